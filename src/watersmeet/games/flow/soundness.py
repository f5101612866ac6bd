"""What a position must keep to stand, whether or not a game can lead to it (R-FLOW-11)."""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.cards import (
    birds_out,
    deck_count,
    tiles_in,
)
from watersmeet.games.flow.judging import differs
from watersmeet.games.flow.scenarios import CARDS_EACH, all_reach, rocks_to_lay, shared_sides
from watersmeet.games.flow.secrets import silence
from watersmeet.games.flow.sound_round import end_fault, round_wrong
from watersmeet.games.flow.state import MIDDLE, SEATS, SQUARES, WIDE
from watersmeet.games.flow.tiles import (
    BIRDS,
    BOULDER,
    CALM,
    CARDS,
    COPIES,
    DECK,
    EDGES,
    EMPTY,
    KIND,
    KINDS,
    NONE,
    ROCK,
    SCENARIOS,
    SILENCE,
    SINGLE_PATH,
    TILES,
    UNKNOWN,
)
from watersmeet.games.flow.water import ALL, ANIMAL_SQUARES, BOAT_SQUARE
from watersmeet.kernel.compiled import compiled


@compiled
def fault(state: np.record) -> int:
    """0, or why the position cannot stand. Each check trusts those before it."""
    if out_of_range(state):
        return why.BAD_RANGE
    if squares_wrong(state):
        return why.BAD_SQUARE
    if tiles_wrong(state):
        return why.BAD_TILES
    if cards_wrong(state):
        return why.BAD_CARDS
    if scenarios_wrong(state):
        return why.BAD_SCENARIOS
    if rocks_wrong(state):
        return why.BAD_ROCKS
    if birds_out(state) > BIRDS or perched_wrong(state):
        return why.BAD_BIRDS
    if boat_wrong(state):
        return why.BAD_BOAT
    if edges_wrong(state):
        return why.BAD_EDGES
    if hand_wrong(state):
        return why.BAD_HAND
    if state.phase <= phases.SIDE:
        return why.BAD_SETUP if set_up_wrong(state) else why.LEGAL
    if round_wrong(state):
        return why.BAD_ROUND
    return end_fault(state)


@compiled
def out_of_range(state: np.record) -> bool:
    """Whether a number is one that its field never has."""
    flags = (int(state.late) | int(state.talk) | int(state.calm) | int(state.played)) & ~1
    counts = int(state.todo) | int(state.left) | int(state.unseen) | int(state.gone) | int(state.turn)
    low = state.held < NONE or state.lifted < NONE or state.phase < phases.DEAL
    high = state.held > ROCK or state.lifted >= SQUARES or state.phase > phases.LOST or state.turn >= state.players
    return bool(flags != 0 or counts < 0 or low or high or state.left > state.pace)


@compiled
def squares_wrong(state: np.record) -> bool:
    """Whether something lies on an Animal or the Boat, or is no tile."""
    for square in range(SQUARES):
        code = state.cells[square]
        taken = (ANIMAL_SQUARES | BOAT_SQUARE) >> square & 1
        if code < EMPTY or code > BOULDER or (taken and code != EMPTY):
            return True
    return False


@compiled
def tiles_wrong(state: np.record) -> bool:
    """Whether the tiles of some kind, wherever they are, do not add up to the table."""
    for kind in range(len(KINDS)):
        piles = (state.stack[kind], state.face_up[kind], state.discards[kind])
        count = 1 if state.held == kind else 0
        for pile in piles:
            if pile < 0:
                return True
            count += int(pile)
        for square in range(SQUARES):
            if KIND[state.cells[square]] == kind:
                count += 1
        if count != TILES[kind]:
            return True
    return False


@compiled
def cards_wrong(state: np.record) -> bool:
    """Whether the cards of some kind do not add up, or hands hold cards that they cannot."""
    for card in range(len(CARDS)):
        count = int(state.calm) if card == CALM else 0
        if state.deck[card] < 0 or state.used[card] < 0:
            return True
        count += int(state.deck[card]) + int(state.used[card])
        for seat in range(SEATS):
            if state.hands[seat, card] < 0 or (state.hands[seat, card] and seat >= state.players):
                return True
            count += int(state.hands[seat, card])
        if count != DECK[card]:
            return True
    for seat in range(SEATS):
        unknown = state.hands[seat, UNKNOWN]
        if unknown < 0 or (unknown and (seat >= state.players or not silence(state))):
            return True
    return deck_count(state) < 0


@compiled
def scenarios_wrong(state: np.record) -> bool:
    """Whether there are more of a scenario card than there can be, or some are still to be drawn too late."""
    for card in range(len(SCENARIOS)):
        most = 1 if card == SILENCE else COPIES[card]
        if not 0 <= state.scenarios[card] <= most:
            return True
    return bool(state.unseen and state.phase > phases.SCENARIO)


@compiled
def rocks_wrong(state: np.record) -> bool:
    """Whether scenario obstacles, on the board and out of the game, are not two for each card."""
    count = int(state.gone) + (1 if state.held == ROCK else 0)
    for square in range(SQUARES):
        if state.cells[square] == BOULDER:
            count += 1
    if state.phase < phases.ROCKS:
        return count != 0
    return count + (int(state.todo) if state.phase == phases.ROCKS else 0) != rocks_to_lay(state)


@compiled
def perched_wrong(state: np.record) -> bool:
    """Whether a bird sits where nothing lies."""
    return bool(int(state.birds) & ~(ALL & int(state.solid) & ~(ANIMAL_SQUARES | BOAT_SQUARE)))


@compiled
def boat_wrong(state: np.record) -> bool:
    """Whether the Boat does not show the face that the scenarios say."""
    if state.phase <= phases.SIDE or not state.scenarios[SINGLE_PATH]:
        return bool(state.boat != 15)
    return bool(state.boat != 1 and state.boat != 2 and state.boat != 4 and state.boat != 8)


@compiled
def edges_wrong(state: np.record) -> bool:
    """Whether two neighbours do not match."""
    for square in range(SQUARES):
        code = state.cells[square]
        if code != EMPTY and code != BOULDER and differs(state, square, EDGES[code]) >= 0:
            return True
    return False


@compiled
def hand_wrong(state: np.record) -> bool:
    """Whether a tile is in hand that the decision does not ask for, or the other way round."""
    if state.phase == phases.PUT:
        square = int(state.lifted)
        free = square != NONE and int(state.solid) >> square & 1 == 0
        return bool(state.held == NONE or not free)
    if state.lifted != NONE:
        return True
    asks = state.phase == phases.PLACE or state.phase == phases.LAY
    return bool(state.held == ROCK or (state.held != NONE) != asks)


@compiled
def set_up_wrong(state: np.record) -> bool:
    """Whether something happened before set-up is done, or a draw of it is missing."""
    moved = int(state.late) | int(state.talk) | int(state.calm) | int(state.played) | int(state.left) | int(state.turn)
    if moved or state.birds or state.gone or tiles_in(state.stack) != sum_of_tiles():
        return True
    for card in range(len(CARDS)):
        if state.used[card]:
            return True
    if dealt_wrong(state) or rocks_badly_laid(state):
        return True
    if state.phase == phases.SCENARIO:
        return bool(state.todo != state.unseen or state.todo == 0)
    if state.phase == phases.SIDE:
        return bool(state.todo or not state.scenarios[SINGLE_PATH])
    return bool(state.todo == 0)


@compiled
def sum_of_tiles() -> int:
    """How many map tiles there are."""
    count = 0
    for kind in range(len(KINDS)):
        count += TILES[kind]
    return count


@compiled
def dealt_wrong(state: np.record) -> bool:
    """Whether a hand has not the cards that it was dealt by now."""
    players = int(state.players)
    left = int(state.todo) if state.phase == phases.DEAL else 0
    dealt = CARDS_EACH[players] * players - left
    for seat in range(players):
        count = 0
        for card in range(len(CARDS) + 1):
            count += int(state.hands[seat, card])
        if count != (dealt + players - 1 - seat) // players:
            return True
    return False


@compiled
def rocks_badly_laid(state: np.record) -> bool:
    """Whether set-up could not have laid these obstacles."""
    rocks = int(state.rocks)
    for square in range(SQUARES):
        if rocks >> square & 1 and (square // WIDE == MIDDLE or square % WIDE == MIDDLE):
            return True
    return shared_sides(rocks) == 0 if state.scenarios[SINGLE_PATH] else not all_reach(rocks)
