"""Outlines of stones."""

import re

import pytest

from watersmeet.kernel.pebble import outline
from watersmeet.kernel.water import net


def corners(path):
    """The points that an outline passes through: the first, and the last of every curve."""
    numbers = [[float(x) for x in piece.split()] for piece in re.split("[MCSZ]", path) if piece]
    return [tuple(piece[-2:]) for piece in numbers]


def test_a_stone_stays_the_same():
    """On every machine and in every version: pictures are compared."""
    assert outline("stone 0", 20, 20).startswith("M19 6.8C17.7 10.2 1")


def test_stones_differ():
    """Forty seeds, forty outlines."""
    assert 40 == len({outline(f"stone {n}", 20, 20) for n in range(40)})


@pytest.mark.parametrize("blunt", [1, 0.8])
def test_a_stone_keeps_its_measure(blunt):
    """No outline leaves the ellipse by more than its wobble allows."""
    for n in range(50):
        for x, y in corners(outline(f"stone {n}", 20, 10, 0.1, blunt)):
            assert 0.85 < (abs(x / 20) ** (2 / blunt) + abs(y / 10) ** (2 / blunt)) ** (blunt / 2) < 1.15


def test_an_outline_is_closed():
    """It ends where it began."""
    path = outline("stone", 20, 20)
    assert corners(path)[0] == corners(path)[-1]
    assert path.endswith("Z")


def test_light_covers_the_water():
    """Cells lie over the whole rectangle, for any measure."""
    for wide, high in ((180, 180), (420, 420), (780, 300)):
        starts = [
            tuple(map(int, found)) for found in re.findall(r"M(-?\d+) (-?\d+)Q", net(30, 30, wide, high, 60, "water"))
        ]
        xs, ys = zip(*starts, strict=True)
        assert min(xs) < 30 and max(xs) > 30 + wide and min(ys) < 30 and max(ys) > 30 + high
