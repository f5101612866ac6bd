"""Clump on 4×4 played perfectly, by looking at every position that can be reached: what the rulings say of it."""

from itertools import combinations

import numpy as np
import pytest
from clumps import actions, drawn, start

from watersmeet.kernel import states, turns
from watersmeet.testing import modes

CLUMP = modes.folder("clump", True)
WINNING = ["a1-b1", "a3-b3", "d2-c2", "d4-c4"]


def solve(state, known):
    """The winning seats with perfect play, as a bit mask; `known` gathers it for every position on the way."""
    kept = state.tobytes()
    if kept not in known:
        seat = CLUMP.rules.seat(state)
        if seat == turns.OVER:
            known[kept] = CLUMP.rules.outcome(state, np.zeros(2))
        else:
            ends = [solve(after(kept, move), known) for move in actions(CLUMP, state)]
            known[kept] = 1 << seat if 1 << seat in ends else 2 >> seat
    return known[kept]


def after(kept, move):
    """The state after a move."""
    state = states.revived(kept, CLUMP.rules.State)
    CLUMP.rules.apply(state, move)
    return state


@pytest.fixture(scope="module")
def known():
    """Every position that can be reached, with its winners."""
    known = {}
    solve(start(CLUMP, 4), known)
    return known


def test_so_many_positions_can_be_reached(known):
    """8,752 of them, 5,292 over; nowhere is a player without a swap."""
    assert len(known) == 8_752
    ends = [state for kept in known if CLUMP.rules.seat(state := states.revived(kept, CLUMP.rules.State)) == turns.OVER]
    assert len(ends) == 5_292
    assert {CLUMP.rules.REASONS[CLUMP.rules.reason(state)] for state in ends} == {"path"}


def test_the_first_mover_wins(known):
    """Red wins, with just four of the 24 first swaps."""
    state = start(CLUMP, 4)
    kept = state.tobytes()
    assert known[kept] == 0b01
    won = [move for move in actions(CLUMP, state) if known[after(kept, move).tobytes()] == 0b01]
    assert sorted(map(CLUMP.notation.write_move, won)) == WINNING


def test_nobody_is_stuck():
    """Of the 12,870 boards 6,038 join no sides, and each of them has two swaps or more (R-CLUMP-5)."""
    counts = []
    for reds in combinations(range(16), 8):
        stones = "".join("r" if cell in reds else "b" for cell in range(16))
        state = drawn(CLUMP, "/".join(stones[i : i + 4] for i in range(0, 16, 4)))
        if state.winner == 0:
            counts.append(len(actions(CLUMP, state)))
    assert (len(counts), min(counts)) == (6_038, 2)
