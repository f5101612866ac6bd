"""Where routes get in each other's way, or in their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.routes import STRAIGHTS
from watersmeet.games.flows.tiles import BIT, PLACE, PLACES
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np

CHANNEL, CROSSING, ONE_WAY = 0, 1, 2
"""What a clash is about: who uses a channel; who goes straight through a hex; which way a route runs in one."""


@compiled
def clashing(work: np.record, teams: int) -> int:
    """The teams that get in each other's way, or in their own, as a bit mask."""
    found = 0
    for axis in range(AXES):
        if not teams >> axis & 1:
            continue
        if int(work.crossed[axis]) > 0:
            found |= 1 << axis
        for other in range(axis):
            if teams >> other & 1 and meet(work, axis, other):
                found |= 1 << axis | 1 << other
    return found


@compiled
def meet(work: np.record, one: int, two: int) -> bool:
    """Whether two routes use the same mouth, or go straight through the same hex."""
    together = 0
    for place in range(PLACES):
        together |= int(work.used[one, place]) & int(work.used[two, place])
    return together != 0


@compiled
def list_clashes(work: np.record, clash: int) -> None:
    """Write down every clash of the routes of the teams in `clash`."""
    work.clashes = 0
    for axis in range(AXES):
        if clash >> axis & 1:
            crossed = int(work.crossed[axis])
            if crossed > 0:
                note(work, own_kind(work, axis, crossed), axis, int(work.route[axis, crossed]))
            for other in range(axis + 1, AXES):
                if clash >> other & 1 and meet(work, axis, other):
                    between(work, axis, other)


@compiled
def own_kind(work: np.record, axis: int, crossed: int) -> int:
    """How a route is in its own way at its mouth number `crossed`: twice in one channel, or twice straight."""
    mouth = int(work.route[axis, crossed])
    for step in range(crossed):
        if int(work.far[int(work.route[axis, step])]) == mouth:
            return ONE_WAY
    return CROSSING


@compiled
def between(work: np.record, axis: int, other: int) -> None:
    """Write down wherever two routes meet."""
    for step in range(int(work.length[axis])):
        mouth = int(work.route[axis, step])
        at = int(work.far[mouth])
        theirs = int(work.used[other, int(PLACE[mouth])])
        if theirs >> int(BIT[mouth]) & 1 or int(work.used[other, int(PLACE[at])]) >> int(BIT[at]) & 1:
            note(work, CHANNEL, axis, mouth)
        elif step > 0 and theirs & STRAIGHTS:
            before = int(work.far[int(work.route[axis, step - 1])])
            if (before - mouth) % 3 == 0:
                note(work, CROSSING, axis, mouth)


@compiled
def note(work: np.record, kind: int, axis: int, mouth: int) -> None:
    """Write down a clash; a route meets each other one once at a mouth at most."""
    number = int(work.clashes)
    work.clash_kind[number] = kind
    work.clash_team[number] = axis
    work.clash_mouth[number] = mouth
    work.clashes = number + 1
