"""Clump: swap stones until a path of yours joins your two sides. By Mark Steere, 2023.

C1  The board is n × n, n even, and full: red and blue stones by turns, a1 red. Red owns the top and the bottom,
    Blue left and right. Red starts. A turn swaps a stone of yours with an enemy stone beside it (R-CLUMP-1).
C2  A group is all stones of one colour that hold together side by side. A swap diminishes the group that a stone
    leaves if the stone was alone there, or if not all the others are in the group that it is in now. What is
    diminished counts at its size before the swap (R-CLUMP-2).
C3  A swap is legal if at least one of the two stones ends in a larger group than it left, and the largest group
    so formed is larger than the largest one diminished (R-CLUMP-3).
C4  A path of one colour that joins its two sides wins for that colour, whoever swapped. Nobody may pass; no
    player was ever seen without a legal swap, and it would be a draw (R-CLUMP-4, R-CLUMP-5).
C5  With every swap the sizes of all groups, largest first, come later in dictionary order, so that every game
    ends (R-CLUMP-5).
C6  Pie rule, if asked for: the first swap may be answered by `swap`; the players exchange colours, and the new
    Blue moves (R-CLUMP-6).

4  b r b r      R and B may change places. R ends beside c1, c3 and d2, in a group of 4;
3  r b r b      B ends beside a2, b1 and b3, in a group of 4. Each was alone, so the
2  b R B r      largest group formed has 4 stones, and the largest one diminished has 1.
1  r b r b
   a b c d
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.boards import square
from watersmeet.games.clump import groups, swaps
from watersmeet.games.clump.groups import BLUE, NOTHING, RED, ROW, STEPS, WIDEST, at
from watersmeet.kernel import draw, turns
from watersmeet.kernel.compiled import compiled

CELLS = WIDEST * WIDEST
SWAP = 4 * CELLS  # after each cell's four directions, up, right, down, left
MOVES = SWAP + 1
ROWS = 2 * WIDEST * (WIDEST - 1) + 1  # every border between two cells, and `swap`
REASONS = ("", "path", "no-swap")
PATH, NO_SWAP = 1, 2  # places in REASONS

# Refusals and faults: places in explain.SENTENCES.
LEGAL, NONE_LARGER, TOO_SMALL, NO_PIE, NOT_NOW = range(5)
BAD_CELL, BAD_COUNT, BAD_MOVER, BAD_SEAT, BAD_OFFER = range(5, 10)

State = np.dtype(
    [
        ("cells", np.int8, (ROW * ROW,)),  # RED or BLUE at `at(row, column)`; NOTHING around the board and beyond
        ("width", np.int8),  # cells along each side
        ("pie", np.int8),  # 1 where the pie rule holds
        ("mover", np.int8),  # RED or BLUE: whose stone the next swap is
        ("blue", np.int8),  # the seat that plays Blue: 1 until somebody takes the other colour
        ("offer", np.int8),  # 1 while `swap` may answer the first swap
        ("over", np.int8),  # PATH or NO_SWAP once the game is over
        ("winner", np.int8),  # the colour whose sides are joined, or NOTHING
        *groups.FIELDS,
    ],
    align=True,
)
DERIVED = ("over", "winner", *(field[0] for field in groups.FIELDS))


@compiled
def setup(state: np.record, width: int, pie: int) -> None:
    """Red and blue by turns, Red to swap (C1)."""
    state.cells[:] = NOTHING
    for row in range(width):
        for column in range(width):
            state.cells[at(row, column)] = RED if (row + column) % 2 == 0 else BLUE
    state.width, state.pie = width, pie
    state.mover, state.blue, state.offer = RED, 1, 0
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """Find all groups, and whether the game is over."""
    groups.clear(state)
    groups.regroup(state)
    state.winner = NOTHING
    for i in range(state.width):
        if groups.joins(state, at(0, i)):
            state.winner = state.cells[at(0, i)]
        if groups.joins(state, at(i, 0)):
            state.winner = state.cells[at(i, 0)]
    settle(state)


@compiled
def settle(state: np.record) -> None:
    """Whether the game is over, once it is known who has won (C4)."""
    if state.winner != NOTHING:
        state.over = PATH
    else:
        state.over = NO_SWAP if swaps.stuck(state) else 0


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write the legal swaps, by the mover's stone row by row, and `swap` where it is offered; return how many."""
    count = 0
    if state.over:
        return count
    enemy = RED + BLUE - state.mover
    for row in range(state.width):
        for column in range(state.width):
            p = at(row, column)
            if state.cells[p] != state.mover:
                continue
            for direction in range(4):
                q = p + STEPS[direction]
                if state.cells[q] == enemy and swaps.allowed(state, p, q):
                    moves[count] = 4 * (row * WIDEST + column) + direction
                    count += 1
    if state.offer:
        moves[count] = SWAP
        count += 1
    return count


@compiled
def pick(state: np.record, r: np.uint64) -> int:
    """One legal move, each as likely as the others: stones and directions are drawn until they make one."""
    width = int(state.width)
    while True:
        drawn = draw.below(r, 4 * width * width + int(state.offer))
        if drawn == 4 * width * width:
            return SWAP
        row, column, direction = drawn // (4 * width), drawn // 4 % width, drawn % 4
        p = at(row, column)
        q = p + STEPS[direction]
        if state.cells[p] == state.mover and state.cells[q] == RED + BLUE - state.mover and swaps.allowed(state, p, q):
            return 4 * (row * WIDEST + column) + direction
        r = another(r)


@compiled
def apply(state: np.record, move: int) -> None:
    """Swap two stones, and see whether that joins two sides; or exchange the colours (C1, C4, C6)."""
    if move == SWAP:
        state.blue = 1 - state.blue
        state.offer = 0
        return
    state.offer = 1 if state.pie == 1 and state.blue == 1 and groups.untouched(state) else 0
    p = at(move // 4 // WIDEST, move // 4 % WIDEST)
    q = p + STEPS[move % 4]
    groups.exchange(state, p, q)
    if groups.joins(state, p):
        state.winner = state.cells[p]
    elif groups.joins(state, q):
        state.winner = state.cells[q]
    state.mover = RED + BLUE - state.mover
    settle(state)


@compiled
def another(r: np.uint64) -> np.uint64:
    """The random number after `r`, by other shifts than callers use: their next number must not bring these again."""
    r ^= r >> np.uint64(12)
    r ^= r << np.uint64(25)
    r ^= r >> np.uint64(27)
    return r


@compiled
def seat(state: np.record) -> int:
    """Whoever plays the mover's colour; nobody once the game is over (C4)."""
    if state.over:
        return turns.OVER
    return int(state.blue) if state.mover == BLUE else 1 - int(state.blue)


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """The seat that plays the winner's colour, wherever the path came from; or half a point each (C4)."""
    scores[0] = scores[1] = 0
    if not state.over:
        return 0
    if state.winner == NOTHING:
        scores[0] = scores[1] = 0.5
        return 0
    won = int(state.blue) if state.winner == BLUE else 1 - int(state.blue)
    scores[won] = 1
    return 1 << won


@compiled
def reason(state: np.record) -> int:
    """By a path, or for want of a swap (C4)."""
    return int(state.over)


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for each of the mover's borders: its move, what refuses it, and `weighed`'s numbers; then one for `swap`."""
    count = 0
    if state.over:
        return count
    for row in range(state.width):
        for column in range(state.width):
            p = at(row, column)
            for direction in range(4):
                q = p + STEPS[direction]
                if state.cells[p] == state.mover and state.cells[q] == RED + BLUE - state.mover:
                    rows[count, 0] = 4 * (row * WIDEST + column) + direction
                    weigh(state, p, q, rows[count])
                    count += 1
    rows[count, :] = 0
    rows[count, 0] = SWAP
    if not state.offer:
        rows[count, 1] = NOT_NOW if state.pie == 1 else NO_PIE
    return count + 1


@compiled
def weigh(state: np.record, p: int, q: int, row: NDArray[np.int32]) -> None:
    """Fill a row with what a swap would form and diminish, and what that makes of it (C3)."""
    row[2], row[3], row[4], row[5], row[6], row[7] = swaps.weighed(state, p, q)
    if row[2] == 0:
        row[1] = NONE_LARGER
    else:
        row[1] = TOO_SMALL if row[2] <= row[3] else LEGAL


@compiled
def sound(state: np.record) -> int:
    """Half of the stones are red and half blue; with the pie rule either seat may be Blue (R-CLUMP-5, R-CLUMP-6)."""
    balance = 0
    for place in range(ROW * ROW):
        row, column, stone = place // ROW - 1, place % ROW - 1, state.cells[place]
        used = 0 <= row < state.width and 0 <= column < state.width
        if used != (stone == RED or stone == BLUE) or (not used and stone != NOTHING):
            return BAD_CELL
        balance += int(stone == RED) - int(stone == BLUE)
    if balance != 0:
        return BAD_COUNT
    if state.mover != RED and state.mover != BLUE:
        return BAD_MOVER
    if state.blue != 1 and (state.blue != 0 or state.pie != 1):
        return BAD_SEAT
    return 0 if state.offer == 0 or may_offer(state) else BAD_OFFER


@compiled
def may_offer(state: np.record) -> bool:
    """Whether `swap` may be on offer: one swap, from a board with red or with blue on a1, led here (C6)."""
    if state.offer != 1 or state.pie != 1 or state.blue != 1:
        return False
    return groups.one_swap_from(state, RED) or groups.one_swap_from(state, BLUE)


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """Two mirrors and the half turn; and four that exchange rows and columns, colours and mover along."""
    if k >= square.SYMMETRIES:
        return False
    width = int(state.width)
    image.cells[:] = NOTHING
    for row in range(width):
        for column in range(width):
            to_row, to_column = square.turned(k, row, column, width)
            image.cells[at(to_row, to_column)] = exchanged(k, state.cells[at(row, column)])
    image.mover = exchanged(k, state.mover)
    image.width, image.pie, image.blue, image.offer = state.width, state.pie, state.blue, state.offer
    derive(image)
    return True


@compiled
def exchanged(k: int, colour: int) -> int:
    """The colour that symmetry `k` makes of this one."""
    return RED + BLUE - colour if k >= 4 else colour


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move: rows for columns first, then the mirrors."""
    if move == SWAP:
        return SWAP
    direction = move % 4 ^ 1 if k >= 4 else move % 4
    if k & (1 if direction % 2 else 2):  # one mirror exchanges left and right, the other up and down
        direction ^= 2
    row, column = square.turned(k, move // 4 // WIDEST, move // 4 % WIDEST, int(state.width))
    return 4 * (row * WIDEST + column) + direction


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """With the colours the seats change places."""
    return 1 - seat if k >= 4 else seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Each plays alone."""
    return 1 << seat
