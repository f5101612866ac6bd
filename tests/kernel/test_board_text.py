"""Boards as one word."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from watersmeet.kernel import board_text
from watersmeet.kernel.errors import BadNotation

BOARDS = [
    ([".....", "....."], "5/5", "empty rows are counted"),
    (["..r.b"], "2r1b", "runs between stones"),
    (["rrb"], "rrb", "no empty place"),
    (["." * 13], "13", "more than nine"),
    (["." * 12 + "r", "r" + "." * 12], "12r/r12", "more than nine, beside a stone"),
    ([".", "..", "..."], "1/2/3", "rows of several lengths"),
]


@pytest.mark.parametrize(("rows", "text", "why"), BOARDS)
def test_runs_are_counted(rows, text, why):
    """Rows from the top, `/` between them, a number for so many empty places; and back."""
    assert board_text.written(rows) == text, why
    assert board_text.read(text, [len(row) for row in rows], "rb") == rows, why


@given(some.lists(some.text("rb.", min_size=1, max_size=40), min_size=1, max_size=8))
def test_boards_go_there_and_back(rows):
    """Any board is what its text says."""
    assert board_text.read(board_text.written(rows), [len(row) for row in rows], "rb") == rows


def test_another_sign_for_nothing():
    """Games may write an empty place otherwise, even as a sign that means much to patterns."""
    assert board_text.written(["*r**"], empty="*") == "1r2"
    assert board_text.read("1r2", [4], "r", empty="*") == ["*r**"]


REFUSED = [
    ("5/5", "3 rows of 5 places", "a row is missing"),
    ("5/5/5/5", "3 rows of 5 places", "a row too many"),
    ("4/5/5", "3 rows of 5 places", "too short"),
    ("6/5/5", "3 rows of 5 places", "too long"),
    ("", "3 rows of 5 places", "nothing"),
    ("5/5/rrrrx", "no `x`", "a letter that is none"),
    ("5/5/rrrrR", "no `R`", "upper case"),
    ("5/5/0rrrrr", "3 rows of 5 places", "no number starts with 0"),
    ("5/5/0rrrr", "no `0`", "nor is it a place"),
    ("5/5/99999999999999999999", "3 rows of 5 places", "longer than any board"),
    ("5/5/٥", "3 rows of 5 places", "a digit of another script"),
    ("5/5/²rrrr", "no `²`", "nor is this a number"),
]


@pytest.mark.parametrize(("text", "says", "why"), REFUSED)
def test_what_is_no_such_board_is_refused(text, says, why):
    """Another shape or another letter: the error says what was expected."""
    with pytest.raises(BadNotation) as refusal:
        board_text.read(text, [5, 5, 5], "rb")
    assert says in str(refusal.value), why


def test_empty_places_may_be_drawn():
    """Who writes a board by hand may write dots."""
    assert board_text.read("4./.3./.....", [5, 5, 5], "rb") == ["....."] * 3


def test_a_huge_run_takes_no_memory():
    """A number of a million digits is refused at once."""
    with pytest.raises(BadNotation):
        board_text.read("9" * 1_000_000, [5], "r")


@pytest.mark.parametrize(("widths", "words"), [([5, 5], "2 rows of 5 places"), ([3, 4, 5], "3 rows of 3, 4, 5 places")])
def test_shapes_in_words(widths, words):
    """How many rows of how many places."""
    assert board_text.shape(widths) == words
