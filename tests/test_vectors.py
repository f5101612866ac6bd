"""The recorded games in `tests/vectors/`: made by independent implementations, agreed with in every detail."""

import json
from pathlib import Path

import pytest

from plugins.tally import tell
from watersmeet.core.game import Game
from watersmeet.games import registry
from watersmeet.kernel import board_text
from watersmeet.kernel.errors import BadNotation, IllegalMove, OutOfTurn
from watersmeet.testing import modes

VECTORS = Path(__file__).parent / "vectors"
PLAYED = [name for name in registry.NAMES if (VECTORS / f"{name}.jsonl").exists()]
DRAWN = 20  # so many refusals of each file are drawn on their board too
SAMPLES = {"flows": 7}  # interpreted, only every so many games of these: their rules are slow then


def recorded(name, jit):
    """The recorded games of that name; a sample where interpreted rules would take minutes."""
    games = [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()]
    return games if jit else games[:: SAMPLES.get(name, 1)]


@pytest.mark.parametrize("name", PLAYED)
def test_recorded_games(name, jit):
    """Legal moves, seats, refusals and results are those recorded."""
    told = {"games": 0, "positions": 0, "refusals": 0}
    for recording in recorded(name, jit):
        agree(Game(modes.folder(name, jit), recording["options"]), recording, told)
    tell(f"{name}.jsonl", jit, told)
    assert told["games"]
    assert told["positions"]


def agree(game, recording, told):
    """One recorded game, move by move."""
    checks = {check["ply"]: check for check in recording["checks"]}
    position = game.start()
    for ply, move in enumerate([*recording["moves"], None]):
        if ply in checks:
            told["positions"] += 1
            expected = checks[ply]
            assert sorted(position.legal_moves) == expected["moves"], position.text
            assert position.seat == (expected["seat"] if expected["moves"] else None), position.text
        for text in (one["move"] for one in recording.get("illegal", ()) if one["ply"] == ply):
            told["refusals"] += 1
            refused(position, text, drawn=told["refusals"] <= DRAWN)
        if move is not None:
            position = position.play(move)
    told["games"] += 1
    if recording["result"] is None:
        assert position.outcome is None, position.text
    else:
        assert list(position.outcome.winners) == recording["result"]["winners"], position.text


def refused(position, text, drawn):
    """A text is refused as what it is: unreadable, too late, or against the rules, with the reason and a witness."""
    try:
        position.game.action(text)
    except BadNotation:
        kind = BadNotation
    else:
        kind = IllegalMove if position.outcome is None else OutOfTurn
    with pytest.raises(kind) as refusal:
        position.play(text)
    if kind is IllegalMove:
        assert refusal.value.because
        for mark in refusal.value.witness:
            assert mark.places, (position.text, text)
        if drawn:
            assert position.svg(marks=refusal.value.witness)


def test_the_sheets_figures(jit):
    """Figures 3 and 4 of Flume's sheet: each placement's connections, and whose turn comes after (R-FLUME-2, 3)."""
    told = {"games": 0, "positions": 0, "refusals": 0}
    for figure in map(json.loads, (VECTORS / "flume_figures.jsonl").read_text("utf-8").splitlines()):
        game, colours = Game(modes.folder("flume", jit), {"size": figure["size"]}), ("", "red", "blue")
        rows = ["".join(".rb"[".12".index(cell)] for cell in row) for row in figure["start"]]
        position = game.read_fields((board_text.written(rows), colours[figure["mover"]], "first=red"))
        for (row, column), count in zip(figure["turn"], figure["connections"], strict=True):
            move = f"{'abcde'[column]}{figure['size'] - row}"
            assert position.sides[position.seat] == colours[figure["mover"]]
            assert f"{count} connections" in position.explain(move).because, (figure["id"], move)
            position = position.play(move)
            told["positions"] += 1
        assert position.sides[position.seat] == colours[figure["next_after_turn"]], figure["id"]
        told["games"] += 1
    tell("flume_figures.jsonl", jit, told)
