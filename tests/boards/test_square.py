"""Square boards: names and symmetries."""

from itertools import product

import pytest

from watersmeet.boards import square
from watersmeet.kernel import compiled
from watersmeet.kernel.again import imported_again

WIDTHS = (1, 2, 3, 4, 8, 13)


@pytest.fixture(scope="module")
def turned(jit):
    """`square.turned`, in the mode at hand."""
    if jit == compiled.JIT:
        return square.turned
    with imported_again(jit):
        from watersmeet.boards import square as again
    return again.turned


@pytest.mark.parametrize(("row", "column", "name"), [(0, 0, "a1"), (0, 2, "c1"), (2, 0, "a3"), (12, 12, "m13")])
def test_names(row, column, name):
    """A column letter from the left, a row number from the bottom."""
    assert square.name(row, column) == name
    assert square.place(name, 13) == (row, column)


@pytest.mark.parametrize("width", WIDTHS)
def test_names_go_there_and_back(width):
    """Every cell is the place of its name, and no two share one."""
    cells = list(product(range(width), repeat=2))
    names = [square.name(*cell) for cell in cells]
    assert [square.place(name, width) for name in names] == cells
    assert len(set(names)) == width * width


OFF = ["f1", "a6", "z9", "a0", "a01", "A1", "a", "1", "", "a1 ", " a1", "a1a1", "ä1", "a²", "a٣", "a1\n", "aa1", "a111"]


@pytest.mark.parametrize("text", OFF)
def test_what_is_no_place_is_none(text):
    """Neither other texts nor cells beyond the rim are places."""
    assert square.place(text, 5) is None


# What each symmetry makes of a board, from the top: a quarter of it tells which it is.
IMAGES = ["ab/cd", "ba/dc", "cd/ab", "dc/ba", "db/ca", "bd/ac", "ca/db", "ac/bd"]


@pytest.mark.parametrize("k", range(square.SYMMETRIES))
def test_symmetries_by_name(turned, k):
    """Itself, mirrors left-right and top-bottom, the half turn; then the same after rows and columns changed places."""
    board = {(1, 0): "a", (1, 1): "b", (0, 0): "c", (0, 1): "d"}
    image = {tuple(turned(k, *cell, 2)): letter for cell, letter in board.items()}
    assert "/".join("".join(image[row, column] for column in (0, 1)) for row in (1, 0)) == IMAGES[k]


@pytest.mark.parametrize("width", WIDTHS)
def test_symmetries_keep_neighbours(turned, width):
    """Each is a rearrangement of the cells that takes neighbours to neighbours; all eight differ from 2 x 2 on."""
    cells, found = list(product(range(width), repeat=2)), set()
    for k in range(square.SYMMETRIES):
        image = {cell: tuple(turned(k, *cell, width)) for cell in cells}
        assert sorted(image.values()) == cells
        for (row, column), (to_row, to_column) in image.items():
            for beside in ((row + 1, column), (row, column + 1)):
                if beside in image:
                    assert abs(image[beside][0] - to_row) + abs(image[beside][1] - to_column) == 1
        found.add(tuple(image.values()))
    assert len(found) == (1 if width == 1 else 8)


@pytest.mark.parametrize("width", (3, 4))
def test_symmetries_are_a_group(turned, width):
    """One after another is one of them again, and each has one that leads back."""
    cells = list(product(range(width), repeat=2))
    images = [tuple(tuple(turned(k, *cell, width)) for cell in cells) for k in range(8)]
    for one, other in product(range(8), repeat=2):
        both = tuple(tuple(turned(other, *turned(one, *cell, width), width)) for cell in cells)
        assert both in images
        assert one != 0 or both == images[other]
    for k in range(8):
        assert any(all(tuple(turned(b, *turned(k, *c, width), width)) == c for c in cells) for b in range(8))
