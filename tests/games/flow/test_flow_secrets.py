"""Under no-communication nothing that others receive depends on a hidden hand (R-FLOW-10)."""

from collections import Counter

import pytest
from flow_table import Table

from watersmeet.core.game import Game, game

QUIET = ("draw", "=cross", "b1/0", "draw", "=cross", "f1/0", "draw", "=cross", "a2/0")


def told(view):
    """Everything that a seat or a spectator may receive."""
    moves = [view.game.move(action) for action in range(view.game.num_actions)]
    said = [(str(verdict.words), verdict.legal, verdict.witness) for verdict in map(view.explain, moves)]
    picture = (view.svg(), view.svg(theme="dark"), str(view), view._repr_html_())
    facts = (view.text, view.legal_moves, view.odds, view.events, view.history, view.seat, view.outcome, view.sides)
    return facts, tuple(view.action_mask), said, picture, [view.guess(seed).text for seed in range(3)]


def played(secret, exchanged, pace=8):
    """A game in which seat 1 was dealt `secret`, and was given `exchanged` for a tile; move by move."""
    position = game("flow", players=3, scenarios=("no-communication",), pace=pace).start()
    moves = ["=bird", f"={secret}", "=fishing", "draw", "=cross", "b1/0", "draw", "=straight", "exchange"]
    moves += [f"={exchanged}", "draw", "=corner", "a2/1", "draw", "=cross", "f1/0"]
    positions = [position]
    for move in moves:
        positions.append(positions[-1].play(move))
    return positions


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_hidden_hand_shows_nowhere(viewer):
    """Seat 1 holds other cards: to the others texts, moves, odds, refusals, pictures and history are the same."""
    ours, theirs = played("calm", "current"), played("return", "calm")
    assert ours[-1].view(1).text != theirs[-1].view(1).text
    for one, other in zip(ours, theirs, strict=True):
        assert told(one.view(viewer)) == told(other.view(viewer)), one.text


def test_who_receives_a_card_knows_it():
    """Own cards stand in the history, others' are masked; all are shown once the game is over."""
    end = played("calm", "current")[-1]
    assert end.view(1).history[:3] == ("=?", "=calm", "=?")
    assert end.view(1).history[9] == "=current"
    assert end.view(0).history[9] == "=?"
    assert end.view(None).history[:3] == ("=?", "=?", "=?")


def test_hands_are_shown_between_rounds():
    """From a round's end until the next begins all see every hand; then they are hidden again."""
    before, wave, paused, begun = around_a_wave()
    assert "hidden" in str(before.view(0))
    for position in (wave, paused):
        assert position.view(0).text == position.text
    assert begun.view(0).text != begun.text
    assert paused.view(0).history[1] == "=?", "what was dealt stays masked in the history"


def around_a_wave():
    """A position before the wave, in it, after it, and when the next round has begun."""
    position = game("flow", players=2, scenarios=("no-communication",), pace=3).start()
    positions = [position]
    for move in ("=bird", "=calm", "=bird", "=calm", *QUIET, "=c3", "draw"):
        positions.append(positions[-1].play(move))
    return positions[-4], positions[-3], positions[-2], positions[-1]


def test_silence_may_still_be_drawn():
    """While scenario cards are to come hands are hidden: silence may be among them."""
    position = game("flow", players=2, scenarios=1).start()
    for move in ("=bird", "=calm", "=bird", "=calm"):
        position = position.play(move)
    assert position.view(0).history == ("=bird", "=?", "=bird", "=?")
    open_game = position.play("=one-card")
    assert open_game.view(0).text == open_game.text
    assert open_game.view(0).history == open_game.history


def test_a_view_reads_back_and_can_be_played():
    """A view's text is a sound position in which cards are unknown; whoever plays one takes it out of the pool."""
    view = played("calm", "return")[10].view(0)
    assert view.seat == 2
    position = view.game.read(view.text)
    assert position.text == view.text
    assert (
        position.legal_moves == view.legal_moves == ("draw", "support", "bird", "current", "fishing", "calm", "return")
    )
    later = position.play("fishing").play("=cross").play("=cross")
    assert later.game.read(later.text) == later


def test_an_unknown_card_is_played_out_of_the_pool(folder_of):
    """Where a hand is not known its card comes out of the pool, and the deck keeps its count."""
    table = Table(folder_of("flow"), scenarios=("no-communication",)).dealt("bird", "calm", "bird", "calm")
    table.play("draw", "=cross", "b1/0")
    table.rules.hide(table.state, 0)
    count = sum(table.pile("deck"))
    table.play("support", "b1")
    assert sum(table.pile("deck")) == count - 1
    assert int(table.state.hands[1, 6]) == 1
    assert table.fault() == ""


def test_guesses_follow_the_odds(folder_of):
    """A guess deals the pool at random: each card as often as there are of it."""
    import numpy as np

    table = Table(folder_of("flow"), scenarios=("no-communication",), players=3).dealt("bird", "calm", "fishing")
    table.rules.hide(table.state, 0)
    pool = dict(enumerate(table.pile("deck")))
    found = Counter()
    for seed in range(1, 1401):
        guess = table.copy()
        guess.rules.guess(guess.state, 0, np.uint64(seed * 0x9E3779B97F4A7C15 % 2**64 | 1))
        assert int(guess.state.hands[1].sum()) == 1
        assert guess.state.hands[1, 6] == 0
        found[int(np.flatnonzero(guess.state.hands[1])[0])] += 1
    for card, count in pool.items():
        assert abs(found[card] - 1400 * count / 14) < 5 * (1400 * count / 14) ** 0.5, (card, found)


def test_whoever_must_play_a_card_has_one(folder_of):
    """No tile is left and the game goes on: so the hidden hand that acts holds a card that can be played."""
    import numpy as np

    table = Table(folder_of("flow"), scenarios=("no-communication",)).dealt("bird", "calm", "bird", "return")
    table.has(stack=dict.fromkeys(range(6), 0)).has(turn=1)
    table.rules.hide(table.state, 0)
    for seed in range(1, 60):
        guess = table.copy()
        guess.rules.guess(guess.state, 0, np.uint64(seed * 0x9E3779B97F4A7C15 % 2**64 | 1))
        assert guess.legal() == ["calm"], guess.text()


def test_dealt_cards_stay_with_whom_they_were_dealt_to(folder_of):
    """In silence the history shows each seat its own cards, a spectator none; without silence everybody all."""
    moves = ["=bird", "=calm", "=fishing", "draw", "=cross", "b1/0"]
    quiet = Game(folder_of("flow"), {"players": 3, "scenarios": ("no-communication",)}).replay(moves)
    assert [quiet.view(seat).history[:3] for seat in (0, 1, 2, None)] == [
        ("=bird", "=?", "=?"),
        ("=?", "=calm", "=?"),
        ("=?", "=?", "=fishing"),
        ("=?", "=?", "=?"),
    ]
    assert quiet.view(None).history[3:] == tuple(moves[3:])
    assert Game(folder_of("flow"), {"players": 3}).replay(moves).view(None).history == tuple(moves)
