"""Whether all teams can still get through at once: an exact search by conflicts.

Each team takes a shortest route of its own. Where routes get in each other's way somebody gives way politely if
they can; else what one team cannot do without is barred to the others; else the search branches on who may not.
Each branch bars something that a route of the moment uses, and there is only so much to bar, so the search ends,
with routes for all or with the proof that there are none. There is no limit on it that could be read as "no".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.routes import NEVER, STRAIGHT, STRAIGHTS, fits, freely, mark, needs, politely, shortest
from watersmeet.games.flows.tiles import BIT, PLACE, PLACES
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np

CHANNEL, CROSSING, ONE_WAY = 0, 1, 2
"""What a branch is about: who uses a channel; who goes straight through a hex; which way a route runs in one."""


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
            if forbid(work, teams):
                continue
            clash = clashing(work, teams)
            branch(work, teams, depth, clash)
            first(work, depth)
            depth += 1
        else:
            if depth == 0:
                return False
            depth -= 1
            undo(work, int(work.branch_changes[depth]))
            second(work, teams, depth)


@compiled
def settle(work: np.record, teams: int) -> bool:
    """Give every team a route that uses nothing barred to it; False where one has none."""
    for axis in range(AXES):
        if teams >> axis & 1:
            if not fits(work, axis):
                known = 0
                for other in range(AXES):
                    if teams >> other & 1 and other != axis and int(work.length[other]) > 0:
                        known |= 1 << other
                if not politely(work, axis, known) and not freely(work, axis):
                    return False
            mark(work, axis)
    return True


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
def branch(work: np.record, teams: int, depth: int, clash: int) -> None:
    """Write down, as branch number `depth`, a conflict of the routes: the one that costs both sides most."""
    work.branches += 1
    work.branch_changes[depth] = work.changes
    worst = -1
    for axis in range(AXES):
        if not clash >> axis & 1:
            continue
        crossed = int(work.crossed[axis])
        if crossed > 0 and worst < 0:
            note(work, depth, own_kind(work, axis, crossed), axis, int(work.route[axis, crossed]))
            worst = 0
        for other in range(axis + 1, AXES):
            if clash >> other & 1 and meet(work, axis, other):
                worst = between(work, depth, axis, other, worst)


@compiled
def own_kind(work: np.record, axis: int, crossed: int) -> int:
    """How a route is in its own way at its mouth number `crossed`: twice in one channel, or twice straight."""
    mouth = int(work.route[axis, crossed])
    for step in range(crossed):
        if int(work.far[int(work.route[axis, step])]) == mouth:
            return ONE_WAY
    return CROSSING


@compiled
def between(work: np.record, depth: int, axis: int, other: int, worst: int) -> int:
    """Write down where two routes meet, if it costs more than `worst`; return what the costliest so far costs."""
    for step in range(int(work.length[axis])):
        mouth = int(work.route[axis, step])
        at = int(work.far[mouth])
        theirs = int(work.used[other, int(PLACE[mouth])])
        kind = -1
        if theirs >> int(BIT[mouth]) & 1 or int(work.used[other, int(PLACE[at])]) >> int(BIT[at]) & 1:
            kind = CHANNEL
        elif step > 0 and theirs & STRAIGHTS:
            before = int(work.far[int(work.route[axis, step - 1])])
            if (before - mouth) % 3 == 0:
                kind = CROSSING
        if kind >= 0:
            cost = price(work, kind, axis, other, mouth)
            if cost > worst:
                worst = cost
                note(work, depth, kind, axis, mouth)
    return worst


@compiled
def price(work: np.record, kind: int, axis: int, other: int, mouth: int) -> int:
    """What a conflict costs: the length of the way around it for the one who has it easier, then for the other."""
    place, at = int(PLACE[mouth]), int(work.far[mouth])
    one, two = 0, 0
    for number in range(2):
        team = axis if number == 0 else other
        work.block[:] = work.bars[team]
        if kind == CHANNEL:
            work.block[place] = int(work.block[place]) | 1 << int(BIT[mouth])
            work.block[int(PLACE[at])] = int(work.block[int(PLACE[at])]) | 1 << int(BIT[at])
        elif number == 0:
            work.block[place] = int(work.block[place]) | STRAIGHT << (mouth % 3)
        else:
            work.block[place] = int(work.block[place]) | (STRAIGHTS & ~(STRAIGHT << (mouth % 3)))
        length = shortest(work, team) - int(work.length[team])
        if number == 0:
            one = length
        else:
            two = length
    return 1 + max(min(one, two), 0) * 2 * NEVER + max(one, two, 0)


@compiled
def note(work: np.record, depth: int, kind: int, axis: int, mouth: int) -> None:
    """Write down a branch."""
    work.branch_kind[depth] = kind
    work.branch_team[depth] = axis
    work.branch_mouth[depth] = mouth


@compiled
def first(work: np.record, depth: int) -> None:
    """Take a branch's first way: its team may not."""
    axis, mouth = int(work.branch_team[depth]), int(work.branch_mouth[depth])
    if work.branch_kind[depth] == CHANNEL:
        bar_channel(work, axis, mouth)
    elif work.branch_kind[depth] == CROSSING:
        bar(work, axis, int(PLACE[mouth]), STRAIGHT << (mouth % 3))
    else:
        bar(work, axis, int(PLACE[mouth]), 1 << int(BIT[mouth]))


@compiled
def second(work: np.record, teams: int, depth: int) -> None:
    """Take a branch's second way: its team may, and so the others may not (itself not otherwise)."""
    axis, mouth = int(work.branch_team[depth]), int(work.branch_mouth[depth])
    if work.branch_kind[depth] == ONE_WAY:
        back = int(work.far[mouth])
        bar(work, axis, int(PLACE[back]), 1 << int(BIT[back]))
        return
    for other in range(AXES):
        if not teams >> other & 1:
            continue
        if work.branch_kind[depth] == CROSSING:
            bar(work, other, int(PLACE[mouth]), STRAIGHTS & ~(STRAIGHT << (mouth % 3)))
        if other != axis:
            bar_channel(work, other, mouth)


@compiled
def bar_channel(work: np.record, axis: int, mouth: int) -> None:
    """Bar a channel to a team, both ways."""
    at = int(work.far[mouth])
    bar(work, axis, int(PLACE[mouth]), 1 << int(BIT[mouth]))
    bar(work, axis, int(PLACE[at]), 1 << int(BIT[at]))


@compiled
def bar(work: np.record, axis: int, place: int, bits: int) -> None:
    """Bar something to a team, and remember what was barred before."""
    old = int(work.bars[axis, place])
    if old | bits != old:
        number = int(work.changes)
        work.change_team[number] = axis
        work.change_place[number] = place
        work.change_bars[number] = old
        work.changes = number + 1
        work.bars[axis, place] = old | bits


@compiled
def undo(work: np.record, changes: int) -> None:
    """Lift what was barred since there were so many changes, the last first."""
    number = int(work.changes)
    while number > changes:
        number -= 1
        work.bars[int(work.change_team[number]), int(work.change_place[number])] = work.change_bars[number]
    work.changes = changes
