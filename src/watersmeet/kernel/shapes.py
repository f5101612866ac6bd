"""Pictures as data: shapes with keys, which painters turn into SVG or bring onto a page.

The same key means the same thing from one position to the next, so a painter can move what moved, fade
in what appeared and take away what left. Colours are not here: a shape names classes, and the game's
`PAINT` says what each class looks like in light and in dark.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from watersmeet.kernel.verdict import Words

Number: TypeAlias = int | float
Paint: TypeAlias = Mapping[str, Mapping[str, str | Number | tuple[str | Number, str | Number]]]
"""For each class its SVG attributes; a pair is (light, dark)."""


@dataclass(frozen=True)
class Shape:
    """One SVG element: `tag` g, path, circle, ellipse, rect, line, polygon, text, use, or a gradient and its stops."""

    key: str
    tag: str
    attrs: Mapping[str, str | Number] = field(default_factory=dict)
    children: tuple["Shape", ...] = ()
    says: Words | None = None  # what the thing is, for readers and tooltips
    text: str = ""  # the letters of a `text`


@dataclass(frozen=True)
class Ground:
    """The board itself, fetched once: its measure, its definitions, and what lies under every position."""

    width: Number
    height: Number
    cell: Number  # the distance between neighbouring places: marks and arrows are drawn to this measure
    defs: tuple[Shape, ...] = ()
    shapes: tuple[Shape, ...] = ()


def short(number: Number) -> str:
    """A number as pictures write it: two decimals at most, no more zeros than it needs."""
    return f"{round(number, 2) + 0:g}"  # adding 0 turns -0.0 into 0


def shape(key: str, tag: str, kind: str = "", **attrs: str | Number) -> Shape:
    """A shape without children: `kind` is its class, and `stroke_width` stands for `stroke-width`."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
    return Shape(key, tag, {"class": kind, **named} if kind else named)


def group(key: str, *children: Shape, says: Words | None = None, **attrs: str | Number) -> Shape:
    """Shapes that belong together, under one key."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
    return Shape(key, "g", named, children, says)


def letters(key: str, kind: str, text: str, x: Number, y: Number, tall: Number) -> Shape:
    """Letters around a point: capitals and digits reach 0.36 of their size above and below it."""
    attrs = {"class": kind, "x": x, "y": round(y + 0.36 * tall, 2), "font-size": round(tall, 2)}
    return Shape(key, "text", attrs, text=text)
