"""Flex's moves and positions as text, and what is no text of it."""

import pytest
from flex_asking import drawn, started

from watersmeet.kernel.errors import BadNotation

START = "5bB/b4wBw/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/b4bWw/5wW"


def test_every_number_is_a_move_or_leaves_the_board(flex):
    """Texts and numbers go there and back: 61 flips, 312 steps, 258 jumps, `stop`."""
    told = {}
    for move in range(flex.rules.MOVES):
        try:
            told[move] = flex.notation.write_move(move)
        except BadNotation:
            continue
    assert {move: flex.notation.read_move(text) for move, text in told.items()} == {move: move for move in told}
    assert len(set(told.values())) == len(told) == 61 + 312 + 258 + 1


@pytest.mark.parametrize("text", ["A1-A1", "A1-A4", "A1-C2", "I9-A1", "E5-E8"])
def test_what_no_piece_can_do_is_well_written(flex, text):
    """Places that neither a step nor a jump joins: refused as a move, not as a text."""
    assert flex.notation.read_move(text) == -1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "Stop",
        "e5",
        "*e5",
        "E5",
        "*A6",
        "*J1",
        "A1-A6",
        "A6-A5",
        "A1A2",
        "A1-",
        "*",
        "**E5",
        "*E5 ",
        "E5-E6-E7",
        "*E10",
        "*A0",
    ],
)
def test_what_is_no_move(flex, text):
    """No form of this game's moves, or a place off the board."""
    with pytest.raises(BadNotation, match=r"a move is \*E5"):
        flex.notation.read_move(text)


def test_the_start_as_text(flex):
    """Equal places are counted, and nothing is remembered."""
    assert flex.notation.write(started(flex)) == (START, "white")
    assert flex.notation.sides(started(flex)) == ("white", "black")


def test_runs_may_be_written_out(flex):
    """`bbbbb` says the same as `5b`."""
    text = f"bBbBbBbBbB{START[3:]};white"
    assert flex.notation.write(drawn(flex, text)) == (START, "white")


UNREADABLE = [
    ("", "the fields are"),
    (START, "the fields are"),
    (f"{START};red", "white or black"),
    (f"{START};white;banned=E3;banned=E4", "the fields are"),
    (f"{START};white;moves=*E5;banned=E4", "the fields are"),
    (f"{START};white;", "the fields are"),
    (f"{START};white;turn=3", "the fields are"),
    (f"{START};white;banned=J1", "named from A1 to I9"),
    (f"{START};white;banned=", "named from A1 to I9"),
    (f"{START};white;moves=", "a move is"),
    (f"{START};white;moves=*E5,A1", "a move is"),
    (f"{START};white;moves=*E5,A1-A4", "a move is"),
    (f"{START};white;moves=" + ",".join(["stop"] * 2701), "2700 moves at most"),
    (f"{START[3:]};white", "nine rows"),
    (f"5b{START};white", "nine rows"),
    (f"6bB{START[3:]};white", "nine rows"),
    (f"5x{START[3:]};white", "nine rows"),
    (f"1b4b{START[3:]};white", "nine rows"),
    (f"5bBBBB{START[3:]};white", "nine rows"),
    (f"4bbBW{START[3:]};white", "nine rows"),
    (f"{START}/5b;white", "nine rows"),
]


@pytest.mark.parametrize(("text", "expected"), UNREADABLE)
def test_what_is_no_position(flex, text, expected):
    """Each says what was expected."""
    with pytest.raises(BadNotation, match=expected):
        flex.notation.read(tuple(text.split(";")), started(flex))
