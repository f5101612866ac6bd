"""The drawn tile is its drawer's secret until it lies (R-FLOWS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.legality import anywhere
from watersmeet.games.flows.state import NOTHING, ON, SECRET, derive, holder
from watersmeet.games.flows.tiles import HEXES
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.draw import below

if TYPE_CHECKING:
    import numpy as np


@compiled
def hide(state: np.record, seat: int) -> None:
    """Whoever did not draw the tile does not know it until it lies, or ends the game (R-FLOWS-7)."""
    if state.ended == ON and state.drawn != NOTHING and holder(state, int(state.turn)) != seat:
        state.drawn = SECRET
    derive(state)


@compiled
def guess(state: np.record, seat: int, r: np.uint64, work: np.record) -> None:
    """Draw a hidden tile again: by the tiles not yet placed, of kinds that do not end the game at once."""
    if state.drawn == SECRET:
        total = 0
        for kind in range(4):
            if not anywhere(state, work, kind):
                state.left[kind] = 0
            total += int(state.left[kind])
        chosen = below(r, total)
        kind = 0
        while chosen >= int(state.left[kind]):
            chosen -= int(state.left[kind])
            kind += 1
        state.drawn = kind
    derive(state)


@compiled
def veil(before: np.record, move: int, now: np.record, seat: int) -> bool:
    """Whether a draw is still its drawer's secret: no tile was placed since, and the game goes on."""
    if now.ended != ON or now.drawn == NOTHING or holder(now, int(now.turn)) == seat:
        return False
    for cell in range(HEXES):
        if before.tiles[cell] != now.tiles[cell]:
            return False
    return True
