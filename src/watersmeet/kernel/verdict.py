"""What a game says: sentences with arguments, and verdicts on moves.

A sentence has an id, so that it can be said in any language; the English stands beside it, so that the
library needs no catalogue.
"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Argument: TypeAlias = "str | int | Words"
Row: TypeAlias = tuple[int, ...]
"""What `judge` says of one candidate: its move, 0 or why it is refused, and up to six numbers for the words."""


class Words(NamedTuple):
    """A sentence with its arguments filled in: `str()` is its English."""

    id: str
    english: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        return self.english.format(**{name: str(value) for name, value in self.args})


class Sentence(NamedTuple):
    """A sentence that a game can say, with `{names}` where arguments go."""

    id: str
    english: str

    def say(self, **args: Argument) -> Words:
        """The sentence about these arguments."""
        return Words(self.id, self.english, tuple(args.items()))


class Mark(NamedTuple):
    """Places to draw, and the part they play in the verdict (`formed`, `diminished`, `route`)."""

    role: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """Whether a move is legal; why not, in words; and what to draw to show it."""

    legal: bool
    words: Words | None = None
    witness: tuple[Mark, ...] = ()

    @property
    def because(self) -> str:
        """The reason in English; empty where there is none to give."""
        return "" if self.words is None else str(self.words)

    def __bool__(self) -> bool:
        return self.legal
