"""How each piece of Flex stands, for pictures and readers: free, able to jump only, or inert. Plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flex.board import CELLS, EMPTY, GOES, JUMP, NOWHERE, STEP, WAYS

if TYPE_CHECKING:
    from numpy import record

FREE, JUMPS_ONLY, INERT = range(3)


def standing(state: record, cell: int) -> int:
    """FREE on a tile of its own; on a foreign one JUMPS_ONLY, or INERT where it has no jump now (R-FLEX-2)."""
    if state.tiles[cell] * state.pieces[cell] > 0:
        return FREE
    return JUMPS_ONLY if has_jump(state, cell) else INERT


def movable(state: record, side: int) -> int:
    """How many pieces of a side can step or jump (R-FLEX-7)."""
    return sum(can_move(state, cell) for cell in pieces(state, side))


def pieces(state: record, side: int) -> list[int]:
    """Where the pieces of a side stand."""
    return [cell for cell in range(CELLS) if state.pieces[cell] * side > 0]


def can_move(state: record, cell: int) -> bool:
    """Whether the piece there can step or jump."""
    steps = standing(state, cell) == FREE and any(is_empty(state, GOES[cell, way]) for way in range(STEP, JUMP))
    return steps or has_jump(state, cell)


def has_jump(state: record, cell: int) -> bool:
    """Whether a neighbour can be jumped over."""
    return any(
        is_empty(state, GOES[cell, way]) and state.pieces[GOES[cell, way - 6]] != EMPTY for way in range(JUMP, WAYS)
    )


def is_empty(state: record, cell: int) -> bool:
    """Whether there is such a cell, with nothing on it."""
    return bool(cell != NOWHERE and state.pieces[cell] == EMPTY)
