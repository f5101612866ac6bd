"""Hexagonal boards: a row letter from the top and the number of the `/` diagonal, for any number of cells a side.

With five cells a side the middle row holds 1 to 9, and the rows below it start one later each:

        A1  A2  A3  A4  A5
      B1  B2  B3  B4  B5  B6
    ……
      H4  H5  H6  H7  H8  H9
        I5  I6  I7  I8  I9

A cell is a number: 0 is `A1`, then row by row to the right. Its six directions, clockwise:

        5   0
      4   ·   1
        3   2

The tables are tuples, made once for each board; rules turn those that they need into arrays.
"""

import re
from functools import cache
from math import sqrt

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACE = re.compile(r"([A-Z])([1-9][0-9]?)")

NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST = DIRECTIONS = range(6)
STEPS = ((-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1))  # one step each way, as (row, diagonal)
OFF = -1  # where a table has no cell to name
SYMMETRIES = 12


@cache
def cells(side: int) -> tuple[tuple[int, int], ...]:
    """(row, diagonal) of every cell, both from 0, in the order of the cells' numbers."""
    rows = range(2 * side - 1)
    return tuple((row, diagonal) for row in rows for diagonal in rows if abs(row - diagonal) < side)


@cache
def names(side: int) -> tuple[str, ...]:
    """The name of every cell: `A1` first."""
    return tuple(f"{LETTERS[row]}{diagonal + 1}" for row, diagonal in cells(side))


def place(text: str, side: int) -> int | None:
    """The cell of that name; None where it is no name, or off the board."""
    found = PLACE.fullmatch(text)
    return None if found is None else _numbers(side).get((LETTERS.index(found[1]), int(found[2]) - 1))


@cache
def rows(side: int) -> tuple[tuple[int, ...], ...]:
    """The cells of each row, from the top; the first and the last are the home rows."""
    return tuple(tuple(cell for cell, (its, _) in enumerate(cells(side)) if its == row) for row in range(2 * side - 1))


@cache
def reached(side: int, steps: int) -> tuple[tuple[int, ...], ...]:
    """For every cell and direction the cell so many steps away in a straight line, or OFF."""
    numbers = _numbers(side)
    return tuple(
        tuple(numbers.get((row + steps * down, diagonal + steps * along), OFF) for down, along in STEPS)
        for row, diagonal in cells(side)
    )


def neighbours(side: int) -> tuple[tuple[int, ...], ...]:
    """For every cell and direction the cell that it touches there, or OFF."""
    return reached(side, 1)


@cache
def turned(k: int, side: int) -> tuple[int, ...]:
    """Where symmetry `k` takes every cell: `k` sixths of a turn clockwise; from 6 on after the left-right mirror."""
    numbers, middle, image = _numbers(side), side - 1, []
    for row, diagonal in cells(side):
        down, along = row - middle, diagonal - middle
        if k >= 6:
            along = down - along
        for _ in range(k % 6):
            down, along = along, along - down
        image.append(numbers[down + middle, along + middle])
    return tuple(image)


def turned_direction(k: int, direction: int) -> int:
    """Where symmetry `k` takes a direction."""
    return ((5 - direction if k >= 6 else direction) + k) % 6


def middle(cell: int, side: int) -> tuple[float, float]:
    """(x, y) of a cell's middle, the board's middle at (0, 0) and neighbours 1 apart; y grows downwards."""
    row, diagonal = cells(side)[cell]
    down, along = row - side + 1, diagonal - side + 1
    return along - down / 2, down * sqrt(3) / 2


@cache
def _numbers(side: int) -> dict[tuple[int, int], int]:
    return {cell: number for number, cell in enumerate(cells(side))}
