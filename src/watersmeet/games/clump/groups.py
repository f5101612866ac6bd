"""Clump's board and its groups: which stones hold together, and which would without one of them.

A swap lifts a stone out of its group, so the rules must know into which parts the group would fall. One walk through
a group tells that for every stone of it. The walk goes on from the stone it met last, or from an earlier one where
nothing new is near, so its steps make a tree; it numbers the stones as it meets them:

    0 1 2      1 was met from 0, then 2 and 3 from 1, then 4 from 3.
      3        Nothing below 1 (2, 3, 4) touches what was met before 1,
      4        so lifting 1 leaves three parts: 0, then 2, then 3 and 4.

A stone *hangs* on the one it was met from, with all below it, if nothing there touches a stone met before that one.
Lifting a stone leaves every branch that hangs on it as a part of its own, and the rest of its group as one more.
(So Hopcroft and Tarjan found the cut points of a graph, in 1973.)

All this is kept in the state. A swap forgets the groups that it changes, and only those are walked through anew.
"""

import numpy as np

from watersmeet.kernel.compiled import compiled

WIDEST = 12
ROW = WIDEST + 2  # nothing lies around the board
NOTHING, RED, BLUE = 0, 1, 2

STEPS = (ROW, 1, -ROW, -1)  # up, right, down, left

# By place. Unsigned bytes hold every place and every count, and made legal lists a tenth faster than int16.
FIELDS = [
    ("group", np.uint8, (ROW * ROW,)),  # the first stone of this one's group, so the same for all its stones
    ("order", np.uint8, (ROW * ROW,)),  # when the walk met this stone, from 0
    ("below", np.uint8, (ROW * ROW,)),  # stones met from here on, this one too: at a group's first stone, all of it
    ("hangs", np.uint8, (ROW * ROW,)),  # the stone on which this one hangs; 0 for none
    ("loose", np.uint8, (ROW * ROW,)),  # stones in the branches that hang on this one
    ("reach", np.uint8, (ROW * ROW,)),  # scratch of `walk`: the earliest stone that is touched from here on
    ("turn", np.uint8, (ROW * ROW,)),  # scratch of `walk`: which of STEPS to try next
]


@compiled
def at(row: int, column: int) -> int:
    """The place of a cell: where it stands in `cells` and in all fields by place. No cell's is 0."""
    return (row + 1) * ROW + column + 1


@compiled
def clear(state: np.record) -> None:
    """Forget all groups, beyond the board too: the record may have held another one."""
    state.group[:] = 0
    state.order[:] = 0
    state.below[:] = 0
    state.hangs[:] = 0
    state.loose[:] = 0
    state.reach[:] = 0
    state.turn[:] = 0


@compiled
def exchange(state: np.record, p: int, q: int) -> None:
    """Let two neighbours of different colours change places."""
    forget(state, p, q)
    state.cells[p], state.cells[q] = state.cells[q], state.cells[p]
    regroup(state)


@compiled
def forget(state: np.record, p: int, q: int) -> None:
    """Forget the groups that this exchange can change: those of the two stones, and of all beside them."""
    for step in STEPS:  # p and q are neighbours, so each is beside the other
        state.below[state.group[p + step]] = 0
        state.below[state.group[q + step]] = 0
    for row in range(state.width):
        for column in range(state.width):
            cell = at(row, column)
            if state.below[state.group[cell]] == 0:
                state.group[cell] = 0


@compiled
def regroup(state: np.record) -> None:
    """Walk through every group that is not known: its stones' `group` is 0."""
    for row in range(state.width):
        for column in range(state.width):
            cell = at(row, column)
            if state.group[cell] == 0 and state.cells[cell] != NOTHING:
                walk(state, cell)


@compiled
def walk(state: np.record, first: int) -> None:
    """Meet every stone of a group."""
    cells, order, reach, turn = state.cells, state.order, state.reach, state.turn
    meet(state, first, first, 0, 0)
    p, met = first, 1
    while p != 0:
        if turn[p] == 4:
            p = back(state, p)
            continue
        q = p + STEPS[turn[p]]
        turn[p] += 1
        if cells[q] != cells[p]:
            continue
        if state.group[q] == 0:
            meet(state, q, first, met, p)
            p, met = q, met + 1
        else:
            reach[p] = min(reach[p], order[q])


@compiled
def meet(state: np.record, p: int, first: int, met: int, source: int) -> None:
    """Note a stone that the walk meets from `source`; until it is known better, it hangs there."""
    state.group[p] = first
    state.order[p] = met
    state.below[p] = 1
    state.hangs[p] = source
    state.loose[p] = 0
    state.reach[p] = met
    state.turn[p] = 0


@compiled
def back(state: np.record, p: int) -> int:
    """Leave a stone whose neighbours are all met: the stone that it was met from, or 0 if it was the first."""
    source = int(state.hangs[p])
    if source == 0:
        return 0
    state.below[source] += state.below[p]
    if state.reach[p] < state.order[source]:
        state.hangs[p] = 0
        state.reach[source] = min(state.reach[source], state.reach[p])
    else:
        state.loose[source] += state.below[p]
    return source


@compiled
def size(state: np.record, p: int) -> int:
    """How many stones the group of the stone on `p` has."""
    return int(state.below[state.group[p]])


@compiled
def part(state: np.record, lifted: int, p: int) -> int:
    """To which part of its group a stone belongs once `lifted` is gone: the branch's first stone, or `lifted` above all."""
    if state.loose[lifted] != 0:
        for step in STEPS:
            q = lifted + step
            if state.hangs[q] == lifted and state.order[q] <= state.order[p] < state.order[q] + state.below[q]:
                return q
    return lifted


@compiled
def part_size(state: np.record, lifted: int, first: int) -> int:
    """How many stones such a part has."""
    if first == lifted:
        return size(state, lifted) - 1 - int(state.loose[lifted])
    return int(state.below[first])


@compiled
def joins(state: np.record, p: int) -> bool:
    """Whether the group of the stone on `p` lies at both sides of its colour (C4)."""
    group, last = state.group[p], int(state.width) - 1
    near = far = False
    for i in range(state.width):
        if state.cells[p] == RED:
            near = near or state.group[at(0, i)] == group
            far = far or state.group[at(last, i)] == group
        else:
            near = near or state.group[at(i, 0)] == group
            far = far or state.group[at(i, last)] == group
    return near and far


@compiled
def untouched(state: np.record) -> bool:
    """Whether every stone is alone, as only at the start (C5)."""
    for row in range(state.width):
        for column in range(state.width):
            if size(state, at(row, column)) > 1:
                return False
    return True


@compiled
def one_swap_from(state: np.record, corner: int) -> bool:
    """Whether only two neighbours lie otherwise than by turns with `corner` on a1."""
    count = last = gap = 0
    for row in range(state.width):
        for column in range(state.width):
            place = at(row, column)
            if state.cells[place] != (corner if (row + column) % 2 == 0 else RED + BLUE - corner):
                count, gap, last = count + 1, place - last, place
    return count == 2 and (gap == 1 or gap == ROW)
