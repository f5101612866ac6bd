"""What Flex refuses, and why: a code for each move, and a row for each that a player can ask about."""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flex.board import CELLS, EMPTY, FLIP, GOES, JUMP, NOWHERE, PIECES, STEP, STOP, WAYS
from watersmeet.games.flex.reach import can_jump, can_step, on_foreign, promotes
from watersmeet.kernel.compiled import compiled

ROWS = CELLS + PIECES * (WAYS - STEP) + 1

# Refusals and faults: places in explain.SENTENCES.
LEGAL, OCCUPIED, BANNED, NO_PIECE, NOT_YOURS, ONE_MORE, TWO_MORE, MUST_JUMP = range(8)
NO_STEP, FOREIGN, TAKEN, NOTHING_OVER, STOOD, NO_STOP = range(8, 14)
BAD_CELL, BAD_MOVER, BAD_COUNT, BAD_BANNED, BAD_MOVES = range(14, 19)


@compiled
def refusal(state: np.record, move: int) -> int:
    """Why a move that stays on the board is refused, or LEGAL; the turn's own demands come before the piece's."""
    if move == STOP:
        return stop_refusal(state)
    cell, way = move // WAYS, move % WAYS
    if way == FLIP:
        return flip_refusal(state, cell)
    if state.pieces[cell] == EMPTY:
        return NO_PIECE
    if state.pieces[cell] * state.mover < 0:
        return NOT_YOURS
    if state.left > 0 and state.at != cell:
        return owed(state)
    return step_refusal(state, cell, way) if way < JUMP else jump_refusal(state, cell, way)


@compiled
def stop_refusal(state: np.record) -> int:
    """Why there is nothing to stop; a promoted piece between its moves has to make the next."""
    if state.jumping:
        return LEGAL
    return owed(state) if state.left > 0 else NO_STOP


@compiled
def flip_refusal(state: np.record, cell: int) -> int:
    """Why the tile may not be flipped (X5)."""
    if state.left > 0:
        return owed(state)
    if state.pieces[cell] != EMPTY:
        return OCCUPIED
    return BANNED if cell == state.banned else LEGAL


@compiled
def owed(state: np.record) -> int:
    """What the piece under way has to do before anything else (X3, X6)."""
    if state.jumping:
        return MUST_JUMP
    return ONE_MORE if state.left == 1 else TWO_MORE


@compiled
def step_refusal(state: np.record, cell: int, way: int) -> int:
    """Why the mover's piece may not step there (X2, X3)."""
    if state.jumping:
        return NO_STEP
    if on_foreign(state, cell):
        return FOREIGN
    return LEGAL if can_step(state, cell, way) else TAKEN


@compiled
def jump_refusal(state: np.record, cell: int, way: int) -> int:
    """Why the mover's piece may not jump there (X3, X4)."""
    if state.pieces[GOES[cell, way - 6]] == EMPTY:
        return NOTHING_OVER
    if state.pieces[GOES[cell, way]] != EMPTY:
        return TAKEN
    return LEGAL if can_jump(state, cell, way) else STOOD


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for every flip, for every step and jump of the mover's pieces that stays on the board, and for `stop`."""
    count = 0
    if state.end != 0:
        return count
    for cell in range(CELLS):
        count = add_row(state, cell * WAYS + FLIP, rows, count)
        if state.pieces[cell] * state.mover > 0:
            for way in range(STEP, WAYS):
                if GOES[cell, way] != NOWHERE:
                    count = add_row(state, cell * WAYS + way, rows, count)
    return add_row(state, STOP, rows, count)


@compiled
def add_row(state: np.record, move: int, rows: NDArray[np.int32], count: int) -> int:
    """Add a move's row: its number, its refusal, and what it would do.

    Where it goes, the cell jumped over, and whether it captures, ends on a foreign tile, touches the row
    that promotes; NOWHERE and 0 where it does not.
    """
    rows[count, :] = 0
    rows[count, 0], rows[count, 1] = move, refusal(state, move)
    rows[count, 2] = rows[count, 3] = NOWHERE
    if move != STOP:
        cell, way = move // WAYS, move % WAYS
        piece, to = int(state.pieces[cell]), int(GOES[cell, way])
        rows[count, 2] = to
        if way >= JUMP:
            over = int(GOES[cell, way - 6])
            rows[count, 3] = over
            rows[count, 4] = int(state.pieces[over] * piece < 0)
        if way != FLIP:
            rows[count, 5] = int(state.tiles[to] * piece < 0)
            rows[count, 6] = int(promotes(piece, to))
    return count + 1


@compiled
def sound(state: np.record) -> int:
    """A set-up: one to nine pieces a side, the banned tile empty, no turn under way; then moves that can be played."""
    white = black = 0
    for cell in range(CELLS):
        piece = int(state.base_pieces[cell])
        white += int(piece > 0)
        black += int(piece < 0)
        if abs(piece) > 3 or abs(int(state.base_tiles[cell])) != 1:
            return BAD_CELL
    if abs(int(state.base_mover)) != 1:
        return BAD_MOVER
    if not (1 <= white <= PIECES and 1 <= black <= PIECES):
        return BAD_COUNT
    banned = int(state.base_banned)
    if not NOWHERE <= banned < CELLS or (banned != NOWHERE and state.base_pieces[banned] != EMPTY):
        return BAD_BANNED
    return BAD_MOVES if state.torn else 0
