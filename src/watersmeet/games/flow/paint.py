"""The colours of Flow's picture: pairs are for light and for dark."""

from watersmeet.kernel.shapes import Paint

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LINE = {"fill": "none", **ROUND}
CREAM = ("#FFFDF3", "#E9E2CF")

SEA: Paint = {
    "flow-around": {"fill": ("#226F7A", "#123F4A")},
    "flow-waves": {**LINE, "stroke": ("#8CC3C2", "#5E9AA0"), "stroke-opacity": 0.45, "stroke-width": 2.4},
    "flow-shadow": {"fill": "#04161B", "fill-opacity": (0.3, 0.45)},
    "flow-frame": {"fill": ("#C99B62", "#7A5B38")},
    "flow-beam": {**LINE, "stroke": ("#A97C48", "#5F4529"), "stroke-opacity": 0.5, "stroke-width": 1.6},
    "flow-coord": {"fill": ("#33210C", "#F4E8D2"), "font-weight": 700, "text-anchor": "middle"},
    "flow-sea": {"fill": ("#17586C", "#0F3640")},
    "flow-depth": {"fill": ("#124B5D", "#0B2A33"), "fill-opacity": 0.6},
    "flow-fish": {"fill": ("#0F4151", "#0A252D"), "fill-opacity": 0.85},
    "flow-calm": {"fill": ("#27788A", "#17525F"), "fill-opacity": 0.75},
    "flow-calm-line": {**LINE, "stroke": "#8FD0D2", "stroke-opacity": (0.4, 0.28), "stroke-width": 2.4},
    "flow-calm-sign": {**LINE, "stroke": ("#F7FBF5", "#BFE3E1"), "stroke-width": 3.4},
    "flow-grid": {"fill": "none", "stroke": "#8FD0D2", "stroke-opacity": 0.35, "stroke-width": 1.6, "stroke-dasharray": "0.5 6"},
    "flow-swell": {**LINE, "stroke": ("#7FC0C6", "#5A9BA3"), "stroke-opacity": 0.45, "stroke-width": 2.6},
    "flow-inset": {"fill": "none", "stroke": "#04161B", "stroke-opacity": 0.45, "stroke-width": 5},
    "flow-die-white": {"fill": ("#FFFDF6", "#E9E2CF"), "stroke": "#1E2A30", "stroke-width": 1.6},
    "flow-die-black": {"fill": "#1A2327", "stroke": "#F4E8D2", "stroke-width": 1.6},
    "flow-pip-white": {"fill": "#1E2A30"},
    "flow-pip-black": {"fill": "#FFFDF6"},
}  # fmt: skip

LANES: Paint = {
    "flow-land": {"fill": ("#4B9B9E", "#2C6F77")},
    "flow-land-edge": {**LINE, "stroke": ("#7FC4C2", "#4E9AA0"), "stroke-width": 2.4},
    "flow-bank-dry": {"fill": "none", "stroke": ("#8CC3C2", "#5C9CA0"), "stroke-width": 50},
    "flow-lane-dry": {"fill": "none", "stroke": ("#1B5B6F", "#0D323C"), "stroke-width": 41},
    "flow-bank-wet": {"fill": "none", "stroke": CREAM, "stroke-width": 52},
    "flow-lane-wet": {"fill": "none", "stroke": ("#BDE8E6", "#8FC9CB"), "stroke-width": 42},
    "flow-bank-linked": {"fill": "none", "stroke": ("#FFFFFF", "#FFF6DC"), "stroke-width": 54},
    "flow-lane-linked": {"fill": "none", "stroke": ("#FFE9A6", "#F2CF78"), "stroke-width": 43},
    "flow-ripple-wet": {**LINE, "stroke": ("#4FA3A6", "#2F7D83"), "stroke-width": 2.4},
    "flow-ripple-linked": {**LINE, "stroke": ("#D9A93A", "#A87B12"), "stroke-width": 2.4},
    "flow-wake": {**LINE, "stroke": ("#A86B00", "#7A4A00"), "stroke-width": 6, "stroke-dasharray": "0.1 13"},
}

CAST: Paint = {
    "flow-cut": {"fill": CREAM, "stroke": CREAM, "stroke-width": 6, **ROUND},
    "flow-sand": {"fill": ("#EAD9AE", "#C2AE7E")},
    "flow-grass": {"fill": ("#6FA864", "#557F4F")},
    "flow-orange": {"fill": "#E07B28"},
    "flow-cream": {"fill": "#FFF1DA"},
    "flow-rose": {"fill": "#F3B49A"},
    "flow-stripe": {**LINE, "stroke": "#A94F0E", "stroke-width": 3},
    "flow-brown": {"fill": "#7A4A2B"},
    "flow-bark": {"fill": "#5B3520"},
    "flow-white": {"fill": "#FBF7EE"},
    "flow-wing": {"fill": "#C3CDD2"},
    "flow-ink": {"fill": "#1E2A30"},
    "flow-red": {"fill": "#C8372D"},
    "flow-collar": {**LINE, "stroke": "#1F8A92", "stroke-width": 5},
    "flow-fur": {"fill": "#7C5230"},
    "flow-hide": {"fill": "#93653D"},
    "flow-muzzle": {"fill": "#5E3D22"},
    "flow-leaf": {"fill": "#6E9C52"},
    "flow-petal": {"fill": "#FFF7F1", "stroke": "#E7A9B8", "stroke-width": 1.4},
    "flow-leg": {"fill": "#E8862A"},
    "flow-line": {**LINE, "stroke": "#1E2A30", "stroke-width": 2.6},
    "flow-eye": {**LINE, "stroke": "#FBF7EE", "stroke-width": 4},
    "flow-mast": {"fill": "#5B3520"},
    "flow-sail": {"fill": "#A92B25"},
    "flow-hull": {"fill": "#6A3F22"},
    "flow-plank": {"fill": "#B5824B"},
    "flow-flag": {"fill": "#F2B632"},
    "flow-foam-line": {**LINE, "stroke": "#FFFFFF", "stroke-width": 3.6},
    "flow-foam": {"fill": ("#D6EFEC", "#A9CFCD"), "fill-opacity": 0.85},
    "flow-wood": {"fill": "#94613A"},
    "flow-grain": {"fill": "#DDB683"},
    "flow-stone": {"fill": "#A8A59C"},
    "flow-shale": {"fill": "#7C7A74"},
    "flow-shine": {"fill": "#C9C6BC", "fill-opacity": 0.8},
    "flow-moss": {"fill": "#3F6B45"},
    "flow-branch": {**LINE, "stroke": "#5E3B22", "stroke-width": 4.6},
    "flow-token": {"fill": "#1B5F96", "stroke": "#FFFFFF", "stroke-width": 4},
    "flow-feather": {"fill": "#FFFFFF"},
}

SIGNS: Paint = {
    "flow-fits": {"fill": "#FFC24A", "fill-opacity": 0.1, "stroke": "#FFC24A", "stroke-width": 4.5, "stroke-dasharray": "13 8"},
    "flow-laid": {"fill": "none", "stroke": "#FFC24A", "stroke-width": 5, "stroke-linejoin": "round"},
    "flow-spray": {"fill": ("#F7FBF5", "#DDEBE8"), "fill-opacity": 0.9},
    "flow-curl": {**LINE, "stroke": ("#8CC3C2", "#5C9CA0"), "stroke-width": 4},
    "flow-rolled": {"fill": "none", "stroke": "#FFC24A", "stroke-width": 5},
    "flow-pennant": {"fill": "#A8452F", "stroke": "#FFB59F", "stroke-width": 2, "stroke-linejoin": "round"},
    "flow-harm": {"fill": "#FFFFFF", "font-weight": 700, "text-anchor": "middle"},
    "flow-plate": {"fill": ("#FFFDF6", "#1B2A31"), "stroke": ("#1F6F78", "#4FB3BC"), "stroke-width": 3, "stroke-dasharray": "7 4"},
    "flow-missing": {"fill": ("#1E2A30", "#F4E8D2"), "font-weight": 700, "text-anchor": "middle"},
    "flow-sun": {"fill": "#FFC93C", "stroke": "#B97A00", "stroke-width": 2.4, **ROUND},
    "flow-tick": {**LINE, "stroke": "#1E2A30", "stroke-width": 6},
    "flow-level": {"fill": ("#2F97A3", "#4FB3BC")},
    "flow-buoy": {"fill": "#C8372D", "stroke": "#FFFDF6", "stroke-width": 3},
    "flow-said": {"fill": "#FFFDF6", "font-weight": 700},
    "flow-back": {"fill": ("#6FB5B4", "#3B7F86"), "stroke": ("#2C6F77", "#0F3640"), "stroke-width": 2, "stroke-linejoin": "round"},
}  # fmt: skip

PAINT: Paint = {**SEA, **LANES, **CAST, **SIGNS}
