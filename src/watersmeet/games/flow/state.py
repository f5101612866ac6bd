"""The state of Flow, and the measures of its board."""

import numpy as np

from watersmeet.games.flow.tiles import CARDS, KINDS, SCENARIOS

WIDE = 7
SQUARES = WIDE * WIDE
SEATS = 6
ANIMALS = (0, 6, 42, 48)  # a1, g1, a7, g7
BOAT = 24  # d4
MIDDLE = 3  # the central row and column, over which no wave comes

State = np.dtype(
    [
        ("birds", np.int64),  # squares on which a bird sits, a bit each: square = row × 7 + column, from a1
        ("cells", np.int8, SQUARES),  # what lies there; Animals and the Boat are not listed
        ("stack", np.int8, len(KINDS)),  # tiles face down, of each kind
        ("face_up", np.int8, len(KINDS)),  # tiles that Fishing turned up
        ("discards", np.int8, len(KINDS)),  # tiles that left the board, or were never placed
        ("hands", np.int8, (SEATS, len(CARDS) + 1)),  # cards of each seat; the last place counts cards not known
        ("deck", np.int8, len(CARDS)),  # cards to be drawn, with those that lie unknown in hands
        ("used", np.int8, len(CARDS)),  # cards that were played
        ("scenarios", np.int8, len(SCENARIOS)),  # scenario cards in play
        ("unseen", np.int8),  # scenario cards still to be drawn
        ("gone", np.int8),  # scenario obstacles out of the game
        ("boat", np.int8),  # the Boat's open sides, a bit each
        ("held", np.int8),  # the kind of tile in hand, ROCK, or NONE
        ("lifted", np.int8),  # the square that Current took it from, or NONE
        ("phase", np.int8),  # what is to be decided
        ("turn", np.int8),  # whose turn it is
        ("todo", np.int8),  # how often chance still has to draw in this phase
        ("players", np.int8),
        ("pace", np.int8),  # turns in a round; 0 where the outside world ends it
        ("left", np.int8),  # turns left in this round, this one included; 0 without a pace
        ("late", np.int8),  # 1 where time was called in the middle of an action
        ("talk", np.int8),  # 1 between rounds under no-communication: all may talk, and hands are shown
        ("calm", np.int8),  # 1 while Calm Waters waits for its wave
        ("played", np.int8),  # 1 under one-card when this round's card has been played
        ("open", np.int64, 4),  # for each side, the squares that are open there, a bit each
        ("solid", np.int64),  # squares on which something lies or lives
        ("rocks", np.int64),  # squares of scenario obstacles
        ("stops", np.int64),  # squares of tiles with an obstacle
    ],
    align=True,
)
DERIVED = ("open", "solid", "rocks", "stops")
