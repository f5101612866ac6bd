"""The eight ways to turn or mirror the board; those that exchange columns and rows exchange the dice too."""

import numpy as np

from watersmeet.boards import square as board
from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow.state import SQUARES, WIDE
from watersmeet.games.flow.tiles import (
    BLOCKED_CORNER,
    BLOCKED_STRAIGHT,
    CORNER,
    EDGES,
    EMPTY,
    FIRST,
    KIND,
    NONE,
    STRAIGHT,
)
from watersmeet.games.flow.water import derive
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

SWAPS = 4  # from this symmetry on columns and rows are exchanged


@compiled
def square_of(k: int, square: int) -> int:
    """Where symmetry `k` takes a square."""
    row, column = board.turned(k, square // WIDE, square % WIDE, WIDE)
    return row * WIDE + column


@compiled
def side_of(k: int, side: int) -> int:
    """Where it takes a side: the diagonal exchanges north with east and south with west, then come the mirrors."""
    if k >= SWAPS:
        side = side ^ 1
    if k & 1 and side % 2 == 1:
        side = 4 - side
    if k & 2 and side % 2 == 0:
        side = 2 - side
    return side


@compiled
def edges_of(k: int, edges: int) -> int:
    """Where it takes a set of sides."""
    found = 0
    for side in range(4):
        if edges >> side & 1:
            found |= 1 << side_of(k, side)
    return found


@compiled
def turn_of(k: int, kind: int, turn: int) -> int:
    """How a tile lies then; turns that the kind has not stay among themselves."""
    if kind == CORNER or kind == BLOCKED_CORNER or kind == NONE:
        edges = edges_of(k, EDGES[FIRST[CORNER] + turn])
        turn = 0
        while EDGES[FIRST[CORNER] + turn] != edges:
            turn += 1
    elif (kind == STRAIGHT or kind == BLOCKED_STRAIGHT) and k >= SWAPS:
        turn = turn ^ 1
    return turn


@compiled
def squares_of(k: int, squares: int) -> int:
    """Where it takes a set of squares."""
    found = 0
    for square in range(SQUARES):
        if squares >> square & 1:
            found |= 1 << square_of(k, square)
    return found


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The board turned or mirrored, the Boat with it; cards, tiles and clock stay."""
    if k >= board.SYMMETRIES:
        return False
    copy_of(state, image)
    for square in range(SQUARES):
        code = int(state.cells[square])
        if code != EMPTY:
            kind = KIND[code]
            code = FIRST[kind] + turn_of(k, kind, code - FIRST[kind])
        image.cells[square_of(k, square)] = code
    image.birds = squares_of(k, int(state.birds))
    image.boat = edges_of(k, int(state.boat))
    image.lifted = NONE if state.lifted == NONE else square_of(k, int(state.lifted))
    image.phase = state.phase
    if k >= SWAPS and (state.phase == phases.ROLL_BLACK or state.phase == phases.ROLL_WHITE):
        image.phase = phases.ROLL_BLACK + phases.ROLL_WHITE - int(state.phase)
    derive(image)
    return True


@compiled
def copy_of(state: np.record, image: np.record) -> None:
    """All that no symmetry changes."""
    copy(image.stack, state.stack)
    copy(image.face_up, state.face_up)
    copy(image.discards, state.discards)
    for seat in range(len(state.hands)):
        copy(image.hands[seat], state.hands[seat])
    copy(image.deck, state.deck)
    copy(image.used, state.used)
    copy(image.scenarios, state.scenarios)
    image.unseen, image.gone = state.unseen, state.gone
    image.held, image.turn, image.todo = state.held, state.turn, state.todo
    image.players, image.pace, image.left = state.players, state.pace, state.left
    image.late, image.talk, image.calm, image.played = state.late, state.talk, state.calm, state.played


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move."""
    if move < decisions.TARGET:
        return square_of(k, move // 4) * 4 + turn_of(k, int(state.held), move % 4)
    if move < decisions.DRAW:
        return decisions.TARGET + square_of(k, move - decisions.TARGET)
    if move == decisions.BLACK or move == decisions.WHITE:
        return decisions.BLACK + decisions.WHITE - move if k >= SWAPS else move
    if decisions.BOAT <= move < decisions.START:
        return decisions.BOAT + side_of(k, move - decisions.BOAT)
    if decisions.CROSSING <= move < decisions.COLUMN:
        return decisions.CROSSING + square_of(k, move - decisions.CROSSING)
    if decisions.COLUMN <= move < decisions.TILE:
        return line_of(k, move)
    return move


@compiled
def line_of(k: int, move: int) -> int:
    """Where it takes the line that one die names."""
    is_column = move < decisions.ROW
    line = move - (decisions.COLUMN if is_column else decisions.ROW)
    if (k >= SWAPS) == is_column:  # it becomes a row
        return decisions.ROW + (WIDE - 1 - line if k & 2 else line)
    return decisions.COLUMN + (WIDE - 1 - line if k & 1 else line)
