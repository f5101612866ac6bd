"""Flows' moves and states as text.

=2        the tile drawn is a rink: kinds count their sharp corners (=? in a view that may not know it)
D4/1      the drawn tile on D4, turned once, by 60 degrees clockwise

k34/5/6/3r1s03/6/5/4;upper-right;=0;8,10,9,9;on

the board by rows, a tile as its kind's letter (basketball, kimono, rink, sharps) and how often it is turned, a number
for so many empty hexes; the board side whose turn it is; the tile drawn, or -; the tiles left of each kind; and `on`,
or how the game ended.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flows.state import DRAW, EMPTY, NOTHING, REASONS, SECRET
from watersmeet.games.flows.tiles import COPIES, FIRST, KIND, KINDS, SIDE, TURNS
from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from numpy import record

SIDES = ("top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left")
LETTERS = tuple(kind[0] for kind in KINDS)
DRAWN = {NOTHING: "-", **{kind: f"={kind}" for kind in range(4)}, SECRET: "=?"}
ENDED = ("on", *REASONS[1:])
PLACEMENT = re.compile(r"([A-G][1-7])/([0-5])")
PIECE = re.compile(r"([bkrs])([0-5])|([1-7])")
FIELDS = "after the options come the board, whose turn it is, the tile drawn, the tiles left, and on or how it ended"


def write_move(move: int) -> str:
    """`=2`, or `D4/1`."""
    if move >= DRAW:
        return f"={move - DRAW}"
    return f"{hexagon.names(SIDE)[move // 6]}/{move % 6}"


def read_move(text: str, state: record) -> int:
    """The number of a move; BadNotation for what is no move, or off the board."""
    if re.fullmatch("=[0-3]", text):
        return DRAW + int(text[1])
    if text == "=?":
        raise BadNotation(text, "that draw is hidden: only the tile's drawer knows it before it is placed")
    if text.startswith("="):
        raise BadNotation(text, "a draw is =0, =1, =2 or =3, by the tile's sharp corners")
    found = PLACEMENT.fullmatch(text)
    cell = hexagon.place(found[1], SIDE) if found else None
    if found is None or cell is None:
        raise BadNotation(text, "a placement is a hex from A1 to G7 and turns from 0 to 5, such as D4/1")
    return 6 * cell + int(found[2])


def write(state: record) -> tuple[str, ...]:
    """The board, whose turn it is, the tile drawn, the tiles left, and whether the game goes on."""
    left = ",".join(str(int(count)) for count in state.left)
    return board(state), SIDES[int(state.turn)], DRAWN[int(state.drawn)], left, ENDED[int(state.ended)]


def board(state: record) -> str:
    """The rows from the top, runs of empty hexes counted."""
    rows = ("".join(tile(int(state.tiles[cell])) for cell in row) for row in hexagon.rows(SIDE))
    return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)


def tile(lies: int) -> str:
    """`k3` for a kimono turned three times; `.` for an empty hex."""
    if lies == EMPTY:
        return "."
    kind = KIND[lies - 1]
    return f"{LETTERS[kind]}{lies - 1 - FIRST[kind]}"


def read(fields: tuple[str, ...], state: record) -> None:
    """Fill a state that `setup` has made."""
    if len(fields) != 5:
        raise BadNotation(";".join(fields), FIELDS)
    rows = fields[0].split("/")
    if len(rows) != len(hexagon.rows(SIDE)):
        raise BadNotation(fields[0], "a board has seven rows, from the top, with `/` between")
    for row, text in zip(hexagon.rows(SIDE), rows, strict=True):
        for cell, lies in zip(row, read_row(text, len(row)), strict=True):
            state.tiles[cell] = lies
    state.turn = SIDES.index(word(fields[1], SIDES, "whose turn it is"))
    drawn = word(fields[2], tuple(DRAWN.values()), "the tile drawn")
    state.drawn = next(kind for kind, text in DRAWN.items() if text == drawn)
    state.ended = ENDED.index(word(fields[4], ENDED, "whether the game goes on"))
    counts = left(state)
    if min(counts) >= 0 and fields[3] != (expected := ",".join(map(str, counts))):
        raise BadNotation(fields[3], f"with these tiles on the board there are {expected} left, of ten of each kind")


def read_row(text: str, length: int) -> list[int]:
    """The tiles of one row."""
    tiles: list[int] = []
    place = 0
    while place < len(text):
        found = PIECE.match(text, place)
        if found is None:
            raise BadNotation(text, "a row has tiles such as k3 (b, k, r or s and its turns) and counts of empty hexes")
        place = found.end()
        if found[3]:
            tiles += [EMPTY] * int(found[3])
            continue
        kind = LETTERS.index(found[1])
        if int(found[2]) >= TURNS[kind]:
            raise BadNotation(found[0], f"a {KINDS[kind]} has orientations 0 to {TURNS[kind] - 1}")
        tiles.append(1 + FIRST[kind] + int(found[2]))
    if len(tiles) != length:
        raise BadNotation(text, f"this row has {length} hexes, not {len(tiles)}")
    return tiles


def left(state: record) -> list[int]:
    """Tiles of each kind neither placed nor known to be drawn."""
    kinds = [KIND[int(lies) - 1] for lies in state.tiles if lies != EMPTY]
    if NOTHING < state.drawn < SECRET:
        kinds.append(int(state.drawn))
    return [COPIES - kinds.count(kind) for kind in range(4)]


def word(text: str, words: tuple[str, ...], what: str) -> str:
    """One of `words`."""
    if text not in words:
        raise BadNotation(text, f"{what} is one of {', '.join(words)}")
    return text


def sides(state: record) -> tuple[str, ...]:
    """Seats are called by their numbers."""
    return ()
