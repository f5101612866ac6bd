"""Scenario cards, and what set-up draws by lot (R-FLOW-9).

S1  Chance deals the cards, then draws the scenario cards; a second no-communication is replaced.
S2  Two obstacles for each `obstacles`, each on a square that the dice can name, from which no Animal loses
    its way to the Boat. With single-path all four must reach one and the same side.
S3  The single-path Boat then shows its one side where seat 0 wants it, of those that all four can reach.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flow import decisions
from watersmeet.games.flow.state import ANIMALS, MIDDLE, SQUARES, WIDE
from watersmeet.games.flow.tiles import COPIES, OBSTACLES, SCENARIOS, SILENCE, SINGLE_PATH
from watersmeet.games.flow.water import ALL, ANIMAL_SQUARES, BOAT_SQUARE, stepped
from watersmeet.kernel.compiled import compiled

CARDS_EACH = (0, 3, 2, 1, 1, 1, 1)  # action cards dealt to a player, by the number of players


@compiled
def copies_left(state: np.record, card: int) -> int:
    """How many of this scenario card can still be drawn: of no-communication one at most is in play (S1)."""
    if card == SILENCE:
        return 0 if state.scenarios[SILENCE] else COPIES[SILENCE]
    return COPIES[card] - int(state.scenarios[card])


@compiled
def drawable(state: np.record, moves: NDArray[np.int32]) -> int:
    """The scenario cards that chance can bring."""
    count = 0
    for card in range(len(SCENARIOS)):
        if copies_left(state, card):
            moves[count] = decisions.SCENARIO + card
            count += 1
    return count


@compiled
def sides_in_reach(free: int, start: int) -> int:
    """The Boat's sides, a bit each, that can be reached from a square over free ones."""
    seen, before = start, 0
    while seen != before:
        before = seen
        for side in range(4):
            seen |= stepped(before, side) & free
    found = 0
    for side in range(4):
        if stepped(BOAT_SQUARE, side) & seen:
            found |= 1 << side
    return found


@compiled
def shared_sides(rocks: int) -> int:
    """The Boat's sides that all four Animals can reach past these obstacles (S3)."""
    free, found = ALL & ~rocks & ~BOAT_SQUARE, 15
    for animal in range(4):
        found &= sides_in_reach(free, 1 << ANIMALS[animal])
    return found


@compiled
def all_reach(rocks: int) -> bool:
    """Whether each Animal can reach some side of the Boat past these obstacles (S2)."""
    free = ALL & ~rocks & ~BOAT_SQUARE
    for animal in range(4):
        if sides_in_reach(free, 1 << ANIMALS[animal]) == 0:
            return False
    return True


@compiled
def passes(state: np.record, square: int) -> bool:
    """Whether the next obstacle may lie there (S2)."""
    here = 1 << square
    if square // WIDE == MIDDLE or square % WIDE == MIDDLE or here & (int(state.rocks) | ANIMAL_SQUARES):
        return False
    rocks = int(state.rocks) | here
    return shared_sides(rocks) != 0 if state.scenarios[SINGLE_PATH] else all_reach(rocks)


@compiled
def rock_squares(state: np.record, moves: NDArray[np.int32]) -> int:
    """The squares on which chance can bring the next obstacle."""
    count = 0
    for square in range(SQUARES):
        if passes(state, square):
            moves[count] = decisions.CROSSING + square
            count += 1
    return count


@compiled
def rocks_to_lay(state: np.record) -> int:
    """Two obstacles for each `obstacles` card."""
    return 2 * int(state.scenarios[OBSTACLES])


@compiled
def receiver(state: np.record) -> int:
    """Who is dealt the next card: one after another from seat 0."""
    players = int(state.players)
    return (CARDS_EACH[players] * players - int(state.todo)) % players
