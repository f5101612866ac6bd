"""What lies on a hex of Flows' board: white stones with carved channels, dry or with somebody's water.

A channel piece is named by the two sides it joins: `d03` is dry, `w103` holds the water of board side 1, `lit03`
shines where a flow has won. Pieces that are drawn later bridge those before. A team's water has one pattern:
leaves, waves or drops.
"""

from __future__ import annotations

from itertools import combinations
from math import cos, pi, sin

from watersmeet.games.flows import TONES
from watersmeet.games.flows.tiles import FACES, FIRST, JOINED, KIND
from watersmeet.kernel.shapes import Shape, group, shape, short

CELL = 100.0
TALL = CELL / 3**0.5  # from a hex's middle to its corners
SHARP, WIDE = TALL / 2, CELL * 3**0.5 / 2  # how channels bend around a corner, and between sides two apart
PAIRS = tuple(combinations(range(6), 2))
LEAVES, WAVES, DROPS = range(3)  # the patterns, by axis
Point = tuple[float, float]


def at(side: int, away: float = CELL / 2) -> Point:
    """A point towards a side: its middle, unless nearer or farther."""
    angle = (side - 1) * pi / 3
    return away * cos(angle), away * sin(angle)


def corner(number: int, away: float = TALL) -> Point:
    """The corner of a hex that side `number` ends with, going clockwise."""
    angle = (number - 0.5) * pi / 3
    return away * cos(angle), away * sin(angle)


def hexagon_path(away: float) -> str:
    """A hex whose corners are so far from its middle."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in (corner(number, away) for number in range(6))) + "Z"


def bend(one: int, two: int) -> str:
    """The rest of a path that stands at side `one`, on to side `two`, relative to it."""
    (x1, y1), (x2, y2) = at(one), at(two)
    there = f"{short(x2 - x1)} {short(y2 - y1)}"
    turn = (two - one) % 6
    if turn == 3:
        return f"l{there}"
    radius = short(SHARP if turn in (1, 5) else WIDE)
    return f"a{radius} {radius} 0 0 {int(turn > 3)} {there}"


def path(one: int, two: int) -> str:
    """The middle line of a channel piece."""
    x, y = at(one)
    return f"M{short(x)} {short(y)}{bend(one, two)}"


def inside(one: int, two: int) -> str:
    """The same without its ends: a bridge stands on its own stone."""
    turn = (two - one) % 6
    spare = 0.05 if turn == 3 else 0.09 if turn in (1, 5) else 0.06
    (x1, y1, _), (x2, y2, _) = along(one, two, spare), along(one, two, 1 - spare)
    there = f"{short(x2)} {short(y2)}"
    if turn == 3:
        return f"M{short(x1)} {short(y1)}L{there}"
    radius = short(SHARP if turn in (1, 5) else WIDE)
    return f"M{short(x1)} {short(y1)}A{radius} {radius} 0 0 {int(turn > 3)} {there}"


def along(one: int, two: int, part: float) -> tuple[float, float, float]:
    """A point on a channel piece, and which way it runs there: x, y and an angle."""
    (x1, y1), (x2, y2) = at(one), at(two)
    turn = (two - one) % 6
    if turn == 3:
        return x1 + part * (x2 - x1), y1 + part * (y2 - y1), (two - 1) * pi / 3
    radius = SHARP if turn in (1, 5) else WIDE
    span = 2 * pi / 3 if turn in (1, 5) else pi / 3
    hand = -1 if turn < 3 else 1  # the way it turns, on the screen
    heading = (one - 1) * pi / 3 + pi  # it enters square to its side
    x, y = x1 - radius * sin(heading) * hand, y1 + radius * cos(heading) * hand
    angle = heading - hand * pi / 2 + hand * span * part
    return x + radius * cos(angle), y + radius * sin(angle), heading + hand * span * part


def pattern(one: int, two: int, kind: int) -> str:
    """What water bears on its way: leaves, a wave, or drops."""
    turn = (two - one) % 6
    count = 5 if turn == 3 else 3 if turn in (1, 5) else 4
    if kind == WAVES:
        return wave(one, two, count + 1)
    drawn = []
    for number in range(count):
        x, y, angle = along(one, two, (number + 0.5) / count)
        dx, dy = (6 * cos(angle), 6 * sin(angle)) if kind == LEAVES else (0.01, 0.0)
        if kind == LEAVES:
            side = f"{short(-dy * 0.9 + dx)} {short(dx * 0.9 + dy)}", f"{short(dy * 0.9 - dx)} {short(-dx * 0.9 - dy)}"
            ahead, back = f"{short(2 * dx)} {short(2 * dy)}", f"{short(-2 * dx)} {short(-2 * dy)}"
            drawn.append(f"M{short(x - dx)} {short(y - dy)}q{side[0]} {ahead}q{side[1]} {back}")
        else:
            drawn.append(f"M{short(x)} {short(y)}h0.01")
    return "".join(drawn)


def wave(one: int, two: int, crests: int) -> str:
    """A wave along a channel piece, so many crests long; it meets the next piece's in the middle of the channel."""
    x, y, _ = along(one, two, 0)
    drawn = [f"M{short(x)} {short(y)}"]
    for number in range(2 * crests):
        x, y, angle = along(one, two, (number + 0.5) / (2 * crests))
        aside = 7.6 if number % 2 else -7.6
        x2, y2, _ = along(one, two, (number + 1) / (2 * crests))
        drawn.append(f"Q{short(x - aside * sin(angle))} {short(y + aside * cos(angle))} {short(x2)} {short(y2)}")
    return "".join(drawn)


def name(one: int, two: int) -> str:
    """How a piece is called: `03`."""
    return f"{min(one, two)}{max(one, two)}"


def bridge(one: int, two: int) -> tuple[Shape, ...]:
    """The stone on both sides of a channel piece, over what it crosses."""
    return tuple(shape("", "path", kind, d=inside(one, two)) for kind in ("flows-rail", "flows-bridge"))


def dry(one: int, two: int) -> Shape:
    """A channel piece without water."""
    layers = (shape("", "path", kind, d=path(one, two)) for kind in ("flows-rim", "flows-groove"))
    return group(f"d{name(one, two)}", *bridge(one, two), *layers)


def wet(one: int, two: int, side: int) -> Shape:
    """A channel piece with the water of a board side."""
    line, tone, kind = path(one, two), TONES[side], side % 3
    layers = tuple(shape("", "path", kind, d=line) for kind in (f"flows-edge-{tone}", f"flows-water-{tone}"))
    mark = ("leaf", "wave", "drop")[kind]
    bears = shape("", "path", f"flows-{mark} flows-{mark}-{tone}", d=pattern(one, two, kind))
    return group(f"w{side}{name(one, two)}", *bridge(one, two), *layers, bears)


def lit(one: int, two: int) -> Shape:
    """The shine along a flow that has won."""
    line = path(one, two)
    return group(f"lit{name(one, two)}", *(shape("", "path", kind, d=line) for kind in ("flows-glow", "flows-shine")))


def slab() -> Shape:
    """The stone that channels are carved into."""
    back = shape("", "path", "flows-thick", d=hexagon_path(TALL - 2), transform="translate(0 2.5)")
    return group("slab", back, shape("", "path", "flows-stone", d=hexagon_path(TALL - 2.5)))


def face(number: int) -> Shape:
    """A whole stone, dry."""
    pieces = (Shape("", "use", {"href": f"#d{name(*pair)}"}) for pair in JOINED[number])
    return group(f"f{number}", Shape("", "use", {"href": "#slab"}), *pieces)


def hidden() -> Shape:
    """A stone that lies face down."""
    rings = (shape("", "path", "flows-back-line", d=hexagon_path(TALL * part)) for part in (0.62, 0.34))
    return group("face-down", Shape("", "use", {"href": "#slab"}), *rings)


def sluice() -> Shape:
    """The bar that keeps two players' waters apart, on a hex's side 1."""
    return group(
        "sluice", *(shape("", "path", kind, d="M50 -12.5V12.5") for kind in ("flows-sluice-edge", "flows-sluice"))
    )


def defined(sides: tuple[int, ...]) -> tuple[Shape, ...]:
    """All that can lie on the board when water comes from these board sides."""
    return (
        slab(),
        *(dry(*pair) for pair in PAIRS),
        *(wet(*pair, side) for side in sides for pair in PAIRS),
        *(lit(*pair) for pair in PAIRS),
        *(face(number) for number in range(FACES)),
        *(
            group(f"k{kind}", Shape("", "use", {"href": f"#f{FIRST[kind]}", "transform": "scale(0.6)"}))
            for kind in set(KIND)
        ),
        hidden(),
        sluice(),
    )
