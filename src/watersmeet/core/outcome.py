"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Who won, every seat's score, and why it ended.

    No winners and scores of ½ is a draw; no winners and scores of 0 is a common defeat.
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str

    @property
    def is_draw(self) -> bool:
        """Whether nobody won, and nobody lost."""
        return not self.winners and any(self.scores)


def outcome(mask: int, scores: tuple[float, ...], reason: str) -> Outcome:
    """An outcome from what the rules say; whole scores as whole numbers."""
    winners = tuple(seat for seat in range(len(scores)) if mask >> seat & 1)
    return Outcome(winners, tuple(int(score) if score == int(score) else score for score in scores), reason)
