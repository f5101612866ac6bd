"""Whether all teams can still get through at once: an exact search by conflicts.

Each team takes a shortest route of its own. Where routes get in each other's way somebody gives way politely if
they can; else what one team cannot do without is barred to the others; else, wherever one of the two ways out of a
clash leads to nothing, the other is taken; and only else the search branches, on the clash from whose ways out most follows.

Each step bars something that a route of the moment uses, and there is only so much to bar, so the search ends,
with routes for all or with the proof that there are none. There is no limit on it that could be read as "no".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.bars import bar_channel, give, undo
from watersmeet.games.flows.clashes import clashing, list_clashes
from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.routes import fits, freely, mark, needs, politely
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np


@compiled
def solve(work: np.record, teams: int) -> bool:
    """Find routes for all `teams` at once through `work.far`, or show that there are none.

    Routes that stand in `work` must lie in these channels; those of length 0 are looked for.
    """
    work.bars[:] = 0
    work.changes = 0
    for axis in range(AXES):
        if int(work.length[axis]) > 0:
            mark(work, axis)
    depth = 0
    while True:
        if settle(work, teams):
            clash = clashing(work, teams)
            if clash == 0 or give_way(work, teams, clash):
                return True
            if not forbid(work, teams) and branch(work, teams, depth):
                give(work, teams, depth, 0)
                depth += 1
        else:
            if depth == 0:
                return False
            depth -= 1
            undo(work, int(work.branch_changes[depth]))
            give(work, teams, depth, 1)


@compiled
def settle(work: np.record, teams: int) -> bool:
    """Give every team a route that uses nothing barred to it; False where one has none."""
    for axis in range(AXES):
        if teams >> axis & 1:
            if not fits(work, axis):
                known = 0
                for other in range(AXES):
                    if int(work.length[other]) > 0:
                        known |= 1 << other
                if not politely(work, axis, known & teams) and not freely(work, axis):
                    return False
            mark(work, axis)
    return True


@compiled
def give_way(work: np.record, teams: int, clash: int) -> bool:
    """Let each team that gets in the way look for a route off the others'; True once none clashes."""
    for axis in range(AXES):
        if clash >> axis & 1 and politely(work, axis, teams):
            mark(work, axis)
            if clashing(work, teams) == 0:
                return True
    return False


@compiled
def forbid(work: np.record, teams: int) -> bool:
    """Bar to the others what a team cannot do without; whether anything was newly barred."""
    before = int(work.changes)
    for axis in range(AXES):
        if teams >> axis & 1:
            count = needs(work, axis)
            for number in range(count):
                mouth = int(work.need[number])
                for other in range(AXES):
                    if other != axis and teams >> other & 1:
                        bar_channel(work, other, mouth)
    return int(work.changes) > before


@compiled
def branch(work: np.record, teams: int, depth: int) -> bool:
    """Choose a clash for branch number `depth`: the one whose two ways out bar most, multiplied.

    False if that was not needed: one way out of a clash leads to nothing, and the other was taken.
    """
    work.branches += 1
    work.branch_changes[depth] = work.changes
    list_clashes(work, clashing(work, teams))
    best, most = 0, 0
    for number in range(int(work.clashes)):
        take(work, depth, number)
        one = leads_on(work, teams, depth, 0)
        two = leads_on(work, teams, depth, 1) if one else 1
        if one == 0 or two == 0:
            give(work, teams, depth, 1 if one == 0 else 0)
            return False
        if one * two > most:
            best, most = number, one * two
    take(work, depth, best)
    return True


@compiled
def take(work: np.record, depth: int, number: int) -> None:
    """Make branch number `depth` one about a clash."""
    work.branch_kind[depth] = work.clash_kind[number]
    work.branch_team[depth] = work.clash_team[number]
    work.branch_mouth[depth] = work.clash_mouth[number]


@compiled
def leads_on(work: np.record, teams: int, depth: int, way: int) -> int:
    """How much a way out of a clash bars, all that follows from it too; 0 where some team has no route then.

    All stays as it was.
    """
    for axis in range(AXES):
        length = int(work.length[axis])
        work.aside[axis, :length] = work.route[axis, :length]
        work.aside_length[axis] = length
    give(work, teams, depth, way)
    found = settle(work, teams)
    while found and forbid(work, teams):
        found = settle(work, teams)
    barred = int(work.changes) - int(work.branch_changes[depth])
    undo(work, int(work.branch_changes[depth]))
    for axis in range(AXES):
        length = int(work.aside_length[axis])
        work.route[axis, :length] = work.aside[axis, :length]
        work.length[axis] = length
        if teams >> axis & 1:
            mark(work, axis)
    return barred if found else 0
