"""What can lie on Flume's board: stones, ticks, numbers. Each is cut once, around (0, 0), and used by its name.

red0 … blue0 …     the stones of each outline         t0 … t15     the ticks of taken sides
r-c3  b-c3         the stone on a point               r1 …  b1 …   the numbers of a turn
"""

from random import Random

from watersmeet.boards import square
from watersmeet.games.flume.slab import gradient, middle, standing
from watersmeet.kernel.pebble import outline
from watersmeet.kernel.shapes import Shape, group, letters, shape

OUTLINES = 16
RADIUS = 24.6
COLOURS = ("red", "blue")
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # rows and columns to above, right, below and left: bits 1, 2, 4, 8


def defined(width: int) -> tuple[Shape, ...]:
    """Everything that a position shows."""
    points = [(row, column) for row in range(width) for column in range(width)]
    return (
        *marks(),
        *(each for kind in range(OUTLINES) for each in stones(kind)),
        *(placed(colour, row, column, width) for colour in COLOURS for row, column in points),
        *(ticks(sides) for sides in range(16)),
        shape("barred", "path", "flume-barred", d="M-5 -5l10 10m0 -10l-10 10"),
        *(number(colour, count) for colour in COLOURS for count in range(1, longest(width) + 1)),
    )


def marks() -> tuple[Shape, ...]:
    """Light on a stone's shoulder, each colour's polish and mark, and the plates that bear numbers: a disc, a flag."""
    gleams = (
        shape("", "path", "flume-gleam", d="M-17.6 -6.6a18.6 18.6 0 0 1 10.6 -11"),
        shape("", "path", "flume-bounce", d="M17.4 9.6a20 20 0 0 1 -8.4 8.4"),
    )
    return (
        *(polish(colour) for colour in COLOURS),
        gradient("glow", "radialGradient", {"flume-glow-in": 0.3, "flume-glow-out": 1}),
        group("gleam", *gleams),
        shape("red-mark", "circle", "flume-dot", r=5.6, cy=-0.6),
        shape("blue-mark", "path", "flume-wave", d="M-10.5 1.6C-7 -6.4 -3.6 -6 0 -0.6S7 5.2 10.5 -2.8"),
        shape("red-plate", "circle", "flume-plate", r=12.6, cy=-0.6),
        shape("blue-plate", "path", "flume-plate", d="M-13 -6.4Q-6.5 -12 0 -8.4T13 -10V5.4Q6.5 11 0 7.4T-13 9Z"),
    )


def polish(colour: str) -> Shape:
    """How light falls on a stone of this colour."""
    stops = {f"flume-{colour}-near": 0, f"flume-{colour}-mid": 0.5, f"flume-{colour}-far": 1}
    return gradient(colour, "radialGradient", stops, cx=0.34, cy=0.28, r=0.8)


def stones(kind: int) -> tuple[Shape, ...]:
    """One outline, and the red and the blue stone cut from it."""
    return shape(f"stone{kind}", "path", d=outline(f"stone {kind}", RADIUS, RADIUS, 0.1)), *(
        group(
            f"{colour}{kind}",
            shape("", "use", "flume-shadow", href=f"#stone{kind}", x=3.4, y=4.6),
            shape("", "use", f"flume-{colour}-edge", href=f"#stone{kind}", x=0.4, y=2),
            shape("", "use", f"flume-{colour}", href=f"#stone{kind}", y=-0.6),
            shape("", "use", href="#gleam"),
            shape("", "use", href=f"#{colour}-mark"),
        )
        for colour in COLOURS
    )


def placed(colour: str, row: int, column: int, width: int) -> Shape:
    """The stone on a point: always the same one there. That it has its place here keeps positions short."""
    name = square.name(row, column)
    kind = Random(f"stone on {name}").randrange(OUTLINES)
    return standing(f"{colour[0]}-{name}", f"{colour}{kind}", middle(row, column, width))


def ticks(sides: int) -> Shape:
    """A tick on each taken side of an empty point; from three on it glows: whoever places here places again."""
    again = sides.bit_count() >= 3
    long = 11 if again else 8.6
    path = "".join(tick(up, right, long) for bit, (up, right) in enumerate(SIDES) if sides >> bit & 1)
    if not again:
        return shape(f"t{sides}", "path", "flume-tick", d=path or "M0 0")
    return group(
        f"t{sides}",
        shape("", "circle", "flume-glow", r=25),
        shape("", "circle", "flume-well", r=11.6),
        shape("", "path", "flume-again", d=path),
        shape("", "path", "flume-plus", d="M-6 0H6M0 -6V6"),
    )


def tick(up: int, right: int, long: float) -> str:
    """A bar across one of the four ways out of a point."""
    return f"M{right * 23 - up * long:g} {-up * 23 - right * long:g}L{right * 23 + up * long:g} {-up * 23 + right * long:g}"


def longest(width: int) -> int:
    """No turn has more stones: all but the last have three connections or more, and the board has 2n(n + 1)."""
    return 2 * width * (width + 1) // 3 + 1


def number(colour: str, count: int) -> Shape:
    """A number on the plate of its colour."""
    plate = shape("", "use", href=f"#{colour}-plate")
    return group(
        f"{colour[0]}{count}", plate, letters("", "flume-number", str(count), 0, -0.6, 19 if count < 100 else 14)
    )
