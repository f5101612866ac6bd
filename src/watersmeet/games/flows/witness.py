"""Routes that show a verdict: asked of the exact search, one question at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows import proof
from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.routes import Work
from watersmeet.kernel import states

if TYPE_CHECKING:
    import numpy as np


def routes(state: np.record, cell: int, face: int, teams: int) -> dict[int, tuple[int, ...]]:
    """For each axis in `teams` a route with a tile laid, no two in each other's way; the mouths it leaves by.

    The tile counts as an empty hex that the routes pass as it lets them.
    """
    work = states.blank(Work)
    found = proof.show(state, work, cell, face, teams)
    assert found, f"no routes for {teams:03b} after {cell}, {face}"
    return {
        axis: tuple(int(mouth) for mouth in work.route[axis, : int(work.length[axis])])
        for axis in range(AXES)
        if teams >> axis & 1
    }
