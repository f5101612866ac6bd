"""The net that sunlight throws on the ground of shallow water."""

from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

ROUNDING = 0.36  # how much of each side its corners take
JITTER = 0.42  # how far centres stray from their lattice, in parts of a cell: less looks laid by hand
SHORTER = 0.965  # cells are smaller than their room, and what is left between them is the light


def net(left: float, top: float, wide: float, high: float, mesh: float, seed: str) -> str:
    """A path over that rectangle and a little more, to be filled by the even–odd rule and clipped.

    It is the rectangle less its cells, each with round corners: where three cells meet, light gathers.
    """
    chance = Random(seed)
    across, down = 1.9 * mesh, 1.05 * mesh
    columns, rows = int(wide / across) + 4, int(high / down) + 5

    def centre(i: int, j: int) -> Point:
        x, y = left + (i - 1.5 + j % 2 / 2) * across, top + (j - 1.5) * down
        return x + chance.uniform(-JITTER, JITTER) * across, y + chance.uniform(-JITTER, JITTER) * down

    centres = {(i, j): centre(i, j) for j in range(rows) for i in range(columns)}
    inner = [(i, j) for j in range(1, rows - 1) for i in range(1, columns - 1)]
    cells = (cell(centres[i, j], [centres[near] for near in around(i, j)]) for i, j in inner)
    return f"M{left:g} {top:g}h{wide:g}v{high:g}h-{wide:g}z" + "".join(cells)


def around(i: int, j: int) -> tuple[tuple[int, int], ...]:
    """The six neighbours, in order, where every other row is shifted by half a cell."""
    k = i + j % 2
    return ((k, j - 1), (i + 1, j), (k, j + 1), (k - 1, j + 1), (i - 1, j), (k - 1, j - 1))


def cell(centre: Point, near: list[Point]) -> str:
    """The cell of a centre: its corners lie between it and two neighbours."""
    corners = [corner(centre, near[i - 1], near[i]) for i in range(len(near))]
    path = ""
    for i, (x, y) in enumerate(corners):
        (x1, y1), (x2, y2) = corners[i - 1], corners[(i + 1) % len(corners)]
        into = f"{x + (x1 - x) * ROUNDING:.0f} {y + (y1 - y) * ROUNDING:.0f}"
        path += (
            f"{'L' if path else 'M'}{into}Q{x:.0f} {y:.0f} {x + (x2 - x) * ROUNDING:.0f} {y + (y2 - y) * ROUNDING:.0f}"
        )
    return path + "Z"


def corner(centre: Point, one: Point, other: Point) -> Point:
    """Where a cell meets two others, drawn in a little."""
    (x, y), (x1, y1), (x2, y2) = centre, one, other
    return x + ((x1 + x2 - 2 * x) / 3) * SHORTER, y + ((y1 + y2 - 2 * y) / 3) * SHORTER
