"""Flume: fill the board, and own the most stones.

    F1  The board is n × n points, n odd, framed by green stones. Red starts (R-FLUME-1).
    F2  A turn places a stone of your colour on any empty point. Its connections are the stones of any
        colour, the frame's too, on the four points beside it (R-FLUME-2).
    F3  With three or four connections you place again, anywhere; with two or fewer the turn ends (R-FLUME-3).
    F4  The game ends when the board is full. More stones of your colour win; n² is odd (R-FLUME-4).
    F5  Pie rule: the very first answer may be `swap`: the players exchange colours, and the new Blue
        moves (R-FLUME-5).
    F6  With `opening="no-centre"` the first stone may not take the centre (R-FLUME-6).

The frame counts as stones:

    ■ ■ ■ ■ ■
    ■ r x · ■      x touches the frame and r: two connections, and the turn would end
    ■ b · · ■      with a stone below x as well it would be three: place again
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.boards import square
from watersmeet.kernel import draw, turns
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import at

WIDEST = 13
POINTS = WIDEST * WIDEST
EMPTY, RED, BLUE = 0, 1, 2
FREE, NO_CENTRE = 0, 1
SWAP = POINTS  # the move after the last point
MOVES = POINTS + 1
ROWS = POINTS + 1
REASONS = ("", "stones")
STONES = 1  # place in REASONS

# Refusals and faults: places in explain.SENTENCES.
LEGAL, TAKEN, CENTRE, NO_PIE, NOT_NOW = range(5)
BAD_CELL, BAD_MOVER, BAD_SEAT = range(5, 8)

RIM = WIDEST + 2  # `taken` has the frame around it

State = np.dtype(
    [
        ("cells", np.int8, (WIDEST, WIDEST)),  # EMPTY, RED or BLUE; row 0 is the bottom; width × width are used
        ("width", np.int8),  # points along each side
        ("pie", np.int8),  # 1 where the pie rule holds
        ("opening", np.int8),  # FREE or NO_CENTRE
        ("mover", np.int8),  # RED or BLUE: the colour of the next stone
        ("blue", np.int8),  # the seat that plays Blue: 1 until somebody swaps
        ("taken", np.int8, RIM * RIM),  # 1 where a stone or the frame is; the board begins at row 1, column 1
        ("stones", np.int16, 3),  # how many points are EMPTY, RED and BLUE
        ("empty", np.int16, POINTS),  # the empty points, in any order
        ("place", np.int16, POINTS),  # where each empty point stands in `empty`
    ],
    align=True,
)
DERIVED = ("taken", "stones", "empty", "place")


@compiled
def setup(state: np.record, size: int, pie: int, opening: int) -> None:
    """An empty board, Red to place (F1)."""
    state.cells[:] = EMPTY
    state.width = size
    state.pie = pie
    state.opening = opening
    state.mover = RED
    state.blue = 1
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Count the stones, list the empty points and frame the board."""
    width = int(state.width)
    state.taken[:] = 1
    state.stones[:] = 0
    state.empty[:] = 0
    state.place[:] = 0
    for row in range(width):
        for column in range(width):
            point, stone = row * WIDEST + column, state.cells[row, column]
            if stone == EMPTY:
                state.taken[inside(point)] = 0
                state.place[point] = state.stones[EMPTY]
                state.empty[state.stones[EMPTY]] = point
            state.stones[stone] += 1


@compiled
def inside(point: int) -> int:
    """Where a point stands in `taken`."""
    return point + 2 * (point // WIDEST) + RIM + 1


@compiled
def connections(state: np.record, point: int) -> int:
    """How many of the four points beside `point` hold a stone of any colour (F2)."""
    here, taken = inside(point), state.taken
    upright = int(taken[at(here - RIM)]) + int(taken[at(here + RIM)])
    return upright + int(taken[at(here - 1)]) + int(taken[at(here + 1)])


@compiled
def swap_offered(state: np.record) -> bool:
    """Whether Blue, in seat 1, may answer the one red stone by taking it (F5)."""
    return bool(state.pie == 1 and state.stones[RED] == 1 and state.stones[BLUE] == 0 and seat(state) == 1)


@compiled
def centre_forbidden(state: np.record) -> bool:
    """Whether this is the first stone of a game that keeps the centre free (F6)."""
    return bool(state.opening == NO_CENTRE and state.stones[RED] + state.stones[BLUE] == 0)


@compiled
def centre(state: np.record) -> int:
    """The point in the middle."""
    return int(state.width) // 2 * (WIDEST + 1)


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write the empty points, row by row, and the swap where it is offered; return how many (F2, F5, F6)."""
    count, width = 0, int(state.width)
    barred = centre(state) if centre_forbidden(state) else -1
    for row in range(width):
        for column in range(width):
            point = row * WIDEST + column
            moves[at(count)] = point  # written whether it stays or not: random boards defy branch prediction
            count += int(state.cells[at(row), at(column)] == EMPTY and point != barred)
    if swap_offered(state):
        moves[count] = SWAP
        count += 1
    return count


@compiled
def pick(state: np.record, r: np.uint64) -> int:
    """One legal move, each as likely as the others, straight from the list of empty points."""
    count = int(state.stones[EMPTY])
    if swap_offered(state):
        chosen = draw.below(r, count + 1)
        return SWAP if chosen == count else int(state.empty[chosen])
    if centre_forbidden(state):
        chosen = draw.below(r, count - 1)
        # The last point of the list stands in for the centre, which may not be chosen.
        return int(state.empty[count - 1 if state.empty[chosen] == centre(state) else chosen])
    return int(state.empty[at(draw.below(r, count))])


@compiled
def apply(state: np.record, move: int) -> None:
    """Place the mover's stone, and pass the turn unless it makes three connections; or swap (F2, F3, F5)."""
    if move == SWAP:
        state.blue = 1 - state.blue
        return
    row = move // WIDEST
    state.cells[at(row), at(move - row * WIDEST)] = state.mover
    state.taken[at(inside(move))] = 1
    state.stones[state.mover] += 1
    forget(state, move)
    if connections(state, move) < 3:
        state.mover = RED + BLUE - state.mover


@compiled
def forget(state: np.record, point: int) -> None:
    """Take `point` off the list of empty points: the last one of the list moves to its place."""
    state.stones[EMPTY] -= 1
    last, place = state.empty[at(state.stones[EMPTY])], state.place[at(point)]
    state.empty[at(place)] = last
    state.place[at(last)] = place


@compiled
def seat(state: np.record) -> int:
    """Whoever plays the mover's colour; nobody once the board is full (F4)."""
    if state.stones[EMPTY] == 0:
        return turns.OVER
    return int(state.blue) if state.mover == BLUE else 1 - int(state.blue)


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """The scores count stones; the seat with more of them wins (F4)."""
    scores[0] = scores[1] = 0
    if state.stones[EMPTY] != 0:
        return 0
    blue = int(state.blue)
    scores[blue], scores[1 - blue] = state.stones[BLUE], state.stones[RED]
    return 1 << (blue if state.stones[BLUE] > state.stones[RED] else 1 - blue)


@compiled
def reason(state: np.record) -> int:
    """The one way to end: by the count of stones."""
    return STONES if state.stones[EMPTY] == 0 else 0


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for each point: its move, what refuses it, its connections; then one for `swap`."""
    count, width = 0, int(state.width)
    if state.stones[EMPTY] == 0:
        return count
    barred = centre(state) if centre_forbidden(state) else -1
    for row in range(width):
        for column in range(width):
            point = row * WIDEST + column
            rows[count, :] = 0
            rows[count, 0], rows[count, 2] = point, connections(state, point)
            if state.cells[row, column] != EMPTY:
                rows[count, 1] = TAKEN
            elif point == barred:
                rows[count, 1] = CENTRE
            count += 1
    rows[count, :] = 0
    rows[count, 0] = SWAP
    if not swap_offered(state):
        rows[count, 1] = NOT_NOW if state.pie == 1 else NO_PIE
    return count + 1


@compiled
def sound(state: np.record) -> int:
    """Any stones may lie on the board, either colour may act; without the pie rule seat 1 is Blue (R-FLUME-6)."""
    for row in range(WIDEST):
        for column in range(WIDEST):
            used = row < state.width and column < state.width
            if not EMPTY <= state.cells[row, column] <= (BLUE if used else EMPTY):
                return BAD_CELL
    if state.mover != RED and state.mover != BLUE:
        return BAD_MOVER
    if state.blue != 1 and (state.blue != 0 or state.pie != 1):
        return BAD_SEAT
    return 0


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The board turned or mirrored in one of eight ways; all else stays."""
    if k >= square.SYMMETRIES:
        return False
    width = int(state.width)
    image.cells[:] = EMPTY
    for row in range(width):
        for column in range(width):
            to_row, to_column = square.turned(k, row, column, width)
            image.cells[to_row, to_column] = state.cells[row, column]
    image.width, image.pie, image.opening = state.width, state.pie, state.opening
    image.mover, image.blue = state.mover, state.blue
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move."""
    if move == SWAP:
        return SWAP
    row, column = square.turned(k, move // WIDEST, move % WIDEST, int(state.width))
    return row * WIDEST + column


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Seats stay where they are: colours do not change."""
    return seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Each plays alone."""
    return 1 << seat
