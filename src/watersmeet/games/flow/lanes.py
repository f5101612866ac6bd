"""Flow's tiles as paper: a piece of shallows with swimming lanes, cut around (0, 0).

Water is told by more than its colour: joined to the Boat it is warm and bears a dotted wake, reached from an
Animal it is pale and ripples, cut off it is dark as the sea.

i-dry … x-linked        a tile without an obstacle, by what `facts.CODES` calls it and its water
arm0-dry …              a lane from one side to the middle: of Animals, the Boat, and tiles with an obstacle
"""

from watersmeet.games.flow.currents import Water
from watersmeet.games.flow.facts import CODES
from watersmeet.games.flow.sea import CELL
from watersmeet.kernel.shapes import Shape, group, shape

HALF = CELL // 2
OVER = 0.6  # lanes reach over their edge, or hairlines would show between two
LANES = {
    "i": f"M0 -{HALF + OVER}V{HALF + OVER}",
    "h": f"M-{HALF + OVER} 0H{HALF + OVER}",
    "l": f"M0 -{HALF + OVER}V-{HALF}A{HALF} {HALF} 0 0 0 {HALF} 0h{OVER}",
    "r": f"M{HALF + OVER} 0H{HALF}A{HALF} {HALF} 0 0 0 0 {HALF}v{OVER}",
    "q": f"M0 {HALF + OVER}V{HALF}A{HALF} {HALF} 0 0 0 -{HALF} 0h-{OVER}",
    "j": f"M-{HALF + OVER} 0H-{HALF}A{HALF} {HALF} 0 0 0 0 -{HALF}v-{OVER}",
    "x": f"M0 -{HALF + OVER}V{HALF + OVER}M-{HALF + OVER} 0H{HALF + OVER}",
}
ARMS = (f"M0 -{HALF + OVER}V0", f"M{HALF + OVER} 0H0", f"M0 {HALF + OVER}V0", f"M-{HALF + OVER} 0H0")
RIPPLES = {
    "i": "M-12 -28q4 -5 8 0t8 0t8 0M-12 4q4 -5 8 0t8 0t8 0M-12 34q4 -5 8 0t8 0t8 0",
    "h": "M-34 -8q-5 4 0 8t0 8M2 -8q-5 4 0 8t0 8M34 -8q-5 4 0 8t0 8",
    "l": "M-10 -34q4 -5 8 0t8 0M8 -14q3 -6 8 -3t8 -3M32 -8q-5 4 0 8t0 8",
    "r": "M32 -8q-5 4 0 8t0 8M8 16q3 -6 8 -3t8 -3M-10 34q4 -5 8 0t8 0",
    "q": "M-10 34q4 -5 8 0t8 0M-24 14q3 -6 8 -3t8 -3M-32 -8q-5 4 0 8t0 8",
    "j": "M-32 -8q-5 4 0 8t0 8M-24 -12q3 -6 8 -3t8 -3M-10 -34q4 -5 8 0t8 0",
    "x": "M-10 -34q4 -5 8 0t8 0M-10 36q4 -5 8 0t8 0M-34 -8q-5 4 0 8t0 8M34 -8q-5 4 0 8t0 8M-10 1q4 -5 8 0t8 0",
}
EDGE = "M-47.5 -46.5L46.5 -48L48 46.5L-46.5 47.5Z"  # paper, cut by hand


def defined() -> tuple[Shape, ...]:
    """Every tile in every state of its water, and the arms."""
    tiles = (tile(letter, water) for letter in LANES for water in Water)
    arms = (arm(side, water) for side in range(4) for water in Water)
    return (
        Shape("square", "clipPath", {}, (shape("", "rect", x=-HALF, y=-HALF, width=CELL, height=CELL),)),
        land(),
        *tiles,
        *arms,
    )


def land() -> Shape:
    """A tile's paper, with its shadow and its lit edge."""
    return group(
        "land",
        shape("", "path", "flow-shadow", d=EDGE, transform="translate(2.5 3.5)"),
        shape("", "path", "flow-land", d=EDGE),
        shape("", "path", "flow-land-edge", d="M-46 45L-46 -45L45 -46.5"),
    )


def tile(letter: str, water: Water) -> Shape:
    """A tile without an obstacle: its lane over its land, and what the water does."""
    lane = strokes(LANES[letter], water)
    ripples = () if water is Water.DRY else (shape("", "path", f"flow-ripple-{water.value}", d=RIPPLES[letter]),)
    return group(f"{letter}-{water.value}", shape("", "use", href="#land"), *lane, *ripples)


def arm(side: int, water: Water) -> Shape:
    """A lane from one side to the middle."""
    return group(f"arm{side}-{water.value}", *strokes(ARMS[side], water))


def strokes(path: str, water: Water) -> tuple[Shape, ...]:
    """The bank of a lane, and its water."""
    bank = shape("", "path", f"flow-bank-{water.value}", d=path, clip_path="url(#square)")
    return bank, shape("", "path", f"flow-lane-{water.value}", d=path)


def called(code: int) -> str:
    """The letter of a tile by how its lane lies, whether or not an obstacle is in it."""
    return CODES[code].lower()
