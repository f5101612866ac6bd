"""Flume in a terminal: `●` red, `○` blue, the frame around them, `+` where a stone would go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume.rules import BLUE, EMPTY, RED
from watersmeet.kernel.ink import Ink, Line

if TYPE_CHECKING:
    from numpy import record

STONES = {RED: Ink("● ", "vermilion"), BLUE: Ink("○ ", "blue")}


def lines(state: record) -> tuple[Line, ...]:
    """The board from the top, rows numbered, columns lettered, and who has how many stones."""
    width = int(state.width)
    rim: Line = (Ink("   "), Ink("■ " * (width + 2), "moss"))
    rows = [board_row(state, row) for row in reversed(range(width))]
    letters: Line = (Ink("     " + " ".join(square.LETTERS[:width])),)
    return (rim, *rows, rim, letters, count(state))


def board_row(state: record, row: int) -> Line:
    """One row between two pieces of the frame."""
    frame = Ink("■ ", "moss")
    points = (point(state, row, column) for column in range(int(state.width)))
    return (Ink(f"{row + 1:>2} "), frame, *points, frame)


def point(state: record, row: int, column: int) -> Ink:
    """A stone, or an empty point: `+` where three of its neighbours are taken."""
    stone = int(state.cells[row, column])
    if stone != EMPTY:
        return STONES[stone]
    return Ink("+ ", "strong") if around(state, row, column) >= 3 else Ink("· ", "quiet")


def around(state: record, row: int, column: int) -> int:
    """How many of the four places beside a point hold a stone or the frame."""
    width = int(state.width)
    beside = ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
    return sum(not (0 <= r < width and 0 <= c < width) or state.cells[r, c] != EMPTY for r, c in beside)


def count(state: record) -> Line:
    """How many stones each colour has."""
    lying = [int(stone) for row in state.cells for stone in row]
    red, blue = str(lying.count(RED)), str(lying.count(BLUE))
    return (Ink("   red ● "), Ink(red, "vermilion"), Ink("   blue ○ "), Ink(blue, "blue"))
