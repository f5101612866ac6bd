"""Flume: hold more stones than your opponent when the board is full. By Mark Steere, 2010.

    1  The board is n x n points, n odd, inside a frame of green stones.
    2  A stone connects to each of its four neighbours that is a stone: red, blue, or green of the frame.
    3  Three or four connections: place again, anywhere. Two or fewer: the turn ends.
    4  The game ends when the board is full. More stones wins; there is no draw.
    5  With the pie rule, seat 1's very first decision may be `swap`: the players exchange colours.
    6  With `opening="no-centre"` the first stone may not lie on the centre.

    G G G G G
    G . r . G     red b3 has one connection (the frame): Red's turn ends.
    G . . b G     blue c2 has two (the frame, and c1): Blue's turn ends.
    G . . r G     red c1, placed with blue on c2, has three: Red places again.
    G G G G G

The numbers are those of the rulings on Flume (docs/rules/flume.md).
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.boards.square import SYMMETRIES, turned
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.draw import below
from watersmeet.kernel.turns import OVER

WIDEST = 13
ROW = WIDEST + 2  # the frame stands on both sides
EMPTY, RED, BLUE, FRAME = 0, 1, 2, 3
ANY, NO_CENTRE = 0, 1  # openings

SWAP = WIDEST * WIDEST
POINTS = np.array([(row + 1) * ROW + column + 1 for row in range(WIDEST) for column in range(WIDEST)], np.int16)
"""For each placement's number its place in `cells`: a table, since dividing took a tenth of a random game."""
MOVES = SWAP + 1
ROWS = MOVES
REASONS = ("", "stones")

TAKEN, CENTRE, NO_PIE, TOO_LATE = 1, 2, 3, 4  # refusals
BAD_TURN, BAD_SWAP = 5, 6  # why a set-up cannot stand

State = np.dtype(
    [
        ("cells", np.int8, (ROW * ROW,)),  # EMPTY, RED or BLUE; FRAME around the board and beyond
        ("width", np.int8),  # points to a side
        ("pie", np.int8),  # whether seat 1 may swap (5)
        ("opening", np.int8),  # ANY or NO_CENTRE (6)
        ("colour", np.int8),  # RED or BLUE, who is to place; EMPTY when the board is full
        ("red", np.int8),  # the seat that holds Red: 1 after a swap
        ("left", np.int16),  # empty points
        ("stones", np.int16, (3,)),  # how many of each colour lie on the board
        ("empties", np.int16, (SWAP,)),  # the empty points' move numbers, in no order; the first `left` count
        ("found", np.int16, (SWAP,)),  # where each of them stands in `empties`
    ],
    align=True,
)
DERIVED = ("left", "stones", "empties", "found")


@compiled
def setup(state: np.record, width: int, pie: int, opening: int) -> None:
    """An empty board inside its frame, Red to place (1)."""
    state.width, state.pie, state.opening = width, pie, opening
    state.cells[:] = FRAME
    for row in range(width):
        for column in range(width):
            state.cells[POINTS[row * WIDEST + column]] = EMPTY
    state.colour = RED
    state.red = 0
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Count the stones, and list the empty points."""
    state.left = 0
    state.stones[:] = 0
    state.empties[:] = 0
    state.found[:] = 0
    for row in range(state.width):
        for column in range(state.width):
            move = row * WIDEST + column
            cell = state.cells[POINTS[move]]
            state.stones[cell] += 1
            if cell == EMPTY:
                state.empties[state.left] = move
                state.found[move] = state.left
                state.left += 1
    state.stones[EMPTY] = 0


@compiled
def connections(state: np.record, move: int) -> int:
    """How many neighbours of a point are stones, the frame's among them (2)."""
    cells, p = state.cells, POINTS[move]
    return (
        int(cells[p - 1] != EMPTY)
        + int(cells[p + 1] != EMPTY)
        + int(cells[p - ROW] != EMPTY)
        + int(cells[p + ROW] != EMPTY)
    )


@compiled
def offers_swap(state: np.record) -> bool:
    """Whether `swap` can be chosen: one stone lies, it is red, and seat 1 is to act as Blue (5)."""
    return bool(
        state.pie != 0
        and state.stones[RED] == 1
        and state.stones[BLUE] == 0
        and state.colour == BLUE
        and state.red == 0
    )


@compiled
def barred_centre(state: np.record) -> int:
    """The centre's number while nobody may place there, else -1 (6)."""
    if state.opening == NO_CENTRE and state.stones[RED] + state.stones[BLUE] == 0:
        return (state.width // 2) * (WIDEST + 1)
    return -1


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write every empty point, row by row from the bottom, and `swap` where it is offered; return how many."""
    count = 0
    barred = barred_centre(state)
    for row in range(state.width):
        for column in range(state.width):
            move = row * WIDEST + column
            if state.cells[POINTS[move]] == EMPTY and move != barred:
                moves[count] = move
                count += 1
    if offers_swap(state):
        moves[count] = SWAP
        count += 1
    return count


@compiled
def pick(state: np.record, r: np.uint64) -> int:
    """One legal move, each as likely as the others."""
    left = int(state.left)
    barred = barred_centre(state)
    if barred >= 0:
        move = int(state.empties[below(r, left - 1)])
        return int(state.empties[left - 1]) if move == barred else move
    if offers_swap(state):
        chosen = below(r, left + 1)
        return SWAP if chosen == left else int(state.empties[chosen])
    return int(state.empties[below(r, left)])


@compiled
def apply(state: np.record, move: int) -> None:
    """Exchange the colours, or place the mover's stone and see whether the turn goes on (3, 5)."""
    if move == SWAP:
        state.red = 1 - state.red
        return
    colour = int(state.colour)
    state.cells[POINTS[move]] = colour
    state.stones[colour] += 1
    forget(state, move)
    if state.left == 0:
        state.colour = EMPTY
    elif connections(state, move) < 3:
        state.colour = RED + BLUE - colour


@compiled
def forget(state: np.record, move: int) -> None:
    """Take a point off the list of empty ones: the last of the list takes its place there."""
    last = int(state.left) - 1
    hole = state.found[move]
    other = state.empties[last]
    state.empties[hole] = other
    state.found[other] = hole
    state.left = last


@compiled
def seat(state: np.record) -> int:
    """Who acts: the seat that holds the colour to place, or OVER."""
    if state.colour == EMPTY:
        return OVER
    return int(state.red) if state.colour == RED else 1 - int(state.red)


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """Once the board is full: each seat's stones, and who has more (4)."""
    scores[:2] = 0
    if state.colour != EMPTY:
        return 0
    red = int(state.red)
    scores[red] = state.stones[RED]
    scores[1 - red] = state.stones[BLUE]
    return 1 << red if state.stones[RED] > state.stones[BLUE] else 1 << (1 - red)


@compiled
def reason(state: np.record) -> int:
    """Why the game is over, as a place in REASONS; 0 while it goes on."""
    return 1 if state.colour == EMPTY else 0


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """For every point, and for `swap`: number, refusal or 0, and a point's connections (three or four: again)."""
    rows[:] = 0
    count = 0
    barred = barred_centre(state)
    for row in range(state.width):
        for column in range(state.width):
            move = row * WIDEST + column
            rows[count, 0] = move
            if state.cells[POINTS[move]] != EMPTY:
                rows[count, 1] = TAKEN
            elif move == barred:
                rows[count, 1] = CENTRE
            rows[count, 2] = connections(state, move)
            count += 1
    rows[count, 0] = SWAP
    if state.pie == 0:
        rows[count, 1] = NO_PIE
    elif not offers_swap(state):
        rows[count, 1] = TOO_LATE
    return count + 1


@compiled
def sound(state: np.record) -> int:
    """Why a set-up cannot stand: nobody to place before the board is full, or colours exchanged without the pie rule."""
    if (state.colour == EMPTY) != (state.left == 0):
        return BAD_TURN
    if state.red != 0 and state.pie == 0:
        return BAD_SWAP
    return 0


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """All eight symmetries of the square; colours and seats stay."""
    if k >= SYMMETRIES:
        return False
    image.width, image.pie, image.opening = state.width, state.pie, state.opening
    image.colour, image.red = state.colour, state.red
    image.cells[:] = FRAME
    for row in range(state.width):
        for column in range(state.width):
            move = row * WIDEST + column
            image.cells[POINTS[symmetry_move(state, k, move)]] = state.cells[POINTS[move]]
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move."""
    if move == SWAP:
        return SWAP
    row, column = turned(k, move // WIDEST, move % WIDEST, int(state.width))
    return row * WIDEST + column


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Seats stay where they are."""
    return seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Everybody plays alone."""
    return 1 << seat
