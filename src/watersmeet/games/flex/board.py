"""Flex's board, what a move number means, and the state that the rules work on."""

import numpy as np

from watersmeet.boards import hexagon

SIDE = 5
CELLS = len(hexagon.cells(SIDE))
NOWHERE = hexagon.OFF

WHITE, BLACK = 1, -1  # what a tile shows, and the sign of a piece: 2 is a white double, −3 a black triple
EMPTY = 0
PIECES = 9  # a side has at most so many

# A move is a cell and a way: flip the tile there, or go from there by a step or a jump, clockwise from the
# north-east. `GOES` says where to; the cell that a jump goes over is where the step six ways before leads.
FLIP, STEP, JUMP, WAYS = 0, 1, 7, 13
STOP = CELLS * WAYS  # the move after the last cell's
GOES = np.array(
    [
        (cell, *near, *far)
        for cell, (near, far) in enumerate(zip(hexagon.reached(SIDE, 1), hexagon.reached(SIDE, 2), strict=True))
    ],
    np.int8,
)

# Small letters are tiles, capitals the pieces on them; rows from the top (R-FLEX-1).
START = """
        bB bB bB bB bB
       b wB wB wB wB w
      b  w  b  b  b  b  w
    b  w  b  w  w  w  b  w
   b  w  b  w  b  b  w  b  w
    b  w  b  b  b  w  b  w
      b  w  w  w  w  b  w
       b bW bW bW bW w
        wW wW wW wW wW
"""
SIGNS = {"b": BLACK, "w": WHITE, "B": BLACK, "W": WHITE, "": EMPTY}
START_TILES = np.array([SIGNS[place[0]] for place in START.split()], np.int8)
START_PIECES = np.array([SIGNS[place[1:]] for place in START.split()], np.int8)

# Whose home row a cell is in: Black's is A, White's I.
HOME = np.array([BLACK if c < SIDE else WHITE if c >= CELLS - SIDE else EMPTY for c in range(CELLS)], np.int8)

# The symmetries, as the board's: itself, and left and right exchanged; with the colours exchanged too, top and
# bottom exchanged, and the half turn.
SYMMETRIES = 4
KINDS = (0, 6, 9, 3)
TURNED = np.array([hexagon.turned(k, SIDE) for k in KINDS], np.int8)
TURNED_WAY = np.array(
    [
        (FLIP, *(STEP + to for to in turned), *(JUMP + to for to in turned))
        for turned in ([hexagon.turned_direction(k, direction) for direction in range(6)] for k in KINDS)
    ],
    np.int8,
)

TIMES = 3  # a position that comes so often at the start of a turn is a draw (R-FLEX-8)
IDLE = 100  # so many turns in a row without capture or promotion are a draw (R-FLEX-8)

# The most decisions that a text can hold: a hundred turns without a capture, each of a triple, whose every
# move jumps over its eight friends once at most (each lies between two cells of its way) and then stops.
LONGEST = IDLE * 3 * PIECES

State = np.dtype(
    [
        ("tiles", np.int8, CELLS),  # BLACK or WHITE
        ("pieces", np.int8, CELLS),  # EMPTY, or a rank from 1 to 3 with its owner's sign
        ("mover", np.int8),  # WHITE or BLACK: who acts, or acted last
        ("banned", np.int8),  # the tile flipped in the turn just before; NOWHERE once a piece moves, or where none was
        ("at", np.int8),  # where the piece is that moves in this turn; NOWHERE until one does
        ("left", np.int8),  # moves that it still makes in this turn, the one under way included
        ("jumping", np.int8),  # 1 while its move is a jump that could go on
        ("touched", np.int8),  # 1 where this move has touched the row that promotes it
        ("stood", np.int64),  # bit c: it has stood on cell c in this move, and has captured nothing since
        ("kept", np.int16),  # how many keys there are: 0 in a turn that has captured or promoted
        ("keys", np.uint64, IDLE + 1),  # of each turn's first position since the last capture or promotion
        ("end", np.int8),  # place in REASONS, 0 while the game goes on; from here on fields are DERIVED
        ("key", np.uint64),  # of the tiles and pieces as they lie now
        ("before", np.int8, CELLS),  # the pieces as they stood when this turn began
        ("before_banned", np.int8),  # and the tile that was banned then
        ("which", np.int8, CELLS),  # each piece's own number, for pictures: it stays while the piece does
        ("turn", np.int16),  # where this turn begins in `since`
        ("base_tiles", np.int8, CELLS),  # the position at the start of the oldest turn still kept, or else of
        ("base_pieces", np.int8, CELLS),  # the turn under way
        ("base_mover", np.int8),
        ("base_banned", np.int8),
        ("made", np.int16),  # how many decisions have led from there to here
        ("since", np.int16, LONGEST),  # and which
        ("torn", np.int8),  # 1 where not all of those that a text gave could be played
    ],
    align=True,
)
DERIVED = (
    *("end", "key", "before", "before_banned", "which", "turn"),
    *("base_tiles", "base_pieces", "base_mover", "base_banned", "made", "since", "torn"),
)
