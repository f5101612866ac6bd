"""Flex: take every enemy piece, or leave the enemy none that can move. By Cameron Browne, 2003.

    X1  61 hexagonal tiles, black on one side and white on the other; nine pieces each. White starts. A turn
        flips a tile or moves a piece (R-FLEX-1).
    X2  A tile that shows the other colour is foreign to a piece: a piece that stands on one may jump, not
        step, and landing on one ends the move and the turn (R-FLEX-2).
    X3  A step goes to any adjacent empty tile. A jump goes straight over one piece to the empty tile beyond;
        an enemy jumped over is taken off at once. A jump may go on, in any direction (R-FLEX-3).
    X4  A jump may not land where the piece has stood in this move, unless it has captured since (R-FLEX-4).
    X5  Any empty tile may be flipped but the one that the opponent flipped just before (R-FLEX-5).
    X6  A single that touches the enemy's home row is a double when its move ends; a double that touches its
        own is a triple. A double makes two moves in its turn, a triple three (R-FLEX-6).
    X7  Whoever starts a turn with no piece that can step or jump loses, and so does who has none (R-FLEX-7).
    X8  The same position at the start of a turn for the third time, or a hundred turns without capture or
        promotion: a draw. A loss goes before it (R-FLEX-8).

Small letters are tiles, capitals the pieces on them:

      w   w   b
    w  bW  wB   x     W stands on a foreign tile: it may not step, but jumps over B, which is taken off.
      w   b   w       Where x is white it may jump on; where x is black its turn ends there.

One decision is a flip, a step, one jump, or `stop`, which ends a jumping move that could go on.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flex.board import (
    CELLS,
    DERIVED,
    EMPTY,
    FLIP,
    GOES,
    IDLE,
    JUMP,
    NOWHERE,
    START_PIECES,
    START_TILES,
    STOP,
    SYMMETRIES,
    TIMES,
    TURNED,
    TURNED_WAY,
    WAYS,
    WHITE,
    State,
)
from watersmeet.games.flex.past import TILE, back_to_base, forget, mark, mark_piece, note, open_turn, times
from watersmeet.games.flex.reach import add_jumps, add_moves, can_jump_anywhere, can_move, on_foreign, promotes
from watersmeet.games.flex.refusals import LEGAL, ROWS, judge, refusal, sound
from watersmeet.kernel import turns
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

__all__ = ["DERIVED", "MOVES", "REASONS", "ROWS", "State", "judge", "sound"]

MOVES = STOP + 1
REASONS = ("", "eliminated", "immobile", "repetition", "no-progress")
ELIMINATED, IMMOBILE, REPETITION, NO_PROGRESS = range(1, 5)


@compiled
def setup(state: np.record) -> None:
    """The tiles and pieces of the sheet, White to act (X1)."""
    copy(state.base_tiles, START_TILES)
    copy(state.base_pieces, START_PIECES)
    state.base_mover, state.base_banned, state.made = WHITE, NOWHERE, 0
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Play again whatever has led from the base to here: everything else follows from that."""
    made = int(state.made)
    back_to_base(state)
    start_turn(state)
    state.torn = 0
    for i in range(made):
        move = int(state.since[i])
        if state.end != 0 or refusal(state, move) != LEGAL:
            state.torn = 1
            return
        apply(state, move)


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write every flip, step and jump, cell by cell, or how the piece under way goes on; return how many."""
    if state.end != 0:
        return 0
    if state.jumping:
        count = add_jumps(state, int(state.at), moves, 0)
        moves[count] = STOP
        return count + 1
    if state.left > 0:
        return add_moves(state, int(state.at), moves, 0)
    count, mover, banned = 0, int(state.mover), int(state.banned)
    for cell in range(CELLS):
        piece = int(state.pieces[cell])
        # Written everywhere and counted where legal: no guess for the processor at what lies where.
        moves[count] = cell * WAYS + FLIP
        count += int(piece == EMPTY and cell != banned)
        if piece * mover > 0:
            count = add_moves(state, cell, moves, count)
    return count


@compiled
def apply(state: np.record, move: int) -> None:
    """Flip a tile, or move a piece by a step, a jump, or the end of its jumping."""
    note(state, move)
    if move == STOP:
        end_move(state)
        return
    cell, way = move // WAYS, move % WAYS
    if way == FLIP:
        state.tiles[cell] = -state.tiles[cell]
        mark(state, cell, TILE)
        end_turn(state, cell)
        return
    if state.left == 0:
        state.left = abs(int(state.pieces[cell]))  # fixed now: promotion counts from the next turn (X6)
        state.banned = NOWHERE
    if way < JUMP:
        land(state, cell, int(GOES[cell, way]))
        end_move(state)
    else:
        jump(state, cell, way)


@compiled
def jump(state: np.record, cell: int, way: int) -> None:
    """Jump over a piece, take it off if it is an enemy, and see whether the move can go on (X2, X3, X4)."""
    over, to = int(GOES[cell, way - 6]), int(GOES[cell, way])
    state.jumping = 1
    state.stood = int(state.stood) | 1 << cell
    captures = state.pieces[over] * state.mover < 0
    land(state, cell, to)
    if captures:
        mark_piece(state, over)
        state.pieces[over], state.which[over] = EMPTY, 0
        state.stood = 0
        forget(state)
        if eliminated(state):
            state.end = ELIMINATED
            return
    state.stood = int(state.stood) | 1 << to
    if on_foreign(state, to) or not can_jump_anywhere(state, to):
        end_move(state)


@compiled
def land(state: np.record, cell: int, to: int) -> None:
    """Put the piece down where its step or jump ends, and see whether it touches the row that promotes it (X6)."""
    piece = int(state.pieces[cell])
    mark_piece(state, cell)
    state.pieces[cell], state.pieces[to] = EMPTY, piece
    mark_piece(state, to)
    state.which[to], state.which[cell] = state.which[cell], 0
    state.at = to
    if promotes(piece, to):
        state.touched = 1


@compiled
def end_move(state: np.record) -> None:
    """Promote the piece if it has touched the row; it goes on while it owes moves and its tile is its own (X2, X6)."""
    at = int(state.at)
    if state.touched:
        mark_piece(state, at)
        state.pieces[at] += state.mover
        mark_piece(state, at)
        state.touched = 0
        forget(state)
    state.jumping = 0
    state.stood = 0
    state.left -= 1
    if state.left == 0 or on_foreign(state, at):
        end_turn(state, NOWHERE)


@compiled
def end_turn(state: np.record, banned: int) -> None:
    """The other player acts, and may not flip the tile that is `banned` (X5)."""
    state.mover = -state.mover
    state.banned = banned
    state.at = NOWHERE
    state.left = 0
    start_turn(state)


@compiled
def start_turn(state: np.record) -> None:
    """Keep the position, and see whether the game ends with it: a loss goes before a draw (X7, X8)."""
    open_turn(state)
    if immobile(state):
        state.end = IMMOBILE
    elif times(state) == TIMES:
        state.end = REPETITION
    else:
        state.end = NO_PROGRESS if state.kept > IDLE else 0


@compiled
def immobile(state: np.record) -> bool:
    """Whether the mover has no piece that can step or jump (X7)."""
    for cell in range(CELLS):
        if state.pieces[cell] * state.mover > 0 and can_move(state, cell):
            return False
    return True


@compiled
def eliminated(state: np.record) -> bool:
    """Whether the mover's enemy has no piece (X7)."""
    for cell in range(CELLS):
        if state.pieces[cell] * state.mover < 0:
            return False
    return True


@compiled
def seat(state: np.record) -> int:
    """White is the first seat; nobody acts once the game has ended."""
    if state.end != 0:
        return turns.OVER
    return 0 if state.mover == WHITE else 1


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """Who eliminates wins, who cannot move loses; a draw is half a point each (X7, X8)."""
    scores[0] = scores[1] = 0
    if state.end == 0:
        return 0
    if state.end != ELIMINATED and state.end != IMMOBILE:
        scores[0] = scores[1] = 0.5
        return 0
    winner = 0 if (state.mover == WHITE) == (state.end == ELIMINATED) else 1
    scores[winner] = 1
    return 1 << winner


@compiled
def reason(state: np.record) -> int:
    """How it ended."""
    return int(state.end)


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The base mirrored, or turned with the colours exchanged, and the mirrored moves played from there."""
    if k >= SYMMETRIES:
        return False
    sign = -1 if k >= 2 else 1
    for cell in range(CELLS):
        to = TURNED[k, cell]
        image.base_tiles[to] = sign * state.base_tiles[cell]
        image.base_pieces[to] = sign * state.base_pieces[cell]
    image.base_mover = sign * state.base_mover
    image.base_banned = NOWHERE if state.base_banned == NOWHERE else TURNED[k, state.base_banned]
    for i in range(int(state.made)):
        image.since[i] = symmetry_move(state, k, int(state.since[i]))
    image.made = state.made
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move."""
    if move == STOP:
        return STOP
    return int(TURNED[k, move // WAYS]) * WAYS + int(TURNED_WAY[k, move % WAYS])


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Where the colours change, so do the seats."""
    return seat if k < 2 else 1 - seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Each plays alone."""
    return 1 << seat
