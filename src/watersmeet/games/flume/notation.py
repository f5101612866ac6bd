"""Flume's moves and states as text.

c3        a stone on c3
swap      take the other colour

2r1b/5/5/b4/5;red;first=blue      the board from the top, whose colour acts, and what the first seat plays
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume.rules import BLUE, SWAP, WIDEST
from watersmeet.kernel import board_text
from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from numpy import record

LETTERS = ".rb"  # by what lies on a point
COLOURS = ("", "red", "blue")


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
    return board_text.written(rows), COLOURS[state.mover], f"first={sides(state)[0]}"


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
    state.mover = colour(mover)
    word, _, own = first.partition("=")
    if word != "first":
        raise BadNotation(first, "first=red or first=blue says which colour the first seat plays")
    state.blue = 0 if colour(own) == BLUE else 1


def colour(text: str) -> int:
    """RED or BLUE by its word."""
    if text not in COLOURS[1:]:
        raise BadNotation(text, "a colour is red or blue")
    return COLOURS.index(text)


def sides(state: record) -> tuple[str, ...]:
    """What each seat plays now; a swap exchanges them."""
    return ("red", "blue") if state.blue == 1 else ("blue", "red")
