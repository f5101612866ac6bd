"""Arrows and marks, drawn over any board: what a verdict points at, what a player wants to show.

Every line is light with a dark casing, so that it reads on slate, wood and white stone alike, and every
role has a form of its own: nothing is told by colour alone. Measures are in parts of the ground's cell.

    formed       a whole ring             taken        a thick rim and a badge with ×: refused
    diminished   a broken ring            route        points along a line
    captured     a ×                      any other    a plain thin ring
"""

from collections.abc import Callable, Iterable
from math import hypot
from typing import TypeAlias

from watersmeet.kernel.shapes import Ground, Paint, Shape, group, shape, short

Point: TypeAlias = tuple[float, float]

ROUND = {"stroke-linecap": "round", "stroke-linejoin": "round"}
LIGHT, DARK = "#FFFDF6", "#10262D"
TEAL = "#1F6F78"
CLAY, RIM = "#A8452F", "#FFB59F"

PAINT: Paint = {
    "mark": {},
    "mark-casing": {"fill": "none", "stroke": DARK, "stroke-opacity": 0.9, **ROUND},
    "mark-line": {"fill": "none", "stroke": LIGHT, **ROUND},
    "mark-water": {"fill": "none", "stroke": TEAL, **ROUND},
    "mark-point": {"fill": LIGHT, "stroke": TEAL},
    "mark-rim": {"fill": "none", "stroke": RIM, **ROUND},
    "mark-refused": {"fill": "none", "stroke": CLAY, **ROUND},
    "mark-badge": {"fill": CLAY, "stroke": RIM},
    "mark-arrow": {"fill": LIGHT, "stroke": DARK, "stroke-linejoin": "round"},
}


def arrows(pairs: Iterable[tuple[Point, Point]], ground: Ground) -> tuple[Shape, ...]:
    """An arrow from the first to the second point of each pair; both ends stop short of what lies there."""
    return tuple(arrow(start, end, ground.cell) for start, end in pairs)


def arrow(start: Point, end: Point, cell: float) -> Shape:
    """One arrow, as a single outline: shaft and head."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    gap = min(0.32 * cell, long / 4)

    def at(along: float, aside: float) -> str:
        return f"{short(x1 + ux * along - uy * aside)} {short(y1 + uy * along + ux * aside)}"

    tip = long - gap
    neck = tip - min(0.3 * cell, long / 2)
    thin, wide = 0.055 * cell, 0.17 * cell
    outline = ((gap, thin), (neck, thin), (neck, wide), (tip, 0.0), (neck, -wide), (neck, -thin), (gap, -thin))
    path = "M" + "L".join(at(along, aside) for along, aside in outline) + "Z"
    return shape(f"arrow {spot(start)} {spot(end)}", "path", "mark-arrow", d=path, stroke_width=0.035 * cell)


def marks(points: Iterable[Point], ground: Ground, role: str) -> tuple[Shape, ...]:
    """The marks of one role on these points."""
    points = tuple(points)
    if role == "route":
        return route(points, ground.cell)
    draw = ROLES.get(role, ring)
    return tuple(group(f"{role} {spot(point)}", *draw(point, ground.cell), class_="mark") for point in points)


def spot(point: Point) -> str:
    """A point as part of a key."""
    return f"{short(point[0])},{short(point[1])}"


def circle(kind: str, point: Point, radius: float, width: float) -> Shape:
    """A circle around a point."""
    return shape("", "circle", kind, cx=point[0], cy=point[1], r=radius, stroke_width=width)


def ring(point: Point, cell: float) -> tuple[Shape, ...]:
    """A plain thin ring."""
    return (
        circle("mark-casing", point, 0.43 * cell, 0.07 * cell),
        circle("mark-line", point, 0.43 * cell, 0.035 * cell),
    )


def formed(point: Point, cell: float) -> tuple[Shape, ...]:
    """A whole ring, strong."""
    return (
        circle("mark-casing", point, 0.42 * cell, 0.12 * cell),
        circle("mark-line", point, 0.42 * cell, 0.07 * cell),
    )


def diminished(point: Point, cell: float) -> tuple[Shape, ...]:
    """A broken ring: eight dashes."""
    radius = 0.42 * cell
    dash = 2 * 3.14159265 * radius / 16
    line = circle("mark-line", point, radius, 0.055 * cell)
    broken = Shape("", "circle", {**line.attrs, "stroke-dasharray": f"{short(dash * 1.1)} {short(dash * 0.9)}"})
    return (circle("mark-casing", point, radius, 0.12 * cell), broken)


def captured(point: Point, cell: float) -> tuple[Shape, ...]:
    """A × over what goes."""
    return (cross("mark-rim", point, 0.2 * cell, 0.2 * cell), cross("mark-refused", point, 0.2 * cell, 0.12 * cell))


def taken(point: Point, cell: float) -> tuple[Shape, ...]:
    """A thick rim, and a badge with × at its upper right."""
    x, y = point
    badge = (x + 0.32 * cell, y - 0.32 * cell)
    return (
        circle("mark-refused", point, 0.44 * cell, 0.12 * cell),
        circle("mark-rim", point, 0.44 * cell, 0.06 * cell),
        circle("mark-badge", badge, 0.17 * cell, 0.045 * cell),
        cross("mark-line", badge, 0.065 * cell, 0.055 * cell),
    )


def cross(kind: str, point: Point, reach: float, width: float) -> Shape:
    """A × around a point."""
    (x, y), two = point, short(2 * reach)
    path = f"M{short(x - reach)} {short(y - reach)}l{two} {two}m0 -{two}l-{two} {two}"
    return shape("", "path", kind, d=path, stroke_width=width)


def route(points: tuple[Point, ...], cell: float) -> tuple[Shape, ...]:
    """Points along a line of water, in order."""
    path = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)
    lines = tuple(
        shape("", "path", kind, d=path, stroke_width=width * cell)
        for kind, width in (("mark-line", 0.11), ("mark-water", 0.06))
    )
    dots = tuple(circle("mark-point", point, 0.11 * cell, 0.06 * cell) for point in points)
    return (group("route " + " ".join(spot(point) for point in points), *lines, *dots, class_="mark"),)


ROLES: dict[str, Callable[[Point, float], tuple[Shape, ...]]] = {
    "formed": formed,
    "diminished": diminished,
    "captured": captured,
    "taken": taken,
}
