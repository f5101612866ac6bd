"""Flow's empty board: the sea from above in a wooden frame, its dice at the left and below, and the shelf under it."""

from random import Random

from watersmeet.boards import square
from watersmeet.games.flow.state import MIDDLE, WIDE
from watersmeet.kernel.pebble import outline
from watersmeet.kernel.shapes import Shape, group, letters, shape

CELL = 100
RIM = 56  # the frame's beams
EDGE = 12  # water that is seen around the frame
SHELF = 124  # below the frame: the tile in hand, tiles face up, and the stacks
SEA = WIDE * CELL
FRAME = SEA + 2 * RIM
ACROSS = FRAME + 2 * EDGE
DOWN = ACROSS + SHELF
LEFT = EDGE + RIM  # where the sea begins, from the left and from above
FAR = LEFT + SEA
PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1))}
PIPS |= {5: (*PIPS[4], (0, 0)), 6: (*PIPS[4], (-1, 0), (1, 0))}
SWELL = "M-24 6c5 -11 17 -13 21 -5c2 6 -3 10 -7 7M0 8q6 4 13 -1"
FISH = "M-34 -13C-30 -6 -27 -3 -22 -1C-10 -15 18 -17 34 0C18 17 -10 15 -22 1C-27 4 -30 8 -34 14C-32 5 -32 -5 -34 -13Z"


def middle(place: int) -> tuple[int, int]:
    """The middle of a square."""
    row, column = divmod(place, WIDE)
    return LEFT + column * CELL + CELL // 2, LEFT + (WIDE - 1 - row) * CELL + CELL // 2


def defined() -> tuple[Shape, ...]:
    """What the empty board is made of."""
    return (
        Shape("sea", "clipPath", {}, (shape("", "rect", x=LEFT, y=LEFT, width=SEA, height=SEA),)),
        shape("swell", "path", "flow-swell", d=SWELL),
        shape("fish", "path", "flow-fish", d=FISH),
        shape(
            "calm", "path", "flow-calm-sign", d="M-26 -7q6.5 -8 13 0t13 0t13 0t13 0M-26 8q6.5 -8 13 0t13 0t13 0t13 0"
        ),
        *(die(colour, face) for colour in ("black", "white") for face in range(1, 7)),
    )


def die(colour: str, face: int) -> Shape:
    """A face of a die."""
    return group(
        f"{colour}{face}",
        shape("", "rect", "flow-shadow", x=-16.5, y=-15.5, width=37, height=38, rx=8),
        shape("", "rect", f"flow-die-{colour}", x=-19, y=-19, width=38, height=38, rx=8),
        *(shape("", "circle", f"flow-pip-{colour}", cx=10 * x, cy=10 * y, r=3.7) for x, y in PIPS[face]),
    )


def drawn() -> tuple[Shape, ...]:
    """The empty board."""
    return (
        shape("around", "rect", "flow-around", x=0, y=0, width=ACROSS, height=DOWN, rx=18),
        *waves(),
        shape("frame-shadow", "rect", "flow-shadow", x=EDGE + 4, y=EDGE + 6, width=FRAME, height=FRAME, rx=8),
        shape("frame", "rect", "flow-frame", x=EDGE, y=EDGE, width=FRAME, height=FRAME, rx=8),
        *grain(),
        shape("water", "rect", "flow-sea", x=LEFT, y=LEFT, width=SEA, height=SEA),
        group("depths", *depths(), clip_path="url(#sea)"),
        *currents(),
        shape("grid", "path", "flow-grid", d=grid()),
        *swells(),
        shape("inset", "path", "flow-inset", d=f"M{LEFT + 2} {FAR}V{LEFT + 2}H{FAR}"),
        *dice(),
        *labels(),
    )


def waves() -> tuple[Shape, ...]:
    """Little waves on the shelf."""
    chance = Random("waves of flow")
    spots = (
        (x + chance.uniform(-9, 9), ACROSS + y) for y in (22, 60, 98) for x in range(40 + y % 7 * 9, ACROSS - 30, 96)
    )
    return (shape("waves", "path", "flow-waves", d="".join(f"M{x:.0f} {y}q7 -7 14 0t14 0" for x, y in spots)),)


def grain() -> tuple[Shape, ...]:
    """The wood's grain, along each beam."""
    chance = Random("grain of flow")
    lines = []
    for beam in (EDGE, FAR):
        for at in range(9, RIM, 11):
            bend = chance.uniform(-4, 4)
            lines.append(f"M{beam + at} {EDGE + 6}q{bend:.1f} {FRAME / 2:.0f} 0 {FRAME - 12}")
            lines.append(f"M{EDGE + 6} {beam + at}q{FRAME / 2:.0f} {bend:.1f} {FRAME - 12} 0")
    return (shape("grain", "path", "flow-beam", d="".join(lines)),)


def depths() -> tuple[Shape, ...]:
    """Darker ground that shows through the water, and fish."""
    blobs = ((215, 300, 140, 80), (640, 330, 150, 90), (300, 650, 110, 90), (600, 690, 180, 80), (470, 170, 90, 60))
    fish = ((300, 330, 8, 0.7), (590, 340, -14, 1.1), (640, 570, 12, 0.7), (170, 590, -20, 0.7), (360, 735, 160, 0.7))
    return (
        *(
            shape("", "path", "flow-depth", d=outline(f"depth {x}", wide, high, 0.2), transform=f"translate({x} {y})")
            for x, y, wide, high in blobs
        ),
        *(
            shape("", "use", href="#fish", transform=f"translate({x} {y}) rotate({turn}) scale({scale})")
            for x, y, turn, scale in fish
        ),
    )


def currents() -> tuple[Shape, ...]:
    """The calm central row and column, which no wave comes over."""
    start, end = LEFT + MIDDLE * CELL, LEFT + (MIDDLE + 1) * CELL
    band = (
        f"M{LEFT} {start}H{FAR}V{end}H{LEFT}ZM{start} {LEFT}H{end}V{start}H{start}ZM{start} {end}H{end}V{FAR}H{start}Z"
    )
    lines = []
    for at in (0, 1, 2, 4, 5, 6):
        along = LEFT + at * CELL
        lines += [f"M{along + 22 + 9 * i} {start + 28 + 22 * i}h{52 - 6 * i}" for i in range(3)]
        lines += [f"M{start + 28 + 22 * i} {along + 22 + 9 * i}v{52 - 6 * i}" for i in range(3)]
    return shape("calm-water", "path", "flow-calm", d=band), shape(
        "calm-lines", "path", "flow-calm-line", d="".join(lines)
    )


def grid() -> str:
    """Dotted lines between the squares."""
    return "".join(f"M{LEFT + at * CELL} {LEFT}V{FAR}M{LEFT} {LEFT + at * CELL}H{FAR}" for at in range(1, WIDE))


def swells() -> tuple[Shape, ...]:
    """A swell or two on each square of open sea."""
    chance = Random("swell of flow")
    found = []
    for row in range(WIDE):
        for column in range(WIDE):
            if MIDDLE in (row, column):
                continue
            x, y = middle(row * WIDE + column)
            at = f"translate({x + chance.uniform(-16, 16):.0f} {y + chance.uniform(-22, 22):.0f})"
            found.append(shape(f"swell-{square.name(row, column)}", "use", href="#swell", transform=at))
    return tuple(found)


def dice() -> tuple[Shape, ...]:
    """Each line's die on the beam where its wave starts; calm water on the central ones."""
    found = []
    for line in range(WIDE):
        face = line + 1 if line < MIDDLE else line
        for colour, (x, y) in (
            ("black", (middle(line)[0], FAR + RIM // 2)),
            ("white", (EDGE + RIM // 2, middle(line * WIDE)[1])),
        ):
            key = f"{colour}{face}" if line != MIDDLE else "calm"
            turn = " rotate(90)" if line == MIDDLE and colour == "white" else ""
            found.append(
                shape(f"line-{colour}-{line + 1}", "use", href=f"#{key}", transform=f"translate({x} {y}){turn}")
            )
    return tuple(found)


def labels() -> tuple[Shape, ...]:
    """Columns lettered above, rows numbered at the right."""
    above = (
        letters(
            f"column-{square.LETTERS[line]}", "flow-coord", square.LETTERS[line], middle(line)[0], EDGE + RIM / 2, 29
        )
        for line in range(WIDE)
    )
    right = (
        letters(f"row-{line + 1}", "flow-coord", str(line + 1), FAR + RIM / 2, middle(line * WIDE)[1], 29)
        for line in range(WIDE)
    )
    return (*above, *right)
