"""What Flow waits for: a decision, or what is drawn by lot. Set-up comes first, then turns, cards, the wave, the end."""

DEAL, SCENARIO, ROCKS, SIDE = range(4)  # set-up
START, TURN = 4, 5  # a round, and a turn in it, are to be begun
DRAWN, PLACE, EXCHANGED = 6, 7, 8  # a tile is drawn by lot, placed, or exchanged for a card by lot
FISH, SUPPORTED, PERCH, LIFT, PUT, FETCH, LAY = range(9, 16)  # cards under way
DIE, ROLL, ROLL_BLACK, ROLL_WHITE = range(16, 20)  # the wave
WON, LOST = 20, 21
WORDS = (
    "deal", "scenario", "rocks", "side", "start", "turn", "drawn", "place", "exchanged", "fish", "support", "bird",
    "lift", "put", "fetch", "lay", "die", "roll", "roll-black", "roll-white", "won", "lost",
)  # fmt: skip
