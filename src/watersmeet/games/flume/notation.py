"""Flume's moves and states as text.

c3        a stone on c3
swap      take the other colour

2r1b/5/5/b4/5;red;first=blue      the board from the top, whose colour acts, and what the first seat plays
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume.rules import SWAP, WIDEST
from watersmeet.kernel import board_text, red_blue
from watersmeet.kernel.errors import BadNotation
from watersmeet.kernel.red_blue import LETTERS, sides

if TYPE_CHECKING:
    from numpy import record

__all__ = ["read", "read_move", "sides", "write", "write_move"]


def write_move(move: int) -> str:
    """`c3`, or `swap`."""
    return "swap" if move == SWAP else square.name(*divmod(move, WIDEST))


def read_move(text: str, state: record) -> int:
    """The number of a move; BadNotation for what is no move, or off this board."""
    if text == "swap":
        return SWAP
    place = square.place(text, int(state.width))
    if place is None:
        last = square.name(int(state.width) - 1, int(state.width) - 1)
        raise BadNotation(text, f"a move is a point from a1 to {last}, or swap")
    return place[0] * WIDEST + place[1]


def write(state: record) -> tuple[str, ...]:
    """The board, the colour to act, and the first seat's colour."""
    width = int(state.width)
    rows = [[LETTERS[state.cells[row, column]] for column in range(width)] for row in reversed(range(width))]
    return board_text.written(rows), *red_blue.written(state)


def read(fields: tuple[str, ...], state: record) -> None:
    """Fill a state that `setup` has made."""
    if len(fields) != 3:
        raise BadNotation(
            ";".join(fields), "after the options come the board, red or blue to act, and first=red or blue"
        )
    board, mover, first = fields
    width = int(state.width)
    for row, line in enumerate(reversed(board_text.read(board, [width] * width, LETTERS[1:]))):
        for column, letter in enumerate(line):
            state.cells[row, column] = LETTERS.index(letter)
    red_blue.read(mover, first, state)
