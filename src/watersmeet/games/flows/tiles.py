"""Tiles, and where water can go on the board: tables, worked out once.

A *face* is a tile in one of its different orientations; there are fourteen:

    0-2    basketball   no sharp corner      3-5 4-1 0-2
    3-8    kimono       one                  3-2 4-0 5-1
    9-11   rink         two                  3-2 4-1 5-0
    12-13  sharps       three                3-2 4-5 0-1

Of the fifteen ways to join six sides in pairs only three straights is on no tile.

A *mouth* is where water can leave a hex, or the quay: 6 x hex + side, then 42 at the rim, seven to a board side,
clockwise. Facing mouths are the two ends of a channel, the gap between two hexes or between a hex and a quay.
"""

import numpy as np

from watersmeet.boards import hexagon

SIDE = 4
HEXES = 37
RIM = 6 * HEXES
MOUTHS = RIM + 42
PLACES = HEXES + 6  # the hexes, then the six quays

KINDS = ("basketball", "kimono", "rink", "sharps")
COPIES = 10
JOINS = (((3, 5), (4, 1), (0, 2)), ((3, 2), (4, 0), (5, 1)), ((3, 2), (4, 1), (5, 0)), ((3, 2), (4, 5), (0, 1)))
TURNS = (3, 6, 3, 2)
FIRST = (0, 3, 9, 12)
FACES = 14
ALL = (1 << FACES) - 1
KIND = tuple(kind for kind in range(4) for _ in range(TURNS[kind]))

TOP = ((0, 5), (0, 0), (1, 5), (1, 0), (2, 5), (2, 0), (3, 5))
"""The outward sides that the top quay owns, as (hex, side), clockwise from A1's middle one (R-FLOWS-2)."""


def joined(face: int) -> tuple[tuple[int, int], ...]:
    """The three pairs of sides that a face joins."""
    turn = face - FIRST[KIND[face]]
    return tuple(((a + turn) % 6, (b + turn) % 6) for a, b in JOINS[KIND[face]])


def beyond(face: int, side: int) -> int:
    """The side that a face joins to a side."""
    return next(b if a == side else a for a, b in joined(face) if side in (a, b))


def rim() -> list[tuple[int, int]]:
    """The 42 outward sides as (hex, side): seven for each quay, from the top's on clockwise."""
    turned = [hexagon.turned(k, SIDE) for k in range(6)]
    return [(turned[k][cell], hexagon.turned_direction(k, side)) for k in range(6) for cell, side in TOP]


def facing() -> list[int]:
    """For every mouth the one that faces it, on the board without tiles."""
    table = [0] * MOUTHS
    near = hexagon.neighbours(SIDE)
    for cell in range(HEXES):
        for side in range(6):
            if near[cell][side] != hexagon.OFF:
                table[6 * cell + side] = 6 * near[cell][side] + (side + 3) % 6
    for number, (cell, side) in enumerate(rim()):
        table[6 * cell + side] = RIM + number
        table[RIM + number] = 6 * cell + side
    return table


JOINED = tuple(joined(face) for face in range(FACES))
PARTNERS = tuple(tuple(beyond(face, side) for side in range(6)) for face in range(FACES))
"""For every face and side the side that it is joined to."""
OPPOSITE = tuple(facing())
"""For every mouth the one that faces it, on the board without tiles."""

# The same for rules, which want arrays.
PARTNER = np.array(PARTNERS, np.int8)
WITH = np.array([[sum((PARTNER[f, a] == b) << f for f in range(FACES)) for b in range(6)] for a in range(6)], np.int32)
"""For two sides the faces that join them, as a bit mask."""
OFFERED = np.array([((1 << TURNS[k]) - 1) << FIRST[k] for k in range(4)], np.int32)
"""For each kind its faces, as a bit mask."""
FACING = np.array(OPPOSITE, np.int16)
PLACE = np.array([m // 6 if m < RIM else HEXES + (m - RIM) // 7 for m in range(MOUTHS)], np.int8)
"""Where a mouth is: a hex, or 37 + a board side."""
BIT = np.array([m % 6 if m < RIM else (m - RIM) % 7 for m in range(MOUTHS)], np.int8)
"""Which of its place's mouths it is."""
