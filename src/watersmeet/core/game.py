"""Games: a name with options settled, and all that makes positions of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from watersmeet.core import options as wanted
from watersmeet.core import texts
from watersmeet.core.position import Position
from watersmeet.core.referee import Referee
from watersmeet.games import registry
from watersmeet.games.registry import Folder
from watersmeet.kernel import states
from watersmeet.kernel.errors import BadNotation, GameError, Unsound, shortened

CALL = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\((.*)\))?\s*", re.DOTALL)


class Image(NamedTuple):
    """A symmetric state: which symmetry made it, its bytes, and its game (options may turn along)."""

    k: int
    kept: bytes
    game: "Game"


def game(name: str, /, **options: Any) -> "Game":
    """The game of that name: `game("flume", size=9)`, or as it prints itself, `game("flume(size=9)")`."""
    found = CALL.fullmatch(name)
    if found is None:
        return Game(registry.folder(name), options)
    return Game(registry.folder(found[1]), {**wanted.read(found[2] or ""), **options})


class Game:
    """One game with its options. Equal games have the same name and the same options."""

    def __init__(self, folder: Folder, given: Mapping[str, Any]) -> None:
        self.folder = folder
        self.options: Mapping[str, Any] = MappingProxyType(wanted.settled(folder, given))
        self.name = folder.name
        self.title: str = folder.card["title"]
        self.version: int = folder.card["version"]  # of rules and texts
        self.seats = folder.seats(self.options)
        self.written = wanted.written(folder, self.options)

    def start(self) -> Position:
        """The first position."""
        return Position.first_of(self, self.referee.start(self.folder.numbers(self.options)))

    def read(self, text: str) -> Position:
        """The position of that text, which may stand below a drawing; it has no history."""
        parts = texts.split(text)
        if Game(registry.folder(parts.name), wanted.read(parts.options)) != self:
            raise BadNotation(text, f"this is a position of {parts.name}({parts.options}), not of {self}")
        return self.read_fields(parts.fields)

    def read_fields(self, fields: tuple[str, ...]) -> Position:
        """The position that the game's own fields of a text describe."""
        state = states.blank(self.referee.rules.State)
        self.referee.rules.setup(state, *self.folder.numbers(self.options))
        self.folder.notation.read(fields, state)
        kept = self.referee.derived(state)
        fault = self.referee.fault(kept)
        if fault:
            raise Unsound(";".join(fields), str(self.folder.explain.SENTENCES[fault].say()))
        return Position.first_of(self, kept)

    def replay(self, moves: Iterable[str], start: Position | None = None) -> Position:
        """The position after these moves; the error of a move that cannot be played says which it was."""
        position = start or self.start()
        for count, move in enumerate(moves, 1):
            try:
                position = position.play(move)
            except GameError as fault:
                fault.add_note(f"move {count}, {shortened(move)}, in {position.text}")
                raise
        return position

    def action(self, text: str) -> int:
        """The number of a well-written move; −1 where none can be it; BadNotation where it is no move."""
        number: int = self.folder.notation.read_move(text, self._blank)
        return number

    def move(self, action: int) -> str:
        """The text of a move number."""
        if not 0 <= action < self.num_actions:
            raise BadNotation(str(action), f"{self.name}'s moves have numbers from 0 to {self.num_actions - 1}")
        text: str = self.folder.notation.write_move(int(action))
        return text

    @property
    def num_actions(self) -> int:
        """How many move numbers there are, whatever the options."""
        count: int = self.referee.rules.MOVES
        return count

    @property
    def variants(self) -> tuple[str, ...]:
        """The options with which this is no longer the author's game."""
        return wanted.variants(self.folder, self.options)

    def images(self, kept: bytes) -> Iterator[Image]:
        """Every state symmetric to `kept`, itself first."""
        k = 0
        while (image := self.referee.image(kept, k)) is not None:
            yield Image(k, image, self.turned(k))
            k += 1

    def turned(self, k: int) -> "Game":
        """The game of the k-th symmetric states: this one, unless its options turn along with the board."""
        options = self.folder.turned(self.options, k)
        return self if options == self.options else Game(self.folder, options)

    @cached_property
    def referee(self) -> Referee:
        """Whoever asks the rules; imports them when first asked."""
        return Referee(self.folder, self.seats)

    @cached_property
    def _blank(self) -> Any:
        """A first state, for texts whose reading depends on the board's size."""
        return self.referee.state(self.referee.start(self.folder.numbers(self.options)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.folder, self.options) == (other.folder, other.options)

    def __hash__(self) -> int:
        return hash((self.folder, self.written))

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.written)})" if self.written else self.name

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (str(self),)
