"""Positions: frozen, hashable values. Playing makes a new one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from watersmeet.core.sight import NOT_CHANCE, Past, Sight
from watersmeet.core.view import View
from watersmeet.kernel import turns
from watersmeet.kernel.errors import IllegalMove, OutOfTurn

if TYPE_CHECKING:
    from watersmeet.core.game import Game


class Position(Sight):
    """The whole truth about a game in progress. `watersmeet.game(…).start()` gives the first."""

    @classmethod
    def first_of(cls, game: "Game", kept: bytes) -> "Position":
        """A position in which no move has been played yet."""
        return cls(game, kept, Past(kept))

    def play(self, move: str | int) -> "Position":
        """The position after `move`, a text or a number; IllegalMove and OutOfTurn say why not."""
        text = move if isinstance(move, str) else self.game.move(move)
        number = self.game.action(text)
        if number not in self.actions and text not in self.events:
            raise self._refusal(text)
        return self._after(number)

    def view(self, seat: int | None) -> View:
        """What `seat`, or a spectator (None), may know. Nothing else may leave a server."""
        return View.of(self.game, self._kept, self._past, seat)

    @property
    def first(self) -> "Position":
        """The position in which the history began."""
        return Position.first_of(self.game, self._past.first)

    def back(self, moves: int = 1) -> "Position":
        """The position before the last `moves` moves, or the first where there were not so many."""
        position = self.first
        for move in self._past.moves[: max(0, len(self._past.moves) - moves)]:
            position = position._after(move)
        return position

    def path(self) -> Iterator["Position"]:
        """Every position from the first to this one."""
        position = self.first
        yield position
        for move in self._past.moves:
            position = position._after(move)
            yield position

    def as_first(self) -> "Position":
        """The same position as the beginning of a history."""
        return Position.first_of(self.game, self._kept)

    def canonical(self) -> "Position":
        """The same position for all that are symmetric to this one; without a history."""
        first = min(self.game.images(self._kept), key=lambda image: image.kept[: self.game.referee.truth])
        return Position.first_of(first.game, first.kept)

    def _after(self, move: int) -> "Position":
        first, moves, seats, begun = self._past
        past = Past(first, (*moves, move), (*seats, self._seat), begun + self.game.referee.begins(self._kept))
        return Position(self.game, self.game.referee.after(self._kept, move), past)

    def _refusal(self, text: str) -> OutOfTurn | IllegalMove:
        """Why `text`, a well-written move, cannot be played here."""
        if self._seat == turns.OVER or (self._seat == turns.CHANCE and not text.startswith("=")):
            return OutOfTurn(f"{text} cannot be played: {self._nobodys_turn}")
        if self._seat >= 0 and text.startswith("="):
            return OutOfTurn(f"{text} cannot be played: {NOT_CHANCE.say()}")
        return IllegalMove(text, self.explain(text), self.legal_moves)
