"""The giant wave (R-FLOW-1, 7): a column by the black die, a row by the white one.

W1  Every tile on a line that is washed over goes to the discards, a scenario obstacle out of the game.
W2  Where a bird sits, the bird goes instead; where both lines cross, bird and tile go together.
W3  With obstacles-remain neither obstacles nor their birds go.
"""

import numpy as np

from watersmeet.games.flow.state import WIDE
from watersmeet.games.flow.tiles import EMPTY, KIND, PLAIN, REMAIN, ROCK
from watersmeet.games.flow.water import clear
from watersmeet.kernel.compiled import compiled


@compiled
def wash_column(state: np.record, column: int, spared: int) -> None:
    """A wave over a column, but for one row."""
    for row in range(WIDE):
        if row != spared:
            wash(state, row * WIDE + column)


@compiled
def wash_row(state: np.record, row: int, spared: int) -> None:
    """A wave over a row, but for one column."""
    for column in range(WIDE):
        if column != spared:
            wash(state, row * WIDE + column)


@compiled
def wash_both(state: np.record, square: int) -> None:
    """Both waves, which cross on this square (W2)."""
    row, column = square // WIDE, square % WIDE
    wash_column(state, column, row)
    wash_row(state, row, column)
    if not stays(state, square):
        state.birds &= ~(1 << square)
        wash(state, square)


@compiled
def stays(state: np.record, square: int) -> bool:
    """Whether a wave leaves the square as it is: nothing lies there, or an obstacle that remains (W3)."""
    kind = KIND[state.cells[square]]
    return bool(state.cells[square] == EMPTY or (kind >= PLAIN and state.scenarios[REMAIN]))


@compiled
def wash(state: np.record, square: int) -> None:
    """One wave over one square (W1, W2)."""
    if stays(state, square):
        return
    if state.birds >> square & 1:
        state.birds &= ~(1 << square)
    else:
        remove(state, square)


@compiled
def remove(state: np.record, square: int) -> None:
    """Take a tile off the board for good: to the discards, or out of the game. A bird flies home."""
    kind = KIND[state.cells[square]]
    state.birds &= ~(1 << square)
    if kind == ROCK:
        state.gone += 1
    else:
        state.discards[kind] += 1
    clear(state, square)
