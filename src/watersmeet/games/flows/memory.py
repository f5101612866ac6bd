"""What a state remembers so that legality is quickly known: never what it is, only what was found.

    certificate  its routes for all teams at once: routes for all teams at once, packed one after the other
    masks      for each certificate of a few the faces that agree with it, hex by hex
    ok         the faces that agree with at least one of them: legal
    refuted    the faces that were shown to leave somebody without a way; they stay so, since later tiles leave
               fewer ways, unless they come to complete a flow

A lost memory costs time and changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.joining import AXES, join
from watersmeet.games.flows.routes import WHOLE, find, mark
from watersmeet.games.flows.search import solve
from watersmeet.games.flows.tiles import ALL, FACES, HEXES, PARTNER, PLACES, RIM, WITH
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import copy

if TYPE_CHECKING:
    import numpy as np

KEPT = 12
PACKED = 3 * HEXES + AXES  # three ways through each hex, and each team's first mouth


@compiled
def forget(state: np.record) -> None:
    """Empty the memory."""
    state.certificate[:] = 0
    state.spans[:] = 0
    state.masks[:] = 0
    state.kept = 0
    state.following = 0
    state.ok[:] = 0
    state.refuted[:] = 0


@compiled
def recall(state: np.record, work: np.record) -> None:
    """Put the base's routes and the board's channels into `work`."""
    copy(work.far, state.far)
    start = 0
    for axis in range(AXES):
        length = int(state.spans[axis])
        work.length[axis] = length
        for number in range(length):
            work.route[axis, number] = state.certificate[start + number]
        start += length


@compiled
def hold(state: np.record, work: np.record) -> None:
    """Make the routes in `work` the base."""
    start = 0
    for axis in range(AXES):
        length = int(work.length[axis])
        state.spans[axis] = length
        for number in range(length):
            state.certificate[start + number] = work.route[axis, number]
        start += length


@compiled
def remember(state: np.record, work: np.record) -> None:
    """Add the routes in `work` to the certificates, in place of the oldest where there are enough."""
    mask = work.mask
    mask[:] = ALL
    for axis in range(AXES):
        for step in range(1, int(work.length[axis])):
            mouth = int(work.route[axis, step])
            before = int(state.far[int(work.route[axis, step - 1])])
            cell = mouth // 6
            mask[cell] = int(mask[cell]) & int(WITH[before % 6, mouth % 6])
    slot = int(state.following)
    state.following = (slot + 1) % KEPT
    state.kept = max(int(state.kept), slot + 1)
    state.masks[slot] = mask
    for cell in range(HEXES):
        state.ok[cell] = int(state.ok[cell]) | int(mask[cell])


@compiled
def served(state: np.record, work: np.record, teams: int) -> bool:
    """Whether all `teams` can get through at once; the base then says how."""
    for axis in range(AXES):
        if teams >> axis & 1 and int(state.spans[axis]) == 0:
            recall(state, work)
            if not solve(work, teams):
                return False
            hold(state, work)
            remember(state, work)
            return True
    return True


@compiled
def laid(state: np.record, cell: int, face: int) -> None:
    """Drop what a tile contradicts: certificates, and those routes of the base that it cuts."""
    kept = 0
    state.ok[:] = 0
    for slot in range(int(state.kept)):
        if int(state.masks[slot, cell]) >> face & 1:
            state.masks[kept] = state.masks[slot]
            for place in range(HEXES):
                state.ok[place] = int(state.ok[place]) | int(state.masks[kept, place])
            kept += 1
    state.kept = kept
    state.following = kept % KEPT
    cut(state, cell, face)


@compiled
def cut(state: np.record, cell: int, face: int) -> None:
    """Shorten the base's routes by the hex that a tile now fills; those that it contradicts are gone.

    Called before the tile's channels are joined.
    """
    read, write = 0, 0
    for axis in range(AXES):
        length, begun, whole = int(state.spans[axis]), write, True
        for number in range(length):
            mouth = int(state.certificate[read + number])
            if number > 0 and mouth // 6 == cell:
                before = int(state.far[int(state.certificate[read + number - 1])])
                if int(PARTNER[face, before % 6]) != mouth % 6:
                    whole = False
            else:
                state.certificate[write] = mouth
                write += 1
        if not whole:
            write = begun
        state.spans[axis] = write - begun
        read += length


@compiled
def passable(state: np.record, work: np.record, teams: int, cell: int, faces: int) -> int:
    """Which of `faces` leave all `teams` a way when laid on an empty hex, as a bit mask; none completes a flow."""
    if not served(state, work, teams):
        return 0
    known = int(state.ok[cell])
    if faces & ~(known | int(state.refuted[cell])) and around(state, work, teams, cell):
        remember(state, work)
        known = ALL
    for face in range(FACES):
        if (faces & ~(known | int(state.refuted[cell]))) >> face & 1:
            if through(state, work, teams, cell, face):
                remember(state, work)
                known = int(state.ok[cell])
            else:
                state.refuted[cell] = int(state.refuted[cell]) | 1 << face
    return faces & known


@compiled
def around(state: np.record, work: np.record, teams: int, cell: int) -> bool:
    """Look for routes that leave a hex alone: those teams whose base passes it go around, the others stay."""
    recall(state, work)
    for axis in range(AXES):
        if teams >> axis & 1:
            mark(work, axis)
    for axis in range(AXES):
        if teams >> axis & 1 and int(work.used[axis, cell]) != 0:
            work.block[:] = 0
            for other in range(AXES):
                if other != axis and teams >> other & 1:
                    for place in range(PLACES):
                        work.block[place] = int(work.block[place]) | int(work.used[other, place])
            work.block[cell] = WHOLE
            if not find(work, axis):
                return False
            mark(work, axis)
            if int(work.crossed[axis]) > 0:
                return False
    return True


@compiled
def through(state: np.record, work: np.record, teams: int, cell: int, face: int) -> bool:
    """Search exactly for routes on the board with a tile laid; they are given as routes on the board without it."""
    recall(state, work)
    for axis in range(AXES):
        for number in range(1, int(work.length[axis])):
            if int(work.route[axis, number]) // 6 == cell:
                work.length[axis] = 0
                break
    join(work.far, cell, face)
    if not solve(work, teams):
        return False
    for axis in range(AXES):
        unfold(state, work, axis, cell, face)
    return True


@compiled
def unfold(state: np.record, work: np.record, axis: int, cell: int, face: int) -> None:
    """Lengthen a route by the mouths of the tile that it passes."""
    route, spare = work.route, work.need
    length = int(work.length[axis])
    copy(spare[:length], route[axis, :length])
    count = 0
    for number in range(length):
        mouth = int(spare[number])
        route[axis, count] = mouth
        count += 1
        at = int(state.far[mouth])
        while at < RIM and at // 6 == cell:
            mouth = 6 * cell + int(PARTNER[face, at % 6])
            route[axis, count] = mouth
            count += 1
            at = int(state.far[mouth])
    work.length[axis] = count
