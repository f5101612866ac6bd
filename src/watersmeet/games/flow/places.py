"""Squares by their names, `a1` to `g7`."""

from watersmeet.boards import square
from watersmeet.games.flow.state import WIDE
from watersmeet.kernel.errors import BadNotation

FORMS = "a move is like draw, c3/1, c3, a card such as bird, exchange, start, or what chance brings, such as =corner"


def name(place: int) -> str:
    """`c1` for the third square."""
    return square.name(*divmod(place, WIDE))


def number(text: str, whole: str) -> int:
    """The square of a name; BadNotation about the `whole` text where there is none."""
    found = square.place(text, WIDE)
    if found is None:
        raise BadNotation(whole, f"{FORMS}; squares are a1 to g7")
    return found[0] * WIDE + found[1]
