"""Turns and rounds (R-FLOW-5, 6).

T1  A turn is over when its action is complete. The game is won where all Animals are then joined to the Boat.
T2  A round ends by `time`, or after so many turns; the one whose turn it was rolls.
T3  The next in turn loses the game for all, where there is no tile to draw and no card that can be played.
"""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow.cards import can_act
from watersmeet.games.flow.tiles import CALM, SILENCE
from watersmeet.games.flow.water import linked
from watersmeet.kernel.compiled import compiled


@compiled
def complete(state: np.record) -> None:
    """End the turn: the game is won, the wave comes, or the next one acts (T1)."""
    if linked(state) == 15:
        state.phase = phases.WON
        state.late = 0
        return
    if state.pace:
        state.left -= 1
    if state.late or (state.pace and state.left == 0):
        end_round(state)
    else:
        pass_on(state, phases.TURN)


@compiled
def end_round(state: np.record) -> None:
    """The wave: under Calm Waters whoever rolls chooses one die (T2, R-FLOW-8)."""
    state.late = 0
    state.left = 0
    state.talk = 1 if state.scenarios[SILENCE] else 0
    state.phase = phases.DIE if state.calm else phases.ROLL


@compiled
def next_round(state: np.record) -> None:
    """After the wave: Calm Waters is over, the limits begin anew."""
    if state.calm:
        state.used[CALM] += 1
        state.calm = 0
    state.played = 0
    state.left = state.pace
    pass_on(state, phases.TURN if state.pace else phases.START)


@compiled
def pass_on(state: np.record, phase: int) -> None:
    """It is the next player's turn, or nobody's ever again (T3)."""
    state.turn = (int(state.turn) + 1) % int(state.players)
    state.phase = phase if can_act(state) else phases.LOST
