"""Who acts, as a number: seats count from 0, and these stand for nobody's turn."""

CHANCE = -1  # what happens next is drawn by lot
OVER = -2  # nobody acts any more
NOBODY = -1  # as a viewer: a spectator, who holds no seat
HIDDEN = -1  # as a move: chance's, masked in a view; its text is `=?`
