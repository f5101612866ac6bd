"""One family of errors: a stable code each, one line that says what, why, and what would do."""

import pickle

import pytest

from watersmeet.kernel import errors
from watersmeet.kernel.verdict import Mark, Sentence, Verdict

TAKEN = Verdict(False, Sentence("test.taken", "a stone is already there").say(), (Mark("taken", ("b2",)),))

SAID = [
    (
        errors.UnknownGame("clmp", ("clump", "flume")),
        "unknown_game",
        "no game named `clmp`; did you mean `clump`? There are clump, flume",
    ),
    (
        errors.UnknownGame("chess", ("clump", "flume")),
        "unknown_game",
        "no game named `chess`. There are clump, flume",
    ),
    (errors.BadOption("size is 3 or 5, not 4"), "bad_option", "size is 3 or 5, not 4"),
    (errors.BadNotation("C3", "a move is a point"), "bad_notation", "cannot read `C3`: a move is a point"),
    (
        errors.NewerVersion("flume", 9, 1),
        "newer_version",
        "this is flume with rules 9; here are rules 1. Update Watersmeet to read it",
    ),
    (errors.Unsound("5/5", "red is to act"), "unsound", "`5/5` cannot stand: red is to act"),
    (
        errors.IllegalMove("b2", TAKEN, ["a1", "b1", "c1", "a2", "c2", "a3"]),
        "illegal_move",
        "b2 is not legal: a stone is already there. Try a1, b1, c1, a2, c2",
    ),
    (errors.IllegalMove("b2", TAKEN, []), "illegal_move", "b2 is not legal: a stone is already there"),
    (errors.OutOfTurn("the game is over"), "out_of_turn", "the game is over"),
    (errors.GameError("no"), "game_error", "no"),
]


@pytest.mark.parametrize(("error", "code", "says"), SAID, ids=lambda value: value if isinstance(value, str) else "")
def test_what_errors_say(error, code, says):
    """The sentence is what a player reads; the code is what programs read, and never changes."""
    assert isinstance(error, errors.GameError)
    assert (error.code, str(error)) == (code, says)


def test_every_kind_has_a_code_of_its_own():
    """And the table above knows them all."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.GameError)]
    assert len({kind.code for kind in kinds}) == len(kinds)
    assert {type(error) for error, _, _ in SAID} == set(kinds)


@pytest.mark.parametrize("error", [error for error, _, _ in SAID], ids=lambda error: error.code)
def test_errors_travel_between_processes(error):
    """An engine's worker can hand one back: sentence, code and facts arrive."""
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_the_facts_are_attributes():
    """For programs: the move, the reason, what to draw, what would be legal."""
    error = errors.IllegalMove("b2", TAKEN, ["a1"])
    assert (error.move, error.because, error.legal) == ("b2", "a stone is already there", ("a1",))
    assert error.witness == TAKEN.witness
    assert errors.BadNotation("C3", "a point").text == "C3"
    assert errors.UnknownGame("x", iter(["y"])).names == ("y",)


@pytest.mark.parametrize("text", ["a\nb", "x" * 5000, "a\r\n\tb\x0b" * 100, " "])
def test_errors_are_one_line(text):
    """Whatever was pasted, the error is one short line that shows how it begins and ends."""
    said = str(errors.BadNotation(text, "a move"))
    assert len(said.splitlines()) == 1
    assert len(said) < 100


def test_long_texts_show_both_ends():
    """The middle is left out."""
    assert errors.shortened("a" * 30 + "b" * 1000 + "c" * 15) == "a" * 30 + " … " + "c" * 15
    assert errors.shortened("a" * 60) == "a" * 60
