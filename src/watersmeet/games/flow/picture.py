"""Flow as a picture: the sea from above, cut from paper; the Boat in the middle, an Animal in each corner.

Water joined to the Boat is warm and shows the way to swim, what is reached from an Animal is pale, the rest is dark.
Plates in the frame's corners count the tiles that an Animal's way still lacks; joined, they become suns. Pennants
say how many further tiles would be cut off with one. The frame's posts fill with water as the round runs out.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flow import cast, decisions, lanes, phases, sea
from watersmeet.games.flow.currents import Water, edges, harm, met, missing, reached, takers, waters, ways
from watersmeet.games.flow.paint import PAINT
from watersmeet.games.flow.places import name
from watersmeet.games.flow.shelf import FIGURES, OBSTACLES, says, shelf
from watersmeet.games.flow.state import ANIMALS, BOAT, SQUARES, WIDE
from watersmeet.games.flow.tiles import KIND, PLAIN, REMAIN, ROCK
from watersmeet.games.flow.tokens import plate, tokens
from watersmeet.kernel.shapes import Ground, Shape, group, letters, shape, short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy import record

__all__ = ["PAINT", "ground", "shapes", "where"]

PENNANTS = 3
CORNERS = {0: (0, 1), 6: (1, 1), 42: (0, 0), 48: (1, 0)}  # of the frame, by the Animal that lives there
LEVEL = 9  # how broad the water on a post is
ROLLS = 5  # a wave is shown for so many moves


def ground(options: Mapping[str, Any]) -> Ground:
    """The empty board, and all that can lie there."""
    defs = (*sea.defined(), *lanes.defined(), *cast.standing(), *tokens())
    return Ground(sea.ACROSS, sea.DOWN, sea.CELL, defs, sea.drawn())


def where(place: str, options: Mapping[str, Any]) -> tuple[int, int]:
    """The middle of a square by its name; ValueError for what is none."""
    found = square.place(place, WIDE)
    if found is None:
        raise ValueError(f"`{place}` is no square from a1 to g7")
    return sea.middle(found[0] * WIDE + found[1])


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """The wave that came, what lies on each square, the ways to swim, birds, and what stands beside the board."""
    now = waters(state)
    return (
        *level(state),
        *wave(last),
        *fits(state),
        *(
            lying(state, now, place)
            for place in range(SQUARES)
            if place == BOAT or place in ANIMALS or state.cells[place]
        ),
        *laid(state, last),
        *wakes(state),
        *birds(state),
        *pennants(state),
        *plates(state),
        *shelf(state),
    )


def at(key: str, what: str, place: int) -> Shape:
    """A definition put to use on a square."""
    x, y = sea.middle(place)
    return shape(key, "use", href=f"#{what}", x=x, y=y)


def lying(state: record, now: Mapping[int, Water], place: int) -> Shape:
    """What lies on a square, or lives there."""
    x, y = sea.middle(place)
    code, water = int(state.cells[place]), now.get(place, Water.DRY)
    key, told = name(place), says(state, place, water)
    if place not in FIGURES and KIND[code] < PLAIN:
        href = f"#{lanes.called(code)}-{water.value}"
        return Shape(key, "use", {"href": href, "x": x, "y": y}, says=told)
    arms = (shape("", "use", href=f"#arm{side}-{kind.value}") for kind, side in arms_of(state, now, place))
    land = (shape("", "use", href="#land"),) if PLAIN <= KIND[code] < ROCK else ()
    figure = shape("", "use", href=f"#{FIGURES.get(place) or OBSTACLES[KIND[code]]}", **standing(code))
    return group(key, *land, *arms, figure, says=told, transform=f"translate({x} {y})")


def standing(code: int) -> dict[str, str]:
    """Logs lie across their lane."""
    return {"transform": "rotate(90)"} if lanes.called(code) == "i" else {}


def arms_of(state: record, now: Mapping[int, Water], place: int) -> list[tuple[Water, int]]:
    """Each open side with its water, the dark ones first: they are drawn below."""
    own = now.get(place, Water.DRY)
    stops = KIND[state.cells[place]] >= PLAIN
    found = []
    for side in range(4):
        if edges(state, place) >> side & 1:
            there = met(state, place, side)
            # Water comes into a tile with an obstacle only from where it runs, and stops.
            runs_in = there >= 0 and KIND[state.cells[there]] < PLAIN
            found.append((now.get(there, Water.DRY) if stops and runs_in else Water.DRY if stops else own, side))
    return sorted(found, key=lambda arm: arm[0] is not Water.DRY)


def level(state: record) -> tuple[Shape, ...]:
    """The water that rises with the round, on both posts of the frame."""
    if not state.pace or not phases.TURN <= state.phase <= phases.LAY:
        return ()
    high = round(sea.FRAME * (1 - int(state.left) / int(state.pace)))
    y, far = sea.EDGE + sea.FRAME - high, sea.EDGE + sea.FRAME
    posts = (shape("", "rect", "flow-level", x=x, y=y, width=LEVEL, height=high) for x in (sea.EDGE, far - LEVEL))
    return (group("level", *posts, shape("", "circle", "flow-buoy", cx=far - LEVEL / 2, cy=y, r=9)),)


def wave(last: Sequence[int]) -> tuple[Shape, ...]:
    """The wave that came last: foam on its lines, and the dice that named them."""
    rolls = [move for move in last[-ROLLS:] if decisions.CROSSING <= move < decisions.TILE]
    if not rolls:
        return ()
    move = rolls[-1]
    row = column = -1
    if move < decisions.COLUMN:
        row, column = divmod(move - decisions.CROSSING, WIDE)
    elif move < decisions.ROW:
        column = move - decisions.COLUMN
    else:
        row = move - decisions.ROW
    parts = []
    if column >= 0:
        x = sea.middle(column)[0]
        parts += [
            turned("wave-column", "surge", x, sea.LEFT + sea.SEA // 2, -90),
            rolled("die-column", x, sea.FAR + sea.RIM // 2),
        ]
    if row >= 0:
        y = sea.middle(row * WIDE)[1]
        parts += [
            turned("wave-row", "surge", sea.LEFT + sea.SEA // 2, y, 0),
            rolled("die-row", sea.EDGE + sea.RIM // 2, y),
        ]
    return tuple(parts)


def turned(key: str, what: str, x: int, y: int, turn: int) -> Shape:
    """A definition put to use, turned."""
    return shape(key, "use", href=f"#{what}", transform=f"translate({x} {y}) rotate({turn})")


def rolled(key: str, x: int, y: int) -> Shape:
    """A bright ring around a die that was rolled."""
    return shape(key, "rect", "flow-rolled", x=x - 24, y=y - 24, width=48, height=48, rx=11)


def fits(state: record) -> tuple[Shape, ...]:
    """Dashed squares where the drawn tile could lie."""
    if state.phase not in (phases.PLACE, phases.LAY):
        return ()
    return tuple(at(f"fits-{name(place)}", "fits", place) for place in takers(state))


def laid(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """A bright edge around the tile that was laid last."""
    placed = [move // 4 for move in last if move < decisions.TARGET]
    return (at("laid", "laid", placed[-1]),) if placed and state.cells[placed[-1]] else ()


def wakes(state: record) -> tuple[Shape, ...]:
    """A dotted line along each way from an Animal to the Boat."""
    return tuple(shape(f"way-{name(way[0])}", "path", "flow-wake", d=line(way)) for way in ways(state))


def line(way: Sequence[int]) -> str:
    """A way through the middles of sides, bent around the middles of squares."""
    spots = [sea.middle(place) for place in way]
    sides = [f"{short((x1 + x2) / 2)} {short((y1 + y2) / 2)}" for (x1, y1), (x2, y2) in pairwise(spots)]
    bends = (f"Q{x} {y} {side}" for (x, y), side in zip(spots[1:-1], sides[1:], strict=True))
    return f"M{sides[0]}{''.join(bends)}"


def birds(state: record) -> tuple[Shape, ...]:
    """The birds that guard a tile."""
    return tuple(
        at(f"bird-{name(place)}", "perched", place) for place in range(SQUARES) if int(state.birds) >> place & 1
    )


def pennants(state: record) -> tuple[Shape, ...]:
    """How many further tiles the loss of one would cut off: the worst three, none where a bird sits."""
    wet = reached(state, ANIMALS)
    exposed = [place for place in wet if state.cells[place] and not int(state.birds) >> place & 1]
    if state.scenarios[REMAIN]:
        exposed = [place for place in exposed if KIND[state.cells[place]] < PLAIN]
    worst = sorted(((harm(state, place), place) for place in exposed), reverse=True)[:PENNANTS]
    return tuple(pennant(place, count) for count, place in worst if count > 1)


def pennant(place: int, count: int) -> Shape:
    """A torn pennant at the upper left of a square."""
    x, y = sea.middle(place)
    flag = shape("", "use", href="#pennant")
    return group(
        f"harm-{name(place)}",
        flag,
        letters("", "flow-harm", f"−{count}", 0, -3, 24),
        transform=f"translate({x - 27} {y - 36})",
    )


def plates(state: record) -> tuple[Shape, ...]:
    """At each corner of the frame how many tiles that Animal's way still lacks."""
    found = missing(state)
    far, near = sea.FAR + sea.RIM // 2, sea.EDGE + sea.RIM // 2
    return tuple(
        plate(f"plate-{name(animal)}", found.get(animal), far if right else near, far if below else near)
        for animal, (right, below) in CORNERS.items()
    )
