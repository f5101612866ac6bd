"""Flow's moves as text; `facts` has its states.

draw  take-corner       draw from the stacks; take the corner that lies face up, or with Return one that was discarded
c3/1                    lay the tile in hand on c3, turned a quarter clockwise once
exchange  discard       what else may become of a drawn tile
support  bird  current  fishing  calm  return        play that card
c3                      its target; for a scenario obstacle that Current lifted, its new square
boat-n … boat-w         the open side of the single-path Boat
start  time             a round begins; its time is up
black  white            under Calm Waters, the die that is rolled
=corner  =support  =one-card  =c3                    chance brings a tile, a card, a scenario card, an obstacle
=c3  =c  =3             the wave: both dice, by the square where their lines cross; the black die, the white die
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flow import decisions
from watersmeet.games.flow.facts import read, write
from watersmeet.games.flow.places import name, number
from watersmeet.games.flow.state import WIDE
from watersmeet.games.flow.tiles import CARDS, KINDS, LETTERS, SCENARIOS
from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from numpy import record

__all__ = ["read", "read_move", "sides", "write", "write_move"]

WORDS = {
    decisions.DRAW: "draw",
    **{decisions.TAKE + kind: f"take-{name}" for kind, name in enumerate(KINDS)},
    **{decisions.CARD + card: name for card, name in enumerate(CARDS)},
    decisions.EXCHANGE: "exchange",
    decisions.DISCARD: "discard",
    decisions.BLACK: "black",
    decisions.WHITE: "white",
    **{decisions.BOAT + side: f"boat-{letter.lower()}" for side, letter in enumerate(LETTERS)},
    decisions.START: "start",
    decisions.TIME: "time",
    **{decisions.COLUMN + column: f"={square.LETTERS[column]}" for column in range(WIDE)},
    **{decisions.ROW + row: f"={row + 1}" for row in range(WIDE)},
    **{decisions.TILE + kind: f"={name}" for kind, name in enumerate(KINDS)},
    **{decisions.DEALT + card: f"={name}" for card, name in enumerate(CARDS)},
    **{decisions.SCENARIO + card: f"={name}" for card, name in enumerate(SCENARIOS)},
}
NUMBERS = {word: move for move, word in WORDS.items()}


def write_move(move: int) -> str:
    """`c3/1`, `draw`, `=corner` …"""
    if move < decisions.TARGET:
        return f"{name(move // 4)}/{move % 4}"
    if move < decisions.DRAW:
        return name(move - decisions.TARGET)
    if decisions.CROSSING <= move < decisions.COLUMN:
        return f"={name(move - decisions.CROSSING)}"
    return WORDS[move]


def read_move(text: str, state: record) -> int:
    """The number of a move; BadNotation for what is none, or off the board."""
    if text in NUMBERS:
        return NUMBERS[text]
    if text.startswith("="):
        return decisions.CROSSING + number(text[1:], text)
    place, slash, turn = text.partition("/")
    if not slash:
        return decisions.TARGET + number(place, text)
    if turn not in ("0", "1", "2", "3"):
        raise BadNotation(text, "a tile is placed like c3/1: the square, and 0 to 3 quarter turns clockwise")
    return decisions.PLACE + number(place, text) * 4 + int(turn)


def sides(state: record) -> tuple[str, ...]:
    """Seats have no names of their own."""
    return ()
