"""Clump's empty board: a bed of mortar in a slab, a bank along each side, and every stone that can lie there.

R0 … R255  r0 … r255     red stones, wet and dry, by how they are joined (see `tiles`)
B0 … B255  b0 … b255     blue ones
R0.1 … R0.4 and so on    stones by themselves, which lie beside each other at the start, in more than one form
"""

from functools import cache
from random import Random

from watersmeet.boards import square
from watersmeet.games.clump import tiles
from watersmeet.kernel.shapes import Number, Shape, group, letters, shape

CELL = 60
LIP = 6  # of the slab's lower edge that is seen
GAP = 3  # of mortar between the cells and the banks
BANK = 17  # how broad a bank is
EDGE = 8  # of the slab, beside a bank without coordinates
LETTERS = 0.0315  # how tall coordinates are, in parts of the board: 12 px on a phone
FORMS = 5  # of stones by themselves
WET = {"R": "red", "r": "red-dry", "B": "blue", "b": "blue-dry"}  # a stone's letter, and its class


def tall(width: int) -> float:
    """How tall coordinates are."""
    return max(17, LETTERS * (width * CELL + 90))


def near(width: int) -> int:
    """From the slab's left edge to the first column, and from the last row to its lower edge: with coordinates."""
    return round(GAP + BANK + 1.45 * tall(width))


def far() -> int:
    """From the last column to the slab's right edge, and from its upper edge to the first row."""
    return GAP + BANK + EDGE


def side(width: int) -> int:
    """How wide the whole slab is."""
    return near(width) + width * CELL + far()


def middle(row: int, column: int, width: int) -> tuple[int, int]:
    """The middle of a cell; rows count from the bottom."""
    half = CELL // 2
    return near(width) + column * CELL + half, far() + (width - 1 - row) * CELL + half


def defined(width: int) -> tuple[Shape, ...]:
    """All that can lie on the board."""
    return (*light(), grain(), *stones(), *banks(width))


def light() -> tuple[Shape, ...]:
    """How the upper left light falls on a stone, and each colour's mark."""
    stops = (("lit", 0), ("high", 0.5), ("low", 0.8), ("far", 1))
    dome = tuple(shape("", "stop", f"clump-dome-{kind}", offset=offset) for kind, offset in stops)
    return (
        Shape("dome", "radialGradient", {"cx": 0.4, "cy": 0.36, "r": 0.64}, dome),
        shape("gleam", "path", d="M-19.2 -5.2a20.2 20.2 0 0 1 14 -13.7"),
        shape("dot", "circle", r=5.8),
        shape("wave", "path", d="M-10.8 0.4q5.4 -10.6 10.8 0t10.8 0"),
        *(knob(letter, kind) for letter, kind in WET.items()),
    )


def knob(letter: str, kind: str) -> Shape:
    """A stone's dome with its gleam and its mark."""
    colour, _, dry = kind.partition("-")
    mark, dry = {"red": "dot", "blue": "wave"}[colour], f"-{dry}" if dry else ""
    return group(
        letter,
        shape("", "circle", "clump-dome", r=25.8),
        shape("", "use", f"clump-gleam{dry}", href="#gleam"),
        shape("", "use", f"clump-{mark}{dry}", href=f"#{mark}"),
    )


def grain() -> Shape:
    """Grains in the mortar, the same again every two cells."""
    chance = Random("grain")
    dots = ((chance.uniform(0, 120), chance.uniform(0, 120), chance.uniform(0.5, 1.1)) for _ in range(170))
    shapes = (shape("", "circle", "clump-grain", cx=round(x, 1), cy=round(y, 1), r=round(r, 1)) for x, y, r in dots)
    return Shape("grain", "pattern", {"width": 120, "height": 120, "patternUnits": "userSpaceOnUse"}, tuple(shapes))


@cache
def stones() -> tuple[Shape, ...]:
    """Every outline, and the stones of it: the same on boards of every size."""
    kinds = [(f"{joints}", joints) for joints in tiles.JOINTS] + [(f"0.{form}", 0) for form in range(1, FORMS)]
    return tuple(each for name, joints in kinds for each in stone(name, joints))


def stone(name: str, joints: int) -> tuple[Shape, ...]:
    """One outline, and the four stones of it: their surface with its shadow and edge, and the dome upon it."""
    chance = Random(f"clump {name}")
    x, y = round(chance.uniform(-0.9, 0.9), 1), round(chance.uniform(-1, 0.8), 1)
    return shape(f"o{name}", "path", d=tiles.outline(joints, f"clump {name}")), *(
        group(
            f"{letter}{name}",
            shape("", "use", "clump-shadow", href=f"#o{name}", x=3, y=5.4),
            shape("", "use", f"clump-{kind}-edge", href=f"#o{name}", x=0.8, y=3.2),
            shape("", "use", f"clump-{kind}", href=f"#o{name}"),
            shape("", "use", href=f"#{letter}", x=x, y=y),
        )
        for letter, kind in WET.items()
    )


def banks(width: int) -> tuple[Shape, ...]:
    """A red bank, lying, and a blue one, standing; both by their upper left corner."""
    long = width * CELL - 4
    return (bank("red-bank", "red", long, BANK), bank("blue-bank", "blue", BANK, long))


def bank(key: str, kind: str, wide: int, high: int) -> Shape:
    """A bar with light along its edge."""
    ends = {"x1": 9, "y1": 5, "x2": wide - 9, "y2": 5} if wide > high else {"x1": 5, "y1": 9, "x2": 5, "y2": high - 9}
    looks: tuple[tuple[str, Number, Number], ...] = (("bank-shadow", 3, 5.4), (f"{kind}-edge", 0, 3.2), (kind, 0, 0))
    bars = (shape("", "rect", f"clump-{look}", x=x, y=y, width=wide, height=high, rx=8) for look, x, y in looks)
    return group(key, *bars, shape("", "line", "clump-gleam-dry", **ends))


def standing(key: str, width: int) -> Shape:
    """The bank on one side: top, left, bottom, right."""
    spots = {
        "top": (near(width) + 2, EDGE),
        "bottom": (near(width) + 2, far() + width * CELL + GAP),
        "left": (near(width) - GAP - BANK, far() + 2),
        "right": (near(width) + width * CELL + GAP, far() + 2),
    }
    x, y = spots[key]
    return shape(key, "use", href="#red-bank" if key in ("top", "bottom") else "#blue-bank", x=x, y=y)


def drawn(width: int) -> tuple[Shape, ...]:
    """The empty board. The lower and the right bank cover the stones that run into them, so they come later."""
    whole, inner = side(width), width * CELL + 2 * GAP
    x, y = near(width) - GAP, far() - GAP
    return (
        shape("lip", "rect", "clump-lip", x=0, y=LIP, width=whole, height=whole, rx=16),
        shape("bed", "rect", "clump-bed", x=0, y=0, width=whole, height=whole, rx=16),
        shape(
            "mortar-edge", "rect", "clump-mortar-edge", x=x - 1.5, y=y - 1.5, width=inner + 3, height=inner + 3, rx=9
        ),
        shape("mortar", "rect", "clump-mortar", x=x, y=y + 1, width=inner, height=inner - 1, rx=8),
        shape("grains", "rect", "clump-grains", x=x, y=y + 1, width=inner, height=inner - 1, rx=8),
        standing("top", width),
        standing("left", width),
        *labels(width),
    )


def labels(width: int) -> tuple[Shape, ...]:
    """Numbers left of the rows, letters below the columns."""
    spots = range(width)
    aside = (near(width) - GAP - BANK) / 2
    rows = [(str(i + 1), aside, middle(i, 0, width)[1]) for i in spots]
    columns = [(square.LETTERS[i], middle(0, i, width)[0], side(width) - aside) for i in spots]
    return tuple(letters(f"label {text}", "clump-coord", text, x, y, tall(width)) for text, x, y in rows + columns)
