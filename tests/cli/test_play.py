"""`play`: whole games at a terminal, kept and resumed."""

import json

import pytest

from watersmeet.cli.play import ended
from watersmeet.core.outcome import Outcome
from watersmeet.core.record import Record
from watersmeet.games import registry

WHOLE = "a3\nc2\nc3,c1\nb3,b1\na1\nb2\na2\n"


def test_two_people_play_a_whole_game(run):
    """Every board is shown, turns may be given whole, and the winner is named."""
    said = run("play", "flume", "--size", 3, typed=WHOLE)
    assert said.value == 0
    assert said.out.splitlines()[-1] == "Red wins, by stones: 5 to 4"
    assert said.out.count("flume:1;size=3;") == 8


@pytest.mark.parametrize("name", registry.NAMES)
@pytest.mark.parametrize("seat", [1, 2])
def test_random_moves_answer(run, name, seat):
    """Against random moves the computer moves first where you sit second; the same seed plays the same."""
    words = ("play", name, "--against", "random", "--seat", seat, "--seed", 7)
    said = run(*words, typed="quit\n")
    assert said.out == run(*words, typed="quit\n").out
    assert said.out.count("to move (?") == 1


def test_help_on_the_way(run):
    """`?`, `legal`, `why`, `board` and `undo` answer, and change nothing but by `undo`."""
    said = run("play", "flume", "--size", 3, typed="?\nlegal\na1\nwhy a1\nwhy b1\nundo\nundo\nboard\n\nhelp\n").out
    assert "every legal move" in said
    assert "a1 b1 c1 a2 b2 c2 a3 b3 c3\n" in said
    assert "a1 is not legal: a stone is already there" in said
    assert "b1 is legal: 2 connections, so the turn ends" in said
    assert said.count("flume:1;size=3;3/3/3;red;first=red") == 4


def test_nothing_is_lost_by_a_slip(run):
    """What cannot be played or read is refused with its reason; of a turn all moves are played, or none."""
    said = run("play", "flume", "--size", 3, typed="a1\nb3,c3,b3\nZ9\nsave /\n").out
    assert "b3 is not legal: a stone is already there" in said
    assert "cannot read `Z9`" in said
    assert said.count("Blue to move") == 4


def test_undo_goes_back_to_your_own_move(run):
    """Against the computer, undo takes its answer back too."""
    said = run("play", "flume", "--against", "random", "--seed", 3, typed="d4\nundo\n").out
    assert said.splitlines()[-2].startswith("flume:1;size=7;7/7/7/7/7/7/7;red")


def test_a_game_is_kept_and_resumed(run, tmp_path):
    """With `--save` every move is on disk; `--resume` goes on from there and keeps on keeping."""
    place = tmp_path / "game.txt"
    said = run("play", "flume", "--size", 3, "--save", place, typed="a3\nc2\nquit\n")
    assert f"--resume {place}" in said.err
    assert Record.read(place.read_text("utf-8")).moves == ("a3", "c2")
    said = run("play", "flume", "--resume", place, typed=WHOLE.removeprefix("a3\nc2\n"))
    assert said.out.splitlines()[-1] == "Red wins, by stones: 5 to 4"
    assert Record.read(place.read_text("utf-8")).result == "red"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_saving_on_the_way(run, tmp_path):
    """`save FILE` keeps the game as it stands, and follows it from then on."""
    place = tmp_path / "later.txt"
    assert "kept in" in run("play", "flume", "--size", 3, typed=f"a3\nsave {place}\nc2\n").out
    assert Record.read(place.read_text("utf-8")).moves == ("a3", "c2")
    assert json.loads(run("show", place, "--json").out)["history"] == ["a3", "c2"]


def test_an_unkept_game_says_so(run):
    """Who stops without saving is told how it would have been kept."""
    assert "with --save FILE" in run("play", "flume", typed="d4\n").err


def test_the_computers_tile_stays_hidden(run):
    """What the computer draws is not shown to the person who plays against it; their own tile is."""
    said = run("play", "flows", "--against", "random", "--seed", 2, typed="quit\n").out
    assert "drawn: =?" not in said.split("to move")[0]
    said = run("play", "flows", "--against", "random", "--seat", 2, "--seed", 2, typed="quit\n").out
    hidden, own = (line for line in said.splitlines() if line.startswith("  drawn: "))
    assert hidden == "  drawn: =?"
    assert own in {f"  drawn: ={kind}" for kind in range(4)}


@pytest.mark.parametrize(
    ("winners", "scores", "said"),
    [
        (["Red"], (1, 0), "Red wins, by path"),
        (["Seat 1", "Seat 3"], (0.5, 0.5), "Seat 1 and Seat 3 win, by path"),
        ([], (0.5, 0.5), "A draw, by path"),
        ([], (0, 0), "Lost together, by path"),
    ],
)
def test_how_it_ended(winners, scores, said):
    """Several may win together; nobody may win, by a draw or because all lost."""
    seats = tuple(range(len(winners)))
    assert ended(winners, Outcome(seats, scores, "path")) == said
