"""Clump's board for plain Python: which stone lies where, and what holds together. Rules have their own, faster way."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from watersmeet.boards import square
from watersmeet.games.clump.groups import RED, ROW

if TYPE_CHECKING:
    from numpy import record

Cell: TypeAlias = tuple[int, int]
"""A row from the bottom and a column from the left, both from 0."""
Board: TypeAlias = dict[Cell, int]
"""For each cell RED or BLUE, row by row."""


def place(row: int, column: int) -> int:
    """Where a cell stands in `state.cells`."""
    return (row + 1) * ROW + column + 1


def board(state: record) -> Board:
    """The stones that lie."""
    cells = range(int(state.width))
    return {(row, column): int(state.cells[place(row, column)]) for row in cells for column in cells}


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells above, right, below and left of this one (as groups.STEPS), on the board or not."""
    row, column = cell
    return (row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)


def group(stones: Board, cell: Cell) -> frozenset[Cell]:
    """All stones that hold together with the one on `cell`."""
    found, ahead = {cell}, [cell]
    while ahead:
        fresh = {near for near in beside(ahead.pop()) if stones.get(near) == stones[cell]} - found
        found |= fresh
        ahead += fresh
    return frozenset(found)


def groups(stones: Board) -> list[frozenset[Cell]]:
    """Every group, in the order of its first stone."""
    found: list[frozenset[Cell]] = []
    for cell in stones:
        if not any(cell in known for known in found):
            found.append(group(stones, cell))
    return found


def names(cells: Iterable[Cell]) -> tuple[str, ...]:
    """The cells' names, row by row."""
    return tuple(square.name(*cell) for cell in sorted(cells))


def way(stones: Board, colour: int, width: int) -> tuple[Cell, ...]:
    """The shortest way, from stone to stone, between the sides of a colour that has joined them."""
    across = 0 if colour == RED else 1  # Red's sides are rows, Blue's are columns
    source: dict[Cell, Cell | None] = {cell: None for cell in stones if stones[cell] == colour and cell[across] == 0}
    ahead = deque(source)
    while (end := ahead.popleft())[across] != width - 1:
        for near in beside(end):
            if stones.get(near) == colour and near not in source:
                source[near] = end
                ahead.append(near)
    found = [end]
    while (before := source[found[-1]]) is not None:
        found.append(before)
    return tuple(reversed(found))
