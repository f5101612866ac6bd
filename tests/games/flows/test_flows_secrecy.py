"""A drawn tile is its drawer's alone: whatever else anybody can see is the same whatever it is (R-FLOWS-7)."""

import random
from collections import Counter

import pytest
from flows_table import SEATINGS

import watersmeet
from watersmeet.kernel.errors import GameError

ASKED = ("A1/0", "D4/1", "D4/5", "G7/2", "C3/0", "=0", "=3", "Z9/0", "=?")


def before_draws(game, seed):
    """Positions of a random game in which a tile is about to be drawn."""
    dice, position = random.Random(seed), game.start()
    while position.outcome is None:
        if position.odds is not None:
            yield position
            position = position.play(dice.choices(list(position.odds), list(position.odds.values()))[0])
        else:
            position = position.play(dice.choice(position.legal_moves))


def seen(view):
    """Everything that a view tells."""
    return (
        view.text,
        view.legal_moves,
        tuple(view.action_mask),
        view.history,
        view.seat,
        view.odds,
        view.outcome,
        str(view),
        view.svg(),
        view.svg(theme="dark"),
        tuple(asked(view, text) for text in ASKED),
        [str(view.guess(seed).text) for seed in range(3)],
        view.referee_bytes if hasattr(view, "referee_bytes") else view._kept,
    )


def asked(view, text):
    """What a view answers to a move."""
    try:
        verdict = view.explain(text)
    except GameError as refusal:
        return type(refusal), str(refusal)
    return verdict.legal, verdict.because, verdict.witness


@pytest.mark.parametrize(("players", "seats"), SEATINGS[1::2], ids=str)
def test_nobody_else_can_tell_what_was_drawn(players, seats):
    """Texts, masks, refusals, pictures and guesses of partner, rivals and spectators stay when the secret changes."""
    game, compared = watersmeet.game("flows", players=players, seats=seats), 0
    for position in list(before_draws(game, players))[4::9]:
        drawn = [position.play(move) for move in position.legal_moves]
        drawn = [each for each in drawn if each.outcome is None]
        for viewer in (*range(players), None):
            if drawn and viewer != drawn[0].seat:
                first, *others = (seen(each.view(viewer)) for each in drawn)
                assert first[3][-1] == "=?"
                compared += len(others)
                assert all(first == other for other in others)
    assert compared > 10


def test_the_drawer_sees_the_tile():
    """Its view has the draw, and all that may be done with it."""
    position = watersmeet.game("flows").start().play("=2")
    view = position.view(0)
    assert view.history == ("=2",)
    assert view.legal_moves == position.legal_moves
    assert ";=2;10,10,9,10;on" in view.text


def test_a_placed_tile_is_known_to_all():
    """The draw behind it is shown in everybody's history."""
    position = watersmeet.game("flows").replay(["=2", "D4/1", "=0"])
    assert position.view(None).history == ("=2", "D4/1", "=?")
    assert position.view(0).history == ("=2", "D4/1", "=?")
    assert position.view(1).history == ("=2", "D4/1", "=0")


def test_an_unplayable_tile_is_shown(table, vectors):
    """It ends the game, and everybody sees why."""
    import json

    for recording in map(json.loads, (vectors / "flows.jsonl").read_text("utf-8").splitlines()):
        if recording["result"]["reason"] == "unplayable":
            position = watersmeet.game("flows", **recording["options"]).replay(recording["moves"])
            assert position.view(None).history == position.history
            assert position.view(None).outcome == position.outcome
            return
    raise AssertionError("no such game is recorded")


def test_guesses_have_true_odds():
    """A hidden tile is guessed by the tiles not yet placed."""
    game = watersmeet.game("flows")
    position = game.replay(["=1", "D4/1", "=1", "E5/0", "=1", "C3/0", "=2"])
    view, found = position.view(None), Counter()
    for seed in range(2000):
        found[view.guess(seed).text.split(";")[4]] += 1
    assert set(found) == {"=0", "=1", "=2", "=3"}
    for kind, left in (("=0", 10), ("=1", 7), ("=2", 10), ("=3", 10)):
        expected = 2000 * left / 37
        assert abs(found[kind] - expected) < 5 * expected**0.5


def test_a_kind_that_could_lie_nowhere_is_never_guessed(fast):
    """It would have ended the game, so nobody holds it possible."""
    checked = 0
    for seed in range(60):
        for position in list(before_draws(watersmeet.game("flows", players=3), seed))[-2:]:
            after = [position.play(move) for move in position.legal_moves]
            going = {move for move, each in zip(position.legal_moves, after, strict=True) if each.outcome is None}
            if going and len(going) < len(after):
                one = next(each for each in after if each.outcome is None)
                guesses = {one.view(None).guess(number).text.split(";")[4] for number in range(40)}
                assert guesses <= going
                checked += 1
    assert checked
