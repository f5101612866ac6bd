"""Clump in a terminal: `●` red, `○` blue, a line between stones that hold together, and each colour's two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.clump.board import Board, Cell, board, groups
from watersmeet.games.clump.groups import BLUE, RED
from watersmeet.kernel.ink import Ink, Line

if TYPE_CHECKING:
    from numpy import record

TONES = {RED: "vermilion", BLUE: "blue"}
STONES = {RED: Ink("●", TONES[RED]), BLUE: Ink("○", TONES[BLUE])}
SIDE = Ink("┃", TONES[BLUE])
AIMS = {RED: " joins ━ and ━, top and bottom; largest group ", BLUE: " joins ┃ and ┃, left and right; largest group "}


def lines(state: record) -> tuple[Line, ...]:
    """The board from the top, rows numbered, columns lettered, and what each colour has to join."""
    stones, width = board(state), int(state.width)
    rim: Line = (Ink("     "), Ink("━" * (4 * width - 3), TONES[RED]))
    rows = [row_of(stones, row, width) for row in reversed(range(width))]
    between = [joints(stones, row, width) for row in reversed(range(width - 1))]
    woven = [line for pair in zip(rows, between, strict=False) for line in pair]
    letters: Line = (Ink("     " + "   ".join(square.LETTERS[:width])),)
    return (rim, *woven, rows[-1], rim, letters, *(aim(stones, colour) for colour in AIMS))


def row_of(stones: Board, row: int, width: int) -> Line:
    """A row of stones, with a line from one to the next where they hold together."""
    line = [Ink(f"{row + 1:>2} "), SIDE, Ink(" ")]
    for column in range(width):
        line += [STONES[stones[row, column]], joint(stones, (row, column), (row, column + 1), "───")]
    return (*line[:-1], Ink(" "), SIDE)


def joints(stones: Board, row: int, width: int) -> Line:
    """What holds a row together with the one above."""
    line = [Ink("   "), SIDE, Ink(" ")]
    for column in range(width):
        line += [joint(stones, (row, column), (row + 1, column), "│"), Ink("   ")]
    return (*line[:-1], Ink(" "), SIDE)


def joint(stones: Board, one: Cell, other: Cell, line: str) -> Ink:
    """A line between two stones of one colour, else as much room."""
    return Ink(line, TONES[stones[one]]) if stones[one] == stones.get(other) else Ink(" " * len(line))


def aim(stones: Board, colour: int) -> Line:
    """A colour's stone and sides, and how many stones its largest group has."""
    largest = max(len(group) for group in groups(stones) if stones[min(group)] == colour)
    return (Ink("     "), STONES[colour], Ink(AIMS[colour]), Ink(str(largest), TONES[colour]))
