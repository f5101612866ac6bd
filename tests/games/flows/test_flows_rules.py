"""Turns, draws, flows, ties, and how a game of Flows ends."""

import numpy as np
import pytest
from flows_table import SEATINGS

from watersmeet.kernel import states
from watersmeet.testing import modes

# Positions drawn by hand around one finished or nearly finished flow.
STRAIGHT_DOWN = "4/5/6/7/6/5/4"


def test_turns_go_clockwise(table):
    """The first seat listed begins, then whoever sits next clockwise (R-FLOWS-3)."""
    for players, seats in SEATINGS:
        state, acted = table.start(players, seats), []
        for number in range(12):
            cell = f"{'ABCDEFG'[number % 3 + 2]}{'3456'[number // 3]}"
            table.play(state, f"={number % 4}")
            acted.append(table.seat(state))
            moves = table.legal(state)
            table.play(state, next(move for move in moves if move.startswith(cell)))
        turns = 6 if players == 5 else players
        assert acted[:turns] == acted[turns : 2 * turns][:turns] or 12 < 2 * turns
        assert sorted(set(acted)) == list(range(players))
        if players != 5:
            assert acted[:players] == list(range(players))


def test_the_solo_of_five_has_two_turns(table):
    """Board side 1 is empty: whoever sits opposite, at 4, takes its turn too (R-FLOWS-3)."""
    state, acted, sides = table.start(5, (3, 4, 5, 0, 2)), [], []
    for number in range(7):
        sides.append(int(state.turn))
        table.play(state, f"={number % 4}")
        acted.append(table.seat(state))
        table.play(state, table.legal(state)[number])
    assert sides == [3, 4, 5, 0, 1, 2, 3]
    assert acted == [0, 1, 2, 3, 1, 4, 0]


def test_draws_are_as_likely_as_tiles_are_left(table):
    """Ten of each kind, less those drawn (R-FLOWS-1)."""
    state, weights = table.play(table.start(), "=1", "D4/0", "=1", "C3/0", "=3", "E4/0"), np.zeros(4)
    table.rules.odds(state, weights)
    assert list(weights) == [10, 8, 10, 9]
    assert table.legal(state) == ["=0", "=1", "=2", "=3"]


def test_a_kind_that_is_used_up_is_not_drawn(table):
    """After ten rinks only the other three kinds can come."""
    state = table.read("r0r0r0r0/r0r0r0r0r0/r06/7/6/5/4".replace("r06", "r05"))
    weights = np.zeros(4)
    table.rules.odds(state, weights)
    assert table.legal(state) == ["=0", "=1", "=3"]
    assert list(weights[:3]) == [10, 10, 10]


def test_a_flow_to_the_opposite_side_wins(table):
    """Straight channels from D1 to D7 join upper left and lower right: for the seat there, not for others (R-FLOWS-4)."""
    board = "4/5/6/r0r0r0r0r0r01/6/5/4"
    for seats, winner in (((5, 0), (0,)), ((0, 2), (1,))):
        state = table.read(board, seats=seats, drawn="=2", turn="top")
        assert "D7/0" in table.legal(state)
        state = table.play(state, "D7/0")
        assert table.winners(state) == (winner, (1.0, 0.0) if winner == (0,) else (0.0, 1.0), "flow")
        assert table.seat(state) == -2
        assert table.legal(state) == []


def test_partners_win_together(table):
    """With four the side opposite is the partner's, and both have won."""
    state = table.read("4/5/6/r0r0r0r0r0r01/6/5/4", 4, (1, 2, 4, 5), drawn="=2")
    assert table.winners(table.play(state, "D7/0")) == ((1, 3), (0.0, 1.0, 0.0, 1.0), "flow")
    assert [table.rules.team(state, seat) for seat in range(4)] == [0b0101, 0b1010, 0b0101, 0b1010]


def test_two_flows_by_one_tile_tie(table, vectors):
    """Teams completed by one tile share the win; a seat's score is a half then (R-FLOWS-6)."""
    import json

    found = 0
    for recording in map(json.loads, (vectors / "flows.jsonl").read_text("utf-8").splitlines()):
        options = recording["options"]
        if options["players"] < 4 and recording["result"]["winners"] == [0, 1]:
            state = table.play(table.start(options["players"], tuple(options["seats"])), *recording["moves"])
            assert table.winners(state)[1][:2] == (0.5, 0.5)
            found += 1
    assert found


def test_an_unplayable_tile_wins_for_its_drawer(table, vectors):
    """A tile that can lie nowhere ends the game, and its drawer's team wins (R-FLOWS-6)."""
    import json

    for recording in map(json.loads, (vectors / "flows.jsonl").read_text("utf-8").splitlines()):
        if recording["result"]["reason"] == "unplayable":
            options = recording["options"]
            state = table.play(table.start(options["players"], tuple(options["seats"])), *recording["moves"])
            winners, _, reason = table.winners(state)
            assert (list(winners), reason) == (recording["result"]["winners"], "unplayable")
            assert table.seat(state) == -2
            assert table.rules.sound(state, table.work) == 0
            return
    raise AssertionError("no such game is recorded")


@pytest.mark.parametrize(("players", "seats"), SEATINGS, ids=str)
def test_random_games_end_by_the_37th_tile(table, players, seats):
    """With a winner or a tie, never later than the last hex; tiles are kept count of all along (R-FLOWS-8)."""
    for seed in range(40 if table.compiled else 1):
        end = table.game(seed, players, seats)[-1]
        assert table.seat(end) == -2
        assert int((end.tiles != 0).sum()) <= 37
        winners, scores, reason = table.winners(end)
        assert winners
        assert reason in ("flow", "unplayable")
        assert sum(scores) in (1.0, 2.0, len(winners) / 2)


@pytest.mark.parametrize(("players", "seats"), SEATINGS, ids=str)
def test_what_is_kept_up_is_what_is_worked_out_anew(table, players, seats):
    """Channels, tiles left and teams are the same as `derive` makes them; so are the legal moves without memory."""
    for state in table.game(3, players, seats)[:: 1 if table.compiled else 7]:
        anew = states.copied(state)
        table.rules.derive(anew)
        live = [mouth for mouth in range(264) if mouth >= 222 or not state.tiles[mouth // 6]]
        assert np.array_equal(anew.far[live], state.far[live])
        assert np.array_equal(anew.left, state.left)
        assert anew.teams == state.teams
        assert int(state.left.sum()) + int((state.tiles != 0).sum()) + int(state.drawn >= 0) == 40
        assert table.legal(anew) == table.legal(states.copied(state))


def test_memory_tells_nothing_false(fast):
    """What a state remembers as legal or refuted is what it would find anew."""
    # Interpreted: asked from here the compiled one would be compiled once more, for an array that lies in no state.
    completing = modes.folder("flows", jit=False).rules.completes.__globals__["completing"]
    for players, seats in SEATINGS:
        for state in fast.game(11, players, seats)[10::5]:
            if state.ended:
                continue
            anew = states.copied(state)
            fast.rules.derive(anew)
            for cell in range(37):
                if not state.tiles[cell]:
                    legal = fast.rules.allowed(anew, fast.work, cell, (1 << 14) - 1)
                    assert int(state.ok[cell]) & ~legal == 0
                    wins = completing(state.far, cell, int(state.teams))
                    assert int(state.refuted[cell]) & legal & ~wins == 0


def test_pick_gives_legal_moves_in_both_modes(table):
    """`pick` draws kinds that are left, and placements that the list holds."""
    bits = np.uint64(88172645463325252)
    from watersmeet.kernel.draw import following

    for state in table.game(8, 3)[20:60:9]:
        if state.ended:
            continue
        for _ in range(5):
            bits = np.uint64(following(bits))
            move = table.notation.write_move(table.rules.pick(states.copied(state), bits, table.work))
            assert move in table.legal(states.copied(state))


UNSOUND = [
    ({"board": "r0r0r0r0/r0r0r0r0r0/r0r04/7/6/5/4"}, "flows.too-many"),
    ({"board": "r0r0r0r0/r0r0r0r0r0/r05/7/6/5/4", "drawn": "=2"}, "flows.too-many"),
    ({"turn": "bottom"}, "flows.no-seat"),
    ({"ended": "flow"}, "flows.not-over"),
    ({"ended": "unplayable"}, "flows.not-over"),
    ({"ended": "unplayable", "drawn": "=?"}, "flows.not-over"),
    ({"ended": "unplayable", "drawn": "=1"}, "flows.has-a-place"),
    ({"board": "4/5/6/r0r0r0r0r0r0r0/6/5/4", "seats": (0, 2)}, "flows.flow-lies"),
    ({"board": "4/5/6/r0r0r0r0r0r0r0/6/5/4", "seats": (0, 2), "ended": "flow", "drawn": "=0"}, "flows.drawn-at-end"),
    ({"board": "4/5/6/r0r0r0r0r0r0r0/6/5/4", "seats": (0, 2), "ended": "flow"}, None),
    ({"board": "4/5/6/r0r0r0r0r0r0r0/6/5/4", "seats": (0, 1)}, "flows.no-way-left"),
    ({"board": "s0s0s0s0/s0k1k1k1s0/6/7/6/5/4"}, "flows.no-way-left"),
    ({"drawn": "=?"}, None),
    ({"drawn": "=3"}, None),
    ({}, None),
]


@pytest.mark.parametrize(("drawing", "sentence"), UNSOUND)
def test_what_cannot_stand_is_named(table, drawing, sentence):
    """A set-up is refused for what is wrong with it (R-FLOWS-9)."""
    drawing = {"board": STRAIGHT_DOWN} | drawing
    state = table.read(**drawing)
    fault = table.rules.sound(state, table.work)
    assert (table.explain.SENTENCES[fault].id if fault else None) == sentence


@pytest.mark.parametrize(("players", "seats"), SEATINGS[:1], ids=str)
def test_nobody_has_won_while_the_game_goes_on(table, players, seats):
    """Asked at any time, the outcome is nobody's until there is one; then nothing can be judged any more."""
    game = table.game(2, players, seats)
    assert table.winners(game[10]) == ((), (0.0, 0.0), "")
    rows = np.zeros((table.rules.ROWS, 8), np.int32)
    assert table.rules.judge(states.copied(game[-1]), rows, table.work) == 0
    assert table.rules.judge(states.copied(game[2]), rows, table.work) == 0


def test_nothing_is_legal_where_somebody_has_no_way_already(table):
    """Rules asked of a position that cannot stand answer all the same."""
    state = table.read("s0s0s0s0/s0k1k1k1s0/6/7/6/5/4", drawn="=0")
    assert table.legal(state) == []


def test_the_colours_of_the_sides(table):
    """Seats have no words of their own in texts."""
    assert table.notation.sides(table.start()) == ()
