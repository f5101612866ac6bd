"""Clump as a picture: a full board of stones in mortar; the stones of a group melt together into one surface.

What lies at a bank of its colour is wet, bright, and one surface with it; other groups are the same stones dry.
The last swap is held by a clasp, and a path that has won bears a line from side to side.

A stone has no name of its own that would outlast a swap, so shapes are known by their cells: whoever lets stones
slide takes the last move's two cells. Light comes from the upper left.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.clump import slab, tiles
from watersmeet.games.clump.board import Board, Cell, beside, board, groups, way
from watersmeet.games.clump.groups import BLUE, NOTHING, RED
from watersmeet.games.clump.notation import pair
from watersmeet.games.clump.paint import PAINT
from watersmeet.games.clump.rules import SWAP
from watersmeet.kernel.shapes import Ground, Shape, group, shape
from watersmeet.kernel.verdict import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy import record

__all__ = ["PAINT", "ground", "shapes", "where"]

LYING = {
    RED: Sentence("clump.lies-red", "{at}: red, group of {count}"),
    BLUE: Sentence("clump.lies-blue", "{at}: blue, group of {count}"),
}
JOINED = {
    RED: Sentence("clump.joined-red", "{at}: red, group of {count}, at a red side"),
    BLUE: Sentence("clump.joined-blue", "{at}: blue, group of {count}, at a blue side"),
}
LETTERS = {RED: "Rr", BLUE: "Bb"}  # wet and dry
CLASP = "M-6.6 -9Q0 -11.2 6.6 -9L3.2 0 6.6 9Q0 11.2 -6.6 9L-3.2 0Z"


def ground(options: Mapping[str, Any]) -> Ground:
    """The empty board, and all that can lie there."""
    width = options["size"]
    side = slab.side(width)
    return Ground(side, side + slab.LIP, slab.CELL, slab.defined(width), slab.drawn(width))


def where(place: str, options: Mapping[str, Any]) -> tuple[float, float]:
    """The middle of a cell by its name; ValueError for what is none."""
    found = square.place(place, options["size"])
    if found is None:
        raise ValueError(f"`{place}` is no cell of a board {options['size']} wide")
    return slab.middle(*found, options["size"])


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """Every stone as a part of its group, the banks that cover their ends, the last swap, and the path that won."""
    stones, width = board(state), int(state.width)
    around = banked(stones, width)
    lying: dict[Cell, Shape] = {}
    for cells in groups(stones):
        wet = any(around[near] == stones[cell] for cell in cells for near in beside(cell) if near not in stones)
        lying |= {cell: stone(around, cell, wet, len(cells), width) for cell in cells}
    # From the upper left to the lower right, as the light falls: what is drawn later covers shadows.
    ordered = sorted(lying, key=lambda cell: (-cell[0], cell[1]))
    over = (*won(state, stones, width), *swapped(last, width))
    return (*(lying[cell] for cell in ordered), slab.standing("bottom", width), slab.standing("right", width), *over)


def banked(stones: Board, width: int) -> Board:
    """The board with its banks: red above and below, blue on the left and on the right, nothing at the corners."""
    rim = (-1, width)
    red = {(row, column): RED for row in rim for column in range(width)}
    blue = {(row, column): BLUE for row in range(width) for column in rim}
    return {**stones, **red, **blue, **{(row, column): NOTHING for row in rim for column in rim}}


def stone(around: Board, cell: Cell, wet: bool, count: int, width: int) -> Shape:
    """A stone with its part of the group's surface."""
    name, colour = square.name(*cell), around[cell]
    joints = joined(around, cell)
    form = Random(f"clump {name}").randrange(slab.FORMS)
    kind = f"{joints}.{form}" if joints == 0 and form else f"{joints}"
    x, y = slab.middle(*cell, width)
    says = (JOINED if wet else LYING)[colour].say(at=name, count=count)
    return Shape(name, "use", {"href": f"#{LETTERS[colour][not wet]}{kind}", "x": x, "y": y}, says=says)


def joined(around: Board, cell: Cell) -> int:
    """What a stone melts together with: its four sides, and the corners between them where four stones meet."""
    colour, near = around[cell], beside(cell)
    joints = sum(bit for bit, to in zip(tiles.SIDES, near, strict=True) if around[to] == colour)
    for i, bit in enumerate(tiles.CORNERS):
        one, other = near[i], near[(i + 1) % 4]
        corner = (one[0] + other[0] - cell[0], one[1] + other[1] - cell[1])
        if around[one] == around[other] == around[corner] == colour:
            joints += bit
    return joints


def swapped(last: Sequence[int], width: int) -> tuple[Shape, ...]:
    """A loop around the two stones that changed places, and a clasp between them."""
    if not last or last[-1] == SWAP:
        return ()
    (x1, y1), (x2, y2) = (slab.middle(*cell, width) for cell in pair(last[-1]))
    loop = {"x": min(x1, x2) - 27.5, "y": min(y1, y2) - 27.5, "width": abs(x1 - x2) + 55, "height": abs(y1 - y2) + 55}
    turn = "" if y1 != y2 else " rotate(90)"
    return (
        group(
            "last",
            shape("", "rect", "clump-case", rx=26, **loop),
            shape("", "rect", "clump-line", rx=26, **loop),
            shape(
                "", "path", "clump-clasp", d=CLASP, transform=f"translate({(x1 + x2) / 2:g} {(y1 + y2) / 2:g}){turn}"
            ),
        ),
    )


def won(state: record, stones: Board, width: int) -> tuple[Shape, ...]:
    """Links from stone to stone along the shortest path that has won, and into the banks at its ends."""
    if state.winner == NOTHING:
        return ()
    cells = way(stones, int(state.winner), width)
    first, last = cells[0], cells[-1]
    out = (1, 0) if state.winner == RED else (0, 1)
    cells = ((first[0] - out[0], first[1] - out[1]), *cells, (last[0] + out[0], last[1] + out[1]))
    path = "".join(link(slab.middle(*one, width), slab.middle(*other, width)) for one, other in pairwise(cells))
    return (group("path", shape("", "path", "clump-link-case", d=path), shape("", "path", "clump-link", d=path)),)


def link(one: tuple[int, int], other: tuple[int, int]) -> str:
    """A bar across the border between two cells."""
    (x1, y1), (x2, y2) = one, other
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    return f"M{x} {y - 10}v20" if x1 == x2 else f"M{x - 10} {y}h20"
