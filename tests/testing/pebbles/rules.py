"""Pebbles: take the last one.

P1  Two heaps of as many pebbles as the option says. Light starts.
P2  A turn takes one pebble or two from one heap.
P3  Whoever takes the last pebble wins.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.kernel import draw, turns
from watersmeet.kernel.compiled import compiled

HEAPS = 2
MOVES = ROWS = 2 * HEAPS  # from each heap one, or two
REASONS = ("", "last")
LAST = 1
LEGAL, TOO_FEW, BAD_HEAP, BAD_MOVER = range(4)

State = np.dtype(
    [
        ("heaps", np.int8, (HEAPS,)),  # pebbles in each
        ("full", np.int8),  # how many there were in each at first
        ("mover", np.int8),  # the seat that takes next
        ("total", np.int16),  # pebbles in all heaps
    ],
    align=True,
)
DERIVED = ("total",)


@compiled
def setup(state: np.record, full: int) -> None:
    """Two full heaps, Light to take (P1)."""
    state.heaps[:] = full
    state.full = full
    state.mover = 0
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Count the pebbles."""
    state.total = 0
    for heap in range(HEAPS):
        state.total += state.heaps[heap]


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write what can be taken, heap by heap; return how many ways (P2)."""
    count = 0
    for move in range(MOVES):
        if state.heaps[move // 2] >= move % 2 + 1:
            moves[count] = move
            count += 1
    return count


@compiled
def pick(state: np.record, r: np.uint64) -> int:
    """One of these, each as likely as the others."""
    ways = min(int(state.heaps[0]), 2)
    drawn = draw.below(r, ways + min(int(state.heaps[1]), 2))
    return drawn if drawn < ways else 2 + drawn - ways


@compiled
def apply(state: np.record, move: int) -> None:
    """Take one pebble or two (P2)."""
    state.heaps[move // 2] -= move % 2 + 1
    state.total -= move % 2 + 1
    state.mover = 1 - state.mover


@compiled
def seat(state: np.record) -> int:
    """The mover, until nothing is left (P3)."""
    return int(state.mover) if state.total > 0 else turns.OVER


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """Whoever took last has won: it would be the other's turn (P3)."""
    scores[:2] = 0
    if state.total > 0:
        return 0
    scores[1 - int(state.mover)] = 1
    return 1 << 1 - int(state.mover)


@compiled
def reason(state: np.record) -> int:
    """There is one way to end."""
    return LAST if state.total == 0 else 0


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for every heap and number, with how many pebbles lie there."""
    if state.total == 0:
        return 0
    for move in range(MOVES):
        rows[move, :] = 0
        rows[move, 0] = move
        rows[move, 1] = LEGAL if state.heaps[move // 2] >= move % 2 + 1 else TOO_FEW
        rows[move, 2] = state.heaps[move // 2]
    return MOVES


@compiled
def sound(state: np.record) -> int:
    """No heap holds more than at first, and one of two is to act."""
    for heap in range(HEAPS):
        if not 0 <= state.heaps[heap] <= state.full:
            return BAD_HEAP
    return LEGAL if 0 <= state.mover <= 1 else BAD_MOVER


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The heaps change places."""
    if k > 1:
        return False
    for heap in range(HEAPS):
        image.heaps[heap] = state.heaps[heap ^ k]
    image.full, image.mover = state.full, state.mover
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """From the other heap as many."""
    return move ^ 2 * k


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Seats stay."""
    return seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Each plays alone."""
    return 1 << seat
