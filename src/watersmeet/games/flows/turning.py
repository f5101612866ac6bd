"""The six rotations of the board: positions that are the same but for how one looks at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.state import DRAW, EMPTY, FIRST_OF, KINDS_OF, SECRET, TURNED, TURNS_OF, derive
from watersmeet.games.flows.tiles import HEXES
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The board turned clockwise by k sixths, the seats with it: no mirrors, since owned sides have a hand."""
    if k >= 6:
        return False
    for cell in range(HEXES):
        image.tiles[TURNED[k, cell]] = EMPTY
        if state.tiles[cell] != EMPTY:
            face = int(state.tiles[cell]) - 1
            kind = int(KINDS_OF[face])
            first, turns = int(FIRST_OF[kind]), int(TURNS_OF[kind])
            image.tiles[TURNED[k, cell]] = 1 + first + (face - first + k) % turns
    for seat in range(6):
        side = int(state.sides[seat])
        image.sides[seat] = (side + k) % 6 if side >= 0 else side
    image.turn = (int(state.turn) + k) % 6
    image.players, image.drawn, image.ended = state.players, state.drawn, state.ended
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move: a tile turns along, as far as it has different orientations."""
    if move >= DRAW:
        return move
    turns = int(TURNS_OF[int(state.drawn)]) if 0 <= state.drawn < SECRET else 6
    return 6 * int(TURNED[k, move // 6]) + (move % 6 + k) % turns


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """A seat keeps its number: its board side has turned along."""
    return seat
