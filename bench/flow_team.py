"""A simple team for Flow, as a loop that is compiled with the game's rules (`flow_policy` runs it).

It counts the tiles that the four ways still lack, water that ways share counted once. A tile is laid where fewest
will lack after the next draw, on average, and exchanged where that promises more. A card is played when it saves
a tile at once; a bird sits where a loss would cost most, Calm Waters is played as a wave comes, the rest when
nothing else can be done. A seat looks at its own hand only.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flow import decisions, phases, placing, water
from watersmeet.games.flow.state import ANIMALS
from watersmeet.games.flow.tiles import BIRD, CALM, FIRST, FISHING
from watersmeet.kernel import draw, turns
from watersmeet.kernel.any_game import rules
from watersmeet.kernel.compiled import compiled

HOPELESS = 30.0  # tiles that a way counts which can never be
CALM_LINE = 0.1  # what it is worth that only one die can name a square
FAR = 26  # no way lacks so many


@compiled
def neighbours(state: np.record, squares: int, empty: int) -> int:
    """The squares that water of these runs to, or could, were every empty square open on all sides."""
    stops = int(state.stops) | int(state.rocks)
    north = (int(state.open[0]) & ~stops) | empty
    east = (int(state.open[1]) & ~stops) | empty
    south = (int(state.open[2]) & ~stops) | empty
    west = (int(state.open[3]) & ~stops) | empty
    found = ((squares & north) << 7) & south
    found |= ((squares & east & ~water.RIGHT) << 1) & west
    found |= ((squares & south) >> 7) & north
    return found | (((squares & west & ~water.LEFT) >> 1) & east)


@compiled
def flooded(state: np.record, squares: int, within: int, empty: int) -> int:
    """All that water from these reaches inside `within`."""
    before = 0
    while squares != before:
        before = squares
        squares |= neighbours(state, squares, empty) & within
    return squares


@compiled
def nearest(state: np.record, net: int, empty: int, left: int, levels: NDArray[np.int64]) -> tuple[int, int]:
    """The nearest of the Animals in `left` to the net, and how many tiles lie between; −1 where none can be reached.

    levels: int64 (FAR,), the squares first reached over so many tiles.
    """
    tiles = water.ALL & ~empty
    seen = flooded(state, net, tiles | net, empty)
    levels[0] = seen
    for far in range(1, FAR):
        for animal in range(4):
            if left >> animal & 1 and levels[far - 1] >> ANIMALS[animal] & 1:
                return animal, far - 1
        fresh = neighbours(state, levels[far - 1], empty) & empty & ~seen
        if fresh == 0:
            return -1, 0
        level = flooded(state, fresh, (tiles & ~seen) | fresh, empty) & (fresh | (tiles & ~seen))
        levels[far] = level
        seen |= level
    return -1, 0


@compiled
def way_back(state: np.record, square: int, far: int, empty: int, levels: NDArray[np.int64]) -> int:
    """One empty square of each level, on a way from a square back to the net."""
    found = 0
    here = 1 << square
    for level in range(far, 0, -1):
        inside = flooded(state, here, int(levels[level]), empty) & levels[level]
        steps = neighbours(state, levels[level - 1], empty) & inside & empty
        step = int(steps & -steps)
        found |= step
        here = neighbours(state, step, empty) & levels[level - 1]
    return found


@compiled
def lacking(state: np.record, levels: NDArray[np.int64]) -> float:
    """How many tiles the four ways lack: the nearest Animal first, each way part of the net for the next."""
    empty = water.ALL & ~int(state.solid)
    net, left, total = water.BOAT_SQUARE, 15, 0.0
    while left:
        animal, far = nearest(state, net, empty, left, levels)
        if animal < 0:
            for other in range(4):
                total += HOPELESS * (left >> other & 1)
            return total
        net |= way_back(state, ANIMALS[animal], far, empty, levels)
        left &= ~(1 << animal)
        total += far
    return total


@compiled
def best(
    stack: NDArray[np.void], depth: int, moves: NDArray[np.int32], levels: NDArray[np.int64], deeper: int
) -> tuple[float, int]:
    """The fewest tiles lacking after one decision of `stack[depth]` (or two), and the decision.

    stack: states, of which those after `depth` are scratch; moves: int32 (3, MOVES), scratch.
    """
    count = rules.legal(stack[depth], moves[depth])
    value, chosen = 1e9, -1
    for place in range(count):
        move = moves[depth, place]
        stack[depth + 1] = stack[depth]
        rules.apply(stack[depth + 1], move)
        after = 1e9
        if deeper:
            total = rules.legal(stack[depth + 1], moves[depth + 1])
            for other in range(total):
                stack[depth + 2] = stack[depth + 1]
                rules.apply(stack[depth + 2], moves[depth + 1, other])
                after = min(after, lacking(stack[depth + 2], levels))
        else:
            after = lacking(stack[depth + 1], levels)
        if after < value:
            value, chosen = after, int(move)
    return value, chosen


@compiled
def promise(state: np.record, levels: NDArray[np.int64]) -> float:
    """How many tiles will lack after the next draw, on average: of what is left in the stacks, each placed best."""
    now, total, weight = lacking(state, levels), 0.0, 0.0
    for kind in range(3):
        count = int(state.stack[kind])
        if count == 0:
            continue
        least = now
        for turn in range(4):
            squares = placing.places(state, kind, turn)
            square = 0
            while squares >> square:
                if squares >> square & 1:
                    water.lay(state, square, FIRST[kind] + turn)
                    least = min(least, lacking(state, levels))
                    water.clear(state, square)
                square += 1
        total += count * least
        weight += count
    return total / weight if weight else now


@compiled
def placed(stack: NDArray[np.void], moves: NDArray[np.int32], levels: NDArray[np.int64]) -> int:
    """Where to lay the tile in hand: of all that leave at most one tile more than the best, what promises most."""
    least = best(stack, 0, moves, levels, 0)[0]
    count = rules.legal(stack[0], moves[0])
    value, chosen = 1e9, int(moves[0, 0])
    for place in range(count):
        move = int(moves[0, place])
        stack[1] = stack[0]
        rules.apply(stack[1], move)
        if lacking(stack[1], levels) > least + 1.01:
            continue
        after = promise(stack[1], levels)
        if move < decisions.TARGET and (move // 28 == 3 or move // 4 % 7 == 3):
            after -= CALM_LINE
        if after < value:
            value, chosen = after, move
    return chosen


@compiled
def deep(phase: int) -> int:
    """Whether a decision has its effect only with the next one."""
    return 1 if phase == phases.LIFT or phase == phases.FETCH else 0


@compiled
def perch(stack: NDArray[np.void], moves: NDArray[np.int32], levels: NDArray[np.int64]) -> tuple[float, int]:
    """The square whose loss would cost most tiles, and how many more than it costs now."""
    count = rules.legal(stack[0], moves[0])
    now, worst, chosen = lacking(stack[0], levels), -1.0, int(moves[0, 0])
    for place in range(count):
        square = int(moves[0, place]) - decisions.TARGET
        stack[1] = stack[0]
        water.clear(stack[1], square)
        loss = lacking(stack[1], levels) - now
        if loss > worst:
            worst, chosen = loss, int(moves[0, place])
    return worst, chosen


@compiled
def begun(stack: NDArray[np.void], moves: NDArray[np.int32], levels: NDArray[np.int64]) -> int:
    """What to begin a turn with: the card, or the tile that lies face up, that saves most; else draw."""
    state = stack[0]
    now = lacking(state, levels)
    count = rules.legal(state, moves[2])
    gain, chosen = 0.9, int(moves[2, 0])
    stack[4] = state
    for place in range(count):
        move = int(moves[2, place])
        stack[0] = stack[4]
        saved = -1.0
        if move == decisions.CARD + CALM:
            saved = 0.95 if stack[4].left <= 1 else -1.0
        elif move == decisions.CARD + BIRD:
            rules.apply(stack[0], move)
            saved = (perch(stack, moves, levels)[0] - 1) / 2 if stack[4].left <= 2 else -1.0
        elif move != decisions.DRAW and move != decisions.CARD + FISHING:
            rules.apply(stack[0], move)
            saved = now - best(stack, 0, moves, levels, deep(int(stack[0].phase)))[0]
        if saved > gain:
            gain, chosen = saved, move
    stack[0] = stack[4]
    return chosen


@compiled
def decided(stack: NDArray[np.void], moves: NDArray[np.int32], levels: NDArray[np.int64]) -> int:
    """The team's move in `stack[0]`."""
    phase = int(stack[0].phase)
    if phase == phases.TURN:
        return begun(stack, moves, levels)
    if phase == phases.PERCH:
        return perch(stack, moves, levels)[1]
    if phase == phases.SIDE or phase == phases.DIE:
        rules.legal(stack[0], moves[0])
        return int(moves[0, 0])
    if phase == phases.PLACE or phase == phases.LAY:
        return placed(stack, moves, levels)
    return best(stack, 0, moves, levels, deep(phase))[1]


@compiled
def drawn(state: np.record, moves: NDArray[np.int32], weights: NDArray[np.float64], bits: np.uint64) -> int:
    """What chance brings, by its odds."""
    count = rules.legal(state, moves)
    rules.odds(state, weights)
    total = 0.0
    for place in range(count):
        total += weights[place]
    rest = draw.below(bits, 1 << 30) / (1 << 30) * total
    for place in range(count):
        rest -= weights[place]
        if rest < 0:
            return int(moves[place])
    return int(moves[count - 1])


@compiled
def games(
    stack: NDArray[np.void],
    moves: NDArray[np.int32],
    weights: NDArray[np.float64],
    levels: NDArray[np.int64],
    bits: np.uint64,
    count: int,
) -> int:
    """Play so many games from `stack[5]`; return how many were won.

    stack: six states; moves: int32 (3, MOVES); weights: float64 (MOVES,); levels: int64 (FAR,).
    """
    won = 0
    for _ in range(count):
        stack[0] = stack[5]
        seat = rules.seat(stack[0])
        while seat != turns.OVER:
            bits = draw.following(bits)
            if seat == turns.CHANCE:
                move = drawn(stack[0], moves[0], weights, bits)
            else:
                move = decided(stack, moves, levels)
            rules.apply(stack[0], move)
            seat = rules.seat(stack[0])
        won += rules.reason(stack[0]) == 1
    return won
