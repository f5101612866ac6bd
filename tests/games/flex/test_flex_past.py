"""What Flex remembers: equality, and texts that carry how a position came about (Equality, R-FLEX-8)."""

import random

import numpy as np
import pytest
from flex_asking import drawn, legal, lying, played, started, truth

from watersmeet.kernel import states


def text(flex, state):
    """The fields of the state's text."""
    return ";".join(flex.notation.write(state))


def test_the_way_within_a_turn_does_not_count(flex):
    """A double that comes to the same place another way leaves an equal position, whose text tells its own way."""
    ways = [("E4-E5", "E5-F5"), ("E4-F4", "F4-F5")]
    one, other = (played(flex, lying(flex, "E4WW A1B", flipped="E5 F4 F5"), *way) for way in ways)
    assert truth(flex, one) == truth(flex, other)
    assert text(flex, one) != text(flex, other)


def test_the_order_of_turns_counts(flex):
    """The same tiles turned over in another order: positions have come that did not come there."""
    one = played(flex, lying(flex, "E4W A1B"), "*E5", "*E6", "*E3")
    other = played(flex, lying(flex, "E4W A1B"), "*E3", "*E6", "*E5", "*A4", "*E3")
    assert truth(flex, one) != truth(flex, other)
    one = played(flex, lying(flex, "E4W A1B"), "*E5", "*E6", "*E3", "*I5")
    other = played(flex, lying(flex, "E4W A1B"), "*E3", "*E6", "*E5", "*I5")
    assert list(one.tiles) == list(other.tiles)
    assert one.keys[4] == other.keys[4]
    assert truth(flex, one) != truth(flex, other)


@pytest.mark.parametrize("taken", ["B", "BB", "BBB"])
def test_what_was_taken_does_not_count(flex, taken):
    """In a turn that has captured nothing before it counts, neither what was there nor what was banned."""
    plain = played(flex, lying(flex, "E4W E5B E7W A1B", flipped="E6"), "E4-E6")
    state = lying(flex, f"E4W E5{taken} E7W A1B", "black", flipped="E6 I9")
    played(flex, state, "*I9", "E4-E6")
    assert legal(flex, state) == ["E6-E8", "stop"]
    assert truth(flex, state) == truth(flex, plain)
    assert text(flex, state).endswith(";white;banned=I9;moves=E4-E6")


def test_after_a_capture_texts_begin_anew(flex):
    """Where nothing from before can come again the text is the board alone."""
    state = played(flex, lying(flex, "E4W E5B A1B"), "*H4", "*H5", "E4-E6")
    assert "moves" not in text(flex, state)
    assert "moves=*H4,*H5" in text(flex, played(flex, lying(flex, "E4W E5B A1B"), "*H4", "*H5"))


def test_a_promotion_on_the_way_is_remembered_as_a_turn(flex):
    """A double that rises still owes a move: the text begins with its turn."""
    state = played(flex, lying(flex, "H9WW A1B"), "*E5", "*E6", "H9-I9")
    assert state.kept == 0
    assert text(flex, state).endswith(";white;banned=E6;moves=H9-I9")


def journey(flex, seed, most=400):
    """The states of a random game."""
    dice, state = random.Random(seed), started(flex)
    yield state
    while flex.rules.seat(state) >= 0 and most:
        moves = np.zeros(flex.rules.MOVES, np.int32)
        count = flex.rules.legal(state, moves)
        lively = [move for move in moves[:count] if move % 13] if dice.random() < 0.6 else []
        flex.rules.apply(state, int(dice.choice(lively or list(moves[:count]))))
        most -= 1
        yield state


SAME = (
    "end",
    "key",
    "before",
    "before_banned",
    "turn",
    "base_tiles",
    "base_pieces",
    "base_mover",
    "base_banned",
    "made",
    "torn",
)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_along_the_way_is_what_playing_again_finds(flex, jit, seed):
    """The check of all that is kept: from the base and the moves since, `derive` finds the same."""
    for state in journey(flex, seed, 400 if jit else 60):
        again = states.copied(state)
        flex.rules.derive(again)
        assert truth(flex, again) == truth(flex, state)
        for field in SAME:
            assert np.array_equal(again[field], state[field]), field
        assert list(again.since[: state.made]) == list(state.since[: state.made])
        assert np.array_equal(again.which > 0, again.pieces != 0)


@pytest.mark.parametrize("seed", range(3))
def test_texts_lead_back(flex, jit, seed):
    """Reading a text gives the same state, and the same text, in the middle of turns too."""
    for state in journey(flex, seed, 400 if jit else 60):
        again = drawn(flex, text(flex, state))
        assert truth(flex, again) == truth(flex, state)
        assert text(flex, again) == text(flex, state)


def test_a_whole_game_is_a_text_too(flex):
    """Moves that go past a capture are taken as well; the text that comes back begins after it."""
    state = played(flex, lying(flex, "E4W E5B A1B"), "*H4", "*H5")
    longer = drawn(flex, text(flex, state) + ",E4-E6,A1-A2")
    assert truth(flex, longer) == truth(flex, played(flex, state, "E4-E6", "A1-A2"))
    assert text(flex, longer).endswith("moves=A1-A2")


@pytest.mark.parametrize(
    "moves", ["*E4", "E5-E6", "E4-E6", "stop", "*H4,*H4", "E4-D4,E4-D4", "*H4,A1-A2,A1-A2", "A1-A2"]
)
def test_moves_that_cannot_be_played_make_a_text_unsound(flex, moves):
    """What a text says was played must have been legal."""
    state = lying(flex, "E4W A1B")
    flex.notation.read((*flex.notation.write(state), f"moves={moves}"), state)
    flex.rules.derive(state)
    assert flex.explain.SENTENCES[flex.rules.sound(state)].id == "flex.bad-moves"


def test_moves_after_the_end_make_a_text_unsound(flex):
    """Nothing follows the end."""
    state = lying(flex, "D4W E4B")
    flex.notation.read((*flex.notation.write(state), "moves=D4-D5,E4-E5"), state)
    flex.rules.derive(state)
    assert flex.explain.SENTENCES[flex.rules.sound(state)].id == "flex.bad-moves"


def test_symmetric_games_have_the_keys_of_their_own_positions(flex):
    """The mirrored state is the one that the mirrored game comes to, keys and all."""
    for k in range(1, 4):
        state, image = lying(flex, "E4WW D1B I9W I8W H7W"), states.blank(flex.rules.State)
        flex.rules.symmetry(state, k, image)
        for move in ("*H4", "*H5", "E4-D4", "D4-E4", "D1-C1", "I9-I7", "stop"):
            number = flex.notation.read_move(move)
            flex.rules.apply(image, int(flex.rules.symmetry_move(state, k, number)))
            played(flex, state, move)
        turned = states.blank(flex.rules.State)
        assert flex.rules.symmetry(state, k, turned)
        assert truth(flex, turned) == truth(flex, image)
    assert not flex.rules.symmetry(state, 4, turned)
    assert [flex.rules.symmetry_seat(state, k, 0) for k in range(4)] == [0, 0, 1, 1]


def test_no_way_without_captures_is_longer_than_its_friends(flex, jit):
    """Each piece lies between two cells of a jumping way, so eight friends give eight jumps at most: LONGEST holds."""
    dice = random.Random(7)
    for _ in range(300 if jit else 20):
        cells = dice.sample(range(61), 9)
        assert longest(flex.rules.GOES, cells[0], cells[1:], (cells[0],)) <= 8
    assert flex.notation.LONGEST >= 100 * 3 * (8 + 1)


def longest(goes, cell, friends, stood):
    """The most jumps over these friends, nowhere twice."""
    ways = [goes[cell, way] for way in range(7, 13) if goes[cell, way - 6] in friends]
    further = [to for to in map(int, ways) if to >= 0 and to not in friends and to not in stood]
    return max((1 + longest(goes, to, friends, (*stood, to)) for to in further), default=0)
