"""The dice game, as if it were one of ours."""

from functools import cached_property
from importlib import import_module

import pytest

from watersmeet.core.game import Game
from watersmeet.games import registry


class Beside(registry.Folder):
    """A game whose modules lie beside these tests."""

    @cached_property
    def _cards(self):
        return import_module(self.name)

    def _module(self, part):
        return import_module(f"{self.name}.{part}")


@pytest.fixture
def dice(monkeypatch):
    """`dice(players=3)`: the dice game with these options; `game` and `read` know it as well."""
    folder, ours = Beside("dice"), registry.folder
    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, "dice"))
    monkeypatch.setattr(registry, "folder", lambda name: folder if name == "dice" else ours(name))
    return lambda **options: Game(folder, options)
