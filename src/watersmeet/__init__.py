"""Watersmeet: five board games, one place.

    import watersmeet

    game = watersmeet.game("flume", size=7)
    position = game.start().play("d4")
    print(position)

Importing this imports neither numba nor any game's rules; they come with the first `game(…)`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from watersmeet.core.game import game as game
    from watersmeet.core.outcome import Outcome as Outcome
    from watersmeet.core.reading import read as read
    from watersmeet.kernel.errors import BadNotation as BadNotation
    from watersmeet.kernel.errors import GameError as GameError
    from watersmeet.kernel.errors import IllegalMove as IllegalMove
    from watersmeet.kernel.errors import OutOfTurn as OutOfTurn
    from watersmeet.kernel.verdict import Verdict as Verdict

__version__ = "0.1.0"

HOMES = {
    "game": "core.game",
    "read": "core.reading",
    "Outcome": "core.outcome",
    "Verdict": "kernel.verdict",
    "GameError": "kernel.errors",
    "IllegalMove": "kernel.errors",
    "OutOfTurn": "kernel.errors",
    "BadNotation": "kernel.errors",
}
"""Where each public name lives; it is imported when it is first used."""

__all__ = ["BadNotation", "GameError", "IllegalMove", "OutOfTurn", "Outcome", "Verdict", "game", "read"]


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES])
