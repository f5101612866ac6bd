"""Who can sit where."""

import pytest

import watersmeet
from watersmeet.games import flows
from watersmeet.kernel.errors import BadNotation, BadOption


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_usual_seats_may_be_written_out(players):
    """Left out, seats are filled in; the game that prints itself so is the same (R-FLOWS-3)."""
    game = watersmeet.game("flows", players=players)
    assert game.options["seats"] == flows.SEATS[players]
    assert game == watersmeet.game("flows", players=players, seats=list(flows.SEATS[players]))
    assert watersmeet.game(str(game)) == game
    assert game.seats == players


GOOD = [(2, (5, 4)), (3, (2, 0, 1)), (4, (5, 0, 2, 3)), (5, (3, 4, 5, 0, 2)), (6, (5, 0, 1, 2, 3, 4))]
BAD = [
    (2, (0, 3), "never sit opposite"),
    (3, (0, 2, 3), "never sit opposite"),
    (3, (0, 2, 1), "run clockwise"),
    (4, (0, 1, 2, 3), "two pairs"),
    (4, (0, 3, 1, 4), "run clockwise"),
    (5, (0, 1, 2, 3), "for each of 5 players, not 4"),
    (2, (0, 1, 2), "for each of 2 players, not 3"),
    (2, (1, 1), "same board side"),
    (2, (0, 6), "0 the top"),
    (2, (0, True), "0 the top"),
    (2, "02", "0 the top"),
    (2, 5, "not 1"),
    (7, None, "players is 2, 3, 4, 5 or 6"),
]


@pytest.mark.parametrize(("players", "seats"), GOOD)
def test_seats_that_can_be(players, seats):
    """Anybody may begin, and seats run clockwise from there (R-FLOWS-3)."""
    assert watersmeet.game("flows", players=players, seats=seats).options["seats"] == seats


@pytest.mark.parametrize(("players", "seats", "says"), BAD)
def test_seats_that_cannot_be(players, seats, says):
    """Each mistake has its own sentence (R-FLOWS-3)."""
    with pytest.raises(BadOption, match=says):
        watersmeet.game("flows", players=players, seats=seats)


def test_colours_belong_to_board_sides():
    """Partners wear neighbouring colours, whoever begins."""
    assert flows.tones(watersmeet.game("flows", players=4, seats=(4, 5, 1, 2)).options) == (
        "sky",
        "amber",
        "blue",
        "vermilion",
    )


BAD_MOVES = ["=4", "=", "=?", "D4", "D4/", "D4/6", "H1/0", "A5/0", "d4/0", "D4/1 ", "=01", "/", "D4-E4", "D44/1"]


@pytest.mark.parametrize("text", BAD_MOVES)
def test_what_is_no_move(text):
    """Other texts, hexes off the board and turns that no tile has are no moves."""
    with pytest.raises(BadNotation):
        watersmeet.game("flows").action(text)


def test_a_hidden_draw_says_so():
    """A record with a masked draw cannot be played on; the sentence says why."""
    with pytest.raises(BadNotation, match="hidden"):
        watersmeet.game("flows").start().play("=?")


def test_turned_seats_make_the_same_game():
    """Played a sixth of a turn further round, by seats that sit so, a game is symmetric, and has one canonical form."""
    here = watersmeet.game("flows", players=2, seats=(0, 2)).replay(["=1", "A2/4", "=2", "D4/1", "=3"])
    there = watersmeet.game("flows", players=2, seats=(1, 3)).replay(["=1", "B5/5", "=2", "D4/2", "=3"])
    assert here != there
    assert here.canonical() == there.canonical()
    assert here.canonical().game.options["seats"] in {((0 + k) % 6, (2 + k) % 6) for k in range(6)}
