"""Routes: ways that a team's water could take over the hexes that are still empty.

A route is the mouths by which its water leaves: a mouth of the team's own quay, then one of every hex that it
passes, and the last of them leads to the quay opposite. It may pass a hex more than once.

What a route uses, and what a team may not use, is kept by place: bits 0-6 are the place's mouths, bits 8-10 the
straight ways through a hex, by their first side. Two straight ways through one hex exclude each other, since no
tile has three (R-FLOWS-5), so a route that goes straight uses all three bits.
"""

from __future__ import annotations

import numpy as np

from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.tiles import BIT, HEXES, MOUTHS, PLACE, PLACES, RIM
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

LONGEST = MOUTHS
CHANGES = AXES * (MOUTHS + 3 * HEXES)  # how often something can be newly barred
MOUTH_BITS = 0x7F
STRAIGHT = 0x100
STRAIGHTS = 7 * STRAIGHT
WHOLE = MOUTH_BITS | STRAIGHTS

Work = np.dtype(
    [
        ("far", np.int16, (MOUTHS,)),  # the channels that routes are looked for in
        ("bars", np.int16, (AXES, PLACES)),  # what each team may not use
        ("used", np.int16, (AXES, PLACES)),  # what each team's route uses
        ("block", np.int16, (PLACES,)),  # what the search at hand may not use
        ("reached", np.int16, (PLACES,)),  # mouths that the search at hand has seen, as bits
        ("queue", np.int16, (MOUTHS,)),  # mouths that it has still to leave by
        ("came", np.int16, (MOUTHS,)),  # the mouth that it left by before each
        ("route", np.int16, (AXES, LONGEST)),
        ("length", np.int16, (AXES,)),  # mouths of each route; 0: none
        (
            "crossed",
            np.int16,
            (AXES,),
        ),  # where a route is in its own way, as the number of that mouth in it; 0: nowhere
        ("step", np.int16, (MOUTHS,)),  # scratch of `needs`: the mouth's number in the route, from 1
        ("need", np.int16, (LONGEST,)),  # what `needs` found
        ("change_team", np.int8, (CHANGES,)),  # what was barred, in order, so that it can be undone
        ("change_place", np.int8, (CHANGES,)),
        ("change_bars", np.int16, (CHANGES,)),  # what it was before
        ("changes", np.int16),
        ("branch_changes", np.int16, (CHANGES,)),  # `changes` when each open branch was begun
        ("branch_kind", np.int8, (CHANGES,)),
        ("branch_team", np.int8, (CHANGES,)),
        ("branch_mouth", np.int16, (CHANGES,)),
        ("clashes", np.int16),  # where routes get in each other's way just now
        ("clash_kind", np.int8, (3 * MOUTHS,)),
        ("clash_team", np.int8, (3 * MOUTHS,)),
        ("clash_mouth", np.int16, (3 * MOUTHS,)),
        ("aside", np.int16, (AXES, LONGEST)),  # routes set aside
        ("aside_length", np.int16, (AXES,)),
        ("mask", np.int16, (HEXES,)),  # faces that agree with the routes found last
        ("branches", np.int64),  # how many branches searches took so far: for those who measure
    ],
    align=True,
)


@compiled
def find(work: np.record, axis: int) -> bool:
    """Look for a shortest route of a team that avoids `block`; it becomes the team's."""
    far, block, reached, queue, came = work.far, work.block, work.reached, work.queue, work.came
    reached[:] = 0
    tail = 0
    for rim in range(RIM + 7 * axis, RIM + 7 * axis + 7):
        if int(far[rim]) < RIM and not (int(block[HEXES + axis]) >> (rim - RIM - 7 * axis)) & 1:
            queue[tail] = rim
            came[rim] = -1
            tail += 1
    head = 0
    while head < tail:
        mouth = int(queue[head])
        head += 1
        at = int(far[mouth])
        cell = at // 6
        ways = exits(int(block[cell]), int(reached[cell]), at % 6)
        reached[cell] = int(reached[cell]) | ways
        for out in range(6):
            if ways >> out & 1:
                there = 6 * cell + out
                end = int(far[there])
                came[there] = mouth
                if end < RIM:
                    queue[tail] = there
                    tail += 1
                elif (end - RIM) // 7 == axis + AXES:
                    keep(work, axis, there)
                    return True
    return False


@compiled
def keep(work: np.record, axis: int, last: int) -> None:
    """Make the way that the search came to `last` the team's route."""
    came, route = work.came, work.route
    length = 0
    mouth = last
    while mouth >= 0:
        length += 1
        mouth = int(came[mouth])
    work.length[axis] = length
    mouth = last
    while mouth >= 0:
        length -= 1
        route[axis, length] = mouth
        mouth = int(came[mouth])


@compiled
def mark(work: np.record, axis: int) -> None:
    """Note what a team's route uses, and where it is in its own way."""
    far, route, used = work.far, work.route, work.used
    used[axis] = 0
    work.crossed[axis] = 0
    for step in range(int(work.length[axis])):
        mouth = int(route[axis, step])
        at = int(far[mouth])
        bits = 1 << int(BIT[mouth])
        if step > 0:
            before = int(far[int(route[axis, step - 1])])
            if (before - mouth) % 3 == 0:
                bits |= STRAIGHTS
        if int(used[axis, int(PLACE[mouth])]) & bits:
            work.crossed[axis] = step
        used[axis, int(PLACE[mouth])] = int(used[axis, int(PLACE[mouth])]) | bits
        used[axis, int(PLACE[at])] = int(used[axis, int(PLACE[at])]) | 1 << int(BIT[at])


@compiled
def fits(work: np.record, axis: int) -> bool:
    """Whether a team has a route that uses nothing that is barred to it."""
    far, route, bars = work.far, work.route, work.bars
    length = int(work.length[axis])
    if length == 0:
        return False
    for step in range(length):
        mouth = int(route[axis, step])
        place = int(PLACE[mouth])
        bar = int(bars[axis, place])
        if bar >> int(BIT[mouth]) & 1:
            return False
        if step > 0 and bar & STRAIGHTS:
            before = int(far[int(route[axis, step - 1])])
            if (before - mouth) % 3 == 0 and bar & (STRAIGHT << (mouth % 3)):
                return False
    return True


@compiled
def politely(work: np.record, axis: int, teams: int) -> bool:
    """Look for a route that keeps off those of the other `teams`."""
    copy(work.block, work.bars[axis])
    for other in range(AXES):
        if other != axis and teams >> other & 1:
            for place in range(PLACES):
                work.block[place] = int(work.block[place]) | int(work.used[other, place])
    return find(work, axis)


@compiled
def freely(work: np.record, axis: int) -> bool:
    """Look for a route, whatever the others use."""
    copy(work.block, work.bars[axis])
    return find(work, axis)


@compiled
def exits(barred: int, reached: int, side: int) -> int:
    """The sides by which water that came in by `side` can leave a hex, where nothing has been yet, as bits."""
    out = MOUTH_BITS & ~(reached | barred) & ~(1 << side) & 63
    return out & ~(1 << ((side + 3) % 6)) if barred & (STRAIGHT << (side % 3)) else out


@compiled
def needs(work: np.record, axis: int) -> int:
    """Write into `need` every mouth that all routes of a team leave by, in order; return how many.

    A flood from the quay that waits before every mouth of the team's route until there is no other way on:
    where it has to go through one, so has every route.
    """
    far, route, step, queue, reached = work.far, work.route, work.step, work.queue, work.reached
    bars = work.bars[axis]
    tail = begin(work, axis)
    best = int(step[int(route[axis, 0])])
    head, following, count = 0, 1, 0
    while True:
        if head < tail:
            mouth = int(queue[head])
            head += 1
        else:
            mouth = int(route[axis, following - 1])
            if following == best:
                work.need[count] = mouth
                count += 1
            following += 1
        at = int(far[mouth])
        if at >= RIM:  # the quay opposite: other ends are not followed
            return count
        cell = at // 6
        ways = exits(int(bars[cell]), int(reached[cell]), at % 6)
        reached[cell] = int(reached[cell]) | ways
        for out in range(6):
            if ways >> out & 1:
                there = 6 * cell + out
                end = int(far[there])
                if step[there] > 0:
                    best = max(best, int(step[there]))
                elif end < RIM:
                    queue[tail] = there
                    tail += 1
                elif (end - RIM) // 7 == axis + AXES:
                    return count


@compiled
def begin(work: np.record, axis: int) -> int:
    """Number the mouths of a team's route from 1, and queue those of its quay that are not on it; return how many."""
    step, bars = work.step, work.bars[axis]
    step[:] = 0
    for number in range(int(work.length[axis])):
        step[int(work.route[axis, number])] = number + 1
    work.reached[:] = 0
    tail = 0
    for rim in range(RIM + 7 * axis, RIM + 7 * axis + 7):
        if int(work.far[rim]) < RIM and not int(bars[HEXES + axis]) >> (rim - RIM - 7 * axis) & 1 and step[rim] == 0:
            work.queue[tail] = rim
            tail += 1
    return tail
