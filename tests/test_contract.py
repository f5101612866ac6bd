"""The contract, for every registered game and every value of its options."""

import pytest

from watersmeet.core.game import game
from watersmeet.games import registry
from watersmeet.testing import contract

GAMES = [(name, options) for name in registry.NAMES for options in contract.samples(name)]


def called(value):
    """What a case is called in reports: the game with its options, or the check."""
    return value.__name__ if callable(value) else str(value)


@pytest.mark.parametrize("check", contract.CHECKS, ids=called)
@pytest.mark.parametrize(("name", "options"), GAMES, ids=called)
def test_every_game_keeps_its_promises(name, options, check):
    """Whatever a game promises holds through random games."""
    for seed in (1, 2):
        check(game(name, **options), seed)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=called)
def test_both_modes_agree(name, options):
    """Interpreted and compiled rules agree to the last byte."""
    contract.modes_agree(name, options, seed=3, most=60)
