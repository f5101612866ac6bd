"""Flume solved on 3 × 3 by plain search through the rules: the figures that are known."""

from functools import cache

import watersmeet

GAME = watersmeet.game("flume", size=3, pie=False)
FIRST = (1, -3, 1, -3, 7, -3, 1, -3, 1)  # the first player's final margin after each first stone


@cache
def margin(position):
    """Seat 0's final margin with perfect play from here."""
    if position.outcome is not None:
        first, second = position.outcome.scores
        return first - second
    best = max if position.seat == 0 else min
    return best(margin(position.play(move)) for move in position.actions)


def test_the_first_player_wins_by_seven():
    """Starting in the middle wins every point but one; every other first stone is known too."""
    start = GAME.start()
    assert tuple(margin(start.play(move)) for move in start.actions) == FIRST
    assert margin(start) == 7
