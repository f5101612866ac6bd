"""Flume as a picture: polished stones on slate under shallow water, in a frame of mossy pebbles.

Every empty point bears a tick on each side that is taken; from three on it glows and bears a `+`: whoever
places there places again. The last turn leaves a wet trail: its stones are numbered in order, a single
one lies in its ripples. Light comes from the upper left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume import slab, stones
from watersmeet.games.flume.paint import PAINT
from watersmeet.games.flume.rules import BLUE, EMPTY, NO_CENTRE, RED, SWAP, WIDEST
from watersmeet.games.flume.slab import middle
from watersmeet.kernel.shapes import Ground, Shape, group, shape
from watersmeet.kernel.verdict import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy import record

__all__ = ["PAINT", "ground", "shapes", "where"]

LETTERS = {RED: "r", BLUE: "b"}
LYING = {RED: Sentence("flume.red", "{at}: red"), BLUE: Sentence("flume.blue", "{at}: blue")}
FREE = (
    Sentence("flume.free-0", "{at}: empty"),
    Sentence("flume.free-1", "{at}: empty, one side taken"),
    Sentence("flume.free-2", "{at}: empty, two sides taken"),
    Sentence("flume.free-3", "{at}: empty, three sides taken, so place again"),
    Sentence("flume.free-4", "{at}: empty, four sides taken, so place again"),
)
BARRED = Sentence("flume.barred", "{at}: empty, but not for the first stone")
DOTTED = 40  # the longest trail with drops along it: however long a turn, its picture stays under 16 kB


def ground(options: Mapping[str, Any]) -> Ground:
    """The empty board, and all that can lie there."""
    width = options["size"]
    side = slab.side(width)
    defs = (*slab.defined(width), *stones.defined(width))
    return Ground(side, side + slab.LIP, slab.CELL, defs, slab.drawn(width))


def where(place: str, options: Mapping[str, Any]) -> tuple[float, float]:
    """The middle of a point by its name; ValueError for what is none."""
    found = square.place(place, options["size"])
    if found is None:
        raise ValueError(f"`{place}` is no point of a board {options['size']} wide")
    return middle(*found, options["size"])


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """The trail of the last turn, every point's stone or ticks, and the turn's numbers."""
    width = int(state.width)
    turn = [divmod(int(move), WIDEST) for move in last if move != SWAP]
    points = (point(state, row, column) for row in range(width) for column in range(width))
    return (*trail(turn, width), *points, *counts(state, turn))


def point(state: record, row: int, column: int) -> Shape:
    """The stone on a point, or what an empty point bears."""
    name, colour = square.name(row, column), int(state.cells[row, column])
    if colour == EMPTY:
        return free(state, name, row, column)
    return Shape(name, "use", {"href": f"#{LETTERS[colour]}-{name}"}, says=LYING[colour].say(at=name))


def free(state: record, name: str, row: int, column: int) -> Shape:
    """The ticks of an empty point, or the bar on a centre that the first stone may not take."""
    sides = sum(1 << bit for bit, (up, right) in enumerate(stones.SIDES) if taken(state, row + up, column + right))
    barred = row == column == state.width // 2 and state.opening == NO_CENTRE and untouched(state)
    sign, says = ("barred", BARRED) if barred else (f"t{sides}", FREE[sides.bit_count()])
    x, y = middle(row, column, int(state.width))
    return Shape(f"{name}-free", "use", {"href": f"#{sign}", "x": x, "y": y}, says=says.say(at=name))


def taken(state: record, row: int, column: int) -> bool:
    """Whether a stone lies there, or the frame."""
    width = int(state.width)
    return not (0 <= row < width and 0 <= column < width and state.cells[row, column] == EMPTY)


def untouched(state: record) -> bool:
    """Whether no stone lies on the board."""
    return all(cell == EMPTY for row in state.cells for cell in row)


def trail(turn: Sequence[tuple[int, int]], width: int) -> tuple[Shape, ...]:
    """Where water ran: around a single stone in ripples, from each of several to the next."""
    spots = [middle(row, column, width) for row, column in turn]
    if len(spots) == 1:
        x, y = spots[0]
        near = shape("", "circle", "flume-ripple", cx=x, cy=y, r=28)
        return (group("ripples", near, shape("", "circle", "flume-ripple-far", cx=x, cy=y, r=32.5)),)
    if not spots:
        return ()
    path = "M" + "L".join(f"{x} {y}" for x, y in spots)
    drops = (shape("", "path", "flume-drops", d=path),) if len(spots) <= DOTTED else ()
    return (group("trail", shape("", "path", "flume-trail", d=path), *drops),)


def counts(state: record, turn: Sequence[tuple[int, int]]) -> tuple[Shape, ...]:
    """The numbers on the stones of a turn, where there are several."""
    if len(turn) == 1:
        return ()
    return tuple(number(state, count, row, column) for count, (row, column) in enumerate(turn, 1))


def number(state: record, count: int, row: int, column: int) -> Shape:
    """A stone's number in its turn, on a plate of its colour."""
    letter = LETTERS[int(state.cells[row, column])]
    return slab.standing(str(count), f"{letter}{count}", middle(row, column, int(state.width)))
