"""What holds in Flex whatever is played."""

import itertools
import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.games import registry

FLEX = Game(registry.folder("flex"), {})


def journey(seed):
    """The positions of a random game of 150 decisions at most; pieces move more often than tiles are flipped."""
    dice, position = random.Random(seed), FLEX.start()
    found = [position]
    while position.outcome is None and len(found) <= 150:
        lively = [move for move in position.legal_moves if move[0] != "*"] if dice.random() < 0.6 else []
        position = position.play(dice.choice(lively or position.legal_moves))
        found.append(position)
    return found


JOURNEYS = st.integers(0, 2**32).map(journey)
HALF_TURN = 3  # the symmetry that exchanges the colours too
NAMES = FLEX.folder.notation.NAMES


def pieces(position):
    """The board's pieces by place."""
    return {name: int(piece) for name, piece in zip(NAMES, position.state().pieces, strict=True) if piece}


@given(JOURNEYS)
@settings(max_examples=15, deadline=None)
def test_pieces_never_increase(journey):
    """A capture takes one enemy; nothing ever appears (R-FLEX-3)."""
    for before, after in itertools.pairwise(journey):
        for side in (1, -1):
            lost = sum(side * piece > 0 for piece in pieces(before).values())
            lost -= sum(side * piece > 0 for piece in pieces(after).values())
            assert 0 <= lost <= (side == (-1, 1)[before.seat]), after.text


@given(JOURNEYS)
@settings(max_examples=15, deadline=None)
def test_ranks_rise_only_by_promotion(journey):
    """One step at a time, where the piece has touched its row in this turn (R-FLEX-6)."""
    for before, after in itertools.pairwise(journey):
        old, new = ranks(before), ranks(after)
        for which in old.keys() & new.keys():
            assert abs(new[which]) - abs(old[which]) in (0, 1), after.text
            if new[which] != old[which]:
                row = "A" if (old[which] > 0) == (abs(old[which]) == 1) else "I"
                assert any(FLEX.move(move).partition("-")[2].startswith(row) for move in after.last_turn), after.text


def ranks(position):
    """The pieces by their own numbers."""
    state = position.state()
    return {int(which): int(piece) for which, piece in zip(state.which, state.pieces, strict=True) if piece}


@given(JOURNEYS)
@settings(max_examples=15, deadline=None)
def test_what_is_never_offered(journey):
    """No piece steps off a foreign tile, and no tile that was just flipped is flipped (R-FLEX-2, R-FLEX-5)."""
    for position in journey:
        state = position.state()
        for move in position.legal_moves:
            if move[0] == "*":
                assert not position.history or position.history[-1] != move
                assert state.pieces[NAMES.index(move[1:])] == 0
            elif move != "stop":
                start, to = (NAMES.index(name) for name in move.split("-"))
                assert state.pieces[to] == 0
                step = to in FLEX.referee.rules.GOES[start, 1:7]
                assert not step or state.pieces[start] * state.tiles[start] > 0, (position.text, move)


@given(JOURNEYS)
@settings(max_examples=8, deadline=None)
def test_the_half_turn_with_colours_exchanged(journey):
    """The board turned round, tiles, pieces and mover exchanged: the same moves, turned round."""
    rules = FLEX.referee.rules
    for position in journey[:: max(1, len(journey) // 8)]:
        image = Position.first_of(FLEX, FLEX.referee.image(position._kept, HALF_TURN))
        moves = sorted(int(rules.symmetry_move(position.state(), HALF_TURN, action)) for action in position.actions)
        assert moves == list(image.actions), position.text
        assert np.array_equal(image.state().pieces, -position.state().pieces[::-1])
        assert image.seat == (None if position.seat is None else 1 - position.seat)
