"""One line."""

from watersmeet.kernel.ink import Ink

from .rules import UNKNOWN


def lines(state):
    """Sums, and the die."""
    die = "?" if state.die == UNKNOWN else str(int(state.die))
    return (
        (Ink("sums "), Ink(" ".join(str(int(n)) for n in state.sums[: state.players]), "strong"), Ink(f" die {die}")),
    )
