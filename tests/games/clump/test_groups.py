"""What Clump's rules keep about groups: kept up swap by swap, it is what a walk from scratch finds, and it is true."""

import plain_clump as plain
import pytest
from clumps import drawn, journey, mixed, start, text

from watersmeet.kernel import states

SIZES = (4, 6, 8, 10, 12)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_kept_is_what_is_found(clump, jit, size):
    """All through random games the derived fields are those that `derive` finds, to the last byte."""
    for seed in range(5 if jit else 1):
        for state in journey(clump, size, seed):
            again = states.copied(state)
            clump.rules.derive(again)
            assert again.tobytes() == state.tobytes(), text(clump, state)


@pytest.mark.parametrize("size", SIZES)
def test_a_walk_forgets_what_was_there_before(clump, size):
    """A record that held a larger board, or anything else, is derived to the same bytes."""
    fresh, used = start(clump, size), states.revived(bytes([77]) * clump.rules.State.itemsize, clump.rules.State)
    clump.rules.setup(used, size, 0)
    assert all(used[name].tobytes() == fresh[name].tobytes() for name in clump.rules.State.names)


def boards(clump, size):
    """A few boards: the start, mixed stones, the end of a game."""
    yield start(clump, size)
    yield from (drawn(clump, mixed(size, seed)) for seed in range(3))
    *_, end = journey(clump, size, size)
    yield end


def places(clump, state):
    """The place of every cell in the state, with the cell as plain Clump has it."""
    cells = range(int(state.width))
    return {clump.rules.groups.at(row, column): (column, row) for row in cells for column in cells}


@pytest.mark.parametrize("size", SIZES)
def test_groups_are_what_holds_together(clump, size):
    """Two stones have one group if and only if they hold together; `size` counts it."""
    for state in boards(clump, size):
        stones, cells = plain.board(text(clump, state)), places(clump, state)
        for place, cell in cells.items():
            group = plain.group(stones, cell)
            assert {other for at, other in cells.items() if state.group[at] == state.group[place]} == group
            assert clump.rules.groups.size(state, place) == len(group)


@pytest.mark.parametrize("size", SIZES)
def test_parts_are_what_is_left(clump, jit, size):
    """For every stone, lifting it leaves the parts that `part` tells apart, as large as `part_size` says."""
    groups = clump.rules.groups
    for state in boards(clump, size):
        stones, cells = plain.board(text(clump, state)), places(clump, state)
        lifted = list(cells.items()) if jit else list(cells.items())[:: size - 1]
        for place, cell in lifted:
            rest = {other: stone for other, stone in stones.items() if other != cell}
            others = plain.group(stones, cell) - {cell}
            parts = {}
            for at, other in cells.items():
                if other in others:
                    parts.setdefault(groups.part(state, place, at), set()).add(other)
            assert all(part == plain.group(rest, min(part)) for part in parts.values()), (text(clump, state), cell)
            assert all(groups.part_size(state, place, first) == len(part) for first, part in parts.items())


@pytest.mark.parametrize("size", SIZES)
def test_joined_sides_are_joined(clump, jit, size):
    """A colour has won where an obvious search finds its path, on mixed boards and at the end of games."""
    found = set()
    for seed in range(30 if jit else 4):
        for state in (drawn(clump, mixed(size, seed)), *list(journey(clump, size, seed))[-2:]):
            won = plain.winner(plain.board(text(clump, state)))
            assert clump.notation.LETTERS[state.winner] == (won or "."), text(clump, state)
            found.add(won)
    assert found == {"r", "b", None}
