"""What a game of Flows is at a moment: the record that the rules read and write, and whose turn it is."""

from __future__ import annotations

import numpy as np

from watersmeet.boards import hexagon
from watersmeet.games.flows import memory
from watersmeet.games.flows.joining import AXES, join
from watersmeet.games.flows.tiles import COPIES, FACING, FIRST, HEXES, KIND, MOUTHS, SIDE, TURNS
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

EMPTY = 0  # tiles are 1 + face
NOTHING, SECRET = -1, 4  # what is drawn, beside the four kinds: no tile yet, or one that the viewer may not know
ON, FLOW, UNPLAYABLE = 0, 1, 2  # how the game ended: not yet, or as in REASONS
REASONS = ("", "flow", "unplayable")
DRAW = 6 * HEXES  # the move that draws kind k is DRAW + k; a placement is 6 x hex + turns
MOVES = DRAW + 4
ROWS = DRAW

State = np.dtype(
    [
        ("tiles", np.int8, (HEXES,)),  # EMPTY, or 1 + face
        ("sides", np.int8, (6,)),  # the board side of each seat, -1 for no seat
        ("players", np.int8),
        ("turn", np.int8),  # the board side whose turn it is; with five the solo's second turn has the empty one
        ("drawn", np.int8),  # NOTHING, a kind, or SECRET
        ("ended", np.int8),  # ON, FLOW or UNPLAYABLE
        ("teams", np.int8),  # the axes that are played for, as bits
        ("left", np.int8, (4,)),  # tiles of each kind neither placed nor drawn
        ("far", np.int16, (MOUTHS,)),  # the channels (joining.py)
        ("certificate", np.int16, (memory.PACKED,)),  # the rest: memory.py
        ("spans", np.int16, (AXES,)),
        ("masks", np.int16, (memory.KEPT, HEXES)),
        ("kept", np.int16),
        ("following", np.int16),
        ("ok", np.int16, (HEXES,)),
        ("refuted", np.int16, (HEXES,)),
    ],
    align=True,
)
DERIVED = ("teams", "left", "far", "certificate", "spans", "masks", "kept", "following", "ok", "refuted")

KINDS_OF = np.array(KIND, np.int8)
FIRST_OF = np.array(FIRST, np.int8)
TURNS_OF = np.array(TURNS, np.int8)
TURNED = np.array([hexagon.turned(k, SIDE) for k in range(6)], np.int8)

# Refusals and faults: places in explain.SENTENCES.
NO_WAY, NOT_BOTH, NOT_ALL = 1, 2, 3
TOO_MANY, NO_SEAT, NOT_OVER, FLOW_LIES, DRAWN_AT_END, NO_WAY_LEFT, HAS_A_PLACE, HAS_NO_PLACE = range(4, 12)
REFUSALS = np.array([0, NO_WAY, NO_WAY, NOT_BOTH, NO_WAY, NOT_BOTH, NOT_BOTH, NOT_ALL], np.int8)
"""By the set of teams that cannot be served together, as bits."""


@compiled
def setup(state: np.record, players: int, s0: int, s1: int, s2: int, s3: int, s4: int, s5: int) -> None:
    """An empty board; the first seat listed begins, and chance draws its tile (3)."""
    state.tiles[:] = EMPTY
    state.players = players
    sides = state.sides
    sides[0], sides[1], sides[2], sides[3], sides[4], sides[5] = s0, s1, s2, s3, s4, s5
    state.turn = s0
    state.drawn = NOTHING
    state.ended = ON
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Join the channels of the tiles that lie, count those left, and empty the memory."""
    memory.forget(state)
    state.teams = 0
    for seat in range(int(state.players)):
        state.teams = int(state.teams) | 1 << (int(state.sides[seat]) % AXES)
    copy(state.far, FACING)
    state.left[:] = COPIES
    if 0 <= state.drawn < SECRET:
        state.left[int(state.drawn)] -= 1
    for cell in range(HEXES):
        if state.tiles[cell] != EMPTY:
            face = int(state.tiles[cell]) - 1
            state.left[int(KINDS_OF[face])] -= 1
            join(state.far, cell, face)


@compiled
def advance(state: np.record) -> None:
    """The turn goes clockwise to the next board side that somebody plays; the solo's partner counts as one (3)."""
    side = (int(state.turn) + 1) % 6
    while holder(state, side) < 0:
        side = (side + 1) % 6
    state.turn = side


@compiled
def holder(state: np.record, side: int) -> int:
    """The seat that takes a board side's turn: with five the solo has the empty one's too; -1 where there is none."""
    found = -1
    for seat in range(int(state.players)):
        if state.sides[seat] == side:
            return seat
        if state.players == 5 and state.sides[seat] == (side + 3) % 6:
            found = seat
    return found
