"""What core promises of chance, secrets, teams and events, with a dice game that needs them all."""

import pytest

import watersmeet
from watersmeet.core.record import Record
from watersmeet.testing import contract


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_holds(dice, players, check):
    """A game with chance, secrets, teams and events keeps every promise too."""
    check(dice(players=players), seed=1)


def test_chance_acts_by_its_odds(dice):
    """In chance's turn nobody acts, and each roll has its probability; else there are no odds."""
    position = dice().start()
    assert position.seat is None
    assert position.outcome is None
    assert position.odds == pytest.approx(
        {"=1": 1 / 7, "=2": 1 / 7, "=3": 1 / 7, "=4": 1 / 7, "=5": 1 / 7, "=6": 2 / 7}
    )
    assert position.play("=3").odds is None


@pytest.mark.parametrize(
    ("moves", "move", "said"),
    [
        ([], "keep", "drawn by lot"),
        (["=3"], "=3", "a player acts"),
        (["=1", "keep", "=1", "keep", "=1", "keep", "=1", "keep"], "keep", "over"),
    ],
)
def test_nobody_moves_for_another(dice, moves, move, said):
    """A player cannot move for chance, nor chance for a player, nor anybody after the end."""
    position = dice().replay(moves)
    with pytest.raises(watersmeet.OutOfTurn, match=said):
        position.play(move)
    assert not position.explain(move)


def test_the_world_outside(dice):
    """An event is no legal move of any seat, but can be played while it may happen."""
    position = dice().replay(["=3"])
    assert position.events == ("bell",)
    assert "bell" not in position.legal_moves
    rung = position.play("bell")
    assert rung.events == ()
    assert rung.play("keep").outcome.winners == (0,)
    with pytest.raises(watersmeet.IllegalMove):
        rung.play("bell")


def test_a_view_masks_what_its_seat_may_not_know(dice):
    """The roller sees the die; others and spectators see `?`, in state, text, history and print."""
    position = dice(players=3).replay(["=4", "keep", "=6"])
    assert position.view(1).text == position.text
    for seat in (0, 2, None):
        view = position.view(seat)
        assert view.text == "dice:3;players=3;4,0,0;1;?;-"
        assert view.history == ("=4", "keep", "=?")
        assert "die ?" in str(view)
    assert position.play("drop").view(0).history == ("=4", "keep", "=6", "drop")


def test_the_secret_changes_nothing_that_others_see(dice):
    """Whatever is rolled, others get the same view, to the last byte of its picture."""
    rolled = dice().start()
    seen = {
        (view.text, view.svg(), view.legal_moves, view.history, str(view.explain("keep")))
        for roll in rolled.legal_moves
        for view in [rolled.play(roll).view(1)]
    }
    assert len(seen) == 1


def test_guesses_follow_the_odds(dice):
    """A guess is a position that fits what the seat knows; a six comes twice as often as a one."""
    view = dice().replay(["=2"]).view(None)
    guesses = [int(view.guess(seed).state().die) for seed in range(1400)]
    assert set(guesses) == {1, 2, 3, 4, 5, 6}
    assert 150 < guesses.count(1) < 250
    assert 330 < guesses.count(6) < 470
    assert view.guess(5) == view.guess(5)


def test_no_seat_beyond_the_table(dice):
    """There is no view of a seat that the game has not."""
    with pytest.raises(ValueError, match="seats 0 to 1"):
        dice().start().view(2)


@pytest.mark.parametrize(
    ("players", "rolls", "winners", "scores"),
    [
        (2, "65", (0,), (1, 0)),
        (2, "44", (0, 1), (1, 1)),
        (4, "1263", (0, 2), (1, 0, 1, 0)),
        (6, "123456", (2, 5), (0, 0, 1, 0, 0, 1)),
        (1, "1", (0,), (1,)),
    ],
)
def test_teams_win_and_tie_together(dice, players, rolls, winners, scores):
    """Winners are all seats of the best teams."""
    moves = [move for roll in rolls for move in (f"={roll}", "keep")]
    end = dice(players=players, turns=(1, 1)).replay(moves).outcome
    assert (end.winners, end.scores) == (winners, scores)


def test_a_common_defeat_is_no_draw(dice):
    """No winners and scores of 0: everybody lost."""
    end = dice(turns=(1, 1)).replay(["=1", "drop", "=1", "drop"])
    assert end.outcome == watersmeet.Outcome((), (0, 0), "stones")
    assert not end.outcome.is_draw
    assert Record.of(end).result == "lost"


def test_turns_with_chance_and_several_moves(dice):
    """What chance brings belongs to the turn of whoever acts after it; an event to the turn it came in."""
    game = dice(turns=(1, 2))
    position = game.replay(["=1", "keep", "=2", "bell", "drop"])
    assert [turn[1:] for turn in position.turns] == [(0, 5)]
    assert position.outcome is not None
    record = Record.of(game.replay(["=1", "keep", "=2", "keep", "=3"]))
    assert record.text.splitlines()[-1] == "1. =1,keep,=2,keep =3 *"
    assert Record.read(record.text) == record


def test_records_of_numbered_seats(dice):
    """Without sides players stand in `Seat1` …, and winners in the result."""
    position = dice(turns=(1, 1)).replay(["=4", "keep", "=4", "keep"])
    record = Record.of(position, ("Ada", "Ben"))
    assert '[Seat1 "Ada"]\n[Seat2 "Ben"]\n[Result "seat1 seat2"]' in record.text
    assert Record.read(record.text) == record
    assert Record.read(record.json()) == record
