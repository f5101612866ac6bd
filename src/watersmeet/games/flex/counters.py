"""What can lie on Flex's tiles, each cut once around (0, 0): counters, rims, the brass bolt.

W1 … B3              free: flat, one to three high
W1-held … B3-held    sunk a little into a rim
W1-inert … B3-inert  tilted on its edge
rim-w  rim-b         what holds a piece that may only jump, turned from the tile's own wood
bolt                 on the tile that may not be flipped
moving               under the piece whose turn is under way
gone                 where a piece was captured
spot  landed         where the last turn's way began, and where it touched down
"""

from watersmeet.games.flex.woodwork import TILE, around, line, rounded
from watersmeet.kernel.shapes import Shape, group, shape

RADIUS = 28.0
THICK = 9.5  # a counter's height as it is seen
SUNK = 5.5  # how much of it a rim hides
GAP = 2.2  # what is seen of a face below the next counter
LEAN = 0.6  # how much of its breadth a tilted counter shows
SIDES = (("W", "ivory"), ("B", "slate"))


def defined() -> tuple[Shape, ...]:
    """Everything that can lie on a tile."""
    ranked = [(letter, wood, rank) for letter, wood in SIDES for rank in (1, 2, 3)]
    return (
        *(top(wood, rank) for _, wood, rank in ranked),
        *(flat(letter, wood, rank) for letter, wood, rank in ranked),
        *(held(letter, wood, rank) for letter, wood, rank in ranked),
        *(tilted(letter, wood, rank) for letter, wood, rank in ranked),
        *(rim(colour) for colour in ("white", "black")),
        bolt(),
        group("moving", ring("flex-way-casing", 34), ring("flex-way", 34)),
        group("gone", ring("flex-gone-casing", 21), ring("flex-gone", 21)),
        shape("spot", "circle", "flex-spot", r=8.5),
        shape("landed", "circle", "flex-landed", r=6),
    )


def ring(kind: str, radius: float) -> Shape:
    """A circle around the middle."""
    return shape("", "circle", kind, r=radius)


def top(wood: str, rank: int) -> Shape:
    """The face of a counter: its owner's groove, a boss or as many pips as it is high, a shine."""
    face = [
        shape("", "circle", f"flex-{wood}", r=RADIUS),
        groove(wood),
        *(boss(wood) if rank == 1 else pips(wood, rank)),
        shape("", "path", f"flex-{wood}-shine", d="M-22.6 -7.2A23.8 23.8 0 0 1 -7.2 -22.6"),
    ]
    return group(f"{wood}{rank}", *face)


def groove(wood: str) -> Shape:
    """White's ring, Black's hexagon: owners are told without colour."""
    if wood == "ivory":
        return shape("", "circle", "flex-ivory-groove", r=19)
    return shape("", "path", "flex-slate-groove", d=rounded(around(21, 0.5), 0.12))


def boss(wood: str) -> tuple[Shape, ...]:
    """The middle of a single counter: a ring for White, a hexagon for Black."""
    if wood == "ivory":
        return (shape("", "circle", "flex-ivory-boss", r=6),)
    return (shape("", "path", "flex-slate-boss", d=line(around(6.6, 0.5)) + "Z"),)


def pips(wood: str, rank: int) -> tuple[Shape, ...]:
    """Two pips side by side, three in a triangle."""
    spots = ((-7, 0), (7, 0)) if rank == 2 else ((-7.4, 4.6), (7.4, 4.6), (0, -7.6))
    return tuple(shape("", "circle", f"flex-{wood}-pip", cx=x, cy=y, r=4.3) for x, y in spots)


def flat(letter: str, wood: str, rank: int) -> Shape:
    """A free piece: its counters lie on one another."""
    shadow = shape("", "ellipse", "flex-shadow", cx=4 + 2.5 * rank, cy=9 + rank, rx=RADIUS + 2 * rank, ry=RADIUS)
    return group(f"{letter}{rank}", shadow, *piled(wood, rank, 4, THICK))


def held(letter: str, wood: str, rank: int) -> Shape:
    """A piece that may only jump: the lowest counter is sunk into a rim."""
    return group(f"{letter}{rank}-held", *piled(wood, rank, 3, THICK - SUNK))


def piled(wood: str, rank: int, foot: float, lowest: float, lean: float = 1) -> tuple[Shape, ...]:
    """Counters on one another, seen from above or `lean`ing; of the lowest so much height is seen."""
    found: list[Shape] = []
    for height in range(rank):
        y = foot - lowest - height * THICK
        thick = THICK - GAP if height else lowest
        face = f"{wood}{rank if height == rank - 1 else 1}"
        found.append(shape("", "path", f"flex-{wood}-side", d=side(y, RADIUS * lean, thick)))
        found.append(shape("", "use", href=f"#{face}", transform=f"translate(0 {y:g}) scale(1 {lean:g})"))
    return tuple(found)


def side(y: float, high: float, thick: float) -> str:
    """The side of a counter whose face lies at height `y`, and is `high` in half."""
    return f"M{-RADIUS:g} {y:g}v{thick:g}a{RADIUS:g} {high:g} 0 0 0 {2 * RADIUS:g} 0v{-thick:g}z"


def tilted(letter: str, wood: str, rank: int) -> Shape:
    """An inert piece: it leans on its edge, and shows its side."""
    shadow = shape("", "ellipse", "flex-shadow", cx=7, cy=15, rx=RADIUS + 3, ry=15 + rank)
    leaning = group("", *piled(wood, rank, 7, THICK, LEAN), transform="rotate(-24)")
    return group(f"{letter}{rank}-inert", shadow, leaning)


def rim(colour: str) -> Shape:
    """A rim turned from a tile's own wood."""
    return group(
        f"rim-{colour[0]}",
        shape("", "circle", "flex-well", r=33),
        ring("flex-rim-edge", 34),
        ring(f"flex-rim-{colour}", 34),
        transform="translate(0 1.5)",
    )


def bolt() -> Shape:
    """A brass bolt across the tile, its inlay around it."""
    return group(
        "bolt",
        shape("", "path", "flex-brass-line", d=rounded(around(TILE - 7, -0.5), 0.14)),
        shape("", "path", "flex-shadow", d="M-27 7h60v9h-60zM-21 -4h11v26h-11zM16 -4h11v26h-11z"),
        shape("", "rect", "flex-brass", x=-31, y=-4.5, width=62, height=9, rx=4.5),
        shape("", "path", "flex-brass", d="M-3.4 -3v-13h6.8v13z"),
        shape("", "circle", "flex-brass", cy=-18, r=6.6),
        shape("", "rect", "flex-brass", x=-24, y=-10, width=11, height=20, rx=2.5),
        shape("", "rect", "flex-brass", x=13, y=-10, width=11, height=20, rx=2.5),
        shape("", "path", "flex-brass-shine", d="M-9 -1.6H9M-21 -6.5v13M16 -6.5v13M-2.6 -20.4q1.4 -2 3.6 -2"),
    )
