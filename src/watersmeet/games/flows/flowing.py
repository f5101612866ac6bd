"""Where water runs, hex by hex, for those who draw and explain: plain Python over the tiles that lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from watersmeet.games.flows.tiles import HEXES, OPPOSITE, PARTNERS, RIM

Tiles = Sequence[int]
"""What lies on each hex: 0, or 1 + face, as in the state."""


class Pass(NamedTuple):
    """Water through one tile, from a side to a side."""

    cell: int
    entered: int
    left: int


class Flow(NamedTuple):
    """The water of one board side: what it passes, and the board side where it comes out, or None."""

    side: int
    mouth: int  # the quay's mouth where it begins
    passes: tuple[Pass, ...]
    end: int | None


def lying(tiles: Iterable[int]) -> tuple[int, ...]:
    """The tiles of a state as plain numbers."""
    return tuple(int(tile) for tile in tiles)


def followed(tiles: Tiles, mouth: int) -> Iterator[Pass]:
    """The tiles that water passes when it leaves by a mouth, until an empty hex or a quay."""
    at = OPPOSITE[mouth]
    while at < RIM and tiles[at // 6]:
        cell, entered = divmod(at, 6)
        left = PARTNERS[tiles[cell] - 1][entered]
        yield Pass(cell, entered, left)
        at = OPPOSITE[6 * cell + left]


def flow(tiles: Tiles, mouth: int) -> Flow:
    """The water from one mouth of a quay."""
    passes = tuple(followed(tiles, mouth))
    after = OPPOSITE[6 * passes[-1].cell + passes[-1].left] if passes else OPPOSITE[mouth]
    return Flow((mouth - RIM) // 7, mouth, passes, (after - RIM) // 7 if after >= RIM else None)


def flows(tiles: Tiles, side: int) -> list[Flow]:
    """All water of a board side, mouth by mouth clockwise; mouths at empty hexes have none yet."""
    found = (flow(tiles, RIM + 7 * side + number) for number in range(7))
    return [each for each in found if each.passes]


def finished(tiles: Tiles, axis: int) -> list[Flow]:
    """The flows that join a board side below 3 to the one opposite."""
    return [each for each in flows(tiles, axis) if each.end == axis + 3]


def path(tiles: Tiles, route: Iterable[int]) -> tuple[int, ...]:
    """Every side that a route passes, as mouths: its own, and those of the tiles between them."""
    sides = []
    for mouth in route:
        sides.append(OPPOSITE[mouth] if mouth >= RIM else mouth)
        sides += [6 * each.cell + each.left for each in followed(tiles, mouth)]
    return tuple(sides)


def laid(tiles: Tiles, cell: int, face: int) -> tuple[int, ...]:
    """The tiles with one more."""
    return tuple(1 + face if place == cell else tiles[place] for place in range(HEXES))
