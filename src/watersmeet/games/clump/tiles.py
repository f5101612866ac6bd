"""The surface of one stone in Clump, by what it melts together with. Tiles side by side make one surface of a group.

A stone is joined to what has its colour: above, right, below and left (bits 1, 2, 4, 8), the banks among them.
Where four stones meet in a square the hole between them is filled too: above right, below right, below left and
above left (bits 16, 32, 64, 128). An unjoined side bulges to RADIUS; a joined one runs as a neck to its neighbour.
"""

from random import Random
from typing import TypeAlias

from watersmeet.kernel.shapes import short

Point: TypeAlias = tuple[float, float]

RADIUS = 27.0  # of an unjoined side: cells are 60 wide, so 6 of mortar are seen
NECK = 21.0  # half of a neck's width
REACH = 33.5  # how far a neck runs: into its neighbour, or across the mortar to its bank
SIDES = (1, 2, 4, 8)  # up, right, down, left
CORNERS = (16, 32, 64, 128)
ROUND = 0.62  # how square the corners of a stone by itself are: a circle's are 0.55

JOINTS = tuple(
    sides + corners
    for sides in range(16)
    for corners in range(0, 256, 16)
    if all(sides & SIDES[i] and sides & SIDES[(i + 1) % 4] for i in range(4) if corners & CORNERS[i])
)
"""All ways in which a stone can be joined: 47."""


def outline(joints: int, seed: str) -> str:
    """The path of a stone's surface around (0, 0); `seed` makes its bulges a little uneven."""
    chance = Random(seed)
    bulges = [RADIUS + chance.uniform(-0.9, 0.4) for _ in SIDES]
    path = ""
    for i in range(4):
        one, other = bool(joints & SIDES[i]), bool(joints & SIDES[(i + 1) % 4])
        start, *curve = quarter(one, other, bool(joints & CORNERS[i]), bulges[i], bulges[(i + 1) % 4])
        points = [turned(i, point) for point in (start, *curve)]
        path += f"{'L' if path else 'M'}{points[0]}" + ("C" if len(curve) == 3 else "L") + " ".join(points[1:])
    return path + "Z"


def quarter(one: bool, other: bool, filled: bool, bulge: float, next_bulge: float) -> list[Point]:
    """The points of an outline from the middle of its upper side, or the neck there, to the same on its right.

    Four points are a curve, three are two straight lines.
    """
    if filled:
        return [(NECK, -REACH), (REACH, -REACH), (REACH, -NECK)]
    start = (NECK, -REACH) if one else (0.0, -bulge)
    end = (REACH, -NECK) if other else (next_bulge, 0.0)
    if one and other:
        return [start, (NECK, -NECK), (NECK, -NECK), end]
    if one:
        return [start, (NECK, -18.0), (next_bulge, -17.0), end]
    if other:
        return [start, (17.0, -bulge), (18.0, -NECK), end]
    return [start, (ROUND * next_bulge, -bulge), (next_bulge, -ROUND * bulge), end]


def turned(quarters: int, point: Point) -> str:
    """A point after so many quarter turns clockwise, as paths write it."""
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return f"{short(round(x, 1))} {short(round(y, 1))}"
