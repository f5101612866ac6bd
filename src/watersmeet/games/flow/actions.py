"""What each decision does, by what was to be decided."""

import numpy as np

from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow.cards import give_up
from watersmeet.games.flow.scenarios import receiver
from watersmeet.games.flow.setting import first_round, go_on
from watersmeet.games.flow.state import BOAT
from watersmeet.games.flow.tiles import (
    BIRD,
    BOULDER,
    CALM,
    CURRENT,
    FIRST,
    FISHING,
    KIND,
    NONE,
    ONE_CARD,
    ROCK,
    SUPPORT,
)
from watersmeet.games.flow.turn import complete, next_round
from watersmeet.games.flow.water import clear, lay, opened
from watersmeet.games.flow.wave import remove, wash_both, wash_column, wash_row
from watersmeet.kernel.compiled import compiled


@compiled
def set_up(state: np.record, move: int) -> None:
    """A card dealt, a scenario card drawn, an obstacle laid, or the Boat's side chosen."""
    if state.phase == phases.DEAL:
        card = move - decisions.DEALT
        state.deck[card] -= 1
        state.hands[receiver(state), card] += 1
        go_on(state)
    elif state.phase == phases.SCENARIO:
        state.scenarios[move - decisions.SCENARIO] += 1
        state.unseen -= 1
        go_on(state)
    elif state.phase == phases.ROCKS:
        lay(state, move - decisions.CROSSING, BOULDER)
        go_on(state)
    else:
        turn_boat(state, move - decisions.BOAT)
        first_round(state)


@compiled
def turn_boat(state: np.record, side: int) -> None:
    """Show the Boat's face with one open side."""
    clear(state, BOAT)
    state.solid |= 1 << BOAT
    state.boat = 1 << side
    opened(state, 1 << BOAT, int(state.boat))


@compiled
def begin(state: np.record, move: int) -> None:
    """Begin a round, or a turn in it: draw a tile, take one that lies face up, or play a card."""
    state.talk = 0
    if state.phase == phases.START:
        state.phase = phases.TURN
    elif move == decisions.DRAW:
        state.phase = phases.DRAWN
    elif move < decisions.CARD:
        state.face_up[move - decisions.TAKE] -= 1
        state.held = move - decisions.TAKE
        state.phase = phases.PLACE
    else:
        play_card(state, move - decisions.CARD)


@compiled
def play_card(state: np.record, card: int) -> None:
    """Put a card on the table, and ask for what it needs; Calm Waters needs nothing, and stays until the wave."""
    give_up(state, int(state.turn), card)
    state.played = 1 if state.scenarios[ONE_CARD] else 0
    if card == CALM:
        state.calm = 1
        complete(state)
        return
    state.used[card] += 1
    if card == SUPPORT:
        state.phase = phases.SUPPORTED
    elif card == BIRD:
        state.phase = phases.PERCH
    elif card == CURRENT:
        state.phase = phases.LIFT
    elif card == FISHING:
        state.phase = phases.FISH
        state.todo = 2
    else:
        state.phase = phases.FETCH


@compiled
def with_tile(state: np.record, move: int) -> None:
    """A drawn tile comes up, is placed, exchanged or discarded; a card comes for it."""
    if state.phase == phases.DRAWN:
        state.held = move - decisions.TILE
        state.stack[state.held] -= 1
        state.phase = phases.PLACE
    elif state.phase == phases.EXCHANGED:
        state.deck[move - decisions.DEALT] -= 1
        state.hands[state.turn, move - decisions.DEALT] += 1
        complete(state)
    elif move < decisions.TARGET:
        lay_down(state, move // 4, move % 4)
    else:
        state.discards[state.held] += 1
        state.held = NONE
        if move == decisions.EXCHANGE:
            state.phase = phases.EXCHANGED
        else:
            complete(state)


@compiled
def lay_down(state: np.record, square: int, turn: int) -> None:
    """Lay the tile in hand, turned so; the turn is complete."""
    lay(state, square, FIRST[state.held] + turn)
    state.held = NONE
    state.lifted = NONE
    complete(state)


@compiled
def with_card(state: np.record, move: int) -> None:
    """What a card under way asks for."""
    square = move - decisions.TARGET
    if state.phase == phases.FISH:
        fish(state, move - decisions.TILE)
    elif state.phase == phases.SUPPORTED:
        remove(state, square)
        complete(state)
    elif state.phase == phases.PERCH:
        state.birds |= 1 << square
        complete(state)
    elif state.phase == phases.LIFT:
        lift(state, square)
    elif state.phase == phases.FETCH:
        state.held = move - decisions.TAKE
        state.discards[state.held] -= 1
        state.phase = phases.LAY
    elif state.held == ROCK:
        lay_down(state, square, 0)
    else:
        lay_down(state, move // 4, move % 4)


@compiled
def fish(state: np.record, kind: int) -> None:
    """Turn a tile of the stack face up; two in all."""
    state.stack[kind] -= 1
    state.face_up[kind] += 1
    state.todo -= 1
    if state.todo == 0:
        complete(state)


@compiled
def lift(state: np.record, square: int) -> None:
    """Take a tile in hand, as Current does first: a bird on it flies home (R-FLOW-8)."""
    state.birds &= ~(1 << square)
    state.held = KIND[state.cells[square]]
    state.lifted = square
    clear(state, square)
    state.phase = phases.PUT


@compiled
def roll(state: np.record, move: int) -> None:
    """A die is chosen, or the dice are thrown and the wave comes."""
    if state.phase == phases.DIE:
        state.phase = phases.ROLL_BLACK if move == decisions.BLACK else phases.ROLL_WHITE
        return
    if state.phase == phases.ROLL:
        wash_both(state, move - decisions.CROSSING)
    elif state.phase == phases.ROLL_BLACK:
        wash_column(state, move - decisions.COLUMN, NONE)
    else:
        wash_row(state, move - decisions.ROW, NONE)
    next_round(state)


@compiled
def play(state: np.record, move: int) -> None:
    """One decision, or one draw."""
    phase = state.phase
    if phase <= phases.SIDE:
        set_up(state, move)
    elif phase <= phases.TURN:
        begin(state, move)
    elif phase <= phases.EXCHANGED:
        with_tile(state, move)
    elif phase <= phases.LAY:
        with_card(state, move)
    else:
        roll(state, move)
