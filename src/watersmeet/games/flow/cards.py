"""Action cards: who has them, and what they can be played on (R-FLOW-5, 7, 8)."""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.placing import anywhere, elsewhere
from watersmeet.games.flow.state import SQUARES
from watersmeet.games.flow.tiles import (
    BIRD,
    BIRDS,
    CALM,
    CARDS,
    CURRENT,
    FISHING,
    KIND,
    KINDS,
    ONE_CARD,
    PROTECTED,
    SUPPORT,
    TURNS,
    UNKNOWN,
)
from watersmeet.games.flow.water import ANIMAL_SQUARES, BOAT_SQUARE
from watersmeet.kernel.compiled import compiled


@compiled
def may_hold(state: np.record, seat: int, card: int) -> bool:
    """Whether the card is in that hand, or may be among those of it that are not known."""
    hand = state.hands[seat]
    return bool(hand[card] > 0 or (hand[UNKNOWN] > 0 and state.deck[card] > 0))


@compiled
def give_up(state: np.record, seat: int, card: int) -> None:
    """Take the card out of that hand."""
    if state.hands[seat, card] > 0:
        state.hands[seat, card] -= 1
    else:
        state.hands[seat, UNKNOWN] -= 1
        state.deck[card] -= 1


@compiled
def deck_count(state: np.record) -> int:
    """How many cards lie in the deck; those that are not known in hands are counted with it."""
    count = 0
    for card in range(len(CARDS)):
        count += int(state.deck[card])
    for seat in range(state.players):
        count -= int(state.hands[seat, UNKNOWN])
    return count


@compiled
def tiles_in(pile: np.ndarray) -> int:
    """How many tiles a pile holds."""
    count = 0
    for kind in range(len(KINDS)):
        count += int(pile[kind])
    return count


@compiled
def birds_out(state: np.record) -> int:
    """How many birds are on the board."""
    count, birds = 0, int(state.birds)
    while birds:
        birds &= birds - 1
        count += 1
    return count


@compiled
def movable(state: np.record) -> int:
    """The tiles that Support and Current may touch: with no-support-current none with an obstacle."""
    tiles = int(state.solid) & ~(ANIMAL_SQUARES | BOAT_SQUARE)
    return tiles & ~int(state.stops) & ~int(state.rocks) if state.scenarios[PROTECTED] else tiles


@compiled
def perches(state: np.record) -> int:
    """The tiles and obstacles on which no bird sits."""
    return int(state.solid) & ~(ANIMAL_SQUARES | BOAT_SQUARE) & ~int(state.birds)


@compiled
def goes_elsewhere(state: np.record, square: int) -> bool:
    """Whether Current finds another square for the tile that lies there."""
    kind = KIND[state.cells[square]]
    for turn in range(TURNS[kind]):
        if elsewhere(state, kind, turn, 1 << square):
            return True
    return False


@compiled
def something_moves(state: np.record) -> bool:
    """Whether Current can be played on any tile."""
    tiles = movable(state)
    for square in range(SQUARES):
        if tiles >> square & 1 and goes_elsewhere(state, square):
            return True
    return False


@compiled
def targets(state: np.record) -> int:
    """The squares that the card under way can be played on."""
    if state.phase == phases.SUPPORTED:
        return movable(state)
    return perches(state)


@compiled
def refused(state: np.record, card: int) -> int:
    """Why the one whose turn it is cannot play this card; 0 where nothing stands in the way."""
    if not may_hold(state, int(state.turn), card):
        return why.NOT_IN_HAND
    if state.scenarios[ONE_CARD] and state.played:
        return why.CARD_PLAYED
    if card == SUPPORT:
        return why.LEGAL if movable(state) else why.NOTHING_TO_REMOVE
    if card == BIRD:
        if birds_out(state) == BIRDS:
            return why.BIRDS_OUT
        return why.LEGAL if perches(state) else why.NO_PERCH
    if card == CURRENT:
        return why.LEGAL if something_moves(state) else why.NOTHING_MOVES
    if card == FISHING:
        return why.LEGAL if tiles_in(state.stack) >= 2 else why.TWO_NEEDED
    if card == CALM:
        return why.ALREADY_CALM if state.calm else why.LEGAL
    return return_refused(state)


@compiled
def return_refused(state: np.record) -> int:
    """Why no discarded tile can be placed; 0 where one can."""
    if tiles_in(state.discards) == 0:
        return why.NO_DISCARDS
    for kind in range(len(KINDS)):
        if state.discards[kind] and anywhere(state, kind):
            return why.LEGAL
    return why.NONE_FITS


@compiled
def can_act(state: np.record) -> bool:
    """Whether the one whose turn it is can draw a tile or play a card (R-FLOW-5)."""
    if tiles_in(state.stack) or tiles_in(state.face_up):
        return True
    for card in range(len(CARDS)):
        if refused(state, card) == why.LEGAL:
            return True
    return False
