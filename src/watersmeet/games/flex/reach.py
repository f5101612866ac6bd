"""Where a piece of Flex can go: steps, jumps, foreign tiles, and the rows that promote."""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flex.board import EMPTY, GOES, HOME, JUMP, NOWHERE, STEP, WAYS
from watersmeet.kernel.compiled import compiled


@compiled
def on_foreign(state: np.record, cell: int) -> bool:
    """Whether a piece stands on a tile of the other colour there (X2)."""
    return bool(state.tiles[cell] * state.pieces[cell] < 0)


@compiled
def can_step(state: np.record, cell: int, way: int) -> bool:
    """Whether the neighbour that way is empty (X3)."""
    to = int(GOES[cell, way])
    return bool(to != NOWHERE and state.pieces[to] == EMPTY)


@compiled
def can_jump(state: np.record, cell: int, way: int) -> bool:
    """Whether the piece on `cell` can jump that way (X3, X4)."""
    to = int(GOES[cell, way])
    if to == NOWHERE or state.pieces[to] != EMPTY:
        return False
    over = int(state.pieces[GOES[cell, way - 6]])
    return over != EMPTY and (over * state.mover < 0 or not has_stood(state, to))


@compiled
def has_stood(state: np.record, cell: int) -> bool:
    """Whether the moving piece has stood there in this move, with no capture since (X4)."""
    return bool((state.stood >> cell) & 1 == 1)


@compiled
def can_jump_anywhere(state: np.record, cell: int) -> bool:
    """Whether the piece on `cell` has a jump."""
    for way in range(JUMP, WAYS):
        if can_jump(state, cell, way):
            return True
    return False


@compiled
def can_move(state: np.record, cell: int) -> bool:
    """Whether the piece on `cell` can step or jump."""
    if not on_foreign(state, cell):
        for way in range(STEP, JUMP):
            if can_step(state, cell, way):
                return True
    return can_jump_anywhere(state, cell)


@compiled
def promotes(piece: int, cell: int) -> bool:
    """Whether the cell lies in the enemy's home row for a single, in its own for a double (X6)."""
    home, rank = int(HOME[cell]) * piece, abs(piece)
    return (rank == 1 and home < 0) or (rank == 2 and home > 0)


@compiled
def add_moves(state: np.record, cell: int, moves: NDArray[np.int32], count: int) -> int:
    """Add the steps and jumps of the piece on `cell` to the list; return how long it is (X2, X3)."""
    if not on_foreign(state, cell):
        for way in range(STEP, JUMP):
            if can_step(state, cell, way):
                moves[count] = cell * WAYS + way
                count += 1
    return add_jumps(state, cell, moves, count)


@compiled
def add_jumps(state: np.record, cell: int, moves: NDArray[np.int32], count: int) -> int:
    """Add the jumps of the piece on `cell`; return how long the list is."""
    for way in range(JUMP, WAYS):
        if can_jump(state, cell, way):
            moves[count] = cell * WAYS + way
            count += 1
    return count
