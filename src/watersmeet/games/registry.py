"""The one list of games. Tests, pages, the command line and the web all read it.

A game is a folder beside this file and a name in `NAMES`; nothing of it is imported before it is asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from watersmeet.kernel.errors import UnknownGame

ELSEWHERE: dict[str, str] = {}  # the packages of games that do not lie beside this file, by name
NAMES: tuple[str, ...]
NAMES = ("flume", "clump", "flex", "flows", "flow")

Options: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Folder:
    """One game's modules, each imported when it is first used."""

    name: str
    package: str = ""  # where its modules lie; beside this file if nothing is said

    def __post_init__(self) -> None:
        object.__setattr__(self, "package", self.package or f"watersmeet.games.{self.name}")

    @cached_property
    def card(self) -> Mapping[str, Any]:
        """The game's card: names, people, options. Reading it imports no rules."""
        found: Mapping[str, Any] = self._cards.CARD
        return found

    @cached_property
    def rules(self) -> ModuleType:
        """The rulebook as code."""
        return self._module("rules")

    @cached_property
    def notation(self) -> ModuleType:
        """Moves and states as text."""
        return self._module("notation")

    @cached_property
    def explain(self) -> ModuleType:
        """Why a move is refused."""
        return self._module("explain")

    @cached_property
    def picture(self) -> ModuleType:
        """A position as shapes."""
        return self._module("picture")

    @cached_property
    def terminal(self) -> ModuleType:
        """A position as lines of text."""
        return self._module("terminal")

    def settled(self, options: Options) -> Options:
        """The options with what depends on others filled in; ValueError where they do not go together."""
        settle: Callable[[Options], Options] | None = getattr(self._cards, "settle", None)
        return options if settle is None else settle(options)

    def numbers(self, options: Options) -> tuple[Any, ...]:
        """The arguments of `setup`: a number or truth value as it is, a text as its place among the option's values."""
        own: Callable[[Options], tuple[Any, ...]] | None = getattr(self._cards, "numbers", None)
        if own is not None:
            return own(options)
        asked = self.card["options"]
        return tuple(
            asked[name]["values"].index(value) if isinstance(value, str) else int(value)
            for name, value in options.items()
        )

    def turned(self, options: Options, k: int) -> Options:
        """The options of the k-th symmetric states: the same, unless the game says how they turn along."""
        own: Callable[[Options, int], Options] | None = getattr(self._cards, "turned", None)
        return options if own is None else own(options, k)

    def seats(self, options: Options) -> int:
        """How many seats the game has with these options."""
        own: Callable[[Options], int] | None = getattr(self._cards, "seats", None)
        return 2 if own is None else own(options)

    @cached_property
    def _cards(self) -> ModuleType:
        return import_module(self.package)

    def _module(self, part: str) -> ModuleType:
        return import_module(f"{self.package}.{part}")


def folder(name: str) -> Folder:
    """The game of that name; UnknownGame lists those there are."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    return _folder(name, ELSEWHERE.get(name, ""))


def add(name: str, package: str) -> None:
    """Make a game known whose modules lie in `package`, outside this tree: it is then a game like ours."""
    global NAMES
    NAMES, ELSEWHERE[name] = (*NAMES, name), package


@cache
def _folder(name: str, package: str) -> Folder:
    return Folder(name, package)
