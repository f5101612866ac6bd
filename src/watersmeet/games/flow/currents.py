"""What water does on a board, for those who draw it: which squares it reaches, and by which ways to the Boat.

Plain Python that reads a state's fields; the rules have their own, in bits (`water`).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from watersmeet.games.flow.state import ANIMALS, BOAT, WIDE
from watersmeet.games.flow.tiles import EDGES, FIRST, KIND, PLAIN, ROCK, TURNS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy import record

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # rows and columns to the north, east, south, west
INTO = {0: 3, 6: 9, 42: 6, 48: 12}  # the open sides of each Animal's square


class Water(Enum):
    """What the water of a square is: joined to the Boat, reached from an Animal, or cut off."""

    LINKED = "linked"
    WET = "wet"
    DRY = "dry"


def edges(state: record, place: int) -> int:
    """The open sides of a square, a bit each."""
    if place == BOAT:
        return int(state.boat)
    return INTO.get(place) or EDGES[state.cells[place]]


def beyond(place: int, side: int) -> int:
    """The square on that side; −1 beyond the rim."""
    row, column = place // WIDE + STEPS[side][0], place % WIDE + STEPS[side][1]
    return row * WIDE + column if 0 <= row < WIDE and 0 <= column < WIDE else -1


def runs(state: record, place: int) -> list[int]:
    """The squares that water runs to from here: none from a tile with an obstacle."""
    if KIND[state.cells[place]] >= PLAIN:
        return []
    return [there for side in range(4) if (there := met(state, place, side)) >= 0]


def met(state: record, place: int, side: int) -> int:
    """The square beyond an open side whose own edge is open too; −1 where there is none."""
    there = beyond(place, side)
    opens = there >= 0 and edges(state, place) >> side & 1 and edges(state, there) >> (side + 2) % 4 & 1
    return there if opens else -1


def reached(state: record, starts: Iterable[int]) -> dict[int, int]:
    """Each square that water from `starts` reaches, with the one before it on a shortest way (itself at the start)."""
    before = {start: start for start in starts}
    todo = list(before)
    for place in todo:
        for there in runs(state, place):
            if there not in before:
                before[there] = place
                todo.append(there)
    return before


def waters(state: record) -> dict[int, Water]:
    """What the water of each square is; squares that are cut off are left out."""
    wet, boat = reached(state, ANIMALS), reached(state, [BOAT])
    linked = any(animal in boat for animal in ANIMALS)
    found = dict.fromkeys(wet, Water.WET)
    return found | (dict.fromkeys(boat, Water.LINKED) if linked else {})


def ways(state: record) -> list[list[int]]:
    """For each Animal joined to the Boat a shortest way there, square by square."""
    boat, found = reached(state, [BOAT]), []
    for animal in ANIMALS:
        if animal in boat:
            way = [animal]
            while way[-1] != BOAT:
                way.append(boat[way[-1]])
            found.append(way)
    return found


def harm(state: record, place: int) -> int:
    """How many further tiles lose their way to an Animal if the one there goes."""
    wet = reached(state, ANIMALS)
    rest: dict[int, int] = {animal: animal for animal in ANIMALS}
    todo = list(rest)
    for at in todo:
        for there in runs(state, at):
            if there != place and there not in rest:
                rest[there] = at
                todo.append(there)
    return len(set(wet) - set(rest) - {place, BOAT})


def missing(state: record) -> dict[int, int]:
    """How many tiles each Animal's way to the Boat still lacks, were they all the right ones; none that has no way."""
    cost = {BOAT: 0}
    now, following = [BOAT], list[int]()
    while now or following:
        if not now:
            now, following = following, []
        place = now.pop()
        for side in range(4):
            there = beyond(place, side)
            if there < 0 or not leads(state, place, side) or not leads(state, there, (side + 2) % 4):
                continue
            price = cost[place] + empty(state, there)
            if price < cost.get(there, 99):
                cost[there] = price
                (following if empty(state, there) else now).append(there)
    return {animal: cost[animal] for animal in ANIMALS if animal in cost}


def empty(state: record, place: int) -> bool:
    """Whether a tile could still be laid there."""
    return place != BOAT and place not in ANIMALS and not state.cells[place]


def leads(state: record, place: int, side: int) -> bool:
    """Whether water can, or some day could, pass a side: none does where an obstacle lies."""
    return empty(state, place) or bool(KIND[state.cells[place]] < PLAIN and edges(state, place) >> side & 1)


def takers(state: record) -> list[int]:
    """The squares on which the tile in hand fits in some turn, by the three rules of placement."""
    wet = reached(state, ANIMALS)
    kind = int(state.held)
    turns = {EDGES[FIRST[kind] + turn] for turn in range(TURNS[kind])}
    return [
        place
        for place in range(WIDE * WIDE)
        if empty(state, place) and entered(state, wet, place) and any(matches(state, place, shape) for shape in turns)
    ]


def entered(state: record, wet: Iterable[int], place: int) -> bool:
    """Whether water from an Animal runs into an empty square."""
    sides = ((beyond(place, side), (side + 2) % 4) for side in range(4))
    return any(there in wet and leads(state, there, back) for there, back in sides)


def matches(state: record, place: int, opens: int) -> bool:
    """Whether a tile with these open sides matches everything around a square."""
    for side in range(4):
        there = beyond(place, side)
        counts = there >= 0 and not empty(state, there) and KIND[state.cells[there]] != ROCK
        if counts and (opens >> side & 1) != (edges(state, there) >> (side + 2) % 4 & 1):
            return False
    return True
