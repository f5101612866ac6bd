"""Flume, whatever is played: nobody draws, and what is kept beside the board follows from it."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watersmeet.core.game import Game
from watersmeet.games import registry
from watersmeet.testing import contract, modes

SIZES = registry.folder("flume").card["options"]["size"]["values"]
GAMES = st.fixed_dictionaries(
    {"size": st.sampled_from(SIZES), "pie": st.booleans(), "opening": st.sampled_from(["free", "no-centre"])}
)


@given(options=GAMES, seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_nobody_draws(options, seed):
    """Every point is filled; scores add up to their number, which is odd, and the larger one wins (R-FLUME-4)."""
    end = contract.journey(Game(registry.folder("flume"), options), seed)[-1].outcome
    assert sum(end.scores) == options["size"] ** 2
    assert end.winners == (int(end.scores[1] > end.scores[0]),)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_kept_beside_the_board(size, jit):
    """After every move the counts, the frame and the list of empty points are those of the board."""
    game = Game(modes.folder("flume", jit), {"size": size})
    for position in contract.journey(game, seed=size, most=60):
        state, again = position.state(), position.state()
        game.referee.rules.derive(again)
        assert np.array_equal(state.taken, again.taken)
        assert np.array_equal(state.stones, again.stones)
        count = int(state.stones[0])
        assert sorted(state.empty[:count]) == sorted(again.empty[:count])
        assert [int(state.place[point]) for point in state.empty[:count]] == list(range(count))


@given(options=GAMES, seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_turns_pass_as_connections_say(options, seed):
    """A turn goes on after three or four connections, and after no fewer (R-FLUME-3)."""
    positions = contract.journey(Game(registry.folder("flume"), options), seed)
    for before, after in itertools.pairwise(positions):
        move = after.history[-1]
        if move != "swap" and after.outcome is None:
            goes_on = "places again" in before.explain(move).because
            assert (before.seat == after.seat) == goes_on, before.text
