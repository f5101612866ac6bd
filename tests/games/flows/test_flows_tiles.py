"""The tiles and the board as the rulings print them."""

from itertools import combinations

import pytest

from watersmeet.boards import hexagon
from watersmeet.games.flows import tiles

FIRST = {"basketball": "3-5 4-1 0-2", "kimono": "3-2 4-0 5-1", "rink": "3-2 4-1 5-0", "sharps": "3-2 4-5 0-1"}


@pytest.mark.parametrize("name", FIRST)
def test_first_orientations(name):
    """As the ruling lists them, and with as many different orientations (R-FLOWS-1)."""
    kind = tiles.KINDS.index(name)
    expected = {frozenset(map(int, pair.split("-"))) for pair in FIRST[name].split()}
    assert {frozenset(pair) for pair in tiles.JOINED[tiles.FIRST[kind]]} == expected
    turned = {
        frozenset(frozenset((side + turn) % 6 for side in pair) for pair in tiles.JOINS[kind]) for turn in range(6)
    }
    assert len(turned) == tiles.TURNS[kind]


def test_only_three_straights_are_on_no_tile():
    """Of the fifteen ways to join six sides in pairs fourteen are faces (R-FLOWS-5)."""
    faces = {frozenset(map(frozenset, joined)) for joined in tiles.JOINED}
    assert len(faces) == tiles.FACES == 14
    pairs = [frozenset(pair) for pair in combinations(range(6), 2)]
    ways = {frozenset(three) for three in combinations(pairs, 3) if len(frozenset().union(*three)) == 6}
    assert ways - faces == {frozenset(map(frozenset, ((0, 3), (1, 4), (2, 5))))}


def test_sharp_corners_name_the_kind():
    """A sharp corner joins neighbouring sides: none, one, two, three (R-FLOWS-1)."""
    for face, joined in enumerate(tiles.JOINED):
        assert sum((a - b) % 6 in (1, 5) for a, b in joined) == tiles.KIND[face]


def test_the_top_owns_seven_sides():
    """From A1's middle outward side to before A4's, and so on clockwise; all 42 are owned once (R-FLOWS-2)."""
    names, sides = hexagon.names(4), ["NE", "E", "SE", "SW", "W", "NW"]
    owned = [f"{names[cell]} {sides[side]}" for cell, side in tiles.rim()]
    assert owned[:7] == ["A1 NW", "A1 NE", "A2 NW", "A2 NE", "A3 NW", "A3 NE", "A4 NW"]
    assert owned[7] == "A4 NE"
    assert len(set(owned)) == 42
    near = hexagon.neighbours(4)
    outward = {(cell, side) for cell in range(37) for side in range(6) if near[cell][side] == hexagon.OFF}
    assert set(tiles.rim()) == outward


def test_channels_have_two_ends():
    """Whatever faces a mouth is faced by it."""
    for mouth, there in enumerate(tiles.OPPOSITE):
        assert tiles.OPPOSITE[there] == mouth != there


def test_turning_the_board_turns_the_quays():
    """Nothing changes by a sixth of a turn: each quay's sides go to the next quay's (R-FLOWS-2)."""
    owner = {place: number // 7 for number, place in enumerate(tiles.rim())}
    for (cell, side), quay in owner.items():
        there = hexagon.turned(1, 4)[cell], hexagon.turned_direction(1, side)
        assert owner[there] == (quay + 1) % 6
