"""The colours of Flows' picture: pairs are for light and for dark."""

from watersmeet.kernel.shapes import Paint

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LINE = {"fill": "none"}
BLACK = ("#24292C", "#05090B")

BOARD: Paint = {
    "flows-slab": {"fill": ("#0A2A33", "#04090B"), "stroke": ("#0A2A33", "#04090B"), "stroke-width": 10, **ROUND},
    "flows-bed": {"fill": ("#17505C", "#12323B")},
    "flows-hole": {"fill": ("#0E3A44", "#0A1F27"), "stroke": ("#1F5B67", "#17414B"), "stroke-width": 2},
    "flows-deep": {"fill": "none", "stroke": ("#0A2C35", "#07171D"), "stroke-width": 3},
    "flows-place": {"fill": ("#8FB4B6", "#7FA1A4"), "font-weight": 600, "text-anchor": "middle"},
    "flows-black": {"fill": BLACK, "stroke": ("#4A5357", "#39454A"), "stroke-width": 2, "stroke-linejoin": "round"},
    "flows-mouth-black": {"fill": ("#000000", "#000000"), "stroke": ("#5A6468", "#46545A"), "stroke-width": 1.5},
}

STONE: Paint = {
    "flows-stone": {"fill": ("#F6F3EC", "#D2CEC4")},
    "flows-thick": {"fill": ("#B9B1A1", "#8C867A")},
    "flows-rail": {**LINE, "stroke": ("#CFC7B8", "#A8A194"), "stroke-width": 27},
    "flows-bridge": {**LINE, "stroke": ("#F6F3EC", "#D2CEC4"), "stroke-width": 24.5},
    "flows-rim": {**LINE, "stroke": ("#A69B87", "#7A7263"), "stroke-width": 19},
    "flows-groove": {**LINE, "stroke": ("#CEC4B1", "#A59C8B"), "stroke-width": 15.5},
    "flows-back-line": {**LINE, "stroke": ("#A69B87", "#7A7263"), "stroke-width": 3},
    "flows-sluice-edge": {**LINE, "stroke": "#10262D", "stroke-width": 8, "stroke-linecap": "round"},
    "flows-sluice": {**LINE, "stroke": "#FFFDF6", "stroke-width": 4.5, "stroke-linecap": "round"},
}

EDGES = {
    "green": ("#009E73", "#00573F", "#F2FBF4"),
    "blue": ("#0072B2", "#003F63", "#F0F8FD"),
    "vermilion": ("#D55E00", "#7A3500", "#FFF3E4"),
    "purple": ("#CC79A7", "#7E3C60", "#2E1022"),
    "sky": ("#56B4E9", "#1B6795", "#0C3350"),
    "amber": ("#E69F00", "#8A5C00", "#3F2A00"),
}
"""Each player's colour, its edge, and what is drawn on it."""


def coloured() -> dict[str, dict[str, str | float | tuple[str | float, str | float]]]:
    """What each player's quay and water look like."""
    found: dict[str, dict[str, str | float | tuple[str | float, str | float]]] = {
        "flows-leaf": {},
        "flows-wave": {"fill": "none", "stroke-width": 2.6, "stroke-linejoin": "round"},
        "flows-drop": {"fill": "none", "stroke-width": 6, "stroke-linecap": "round"},
    }
    for tone, (body, edge, mark) in EDGES.items():
        found[f"flows-edge-{tone}"] = {"fill": "none", "stroke": edge, "stroke-width": 19}
        found[f"flows-water-{tone}"] = {"fill": "none", "stroke": body, "stroke-width": 15}
        found[f"flows-leaf-{tone}"] = {"fill": mark}
        found[f"flows-wave-{tone}"] = {"stroke": mark}
        found[f"flows-drop-{tone}"] = {"stroke": mark}
        found[f"flows-quay-{tone}"] = {"fill": body, "stroke": edge, "stroke-width": 2, "stroke-linejoin": "round"}
        found[f"flows-mouth-{tone}"] = {"fill": body, "stroke": edge, "stroke-width": 2}
        found[f"flows-inlay-{tone}"] = {"fill": "none", "stroke": body, "stroke-width": 17, **ROUND}
        found[f"flows-mark-{tone}"] = {"fill": mark}
        found[f"flows-sign-{tone}"] = {"fill": "none", "stroke": mark, "stroke-width": 3.2, **ROUND}
        found[f"flows-bead-{tone}"] = {"fill": "none", "stroke": body, "stroke-width": 8, **BEADS}
    return found


BEADS = {"stroke-linecap": "round", "stroke-dasharray": "0.1 12.5"}

SIGNS: Paint = {
    "flows-glow": {**LINE, "stroke": "#FFFDF6", "stroke-opacity": 0.35, "stroke-width": 26, "stroke-linecap": "round"},
    "flows-shine": {**LINE, "stroke": "#FFFDF6", "stroke-width": 4, "stroke-linecap": "round"},
    "flows-last": {**LINE, "stroke": ("#1F6F78", "#4FB3BC"), "stroke-width": 6, "stroke-linejoin": "round"},
    "flows-turn": {"fill": "#FFFDF6", "stroke": "#10262D", "stroke-width": 2.5, "stroke-linejoin": "round"},
    "flows-count": {"fill": ("#5E6B70", "#93A1A5"), "font-weight": 700, "text-anchor": "middle"},
    "flows-unknown": {"fill": ("#5E5546", "#3E382E"), "font-weight": 700, "text-anchor": "middle"},
    "flows-bead-edge": {**LINE, "stroke": "#10262D", "stroke-width": 13.5, **BEADS},
    "flows-bead-rim": {**LINE, "stroke": "#FFFDF6", "stroke-width": 11.5, **BEADS},
}

PAINT: Paint = {**BOARD, **STONE, **coloured(), **SIGNS}
