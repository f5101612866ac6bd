"""Flume's rules: who goes on, who may swap, and how it ends."""

import numpy as np
import pytest

from watersmeet.kernel import states

CONNECTIONS = [
    ("5/5/5/5/5", "a1", 2, "a corner touches the frame twice"),
    ("5/5/5/5/5", "c1", 1, "a side touches it once"),
    ("5/5/5/5/5", "c3", 0, "the middle touches nothing"),
    ("5/5/5/b4/5", "a1", 3, "two of the frame, one stone"),
    ("5/5/2r2/1b1r1/2b2", "c2", 4, "stones of any colour"),
    ("5/5/1r3/5/5", "c4", 0, "a diagonal neighbour does not count"),
]


@pytest.fixture
def flume(folder_of):
    """Flume's modules, in the mode at hand."""
    return folder_of("flume")


def drawn(flume, board, mover="red", first="red", size=5, pie=1, opening=0):
    """A state from a drawing."""
    state = states.blank(flume.rules.State)
    flume.rules.setup(state, size, pie, opening)
    flume.notation.read((board, mover, f"first={first}"), state)
    flume.rules.derive(state)
    return state


def legal(flume, state):
    """The legal moves as texts."""
    moves = np.zeros(flume.rules.MOVES, np.int32)
    return [flume.notation.write_move(int(move)) for move in moves[: flume.rules.legal(state, moves)]]


def played(flume, state, *texts):
    """The state after these moves."""
    for text in texts:
        flume.rules.apply(state, flume.notation.read_move(text, state))
    return state


@pytest.mark.parametrize(("board", "place", "count", "why"), CONNECTIONS)
def test_connections(flume, board, place, count, why):
    """A point's connections are the stones beside it, the frame's too (R-FLUME-2)."""
    state = drawn(flume, board)
    assert flume.rules.connections(state, flume.notation.read_move(place, state)) == count, why


@pytest.mark.parametrize(("board", "place", "count", "why"), CONNECTIONS)
def test_three_connections_go_on(flume, board, place, count, why):
    """With three or four connections the same colour places again; with fewer the turn ends (R-FLUME-3)."""
    state = played(flume, drawn(flume, board), place)
    assert flume.notation.write(state)[1] == ("red" if count >= 3 else "blue"), why


SWAPS = [
    ({"board": "5/5/2r2/5/5", "mover": "blue"}, True, "in answer to the first stone"),
    ({"board": "5/5/2r2/5/5", "mover": "blue", "pie": 0}, False, "not without the pie rule"),
    ({"board": "5/5/2r2/5/5", "mover": "blue", "first": "blue"}, False, "not after a swap: the first seat is Blue"),
    ({"board": "5/5/2b2/5/5", "mover": "blue"}, False, "not for a blue stone"),
    ({"board": "5/5/2r2/5/5", "mover": "red"}, False, "not while red acts"),
    ({"board": "5/5/2r2/5/1r3", "mover": "blue"}, False, "not for two stones"),
    ({"board": "5/5/5/5/5", "mover": "blue"}, False, "not on an empty board"),
]


@pytest.mark.parametrize(("drawing", "offered", "why"), SWAPS)
def test_the_swap_is_offered_once(flume, drawing, offered, why):
    """`swap` answers the one red stone, and only when seat 1 acts as Blue (R-FLUME-5, R-FLUME-6)."""
    assert ("swap" in legal(flume, drawn(flume, **drawing))) == offered, why


def test_a_swap_exchanges_colours_and_the_new_blue_moves(flume):
    """Seats stay with people: after `swap` the first seat plays Blue and acts (R-FLUME-5)."""
    state = played(flume, drawn(flume, "5/5/2r2/5/5", "blue"), "swap")
    assert flume.rules.seat(state) == 0
    assert flume.notation.sides(state) == ("blue", "red")
    assert flume.notation.write(state) == ("5/5/2r2/5/5", "blue", "first=blue")


def test_no_centre_bars_the_first_stone_only(flume):
    """With `no-centre` the first stone goes anywhere else; the second may take the centre (R-FLUME-6)."""
    state = drawn(flume, "5/5/5/5/5", opening=1)
    assert "c3" not in legal(flume, state)
    assert len(legal(flume, state)) == 24
    assert "c3" in legal(flume, played(flume, state, "a1"))


ENDINGS = [
    ("rrr/rrb/bbb", "red", (5, 4), 0b01, "five red stones of nine"),
    ("rrr/bbb/bbb", "red", (3, 6), 0b10, "six blue stones of nine"),
    ("rrr/bbb/bbb", "blue", (6, 3), 0b01, "the first seat plays Blue after a swap"),
]


@pytest.mark.parametrize(("board", "first", "scores", "winners", "why"), ENDINGS)
def test_the_full_board_is_counted(flume, board, first, scores, winners, why):
    """When the board is full more stones win, by seat (R-FLUME-4)."""
    state, counted = drawn(flume, board, first=first, size=3), np.zeros(2)
    assert flume.rules.outcome(state, counted) == winners, why
    assert tuple(counted) == scores, why
    assert flume.rules.REASONS[flume.rules.reason(state)] == "stones"
    assert legal(flume, state) == []


UNSOUND = [
    ({"cells": (0, 0, 3)}, "flume.bad-cell"),
    ({"cells": (4, 1, 1)}, "flume.bad-cell"),
    ({"mover": 0}, "flume.bad-mover"),
    ({"blue": 2}, "flume.bad-seat"),
    ({"blue": 0, "pie": 0}, "flume.bad-seat"),
    ({"blue": 0}, None),
]


@pytest.mark.parametrize(("fault", "sentence"), UNSOUND)
def test_what_cannot_stand_is_named(flume, fault, sentence):
    """A set-up position is refused for what is wrong with it (R-FLUME-6)."""
    state = drawn(flume, "3/3/3", size=3)
    for field, value in fault.items():
        if field == "cells":
            state.cells[value[:2]] = value[2]
        else:
            setattr(state, field, value)
    code = flume.rules.sound(state)
    assert (flume.explain.SENTENCES[code].id if code else None) == sentence
