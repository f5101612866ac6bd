"""The dice game, as if it were one of ours."""

from pathlib import Path

import pytest

from watersmeet.core.game import Game


@pytest.fixture
def dice(added):
    """`dice(players=3)`: the dice game with these options; `game` and `read` know it as well."""
    folder = added("dice", Path(__file__).parent)
    return lambda **options: Game(folder, options)
