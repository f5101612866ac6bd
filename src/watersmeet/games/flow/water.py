"""Where water runs: along open sides that meet, through tiles without obstacles, Animals and the Boat (R-FLOW-2, 3).

A set of squares is one number, a bit a square; a step to a side is a shift.
"""

import numpy as np

from watersmeet.games.flow.state import ANIMALS, BOAT, SQUARES, WIDE
from watersmeet.games.flow.tiles import EAST, EDGES, EMPTY, KIND, NORTH, PLAIN, ROCK, SOUTH, WEST
from watersmeet.kernel.compiled import compiled

ALL = (1 << SQUARES) - 1
LEFT = sum(1 << WIDE * row for row in range(WIDE))  # column a
RIGHT = LEFT << (WIDE - 1)
BOTTOM = (1 << WIDE) - 1
ANIMAL_SQUARES = sum(1 << square for square in ANIMALS)
BOAT_SQUARE = 1 << BOAT


@compiled
def stepped(squares: int, side: int) -> int:
    """The squares one step to `side` of these; those beyond the rim are lost."""
    if side == NORTH:
        return (squares << WIDE) & ALL
    if side == EAST:
        return (squares << 1) & ALL & ~LEFT
    if side == SOUTH:
        return squares >> WIDE
    return (squares >> 1) & ~RIGHT


@compiled
def lay(state: np.record, square: int, code: int) -> None:
    """Put what `code` stands for on an empty square."""
    here = 1 << square
    state.cells[square] = code
    state.solid |= here
    if KIND[code] == ROCK:
        state.rocks |= here
    elif KIND[code] >= PLAIN:
        state.stops |= here
    opened(state, here, EDGES[code])


@compiled
def opened(state: np.record, here: int, edges: int) -> None:
    """Open these sides of a square."""
    for side in range(4):
        if edges >> side & 1:
            state.open[side] |= here


@compiled
def clear(state: np.record, square: int) -> None:
    """Take away what lies on a square."""
    rest = ~(1 << square)
    state.cells[square] = EMPTY
    state.solid &= rest
    state.rocks &= rest
    state.stops &= rest
    for side in range(4):
        state.open[side] &= rest


@compiled
def derive(state: np.record) -> None:
    """The sets of squares, from what lies on each."""
    state.open[:] = 0
    state.rocks = 0
    state.stops = 0
    state.solid = ANIMAL_SQUARES | BOAT_SQUARE
    state.open[NORTH] = ANIMAL_SQUARES & BOTTOM
    state.open[SOUTH] = ANIMAL_SQUARES & ~BOTTOM
    state.open[EAST] = ANIMAL_SQUARES & LEFT
    state.open[WEST] = ANIMAL_SQUARES & RIGHT
    opened(state, BOAT_SQUARE, int(state.boat))
    for square in range(SQUARES):
        if state.cells[square] != EMPTY:
            lay(state, square, int(state.cells[square]))


@compiled
def passing(state: np.record) -> int:
    """The squares through which water runs on."""
    return int(state.solid & ~state.stops & ~state.rocks)


@compiled
def reached(state: np.record, start: int) -> int:
    """The squares that water from these reaches; an obstacle's tile is reached, and stops it."""
    on = passing(state)
    north, east = int(state.open[NORTH]), int(state.open[EAST])
    south, west = int(state.open[SOUTH]), int(state.open[WEST])
    wet, before = start, 0
    while wet != before:
        before = wet
        flows = wet & on
        wet |= ((flows & north) << WIDE) & south
        wet |= ((flows & east) << 1) & west & ~LEFT
        wet |= ((flows & south) >> WIDE) & north
        wet |= ((flows & west) >> 1) & east & ~RIGHT
    return wet


@compiled
def entered(state: np.record, wet: int) -> int:
    """The squares into which wet squares would let water run, were there a tile that takes it."""
    flows, found = wet & passing(state), 0
    for side in range(4):
        found |= stepped(flows & int(state.open[side]), side)
    return found


@compiled
def linked(state: np.record) -> int:
    """The Animals joined to the Boat, a bit each in the order of ANIMALS."""
    wet, found = reached(state, BOAT_SQUARE), 0
    for animal in range(4):
        if wet >> ANIMALS[animal] & 1:
            found |= 1 << animal
    return found


@compiled
def sealed(state: np.record) -> int:
    """The Animals whose water reaches neither the Boat nor an open side towards an empty square (R-FLOW-4)."""
    found, empty = 0, ALL & ~int(state.solid)
    for animal in range(4):
        wet = reached(state, 1 << ANIMALS[animal])
        if wet & BOAT_SQUARE == 0 and entered(state, wet) & empty == 0:
            found |= 1 << animal
    return found
