"""Clump's moves and states as text.

c3-c4     your stone, then the enemy stone that it changes places with
swap      take the other colour

brbr/rbrb/brbr/rbrb;red;first=red            the board from the top, whose colour acts, and what the first seat plays
brbr/rbrb/bbrr/rbrb;blue;first=red;swap      the same after b2-c2 with the pie rule: `swap` may answer it
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.clump.board import Cell, beside, place
from watersmeet.games.clump.groups import WIDEST
from watersmeet.games.clump.rules import SWAP
from watersmeet.kernel import board_text, red_blue
from watersmeet.kernel.errors import BadNotation
from watersmeet.kernel.red_blue import LETTERS, sides

if TYPE_CHECKING:
    from numpy import record

__all__ = ["pair", "read", "read_move", "sides", "write", "write_move"]

FIELDS = "after the options come the board, red or blue to act, first=red or blue, and swap while it is on offer"


def write_move(move: int) -> str:
    """`c3-c4`, or `swap`."""
    if move == SWAP:
        return "swap"
    one, other = pair(move)
    if not (0 <= other[0] < WIDEST and 0 <= other[1] < WIDEST):
        raise BadNotation(str(move), f"no move has this number, which leads from {square.name(*one)} off the board")
    return f"{square.name(*one)}-{square.name(*other)}"


def pair(move: int) -> tuple[Cell, Cell]:
    """The two cells of a swap, the mover's first."""
    cell, direction = divmod(move, 4)
    one = divmod(cell, WIDEST)
    return one, beside(one)[direction]


def read_move(text: str, state: record) -> int:
    """The number of a move; -1 for cells that do not touch; BadNotation for what is no move, or off this board."""
    if text == "swap":
        return SWAP
    width = int(state.width)
    places = [square.place(name, width) for name in text.split("-")]
    one, other = places if len(places) == 2 else (None, None)
    if one is None or other is None:
        last = square.name(width - 1, width - 1)
        raise BadNotation(
            text, f"a move is your stone and the enemy stone beside it, as a1-a2, from a1 to {last}; or swap"
        )
    if other not in beside(one):
        return -1
    return 4 * (one[0] * WIDEST + one[1]) + beside(one).index(other)


def write(state: record) -> tuple[str, ...]:
    """The board, the colour to act, the first seat's colour, and whether `swap` is on offer."""
    width = int(state.width)
    rows = [[LETTERS[state.cells[place(row, column)]] for column in range(width)] for row in reversed(range(width))]
    fields = board_text.written(rows), *red_blue.written(state)
    return (*fields, "swap") if state.offer else fields


def read(fields: tuple[str, ...], state: record) -> None:
    """Fill a state that `setup` has made."""
    if len(fields) not in (3, 4) or fields[3:] not in ((), ("swap",)):
        raise BadNotation(";".join(fields), FIELDS)
    board, mover, first = fields[:3]
    width = int(state.width)
    for row, line in enumerate(reversed(board_text.read(board, [width] * width, LETTERS[1:]))):
        for column, letter in enumerate(line):
            state.cells[place(row, column)] = LETTERS.index(letter)
    red_blue.read(mover, first, state)
    state.offer = int(len(fields) == 4)
