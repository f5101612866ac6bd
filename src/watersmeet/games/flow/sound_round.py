"""Whether clock, cards and the decision at hand go together in a set-up position (R-FLOW-11)."""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.cards import (
    birds_out,
    can_act,
    deck_count,
    movable,
    perches,
    return_refused,
    something_moves,
    tiles_in,
)
from watersmeet.games.flow.placing import anywhere, spots
from watersmeet.games.flow.tiles import (
    BIRDS,
    NO_NEW,
    ONE_CARD,
    SILENCE,
)
from watersmeet.games.flow.water import linked
from watersmeet.kernel.compiled import compiled


@compiled
def round_wrong(state: np.record) -> bool:
    """Whether clock, talk, calm or the card of the round do not go with the decision at hand."""
    phase = state.phase
    acting = phases.START <= phase <= phases.LAY
    wave = phases.DIE <= phase < phases.WON
    if state.todo != 0 and (phase != phases.FISH or state.todo > 2):
        return True
    if state.pace and ((acting and state.left == 0) or (wave and state.left)):
        return True
    if (state.pace and phase == phases.START) or (
        state.late and (state.pace or not phases.DRAWN <= phase <= phases.LAY)
    ):
        return True
    if wave and bool(state.calm) == (phase == phases.ROLL):
        return True
    return talk_wrong(state) or played_wrong(state)


@compiled
def talk_wrong(state: np.record) -> bool:
    """Whether all may talk when they may not, or the other way round."""
    if phases.DIE <= state.phase < phases.WON:
        return bool(state.talk != state.scenarios[SILENCE])
    between = (
        state.phase == phases.START or state.phase == phases.LOST or (state.phase == phases.TURN and state.pace != 0)
    )
    return bool(state.talk and not (state.scenarios[SILENCE] and between))


@compiled
def played_wrong(state: np.record) -> bool:
    """Whether the round's one card was played when none could be, or a card is under way that was not."""
    under_way = phases.FISH <= state.phase <= phases.LAY
    if not state.scenarios[ONE_CARD]:
        return bool(state.played)
    fresh = state.phase == phases.START or (state.pace and state.left == state.pace and state.phase <= phases.PLACE)
    return bool((under_way and not state.played) or (state.played and fresh))


@compiled
def end_fault(state: np.record) -> int:
    """Whether the game should be over, or not be; or nobody can do what is asked."""
    if (linked(state) == 15) != (state.phase == phases.WON):
        return why.BAD_END
    if state.phase == phases.LOST:
        return why.BAD_END if can_act(state) else why.LEGAL
    return why.LEGAL if possible(state) else why.STUCK


@compiled
def possible(state: np.record) -> bool:
    """Whether what is asked can be done at all."""
    phase = state.phase
    if phase == phases.START or phase == phases.TURN:
        return can_act(state)
    if phase == phases.DRAWN or phase == phases.FISH:
        return tiles_in(state.stack) > (int(state.todo) - 1 if phase == phases.FISH else 0) and (
            phase == phases.DRAWN or state.todo > 0
        )
    if phase == phases.EXCHANGED:
        return bool(deck_count(state) > 0 and not state.scenarios[NO_NEW])
    if phase == phases.SUPPORTED:
        return movable(state) != 0
    if phase == phases.PERCH:
        return perches(state) != 0 and birds_out(state) < BIRDS
    if phase == phases.LIFT:
        return something_moves(state)
    if phase == phases.FETCH:
        return return_refused(state) == why.LEGAL
    if phase == phases.LAY:
        return anywhere(state, int(state.held))
    if phase == phases.PUT:
        return (spots(state, 0) | spots(state, 1) | spots(state, 2) | spots(state, 3)) != 0
    return True
