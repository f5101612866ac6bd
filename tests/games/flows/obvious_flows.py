"""Flows' legality the slow, obvious way, by a SAT solver. Nothing here comes from `src/`.

A team's way is written down as gaps that it uses: gaps are the sides of hexes, two neighbours share one. In an
empty hex a team's gaps are joined in pairs, no gap for two, and two straight ways never meet; in a tile gaps go
with the ones they are joined to. A way begins with one gap on its own side of the board and ends with one on the side
opposite. (Rings that satisfy this too do no harm: the way is still there.)
"""

from itertools import combinations

from pysat.solvers import Solver

TILES = {"b": "35 41 02", "k": "32 40 51", "r": "32 41 50", "s": "32 45 01"}
TURNS = {"b": 3, "k": 6, "r": 3, "s": 2}
STEPS = ((-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1))
HEXES = tuple((row, diagonal) for row in range(7) for diagonal in range(7) if abs(row - diagonal) < 4)
NAMES = {(row, diagonal): f"{'ABCDEFG'[row]}{diagonal + 1}" for row, diagonal in HEXES}
PAIRS = tuple(combinations(range(6), 2))
STRAIGHT = ((0, 3), (1, 4), (2, 5))
FACES = tuple(f"{kind}{turn}" for kind in "bkrs" for turn in range(TURNS[kind]))


def joined(face):
    """The pairs of sides that a tile joins: `k2` is a kimono turned twice."""
    turn = int(face[1])
    return [tuple(sorted(((int(a) + turn) % 6, (int(b) + turn) % 6))) for a, b in TILES[face[0]].split()]


def outward():
    """Who owns each outward side: walking clockwise round the board from A1's middle one, seven each (R-FLOWS-2)."""
    cell, side, owned = (0, 0), 5, {}
    for number in range(42):
        owned[cell, side] = number // 7
        side = (side + 1) % 6
        while (there := step(cell, side)) in NAMES:  # a hex in the way: go on along its rim
            cell, side = there, (side + 4) % 6
    return owned


def step(cell, side):
    """The place beside a hex."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


OWNER = outward()


def gap(cell, side):
    """One name for a side that two hexes share."""
    there = step(cell, side)
    return min((cell, side), (there, (side + 3) % 6)) if there in NAMES else (cell, side)


class Board:
    """What lies where, as {"D4": "k2"}, and the axes (0, 1, 2) of the teams that play."""

    def __init__(self, tiles, axes):
        self.tiles, self.axes, self.numbers = tiles, axes, {}
        self.solver = Solver("glucose4")
        for cell in HEXES:
            self.lying(cell) if NAMES[cell] in tiles else self.empty(cell)
        gaps = {gap(cell, side) for cell in HEXES for side in range(6)}
        for each in gaps:
            self.at_most_one([self.uses(axis, each) for axis in axes])
        for axis in axes:
            self.begin_and_end(axis)

    def close(self):
        """Let the solver's memory go."""
        self.solver.delete()

    def number(self, *what):
        """The variable for a fact."""
        return self.numbers.setdefault(what, len(self.numbers) + 1)

    def uses(self, axis, each):
        """A team's way uses a gap."""
        return self.number("gap", axis, each)

    def pair(self, axis, cell, pair):
        """A team's way joins two sides of an empty hex."""
        return self.number("pair", axis, cell, pair)

    def at_most_one(self, facts):
        """No two of these."""
        for one, two in combinations(facts, 2):
            self.solver.add_clause([-one, -two])

    def lying(self, cell):
        """Water that comes into a tile leaves by the side that is joined."""
        for a, b in joined(self.tiles[NAMES[cell]]):
            for axis in self.axes:
                one, two = self.uses(axis, gap(cell, a)), self.uses(axis, gap(cell, b))
                self.solver.add_clause([-one, two])
                self.solver.add_clause([one, -two])

    def empty(self, cell):
        """Any disjoint pairs but two straights."""
        for side in range(6):
            here = [pair for pair in PAIRS if side in pair]
            self.at_most_one([self.pair(axis, cell, pair) for axis in self.axes for pair in here])
            for axis in self.axes:
                used = self.uses(axis, gap(cell, side))
                self.solver.add_clause([-used, *(self.pair(axis, cell, pair) for pair in here)])
                for pair in here:
                    self.solver.add_clause([used, -self.pair(axis, cell, pair)])
        self.at_most_one([self.pair(axis, cell, pair) for axis in self.axes for pair in STRAIGHT])

    def begin_and_end(self, axis):
        """One gap of the own side, one of the side opposite, none of any other."""
        for owner in range(6):
            facts = [self.uses(axis, (cell, side)) for (cell, side), owned in OWNER.items() if owned == owner]
            if owner % 3 == axis:
                self.solver.add_clause(facts)
                self.at_most_one(facts)
            else:
                for fact in facts:
                    self.solver.add_clause([-fact])

    def can_all_be_served(self, cell=None, face=None, axes=None):
        """Whether the teams can all have their way at once, with one more tile laid if asked."""
        wanted = []
        if cell is not None:
            allowed = joined(face)
            wanted = [-self.pair(axis, cell, pair) for axis in self.axes for pair in PAIRS if pair not in allowed]
        return self.solver.solve(assumptions=wanted)

    def completes(self, cell, face):
        """The axes along which a tile would complete a flow."""
        tiles = {**self.tiles, NAMES[cell]: face}
        return {axis for axis in self.axes if any(self.arrives(tiles, axis, start) for start in OWNER)}

    def arrives(self, tiles, axis, start):
        """Whether water from an outward side of an axis comes out at the side opposite."""
        if OWNER[start] != axis:
            return False
        cell, side = start
        while NAMES.get(cell) in tiles:
            side = next(b if a == side else a for a, b in joined(tiles[NAMES[cell]]) if side in (a, b))
            if (cell, side) in OWNER:
                return OWNER[cell, side] == axis + 3
            cell, side = step(cell, side), (side + 3) % 6
        return False

    def legal(self, cell, face):
        """Ruling 5, word by word."""
        return bool(self.completes(cell, face)) or self.can_all_be_served(cell, face)
