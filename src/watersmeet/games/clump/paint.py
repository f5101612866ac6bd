"""The colours of Clump's picture: pairs are for light and for dark.

A group that lies at a bank of its colour is wet: bright, and one surface with the bank. Others are the same
stones dry: paler in light, duller in dark.
"""

from watersmeet.kernel.shapes import Paint

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LINE = {"fill": "none", **ROUND}
SHELL = ("#FFFBF0", "#F3EBDD")
NIGHT = ("#1E2A30", "#0B1216")

SLAB: Paint = {
    "clump-lip": {"fill": ("#071B21", "#050E12")},
    "clump-bed": {"fill": ("#0D2E37", "#0D2931")},
    "clump-mortar-edge": {"fill": ("#B9AE97", "#131C20")},
    "clump-mortar": {"fill": ("#E6DCC6", "#2E3B40")},
    "clump-grain": {"fill": ("#A89A7C", "#55646A"), "fill-opacity": 0.55},
    "clump-grains": {"fill": "url(#grain)"},
    "clump-coord": {"fill": ("#CFE0DE", "#A9BBBC"), "font-weight": 700, "text-anchor": "middle"},
}

STONES: Paint = {
    "clump-shadow": {"fill": ("#AAA392", "#1B2225")},  # of mortar: see-through ones would be darker where two meet
    "clump-bank-shadow": {"fill": "#000", "fill-opacity": (0.26, 0.42)},
    "clump-red-edge": {"fill": ("#8A3A00", "#7A3300")},
    "clump-red": {"fill": "#D55E00"},
    "clump-red-dry-edge": {"fill": ("#A9683B", "#683C1E")},
    "clump-red-dry": {"fill": ("#E7A06B", "#AE6A3C")},
    "clump-blue-edge": {"fill": ("#00496F", "#003F62")},
    "clump-blue": {"fill": "#0072B2"},
    "clump-blue-dry-edge": {"fill": ("#447C9C", "#2A4A60")},
    "clump-blue-dry": {"fill": ("#77B1D3", "#4A7C9F")},
    "clump-dome": {"fill": "url(#dome)"},
    "clump-dome-lit": {"stop-color": "#FFF", "stop-opacity": 0.22},
    "clump-dome-high": {"stop-color": "#FFF", "stop-opacity": 0.04},
    "clump-dome-low": {"stop-color": "#000", "stop-opacity": 0.03},
    "clump-dome-far": {"stop-color": "#000", "stop-opacity": 0.16},
    "clump-gleam": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.45, "stroke-width": 2.5},
    "clump-gleam-dry": {**LINE, "stroke": "#FFF", "stroke-opacity": 0.3, "stroke-width": 2.5},
    "clump-dot": {"fill": ("#FFF6EA", "#FFF0E0")},
    "clump-dot-dry": {"fill": ("#6E2C00", "#FFE3CB")},
    "clump-wave": {**LINE, "stroke": ("#EAF5FB", "#E4F2FA"), "stroke-width": 3.2},
    "clump-wave-dry": {**LINE, "stroke": ("#063B5C", "#E0F0FA"), "stroke-width": 3.2},
}

SIGNS: Paint = {
    "clump-case": {**LINE, "stroke": NIGHT, "stroke-width": 5},
    "clump-line": {**LINE, "stroke": SHELL, "stroke-width": 2.6},
    "clump-clasp": {"fill": NIGHT, "stroke": SHELL, "stroke-width": 1.6, "stroke-linejoin": "round"},
    "clump-link-case": {**LINE, "stroke": NIGHT, "stroke-width": 8.4},
    "clump-link": {**LINE, "stroke": SHELL, "stroke-width": 4.8},
}

PAINT: Paint = {**SLAB, **STONES, **SIGNS}
