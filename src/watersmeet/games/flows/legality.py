"""Where a tile may lie: wherever it completes a flow, or leaves every team a way at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.joining import completing
from watersmeet.games.flows.memory import passable
from watersmeet.games.flows.state import EMPTY
from watersmeet.games.flows.tiles import HEXES, OFFERED
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np


@compiled
def allowed(state: np.record, work: np.record, cell: int, faces: int) -> int:
    """Which of `faces` may be laid on an empty hex, as a bit mask (5)."""
    wins = completing(state.far, cell, int(state.teams)) & faces
    rest = faces & ~wins
    return wins | (passable(state, work, int(state.teams), cell, rest) if rest else 0)


@compiled
def anywhere(state: np.record, work: np.record, kind: int) -> bool:
    """Whether a tile of that kind can lie somewhere: where something is known to be legal, that is enough (6)."""
    offered = int(OFFERED[kind])
    for cell in range(HEXES):
        if state.tiles[cell] == EMPTY and int(state.ok[cell]) & offered:
            return True
    for cell in range(HEXES):
        if state.tiles[cell] == EMPTY and allowed(state, work, cell, offered):
            return True
    return False
