"""Set-up, step by step (R-FLOW-9): cards are dealt, scenario cards drawn, obstacles laid, the Boat turned."""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow.scenarios import rocks_to_lay
from watersmeet.games.flow.tiles import SINGLE_PATH
from watersmeet.kernel.compiled import compiled


@compiled
def go_on(state: np.record) -> None:
    """One draw of set-up is done: the same again, or what comes after it."""
    state.todo -= 1
    while state.todo == 0 and state.phase <= phases.ROCKS:
        if state.phase == phases.DEAL:
            state.phase, state.todo = phases.SCENARIO, state.unseen
        elif state.phase == phases.SCENARIO:
            state.phase, state.todo = phases.ROCKS, rocks_to_lay(state)
        elif state.scenarios[SINGLE_PATH]:
            state.phase = phases.SIDE
        else:
            first_round(state)


@compiled
def first_round(state: np.record) -> None:
    """Seat 0 begins."""
    state.left = state.pace
    state.phase = phases.TURN if state.pace else phases.START
