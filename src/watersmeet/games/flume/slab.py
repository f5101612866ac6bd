"""Flume's empty board: dark slate under shallow water, dimples for points, a frame of mossy pebbles."""

from collections.abc import Mapping
from random import Random

from watersmeet.boards import square
from watersmeet.kernel.pebble import outline
from watersmeet.kernel.shapes import Shape, group, letters, shape
from watersmeet.kernel.water import net

CELL = 60
LIP = 6  # of the slab's lower edge that is seen
PEBBLES = 6  # outlines of each kind: lying, standing, in the corners
LETTERS = 0.031  # how tall coordinates are, in parts of the board: 12 px on a phone


def rim(width: int) -> int:
    """How broad the frame is: on wide boards it must still bear legible numbers."""
    return 36 if width < 10 else 48


def side(width: int) -> int:
    """How wide the whole slab is."""
    return width * CELL + 2 * rim(width)


def middle(row: int, column: int, width: int) -> tuple[int, int]:
    """The middle of a point; rows count from the bottom."""
    half = CELL // 2
    return rim(width) + column * CELL + half, rim(width) + (width - 1 - row) * CELL + half


def defined(width: int) -> tuple[Shape, ...]:
    """What the empty board is made of."""
    edge, inner = pool(width)
    water = {"flume-water-near": 0, "flume-water-mid": 0.5, "flume-water-far": 1}
    return (
        gradient("water", "radialGradient", water, cx=0.2, cy=0.12, r=1.1),
        gradient("sun", "radialGradient", {"flume-sun-near": 0, "flume-sun-far": 1}, cx=0.2, cy=0.15, r=1),
        gradient("hollow", "linearGradient", {"flume-pit-deep": 0, "flume-pit-shallow": 1}, x1=0.1, y1=0, x2=0.9, y2=1),
        Shape("shore", "clipPath", {}, (shape("", "rect", x=edge, y=edge, width=inner, height=inner, rx=8),)),
        group(
            "pit",
            shape("", "circle", "flume-pit", r=11.6),
            shape("", "path", "flume-pit-rim", d="M10.4 -6a12 12 0 0 1 -16.4 16.4"),
        ),
        *pebbles(width),
    )


def gradient(key: str, tag: str, stops: Mapping[str, float], **attrs: float) -> Shape:
    """A gradient by the classes of its stops."""
    return Shape(key, tag, attrs, tuple(shape("", "stop", kind, offset=offset) for kind, offset in stops.items()))


def drawn(width: int) -> tuple[Shape, ...]:
    """The empty board: slab, frame, water, points."""
    whole = side(width)
    return (
        shape("lip", "rect", "flume-lip", x=0, y=LIP, width=whole, height=whole, rx=16),
        shape("bed", "rect", "flume-bed", x=0, y=0, width=whole, height=whole, rx=16),
        *water(width),
        *frame(width),
        *labels(width),
        *pits(width),
    )


def pool(width: int) -> tuple[int, int]:
    """Where the water begins, from the left and from above, and how wide it is."""
    return rim(width) - 2, width * CELL + 4


def water(width: int) -> tuple[Shape, ...]:
    """Shallow water: sunlight on its ground, shade along its upper left shore, a shine along the other."""
    edge, inner = pool(width)
    far, bend = edge + inner, edge + inner - 8
    light = net(edge, edge, inner, inner, CELL * (width + 5) / 12, f"water {width}")
    shade = f"M{edge + 1.5} {bend}V{edge + 8}q0 -6.5 6.5 -6.5H{bend}"
    return (
        shape("water", "rect", "flume-water", x=edge, y=edge, width=inner, height=inner, rx=8),
        shape("sunlight", "path", "flume-sunlight", d=light, fill_rule="evenodd", clip_path="url(#shore)"),
        shape("shade", "path", "flume-shade", d=shade),
        shape("shine", "path", "flume-shine", d=f"M{edge + 8} {far}H{bend}q8 0 8 -8V{edge + 8}"),
    )


def pits(width: int) -> tuple[Shape, ...]:
    """A shallow dimple on every point."""
    points = [(row, column) for row in range(width) for column in range(width)]
    return tuple(standing(f"{square.name(*point)}-pit", "pit", middle(*point, width)) for point in points)


def standing(key: str, what: str, spot: tuple[int, int]) -> Shape:
    """A definition put to use in its place."""
    return shape(key, "use", href=f"#{what}", x=spot[0], y=spot[1])


def pebbles(width: int) -> tuple[Shape, ...]:
    """The frame's pebbles around (0, 0): lying, standing, and for the corners."""
    half, long = rim(width) * 0.39, 26.0
    kinds = (("lying", long, half), ("standing", half, long), ("corner", half - 1, half - 1))
    return tuple(
        each for key, wide, high in kinds for kind in range(PEBBLES) for each in pebble(f"{key}{kind}", wide, high)
    )


def pebble(key: str, wide: float, high: float) -> tuple[Shape, Shape]:
    """The outline of a pebble, and the pebble: rock, moss on its lit side, and darker flecks of moss."""
    chance = Random(f"pebble {key}")
    moss = outline(f"pebble {key}", wide - 2.2, high - 2.2, 0.12, 0.9)
    green = f"flume-moss-{chance.randrange(3)}"
    flecks = (
        (chance.uniform(-0.6, 0.7) * wide, chance.uniform(0.3, 0.75) * high, chance.uniform(0.9, 1.9)) for _ in range(5)
    )
    return (
        shape(f"{key}-outline", "path", d=outline(f"pebble {key}", wide, high, 0.1, 0.9)),
        group(
            key,
            shape("", "use", "flume-shadow", href=f"#{key}-outline", x=2.4, y=3.6),
            shape("", "use", "flume-rock-edge", href=f"#{key}-outline", x=0.4, y=1.8),
            shape("", "use", "flume-rock", href=f"#{key}-outline"),
            shape("", "path", green, d=moss, transform="translate(-0.8 -1.2)"),
            *(shape("", "circle", "flume-fleck", cx=round(x, 1), cy=round(y, 1), r=round(r, 1)) for x, y, r in flecks),
        ),
    )


def frame(width: int) -> tuple[Shape, ...]:
    """Pebbles all around."""
    chance = Random(f"frame {width}")
    near, far, along = edges(width)
    spots = [
        *(("lying", x, y) for y in (near, far) for x in along),
        *(("standing", x, y) for x in (near, far) for y in along),
        *(("corner", x, y) for x in (near, far) for y in (near, far)),
    ]
    return tuple(standing(f"frame {x} {y}", f"{kind}{chance.randrange(PEBBLES)}", (x, y)) for kind, x, y in spots)


def edges(width: int) -> tuple[int, int, list[int]]:
    """The middle of the frame's left and upper pebbles, of its right and lower ones, and the points between."""
    half = rim(width) // 2
    return half, side(width) - half, [middle(0, column, width)[0] for column in range(width)]


def labels(width: int) -> tuple[Shape, ...]:
    """Letters on the lower pebbles, numbers on the left ones."""
    near, far, along = edges(width)
    tall = max(17, LETTERS * side(width))
    rows = [(str(width - i), near, y) for i, y in enumerate(along)]
    columns = [(square.LETTERS[i], x, far) for i, x in enumerate(along)]
    return tuple(letters(f"label {text}", "flume-coord", text, x, y, tall) for text, x, y in rows + columns)
