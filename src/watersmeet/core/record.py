"""Records: a game as it was played, with who played it, comments and variations.

As text they read like PGN (`record_text`), for programs they are JSON (`record_json`); both go there and back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias

from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.core.rounds import numbered
from watersmeet.kernel.errors import BadNotation

OPEN = "*"  # the result of a game that is not over
DRAW, LOST = "draw", "lost"
OUTSIDE = ("resigned", "time", "agreed")  # ends that the rules know nothing of


@dataclass(frozen=True)
class Played:
    """One turn: its moves, what was said of it, and what might have been played instead."""

    moves: tuple[str, ...]
    comment: str = ""
    variations: tuple[tuple["Played", ...], ...] = ()


Line: TypeAlias = tuple[Played, ...]


@dataclass(frozen=True)
class Record:
    """A game with its turns; `tags` are facts about it that the turns do not tell, by name."""

    game: Game
    turns: Line = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()  # names by seat; empty where nobody is named
    result: str = OPEN
    reason: str = ""
    comment: str = ""  # before the first turn
    start: Position | None = None  # where it began, if not at the game's start

    def __post_init__(self) -> None:
        object.__setattr__(self, "tags", MappingProxyType(dict(self.tags)))

    @classmethod
    def of(cls, position: Position, players: tuple[str, ...] = (), **tags: str) -> "Record":
        """The record of a position's history."""
        moves = position.history
        turns = tuple(Played(moves[turn.start : turn.stop]) for turn in position.turns)
        start = None if position.first == position.game.start() else position.first
        made = cls(position.game, turns, tags, players, start=start)
        return replace(made, result=result(position), reason=position.outcome.reason if position.outcome else "")

    @classmethod
    def read(cls, text: str) -> "Record":
        """A record from its text or its JSON; every move is played, and what cannot be is refused."""
        from watersmeet.core import record_json, record_reading

        made = record_json.read(text) if text.lstrip().startswith("{") else record_reading.read(text)
        made.check()
        return made

    @property
    def text(self) -> str:
        """The record for people, in the manner of PGN."""
        from watersmeet.core import record_text

        return record_text.write(self)

    def json(self, generated: str = "") -> str:
        """The record for programs; `generated` is the date it is written on."""
        from watersmeet.core import record_json

        return record_json.write(self, generated)

    @property
    def moves(self) -> tuple[str, ...]:
        """Every move of the game itself, without variations."""
        return tuple(move for turn in self.turns for move in turn.moves)

    @property
    def first(self) -> Position:
        """The position before the first move."""
        return self.start or self.game.start()

    def end(self) -> Position:
        """The position after the last move."""
        return self.game.replay(self.moves, self.first)

    def rounds(self) -> Iterator[tuple[int, int, Played]]:
        """(round, seat, turn) for every turn of the game itself."""
        seats = [turn.seat for turn in self.end().turns]
        for (number, seat), turn in zip(numbered(seats), self.turns, strict=True):
            yield number, seat, turn

    def called(self, seat: int) -> str:
        """What a seat is called at the end: its side, or `seat1` for the first."""
        return called(self.end(), seat)

    def check(self) -> None:
        """Raise what is wrong: a move that cannot be played, turns torn apart, a result that is not theirs."""
        check_line(self.first, self.turns)
        end = self.end()
        if end.outcome is not None and (self.result, self.reason) != (result(end), end.outcome.reason):
            said = f"{self.result}, by {self.reason}"
            raise BadNotation(said, f"the moves end with {result(end)}, by {end.outcome.reason}")
        if end.outcome is None and (self.result == OPEN) == (self.reason in OUTSIDE):
            raise BadNotation(self.result, f"the game is not over: `{OPEN}`, or a result with {', '.join(OUTSIDE)}")


def check_line(start: Position, line: Line) -> None:
    """Play a line and all its variations; a turn holds all the moves that one seat makes in a row."""
    position = start.as_first()
    for turn in line:
        for variation in turn.variations:
            check_line(position, variation)
        position = position.game.replay(turn.moves, position)
    written, played = [len(turn.moves) for turn in line], [turn.stop - turn.start for turn in position.turns]
    for turn, length, expected in zip(line, written, played, strict=False):
        if length != expected:
            raise BadNotation(",".join(turn.moves), "a turn is all that one player does in a row, joined with commas")


def result(position: Position) -> str:
    """The winners' sides, or seats; `draw`, `lost` by all, or `*` while the game goes on."""
    end = position.outcome
    if end is None:
        return OPEN
    if not end.winners:
        return DRAW if end.is_draw else LOST
    return " ".join(called(position, seat) for seat in end.winners)


def called(position: Position, seat: int) -> str:
    """What records call a seat: its side at the end, or `seat1` for the first."""
    return position.sides[seat] if position.sides else f"seat{seat + 1}"
