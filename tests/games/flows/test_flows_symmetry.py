"""The six rotations, and what hides behind a masked draw, on states as they are, in both modes."""

import json

import numpy as np
import pytest
from flows_table import SEATINGS

from watersmeet.kernel import states
from watersmeet.kernel.draw import seeded


@pytest.mark.parametrize(("players", "seats"), SEATINGS[::3], ids=str)
def test_rotations_keep_everything(table, players, seats):
    """Turned along, the same moves are legal, play on to turned states, and the same seats win."""
    game = table.game(6, players, seats)
    for state in game[2 : -2 : 3 if table.compiled else 21] + game[-1:]:
        moves = np.zeros(table.rules.MOVES, np.int32)
        mine = [int(move) for move in moves[: table.rules.legal(states.copied(state), moves, table.work)]]
        for k in range(6):
            image = states.blank(table.rules.State)
            assert table.rules.symmetry(state, k, image)
            turned = sorted(table.rules.symmetry_move(state, k, move) for move in mine)
            found = table.rules.legal(image, moves, table.work)
            assert turned == [int(move) for move in moves[:found]]
            assert table.seat(image) == table.seat(state)
            assert table.winners(image) == table.winners(state)
            assert [table.rules.symmetry_seat(state, k, seat) for seat in range(players)] == list(range(players))
            if mine:
                one, other = states.copied(state), states.copied(image)
                table.rules.apply(one, mine[-1], table.work)
                table.rules.apply(other, table.rules.symmetry_move(state, k, mine[-1]), table.work)
                again = states.blank(table.rules.State)
                table.rules.symmetry(one, k, again)
                assert truth(table, again) == truth(table, other)
        assert not table.rules.symmetry(state, 6, image)


def truth(table, state):
    """What equality looks at."""
    return table.notation.write(state), tuple(state.sides)


def test_six_turns_lead_back(table):
    """A sixth of a turn six times over is no turn; its fixed point is the middle."""
    state = table.read("k33/5/6/3r13/6/5/3s1", 3, (0, 2, 4), drawn="=?")
    move = table.notation.read_move("A1/4", state)
    turned, image = state, move
    for _ in range(6):
        image = table.rules.symmetry_move(turned, 1, image)
        after = states.blank(table.rules.State)
        table.rules.symmetry(turned, 1, after)
        turned = after
    assert truth(table, turned) == truth(table, state)
    assert image == move


def test_a_masked_draw_is_guessed(table):
    """Hidden from all but the drawer, guessed among the kinds left, and veiled until a tile lies."""
    before = table.play(table.start(3, (0, 2, 4)), "=1", "D4/0")
    now = table.play(states.copied(before), "=2")
    for seat in (-1, 0, 1, 2):
        view = states.copied(now)
        table.rules.hide(view, seat)
        assert table.notation.DRAWN[int(view.drawn)] == ("=2" if seat == 1 else "=?")
        assert table.rules.veil(before, 222 + 2, now, seat) == (seat != 1)
        assert table.legal(view) == (table.legal(states.copied(now)) if seat == 1 else [])
        assert judged(table, view) == (judged(table, states.copied(now)) if seat == 1 else 0)
        guesses = set()
        for number in range(1, 30):
            guess = states.copied(view)
            table.rules.guess(guess, seat, seeded(number), table.work)
            guesses.add(int(guess.drawn))
        assert guesses == ({2} if seat == 1 else {0, 1, 2, 3})
    after = table.play(states.copied(now), "C3/0")
    assert not table.rules.veil(before, 222 + 2, table.play(after, "=0"), 0)
    assert not table.rules.veil(before, 222 + 2, table.play(states.copied(now), "C3/0"), 0)


def judged(table, state):
    """How many candidates there are."""
    rows = np.zeros((table.rules.ROWS, 8), np.int32)
    return table.rules.judge(state, rows, table.work)


def test_kinds_that_could_lie_nowhere_are_not_guessed(table, vectors):
    """A tile that ended a game by lying nowhere: had another been drawn, nobody would hold this one possible."""
    for recording in map(json.loads, (vectors / "flows.jsonl").read_text("utf-8").splitlines()):
        if recording["result"]["reason"] == "unplayable":
            options, moves = recording["options"], recording["moves"]
            before = table.play(table.start(options["players"], tuple(options["seats"])), *moves[:-1])
            before.drawn = next(kind for kind, text in table.notation.DRAWN.items() if text == "=?")
            table.rules.derive(before)
            for number in range(8):
                guess = states.copied(before)
                table.rules.guess(guess, -1, seeded(number), table.work)
                assert table.notation.DRAWN[int(guess.drawn)] != moves[-1]
            return
    raise AssertionError("no such game is recorded")
