"""The colours of Flex's picture: pairs are for light and for dark."""

from watersmeet.kernel.shapes import Paint

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LINE = {"fill": "none", **ROUND}
BRASS, BRASS_EDGE = ("#DCAB45", "#D3A242"), ("#4A3412", "#2A1C08")

FRAME: Paint = {
    "flex-lip": {"fill": ("#7E5A31", "#3A2917")},
    "flex-plank-lit": {"fill": ("#D2A56C", "#836341")},
    "flex-plank": {"fill": ("#C99B62", "#7A5B38")},
    "flex-plank-dim": {"fill": ("#BF9057", "#6E5131")},
    "flex-plank-grain": {**LINE, "stroke": ("#A97B43", "#5C4328"), "stroke-opacity": 0.5, "stroke-width": 1.7},
    "flex-mitre": {**LINE, "stroke": ("#8C6536", "#4A351E"), "stroke-opacity": 0.8, "stroke-width": 1.6},
    "flex-shine": {**LINE, "stroke": ("#EBCB9C", "#A1815A"), "stroke-opacity": 0.9, "stroke-width": 3},
    "flex-groove": {"fill": ("#33221A", "#0F0A07")},
    "flex-coord": {"fill": ("#1E2A30", "#F7ECD8"), "font-weight": 650, "text-anchor": "middle"},
    "flex-strip": {"stroke": ("#6E4F2A", "#33240F"), "stroke-width": 1.6},
    "flex-strip-white": {"fill": ("#F3EBDD", "#E9E0CF")},
    "flex-strip-black": {"fill": ("#2B3338", "#1B2226")},
    "flex-stud-white": {"fill": "none", "stroke": ("#8A7652", "#6F5E3F"), "stroke-width": 1.8},
    "flex-stud-black": {"fill": ("#AEBBC1", "#93A1A8")},
}

TILES: Paint = {
    "flex-white": {"fill": ("#E6D2A5", "#BCA378")},
    "flex-white-grain": {**LINE, "stroke": ("#CBAF78", "#A0875C"), "stroke-opacity": 0.75, "stroke-width": 1.6},
    "flex-white-lit": {**LINE, "stroke": ("#F7EBCD", "#D3BC92"), "stroke-width": 2.6},
    "flex-white-dim": {**LINE, "stroke": ("#A98B57", "#7D663F"), "stroke-width": 2.6},
    "flex-black": {"fill": ("#583E2E", "#37271E")},
    "flex-black-grain": {**LINE, "stroke": ("#402A1D", "#271A13"), "stroke-opacity": 0.85, "stroke-width": 1.6},
    "flex-black-lit": {**LINE, "stroke": ("#7B5D48", "#544032"), "stroke-width": 2.6},
    "flex-black-dim": {**LINE, "stroke": ("#2B1B12", "#19100B"), "stroke-width": 2.6},
    "flex-rim-white": {**LINE, "stroke": ("#F3E4BF", "#D6BF94"), "stroke-width": 5},
    "flex-rim-black": {**LINE, "stroke": ("#8E6E56", "#6F5643"), "stroke-width": 5},
    "flex-rim-edge": {**LINE, "stroke": ("#2C1C12", "#0F0A07"), "stroke-width": 9},
    "flex-well": {"fill": ("#1B110A", "#0A0604"), "fill-opacity": 0.62},
}

COUNTERS: Paint = {
    "flex-shadow": {"fill": "#000", "fill-opacity": (0.32, 0.45)},
    "flex-ivory-side": {"fill": ("#BBA888", "#93836A"), "stroke": ("#5F4E33", "#352A1A"), "stroke-width": 1.5, **ROUND},
    "flex-ivory": {"fill": ("#F6EFE2", "#EFE7D8"), "stroke": ("#6A583A", "#3D3220"), "stroke-width": 1.6},
    "flex-ivory-groove": {**LINE, "stroke": ("#C9B792", "#BFAD89"), "stroke-width": 2.6},
    "flex-ivory-boss": {**LINE, "stroke": ("#8F7B57", "#84714F"), "stroke-width": 3},
    "flex-ivory-pip": {"fill": ("#4F3D22", "#4A391F")},
    "flex-ivory-shine": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.95, "stroke-width": 3},
    "flex-slate-side": {"fill": ("#12181B", "#0A0E10"), "stroke": ("#0B0F11", "#050708"), "stroke-width": 1.5, **ROUND},
    "flex-slate": {"fill": ("#2E373C", "#2E373C"), "stroke": ("#7A8A92", "#8798A0"), "stroke-width": 1.6, **ROUND},
    "flex-slate-groove": {**LINE, "stroke": ("#66767E", "#6A7B84"), "stroke-width": 2.6},
    "flex-slate-boss": {"fill": ("#9DAEB6", "#A5B6BE")},
    "flex-slate-pip": {"fill": ("#E3EBEE", "#E3EBEE")},
    "flex-slate-shine": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.45, "stroke-width": 3},
}

SIGNS: Paint = {
    "flex-brass": {"fill": BRASS, "stroke": BRASS_EDGE, "stroke-width": 2, **ROUND},
    "flex-brass-line": {**LINE, "stroke": BRASS, "stroke-width": 3.4},
    "flex-brass-shine": {**LINE, "stroke": ("#FBE7B0", "#F3DA98"), "stroke-width": 2.2},
    "flex-way-casing": {**LINE, "stroke": ("#FFFBF0", "#E9FBFC"), "stroke-opacity": 0.95, "stroke-width": 7.6},
    "flex-way": {**LINE, "stroke": ("#1F6F78", "#0F5C66"), "stroke-width": 3.8},
    "flex-spot": {"fill": ("#FFFBF0", "#E9FBFC"), "stroke": ("#1F6F78", "#0F5C66"), "stroke-width": 4},
    "flex-landed": {"fill": ("#1F6F78", "#0F5C66"), "stroke": ("#FFFBF0", "#E9FBFC"), "stroke-width": 2.6},
    "flex-gone": {**LINE, "stroke": ("#FFFBF0", "#E9FBFC"), "stroke-width": 3, "stroke-dasharray": "7 6.4"},
    "flex-gone-casing": {**LINE, "stroke": ("#1B120C", "#0B0705"), "stroke-opacity": 0.8, "stroke-width": 6.4},
}

PAINT: Paint = {**FRAME, **TILES, **COUNTERS, **SIGNS}
