"""Flume as a picture: polished stones on slate under shallow water, in a frame of mossy pebbles.

Every empty point bears a tick on each side that is taken; from three ticks on it glows and bears a `+`:
whoever places there places again. The last turn leaves a wet trail: its stones are numbered in order, a
single one lies in its ripples. Light comes from the upper left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume.rules import BLUE, EMPTY, NO_CENTRE, RED, SWAP, WIDEST
from watersmeet.kernel.pebble import outline
from watersmeet.kernel.shapes import Ground, Paint, Shape, group, shape
from watersmeet.kernel.verdict import Sentence

if TYPE_CHECKING:
    from numpy import record

CELL = 60
RADIUS = 24.6  # of a stone
KINDS = 16  # outlines of stones
PEBBLES = 6  # outlines of the frame's pebbles, lying and standing
DROPS = 40  # the longest turn whose trail is dotted: a picture must stay small
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # above, right, below, left: bits 1, 2, 4, 8 of a point's ticks

LETTERS = {RED: "r", BLUE: "b"}
STONES = {RED: Sentence("flume.red", "{at}: red"), BLUE: Sentence("flume.blue", "{at}: blue")}
POINTS = (
    Sentence("flume.free-0", "{at}: empty"),
    Sentence("flume.free-1", "{at}: empty, one side taken"),
    Sentence("flume.free-2", "{at}: empty, two sides taken"),
    Sentence("flume.free-3", "{at}: empty, three sides taken: place again"),
    Sentence("flume.free-4", "{at}: empty, four sides taken: place again"),
)
BARRED = Sentence("flume.barred", "{at}: not for the first stone")

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
PALE = ("#E8F4EF", "#DCEBE7")
DEEP = ("#0A252C", "#08191F")

PAINT: Paint = {
    "flume-lip": {"fill": ("#071B21", "#050E12")},
    "flume-bed": {"fill": ("#0D2E37", "#0A222A")},
    "flume-water": {"fill": "url(#water)"},
    "flume-water-near": {"stop-color": ("#1A5562", "#154450")},
    "flume-water-mid": {"stop-color": ("#134550", "#0F3640")},
    "flume-water-far": {"stop-color": ("#0E3741", "#0B2A33")},
    "flume-light": {"fill": "url(#sun)"},
    "flume-sun-near": {"stop-color": PALE, "stop-opacity": (0.13, 0.09)},
    "flume-sun-far": {"stop-color": PALE, "stop-opacity": (0.02, 0.02)},
    "flume-shore": {"fill": "none", "stroke": ("#061A20", "#050F13"), "stroke-opacity": 0.5, "stroke-width": 3},
    "flume-shine": {"fill": "none", "stroke": ("#3F7782", "#2C5B66"), "stroke-opacity": 0.5, "stroke-width": 1.5},
    "flume-dimple": {"fill": "url(#dimple)"},
    "flume-dimple-deep": {"stop-color": ("#082329", "#071B21")},
    "flume-dimple-shallow": {"stop-color": ("#114049", "#0D323B")},
    "flume-dimple-rim": {"fill": "none", "stroke-width": 1.5, "stroke": ("#3C6A73", "#2C515A"), **ROUND},
    "flume-tick": {"fill": "none", "stroke": ("#97AFB0", "#8D9C9C"), "stroke-width": 4.2, **ROUND},
    "flume-again": {"fill": "none", "stroke": PALE, "stroke-width": 5, **ROUND},
    "flume-glow": {"fill": "url(#glow)"},
    "flume-glow-in": {"stop-color": PALE, "stop-opacity": 0.3},
    "flume-glow-out": {"stop-color": PALE, "stop-opacity": 0.1},
    "flume-well": {"fill": ("#0A2830", "#081F26")},
    "flume-plus": {"fill": "none", "stroke": PALE, "stroke-width": 3.8, **ROUND},
    "flume-barred": {"fill": "none", "stroke": "#FFB59F", "stroke-width": 3.8, **ROUND},
    "flume-shadow": {"fill": "#000", "fill-opacity": (0.32, 0.42)},
    "flume-red-edge": {"fill": "#7A3500"},
    "flume-red": {"fill": "url(#red)"},
    "flume-red-near": {"stop-color": "#F28A38"},
    "flume-red-mid": {"stop-color": "#D55E00"},
    "flume-red-far": {"stop-color": "#A84A00"},
    "flume-blue-edge": {"fill": "#00395A"},
    "flume-blue": {"fill": "url(#blue)"},
    "flume-blue-near": {"stop-color": "#3D9CDA"},
    "flume-blue-mid": {"stop-color": "#0072B2"},
    "flume-blue-far": {"stop-color": "#005687"},
    "flume-gleam": {"fill": "none", "stroke": "#FFF", "stroke-opacity": 0.55, "stroke-width": 2.6, **ROUND},
    "flume-bounce": {"fill": "none", "stroke": "#FFF", "stroke-opacity": 0.16, "stroke-width": 2, **ROUND},
    "flume-dot": {"fill": "#FFF6EA"},
    "flume-wave": {"fill": "none", "stroke": "#EDF7FC", "stroke-width": 3.2, **ROUND},
    "flume-plate": {"fill": "#FFF8EC", "stroke": "#FFF8EC", "stroke-width": 3, **ROUND},
    "flume-number": {"fill": "#14262C", "font-weight": 700, "text-anchor": "middle"},
    "flume-trail": {"fill": "none", "stroke": PALE, "stroke-opacity": 0.14, "stroke-width": 17, **ROUND},
    "flume-drops": {
        "fill": "none",
        "stroke": PALE,
        "stroke-opacity": 0.4,
        "stroke-width": 1.6,
        "stroke-dasharray": "0.1 6",
        **ROUND,
    },
    "flume-ripple": {"fill": "none", "stroke": PALE, "stroke-opacity": 0.85, "stroke-width": 2.4, **ROUND},
    "flume-ripple-far": {"fill": "none", "stroke": PALE, "stroke-opacity": 0.35, "stroke-width": 1.8, **ROUND},
    "flume-moss-0": {"fill": ("#6B9A63", "#6B9A63")},
    "flume-moss-1": {"fill": ("#78A36C", "#78A36C")},
    "flume-moss-2": {"fill": ("#7F9F63", "#7F9F63")},
    "flume-rock": {"fill": ("#4B6F4A", "#4B6F4A")},
    "flume-rock-edge": {"fill": ("#263C28", "#1D3021")},
    "flume-fleck": {"fill": "#39583A", "fill-opacity": 0.5},
    "flume-sheen": {"fill": "none", "stroke": "#FFF", "stroke-opacity": 0.3, "stroke-width": 2.2, **ROUND},
    "flume-coord": {"fill": "#0B160A", "font-weight": 700, "text-anchor": "middle"},
}


def ground(options: Mapping[str, object]) -> Ground:
    """The empty board: slab, frame, water and dimples, and whatever can lie there."""
    width = int(str(options["size"]))
    side = width * CELL + 2 * rim(width)
    points = [(square.name(row, column), row, column) for row in range(width) for column in range(width)]
    cut = (each for kind in range(KINDS) for each in stone(kind))
    lying = (placed(colour, *point, width) for colour in ("red", "blue") for point in points)
    pits = (pit(*point, width) for point in points)
    defs = (*lights(), pool(width), dimple(), *marks(), *cut, *lying, *ticks(), *numbers(width), *pebbles(width))
    return Ground(side, side + 6, CELL, defs, (*slab(width), *frame(width), *pits))


def rim(width: int) -> float:
    """How broad the frame is: on wide boards it must still bear legible numbers."""
    return 36 if width < 10 else 48


def where(place: str, options: Mapping[str, object]) -> tuple[float, float]:
    """The middle of a point by its name."""
    width = int(str(options["size"]))
    found = square.place(place, width)
    assert found is not None, f"{at} is not on a board of {width}"
    return middle(*found, width)


def middle(row: int, column: int, width: int) -> tuple[float, float]:
    """The middle of a point; rows count from the bottom."""
    return rim(width) + (column + 0.5) * CELL, rim(width) + (width - row - 0.5) * CELL


def lights() -> tuple[Shape, ...]:
    """The gradients: water, a dimple, a glow, and the two colours of stones."""

    def shine(key: str, tag: str, stops: Mapping[str, float], **attrs: float) -> Shape:
        children = tuple(shape("", "stop", kind, offset=offset) for kind, offset in stops.items())
        return Shape(key, tag, attrs, children)

    return (
        shine(
            "water",
            "radialGradient",
            {"flume-water-near": 0, "flume-water-mid": 0.5, "flume-water-far": 1},
            cx=0.2,
            cy=0.12,
            r=1.1,
        ),
        shine(
            "dimple", "linearGradient", {"flume-dimple-deep": 0, "flume-dimple-shallow": 1}, x1=0.1, y1=0, x2=0.9, y2=1
        ),
        shine("sun", "radialGradient", {"flume-sun-near": 0, "flume-sun-far": 1}, cx=0.2, cy=0.15, r=1),
        shine("glow", "radialGradient", {"flume-glow-in": 0.3, "flume-glow-out": 1}),
        shine(
            "red",
            "radialGradient",
            {"flume-red-near": 0, "flume-red-mid": 0.5, "flume-red-far": 1},
            cx=0.34,
            cy=0.28,
            r=0.8,
        ),
        shine(
            "blue",
            "radialGradient",
            {"flume-blue-near": 0, "flume-blue-mid": 0.5, "flume-blue-far": 1},
            cx=0.34,
            cy=0.28,
            r=0.8,
        ),
    )


def stone(kind: int) -> tuple[Shape, ...]:
    """One outline, and the red and the blue stone cut from it, each with its mark."""

    def cut(colour: str) -> Shape:
        def layer(look: str, x: float, y: float) -> Shape:
            return shape("", "use", look, href=f"#stone{kind}", x=x, y=y)

        return group(
            f"{colour}{kind}",
            layer("flume-shadow", 3.4, 4.6),
            layer(f"flume-{colour}-edge", 0.4, 2),
            layer(f"flume-{colour}", 0, -0.6),
            shape("", "use", href="#gleam"),
            shape("", "use", href=f"#mark-{colour}"),
        )

    return (
        shape(f"stone{kind}", "path", d=outline(f"stone {kind}", RADIUS, RADIUS, 0.1)),
        cut("red"),
        cut("blue"),
    )


def marks() -> tuple[Shape, ...]:
    """What every stone bears: light on its shoulder, and its colour's mark; and the plates for numbers."""
    return (
        group(
            "gleam",
            shape("", "path", "flume-gleam", d="M-17.6 -6.6a18.6 18.6 0 0 1 10.6 -11"),
            shape("", "path", "flume-bounce", d="M17.4 9.6a20 20 0 0 1 -8.4 8.4"),
        ),
        shape("mark-red", "circle", "flume-dot", r=5.6, cy=-0.6),
        shape("mark-blue", "path", "flume-wave", d="M-10.5 1.6C-7 -6.4 -3.6 -6 0 -0.6S7 5.2 10.5 -2.8"),
        shape("plate-red", "circle", "flume-plate", r=12.6, cy=-0.6),
        shape("plate-blue", "path", "flume-plate", d="M-13 -6.4Q-6.5 -12 0 -8.4T13 -10V5.4Q6.5 11 0 7.4T-13 9Z"),
    )


def placed(colour: str, name: str, row: int, column: int, width: int) -> Shape:
    """A stone of `colour` on a point: always the same one there."""
    x, y = middle(row, column, width)
    kind = Random(f"stone on {name}").randrange(KINDS)
    return shape(f"{colour[0]}-{name}", "use", href=f"#{colour}{kind}", x=x, y=y)


def ticks() -> tuple[Shape, ...]:
    """What an empty point can bear: for each set of taken sides its ticks, and `+` from three on."""
    return (
        *(ticked(sides) for sides in range(16)),
        shape("barred", "path", "flume-barred", d="M-5 -5l10 10m0 -10l-10 10"),
    )


def ticked(sides: int) -> Shape:
    """The ticks on these sides of a point."""
    again = sides.bit_count() >= 3
    reach, half = 23, (11 if again else 8.6)
    path = "".join(
        f"M{dx * reach - dy * half:g} {dy * reach - dx * half:g}L{dx * reach + dy * half:g} {dy * reach + dx * half:g}"
        for bit, (dx, dy) in enumerate(SIDES)
        if sides >> bit & 1
    )
    if not again:
        return shape(f"t{sides}", "path", "flume-tick", d=path or "M0 0")
    return group(
        f"t{sides}",
        shape("", "circle", "flume-glow", r=25),
        shape("", "circle", "flume-well", r=11.6),
        shape("", "path", "flume-again", d=path),
        shape("", "path", "flume-plus", d="M-6 0H6M0 -6V6"),
    )


def numbers(width: int) -> tuple[Shape, ...]:
    """The numbers of a turn's stones, in each colour, as many as a turn can have.

    Each of its stones but the last has three connections at least, and the board has 2n(n + 1) in all.
    """
    most = 2 * width * (width + 1) // 3 + 1
    return tuple(number(colour, count) for colour in ("red", "blue") for count in range(1, most + 1))


def number(colour: str, count: int) -> Shape:
    """One number on its plate, around (0, 0)."""
    tall = 19 if count < 100 else 14
    text = shape("", "text", "flume-number", y=round(tall * 0.36 - 0.6, 1), font_size=tall)
    plate = shape("", "use", href=f"#plate-{colour}")
    return group(f"{colour[0]}{count}", plate, Shape("", text.tag, text.attrs, text=str(count)))


def slab(width: int) -> tuple[Shape, ...]:
    """The slab, its lower edge, and the water that lies in it with what light draws there."""
    side, edge = width * CELL + 2 * rim(width), rim(width) - 2
    inner = side - 2 * edge
    return (
        shape("lip", "rect", "flume-lip", x=0, y=6, width=side, height=side, rx=16),
        shape("bed", "rect", "flume-bed", x=0, y=0, width=side, height=side, rx=16),
        shape("water", "rect", "flume-water", x=edge, y=edge, width=inner, height=inner, rx=8),
        *caustics(width),
        shape(
            "shore",
            "path",
            "flume-shore",
            d=f"M{edge + 1.5} {side - edge - 8}V{edge + 8}q0 -6.5 6.5 -6.5H{side - edge - 8}",
        ),
        shape("shine", "path", "flume-shine", d=f"M{edge + 8} {side - edge}H{side - edge - 8}q8 0 8 -8V{edge + 8}"),
    )


def pool(width: int) -> Shape:
    """Where the water lies: light falls nowhere else."""
    edge, inner = rim(width) - 2, width * CELL + 4
    return Shape("pool", "clipPath", {}, (shape("", "rect", x=edge, y=edge, width=inner, height=inner, rx=8),))


def caustics(width: int) -> tuple[Shape, ...]:
    """The net that sunlight throws on the ground of shallow water: what rounded cells leave between them."""
    chance = Random(f"water {width}")
    across, down = 1.9 * CELL, 1.05 * CELL
    count = int(width * CELL / down) + 4

    def centre(i: int, j: int) -> tuple[float, float]:
        x, y = rim(width) + (i - 1 + j % 2 / 2) * across, rim(width) + (j - 1) * down
        return x + chance.uniform(-0.26, 0.26) * across, y + chance.uniform(-0.26, 0.26) * down

    centres = {(i, j): centre(i, j) for j in range(count) for i in range(count)}
    cells = "".join(
        rounded([centres[near] for near in around(i, j)], centres[i, j])
        for i, j in centres
        if all(near in centres for near in around(i, j))
    )
    edge, inner = rim(width) - 2, width * CELL + 4
    net = f"M{edge:g} {edge:g}h{inner}v{inner}h-{inner}z{cells}"
    return (shape("light", "path", "flume-light", d=net, fill_rule="evenodd", clip_path="url(#pool)"),)


def around(i: int, j: int) -> tuple[tuple[int, int], ...]:
    """The six neighbours, in order, where every other row is shifted by half a cell."""
    k = i + j % 2
    return ((k, j - 1), (i + 1, j), (k, j + 1), (k - 1, j + 1), (i - 1, j), (k - 1, j - 1))


def rounded(around: list[tuple[float, float]], centre: tuple[float, float]) -> str:
    """A cell between its neighbours' centres, its corners cut round: where three cells meet, light gathers."""
    corners = [
        tuple((around[i - 1][k] + around[i][k] + centre[k]) / 3 * 0.965 + centre[k] * 0.035 for k in (0, 1))
        for i in range(len(around))
    ]
    path = ""
    for i, (x, y) in enumerate(corners):
        (x1, y1), (x2, y2) = corners[i - 1], corners[(i + 1) % len(corners)]
        turn = f"{x + (x1 - x) * 0.36:.0f} {y + (y1 - y) * 0.36:.0f}Q{x:.0f} {y:.0f} {x + (x2 - x) * 0.36:.0f} {y + (y2 - y) * 0.36:.0f}"
        path += ("L" if path else "M") + turn
    return path + "Z"


def dimple() -> Shape:
    """A shallow dimple: dark where its edge shades it, light on the far lip."""
    return group(
        "pit",
        shape("", "circle", "flume-dimple", r=11.6),
        shape("", "path", "flume-dimple-rim", d="M10.4 -6a12 12 0 0 1 -16.4 16.4"),
    )


def pit(name: str, row: int, column: int, width: int) -> Shape:
    """The dimple of a point."""
    x, y = middle(row, column, width)
    return shape(f"{name}-pit", "use", href="#pit", x=x, y=y)


def pebbles(width: int) -> tuple[Shape, ...]:
    """The pebbles of the frame around (0, 0): lying, standing, and for the corners."""
    half = rim(width) * 0.39
    kinds = (("h", 26.0, half), ("v", half, 26.0), ("k", half - 1, half - 1))
    return tuple(
        each for key, wide, high in kinds for kind in range(PEBBLES) for each in pebble(f"{key}{kind}", wide, high)
    )


def pebble(key: str, wide: float, high: float) -> tuple[Shape, Shape]:
    """A pebble with moss on it, and its outline."""
    chance = Random(f"pebble {key}")
    moss = f"flume-moss-{chance.randrange(3)}"
    flecks = tuple(
        shape(
            "",
            "circle",
            "flume-fleck",
            cx=round(chance.uniform(-0.6, 0.7) * wide, 1),
            cy=round(chance.uniform(0.3, 0.75) * high, 1),
            r=round(chance.uniform(0.9, 1.9), 1),
        )
        for _ in range(5)
    )
    return (
        shape(f"o{key}", "path", d=outline(f"pebble {key}", wide, high, 0.1, 0.9)),
        group(
            key,
            shape("", "use", "flume-shadow", href=f"#o{key}", x=2.4, y=3.6),
            shape("", "use", "flume-rock-edge", href=f"#o{key}", x=0.4, y=1.8),
            shape("", "use", "flume-rock", href=f"#o{key}"),
            shape(
                "",
                "path",
                moss,
                d=outline(f"pebble {key}", wide - 2.2, high - 2.2, 0.12, 0.9),
                transform="translate(-0.8 -1.2)",
            ),
            *flecks,
        ),
    )


def frame(width: int) -> tuple[Shape, ...]:
    """Pebbles all around, letters on the lower ones, numbers on the left ones."""
    near, far = rim(width) / 2, width * CELL + 1.5 * rim(width)
    along = [rim(width) + (i + 0.5) * CELL for i in range(width)]
    chance = Random(f"frame {width}")

    def lay(kind: str, x: float, y: float) -> Shape:
        return shape(f"frame-{x:g}-{y:g}", "use", href=f"#{kind}{chance.randrange(PEBBLES)}", x=x, y=y)

    tall = max(17, 0.031 * (width * CELL + 2 * rim(width)))  # 12 px and more on a phone

    def label(text: str, x: float, y: float) -> Shape:
        written = shape(f"label-{text}", "text", "flume-coord", x=x, y=y + tall * 0.36, font_size=tall)
        return Shape(written.key, written.tag, written.attrs, text=text)

    return (
        *(lay("h", x, y) for y in (near, far) for x in along),
        *(lay("v", x, y) for x in (near, far) for y in along),
        *(lay("k", x, y) for x in (near, far) for y in (near, far)),
        *(label(square.LETTERS[i], x, far) for i, x in enumerate(along)),
        *(label(str(width - i), near, y) for i, y in enumerate(along)),
    )


def shapes(state: record, last: Sequence[int]) -> tuple[Shape, ...]:
    """The trail of the last turn, every point's stone or ticks, and the turn's numbers."""
    width = int(state.width)
    turn = [divmod(int(move), WIDEST) for move in last if move != SWAP]
    points = (point(state, row, column) for row in range(width) for column in range(width))
    return (*trail(turn, width), *points, *counts(state, turn))


def point(state: record, row: int, column: int) -> Shape:
    """The stone on a point, or what an empty point bears."""
    name, colour = square.name(row, column), int(state.cells[row, column])
    if colour == EMPTY:
        return free(state, name, row, column)
    return Shape(name, "use", {"href": f"#{LETTERS[colour]}-{name}"}, says=STONES[colour].say(at=name))


def free(state: record, name: str, row: int, column: int) -> Shape:
    """What an empty point bears: its ticks, or the bar of a forbidden centre."""
    width = int(state.width)
    sides = sum(1 << bit for bit, (dx, dy) in enumerate(SIDES) if taken(state, row - dy, column + dx))
    x, y = middle(row, column, width)
    says = POINTS[sides.bit_count()].say(at=name)
    return Shape(f"{name}-free", "use", {"href": f"#t{sides}", "x": x, "y": y}, says=says)


def taken(state: record, row: int, column: int) -> bool:
    """Whether a stone lies there, or the frame."""
    width = int(state.width)
    return not (0 <= row < width and 0 <= column < width) or state.cells[row, column] != EMPTY


def trail(turn: Sequence[tuple[int, int]], width: int) -> tuple[Shape, ...]:
    """Where water ran: around a single stone in ripples, from each of several to the next."""
    spots = [middle(row, column, width) for row, column in turn]
    if not spots:
        return ()
    if len(spots) == 1:
        x, y = spots[0]
        near = shape("", "circle", "flume-ripple", cx=x, cy=y, r=28)
        return (group("ripples", near, shape("", "circle", "flume-ripple-far", cx=x, cy=y, r=32.5)),)
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in spots)
    wet = shape("", "path", "flume-trail", d=path)
    drops = (shape("", "path", "flume-drops", d=path),) if len(spots) <= DROPS else ()
    return (group("trail", wet, *drops),)


def counts(state: record, turn: Sequence[tuple[int, int]]) -> tuple[Shape, ...]:
    """The numbers on the stones of a turn, where there are several."""
    if len(turn) == 1:
        return ()
    spots = (middle(row, column, int(state.width)) for row, column in turn)
    letters = (LETTERS[int(state.cells[row, column])] for row, column in turn)
    return tuple(
        shape(f"{count}", "use", href=f"#{letter}{count}", x=x, y=y)
        for count, ((x, y), letter) in enumerate(zip(spots, letters, strict=True), 1)
    )
