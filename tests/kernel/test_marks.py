"""Arrows and marks."""

from xml.etree import ElementTree

import pytest

from watersmeet.kernel.marks import PAINT, ROLES, arrows, marks
from watersmeet.kernel.shapes import Ground
from watersmeet.kernel.svg import svg

GROUND = Ground(120, 60, 60)
PLAIN = ("", "connected", "stones")  # roles without a form of their own: a ring


def forms(shapes):
    """What is drawn without its colours: tags and measures."""
    return [
        (child.tag, sorted((k, v) for k, v in child.attrs.items() if k != "class"))
        for each in shapes
        for child in each.children
    ]


@pytest.mark.parametrize("role", [*ROLES, "route", *PLAIN])
def test_a_mark_is_drawn_on_every_point(role):
    """Whatever the role, with keys of their own."""
    shapes = marks([(30, 30), (90, 30)], GROUND, role)
    assert len(shapes) == len({each.key for each in shapes})
    drawn = ElementTree.fromstring(svg(GROUND, (), {}, over=shapes))
    assert all(f"{x}" in ElementTree.tostring(drawn, "unicode") for x in (30, 90))


def test_no_role_is_told_by_colour_alone():
    """Each has another form, the plain ring too."""
    seen = [forms(marks([(30, 30)], GROUND, role)) for role in [*ROLES, "route", "connected"]]
    assert all(seen.count(each) == 1 for each in seen)
    assert forms(marks([(30, 30)], GROUND, "connected")) == forms(marks([(30, 30)], GROUND, "no such role"))


def test_marks_keep_to_the_measure_of_the_board():
    """On a board of cells twice as wide they are twice as large."""
    one, two = marks([(0, 0)], GROUND, "formed"), marks([(0, 0)], Ground(1, 1, 120), "formed")
    assert [2 * child.attrs["r"] for child in one[0].children] == [child.attrs["r"] for child in two[0].children]


def test_arrows_run_between_places():
    """They leave the places free that they point from and at, however near these are."""
    for end in ((90, 30), (31, 30), (30, 30)):
        (arrow,) = arrows([((30, 30), end)], GROUND)
        numbers = [float(x) for x in arrow.attrs["d"].strip("MZ").replace("L", " ").split()]
        assert 30 <= min(numbers[::2]) and max(numbers[::2]) <= max(end[0], 31)
    assert set(arrow.attrs["class"].split()) <= set(PAINT)
