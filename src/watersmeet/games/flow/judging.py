"""A row for each candidate of the decision at hand: its move, what refuses it, and numbers for the words."""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.cards import goes_elsewhere, movable, refused, tiles_in
from watersmeet.games.flow.listing import exchanges
from watersmeet.games.flow.placing import anywhere, beside, lies_open, only_seals, spots
from watersmeet.games.flow.scenarios import shared_sides
from watersmeet.games.flow.state import SQUARES
from watersmeet.games.flow.tiles import EDGES, EMPTY, FIRST, NO_NEW, PLAIN, ROCK, TURNS
from watersmeet.games.flow.water import ANIMAL_SQUARES, BOAT_SQUARE, clear, lay, linked, reached, sealed, stepped
from watersmeet.kernel.compiled import compiled


@compiled
def judged(state: np.record, rows: NDArray[np.int32]) -> int:
    """Squares and turns, or targets, as the decision at hand has them; then every move that names no square."""
    count = 0
    if lies_open(state) and state.held != ROCK:
        count = tile_rows(state, rows)
    elif state.phase == phases.PUT or phases.SUPPORTED <= state.phase <= phases.LIFT:
        count = target_rows(state, rows)
    running = phases.TURN <= state.phase <= phases.LAY
    for move in range(decisions.DRAW, decisions.DRAW + decisions.CHOICES):
        if move == decisions.TIME and running and not state.pace and not state.late:
            continue  # it is the outside world's, and may come now
        write(rows, count, move, choice(state, move))
        count += 1
    return count


@compiled
def write(rows: NDArray[np.int32], place: int, move: int, code: int) -> None:
    """A row without numbers."""
    rows[place, :] = 0
    rows[place, 0] = move
    rows[place, 1] = code


@compiled
def tile_rows(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for each square and turn of the tile in hand: the numbers of `consequences`, or of `mismatch`."""
    kind = int(state.held)
    barred = state.phase == phases.PLACE and only_seals(state)
    before = sealed(state)
    for turn in range(4):
        legal = spots(state, turn)
        for square in range(SQUARES):
            place = square * 4 + turn
            write(rows, place, place, why.LEGAL)
            if legal >> square & 1:
                consequences(state, rows[place], square, FIRST[kind] + turn, before)
                if barred:
                    rows[place, 1] = why.ALL_SEAL
            else:
                rows[place, 1] = unplaced(state, square, turn)
                if rows[place, 1] == why.EDGES_DIFFER:
                    mismatch(state, rows[place], square, EDGES[FIRST[kind] + turn])
    return decisions.TARGET


@compiled
def consequences(state: np.record, row: NDArray[np.int32], square: int, code: int, before: int) -> None:
    """What a placement brings: the Animals then joined to the Boat, and those that it seals, a bit each."""
    lay(state, square, code)
    row[2], row[3] = linked(state), sealed(state) & ~before
    clear(state, square)


@compiled
def occupied(state: np.record, square: int) -> int:
    """What keeps a square from taking a tile; 0 where it is empty."""
    if ANIMAL_SQUARES >> square & 1:
        return why.ON_ANIMAL
    if BOAT_SQUARE >> square & 1:
        return why.ON_BOAT
    if state.cells[square] == EMPTY:
        return why.WHERE_IT_WAS if state.lifted == square else why.LEGAL
    return why.ON_ROCK if state.rocks >> square & 1 else why.ON_TILE


@compiled
def unplaced(state: np.record, square: int, turn: int) -> int:
    """Why the tile in hand may not lie there so: the first rule that it breaks."""
    code = occupied(state, square)
    if code:
        return code
    if turn >= TURNS[state.held]:
        return why.SAME_TURN
    if beside(state, 0) >> square & 1 == 0:
        return why.APART
    if differs(state, square, EDGES[FIRST[state.held] + turn]) >= 0:
        return why.EDGES_DIFFER
    return why.NO_WAY


@compiled
def differs(state: np.record, square: int, edges: int) -> int:
    """The first side on which these edges do not match what lies there; −1 where all do."""
    tiles = int(state.solid) & ~int(state.rocks)
    for side in range(4):
        there = stepped(1 << square, side)
        is_open = state.open[(side + 2) % 4] & there != 0
        if tiles & there and is_open != bool(edges >> side & 1):
            return side
    return -1


@compiled
def mismatch(state: np.record, row: NDArray[np.int32], square: int, edges: int) -> None:
    """The side that does not match, the square beyond it, and whether that one's edge is open."""
    side = differs(state, square, edges)
    there, number = stepped(1 << square, side), 0
    while there >> number != 1:
        number += 1
    row[2], row[3] = side, number
    row[4] = 1 if state.open[(side + 2) % 4] & there else 0


@compiled
def target_rows(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for each square: the target of Support, Bird or Current, or the place for a lifted obstacle."""
    free = spots(state, 0) if state.phase == phases.PUT else 0
    for square in range(SQUARES):
        if state.phase == phases.PUT:
            code = why.LEGAL if free >> square & 1 else occupied(state, square)
            write(rows, square, decisions.TARGET + square, code if code or free >> square & 1 else why.APART)
        else:
            write(rows, square, decisions.TARGET + square, target(state, square))
            rows[square, 2] = (
                cut_off(state, square) if rows[square, 1] == why.LEGAL and state.phase != phases.PERCH else 0
            )
    return SQUARES


@compiled
def target(state: np.record, square: int) -> int:
    """Why a card under way may not be played on a square."""
    if ANIMAL_SQUARES >> square & 1:
        return why.NOT_AN_ANIMAL
    if BOAT_SQUARE >> square & 1:
        return why.NOT_THE_BOAT
    if state.cells[square] == EMPTY:
        return why.NO_TILE
    if state.phase == phases.PERCH:
        return why.HAS_BIRD if state.birds >> square & 1 else why.LEGAL
    if movable(state) >> square & 1 == 0:
        return why.IS_PROTECTED
    return why.LEGAL if state.phase == phases.SUPPORTED or goes_elsewhere(state, square) else why.NOWHERE_ELSE


@compiled
def cut_off(state: np.record, square: int) -> int:
    """How many further tiles would lose their way to an Animal with the one that lies there."""
    code, wet, count = int(state.cells[square]), reached(state, ANIMAL_SQUARES), 0
    clear(state, square)
    lost = wet & ~reached(state, ANIMAL_SQUARES) & ~(1 << square) & ~BOAT_SQUARE
    lay(state, square, code)
    while lost:
        lost &= lost - 1
        count += 1
    return count


@compiled
def choice(state: np.record, move: int) -> int:
    """Why a move that names no square cannot be made; 0 where it can."""
    if move < decisions.EXCHANGE:
        return turn_choice(state, move)
    if move <= decisions.DISCARD:
        return tile_choice(state, move)
    if move < decisions.BOAT:
        return why.LEGAL if state.phase == phases.DIE else why.NO_DIE_TO_CHOOSE
    if move < decisions.START:
        if state.phase != phases.SIDE:
            return why.NO_SIDE_TO_CHOOSE
        return why.LEGAL if shared_sides(int(state.rocks)) >> (move - decisions.BOAT) & 1 else why.OUT_OF_REACH
    if state.pace:
        return why.NOT_BY_START if move == decisions.START else why.NOT_BY_TIME
    if move == decisions.TIME:
        return why.TIME_CALLED if state.late else why.NO_ROUND
    if state.phase == phases.START:
        return why.LEGAL
    return waits(state) if state.phase == phases.SIDE or state.phase == phases.DIE else why.RUNNING


@compiled
def turn_choice(state: np.record, move: int) -> int:
    """Drawing, taking, or playing a card; with Return under way, fetching a discarded tile."""
    if state.phase == phases.FETCH and decisions.TAKE <= move < decisions.CARD:
        if state.discards[move - decisions.TAKE] == 0:
            return why.NOT_DISCARDED
        return why.LEGAL if anywhere(state, move - decisions.TAKE) else why.NO_ROOM
    if state.phase != phases.TURN:
        return waits(state)
    if move == decisions.DRAW:
        return why.LEGAL if tiles_in(state.stack) else why.STACK_EMPTY
    if move < decisions.CARD:
        return why.LEGAL if state.face_up[move - decisions.TAKE] else why.NOT_FACE_UP
    return refused(state, move - decisions.CARD)


@compiled
def tile_choice(state: np.record, move: int) -> int:
    """Exchanging or discarding a drawn tile (R-FLOW-4)."""
    if state.phase != phases.PLACE:
        return why.NOTHING_DRAWN
    if move == decisions.EXCHANGE:
        if exchanges(state):
            return why.LEGAL
        if state.held >= PLAIN:
            return why.HAS_OBSTACLE
        return why.NO_NEW_CARDS if state.scenarios[NO_NEW] else why.DECK_EMPTY
    if anywhere(state, int(state.held)) and not only_seals(state):
        return why.CAN_BE_PLACED
    return why.CAN_BE_EXCHANGED if exchanges(state) else why.LEGAL


@compiled
def waits(state: np.record) -> int:
    """What is to be decided before anything else."""
    if state.phase == phases.SIDE:
        return why.SIDE_FIRST
    if state.phase == phases.START:
        return why.START_FIRST
    if lies_open(state):
        return why.PLACE_FIRST
    if state.phase == phases.FETCH:
        return why.FETCH_FIRST
    return why.DIE_FIRST if state.phase == phases.DIE else why.TARGET_FIRST
