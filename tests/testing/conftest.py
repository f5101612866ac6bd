"""A game from outside this tree, made known as people do who write one."""

from pathlib import Path

import pytest


@pytest.fixture
def pebbles(added):
    """The pebbles game's folder."""
    return added("pebbles", Path(__file__).parent)
