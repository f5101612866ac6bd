"""Clump's rules: the start, the end, the pie rule, set-ups, counts."""

import numpy as np
import plain_clump as plain
import pytest
from clumps import actions, drawn, journey, judged, legal, mixed, played, start, text
from hypothesis import given, settings
from hypothesis import strategies as some

from watersmeet.kernel import draw, states, turns
from watersmeet.testing import modes

SIZES = (4, 6, 8, 10, 12)
START = "brbr/rbrb/brbr/rbrb"
OPENED = "brbr/rbrb/bbrr/rbrb"  # after b2-c2


def ending(clump, state):
    """The winning seats, each seat's score, and why."""
    scores = np.full(2, 7.0)
    mask = clump.rules.outcome(state, scores)
    return [seat for seat in (0, 1) if mask >> seat & 1], tuple(scores), clump.rules.REASONS[clump.rules.reason(state)]


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_full_by_turns(clump, size):
    """Red and blue alternate, a1 is red, red begins, and seat 0 plays it (R-CLUMP-1)."""
    state = start(clump, size)
    stones = plain.board(text(clump, state))
    assert stones == {(x, y): "rb"[(x + y) % 2] for x in range(size) for y in range(size)}
    assert clump.rules.seat(state) == 0
    assert clump.notation.sides(state) == ("red", "blue")
    assert ending(clump, state) == ([], (0, 0), "")


def test_players_take_turns(clump):
    """One swap, then the other player's (R-CLUMP-1)."""
    state, seats = start(clump, 6), []
    for move in ("b2-c2", "a6-b6", "e5-e4"):
        seats.append(clump.rules.seat(state))
        state = played(clump, state, move)
    assert seats == [0, 1, 0]


ENDINGS = [
    ("rbrb/rbrb/rbrb/rbrb", "r", "a column of red"),
    ("brbb/brrb/rrbr/rbrb", "r", "a path may wind"),
    ("rrbr/bbbb/rbrr/rbrb", "b", "a row of blue"),
    ("brbr/rbrb/brbr/rbrb", None, "diagonals join nothing"),
    ("bbrb/rrrr/bbrb/rbbr", None, "red from left to right joins none of its own sides"),
]


@pytest.mark.parametrize("mover", ["red", "blue"])
@pytest.mark.parametrize(("board", "winner", "why"), ENDINGS)
def test_endings(clump, board, winner, mover, why):
    """A path of a colour that joins its two sides wins for it, whoever is to act (R-CLUMP-4)."""
    state = drawn(clump, board, mover)
    won = {"r": ([0], (1, 0), "path"), "b": ([1], (0, 1), "path"), None: ([], (0, 0), "")}
    assert ending(clump, state) == won[winner], why
    assert (clump.rules.seat(state) == turns.OVER) == (winner is not None), why
    assert bool(legal(clump, state)) == (winner is None), why


def test_a_swap_may_complete_the_enemys_path(clump):
    """It is legal, and loses: here Blue joins red's a1 and a2 to the top (R-CLUMP-4)."""
    state = drawn(clump, "brbr/rbrb/brbr/rrbb", "blue")
    assert "b3-a3" in legal(clump, state)
    assert ending(clump, played(clump, state, "b3-a3")) == ([0], (1, 0), "path")


def test_without_a_swap_it_is_a_draw(clump):
    """Never seen on a full board, so here one stone lies alone: half a point each (R-CLUMP-5)."""
    state = start(clump, 4)
    state.cells[:] = 0
    state.cells[clump.rules.at(1, 1)] = 1
    clump.rules.derive(state)
    assert clump.rules.seat(state) == turns.OVER
    assert legal(clump, state) == []
    assert ending(clump, state) == ([], (0.5, 0.5), "no-swap")


@settings(deadline=None)  # the first example may compile
@given(size=some.sampled_from(SIZES), seed=some.integers(0, 10**9))
def test_sizes_grow_with_every_swap(size, seed):
    """The sizes of all groups, largest first, come later in dictionary order each time: every game ends (R-CLUMP-5)."""
    clump = modes.folder("clump", True)
    lists = [plain.sizes(plain.board(text(clump, state))) for state in journey(clump, size, seed)]
    assert lists == sorted(lists)
    assert len(lists) == len(set(map(tuple, lists)))


@settings(deadline=None)  # the first example may compile
@given(size=some.sampled_from(SIZES), seed=some.integers(0, 10**9))
def test_symmetric_boards_have_symmetric_swaps(size, seed):
    """Two mirrors and the half turn keep colours; the other four exchange them, and the mover with them."""
    clump = modes.folder("clump", True)
    state = drawn(clump, mixed(size, seed), ("red", "blue")[seed % 2])
    rows = judged_by_number(clump, state)
    for k in range(8):
        image = states.blank(clump.rules.State)
        assert clump.rules.symmetry(state, k, image)
        assert (image.mover == state.mover) == (k < 4)
        mapped = {clump.rules.symmetry_move(state, k, move): row for move, row in rows.items()}
        assert judged_by_number(clump, image) == mapped
    assert not clump.rules.symmetry(state, 8, image)


SYMMETRIES = ["c1-b1", "b1-c1", "c4-b4", "b4-c4", "a3-a2", "d3-d2", "a2-a3", "d2-d3"]


@pytest.mark.parametrize(("k", "image"), list(enumerate(SYMMETRIES)))
def test_symmetries_by_name(clump, k, image):
    """Left and right, up and down, both; then the same with rows for columns first. `swap` stays `swap`."""
    state, found = start(clump, 4), states.blank(clump.rules.State)
    move = clump.rules.symmetry_move(state, k, clump.notation.read_move("c1-b1", state))
    assert clump.notation.write_move(move) == image
    assert clump.rules.symmetry_move(state, k, clump.rules.SWAP) == clump.rules.SWAP
    assert clump.rules.symmetry(state, k, found)
    assert move in actions(clump, found)
    assert not clump.rules.symmetry(state, 8, found)


def judged_by_number(clump, state):
    """What `judge` says, by move numbers."""
    return {clump.notation.read_move(move, state): row for move, row in judged(clump, state).items()}


def test_the_first_swap_may_be_answered_by_swap(clump):
    """With the pie rule, once: the players exchange colours, and the new Blue moves (R-CLUMP-6)."""
    state = start(clump, 4, pie=1)
    assert "swap" not in legal(clump, state)
    played(clump, state, "b2-c2")
    assert legal(clump, state)[-1] == "swap"
    assert judged(clump, state)["swap"] == (0,) * 7
    assert clump.rules.seat(state) == 1
    played(clump, state, "swap")
    assert clump.notation.write(state) == (OPENED, "blue", "first=blue")
    assert clump.notation.sides(state) == ("blue", "red")
    assert clump.rules.seat(state) == 0
    assert "swap" not in legal(clump, state)


NO_OFFERS = [
    ({"pie": 0}, ("b2-c2",), "without the pie rule"),
    ({"pie": 1}, ("b2-c2", "a4-b4"), "once another swap has answered"),
    ({"pie": 1, "first": "blue"}, ("b2-c2",), "after colours were exchanged in a set-up"),
]


@pytest.mark.parametrize(("options", "moves", "why"), NO_OFFERS)
def test_swap_is_not_offered(clump, options, moves, why):
    """Only the very first swap can be answered by `swap` (R-CLUMP-6)."""
    state = played(clump, drawn(clump, START, **options), *moves)
    assert "swap" not in legal(clump, state), why
    assert judged(clump, state)["swap"][0] in (clump.rules.NO_PIE, clump.rules.NOT_NOW), why


@pytest.mark.parametrize(("first", "winners"), [("red", [0]), ("blue", [1])])
def test_the_seat_wins_that_plays_the_colour(clump, first, winners):
    """Seats stay with people when colours are exchanged (R-CLUMP-6)."""
    assert ending(clump, drawn(clump, ENDINGS[0][0], pie=1, first=first))[0] == winners


def test_a_quarter_turn_of_the_pie_rule(clump):
    """Exchanging rows and columns exchanges seats: there Blue begins, and Red in seat 0 may answer with `swap`."""
    state, image = start(clump, 4, pie=1), states.blank(clump.rules.State)
    assert clump.rules.symmetry(state, 5, image)
    assert [clump.rules.symmetry_seat(state, 5, seat) for seat in (0, 1)] == [1, 0]
    assert clump.rules.seat(image) == 1
    assert [clump.rules.team(image, seat) for seat in (0, 1)] == [1, 2]
    move = clump.rules.symmetry_move(state, 5, clump.notation.read_move("b2-c2", state))
    clump.rules.apply(image, move)
    assert clump.rules.seat(image) == 0
    assert clump.rules.SWAP in actions(clump, image)
    assert clump.rules.symmetry_move(state, 5, clump.rules.SWAP) == clump.rules.SWAP


OFFERED = {"board": OPENED, "mover": "blue", "pie": 1, "offered": True}
UNSOUND = [
    ({}, {}, None),
    ({"pie": 1, "first": "blue"}, {}, None),
    ({"board": "rrrr/rrrr/bbbb/bbbb", "mover": "blue"}, {}, None),
    ({}, {"cells": (2, 2, 0)}, "clump.bad-cell"),
    ({}, {"cells": (2, 2, 3)}, "clump.bad-cell"),
    ({}, {"cells": (1, 4, 1)}, "clump.bad-cell"),
    ({"board": "rbrb/rbrb/rbrb/rbrr"}, {}, "clump.bad-count"),
    ({}, {"mover": 0}, "clump.bad-mover"),
    ({}, {"mover": 3}, "clump.bad-mover"),
    ({"first": "blue"}, {}, "clump.bad-seat"),
    ({"pie": 1}, {"blue": 2}, "clump.bad-seat"),
    (OFFERED, {}, None),
    ({**OFFERED, "mover": "red"}, {}, None),
    ({**OFFERED, "board": "rbrb/brbr/rrbb/brbr"}, {}, None),
    ({**OFFERED, "pie": 0}, {}, "clump.bad-offer"),
    ({**OFFERED, "first": "blue"}, {}, "clump.bad-offer"),
    ({**OFFERED, "board": START}, {}, "clump.bad-offer"),
    ({**OFFERED, "board": "brbr/rbrb/bbrr/rbbr"}, {}, "clump.bad-offer"),
    ({**OFFERED, "board": "brbr/rbrb/brbb/rbrr"}, {}, None),
    ({**OFFERED, "board": "rrbb/rbrb/brbr/rbrb"}, {}, "clump.bad-offer"),
    (OFFERED, {"offer": 2}, "clump.bad-offer"),
]


@pytest.mark.parametrize(("drawing", "fault", "sentence"), UNSOUND)
def test_what_cannot_stand_is_named(clump, drawing, fault, sentence):
    """A set-up position is refused for what is wrong with it (R-CLUMP-5, R-CLUMP-6)."""
    state = drawn(clump, **{"board": START, **drawing})
    for field, value in fault.items():
        if field == "cells":
            state.cells[clump.rules.at(*value[:2])] = value[2]
        else:
            setattr(state, field, value)
    code = clump.rules.sound(state)
    assert (clump.explain.SENTENCES[code].id if code else None) == sentence


def test_picks_do_not_hang_together():
    """Two moves picked one after the other are independent: each of the 24 × 24 pairs comes as often as others."""
    clump = modes.folder("clump", True)
    state, bits, turns_taken = start(clump, 4), draw.seeded(11), 24 * 24 * 25
    places = {move: place for place, move in enumerate(actions(clump, state))}
    found = np.zeros((24, 24))
    last = 0
    for _ in range(turns_taken):
        bits = np.uint64(draw.following(bits))
        now = places[clump.rules.pick(state, bits)]
        found[last, now] += 1
        last = now
    squares = ((found - 25) ** 2 / 25).sum()
    assert squares < 575 + 5 * np.sqrt(2 * 575)


def test_swap_is_picked_as_often_as_others(clump, jit):
    """Where `swap` is offered it is one move among the rest (R-CLUMP-6)."""
    state, bits = drawn(clump, **OFFERED), draw.seeded(5)
    moves = actions(clump, state)
    draws = len(moves) * (200 if jit else 40)
    swaps = 0
    for _ in range(draws):
        bits = np.uint64(draw.following(bits))
        swaps += clump.rules.pick(state, bits) == clump.rules.SWAP
    mean = draws / len(moves)
    assert abs(swaps - mean) < 5 * np.sqrt(mean)
