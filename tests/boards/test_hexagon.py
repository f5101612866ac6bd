"""Hexagonal boards: names, neighbours, lines and symmetries, for the sides that the games use and others."""

import math

import pytest

from watersmeet.boards import hexagon

SIDES = (1, 2, 3, 4, 5, 8)

# What each row holds, as the rulings print it.
ROWS = {
    4: "A1–A4 B1–B5 C1–C6 D1–D7 E2–E7 F3–F7 G4–G7",
    5: "A1–A5 B1–B6 C1–C7 D1–D8 E1–E9 F2–F9 G3–G9 H4–H9 I5–I9",
}


@pytest.mark.parametrize("side", SIDES)
def test_a_board_of_n_a_side_has_3n_n_minus_1_plus_1_cells(side):
    """One in the middle, and six more with each ring."""
    assert len(hexagon.cells(side)) == 3 * side * (side - 1) + 1
    assert sum(map(len, hexagon.rows(side))) == len(hexagon.cells(side))


@pytest.mark.parametrize("side", ROWS)
def test_names_are_those_of_the_sheet(side):
    """A row letter from the top and the number of the `/` diagonal."""
    names = hexagon.names(side)
    rows = [f"{names[row[0]]}–{names[row[-1]]}" for row in hexagon.rows(side)]
    assert " ".join(rows) == ROWS[side]


@pytest.mark.parametrize("side", SIDES)
def test_names_go_there_and_back(side):
    """Every cell is the place of its name."""
    assert [hexagon.place(name, side) for name in hexagon.names(side)] == list(range(len(hexagon.cells(side))))


@pytest.mark.parametrize("text", ["A6", "F1", "J5", "Z9", "A0", "A01", "a1", "A", "1", "", "A1 ", "A1A2", "Ä1", "A²"])
def test_what_is_no_place_is_none(text):
    """Neither other texts nor cells beyond the rim are places."""
    assert hexagon.place(text, 5) is None


def test_neighbours_run_clockwise_from_the_north_east():
    """E5 stands in the middle; A1 and I5 are corners."""
    assert named(5, "E5") == "D5 E6 F6 F5 E4 D4"
    assert named(5, "A1") == "– A2 B2 B1 – –"
    assert named(5, "I5") == "H5 I6 – – – H4"
    assert named(4, "D7") == "– – – E7 D6 C6"


@pytest.mark.parametrize("side", SIDES)
def test_opposite_directions_lead_back(side):
    """What lies in a direction has its own cell in the opposite one, one step and two steps away."""
    for steps in (1, 2):
        table = hexagon.reached(side, steps)
        for cell, row in enumerate(table):
            for direction, there in enumerate(row):
                assert there == hexagon.OFF or table[there][(direction + 3) % 6] == cell


@pytest.mark.parametrize("side", SIDES)
def test_two_steps_are_a_step_and_a_step(side):
    """Straight lines: two away is the neighbour's neighbour in the same direction."""
    near, far = hexagon.neighbours(side), hexagon.reached(side, 2)
    for cell, row in enumerate(near):
        for direction, over in enumerate(row):
            beyond = hexagon.OFF if over == hexagon.OFF else near[over][direction]
            assert far[cell][direction] == beyond


@pytest.mark.parametrize("side", SIDES)
def test_twelve_symmetries_keep_neighbours(side):
    """Each symmetry is a rearrangement of the cells that takes neighbours to neighbours, directions along."""
    table = hexagon.neighbours(side)
    for k in range(hexagon.SYMMETRIES):
        image = hexagon.turned(k, side)
        assert sorted(image) == list(range(len(image)))
        for cell, row in enumerate(table):
            for direction, there in enumerate(row):
                expected = hexagon.OFF if there == hexagon.OFF else image[there]
                assert table[image[cell]][hexagon.turned_direction(k, direction)] == expected
    assert len({hexagon.turned(k, side) for k in range(12)}) == (1 if side == 1 else 12)


def test_symmetries_by_name():
    """A sixth of a turn, the half turn, the left-right mirror, and the top-bottom mirror (after a half turn)."""
    places = {"turn": 1, "half": 3, "left-right": 6, "top-bottom": 9}
    ends = {what: hexagon.names(5)[hexagon.turned(k, 5)[hexagon.place("A2", 5)]] for what, k in places.items()}
    assert ends == {"turn": "B6", "half": "I8", "left-right": "A4", "top-bottom": "I6"}


@pytest.mark.parametrize("side", SIDES)
def test_neighbours_lie_one_apart(side):
    """The middles of cells: the board's own is (0, 0), A1 lies up and left of it, neighbours are 1 apart."""
    cells = range(len(hexagon.cells(side)))
    for cell, row in zip(cells, hexagon.neighbours(side), strict=True):
        for there in row:
            if there != hexagon.OFF:
                assert math.dist(hexagon.middle(cell, side), hexagon.middle(there, side)) == pytest.approx(1)
    assert hexagon.middle(len(cells) // 2, side) == (0, 0)
    assert hexagon.middle(0, side) == pytest.approx((-(side - 1) / 2, -(side - 1) * math.sqrt(3) / 2))


def named(side, name):
    """The neighbours of a cell, as names; – off the board."""
    row = hexagon.neighbours(side)[hexagon.place(name, side)]
    return " ".join("–" if cell == hexagon.OFF else hexagon.names(side)[cell] for cell in row)
