"""The numbers of Flow's moves, each the first of its kind."""

from watersmeet.games.flow.state import SQUARES, WIDE
from watersmeet.games.flow.tiles import CARDS, KINDS, SCENARIOS

PLACE = 0  # square × 4 + quarter turns clockwise
TARGET = 4 * SQUARES  # a square
DRAW = TARGET + SQUARES
TAKE = DRAW + 1  # a tile that lies face up, by its kind
CARD = TAKE + len(KINDS)
EXCHANGE = CARD + len(CARDS)
DISCARD, BLACK, WHITE, BOAT = EXCHANGE + 1, EXCHANGE + 2, EXCHANGE + 3, EXCHANGE + 4
START, TIME = BOAT + 4, BOAT + 5
CROSSING = TIME + 1  # both dice: the square where their lines meet
COLUMN = CROSSING + SQUARES  # the black die alone
ROW = COLUMN + WIDE  # the white die alone
TILE = ROW + WIDE
DEALT = TILE + len(KINDS)
SCENARIO = DEALT + len(CARDS)
MOVES = SCENARIO + len(SCENARIOS)
ROWS = TARGET + CROSSING - DRAW
CHOICES = CROSSING - DRAW  # moves of seats that name no square
