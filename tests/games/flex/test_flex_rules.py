"""Flex's rules, each by a worked example, and what no example shows."""

import numpy as np
import pytest
from flex_asking import drawn, ended, legal, lying, played, rank, started
from flex_examples import EXAMPLES

NAMED = {example.name: example for example in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_examples(flex, example):
    """What each figure of docs/rules/flex.md says of its position holds."""
    state = played(flex, drawn(flex, example.text), *example.before)
    moves = legal(flex, state)
    assert set(example.legal) <= set(moves), example.rule
    rows = np.zeros((flex.rules.ROWS, 8), np.int32)
    judged = {int(row[0]): tuple(map(int, row)) for row in rows[: flex.rules.judge(state, rows)]}
    for text, sentence in example.refused.items():
        move = flex.notation.read_move(text)
        verdict = flex.explain.verdict(state, text, move, judged.get(move))
        assert text not in moves, example.rule
        assert (verdict.legal, verdict.words.id) == (False, sentence), (text, example.rule)
        assert all(mark.places for mark in verdict.witness), text


def test_the_first_moves(flex):
    """White's 55: 43 flips, two steps and ten first jumps (R-FLEX-1)."""
    moves = legal(flex, started(flex))
    steps = {"I5-H4", "I9-H9"}
    jumps = {"I5-G5", "I6-G6", "I6-G4", "I7-G7", "I7-G5", "I8-G8", "I8-G6", "I9-G7", "H6-H4", "H7-H9"}
    assert {move for move in moves if move[0] != "*"} == steps | jumps
    assert sum(move[0] == "*" for move in moves) == 43
    assert len(moves) == 55


def test_the_start_is_the_sheets(flex):
    """61 tiles, 31 of them black, the centre too; nine pieces each; four of the 18 are inert (R-FLEX-1, R-FLEX-2)."""
    state = started(flex)
    names = flex.notation.NAMES
    assert (int((state.tiles < 0).sum()), len(names)) == (31, 61)
    assert state.tiles[names.index("E5")] < 0
    assert [int((state.pieces * side > 0).sum()) for side in (1, -1)] == [9, 9]
    inert = [name for cell, name in enumerate(names) if state.pieces[cell] and not flex.rules.can_move(state, cell)]
    assert inert == ["B2", "B5", "H5", "H8"]


def test_a_jump_that_cannot_go_on_ends_by_itself(flex):
    """After I5-G5 at the start White's turn is over at once: no jump on, hence no stop (R-FLEX-3, R-FLEX-4)."""
    for state, move in ((started(flex), "I5-G5"), (lying(flex, "G4W G5W A1B"), "G4-G6")):
        assert flex.rules.seat(played(flex, state, move)) == 1
        assert "stop" not in legal(flex, state)


def test_a_foreign_tile_ends_the_turn(flex):
    """Even where another jump would be there (R-FLEX-3)."""
    assert flex.rules.seat(played(flex, lying(flex, "G4W G5W F6B A1B", flipped="G6"), "G4-G6")) == 1


def test_a_piece_on_a_foreign_tile_may_jump(flex):
    """It may not step, but a neighbour of either colour lets it jump (R-FLEX-2)."""
    for other in ("B", "W A1B"):
        state = lying(flex, f"E5W E6{other}")
        assert [move for move in legal(flex, state) if move.startswith("E5")] == ["E5-E7"]


def test_a_single_rises_on_a_foreign_tile(flex):
    """It touches the enemy's home row, is a double, and its turn is over (R-FLEX-6)."""
    state = played(flex, drawn(flex, NAMED["promotion"].text), "B6-A5")
    assert rank(flex, state, "A5") == 2
    assert flex.rules.seat(state) == 1


def test_promotion_counts_from_the_next_turn(flex):
    """A single that rises has made its one move; a double that rises makes two, not three (R-FLEX-6)."""
    state = played(flex, lying(flex, "B5W H4B", flipped="A4"), "B5-A4")
    assert rank(flex, state, "A4") == 2
    assert flex.rules.seat(state) == 1
    state = played(flex, drawn(flex, NAMED["triple"].text), "H9-I9", "I9-I8")
    assert rank(flex, state, "I8") == 3
    assert flex.rules.seat(state) == 1


def test_a_landing_on_the_way_promotes(flex):
    """The row is touched at any landing; the piece rises when its move ends (R-FLEX-6)."""
    for text, place in (("stop", "A3"), ("A3-C5", "C5")):
        state = played(flex, lying(flex, "C3W B3W B4B I9B", flipped="A3"), "C3-A3")
        assert rank(flex, state, "A3") == 1
        assert rank(flex, played(flex, state, text), place) == 2


def test_a_triple_makes_three_moves(flex):
    """The same piece three times, back to where it came from too (R-FLEX-6)."""
    state = lying(flex, "E4WWW I9W A1B")
    for text in ("E4-D4", "D4-E4", "E4-D4"):
        moves = legal(flex, played(flex, state, text))
    assert flex.rules.seat(state) == 1
    assert moves[0] != "stop"
    assert rank(flex, state, "D4") == 3


def test_a_foreign_tile_ends_the_turn_of_a_promoted_piece(flex):
    """It makes no second move (R-FLEX-6)."""
    assert flex.rules.seat(played(flex, drawn(flex, NAMED["double"].text), "E4-E5")) == 1


def test_nothing_is_higher_than_a_triple(flex):
    """A triple on either home row stays one; a double on the enemy's stays a double (R-FLEX-6)."""
    for piece, height in (("WW", 2), ("WWW", 3)):
        state = lying(flex, f"B2{piece} H4B", flipped="A1")
        assert rank(flex, played(flex, state, "B2-A1"), "A1") == height
    state = lying(flex, "H9WWW A1B")
    assert rank(flex, played(flex, state, "H9-I9"), "I9") == 3


def test_a_flip_is_a_whole_turn(flex):
    """For owners of promoted pieces too (R-FLEX-5)."""
    assert flex.rules.seat(played(flex, drawn(flex, NAMED["double"].text), "*E5")) == 1


def test_a_ban_lasts_one_turn(flex):
    """The tile may be flipped again a turn later (R-FLEX-5)."""
    state = played(flex, drawn(flex, NAMED["banned"].text), "*E3", "*E4")
    assert "*E3" in legal(flex, state)
    assert "*E4" not in legal(flex, state)
    state = played(flex, drawn(flex, NAMED["banned"].text), "*E3", "A1-A2")
    assert "*E3" in legal(flex, state)


ENDS = [
    ("D4W E4B", "white", "D4-D5", "immobile", "its last neighbour leaves"),
    ("E4W E5B", "white", "E4-E6", "eliminated", "its last piece is taken"),
    ("E5W E4B F4B", "black", "E4-E6", "eliminated", "for Black too"),
    ("E4W E5B", "white", "*A1", "", "a piece on a foreign tile that can jump is not immobile"),
]


@pytest.mark.parametrize(("pieces", "mover", "move", "reason", "why"), ENDS)
def test_ends(flex, pieces, mover, move, reason, why):
    """Who has no piece, or at the start of a turn none that can step or jump, loses (R-FLEX-7)."""
    state = played(flex, lying(flex, pieces, mover, flipped="E5"), move)
    assert ended(flex, state) == (reason, 0b01 << ("white", "black").index(mover) if reason else 0), why


def test_only_the_mover_is_tested(flex):
    """A player who cannot move loses at the start of their own turn, not before (R-FLEX-7)."""
    state = lying(flex, "H9W E4B")
    assert legal(flex, state)
    assert ended(flex, played(flex, state, "H9-I9")) == ("immobile", 0b01)
    assert ended(flex, lying(flex, "H9W E4B", "black")) == ("immobile", 0b01)


SHUFFLE = ("E4-D4", "D1-C1", "D4-E4", "C1-D1")


def test_the_third_time_is_a_draw(flex):
    """The first position counts; it comes for the third time after twice four turns (R-FLEX-8)."""
    state = played(flex, lying(flex, "E4W D1B"), *SHUFFLE, *SHUFFLE[:3])
    assert ended(flex, state) == ("", 0)
    assert ended(flex, played(flex, state, SHUFFLE[3])) == ("repetition", 0)


def test_the_ban_makes_positions_differ(flex):
    """The same tiles and pieces with another banned tile are another position (R-FLEX-8)."""
    state = lying(flex, "E4W D1B")
    played(flex, state, "*E5", "*E6", "E4-D4", "D1-C1", "D4-E4", "C1-D1")
    assert flex.rules.times(state) == 1
    played(flex, state, *SHUFFLE)
    assert flex.rules.times(state) == 2


def idle(flex, pieces, mover, turns):
    """So many turns of flips, no position of them twice: tile by tile to the other colour, then back."""
    state = lying(flex, pieces, mover)
    names = [name for name in flex.notation.NAMES if name not in pieces]
    return played(flex, state, *[f"*{name}" for name in (*names, *names[1:])][:turns])


def test_a_hundred_turns_without_progress_are_a_draw(flex):
    """Counted for both players together (R-FLEX-8)."""
    state = idle(flex, "E4W D1B", "white", 99)
    assert ended(flex, state) == ("", 0)
    assert ended(flex, played(flex, state, "D1-C1")) == ("no-progress", 0)


def test_a_loss_goes_before_a_draw(flex):
    """The hundredth turn wins if it leaves the enemy immobile (R-FLEX-8)."""
    state = idle(flex, "D4W E4B", "black", 99)
    assert ended(flex, state) == ("", 0)
    assert ended(flex, played(flex, state, "D4-D5")) == ("immobile", 0b01)


def test_capture_and_promotion_start_anew(flex):
    """Both make every position before them impossible to come again (R-FLEX-8)."""
    state = played(flex, lying(flex, "E4W E5B A1B"), "*H4", "*H5")
    assert state.kept == 3
    assert played(flex, state, "E4-E6").kept == 1
    state = played(flex, lying(flex, "B5W H4B"), "*I9", "*I8")
    assert played(flex, state, "B5-A4").kept == 1


UNSOUND = [
    ({"base_pieces": (0, 4)}, "flex.bad-cell"),
    ({"base_tiles": (7, 0)}, "flex.bad-cell"),
    ({"base_mover": 0}, "flex.bad-mover"),
    ({"base_pieces": (30, 1)}, "flex.bad-count"),
    ({"base_banned": 0}, "flex.bad-banned"),
    ({"base_banned": 61}, "flex.bad-banned"),
    ({"torn": 1}, "flex.bad-moves"),
    ({"base_banned": 30}, None),
]


@pytest.mark.parametrize(("fault", "sentence"), UNSOUND)
def test_what_cannot_stand_is_named(flex, fault, sentence):
    """A set-up position is refused for what is wrong with it (R-FLEX-9)."""
    state = started(flex)
    for field, value in fault.items():
        if isinstance(value, tuple):
            state[field][value[0]] = value[1]
        else:
            setattr(state, field, value)
    code = flex.rules.sound(state)
    assert (flex.explain.SENTENCES[code].id if code else None) == sentence


def test_a_side_without_pieces_cannot_be_set_up(flex):
    """One to nine pieces a side (R-FLEX-9)."""
    state = lying(flex, "E4W D1B")
    state.base_pieces[flex.notation.NAMES.index("D1")] = 0
    assert flex.explain.SENTENCES[flex.rules.sound(state)].id == "flex.bad-count"


def test_each_plays_alone(flex):
    """No teams."""
    assert [flex.rules.team(started(flex), seat) for seat in (0, 1)] == [0b01, 0b10]
