"""Flex in a terminal: `■` black and `□` white tiles, `W` and `B` on them.

`W2` is a double, `W3` a triple; small letters are inert; `×` lies on the tile that may not be flipped,
and `<` points at the piece whose turn is under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flex.board import BLACK, SIDE, WHITE
from watersmeet.games.flex.standing import INERT, movable, pieces, standing
from watersmeet.kernel.ink import Ink, Line

if TYPE_CHECKING:
    from numpy import record

PLACE = 4  # letters to a place; each row begins half a place beside the next
TILES = {WHITE: Ink("□", "ivory"), BLACK: Ink("■", "slate")}
TONES = {WHITE: "ivory", BLACK: "slate"}
WORDS = {WHITE: "white W", BLACK: "black B"}


def lines(state: record) -> tuple[Line, ...]:
    """The board as on the sheet: rows lettered, `/` diagonals numbered at their upper ends, and who can move."""
    numbers = "".join(f"{diagonal:<{PLACE}}" for diagonal in range(1, SIDE + 1))
    top: Line = (Ink(" " * (3 + PLACE // 2 * SIDE) + numbers, "quiet"),)
    rows = [board_row(state, number, cells) for number, cells in enumerate(hexagon.rows(SIDE))]
    return (top, *rows, count(state))


def board_row(state: record, number: int, cells: tuple[int, ...]) -> Line:
    """One row, with the number of the diagonal that begins beyond its end."""
    indent = " " * (PLACE // 2 * (2 * SIDE - 1 - len(cells)))
    beyond = f"{number + SIDE + 1}" if number < SIDE - 1 else ""
    inks = [ink for cell in cells for ink in place(state, cell)]
    return (Ink(f"{hexagon.LETTERS[number]}  {indent}", "quiet"), *inks, Ink(beyond, "quiet"))


def place(state: record, cell: int) -> Line:
    """A tile and what stands on it."""
    piece = int(state.pieces[cell])
    side = WHITE if piece > 0 else BLACK
    sign = "<" if cell == state.at else "×" if cell == state.banned else ""
    text = (letter(state, cell) if piece else "") + sign
    return (TILES[int(state.tiles[cell])], Ink(f"{text:<{PLACE - 1}}", TONES[side] if piece else "strong"))


def letter(state: record, cell: int) -> str:
    """`B`, `W2`; `b` where it is inert."""
    piece = int(state.pieces[cell])
    owner = "W" if piece > 0 else "B"
    rank = "" if abs(piece) == 1 else str(abs(piece))
    return (owner.lower() if standing(state, cell) == INERT else owner) + rank


def count(state: record) -> Line:
    """How many pieces each side has, and how many of them can move."""
    told = [
        (Ink(f"   {WORDS[side]} ", TONES[side]), Ink(f"{len(pieces(state, side))}, {movable(state, side)} can move"))
        for side in (WHITE, BLACK)
    ]
    return tuple(ink for pair in told for ink in pair)
