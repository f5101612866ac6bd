"""A game from outside this tree, made known as people do who write one."""

from pathlib import Path

import pytest

from watersmeet.games import registry


@pytest.fixture
def pebbles(monkeypatch):
    """The pebbles game's folder; it is known by its name for as long as the test runs."""
    monkeypatch.syspath_prepend(Path(__file__).parent)
    monkeypatch.setattr(registry, "NAMES", registry.NAMES)
    monkeypatch.setattr(registry, "ELSEWHERE", dict(registry.ELSEWHERE))
    registry.add("pebbles", "pebbles")
    return registry.folder("pebbles")
