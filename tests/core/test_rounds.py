"""How moves fall into turns, and turns into rounds."""

import pytest

from watersmeet.core.rounds import marked_turns, numbered, turns

TURNS = [
    ([], 0, [], "nothing was played"),
    ([0, 1, 0], 1, [(0, 0, 1), (1, 1, 2), (0, 2, 3)], "one move each"),
    ([0, 1, 1, 1, 0], 1, [(0, 0, 1), (1, 1, 4), (0, 4, 5)], "several moves of one seat are one turn"),
    ([-1, 0, -1, 1], 0, [(0, 0, 2), (1, 2, 4)], "chance belongs to who acts after it"),
    ([-1, 0, -1, 0], 1, [(0, 0, 4)], "chance in the middle of a turn"),
    ([0, -1, -1], 1, [(0, 0, 1), (1, 1, 3)], "chance before a turn that has not begun"),
    ([0, 1, -1], None, [(0, 0, 1), (1, 1, 3)], "chance at the end belongs to the last turn"),
    ([-1], None, [(0, 0, 1)], "only chance acted"),
]


@pytest.mark.parametrize(("seats", "to_act", "expected", "why"), TURNS)
def test_turns(seats, to_act, expected, why):
    """A turn is all that one seat does in a row, with what chance brought before it."""
    assert [tuple(turn) for turn in turns(seats, to_act)] == expected, why


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [([0, 1, 0, 1], [1, 1, 2, 2]), ([1, 0, 1], [1, 2, 2]), ([0, 1, 2, 0], [1, 1, 1, 2]), ([0, 0], [1, 2]), ([], [])],
)
def test_rounds(seats, rounds):
    """A new round begins when the order of seats does."""
    assert [number for number, _ in numbered(seats)] == rounds


MARKED = [
    ([], [], 0, [], "nothing was played"),
    ([0, 0, 0], [True, False, True], 0, [(0, 0, 2), (0, 2, 3)], "one player alone has turns too"),
    ([-1, 0, -1, 0], [False, True, False, True], 0, [(0, 0, 3), (0, 3, 4)], "a deal belongs to the first turn"),
    ([0, -1, -1, 1], [True, False, False, True], 0, [(0, 0, 3), (1, 3, 4)], "a roll belongs to the turn that it ends"),
    ([-1, -1], [False, False], 1, [(1, 0, 2)], "nobody has acted yet"),
]


@pytest.mark.parametrize(("seats", "begun", "to_act", "expected", "why"), MARKED)
def test_turns_that_say_where_they_begin(seats, begun, to_act, expected, why):
    """Where a game says so, a turn is all from one beginning to the next."""
    assert [tuple(turn) for turn in marked_turns(seats, begun, to_act)] == expected, why
