"""Flows as a picture: white stones with three carved channels, and coloured water that runs in from the quays.

Every team's water has a pattern, every player a colour; a channel between two players' quays is shut in its middle by
a white sluice. A flow that has won shines. In the corners lie the tile drawn, and how many of each kind are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flows import TONES, colours, flowing, quays, stones
from watersmeet.games.flows.notation import SIDES
from watersmeet.games.flows.paint import PAINT
from watersmeet.games.flows.quays import HEIGHT, MIDDLE, WIDTH, middle
from watersmeet.games.flows.state import DRAW, EMPTY, NOTHING, ON, SECRET
from watersmeet.games.flows.tiles import FIRST, JOINED, KIND, KINDS, SIDE
from watersmeet.kernel.shapes import Ground, Shape, group, letters, shape, short
from watersmeet.kernel.verdict import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy import record

__all__ = ["PAINT", "ground", "route", "shapes", "where"]

LIES = Sentence("flows.lies", "{at}: {kind}, turned {turns}")
DRAWN = Sentence("flows.drawn", "drawn: {kind}")
UNKNOWN = Sentence("flows.unknown", "a hidden tile is drawn")
LEFT = Sentence("flows.left", "{kind}: {count} left")
ACTS = Sentence("flows.acts", "{who} acts")
TRAYS = ((45.0, 690.0), (120.0, 690.0), (WIDTH - 120, 690.0), (WIDTH - 45, 690.0))


def ground(options: Mapping[str, Any]) -> Ground:
    """The board without stones, and all that can lie there."""
    sides = tuple(sorted(options["seats"]))
    arrow = shape("turn", "path", "flows-turn", d="M-15 -12H15V0H24L0 17L-24 0H-15Z")
    last = shape("last", "path", "flows-last", d=stones.hexagon_path(stones.TALL - 4))
    return Ground(WIDTH, HEIGHT, stones.CELL, (*stones.defined(sides), arrow, last), quays.drawn(sides))


def where(place: str, options: Mapping[str, Any]) -> tuple[float, float]:
    """The middle of a hex, or of one of its sides (`D4.1`); ValueError for what is none."""
    name, dot, side = place.partition(".")
    cell = hexagon.place(name, SIDE)
    if cell is None or (dot and side not in tuple("012345")):
        raise ValueError(f"`{place}` is no hex from A1 to G7, nor a side of one such as D4.1")
    return quays.shifted(cell, stones.at(int(side))) if dot else middle(cell)


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """Every stone with its water, the last one marked, whose turn it is, the tile drawn and the tiles left."""
    tiles = flowing.lying(state.tiles)
    water, shut = waters(state, tiles)
    shining = won(state, tiles)
    lying = tuple(stone(cell, tile, water, shut, shining) for cell, tile in enumerate(tiles) if tile != EMPTY)
    return (*lying, *marked(tiles, last), *acting(state), *hand(state), *left(state))


def waters(state: record, tiles: flowing.Tiles) -> tuple[dict[tuple[int, str], int], list[tuple[int, int]]]:
    """Whose water each channel piece holds, by hex and name; and the hex and side of every sluice."""
    water: dict[tuple[int, str], int] = {}
    shut = []
    playing = colours.claimed(state)
    for side in playing:
        for flow in flowing.flows(tiles, side):
            whole = flow.end not in playing or flow.end == side
            count = len(flow.passes) if whole else (len(flow.passes) + int(side < (flow.end or 0))) // 2
            for each in flow.passes[:count]:
                water[each.cell, stones.name(each.entered, each.left)] = side
            if not whole and count and flow.end != (side + 3) % 6 and side < (flow.end or 0):
                shut.append((flow.passes[count - 1].cell, flow.passes[count - 1].left))
    return water, shut


def won(state: record, tiles: flowing.Tiles) -> set[tuple[int, str]]:
    """The channel pieces of flows that have won, by hex and name."""
    flows = (flow for axis in colours.teams(state) for flow in flowing.finished(tiles, axis))
    return {(each.cell, stones.name(each.entered, each.left)) for flow in flows for each in flow.passes}


def stone(
    cell: int,
    tile: int,
    water: dict[tuple[int, str], int],
    shut: list[tuple[int, int]],
    shining: set[tuple[int, str]],
) -> Shape:
    """One stone: a whole dry one, or its pieces with their water, in the order in which they bridge each other."""
    x, y = middle(cell)
    place, face = hexagon.names(SIDE)[cell], tile - 1
    kind = colours.KINDS[KIND[face]]
    says = LIES.say(at=place, kind=kind, turns=face - FIRST[KIND[face]])
    names = [stones.name(*pair) for pair in JOINED[face]]
    if not any((cell, name) in water for name in names):
        return Shape(place, "use", {"href": f"#f{face}", "x": x, "y": y}, says=says)
    parts = [used("slab", "slab")]
    for name in names:
        side = water.get((cell, name))
        parts.append(used(name, f"d{name}" if side is None else f"w{side}{name}"))
    parts += [used(f"{name}-lit", f"lit{name}") for name in names if (cell, name) in shining]
    for its, side in shut:
        if its == cell:
            parts.append(Shape("shut", "use", {"href": "#sluice", "transform": f"rotate({60 * (side - 1)})"}))
    return group(place, *parts, says=says, transform=f"translate({short(x)} {short(y)})")


def used(key: str, name: str) -> Shape:
    """Something defined in the ground."""
    return Shape(key, "use", {"href": f"#{name}"})


def marked(tiles: flowing.Tiles, last: Sequence[int]) -> tuple[Shape, ...]:
    """A rim around the stones of the last turn."""
    cells = [int(move) // 6 for move in last if 0 <= move < DRAW and tiles[int(move) // 6] != EMPTY]
    return tuple(
        Shape(f"last-{hexagon.names(SIDE)[cell]}", "use", {"href": "#last", "x": middle(cell)[0], "y": middle(cell)[1]})
        for cell in dict.fromkeys(cells)
    )


def acting(state: record) -> tuple[Shape, ...]:
    """An arrow on the quay whose turn it is; with five, on a black one for the solo's second turn."""
    if state.ended != ON:
        return ()
    side = int(state.turn)
    who = colours.NAMES[side if side in colours.claimed(state) else (side + 3) % 6]
    angle = f"rotate({60 * side} {short(MIDDLE[0])} {short(MIDDLE[1])})"
    spot = f"translate({short(MIDDLE[0] + 5)} {short(MIDDLE[1] - quays.STRIP)})"
    return (group("turn", used("arrow", "turn"), says=ACTS.say(who=who), transform=f"{angle}{spot}"),)


def hand(state: record) -> tuple[Shape, ...]:
    """The tile drawn, as it comes or face down."""
    if state.drawn == NOTHING:
        return ()
    kind = int(state.drawn)
    if kind == SECRET:
        parts = (used("tile", "face-down"), letters("unknown", "flows-unknown", "?", 0, 0, 34))
        return (group("drawn", *parts, says=UNKNOWN.say(), transform="translate(66 70)"),)
    return (
        group(
            "drawn",
            used("tile", f"f{FIRST[kind]}"),
            says=DRAWN.say(kind=colours.KINDS[kind]),
            transform="translate(66 70)",
        ),
    )


def left(state: record) -> tuple[Shape, ...]:
    """One stone of each kind, and how many are left to draw."""
    found = []
    for kind, (x, y) in enumerate(TRAYS):
        count = int(state.left[kind])
        parts = (used("tile", f"k{kind}"), letters("count", "flows-count", f"×{count}", 0, 54, 26))
        says = LEFT.say(kind=colours.KINDS[kind], count=count)
        found.append(group(f"left-{KINDS[kind]}", *parts, says=says, transform=f"translate({short(x)} {short(y)})"))
    return tuple(found)


def route(places: Sequence[str], options: Mapping[str, Any]) -> tuple[Shape, ...]:
    """A route that `explain` shows, as beads in its team's colour along the channels it would take."""
    sides = [(hexagon.place(name, SIDE) or 0, int(side)) for name, side in (place.split(".") for place in places)]
    cell, entered = sides[0]
    x, y = quays.shifted(cell, stones.at(entered))
    drawn = [f"M{short(x)} {short(y)}"]
    for cell, out in sides[1:]:
        drawn.append(stones.bend(entered, out))
        entered = (out + 3) % 6
    axis = colours.owner(*sides[0])
    tone = TONES[axis if axis in options["seats"] else axis + 3]
    d, key = "".join(drawn), f"route-{SIDES[axis]}-{places[0]}"
    kinds = ("flows-bead-edge", "flows-bead-rim", f"flows-bead-{tone}")
    return (group(key, *(shape(kind, "path", kind, d=d) for kind in kinds)),)
