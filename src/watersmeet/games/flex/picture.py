"""Flex as a picture: tiles of bleached and burnt wood, and turned wooden counters, ivory and slate.

A free piece lies flat, one that may only jump sits in a rim, an inert one lies tilted. A brass bolt lies on
the tile that may not be flipped. The last turn's way is drawn in arcs that all bend to one hand, and a
broken ring stands where it captured. Light comes from the upper left.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flex import counters, woodwork
from watersmeet.games.flex.board import CELLS, EMPTY, FLIP, GOES, JUMP, SIDE, STOP, WAYS, WHITE
from watersmeet.games.flex.notation import NAMES
from watersmeet.games.flex.paint import PAINT
from watersmeet.games.flex.standing import FREE, INERT, JUMPS_ONLY, standing
from watersmeet.games.flex.woodwork import middle
from watersmeet.kernel.shapes import Ground, Shape, group, shape, short
from watersmeet.kernel.verdict import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy import record

__all__ = ["PAINT", "ground", "shapes", "where"]

TILES = {WHITE: Sentence("flex.white", "{at}: white tile"), -WHITE: Sentence("flex.black", "{at}: black tile")}
BOLTED = Sentence("flex.bolted", "{at} may not be flipped this turn")
STANDING = {
    FREE: Sentence("flex.free", "{at}: {piece}"),
    JUMPS_ONLY: Sentence("flex.jumps-only", "{at}: {piece}, may only jump"),
    INERT: Sentence("flex.inert", "{at}: {piece}, inert"),
}
LOOKS = {FREE: "", JUMPS_ONLY: "-held", INERT: "-inert"}
PIECES = {
    1: Sentence("flex.white-single", "white piece"),
    2: Sentence("flex.white-double", "white double"),
    3: Sentence("flex.white-triple", "white triple"),
    -1: Sentence("flex.black-single", "black piece"),
    -2: Sentence("flex.black-double", "black double"),
    -3: Sentence("flex.black-triple", "black triple"),
}
SPOTS = 40  # landings with a spot: however long a turn, its picture stays under 16 kB
BEND = 0.42  # how far the middle of an arc stands off, in parts of a cell: beside the piece that it goes over


def ground(options: Mapping[str, Any]) -> Ground:
    """The frame without tiles, and all that can lie in it."""
    defs = (*woodwork.defined(), *counters.defined())
    return Ground(woodwork.WIDE, woodwork.HIGH, woodwork.CELL, defs, woodwork.drawn())


def where(place: str, options: Mapping[str, Any]) -> tuple[float, float]:
    """The middle of a tile by its name."""
    cell = hexagon.place(place, SIDE)
    if cell is None:
        raise ValueError(f"{place} is no tile")
    return middle(cell)


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """Tiles, what lies on them, the way of the last turn, and the pieces, the nearest last."""
    return (
        *(tile(state, cell) for cell in range(CELLS)),
        *(lying for cell in range(CELLS) for lying in under(state, cell)),
        *way(state, [int(move) for move in last if move != STOP and move % WAYS != FLIP]),
        *(piece(state, cell) for cell in range(CELLS) if state.pieces[cell] != EMPTY),
    )


def tile(state: record, cell: int) -> Shape:
    """The side that a tile shows."""
    colour, name = int(state.tiles[cell]), NAMES[cell]
    side = "w" if colour == WHITE else "b"
    return Shape(name, "use", {"href": f"#{side}-{name}"}, says=TILES[colour].say(at=name))


def under(state: record, cell: int) -> tuple[Shape, ...]:
    """The bolt of a banned tile, the rim of a piece that may only jump, the ring of the one that moves."""
    if cell == state.banned:
        return (put("bolt", "bolt", cell, BOLTED.say(at=NAMES[cell])),)
    if state.pieces[cell] == EMPTY:
        return ()
    if standing(state, cell) == JUMPS_ONLY:
        colour = "w" if state.tiles[cell] == WHITE else "b"
        return (put(f"rim {NAMES[cell]}", f"rim-{colour}", cell),)
    return (put("moving", "moving", cell),) if cell == state.at and state.end == 0 else ()


def piece(state: record, cell: int) -> Shape:
    """A piece, as high as its rank; its key goes with it."""
    rank, stands = int(state.pieces[cell]), standing(state, cell)
    look = f"{'W' if rank > 0 else 'B'}{abs(rank)}{LOOKS[stands]}"
    says = STANDING[stands].say(at=NAMES[cell], piece=PIECES[rank].say())
    return put(f"piece {state.which[cell]}", look, cell, says)


def put(key: str, what: str, cell: int, says: Any = None) -> Shape:
    """A definition put to use on a cell."""
    x, y = middle(cell)
    return Shape(key, "use", {"href": f"#{what}", "x": x, "y": y}, says=says)


def way(state: record, moves: Sequence[int]) -> tuple[Shape, ...]:
    """The steps and jumps of the last turn, from where they began, and what they captured."""
    if not moves:
        return ()
    legs = [(move // WAYS, int(GOES[move // WAYS, move % WAYS])) for move in moves]
    x, y = middle(legs[0][0])
    path = f"M{short(x)} {short(y)}" + "".join(arc(middle(start), middle(to)) for start, to in legs)
    lines = (shape("", "path", kind, d=path) for kind in ("flex-way-casing", "flex-way"))
    gone = (put(f"gone {NAMES[cell]}", "gone", cell) for cell in captured(state, moves))
    spots = (put(f"landed {count}", "landed", to) for count, (_, to) in enumerate(legs[:-1][:SPOTS], 1))
    return (group("way", *lines), *gone, put("from", "spot", legs[0][0]), *spots)


def arc(start: tuple[float, float], to: tuple[float, float]) -> str:
    """A curve, as a path goes on, that stands off to the left of its way; a step's is flatter than a jump's."""
    (x1, y1), (x2, y2) = start, to
    long = hypot(x2 - x1, y2 - y1)
    off = BEND * woodwork.CELL * (2 if long > 1.5 * woodwork.CELL else 0.5) / long
    x, y = (x1 + x2) / 2 + (y2 - y1) * off, (y1 + y2) / 2 - (x2 - x1) * off
    return f"Q{short(x)} {short(y)} {short(x2)} {short(y2)}"


def captured(state: record, moves: Sequence[int]) -> list[int]:
    """What the last turn jumped over and is no longer there; friends stay where they were."""
    over = dict.fromkeys(int(GOES[move // WAYS, move % WAYS - 6]) for move in moves if move % WAYS >= JUMP)
    return [cell for cell in over if state.pieces[cell] == EMPTY]
