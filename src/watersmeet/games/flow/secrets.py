"""What a seat may not know under no-communication (R-FLOW-10).

Others' hands are hidden but between rounds and at the end; so is the deck, with which they count as one pool.
While scenario cards are still to be drawn all hands are hidden: silence may be among them.
"""

import numpy as np

from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow.cards import can_act, give_up
from watersmeet.games.flow.scenarios import receiver
from watersmeet.games.flow.tiles import CARDS, SILENCE, UNKNOWN
from watersmeet.games.flow.water import derive
from watersmeet.kernel import draw
from watersmeet.kernel.compiled import compiled


@compiled
def silence(state: np.record) -> bool:
    """Whether hands are secret now."""
    if state.phase >= phases.WON or state.talk:
        return False
    return bool(state.scenarios[SILENCE] or state.unseen)


@compiled
def hide(state: np.record, seat: int) -> None:
    """Put what `seat` may not know into the pool."""
    if silence(state):
        for other in range(state.players):
            if other != seat:
                conceal(state, other)
    derive(state)


@compiled
def conceal(state: np.record, seat: int) -> None:
    """Count a hand's cards, and put them into the pool."""
    for card in range(len(CARDS)):
        cards = int(state.hands[seat, card])
        state.deck[card] += cards
        state.hands[seat, UNKNOWN] += cards
        state.hands[seat, card] = 0


@compiled
def veil(before: np.record, move: int, now: np.record, seat: int) -> bool:
    """Whether `seat` may not know a card that chance dealt: somebody else's, while the game goes on."""
    if now.phase >= phases.WON or not (now.scenarios[SILENCE] or now.unseen):
        return False
    return bool(
        decisions.DEALT <= move < decisions.SCENARIO
        and seat != (receiver(before) if before.phase == phases.DEAL else int(before.turn))
    )


@compiled
def guess(state: np.record, seat: int, r: np.uint64) -> None:
    """Deal the pool to the hands that are not known; who acts with no tile to draw has a card that can be played."""
    bits, hidden = r, 0
    for other in range(state.players):
        if state.hands[other, UNKNOWN]:
            hidden |= 1 << other
    must = can_act(state) and (state.phase == phases.START or state.phase == phases.TURN)
    while hidden:
        for other in range(state.players):
            bits = filled(state, other, bits)
        if can_act(state) or not must:
            break
        for other in range(state.players):
            if hidden >> other & 1:
                conceal(state, other)
    derive(state)


@compiled
def filled(state: np.record, seat: int, bits: np.uint64) -> np.uint64:
    """Draw the cards of a hand that are not known; return the last random number used."""
    while state.hands[seat, UNKNOWN]:
        pool = 0
        for card in range(len(CARDS)):
            pool += int(state.deck[card])
        bits = draw.following(bits)
        rest, card = draw.below(bits, pool), 0
        while rest >= state.deck[card]:
            rest -= int(state.deck[card])
            card += 1
        give_up(state, seat, card)
        state.hands[seat, card] += 1
    return bits
