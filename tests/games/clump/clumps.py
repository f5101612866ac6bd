"""What tests of Clump share: positions from drawings, moves as texts, random games."""

from random import Random

import numpy as np

from watersmeet.kernel import states


def drawn(clump, board, mover="red", *, pie=0, first="red", offered=False):
    """A state from a drawing, whether or not it is sound."""
    state = states.blank(clump.rules.State)
    clump.rules.setup(state, board.count("/") + 1, pie)
    clump.notation.read((board, mover, f"first={first}", *["swap"] * offered), state)
    clump.rules.derive(state)
    return state


def start(clump, size, pie=0):
    """The first state."""
    state = states.blank(clump.rules.State)
    clump.rules.setup(state, size, pie)
    return state


def text(clump, state):
    """The board of a state as text."""
    return clump.notation.write(state)[0]


def actions(clump, state):
    """The legal moves as numbers."""
    moves = np.zeros(clump.rules.MOVES, np.int32)
    return [int(move) for move in moves[: clump.rules.legal(state, moves)]]


def legal(clump, state):
    """The legal moves as texts."""
    return [clump.notation.write_move(move) for move in actions(clump, state)]


def played(clump, state, *texts):
    """The state after these moves."""
    for each in texts:
        clump.rules.apply(state, clump.notation.read_move(each, state))
    return state


def judged(clump, state):
    """For every candidate its text, and what `judge` says of it: the code and six numbers."""
    rows = np.zeros((clump.rules.ROWS, 8), np.int32)
    found = rows[: clump.rules.judge(state, rows)]
    return {clump.notation.write_move(int(row[0])): tuple(int(number) for number in row[1:]) for row in found}


def journey(clump, size, seed, pie=0):
    """The states of a random game, first to last, each of its own."""
    state, dice = start(clump, size, pie), Random(seed)
    yield states.copied(state)
    while moves := actions(clump, state):
        clump.rules.apply(state, dice.choice(moves))
        yield states.copied(state)


def mixed(size, seed):
    """A full board with half of the stones of each colour, lying anyhow."""
    stones = list("rb" * (size * size // 2))
    Random(seed).shuffle(stones)
    return "/".join("".join(stones[i : i + size]) for i in range(0, len(stones), size))
