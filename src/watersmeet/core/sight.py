"""What can be read off a game in progress: by everyone from a position, by one seat from its view."""

import sys
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from watersmeet.core import drawing, texts
from watersmeet.core.outcome import Outcome, outcome
from watersmeet.core.referee import acting
from watersmeet.core.rounds import Turn, marked_turns
from watersmeet.core.rounds import turns as turns_of
from watersmeet.kernel import ink, turns
from watersmeet.kernel.verdict import Mark, Sentence, Verdict, Words

if TYPE_CHECKING:
    from watersmeet.core.game import Game

OVER = Sentence("game.over", "the game is over")
CHANCE = Sentence("game.chance", "what happens next is drawn by lot")
NOT_CHANCE = Sentence("game.not-chance", "nothing is drawn by lot now: a player acts")


class Past(NamedTuple):
    """How a position came about."""

    first: bytes  # the state in which it began
    moves: tuple[int, ...] = ()  # what was played since; HIDDEN where a view may not know it
    seats: tuple[int, ...] = ()  # who played each: a seat or CHANCE
    begun: tuple[bool, ...] = ()  # whether a turn began with it, in games that say so


class Sight:
    """A game as somebody sees it: frozen, and equal to another when game, options and state are."""

    game: "Game"
    _kept: bytes  # the state
    _past: Past

    def __init__(self, game: "Game", kept: bytes, past: Past) -> None:
        vars(self).update(game=game, _kept=kept, _past=past)

    # Who may do what.

    @cached_property
    def seat(self) -> int | None:
        """Who acts: 0, 1, …; None in chance's turn and when the game is over."""
        return acting(self._seat)

    @cached_property
    def legal_moves(self) -> tuple[str, ...]:
        """Every legal move as text; in chance's turn, what chance can bring."""
        return tuple(self.game.move(action) for action in self.actions)

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """Every legal move as a number below `game.num_actions`, ascending."""
        return tuple(int(move) for move in self.game.referee.legal(self._kept))

    @property
    def action_mask(self) -> NDArray[np.bool_]:
        """For every move number whether it is legal: bool (num_actions,), the caller's own."""
        mask = np.zeros(self.game.num_actions, np.bool_)
        mask[list(self.actions)] = True
        return mask

    @cached_property
    def odds(self) -> dict[str, float] | None:
        """In chance's turn the probability of each move; else None."""
        if self._seat != turns.CHANCE:
            return None
        return dict(zip(self.legal_moves, map(float, self.game.referee.odds(self._kept)), strict=True))

    @cached_property
    def events(self) -> tuple[str, ...]:
        """What the outside world may do now; usually nothing."""
        return tuple(self.game.move(int(move)) for move in self.game.referee.events(self._kept))

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self._seat != turns.OVER:
            return None
        return outcome(*self.game.referee.outcome(self._kept))

    # What was, and what is.

    @cached_property
    def history(self) -> tuple[str, ...]:
        """The moves so far."""
        return tuple(self.game.move(move) for move in self._past.moves)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """How the history falls into turns."""
        _, _, seats, begun = self._past
        return marked_turns(seats, begun, self.seat) if begun else turns_of(seats, self.seat)

    @property
    def last_turn(self) -> tuple[int, ...]:
        """The move numbers of the last turn, as far as it has come."""
        return self._past.moves[self.turns[-1].start : self.turns[-1].stop] if self.turns else ()

    @cached_property
    def text(self) -> str:
        """The position in one line; `game.read` takes it back."""
        game = self.game
        return texts.join(game.name, game.version, game.written, game.folder.notation.write(self.state()))

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """What each seat is called now: ("red", "blue"), the other way round after a swap."""
        return tuple(self.game.folder.notation.sides(self.state()))

    def explain(self, move: str | int) -> Verdict:
        """Whether the move is legal, why not, and what to draw; BadNotation for what is no move at all."""
        text = move if isinstance(move, str) else self.game.move(move)
        number = self.game.action(text)
        if text in self.events:
            return Verdict(True)
        if self._seat == turns.CHANCE and text.startswith("=") and number not in self.actions:
            refused: Verdict = self.game.folder.explain.verdict(self.state(), text, number, None)
            return refused
        if self._seat < 0:
            return Verdict(number in self.actions, None if number in self.actions else self._nobodys_turn)
        if text.startswith("="):
            return Verdict(False, NOT_CHANCE.say())
        row = self._rows.get(number)
        verdict: Verdict = self.game.folder.explain.verdict(self.state(), text, number, row)
        assert verdict.legal == (number in self.actions), f"{text} in {self.text}: {verdict}"
        return verdict

    @cached_property
    def _rows(self) -> dict[int, tuple[int, ...]]:
        """`judge`'s row for every candidate, by its move."""
        return {int(row[0]): tuple(int(number) for number in row) for row in self.game.referee.judge(self._kept)}

    @property
    def _nobodys_turn(self) -> Words:
        return (OVER if self._seat == turns.OVER else CHANCE).say()

    @cached_property
    def _seat(self) -> int:
        return self.game.referee.seat(self._kept)

    def state(self) -> np.record:
        """The state as a record of the caller's own: `position.state().cells`."""
        return self.game.referee.state(self._kept)

    # How it looks.

    def svg(
        self,
        last: bool = True,
        arrows: Iterable[tuple[str, str]] = (),
        marks: Iterable[str | Mark] = (),
        theme: str = "light",
        size: int | None = None,
    ) -> str:
        """The position as SVG: `last` marks the last turn; arrows join places, marks stand on them.

        With a `size` the picture is so many pixels wide; without, it fills what holds it.
        """
        return drawing.svg(self, last, tuple(arrows), tuple(marks), theme, size)

    def _repr_svg_(self) -> str:
        return self.svg(size=420)

    def _repr_html_(self) -> str:
        return (
            f"<figure>{self.svg(size=420)}<figcaption><code>{drawing.escaped(self.text)}</code></figcaption></figure>"
        )

    def __str__(self) -> str:
        lines = self.game.folder.terminal.lines(self.state())
        board = ink.coloured(lines) if ink.colour_is_wanted(sys.stdout) else ink.plain(lines)
        return f"{board}\n{self.text}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    # Positions are values.

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"positions are values and {name} stays as it is: play makes a new one")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[object, ...]:
        return self.game, self._kept[: self.game.referee.truth]
