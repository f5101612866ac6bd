"""How these tests make positions: a state from its text, moves played by their texts, boards of the recorded games."""

import numpy as np

from watersmeet.kernel import states

KINDS = ("straight", "corner", "cross", "obstacle-straight", "obstacle-corner", "obstacle-cross")
FIRST = (1, 3, 7, 8, 10, 14)
ROCK = 15


class Table:
    """A game of Flow in one mode, played by texts."""

    def __init__(self, flow, **options):
        self.flow, self.rules = flow, flow.rules
        self.options = {"players": 2, "scenarios": 0, "pace": 8, "seconds": 60} | options
        self.state = states.blank(self.rules.State)
        self.rules.setup(self.state, *flow.numbers(flow.settled(self.options)))

    def copy(self):
        """The same table once more, on a state of its own."""
        other = object.__new__(Table)
        vars(other).update(vars(self), state=states.copied(self.state))
        return other

    def legal(self):
        """The legal moves as texts."""
        moves = np.zeros(self.rules.MOVES, np.int32)
        count = self.rules.legal(self.state, moves)
        return [self.flow.notation.write_move(int(move)) for move in moves[:count]]

    def odds(self):
        """What chance can bring, with its weight."""
        weights = np.zeros(self.rules.MOVES, np.float64)
        self.rules.odds(self.state, weights)
        moves = self.legal()
        return dict(zip(moves, weights[: len(moves)], strict=True))

    def play(self, *texts):
        """Play these; each must be legal, or something that the outside world may do now."""
        for text in texts:
            assert text in self.legal() or text in self.events(), (text, self.legal(), self.text())
            self.rules.apply(self.state, self.flow.notation.read_move(text, self.state))
        return self

    def events(self):
        """What the outside world may do now."""
        moves = np.zeros(4, np.int32)
        return [self.flow.notation.write_move(int(move)) for move in moves[: self.rules.events(self.state, moves)]]

    def dealt(self, *cards):
        """Deal these cards, one after another from seat 0."""
        return self.play(*(f"={card}" for card in cards))

    def hold(self, kind):
        """Whoever acts has drawn a tile of this kind."""
        return self.has(held=KINDS.index(kind), phase=self.rules.phases.PLACE)

    def cells(self):
        """What lies where, by name: {"b1": "corner/3"}."""
        found = {}
        for square, code in enumerate(int(cell) for cell in self.state.cells):
            if code:
                kind = max(kind for kind, first in enumerate((*FIRST, ROCK)) if first <= code)
                found[name(square)] = "rock" if code == ROCK else f"{KINDS[kind]}/{code - FIRST[kind]}"
        return found

    def birds(self):
        """The squares on which birds sit."""
        return [name(square) for square in range(49) if int(self.state.birds) >> square & 1]

    def seat(self):
        """Who acts."""
        return int(self.rules.seat(self.state))

    def why(self, text):
        """Why a move is refused, in words; empty where it is legal."""
        rows = np.zeros((self.rules.ROWS, 8), np.int32)
        number = self.flow.notation.read_move(text, self.state)
        found = {int(row[0]): tuple(map(int, row)) for row in rows[: self.rules.judge(self.state, rows)]}
        verdict = self.flow.explain.verdict(self.state, text, number, found.get(number))
        return "" if verdict.legal else verdict.because

    def fault(self):
        """Why the position cannot stand; empty where it can."""
        found = self.rules.sound(self.state)
        return str(self.flow.explain.SENTENCES[found].say()) if found else ""

    def text(self):
        """The position's own fields."""
        return ";".join(self.flow.notation.write(self.state))

    def pile(self, pile):
        """A pile of tiles or cards as counts."""
        return [int(count) for count in self.state[pile]]

    def has(self, **fields):
        """Set fields of the state, as a set-up position does; a dict sets places of one."""
        for name, value in fields.items():
            if isinstance(value, dict):
                for place, count in value.items():
                    self.state[name][place] = count
            else:
                self.state[name] = value
        self.rules.derive(self.state)
        return self

    def board(self, tiles, boat="NESW"):
        """Lay these tiles: {"b1": "corner/3", "c2": "rock"}."""
        self.state.cells[:] = 0
        for name, tile in tiles.items():
            kind, _, turn = tile.partition("/")
            self.state.cells[place(name)] = ROCK if kind == "rock" else FIRST[KINDS.index(kind)] + int(turn)
        self.state.boat = sum(1 << "NESW".index(side) for side in boat)
        self.rules.derive(self.state)
        return self


def name(square):
    """`c1` for the third square."""
    return f"{'abcdefg'[square % 7]}{square // 7 + 1}"


def place(name):
    """The number of a square."""
    return (int(name[1]) - 1) * 7 + "abcdefg".index(name[0])
