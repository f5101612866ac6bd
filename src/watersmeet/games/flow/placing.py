"""Where a tile may lie: beside another, its edges matching, with a way to an Animal (R-FLOW-3, 4, 8).

P1  It lies beside an Animal, the Boat, a tile or a scenario obstacle.
P2  Water runs from an Animal to it. Current asks for no way.
P3  Open sides meet open sides, closed meet closed; the rim and scenario obstacles take any.
"""

import numpy as np

from watersmeet.games.flow import phases
from watersmeet.games.flow.tiles import EDGES, FIRST, PLAIN, ROCK, TURNS
from watersmeet.games.flow.water import ALL, ANIMAL_SQUARES, clear, entered, lay, reached, sealed, stepped
from watersmeet.kernel.compiled import compiled


@compiled
def beside(state: np.record, gone: int) -> int:
    """The squares beside something, as if nothing lay on `gone` (P1)."""
    solid, found = int(state.solid) & ~gone, 0
    for side in range(4):
        found |= stepped(solid, side)
    return found


@compiled
def fitting(state: np.record, edges: int, gone: int) -> int:
    """The empty squares around which a tile with these open sides matches, as if nothing lay on `gone` (P3)."""
    solid = int(state.solid) & ~gone
    tiles = solid & ~int(state.rocks)
    found = ALL & ~solid
    for side in range(4):
        back = (side + 2) % 4
        there = int(state.open[back]) & ~gone
        if edges >> side & 1:
            found &= ~stepped(tiles & ~there, back)
        else:
            found &= ~stepped(there, back)
    return found


@compiled
def watered(state: np.record) -> int:
    """The squares into which water from an Animal runs (P2)."""
    return entered(state, reached(state, ANIMAL_SQUARES))


@compiled
def places(state: np.record, kind: int, turn: int) -> int:
    """The squares for a tile of this kind, turned so, by all three rules.

    Water that enters a square comes out of an open side, which a matching tile takes: so it has a way,
    and lies beside something.
    """
    if turn >= TURNS[kind]:
        return 0
    return fitting(state, EDGES[FIRST[kind] + turn], 0) & watered(state)


@compiled
def elsewhere(state: np.record, kind: int, turn: int, gone: int) -> int:
    """The squares to which Current may bring a tile that lies, or lay, on `gone` (R-FLOW-8)."""
    if turn >= TURNS[kind]:
        return 0
    free = beside(state, gone) & ~gone
    if kind == ROCK:
        return free & ALL & ~int(state.solid)
    return free & fitting(state, EDGES[FIRST[kind] + turn], gone)


@compiled
def anywhere(state: np.record, kind: int) -> bool:
    """Whether a tile of this kind can be placed at all."""
    for turn in range(TURNS[kind]):
        if places(state, kind, turn):
            return True
    return False


@compiled
def seals(state: np.record, square: int, kind: int, turn: int, before: int) -> int:
    """The Animals that this placement would seal, besides those sealed before."""
    lay(state, square, FIRST[kind] + turn)
    found = sealed(state) & ~before
    clear(state, square)
    return found


@compiled
def only_seals(state: np.record) -> bool:
    """Whether every placement of the drawn tile would seal an Animal: a tile with an obstacle then goes (R-FLOW-4)."""
    kind = int(state.held)
    if kind < PLAIN:
        return False
    before = sealed(state)
    for turn in range(TURNS[kind]):
        squares = places(state, kind, turn)
        square = 0
        while squares >> square:
            if squares >> square & 1 and seals(state, square, kind, turn, before) == 0:
                return False
            square += 1
    return True


@compiled
def spots(state: np.record, turn: int) -> int:
    """The squares for the tile in hand, turned so, in the action under way."""
    kind = int(state.held)
    if state.phase == phases.PUT:
        return elsewhere(state, kind, turn, 1 << int(state.lifted))
    return places(state, kind, turn)


@compiled
def lies_open(state: np.record) -> bool:
    """Whether a tile in hand is to be laid on a square."""
    return bool(state.phase == phases.PLACE or state.phase == phases.PUT or state.phase == phases.LAY)
