"""Every command: what it prints, as text and for programs."""

import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from watersmeet import __version__
from watersmeet.cli.main import COMMANDS
from watersmeet.core.record import Record
from watersmeet.games import registry


def test_alone_it_shows_what_there_is(run):
    """`./watersmeet` names the games and how to start."""
    said = run()
    assert said.value == 0
    assert all(registry.folder(name).card["title"] in said.out for name in registry.NAMES)
    assert "watersmeet play flume" in said.out


def test_help_lists_every_command(run):
    """`--help` names the commands, and each has help of its own."""
    assert all(f"  {name} " in run("--help").out for name in COMMANDS)
    for name in COMMANDS:
        assert run(name, "--help").out.startswith(f"Usage: watersmeet {name}")
    assert run("--version").out == f"watersmeet {__version__}\n"


def test_games(run):
    """`games` lists each with its designers; `--json` gives the cards."""
    said = run("games").out
    told = json.loads(run("games", "--json").out)
    assert [card["name"] for card in told] == list(registry.NAMES)
    for card in told:
        assert all(designer in said for designer in card["designers"])
        assert "options" in card


@pytest.mark.parametrize("name", registry.NAMES)
def test_rules(run, name):
    """`rules` prints the rulebook, names its author, and says that we are nobody's publisher."""
    said, card = run("rules", name).out, registry.folder(name).card
    assert all(designer in said for designer in card["designers"])
    assert "not affiliated with any publisher" in said
    assert "R-" not in said
    assert json.loads(run("rules", name, "--json").out)["rules"] in said


COUNTS = [
    ("flume --size 3", 3, 576),
    ("flume --size 3 --no-swap", 4, 3_024),
    ("flume --size 3", 4, 3_528),
    ("flume --size 5", 4, 317_400),
    ("flume --size 5 --no-swap", 4, 303_600),
    ("flume", 3, 112_896),
    ("flume --size 7 --no-swap", 3, 110_544),
    ("flume --size 3 --opening no-centre", 1, 8),
    ("flume(size=3)", 1, 9),
    ("flume", 0, 1),
]


@pytest.mark.parametrize(("words", "depth", "count"), COUNTS)
def test_perft(run, words, depth, count):
    """Sequences of moves are counted, split by the first; the total is the last line."""
    told = json.loads(run("perft", *words.split(), "--depth", depth, "--json").out)
    assert told["count"] == count
    assert not depth or sum(told["split"].values()) == count
    assert run("perft", *words.split(), "--depth", depth).out.splitlines()[-1] == str(count)


def test_perft_from_a_position(run):
    """Counting may begin anywhere; a game over sooner counts nothing."""
    nearly = "flume:1;size=3;rrb/brb/bb1;red;first=red"
    assert json.loads(run("perft", "flume", "--size", 3, "--depth", 1, "--from", nearly, "--json").out)["count"] == 1
    assert json.loads(run("perft", "flume", "--size", 3, "--depth", 2, "--from", nearly, "--json").out)["count"] == 0


def test_bench(run):
    """Rows say what they measure; `--json` is a list of them."""
    rows = json.loads(run("bench", "flume", "--seconds", 0.001, "--json").out)
    assert [row["options"] for row in rows[::2]] == [f"size={size}" for size in (3, 5, 7, 9, 11, 13)]
    assert {row["what"] for row in rows} == {"random games", "random games, full lists"}
    assert all(row["game"] == "flume" and row["games_per_s"] > 0 and row["moves_per_s"] > 0 for row in rows)
    said = run("bench", "flume", "--seconds", 0.001).out
    assert "numba" in said
    assert "size=13" in said


def test_bench_compares_with_another_revision(run, monkeypatch):
    """`--compare` gives each row's ratio to that revision, for programs and for people."""
    for name in ("COVERAGE_PROCESS_CONFIG", "COVERAGE_PROCESS_START"):  # the other revision's files are gone afterwards
        monkeypatch.delenv(name, raising=False)
    words = ("bench", "flume", "--compare", "HEAD", "--pairs", 1, "--seconds", 0.001)
    rows = json.loads(run(*words, "--json").out)
    assert [row["options"] for row in rows[::2]] == [f"size={size}" for size in (3, 5, 7, 9, 11, 13)]
    assert all(row["ratio"] > 0 for row in rows)
    assert "ratio to HEAD" in run(*words).out


@pytest.mark.parametrize("name", registry.NAMES)
def test_every_game_is_measured(run, name):
    """Each game has rows with full lists, for everything that its card always shows."""
    rows = json.loads(run("bench", name, "--seconds", 0.001, "--json").out)
    listed = [row for row in rows if row["what"] == "random games, full lists"]
    options = registry.folder(name).card["options"].values()
    assert len(listed) == max(1, sum(len(told["values"] or ()) for told in options if told.get("shown")))
    assert all(row["moves_per_s"] > row["games_per_s"] > 0 for row in rows)


def test_doctor(run):
    """`doctor` tells of Python, the cache, the disk, the port and the browser."""
    told = json.loads(run("doctor", "--json").out)
    assert set(told) >= {"watersmeet", "python", "cache", "disk sync", "port", "browser"}
    assert all(name in run("doctor").out for name in told)


def test_show_prints_a_board(run):
    """A position as text, whose last line is the position itself."""
    text = "flume:1;size=3;3/1r1/3;blue;first=red"
    assert run("show", text).out.splitlines()[-1] == text
    assert run("show", "flume(size=3)").out.splitlines()[-1] == "flume:1;size=3;3/3/3;red;first=red"
    assert run("show", "-", typed=f"look!\n{text}\n").out.splitlines()[-1] == text
    told = json.loads(run("show", text, "--json").out)
    assert told["position"] == text
    assert told["seat"] == 1
    assert "swap" in told["legal_moves"]


def test_show_draws(run, tmp_path):
    """SVG to standard output or to a file, PNG by the file's name; marks and arrows on request."""
    svg = run("show", "flume(size=3)", "--svg", "--mark", "a1", "--arrow", "a1>c3", "--theme", "dark").out
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert svg != run("show", "flume(size=3)", "--svg", "--theme", "dark").out
    place = tmp_path / "board.png"
    assert run("show", "flume(size=3)", "--out", place, "--width", 200).out == ""
    assert place.read_bytes().startswith(b"\x89PNG")
    assert run("show", "flume(size=3)", "--out", tmp_path / "board.svg").value == 0
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_replay(run, tmp_path):
    """A record is replayed turn by turn, to its result."""
    place = tmp_path / "game.txt"
    assert (
        run("play", "flume", "--size", 3, "--against", "random", "--seed", 1, "--save", place, typed="a1\n").value == 0
    )
    said = run("replay", place).out
    assert said.startswith("flume(size=3)\n  1. red        a1\n  1. blue ")
    assert said.splitlines()[-1] == "result: *"
    assert run("replay", place, "--boards").out.count("flume:1;") == 2
    assert Record.read(run("replay", place, "--json").out) == Record.read(place.read_text("utf-8"))
    assert run("show", place, "--at", 1).out.splitlines()[-1] == "flume:1;size=3;3/3/r2;blue;first=red"


def test_a_reader_who_leaves(tmp_path):
    """Whoever closes the pipe early gets no traceback."""
    command = [sys.executable, "-m", "watersmeet", "perft", "flume", "--size", "13", "--depth", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)) as running:
        running.stdout.close()
        said = running.stderr.read().decode()
    assert "Traceback" not in said
