"""Flex's board without pieces: tiles of bleached and of burnt wood, inlaid in a frame of six planks."""

from math import cos, pi, sin, sqrt
from random import Random

from watersmeet.boards import hexagon
from watersmeet.games.flex.board import CELLS, SIDE
from watersmeet.kernel.shapes import Number, Shape, group, letters, shape

CELL = 82  # between the middles of neighbours
WIDE, HIGH = 900, 800
LIP = 10  # of the frame's lower edge that is seen
MIDDLE = (WIDE / 2, 394)
FRAME = 436  # from the middle to a corner of the frame
TILE = CELL / sqrt(3) - 3.2  # from a tile's middle to its corners
GRAINS = 4
NAMES = hexagon.names(SIDE)
COLOURS = ("white", "black")
TALL = 28  # letters and numbers on the frame: 12 px on a phone

Point = tuple[float, float]


def middle(cell: int) -> Point:
    """The middle of a cell."""
    x, y = hexagon.middle(cell, SIDE)
    return round(MIDDLE[0] + x * CELL, 1), round(MIDDLE[1] + y * CELL, 1)


def around(radius: float, first: float = 0) -> list[Point]:
    """The corners of a hexagon around (0, 0), clockwise from `first` sixths of a turn after three o'clock."""
    return [(radius * cos((first + i) * pi / 3), radius * sin((first + i) * pi / 3)) for i in range(6)]


def at(point: Point) -> str:
    """A point as paths write it."""
    return f"{round(point[0], 1) + 0:g} {round(point[1], 1) + 0:g}"


def between(a: Point, b: Point, part: float) -> Point:
    """The point that lies so far on the way from one to the other."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def rounded(corners: list[Point], part: float) -> str:
    """The outline through these corners, each rounded over that part of its sides."""
    path = ""
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        path += f"{'L' if path else 'M'}{at(between(corner, before, part))}"
        path += f"Q{at(corner)} {at(between(corner, after, part))}"
    return path + "Z"


def line(points: list[Point]) -> str:
    """A line through these points."""
    return "M" + "L".join(map(at, points))


def defined() -> tuple[Shape, ...]:
    """What tiles and frame are made of: both sides of every cell's tile, each in its place."""
    upright = around(TILE, -0.5)  # the first corner is the upper right one
    hexagon_path = rounded(upright, 0.14)
    inner = around(TILE - 2.2, -0.5)
    return (
        shape("tile", "path", d=hexagon_path),
        Shape("within", "clipPath", {}, (shape("", "path", d=hexagon_path),)),
        shape("lit", "path", d=line([inner[3], inner[4], inner[5], between(inner[5], inner[0], 0.06)])),
        shape("dim", "path", d=line([between(inner[5], inner[0], 0.94), inner[1], inner[2], inner[3]][1:])),
        *(
            shape(f"grain{kind}", "path", d=grain(f"grain {kind}", TILE, TILE, 11, kind % 2 == 1))
            for kind in range(GRAINS)
        ),
        Shape("framed", "clipPath", {}, (shape("", "path", d=rounded(around(FRAME), 0.16)),)),
        shape("plank", "path", d=line([(0, 0), *around(FRAME + 4)[4:6]]) + "Z"),
        shape("plank-grain", "path", d=plank_grain()),
        *(placed(colour, cell) for colour in COLOURS for cell in range(CELLS)),
    )


def grain(seed: str, wide: float, high: float, count: int, knot: bool) -> str:
    """Lines of the grain around (0, 0), some with a knot that they run around."""
    chance, path = Random(seed), ""
    for i in range(count):
        y = -high + (i + chance.uniform(0.2, 0.8)) * 2 * high / count
        sway = chance.uniform(-2.4, 2.4)
        push = 9 * (1 if y > 0 else -1) * max(0.0, 1 - abs(y) / 16) if knot else 0
        path += f"M{-wide:.0f} {y:.1f}q{wide / 2:.0f} {sway + push:.1f} {wide:.0f} {sway / 2:.1f}t{wide:.0f} {-sway / 2:.1f}"
    return path + ("M-8 0a8 2.6 0 1 0 16 0a8 2.6 0 1 0-16 0" if knot else "")


def plank_grain() -> str:
    """Long lines along the upper plank."""
    chance, path = Random("plank"), ""
    near, far = FRAME * sqrt(3) / 2, FRAME * sqrt(3) / 2 - 96
    for i in range(15):
        y = -near + (i + chance.uniform(0.1, 0.9)) * (near - far) / 15
        x = -FRAME / 2 + chance.uniform(0, 90)
        long, sway = chance.uniform(120, 300), chance.uniform(-3, 3)
        path += f"M{x:.0f} {y:.1f}q{long / 2:.0f} {sway:.1f} {long:.0f} {sway / 3:.1f}"
        path += f"m{chance.uniform(20, 50):.0f} 0q60 {-sway:.1f} 150 0"
    return path


def placed(colour: str, cell: int) -> Shape:
    """One side of a cell's tile; its grain is its own, and stays."""
    chance = Random(f"{colour} {NAMES[cell]}")
    turn = chance.choice((0, 8, -8, 58, -58, 64, -64, 90, 172))
    vein = shape(
        "", "use", f"flex-{colour}-grain", href=f"#grain{chance.randrange(GRAINS)}", transform=f"rotate({turn})"
    )
    x, y = middle(cell)
    return group(
        f"{colour[0]}-{NAMES[cell]}",
        shape("", "use", f"flex-{colour}", href="#tile"),
        group("", vein, clip_path="url(#within)"),
        shape("", "use", f"flex-{colour}-dim", href="#dim"),
        shape("", "use", f"flex-{colour}-lit", href="#lit"),
        transform=f"translate({x:g} {y:g})",
    )


def drawn() -> tuple[Shape, ...]:
    """The frame, the groove that the tiles lie in, the owners' strips, and the names of rows and diagonals."""
    outline = rounded(around(FRAME), 0.16)
    x, y = MIDDLE
    here = f"translate({x:g} {y:g})"
    return (
        shape("lip", "path", "flex-lip", d=outline, transform=f"translate({x:g} {y + LIP:g})"),
        group("frame", group("", *planks(), clip_path="url(#framed)"), shine(), transform=here),
        *grooves(),
        strip("black", 1),
        strip("white", -1),
        *labels(),
    )


def planks() -> tuple[Shape, ...]:
    """Six planks, the upper left ones in the light, and the joints between them."""
    lit = ("-lit", "", "-dim", "-dim", "", "-lit")
    found: list[Shape] = []
    for i in range(6):
        turn = f"rotate({60 * i})"
        found.append(shape("", "use", f"flex-plank{lit[i]}", href="#plank", transform=turn))
        found.append(shape("", "use", "flex-plank-grain", href="#plank-grain", transform=turn))
    joints = "".join(line([(0, 0), corner]) for corner in around(FRAME))
    return (*found, shape("", "path", "flex-mitre", d=joints))


def shine() -> Shape:
    """Light along the frame's upper left edges."""
    left, upper, right = around(FRAME - 2)[3:6]
    bends = f"M{at(between(left, upper, 0.16))}L{at(between(upper, left, 0.16))}Q{at(upper)} {at(between(upper, right, 0.16))}"
    return shape("", "path", "flex-shine", d=f"{bends}L{at(between(right, upper, 0.16))}")


def grooves() -> tuple[Shape, ...]:
    """The dark groove around every tile."""
    path = rounded(around(CELL / sqrt(3) + 1.6, -0.5), 0.1)
    spots = (middle(cell) for cell in range(CELLS))
    return tuple(
        shape(f"groove {x:g} {y:g}", "path", "flex-groove", d=path, transform=f"translate({x:g} {y:g})")
        for x, y in spots
    )


def strip(colour: str, side: int) -> Shape:
    """A home row's strip in its owner's colour, studded with its mark: rings for White, hexagons for Black."""
    x, y = MIDDLE[0], MIDDLE[1] - side * (FRAME * sqrt(3) / 2 - 17)
    bar = shape("", "rect", f"flex-strip-{colour} flex-strip", x=x - 190, y=y - 6, width=380, height=12, rx=6)
    studs = (stud(colour, x + 60 * step, y) for step in range(-2, 3))
    return group(f"home {colour}", bar, *studs)


def stud(colour: str, x: float, y: float) -> Shape:
    """A small mark of its owner."""
    if colour == "white":
        return shape("", "circle", "flex-stud-white", cx=x, cy=y, r=2.9)
    corners = [(x + dx, y + dy) for dx, dy in around(3.9)]
    return shape("", "path", "flex-stud-black", d=line(corners) + "Z")


def labels() -> tuple[Shape, ...]:
    """Letters left of the rows, numbers at the upper ends of the `/` diagonals."""
    found = []
    for number, row in enumerate(hexagon.rows(SIDE)):
        x, y = middle(row[0])
        found.append(label(hexagon.LETTERS[number], x - 68, y))
    tops = {hexagon.cells(SIDE)[cell][1]: middle(cell) for cell in reversed(range(CELLS))}
    found += [label(str(diagonal + 1), x + 35, y - 59) for diagonal, (x, y) in sorted(tops.items())]
    return tuple(found)


def label(text: str, x: Number, y: Number) -> Shape:
    """A letter or number on the frame."""
    return letters(f"label {text}", "flex-coord", text, x, y, TALL)
