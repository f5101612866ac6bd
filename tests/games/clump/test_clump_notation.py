"""Clump's moves and positions as text."""

import pytest
from clumps import actions, drawn, journey, start

from watersmeet.kernel import states
from watersmeet.kernel.errors import BadNotation
from watersmeet.testing import modes

START = "brbr/rbrb/brbr/rbrb"
CLUMP = modes.folder("clump", True)


def read(text, size=4):
    """The number of a move."""
    return CLUMP.notation.read_move(text, start(CLUMP, size))


@pytest.mark.parametrize("text", ["a1-a2", "c3-c4", "c3-d3", "c3-c2", "c3-b3", "l12-k12", "a10-a11", "swap"])
def test_moves_go_there_and_back(text):
    """Your stone, then the enemy stone; or `swap`."""
    assert CLUMP.notation.write_move(read(text, 12)) == text


def test_a_number_means_the_same_place_on_every_size():
    """`b2-c2` is one number on 4×4 and on 12×12."""
    assert len({read("b2-c2", size) for size in (4, 6, 8, 10, 12)}) == 1


@pytest.mark.parametrize("text", ["a1-b2", "a1-c1", "a1-a1", "d4-a1"])
def test_cells_that_do_not_touch_are_well_written(text):
    """They name no move, but they are no slip of the pen: the rules refuse them."""
    assert read(text) == -1


UNREADABLE = ["", "a1", "a1-", "-a1", "a1-a2-a3", "a1a2", "A1-A2", "a1-e1", "a1-a5", "a0-a1", "a1 - a2", "stop", "pass",
              "Swap", "swap ", "a01-a2", "a1–a2"]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_says_what_would_be(text):
    """Neither another form, nor a cell off this board."""
    with pytest.raises(
        BadNotation, match=r"a move is your stone and the enemy stone beside it.* from a1 to d4; or swap"
    ):
        read(text)


@pytest.mark.parametrize("move", [2, 3, 4 * 143, 4 * 143 + 1])
def test_numbers_that_lead_off_the_widest_board(move):
    """From a1 down and left, from l12 up and right: no move has these numbers."""
    with pytest.raises(BadNotation, match="no move has this number, which leads from (a1|l12) off the board"):
        CLUMP.notation.write_move(move)


@pytest.mark.parametrize("pie", [0, 1])
@pytest.mark.parametrize("size", [4, 8, 12])
def test_positions_go_there_and_back(size, pie):
    """Every position of a game is what its text says."""
    for state in journey(CLUMP, size, seed=size, pie=pie):
        again = start(CLUMP, size, pie)
        CLUMP.notation.read(CLUMP.notation.write(state), again)
        CLUMP.rules.derive(again)
        assert again.tobytes() == state.tobytes()


def test_an_offered_swap_is_written():
    """Whether `swap` may answer cannot be seen on the board, so it is said."""
    state = start(CLUMP, 4, pie=1)
    CLUMP.rules.apply(state, read("b2-c2"))
    assert CLUMP.notation.write(state) == ("brbr/rbrb/bbrr/rbrb", "blue", "first=red", "swap")
    CLUMP.rules.apply(state, CLUMP.rules.SWAP)
    assert CLUMP.notation.write(state) == ("brbr/rbrb/bbrr/rbrb", "blue", "first=blue")


BAD_FIELDS = [
    ((), "after the options come the board"),
    ((START, "red"), "after the options come the board"),
    ((START, "red", "first=red", "swap", ""), "after the options come the board"),
    ((START, "red", "first=red", "pie"), "after the options come the board"),
    (("brbr/rbrb/brbr", "red", "first=red"), "a board is 4 rows of 4 places"),
    (("brbr/rbrb/brbr/rbrbr", "red", "first=red"), "a board is 4 rows of 4 places"),
    (("brbr/rbgb/brbr/rbrb", "red", "first=red"), "a board has r, b and counts of empty places, no `g`"),
    ((START, "green", "first=red"), "a colour is red or blue"),
    ((START, "", "first=red"), "a colour is red or blue"),
    ((START, "red", "first=me"), "a colour is red or blue"),
    ((START, "red", "second=red"), "first=red or first=blue"),
]


@pytest.mark.parametrize(("fields", "expected"), BAD_FIELDS)
def test_what_is_no_position_says_what_would_be(fields, expected):
    """The error names what was expected there."""
    with pytest.raises(BadNotation, match=expected.replace("|", r"\|")):
        CLUMP.notation.read(fields, start(CLUMP, 4))


def test_a_hole_in_the_board_is_not_sound():
    """A count of empty places can be read; that the board is full is the rules' to say."""
    state = drawn(CLUMP, "brbr/r2b/brbr/rbrb")
    assert CLUMP.explain.SENTENCES[CLUMP.rules.sound(state)].id == "clump.bad-cell"


def test_numbers_ascend_by_cell_and_direction():
    """Up, right, down, left of a1, then of b1, and so on: lists of legal moves are in this order."""
    moves = [CLUMP.notation.write_move(move) for move in actions(CLUMP, start(CLUMP, 4))]
    assert moves[:6] == ["a1-a2", "a1-b1", "c1-c2", "c1-d1", "c1-b1", "b2-b3"]
    assert states.blank(CLUMP.rules.State).nbytes < 2048
