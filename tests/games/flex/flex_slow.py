"""Flex once more, slow and obvious: names of places, dictionaries, whole positions kept. It uses nothing of the library.

A move is its text. What the rules do cleverly is done here by looking: repetition compares positions, not keys.
"""

START = """
A bB bB bB bB bB
B b wB wB wB wB w
C b w b b b b w
D b w b w w w b w
E b w b w b b w b w
F b w b b b w b w
G b w w w w b w
H b bW bW bW bW w
I wW wW wW wW wW
"""
FIRST_DIAGONAL = {"F": 2, "G": 3, "H": 4, "I": 5}
DIRECTIONS = [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)]
HOME = {"W": "I", "B": "A"}
OTHER = {"W": "B", "B": "W"}


class Slow:
    """A game of Flex in progress."""

    def __init__(self):
        self.tiles, self.pieces = {}, {}
        for line in START.split("\n")[1:-1]:
            row, *places = line.split()
            for diagonal, place in enumerate(places, FIRST_DIAGONAL.get(row, 1)):
                self.tiles[f"{row}{diagonal}"] = place[0].upper()
                if len(place) > 1:
                    self.pieces[f"{row}{diagonal}"] = (place[1], 1)
        self.mover, self.banned = "W", None
        self.piece = None  # where the piece stands whose turn is under way
        self.owed = 0  # moves that it has to make, this one included
        self.stood = None  # where it has stood in a jumping move that could go on
        self.rises = False
        self.past = []
        self.winners, self.reason = None, None
        self.begin()

    def beyond(self, name, direction, steps):
        """The place so many steps away, or None."""
        down, along = DIRECTIONS[direction]
        found = f"{chr(ord(name[0]) + steps * down)}{int(name[1:]) + steps * along}"
        return found if found in self.tiles else None

    def owner(self, name):
        """Whose piece stands there."""
        return self.pieces[name][0] if name in self.pieces else None

    def foreign(self, name):
        """Whether the piece there stands on a tile of the other colour."""
        return self.tiles[name] != self.owner(name)

    def steps(self, name):
        """Where the piece there can step."""
        if self.foreign(name):
            return []
        around = [self.beyond(name, direction, 1) for direction in range(6)]
        return [to for to in around if to is not None and to not in self.pieces]

    def jumps(self, name):
        """Where the piece there can jump, and over what."""
        found = []
        for direction in range(6):
            over, to = self.beyond(name, direction, 1), self.beyond(name, direction, 2)
            if to is None or over not in self.pieces or to in self.pieces:
                continue
            captures = self.owner(over) != self.owner(name)
            if captures or self.stood is None or to not in self.stood:
                found.append((to, over))
        return found

    def legal(self):
        """Every legal move, sorted."""
        if self.winners is not None:
            return []
        if self.stood is not None:
            return sorted(["stop"] + [f"{self.piece}-{to}" for to, _ in self.jumps(self.piece)])
        if self.owed:
            return sorted(self.moves_of(self.piece))
        flips = [f"*{name}" for name in self.tiles if name not in self.pieces and name != self.banned]
        mine = [name for name in self.pieces if self.owner(name) == self.mover]
        return sorted(flips + [move for name in mine for move in self.moves_of(name)])

    def moves_of(self, name):
        """The steps and jumps of the piece there."""
        return [f"{name}-{to}" for to in self.steps(name) + [to for to, _ in self.jumps(name)]]

    def play(self, move):
        """Play a legal move."""
        if move == "stop":
            self.end_move()
        elif move[0] == "*":
            self.tiles[move[1:]] = OTHER[self.tiles[move[1:]]]
            self.end_turn(move[1:])
        else:
            start, to = move.split("-")
            self.owed = self.owed or self.pieces[start][1]
            jumped = dict(self.jumps(start))
            if self.stood is None and to in self.steps(start):
                self.put(start, to)
                self.end_move()
            else:
                self.jump(start, to, jumped[to])

    def put(self, start, to):
        """Move a piece, and see whether it touches the row that promotes it."""
        owner, rank = self.pieces[to] = self.pieces.pop(start)
        self.piece = to
        self.rises |= to[0] == {1: HOME[OTHER[owner]], 2: HOME[owner], 3: None}[rank]

    def jump(self, start, to, over):
        """One jump of a move."""
        self.stood = (self.stood or []) + [start]
        self.put(start, to)
        if self.owner(over) != self.mover:
            del self.pieces[over]
            self.stood = []
            self.past = []
            if OTHER[self.mover] not in [owner for owner, _ in self.pieces.values()]:
                self.winners, self.reason = [self.mover], "eliminated"
                return
        self.stood.append(to)
        if self.foreign(to) or not self.jumps(to):
            self.end_move()

    def end_move(self):
        """A move of the piece ends."""
        if self.rises:
            owner, rank = self.pieces[self.piece]
            self.pieces[self.piece] = (owner, rank + 1)
            self.past = []
        self.stood, self.rises = None, False
        self.owed -= 1
        if not self.owed or self.foreign(self.piece):
            self.end_turn(None)

    def end_turn(self, banned):
        """The other player's turn begins."""
        self.mover, self.banned, self.piece, self.owed = OTHER[self.mover], banned, None, 0
        self.begin()

    def begin(self):
        """Keep the position, and see whether the game ends here."""
        self.past.append((dict(self.tiles), dict(self.pieces), self.mover, self.banned))
        mine = [name for name in self.pieces if self.owner(name) == self.mover]
        if not any(self.moves_of(name) for name in mine):
            self.winners, self.reason = [OTHER[self.mover]], "immobile"
        elif self.past.count(self.past[-1]) == 3:
            self.winners, self.reason = [], "repetition"
        elif len(self.past) > 100:
            self.winners, self.reason = [], "no-progress"
