"""What Flex remembers: the positions since the last capture or promotion, and how to come here from the oldest.

The rules need only the keys, and equality looks only at them; the position's text carries the oldest
position and the decisions since, from which everything follows (docs/decisions).
"""

import numpy as np

from watersmeet.games.flex.board import BLACK, CELLS, EMPTY, NOWHERE
from watersmeet.kernel import draw
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

# Random bits of all that a position can have: at each cell a piece of one of six kinds (places 0 to 6, its
# rank and sign plus 3), a black tile (7) and the ban (8).
TILE, BAN, KINDS = 7, 8, 9
BITS = np.array([[draw.seeded(cell * KINDS + kind) for kind in range(KINDS)] for cell in range(CELLS)], np.uint64)
BLACK_MOVES = draw.seeded(CELLS * KINDS)
NONE = np.uint64(0)


@compiled
def key(state: np.record) -> np.uint64:
    """The turn's first position as 64 bits: tiles, pieces, ranks, mover and ban (R-FLEX-8)."""
    bits: np.uint64 = state.key ^ (BLACK_MOVES if state.mover == BLACK else NONE)
    return bits if state.banned == NOWHERE else bits ^ BITS[state.banned, BAN]


@compiled
def mark(state: np.record, cell: int, kind: int) -> None:
    """Put a black tile or a piece into the key, or take it out: every change to the board is marked."""
    state.key ^= BITS[cell, kind]


@compiled
def mark_piece(state: np.record, cell: int) -> None:
    """Put the piece that stands there into the key, or take it out."""
    mark(state, cell, int(state.pieces[cell]) + 3)


@compiled
def mark_all(state: np.record) -> None:
    """Make the key anew from the board."""
    state.key = NONE
    for cell in range(CELLS):
        if state.tiles[cell] == BLACK:
            mark(state, cell, TILE)
        if state.pieces[cell] != EMPTY:
            mark_piece(state, cell)


@compiled
def times(state: np.record) -> int:
    """How often the turn's first position has come (R-FLEX-8)."""
    count, last = 0, state.keys[state.kept - 1]
    for i in range(state.kept):
        if state.keys[i] == last:
            count += 1
    return count


@compiled
def note(state: np.record, move: int) -> None:
    """Write down a decision."""
    state.since[state.made] = move
    state.made += 1


@compiled
def open_turn(state: np.record) -> None:
    """Keep the position at the start of a turn; after a capture or promotion it is the oldest one."""
    state.turn = state.made
    copy(state.before, state.pieces)
    state.before_banned = state.banned
    if state.kept == 0:
        rebase(state)
    state.keys[state.kept] = key(state)
    state.kept += 1


@compiled
def forget(state: np.record) -> None:
    """A capture or promotion: no position from before can come again, so texts begin with this turn (R-FLEX-8)."""
    if state.kept == 0:
        return
    state.keys[: state.kept] = NONE
    state.kept = 0
    rebase(state)


@compiled
def rebase(state: np.record) -> None:
    """Let texts begin with the turn under way: what was played before it is dropped."""
    copy(state.base_tiles, state.tiles)  # no turn both flips a tile and goes on
    copy(state.base_pieces, state.before)
    state.base_mover, state.base_banned = state.mover, state.before_banned
    turn = int(state.turn)
    for i in range(turn, int(state.made)):
        state.since[i - turn] = state.since[i]
    state.made -= turn
    state.turn = 0


@compiled
def back_to_base(state: np.record) -> None:
    """Set the position from which texts begin, nothing played yet."""
    copy(state.tiles, state.base_tiles)
    copy(state.pieces, state.base_pieces)
    state.mover, state.banned = state.base_mover, state.base_banned
    state.at, state.left, state.jumping, state.touched, state.stood = NOWHERE, 0, 0, 0, 0
    state.keys[:] = NONE
    state.kept = 0
    state.made = 0
    mark_all(state)
    number_pieces(state)


@compiled
def number_pieces(state: np.record) -> None:
    """Give each piece a number of its own."""
    count = 0
    for cell in range(CELLS):
        state.which[cell] = 0
        if state.pieces[cell] != EMPTY:
            count += 1
            state.which[cell] = count
