"""Outlines of stones: each a little different, and the same each time it is drawn."""

from math import copysign, cos, pi, sin
from random import Random

CORNERS = 11


def outline(seed: str, wide: float, high: float, wobble: float = 0.05, blunt: float = 1) -> str:
    """The path of a stone around (0, 0), `wide` and `high` in half; `wobble` is how far it is from an ellipse.

    Its radius swells twice and three times around, by chance of `seed`: rounder than random corners would
    be. Below 1, `blunt` broadens the ends, towards a rectangle.
    """
    chance = Random(seed)
    turn = chance.uniform(0, 2 * pi / CORNERS)
    swells = [(times, chance.uniform(0.5, 1) * wobble / times, chance.uniform(0, 2 * pi)) for times in (2, 3)]
    points = []
    for corner in range(CORNERS):
        angle = turn + corner * 2 * pi / CORNERS
        radius = 1 + sum(much * cos(times * angle + shift) for times, much, shift in swells)
        points.append((wide * radius * blunted(cos(angle), blunt), high * radius * blunted(sin(angle), blunt)))
    return smooth(points)


def blunted(part: float, power: float) -> float:
    """A sine or cosine drawn out to 1 by a power below 1."""
    return copysign(abs(part) ** power, part)


def smooth(points: list[tuple[float, float]]) -> str:
    """The closed curve through these points that turns evenly (Catmull–Rom, as Béziers)."""

    def at(x: float, y: float) -> str:
        return f"{round(x, 1) + 0:g} {round(y, 1) + 0:g}"

    def before(place: int) -> str:
        """The handle that leads into a point; `S` mirrors it to the handle that leads out."""
        (x1, y1), (x, y), (x2, y2) = points[place - 1], points[place % n], points[(place + 1) % n]
        return at(x - (x2 - x1) / 6, y - (y2 - y1) / 6)

    n = len(points)
    (x1, y1), (x, y), (x2, y2) = points[-1], points[0], points[1]
    start = f"M{at(x, y)}C{at(x + (x2 - x1) / 6, y + (y2 - y1) / 6)} {before(1)} {at(*points[1])}"
    return start + "".join(f"S{before(i)} {at(*points[i % n])}" for i in range(2, n + 1)) + "Z"
