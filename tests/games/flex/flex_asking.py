"""Asking Flex's rules from tests: a state from a text, its legal moves as texts, moves played by their texts."""

import numpy as np

from watersmeet.kernel import states, turns


def started(flex):
    """The first position."""
    state = states.blank(flex.rules.State)
    flex.rules.setup(state)
    return state


def drawn(flex, text):
    """The state of a position text, or of its fields alone."""
    state = started(flex)
    flex.notation.read(tuple(text.removeprefix("flex:1;;").split(";")), state)
    flex.rules.derive(state)
    assert flex.rules.sound(state) == 0, text
    return state


def lying(flex, pieces, mover="white", flipped=""):
    """These pieces (`E4W A1BB`) on the tiles of the start, with those of `flipped` turned over."""
    state, names = started(flex), flex.notation.NAMES
    state.base_pieces[:] = 0
    for piece in pieces.split():
        state.base_pieces[names.index(piece[:2])] = piece.count("W", 2) - piece.count("B", 2)
    for name in flipped.split():
        state.base_tiles[names.index(name)] *= -1
    state.base_mover = {"white": 1, "black": -1}[mover]
    flex.rules.derive(state)
    assert flex.rules.sound(state) == 0, pieces
    return state


def legal(flex, state):
    """The legal moves as texts."""
    moves = np.zeros(flex.rules.MOVES, np.int32)
    return [flex.notation.write_move(int(move)) for move in moves[: flex.rules.legal(state, moves)]]


def played(flex, state, *texts):
    """The state after these moves, each of which must be legal."""
    for text in texts:
        assert text in legal(flex, state), text
        flex.rules.apply(state, flex.notation.read_move(text, state))
    return state


def rank(flex, state, name):
    """The piece on a place: 2 is a white double, −1 a black single."""
    return int(state.pieces[flex.notation.NAMES.index(name)])


def truth(flex, state):
    """What equality looks at: the bytes before the first derived field."""
    return state.tobytes()[: flex.rules.State.fields[flex.rules.DERIVED[0]][1]]


def ended(flex, state):
    """How the game ended, and the winning seats as a bit mask."""
    scores = np.zeros(2)
    assert (flex.rules.seat(state) == turns.OVER) == (flex.rules.reason(state) != 0)
    mask = flex.rules.outcome(state, scores)
    assert scores.sum() == (flex.rules.reason(state) != 0)
    return flex.rules.REASONS[flex.rules.reason(state)], int(mask)
