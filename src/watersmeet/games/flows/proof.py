"""What shows why a placement is legal or not: routes, tiles to go, the smallest set of teams, what they all need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from watersmeet.games.flows.joining import AXES, completes, join
from watersmeet.games.flows.memory import unfold
from watersmeet.games.flows.routes import WHOLE, find
from watersmeet.games.flows.search import solve
from watersmeet.games.flows.tiles import BIT, HEXES, PLACE, RIM
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOWHERE = -1  # tiles to go where no way is left

PARTS = np.array([1, 2, 4, 3, 5, 6], np.int8)
"""Every set of one or two teams, as bits."""


@compiled
def lay(state: np.record, work: np.record, cell: int, face: int) -> None:
    """Put into `work` the channels as they would be with a tile laid, and no routes."""
    copy(work.far, state.far)
    work.length[:] = 0
    join(work.far, cell, face)


@compiled
def to_go(work: np.record, axis: int) -> int:
    """How many further tiles the team's shortest way needs, whatever the others do; NOWHERE if it has none."""
    work.block[:] = 0
    return int(work.length[axis]) - 1 if find(work, axis) else NOWHERE


@compiled
def tell(state: np.record, work: np.record, row: NDArray[np.int32], cell: int, face: int, legal: bool) -> None:
    """Write into judge's row, after its code, what a placement does.

    Three numbers: each axis' tiles to go; where it is illegal the smallest set of teams that cannot be served
    together; then the gap (1 + mouth) and the hex (1 + hex) that each of them needs, where there is a single one.
    """
    teams = int(state.teams)
    lay(state, work, cell, face)
    done = completes(state.far, cell, face)
    for axis in range(AXES):
        if teams >> axis & 1:
            row[2 + axis] = 0 if done >> axis & 1 else to_go(work, axis)
        else:
            row[2 + axis] = NOWHERE
    row[5], row[6], row[7] = 0, 0, 0
    if not legal:
        refused = smallest(work, teams)
        row[5] = refused
        row[6] = 1 + needed_gap(work, refused)
        row[7] = 1 + needed_cell(work, refused)


@compiled
def smallest(work: np.record, teams: int) -> int:
    """A smallest set of `teams`, who cannot all be served through `work.far`, that cannot either."""
    for number in range(len(PARTS)):
        part = int(PARTS[number])
        if part & ~teams == 0 and part != teams:
            work.length[:] = 0
            if not solve(work, part):
                return part
    return teams


@compiled
def needed_cell(work: np.record, teams: int) -> int:
    """The one hex without which none of `teams` has a way, each by itself; -1 where there is none, or several."""
    found = -1
    for cell in range(HEXES):
        needed = True
        for axis in range(AXES):
            if teams >> axis & 1:
                work.block[:] = 0
                work.block[cell] = WHOLE
                needed = needed and not find(work, axis)
        if needed and lies_open(work, teams, cell):
            if found >= 0:
                return -1
            found = cell
    return found


@compiled
def lies_open(work: np.record, teams: int, cell: int) -> bool:
    """Whether all `teams` have ways at all, through the hex then."""
    for axis in range(AXES):
        if teams >> axis & 1:
            work.block[:] = 0
            if not find(work, axis):
                return False
    return True


@compiled
def needed_gap(work: np.record, teams: int) -> int:
    """A mouth of the one channel without which none of `teams` has a way; -1 where there is none, or several."""
    found = -1
    if not lies_open(work, teams, 0):
        return found
    for mouth in range(RIM):
        at = int(work.far[mouth])
        if at < mouth:
            continue  # each channel once, by its lower mouth
        needed = True
        for axis in range(AXES):
            if teams >> axis & 1:
                work.block[:] = 0
                work.block[int(PLACE[mouth])] = 1 << int(BIT[mouth])
                work.block[int(PLACE[at])] = int(work.block[int(PLACE[at])]) | 1 << int(BIT[at])
                needed = needed and not find(work, axis)
        if needed:
            if found >= 0:
                return -1
            found = mouth
    return found


@compiled
def show(state: np.record, work: np.record, cell: int, face: int, teams: int) -> bool:
    """Put into `work` routes for `teams` with a tile laid, as routes over the board without it."""
    lay(state, work, cell, face)
    found = solve(work, teams)
    for axis in range(AXES):
        unfold(state, work, axis, cell, face)
    return found
