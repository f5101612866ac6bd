"""Square boards: a column letter from the left, a row number from the bottom (`a1` is bottom left).

Inside, rows count from 0 at the bottom, as in the names: (row 0, column 2) is `c1`.
"""

import re

from watersmeet.kernel.compiled import compiled

LETTERS = "abcdefghijklm"
PLACE = re.compile(r"([a-z])([1-9][0-9]?)")
SYMMETRIES = 8


def name(row: int, column: int) -> str:
    """`c1` for row 0, column 2."""
    return f"{LETTERS[column]}{row + 1}"


def place(text: str, width: int) -> tuple[int, int] | None:
    """(row, column) of a name; None where it is no name, or off a board of `width` × `width`."""
    found = PLACE.fullmatch(text)
    if found is None:
        return None
    row, column = int(found[2]) - 1, ord(found[1]) - ord("a")
    return (row, column) if row < width and column < width else None


@compiled
def turned(k: int, row: int, column: int, width: int) -> tuple[int, int]:
    """Where symmetry `k` takes a cell: 0 itself, 1 and 2 mirrors, 3 the half turn; from 4 on columns and rows change."""
    if k >= 4:
        row, column = column, row
    if k & 1:
        column = width - 1 - column
    if k & 2:
        row = width - 1 - row
    return row, column
