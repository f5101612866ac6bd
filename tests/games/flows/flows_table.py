"""Flows' rules in one mode, and short ways to ask them about states as they are."""

import random

import numpy as np

from watersmeet.boards import hexagon
from watersmeet.games.flows import numbers, settle
from watersmeet.kernel import states

SEATINGS = (
    (2, (0, 2)),
    (2, (4, 3)),
    (3, (1, 3, 5)),
    (3, (5, 0, 1)),
    (4, (0, 1, 3, 4)),
    (5, (3, 4, 5, 0, 2)),
    (6, (1, 2, 3, 4, 5, 0)),
)


class Table:
    """The rules in one mode, with scratch of their own, over states as they are."""

    def __init__(self, folder):
        self.rules, self.notation, self.explain = folder.rules, folder.notation, folder.explain
        self.folder, self.compiled = folder, hasattr(folder.rules.legal, "py_func")
        self.work = states.blank(self.rules.Work)
        self.moves = np.zeros(self.rules.MOVES, np.int32)

    def start(self, players=2, seats=None):
        """An empty board."""
        state = states.blank(self.rules.State)
        self.rules.setup(state, *numbers(settle({"players": players, "seats": seats})))
        return state

    def read(self, board, players=2, seats=None, turn=None, drawn="-", ended="on"):
        """A state from the text of its board."""
        state = self.start(players, seats)
        turn = turn or self.notation.SIDES[int(state.turn)]
        blank = self.start(players, seats)
        rows = board.split("/")
        for row, text in zip(hexagon.rows(4), rows, strict=True):
            blank.tiles[list(row)] = self.notation.read_row(text, len(row))
        blank.drawn = next(kind for kind, text in self.notation.DRAWN.items() if text == drawn)
        left = ",".join(map(str, self.notation.left(blank)))
        self.notation.read((board, turn, drawn, left, ended), state)
        self.rules.derive(state)
        return state

    def legal(self, state):
        """The legal moves as texts."""
        found = self.rules.legal(state, self.moves, self.work)
        return [self.notation.write_move(int(move)) for move in self.moves[:found]]

    def play(self, state, *texts):
        """The same state after these moves."""
        for text in texts:
            self.rules.apply(state, self.notation.read_move(text, state), self.work)
        return state

    def seat(self, state):
        """Who acts."""
        return self.rules.seat(state)

    def winners(self, state):
        """Winning seats, scores, and the reason."""
        scores = np.zeros(6)
        mask = self.rules.outcome(state, scores)
        count = int(state.players)
        won = tuple(seat for seat in range(6) if mask >> seat & 1)
        return won, tuple(scores[:count]), self.rules.REASONS[self.rules.reason(state)]

    def game(self, seed, players=2, seats=None, most=100):
        """The states of a random game, each its own."""
        dice, state = random.Random(seed), self.start(players, seats)
        found = [states.copied(state)]
        while self.seat(state) != -2 and len(found) <= most:
            count = self.rules.legal(state, self.moves, self.work)
            weights = [1] * count
            if self.seat(state) == -1:
                weights = [int(left) for left in state.left if left]
            self.rules.apply(state, int(dice.choices(self.moves[:count], weights)[0]), self.work)
            found.append(states.copied(state))
        return found
