"""Flex's moves and states as text.

*E5       flip the tile E5
I5-H4     step
I5-G5     one jump
stop      end a jumping move that could go on

5bB/b4wB…;white;banned=E5;moves=*D4,A3-C3      the board from the top, who acts, and what the rules remember

A place is its tile, `b` or `w`, and what stands on it: `B` or `W`, as many as the piece is high; a number
counts equal places. The board is the one at the start of the oldest turn that can still come again, and
the moves are those since.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flex.board import (
    BLACK,
    FLIP,
    GOES,
    LONGEST,
    NOWHERE,
    SIDE,
    STEP,
    STOP,
    WAYS,
    WHITE,
)
from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from numpy import record

NAMES = hexagon.names(SIDE)
MOVE = re.compile(r"(?:\*|([A-I][1-9])-)([A-I][1-9])")
RUN = re.compile(r"([2-9]?)([bw](?:B{1,3}|W{1,3})?)")
COLOURS = {"white": WHITE, "black": BLACK}

EXPECTED_MOVE = "a move is *E5 (flip), I5-H4 (step), I5-G5 (jump) or stop, with places from A1 to I9"
EXPECTED_FIELDS = (
    "the fields are the board, white or black to act, then banned=E5 and moves=*D4,A3-C3 where there are any"
)
EXPECTED_BOARD = "a board is nine rows of 5, 6, 7, 8, 9, 8, 7, 6 and 5 places, such as b, wBB or 3w"


def write_move(move: int) -> str:
    """`*E5`, `I5-H4`, `I5-G5` or `stop`."""
    if move == STOP:
        return "stop"
    cell, way = divmod(move, WAYS)
    if GOES[cell, way] == NOWHERE:
        raise BadNotation(str(move), f"a move with this number would leave the board from {NAMES[cell]}")
    return f"*{NAMES[cell]}" if way == FLIP else f"{NAMES[cell]}-{NAMES[GOES[cell, way]]}"


def read_move(text: str, state: record | None = None) -> int:
    """The number of a move; −1 where no step or jump joins the places; BadNotation for what is no move."""
    if text == "stop":
        return STOP
    found = MOVE.fullmatch(text)
    to = hexagon.place(found[2], SIDE) if found else None
    start = hexagon.place(found[1], SIDE) if found and found[1] else to
    if found is None or start is None or to is None:
        raise BadNotation(text, EXPECTED_MOVE)
    return start * WAYS + FLIP if found[1] is None else between(start, to)


def between(start: int, to: int) -> int:
    """The step or jump that leads from one cell to the other, or −1."""
    for way in range(STEP, WAYS):
        if GOES[start, way] == to:
            return start * WAYS + way
    return -1


def write(state: record) -> tuple[str, ...]:
    """The oldest position that is kept, and the moves since."""
    fields = [written_board(state), "white" if state.base_mover == WHITE else "black"]
    if state.base_banned != NOWHERE:
        fields.append(f"banned={NAMES[state.base_banned]}")
    if state.made:
        fields.append("moves=" + ",".join(write_move(int(move)) for move in state.since[: state.made]))
    return tuple(fields)


def written_board(state: record) -> str:
    """The base's tiles and pieces, row by row."""
    rows = ([place(state, cell) for cell in row] for row in hexagon.rows(SIDE))
    return "/".join(counted(row) for row in rows)


def place(state: record, cell: int) -> str:
    """`b`, `wBB`: a tile and the piece on it."""
    piece = int(state.base_pieces[cell])
    return ("w" if state.base_tiles[cell] == WHITE else "b") + ("W" if piece > 0 else "B") * abs(piece)


def counted(row: list[str]) -> str:
    """A row with equal neighbours counted: `b4wBw`."""
    runs: list[tuple[int, str]] = []
    for one in row:
        if runs and runs[-1][1] == one:
            runs[-1] = (runs[-1][0] + 1, one)
        else:
            runs.append((1, one))
    return "".join(f"{count if count > 1 else ''}{one}" for count, one in runs)


def read(fields: tuple[str, ...], state: record) -> None:
    """Set the base and the moves since; `derive` plays them."""
    if len(fields) < 2:
        raise BadNotation(";".join(fields), EXPECTED_FIELDS)
    board, mover, *rest = fields
    for cell, one in enumerate(read_board(board)):
        state.base_tiles[cell] = WHITE if one[0] == "w" else BLACK
        state.base_pieces[cell] = one.count("W") - one.count("B")
    if mover not in COLOURS:
        raise BadNotation(mover, "white or black is to act")
    state.base_mover = COLOURS[mover]
    state.base_banned, state.made = NOWHERE, 0
    for field, word in zip(rest, remembered(rest), strict=True):
        if word == "banned":
            state.base_banned = read_place(field.partition("=")[2])
        else:
            read_moves(field.partition("=")[2], state)


def remembered(rest: list[str]) -> list[str]:
    """Which of `banned` and `moves` are told: each once at most, in this order."""
    words = [field.partition("=")[0] for field in rest]
    if words not in ([], ["banned"], ["moves"], ["banned", "moves"]):
        raise BadNotation(";".join(rest), EXPECTED_FIELDS)
    return words


def read_board(text: str) -> list[str]:
    """What each cell holds: `b`, `wBB`."""
    rows = [spread(row) for row in text.split("/")]
    if [len(row) for row in rows] != [len(row) for row in hexagon.rows(SIDE)]:
        raise BadNotation(text, EXPECTED_BOARD)
    return [one for row in rows for one in row]


def spread(row: str) -> list[str]:
    """The places of a row, runs written out; none where it is no row."""
    runs = RUN.findall(row)
    if "".join(count + one for count, one in runs) != row:
        return []
    return [one for count, one in runs for _ in range(int(count or 1))]


def read_place(text: str) -> int:
    """A cell by its name."""
    cell = hexagon.place(text, SIDE)
    if cell is None:
        raise BadNotation(text, "a place is named from A1 to I9")
    return cell


def read_moves(text: str, state: record) -> None:
    """The moves since the base, by their numbers."""
    texts = text.split(",")
    if len(texts) > LONGEST:
        raise BadNotation(text, f"a position remembers {LONGEST} moves at most")
    for count, one in enumerate(texts):
        move = read_move(one)
        if move < 0:
            raise BadNotation(one, EXPECTED_MOVE)
        state.since[count] = move
    state.made = len(texts)


def sides(state: record) -> tuple[str, ...]:
    """What each seat plays."""
    return ("white", "black")
