"""Clump written a second time, slowly and obviously, from the rules alone: nothing of the product is used here.

A board is a dict from a cell, (column, row), to its stone, "r" or "b".
"""

from itertools import product


def board(text):
    """The board of a text: rows from the top, `/` between them."""
    rows = text.split("/")
    return {(column, len(rows) - 1 - i): stone for i, row in enumerate(rows) for column, stone in enumerate(row)}


def named(cell):
    """`c4` for (2, 3)."""
    return f"{'abcdefghijkl'[cell[0]]}{cell[1] + 1}"


def beside(cell):
    """What touches a cell."""
    column, row = cell
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def group(stones, cell):
    """The stones that hold together with the one on this cell."""
    found, ahead = {cell}, [cell]
    while ahead:
        for near in beside(ahead.pop()):
            if near not in found and stones.get(near) == stones[cell]:
                found.add(near)
                ahead.append(near)
    return found


def groups(stones):
    """Every group once."""
    found, left = [], set(stones)
    while left:
        found.append(group(stones, min(left)))
        left -= found[-1]
    return found


def swapped(stones, one, other):
    """The board after two stones changed places."""
    return {**stones, one: stones[other], other: stones[one]}


def weighed(stones, one, other):
    """The largest group formed and the largest diminished by a swap; 0 for none (R-CLUMP-2)."""
    after = swapped(stones, one, other)
    formed, diminished = [0], [0]
    for start, end in ((one, other), (other, one)):
        left, joined = group(stones, start), group(after, end)
        if len(joined) > len(left):
            formed.append(len(joined))
        others = left - {start}
        if not others or not others <= joined:
            diminished.append(len(left))
    return max(formed), max(diminished)


def allowed(stones, one, other):
    """Whether the swap conditions hold (R-CLUMP-3)."""
    formed, diminished = weighed(stones, one, other)
    return formed > 0 and formed > diminished


def borders(stones, colour):
    """Every stone of a colour with every enemy stone beside it."""
    return [
        (one, other)
        for one in stones
        for other in beside(one)
        if stones[one] == colour and stones.get(other, colour) != colour
    ]


def legal(stones, colour):
    """The legal swaps as texts."""
    return sorted(
        f"{named(one)}-{named(other)}" for one, other in borders(stones, colour) if allowed(stones, one, other)
    )


def winner(stones):
    """The colour whose sides are joined, or None: red joins bottom and top, blue left and right (R-CLUMP-4)."""
    last = max(stones)[0]
    for colour, side in (("r", 1), ("b", 0)):
        for edge in product(range(last + 1), repeat=2):
            if edge[side] == 0 and stones[edge] == colour and any(cell[side] == last for cell in group(stones, edge)):
                return colour
    return None


def sizes(stones):
    """The sizes of all groups, largest first (R-CLUMP-5)."""
    return sorted(map(len, groups(stones)), reverse=True)
