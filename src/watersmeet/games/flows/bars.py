"""What is barred to whom: every bar can be lifted again, and a clash has two ways out, of which one must be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.clashes import CHANNEL, CROSSING, ONE_WAY
from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.routes import STRAIGHT, STRAIGHTS
from watersmeet.games.flows.tiles import BIT, PLACE
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np


@compiled
def give(work: np.record, teams: int, depth: int, way: int) -> None:
    """Take one of the two ways out of the clash that branch number `depth` is about."""
    if way == 0:
        first(work, depth)
    else:
        second(work, teams, depth)


@compiled
def first(work: np.record, depth: int) -> None:
    """The clash's team may not."""
    axis, mouth = int(work.branch_team[depth]), int(work.branch_mouth[depth])
    if work.branch_kind[depth] == CHANNEL:
        bar_channel(work, axis, mouth)
    elif work.branch_kind[depth] == CROSSING:
        bar(work, axis, int(PLACE[mouth]), STRAIGHT << (mouth % 3))
    else:
        bar(work, axis, int(PLACE[mouth]), 1 << int(BIT[mouth]))


@compiled
def second(work: np.record, teams: int, depth: int) -> None:
    """The clash's team may, and so the others may not, nor it itself otherwise."""
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
