"""Views: what one seat, or a spectator, may know of a position."""

from functools import cached_property
from typing import TYPE_CHECKING

from watersmeet.core.sight import Past, Sight
from watersmeet.kernel import turns

if TYPE_CHECKING:
    from watersmeet.core.game import Game
    from watersmeet.core.position import Position


class View(Sight):
    """A position as a seat sees it. It depends on nothing that this seat may not know."""

    viewer: int | None = None  # the seat that looks; None is a spectator

    @classmethod
    def of(cls, game: "Game", kept: bytes, past: Past, viewer: int | None) -> "View":
        """The view that `viewer` has of the state `kept`."""
        if viewer is not None and not 0 <= viewer < game.seats:
            raise ValueError(f"{game} has seats 0 to {game.seats - 1}, and None for a spectator; not {viewer!r}")
        eyes = turns.NOBODY if viewer is None else viewer
        view = cls(game, game.referee.hidden(kept, eyes), past._replace(moves=veiled(game, kept, past, eyes)))
        vars(view).update(viewer=viewer)
        return view

    @cached_property
    def history(self) -> tuple[str, ...]:
        """The moves so far; `=?` for what the viewer may not know."""
        return tuple("=?" if move == turns.HIDDEN else self.game.move(move) for move in self._past.moves)

    def guess(self, seed: int) -> "Position":
        """One position that the viewer holds possible, drawn by true odds; the same seed gives the same."""
        from watersmeet.core.position import Position
        from watersmeet.kernel import draw  # brings numba, which a game's name alone does not need

        eyes = turns.NOBODY if self.viewer is None else self.viewer
        return Position.first_of(self.game, self.game.referee.guessed(self._kept, eyes, draw.seeded(seed)))

    @property
    def _key(self) -> tuple[object, ...]:
        return *super()._key, self.viewer


def veiled(game: "Game", kept: bytes, past: Past, eyes: int) -> tuple[int, ...]:
    """The moves with those masked that `eyes` may not know."""
    if not hasattr(game.referee.rules, "veil"):
        return past.moves
    shown, state = [], past.first
    for move in past.moves:
        shown.append(turns.HIDDEN if game.referee.veiled(state, move, kept, eyes) else move)
        state = game.referee.after(state, move)
    return tuple(shown)
