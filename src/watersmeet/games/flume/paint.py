"""The colours of Flume's picture: pairs are for light and for dark."""

from watersmeet.kernel.shapes import Paint

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LINE = {"fill": "none", **ROUND}
PALE = ("#E8F4EF", "#DCEBE7")

SLAB: Paint = {
    "flume-lip": {"fill": ("#071B21", "#050E12")},
    "flume-bed": {"fill": ("#0D2E37", "#0A222A")},
    "flume-water": {"fill": "url(#water)"},
    "flume-water-near": {"stop-color": ("#1A5562", "#154450")},
    "flume-water-mid": {"stop-color": ("#134550", "#0F3640")},
    "flume-water-far": {"stop-color": ("#0E3741", "#0B2A33")},
    "flume-sunlight": {"fill": "url(#sun)"},
    "flume-sun-near": {"stop-color": PALE, "stop-opacity": (0.13, 0.09)},
    "flume-sun-far": {"stop-color": PALE, "stop-opacity": (0.02, 0.02)},
    "flume-shade": {"fill": "none", "stroke": ("#061A20", "#050F13"), "stroke-opacity": 0.5, "stroke-width": 3},
    "flume-shine": {"fill": "none", "stroke": ("#3F7782", "#2C5B66"), "stroke-opacity": 0.5, "stroke-width": 1.5},
    "flume-pit": {"fill": "url(#hollow)"},
    "flume-pit-deep": {"stop-color": ("#082329", "#071B21")},
    "flume-pit-shallow": {"stop-color": ("#114049", "#0D323B")},
    "flume-pit-rim": {**LINE, "stroke": ("#3C6A73", "#2C515A"), "stroke-width": 1.5},
}

FRAME: Paint = {
    "flume-rock-edge": {"fill": ("#263C28", "#1D3021")},
    "flume-rock": {"fill": "#4B6F4A"},
    "flume-moss-0": {"fill": "#6B9A63"},
    "flume-moss-1": {"fill": "#78A36C"},
    "flume-moss-2": {"fill": "#7F9F63"},
    "flume-fleck": {"fill": "#39583A", "fill-opacity": 0.5},
    "flume-coord": {"fill": "#0B160A", "font-weight": 700, "text-anchor": "middle"},
}

STONES: Paint = {
    "flume-shadow": {"fill": "#000", "fill-opacity": (0.32, 0.42)},
    "flume-red-edge": {"fill": "#7A3500"},
    "flume-red": {"fill": "url(#red)"},
    "flume-red-near": {"stop-color": "#F28A38"},
    "flume-red-mid": {"stop-color": "#D55E00"},
    "flume-red-far": {"stop-color": "#A84A00"},
    "flume-blue-edge": {"fill": "#00395A"},
    "flume-blue": {"fill": "url(#blue)"},
    "flume-blue-near": {"stop-color": "#3D9CDA"},
    "flume-blue-mid": {"stop-color": "#0072B2"},
    "flume-blue-far": {"stop-color": "#005687"},
    "flume-gleam": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.55, "stroke-width": 2.6},
    "flume-bounce": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.16, "stroke-width": 2},
    "flume-dot": {"fill": "#FFF6EA"},
    "flume-wave": {**LINE, "stroke": "#EDF7FC", "stroke-width": 3.2},
}

SIGNS: Paint = {
    "flume-tick": {**LINE, "stroke": ("#97AFB0", "#8D9C9C"), "stroke-width": 4.2},
    "flume-again": {**LINE, "stroke": PALE, "stroke-width": 5},
    "flume-glow": {"fill": "url(#glow)"},
    "flume-glow-in": {"stop-color": PALE, "stop-opacity": 0.3},
    "flume-glow-out": {"stop-color": PALE, "stop-opacity": 0.1},
    "flume-well": {"fill": ("#0A2830", "#081F26")},
    "flume-plus": {**LINE, "stroke": PALE, "stroke-width": 3.8},
    "flume-barred": {**LINE, "stroke": "#FFB59F", "stroke-width": 3.8},
    "flume-trail": {**LINE, "stroke": PALE, "stroke-opacity": 0.14, "stroke-width": 17},
    "flume-drops": {**LINE, "stroke": PALE, "stroke-opacity": 0.4, "stroke-width": 1.6, "stroke-dasharray": "0.1 6"},
    "flume-ripple": {**LINE, "stroke": PALE, "stroke-opacity": 0.85, "stroke-width": 2.4},
    "flume-ripple-far": {**LINE, "stroke": PALE, "stroke-opacity": 0.35, "stroke-width": 1.8},
    "flume-plate": {"fill": "#FFF8EC", "stroke": "#FFF8EC", "stroke-width": 3, **ROUND},
    "flume-number": {"fill": "#14262C", "font-weight": 700, "text-anchor": "middle"},
}

PAINT: Paint = {**SLAB, **FRAME, **STONES, **SIGNS}
