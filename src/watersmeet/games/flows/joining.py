"""What a tile joins: channels between mouths, where tiles already laid count for nothing more.

`far` holds for every mouth from which water can still go on (those of empty hexes, and of the quays) where it
comes out: the mouth at the other end. Laying a tile joins channels in pairs, so that only empty hexes are left
as places where water has a choice, and a finished flow is a channel from quay to quay.

    far: int16 (MOUTHS,)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows.tiles import FACES, PARTNER, RIM
from watersmeet.kernel.compiled import compiled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AXES = 3
"""A team brings water from board side a to board side a + 3, whoever sits there: teams are told by a, their axis."""


@compiled
def join(far: NDArray[np.int16], cell: int, face: int) -> None:
    """Lay a tile: its pairs of sides make one channel of two."""
    for side in range(6):
        other = int(PARTNER[face, side])
        if side < other:
            one, two = int(far[6 * cell + side]), int(far[6 * cell + other])
            if one != 6 * cell + other:  # else a ring: it leads nowhere
                far[one] = two
                far[two] = one


@compiled
def completes(far: NDArray[np.int16], cell: int, face: int) -> int:
    """The teams whose flow a tile would complete, as a bit mask of axes."""
    found = 0
    for side in range(6):
        start = int(far[6 * cell + side])
        if start < RIM:
            continue
        end = int(far[6 * cell + int(PARTNER[face, side])])
        while end < RIM and end // 6 == cell:  # a channel may lead back to the same tile
            end = int(far[6 * cell + int(PARTNER[face, end % 6])])
        if end >= RIM and (end - RIM) // 7 == (start - RIM) // 7 + AXES:
            found |= 1 << ((start - RIM) // 7)
    return found


@compiled
def completing(far: NDArray[np.int16], cell: int, teams: int) -> int:
    """The faces that would complete a flow of one of `teams`, as a bit mask."""
    sides = 0
    for side in range(6):
        end = int(far[6 * cell + side])
        if end >= RIM:
            sides |= 1 << ((end - RIM) // 7)
    faces = 0
    if sides & (sides >> AXES) & teams:
        for face in range(FACES):
            if completes(far, cell, face) & teams:
                faces |= 1 << face
    return faces


@compiled
def completed(far: NDArray[np.int16]) -> int:
    """The axes along which a channel leads from quay to quay, as a bit mask."""
    found = 0
    for start in range(RIM, RIM + 7 * AXES):
        end = int(far[start])
        if end >= RIM and (end - RIM) // 7 == (start - RIM) // 7 + AXES:
            found |= 1 << ((start - RIM) // 7)
    return found
