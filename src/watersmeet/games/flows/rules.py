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

from watersmeet.games.flows import memory
from watersmeet.games.flows.joining import AXES, completed, completes, join
from watersmeet.games.flows.judging import judge, sound
from watersmeet.games.flows.legality import allowed, anywhere
from watersmeet.games.flows.routes import Work
from watersmeet.games.flows.secrecy import guess, hide, veil
from watersmeet.games.flows.state import (
    DERIVED,
    DRAW,
    EMPTY,
    FIRST_OF,
    FLOW,
    MOVES,
    NOTHING,
    ON,
    REASONS,
    ROWS,
    SECRET,
    TURNS_OF,
    UNPLAYABLE,
    State,
    advance,
    derive,
    holder,
    setup,
)
from watersmeet.games.flows.tiles import HEXES, OFFERED
from watersmeet.games.flows.turning import symmetry, symmetry_move, symmetry_seat
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.draw import below, following
from watersmeet.kernel.turns import CHANCE, OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

ASIDE = np.uint64(0x9E3779B97F4A7C15)  # leads off the caller's own row of random numbers

__all__ = [
    "DERIVED",
    "MOVES",
    "REASONS",
    "ROWS",
    "State",
    "Work",
    "apply",
    "derive",
    "guess",
    "hide",
    "judge",
    "legal",
    "odds",
    "outcome",
    "pick",
    "reason",
    "seat",
    "setup",
    "sound",
    "symmetry",
    "symmetry_move",
    "symmetry_seat",
    "team",
    "veil",
]


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
        chosen, kind = below(r, kinds), 0
        while state.left[kind] == 0 or chosen > 0:
            chosen -= int(state.left[kind] > 0)
            kind += 1
        return DRAW + kind
    first, turns = int(FIRST_OF[int(state.drawn)]), int(TURNS_OF[int(state.drawn)])
    while True:
        cell, turn = below(r, HEXES * turns) // turns, below(r, HEXES * turns) % turns
        if state.tiles[cell] == EMPTY and allowed(state, work, cell, 1 << (first + turn)):
            return 6 * cell + turn
        r = following(r ^ ASIDE)


@compiled
def apply(state: np.record, move: int, work: np.record) -> None:
    """Draw a tile, or place it."""
    if move >= DRAW:
        state.drawn = move - DRAW
        state.left[move - DRAW] -= 1
        if not anywhere(state, work, move - DRAW):
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
