"""A position on its board as SVG: the game's picture, and what is asked to be drawn over it."""

from html import escape as escaped
from typing import TYPE_CHECKING, Any

from watersmeet.kernel import marks as marking
from watersmeet.kernel import svg as painter
from watersmeet.kernel.errors import BadNotation
from watersmeet.kernel.shapes import Ground, Shape
from watersmeet.kernel.verdict import Mark

if TYPE_CHECKING:
    from watersmeet.core.sight import Sight

__all__ = ["escaped", "svg"]


def svg(
    sight: "Sight",
    last: bool,
    arrows: tuple[tuple[str, str], ...],
    marks: tuple[str | Mark, ...],
    theme: str,
    size: int | None,
) -> str:
    """The picture of what `sight` sees."""
    picture = sight.game.folder.picture
    ground = picture.ground(sight.game.options)
    shapes = picture.shapes(sight.state(), sight.last_turn if last else ())
    over = (*pointed(sight, ground, arrows), *marked(sight, ground, marks))
    paint = {**picture.PAINT, **marking.PAINT}
    return painter.svg(ground, shapes, paint, over=over, theme=theme, size=size, title=sight.game.title)


def pointed(sight: "Sight", ground: Ground, arrows: tuple[tuple[str, str], ...]) -> tuple[Shape, ...]:
    """The arrows, each from place to place."""
    return marking.arrows(tuple((middle(sight, start), middle(sight, end)) for start, end in arrows), ground)


def marked(sight: "Sight", ground: Ground, marks: tuple[str | Mark, ...]) -> tuple[Shape, ...]:
    """The marks: a bare place gets a ring, a verdict's mark what its role looks like."""
    shapes: list[Shape] = []
    for mark in marks:
        role, places = ("", (mark,)) if isinstance(mark, str) else mark
        points = tuple(middle(sight, place) for place in places)
        own = getattr(sight.game.folder.picture, role, None) if role == "route" else None
        shapes += own(places, sight.game.options) if own else marking.marks(points, ground, role)
    return tuple(shapes)


def middle(sight: "Sight", place: str) -> tuple[Any, Any]:
    """Where a named place lies in the picture; BadNotation where there is none."""
    try:
        x, y = sight.game.folder.picture.where(place, sight.game.options)
    except (KeyError, TypeError, ValueError):
        raise BadNotation(place, f"no place of {sight.game} has that name") from None
    return x, y
