"""What is said of every placement, and whether a set-up can stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows import memory, proof
from watersmeet.games.flows.joining import completed
from watersmeet.games.flows.legality import allowed, anywhere
from watersmeet.games.flows.state import (
    DRAWN_AT_END,
    EMPTY,
    FIRST_OF,
    FLOW,
    FLOW_LIES,
    HAS_A_PLACE,
    HAS_NO_PLACE,
    NO_SEAT,
    NO_WAY_LEFT,
    NOT_OVER,
    NOTHING,
    ON,
    REFUSALS,
    SECRET,
    TOO_MANY,
    TURNS_OF,
    UNPLAYABLE,
    holder,
)
from watersmeet.games.flows.tiles import HEXES, OFFERED
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@compiled
def judge(state: np.record, rows: NDArray[np.int32], work: np.record) -> int:
    """For every empty hex and turn of the drawn tile: move, refusal or 0, and what proof.py tells."""
    count = 0
    if state.ended != ON or state.drawn < 0 or state.drawn == SECRET:
        return count
    kind = int(state.drawn)
    for cell in range(HEXES):
        if state.tiles[cell] != EMPTY:
            continue
        faces = allowed(state, work, cell, int(OFFERED[kind]))
        for turn in range(int(TURNS_OF[kind])):
            face = int(FIRST_OF[kind]) + turn
            lies = bool(faces >> face & 1)
            rows[count, 0] = 6 * cell + turn
            proof.tell(state, work, rows[count], cell, face, lies)
            rows[count, 1] = 0 if lies else REFUSALS[rows[count, 5]]
            count += 1
    return count


@compiled
def sound(state: np.record, work: np.record) -> int:
    """Why a set-up cannot stand, as a place in explain.SENTENCES; 0 where it can (R-FLOWS-9)."""
    for kind in range(4):
        if state.left[kind] < 0:
            return TOO_MANY
    if holder(state, int(state.turn)) < 0:
        return NO_SEAT
    if (state.ended == FLOW) != (completed(state.far) & int(state.teams) != 0):
        return NOT_OVER if state.ended == FLOW else FLOW_LIES
    if state.ended == FLOW:
        return 0 if state.drawn == NOTHING else DRAWN_AT_END
    if not memory.served(state, work, int(state.teams)):
        return NO_WAY_LEFT
    if state.ended == UNPLAYABLE and not 0 <= state.drawn < SECRET:
        return NOT_OVER
    lies = state.drawn == NOTHING
    for kind in range(4):
        if (state.drawn == kind or (state.drawn == SECRET and state.left[kind] > 0)) and not lies:
            lies = anywhere(state, work, kind)
    if lies == (state.ended == UNPLAYABLE):
        return HAS_A_PLACE if lies else HAS_NO_PLACE
    return 0
