"""Red and Blue as text, for games in which the seats may exchange them: `red;first=blue`.

Their states have `mover`, whose colour acts, and `blue`, the seat that plays Blue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from numpy import record

LETTERS = ".rb"  # by what lies on a place: 0 nothing, 1 red, 2 blue
COLOURS = ("", "red", "blue")
BLUE = 2


def sides(state: record) -> tuple[str, str]:
    """What each seat plays now; a swap exchanges them."""
    return ("red", "blue") if state.blue == 1 else ("blue", "red")


def written(state: record) -> tuple[str, str]:
    """The colour to act, and the first seat's colour."""
    return COLOURS[state.mover], f"first={sides(state)[0]}"


def read(mover: str, first: str, state: record) -> None:
    """Fill in who acts, and who plays Blue."""
    state.mover = colour(mover)
    word, _, own = first.partition("=")
    if word != "first":
        raise BadNotation(first, "first=red or first=blue says which colour the first seat plays")
    state.blue = 0 if colour(own) == BLUE else 1


def colour(text: str) -> int:
    """The number of a colour by its word."""
    if text not in COLOURS[1:]:
        raise BadNotation(text, "a colour is red or blue")
    return COLOURS.index(text)
