"""The board of Flows without tiles: holes for 37 stones, and around them six quays with seven mouths each.

A quay bends around its first corner. All six are drawn as the top one, turned. Unclaimed quays are black; where
somebody plays alone, the black one opposite bears their colour as an inlay.
"""

from __future__ import annotations

from math import cos, pi, sin

from watersmeet.boards import hexagon
from watersmeet.games.flows import TONES, colours
from watersmeet.games.flows.stones import CELL, Point, at, corner, hexagon_path
from watersmeet.games.flows.tiles import HEXES, SIDE, TOP
from watersmeet.kernel.shapes import Shape, group, letters, shape, short
from watersmeet.kernel.verdict import Sentence

WIDTH, HEIGHT = 880.0, 770.0
MIDDLE = (WIDTH / 2, HEIGHT / 2)
RIM = 371.0  # from the board's middle to its outer edges
STRIP = 343.0  # to the middle of the quays, where their marks are
CLAIMED = Sentence("flows.quay", "{who}'s quay")
BLACK = Sentence("flows.black-quay", "a black quay")
GOAL = Sentence("flows.goal-quay", "a black quay, {who}'s goal")


def middle(cell: int) -> Point:
    """The middle of a hex."""
    x, y = hexagon.middle(cell, SIDE)
    return MIDDLE[0] + CELL * x, MIDDLE[1] + CELL * y


def outer(turn: float, away: float) -> Point:
    """A corner of the board's outline, or of one inside it: 0 is the top quay's first corner."""
    angle, far = (turn - 2) * pi / 3, away / cos(pi / 6)
    return MIDDLE[0] + far * cos(angle), MIDDLE[1] + far * sin(angle)


def line(points: list[Point]) -> str:
    """A path through points."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def shifted(cell: int, point: Point) -> Point:
    """A point of a hex on the board."""
    x, y = middle(cell)
    return x + point[0], y + point[1]


def outline() -> str:
    """The top quay: along seven sides of hexes, and back along the rim, around its first corner."""
    inner = [shifted(TOP[0][0], corner(TOP[0][1] - 1))]
    inner += [shifted(cell, corner(side)) for cell, side in TOP]
    (x1, y1), (x2, _) = inner[0], inner[-1]
    slope = (5 * pi / 6, RIM)  # towards the upper left edge, square to it
    gap = slope[1] - ((x1 - MIDDLE[0]) * cos(-slope[0]) + (y1 - MIDDLE[1]) * sin(-slope[0]))
    begin = x1 + gap * cos(-slope[0]), y1 + gap * sin(-slope[0])
    turn, end = outer(0, RIM), (x2, MIDDLE[1] - RIM)
    near = blend(turn, begin, 26), blend(turn, end, 26)
    bent = f"L{short(near[1][0])} {short(near[1][1])}Q{short(turn[0])} {short(turn[1])} {short(near[0][0])} {short(near[0][1])}"
    return f"{line([*inner, end])}{bent}L{short(begin[0])} {short(begin[1])}Z"


def blend(start: Point, end: Point, away: float) -> Point:
    """A point so far from `start` on the way to `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = away / (dx * dx + dy * dy) ** 0.5
    return start[0] + part * dx, start[1] + part * dy


def mouths(kind: str) -> tuple[Shape, ...]:
    """The seven mouths of the top quay."""
    found = []
    for cell, side in TOP:
        x, y = shifted(cell, at(side, CELL / 2 + 7))
        turn = f"rotate({60 * (side - 1)} {short(x)} {short(y)})"
        found.append(shape("", "rect", kind, x=x - 9, y=y - 9, width=20, height=18, rx=6, transform=turn))
    return tuple(found)


def spots() -> list[Point]:
    """Where the top quay bears its mark: along the strip, and one around the corner."""
    x, y = outer(0, STRIP)
    return [(x + 22 + 62 * number, y) for number in range(6)]


def signs(tone: str) -> tuple[Shape, ...]:
    """A player's mark along the top quay."""
    fill, stroke = f"flows-mark-{tone}", f"flows-sign-{tone}"
    drawn = {
        "vermilion": (fill, "M{x} {y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
        "blue": (stroke, "M{x} {y}m-15 0q5 -9 10 0t10 0t10 0"),
        "green": (fill, "M{x} {y}m-12 0q12 -14 24 0q-12 14 -24 0Z"),
        "amber": (stroke, "M{x} {y}m-5 -8l9 8l-9 8"),
        "sky": (stroke, "M{x} {y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
        "purple": (stroke, "M{x} {y}m-10 7l8 -14m-1 14l8 -14m-1 14l8 -14"),
    }
    kind, path = drawn[tone]
    d = "".join(path.format(x=short(x), y=short(y)) for x, y in spots())
    return (shape("", "path", kind, d=d),)


def quay(side: int, sides: tuple[int, ...]) -> Shape:
    """One board side's quay, with its owner's marks."""
    turned = f"rotate({60 * side} {short(MIDDLE[0])} {short(MIDDLE[1])})"
    if side in sides:
        tone = TONES[side]
        parts = (shape("", "path", f"flows-quay-{tone}", d=outline()), *mouths(f"flows-mouth-{tone}"), *signs(tone))
        return group(f"quay-{side}", *parts, says=CLAIMED.say(who=colours.NAMES[side]), transform=turned)
    across = (side + 3) % 6
    parts = (shape("", "path", "flows-black", d=outline()), *mouths("flows-mouth-black"))
    if across not in sides:
        return group(f"quay-{side}", *parts, says=BLACK.say(), transform=turned)
    (x1, y1), (x2, y2) = spots()[0], spots()[-1]
    inlay = shape("", "path", f"flows-inlay-{TONES[across]}", d=line([(x1 - 8, y1), (x2 + 8, y2)]))
    says = GOAL.say(who=colours.NAMES[across])
    return group(f"quay-{side}", *parts, inlay, *signs(TONES[across]), says=says, transform=turned)


def holes() -> tuple[Shape, ...]:
    """The board's bed, and a hole for every stone, with its name."""
    found = [shape("slab", "path", "flows-slab", d=line([outer(turn, RIM + 1) for turn in range(6)]) + "Z")]
    for cell, name in enumerate(hexagon.names(SIDE)):
        x, y = middle(cell)
        where = f"translate({short(x)} {short(y)})"
        hole = shape("", "path", "flows-hole", d=hexagon_path(CELL / 3**0.5 - 1.5))
        deep = shape("", "path", "flows-deep", d="M-45 26V-26L0 -52L45 -26")
        found.append(group(f"hole-{name}", hole, deep, transform=where))
        found.append(letters(f"place-{name}", "flows-place", name, x, y, 25))
    return tuple(found)


def drawn(sides: tuple[int, ...]) -> tuple[Shape, ...]:
    """The whole board; `sides` are those that somebody sits at."""
    slab, *rest = holes()
    return (slab, *(quay(side, sides) for side in range(6)), *rest)


assert len(hexagon.names(SIDE)) == HEXES
