"""What a swap would do in Clump: the groups that it forms and diminishes, and whether it may be played."""

import numpy as np

from watersmeet.games.clump.groups import BLUE, RED, STEPS, at, part, part_size, size
from watersmeet.kernel.compiled import compiled


@compiled
def allowed(state: np.record, p: int, q: int) -> bool:
    """Whether two neighbours of different colours may change places (R-CLUMP-3)."""
    one, other = size(state, p), size(state, q)
    after, kept = landing(state, p, q)
    if after > max(one, other):  # nothing so large can be diminished: most swaps are settled here
        return True
    other_after, other_kept = landing(state, q, p)
    formed = max(larger(one, after), larger(other, other_after))
    return formed > max(diminished(one, kept), diminished(other, other_kept))


@compiled
def stuck(state: np.record) -> bool:
    """Whether no two stones may change places, which is the same for both players (R-CLUMP-3)."""
    for row in range(state.width):
        for column in range(state.width):
            p = at(row, column)
            for step in STEPS[:2]:  # each border once
                if state.cells[p] + state.cells[p + step] == RED + BLUE and allowed(state, p, p + step):
                    return False
    return True


@compiled
def weighed(state: np.record, p: int, q: int) -> tuple[int, int, int, int, int, int]:
    """The largest group formed, the largest diminished, and each stone's group before and after; 0 for none."""
    one, other = size(state, p), size(state, q)
    after, kept = landing(state, p, q)
    other_after, other_kept = landing(state, q, p)
    formed = max(larger(one, after), larger(other, other_after))
    broken = max(diminished(one, kept), diminished(other, other_kept))
    return formed, broken, one, after, other, other_after


@compiled
def larger(before: int, after: int) -> int:
    """The size of a group that counts as formed: the stone's new one if it is larger than the one it left."""
    return after if after > before else 0


@compiled
def diminished(before: int, kept: int) -> int:
    """The size of a group that counts as diminished: a stone that was alone, or one that lost others (R-CLUMP-2)."""
    return before if before == 1 or kept < before else 0


@compiled
def landing(state: np.record, p: int, q: int) -> tuple[int, int]:
    """Of the group of the stone on `p`, were it on `q`: the size, and how many of these it had with it before."""
    cells, group = state.cells, state.group
    after, kept = 1, 1
    seen = also = 0  # the last two groups or parts that were counted: there are at most three
    for step in STEPS:
        beside = q + step
        if beside == p or cells[beside] != cells[p]:
            continue
        own = group[beside] == group[p]
        joined = part(state, p, beside) if own else int(group[beside])
        if joined == seen or joined == also:
            continue
        seen, also = joined, seen
        count = part_size(state, p, joined) if own else size(state, beside)
        after += count
        if own:
            kept += count
    return after, kept
