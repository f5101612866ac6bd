"""Flows: bring water from your side of the board to the side opposite. Also known as Quortex.

     1  Forty tiles, ten of each kind; each has three channels. A tile drawn is its drawer's secret until placed.
     2  The board has 37 hexes and six quays, seven mouths each, clockwise; unclaimed quays are black.
     3  Two or three play alone, each towards a black quay. From four on those who sit opposite are partners;
        with five one plays alone and takes the turn of the empty seat opposite too.
     4  A flow runs from a claimed quay through the tiles. One that reaches the quay opposite wins.
     5  A tile may lie on any empty hex where it completes somebody's flow, or where the empty hexes can still be
        filled so that every team has a flow at the same time.
     6  A tile that can lie nowhere wins for its drawer's team. Teams completed by one tile tie.

             A1  A2  A3  A4              0  top           sides of a hex:   5   0
           B1  B2  B3  B4  B5      5  upper left   1                      4   ·   1
         C1  C2  C3  C4  C5  C6                                             3   2
       D1  D2  D3  D4  D5  D6  D7
         E2  E3  E4  E5  E6  E7
           F3  F4  F5  F6  F7      4  lower left   2
             G4  G5  G6  G7              3  bottom

The numbers are those of the rulings on Flows (docs/rules/flows.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from watersmeet.boards import hexagon
from watersmeet.games.flows import memory
from watersmeet.games.flows.joining import AXES, completed, completes, completing, join
from watersmeet.games.flows.routes import Work
from watersmeet.games.flows.tiles import COPIES, FACING, FIRST, HEXES, KIND, MOUTHS, OFFERED, TURNS
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.draw import below, following
from watersmeet.kernel.turns import CHANCE, OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Work"]

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
        ("base", np.int16, (memory.PACKED,)),  # the rest: memory.py
        ("base_length", np.int16, (AXES,)),
        ("masks", np.int16, (memory.KEPT, HEXES)),
        ("kept", np.int16),
        ("following", np.int16),
        ("ok", np.int16, (HEXES,)),
        ("refuted", np.int16, (HEXES,)),
    ],
    align=True,
)
DERIVED = ("teams", "left", "far", "base", "base_length", "masks", "kept", "following", "ok", "refuted")

KINDS_OF = np.array(KIND, np.int8)
FIRST_OF = np.array(FIRST, np.int8)
TURNS_OF = np.array(TURNS, np.int8)


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
    state.far[:] = FACING
    state.left[:] = COPIES
    if 0 <= state.drawn < SECRET:
        state.left[int(state.drawn)] -= 1
    for cell in range(HEXES):
        if state.tiles[cell] != EMPTY:
            face = int(state.tiles[cell]) - 1
            state.left[int(KINDS_OF[face])] -= 1
            join(state.far, cell, face)


@compiled
def allowed(state: np.record, work: np.record, cell: int, faces: int) -> int:
    """Which of `faces` may be laid on an empty hex, as a bit mask (5)."""
    wins = completing(state.far, cell, int(state.teams)) & faces
    rest = faces & ~wins
    return wins | (memory.passable(state, work, int(state.teams), cell, rest) if rest else 0)


@compiled
def legal(state: np.record, moves: NDArray[np.int32], work: np.record) -> int:
    """Write where the drawn tile may lie and how it may be turned, or the kinds that can be drawn; return how many."""
    count = 0
    if state.ended != ON or state.drawn == SECRET:
        return count
    if state.drawn == NOTHING:
        for kind in range(4):
            if state.left[kind] > 0:
                moves[count] = DRAW + kind
                count += 1
        return count
    kind = int(state.drawn)
    for cell in range(HEXES):
        if state.tiles[cell] == EMPTY:
            faces = allowed(state, work, cell, int(OFFERED[kind])) >> int(FIRST_OF[kind])
            for turn in range(int(TURNS_OF[kind])):
                if faces >> turn & 1:
                    moves[count] = 6 * cell + turn
                    count += 1
    return count


@compiled
def odds(state: np.record, weights: NDArray[np.float64]) -> None:
    """Each kind is drawn as likely as there are tiles of it left."""
    count = 0
    for kind in range(4):
        if state.left[kind] > 0:
            weights[count] = state.left[kind]
            count += 1


@compiled
def pick(state: np.record, r: np.uint64, work: np.record) -> int:
    """One legal move, each as likely as the others: any placement is tried until one is legal."""
    if state.drawn == NOTHING:
        kinds = 0
        for kind in range(4):
            kinds += int(state.left[kind] > 0)
        chosen = below(r, kinds)
        for kind in range(4):
            if state.left[kind] > 0:
                if chosen == 0:
                    return DRAW + kind
                chosen -= 1
    first, turns = int(FIRST_OF[int(state.drawn)]), int(TURNS_OF[int(state.drawn)])
    while True:
        cell, turn = below(r, HEXES * turns) // turns, below(r, HEXES * turns) % turns
        if state.tiles[cell] == EMPTY and allowed(state, work, cell, 1 << (first + turn)):
            return 6 * cell + turn
        r = following(r)


@compiled
def apply(state: np.record, move: int, work: np.record) -> None:
    """Draw a tile, or place it."""
    if move >= DRAW:
        state.drawn = move - DRAW
        state.left[move - DRAW] -= 1
        if not anywhere(state, work):
            state.ended = UNPLAYABLE
        return
    cell, face = move // 6, int(FIRST_OF[int(state.drawn)]) + move % 6
    finished = completes(state.far, cell, face) & int(state.teams)
    memory.laid(state, cell, face)
    join(state.far, cell, face)
    state.tiles[cell] = 1 + face
    state.drawn = NOTHING
    if finished:
        state.ended = FLOW
    else:
        advance(state)


@compiled
def anywhere(state: np.record, work: np.record) -> bool:
    """Whether the drawn tile can lie somewhere: where something is known to be legal, that is enough (6)."""
    offered = int(OFFERED[int(state.drawn)])
    for cell in range(HEXES):
        if state.tiles[cell] == EMPTY and int(state.ok[cell]) & offered:
            return True
    for cell in range(HEXES):
        if state.tiles[cell] == EMPTY and allowed(state, work, cell, offered):
            return True
    return False


@compiled
def advance(state: np.record) -> None:
    """The turn goes clockwise to the next board side that somebody plays; the solo's partner counts as one (3)."""
    side = (int(state.turn) + 1) % 6
    while holder(state, side) < 0:
        side = (side + 1) % 6
    state.turn = side


@compiled
def holder(state: np.record, side: int) -> int:
    """The seat that takes a board side's turn; -1 where there is none."""
    for seat in range(int(state.players)):
        if state.sides[seat] == side:
            return seat
    if state.players == 5:
        return holder_opposite(state, side)
    return -1


@compiled
def holder_opposite(state: np.record, side: int) -> int:
    """The seat opposite a board side."""
    for seat in range(int(state.players)):
        if state.sides[seat] == (side + 3) % 6:
            return seat
    return -1


@compiled
def seat(state: np.record) -> int:
    """Who acts: chance draws, then the seat whose turn it is places."""
    if state.ended != ON:
        return OVER
    return CHANCE if state.drawn == NOTHING else holder(state, int(state.turn))


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """The teams whose flow is complete, or the team whose tile could lie nowhere (4, 6)."""
    scores[: int(state.players)] = 0
    if state.ended == ON:
        return 0
    axes = completed(state.far) & int(state.teams) if state.ended == FLOW else 1 << (int(state.turn) % AXES)
    several = axes & (axes - 1) != 0
    winners = 0
    for seat in range(int(state.players)):
        if axes >> (int(state.sides[seat]) % AXES) & 1:
            winners |= 1 << seat
            scores[seat] = 0.5 if several else 1.0
    return winners


@compiled
def reason(state: np.record) -> int:
    """Why the game is over, as a place in REASONS; 0 while it goes on."""
    return int(state.ended)


@compiled
def team(state: np.record, seat: int) -> int:
    """A seat and the one opposite, if somebody holds it."""
    found = 0
    for other in range(int(state.players)):
        if int(state.sides[other]) % AXES == int(state.sides[seat]) % AXES:
            found |= 1 << other
    return found
