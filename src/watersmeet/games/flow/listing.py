"""The legal moves of each decision, and what chance can bring, ascending."""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.cards import deck_count, goes_elsewhere, movable, refused, targets, tiles_in
from watersmeet.games.flow.placing import anywhere, lies_open, only_seals, spots
from watersmeet.games.flow.scenarios import drawable, rock_squares, shared_sides
from watersmeet.games.flow.state import MIDDLE, SQUARES, WIDE
from watersmeet.games.flow.tiles import CARDS, KINDS, NO_NEW, PLAIN, ROCK
from watersmeet.kernel.compiled import compiled


@compiled
def chance(state: np.record, moves: NDArray[np.int32]) -> int:
    """What chance can bring."""
    if state.phase == phases.DEAL or state.phase == phases.EXCHANGED:
        return present(state.deck, decisions.DEALT, moves)
    if state.phase == phases.SCENARIO:
        return drawable(state, moves)
    if state.phase == phases.ROCKS:
        return rock_squares(state, moves)
    if state.phase < phases.ROLL:
        return present(state.stack, decisions.TILE, moves)
    return dice(int(state.phase), moves)


@compiled
def present(pile: NDArray[np.int8], first: int, moves: NDArray[np.int32]) -> int:
    """A move for each kind of which the pile holds any."""
    count = 0
    for kind in range(len(pile)):
        if pile[kind] > 0:
            moves[count] = first + kind
            count += 1
    return count


@compiled
def dice(phase: int, moves: NDArray[np.int32]) -> int:
    """The lines that the dice name, or the squares where two of them cross."""
    count = 0
    if phase == phases.ROLL:
        for square in range(SQUARES):
            if square // WIDE != MIDDLE and square % WIDE != MIDDLE:
                moves[count] = decisions.CROSSING + square
                count += 1
        return count
    for line in range(WIDE):
        if line != MIDDLE:
            moves[count] = (decisions.COLUMN if phase == phases.ROLL_BLACK else decisions.ROW) + line
            count += 1
    return count


@compiled
def choices(state: np.record, moves: NDArray[np.int32]) -> int:
    """What the acting seat can do."""
    if state.phase == phases.TURN:
        return turns(state, moves)
    if lies_open(state):
        return placements(state, moves)
    if state.phase == phases.FETCH:
        return fetches(state, moves)
    if state.phase == phases.SIDE:
        return sides(state, moves)
    if state.phase == phases.START:
        moves[0] = decisions.START
        return 1
    if state.phase == phases.DIE:
        moves[0], moves[1] = decisions.BLACK, decisions.WHITE
        return 2
    return squares(state, moves)


@compiled
def turns(state: np.record, moves: NDArray[np.int32]) -> int:
    """Draw, take a tile that lies face up, or play a card."""
    count = 0
    if tiles_in(state.stack):
        moves[0] = decisions.DRAW
        count = 1
    for kind in range(len(KINDS)):
        if state.face_up[kind]:
            moves[count] = decisions.TAKE + kind
            count += 1
    for card in range(len(CARDS)):
        if refused(state, card) == why.LEGAL:
            moves[count] = decisions.CARD + card
            count += 1
    return count


@compiled
def placements(state: np.record, moves: NDArray[np.int32]) -> int:
    """Where the tile in hand may lie; a drawn one may be exchanged, or must be when it cannot lie (R-FLOW-4)."""
    count = 0
    if state.phase != phases.PLACE:
        return laid(state, moves)
    if not only_seals(state):
        count = laid(state, moves)
    if exchanges(state):
        moves[count] = decisions.EXCHANGE
        count += 1
    if count == 0:
        moves[0] = decisions.DISCARD
        count = 1
    return count


@compiled
def exchanges(state: np.record) -> bool:
    """Whether the drawn tile may be exchanged for a card."""
    return bool(state.held < PLAIN and not state.scenarios[NO_NEW] and deck_count(state) > 0)


@compiled
def laid(state: np.record, moves: NDArray[np.int32]) -> int:
    """Every square and turn in which the tile in hand may lie; a scenario obstacle has no turns."""
    if state.held == ROCK:
        return listed(spots(state, 0), moves)
    first, second, third, fourth = spots(state, 0), spots(state, 1), spots(state, 2), spots(state, 3)
    left, square, count = first | second | third | fourth, 0, 0
    while left >> square:
        if left >> square & 1:
            for turn in range(4):
                squares = first if turn == 0 else second if turn == 1 else third if turn == 2 else fourth
                if squares >> square & 1:
                    moves[count] = square * 4 + turn
                    count += 1
        square += 1
    return count


@compiled
def listed(found: int, moves: NDArray[np.int32]) -> int:
    """These squares as targets."""
    count = 0
    for square in range(SQUARES):
        if found >> square & 1:
            moves[count] = decisions.TARGET + square
            count += 1
    return count


@compiled
def squares(state: np.record, moves: NDArray[np.int32]) -> int:
    """The targets of Support, Bird, or Current."""
    if state.phase != phases.LIFT:
        return listed(targets(state), moves)
    count, tiles = 0, movable(state)
    for square in range(SQUARES):
        if tiles >> square & 1 and goes_elsewhere(state, square):
            moves[count] = decisions.TARGET + square
            count += 1
    return count


@compiled
def fetches(state: np.record, moves: NDArray[np.int32]) -> int:
    """The kinds of discarded tiles that Return can place."""
    count = 0
    for kind in range(len(KINDS)):
        if state.discards[kind] and anywhere(state, kind):
            moves[count] = decisions.TAKE + kind
            count += 1
    return count


@compiled
def sides(state: np.record, moves: NDArray[np.int32]) -> int:
    """The sides that the single-path Boat may show."""
    count, shared = 0, shared_sides(int(state.rocks))
    for side in range(4):
        if shared >> side & 1:
            moves[count] = decisions.BOAT + side
            count += 1
    return count
