"""The tiles and cards of Flow: how many there are of each, and where their ways lead.

The rulebook says how many tiles there are, not of which kind: the counts in `TILES` are ours (R-FLOW-2).
Sides are counted clockwise from the north, and a set of sides is a number of four bits:

      1          straight/0    corner/0      cross/0
    8   2          |             |_           _|_
      4            |                           |
"""

NORTH, EAST, SOUTH, WEST = range(4)
LETTERS = "NESW"

STRAIGHT, CORNER, CROSS, BLOCKED_STRAIGHT, BLOCKED_CORNER, BLOCKED_CROSS, ROCK = range(7)
KINDS = ("straight", "corner", "cross", "obstacle-straight", "obstacle-corner", "obstacle-cross")
TILES = (12, 12, 8, 4, 4, 2)  # of each kind: 42
PLAIN = 3  # the first three kinds have no obstacle, and may be exchanged for a card
TURNS = (2, 4, 1, 2, 4, 1, 1)  # how many ways of turning each kind look different
NONE = -1

# What lies on a square: nothing, a kind in one of its turns, or a scenario obstacle.
EMPTY = 0
FIRST = (1, 3, 7, 8, 10, 14, 15)  # each kind as it lies before it is turned
BOULDER = 15  # a scenario obstacle as it lies
KIND = (NONE, 0, 0, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4, 4, 5, ROCK)
EDGES = (0, 5, 10, 3, 6, 12, 9, 15, 5, 10, 3, 6, 12, 9, 15, 0)  # the open sides

SUPPORT, BIRD, CURRENT, FISHING, CALM, RETURN = range(6)
CARDS = ("support", "bird", "current", "fishing", "calm", "return")
DECK = (3, 3, 3, 2, 2, 2)  # of each card: 15
UNKNOWN = 6  # in a hand: cards that this viewer may not know

OBSTACLES, SILENCE, ONE_CARD, NO_NEW, PROTECTED, SINGLE_PATH, REMAIN = range(7)
SCENARIOS = (
    "obstacles",
    "no-communication",
    "one-card",
    "no-new-cards",
    "no-support-current",
    "single-path",
    "obstacles-remain",
)
COPIES = (4, 2, 1, 1, 1, 1, 1)  # of each scenario card: 11
BIRDS = 3
