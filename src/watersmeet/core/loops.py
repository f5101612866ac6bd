"""Loops over any game's rules, compiled for each: counting sequences of moves, and random games.

They run by the functions that play and search use, and by no others. `work` is () or, for rules that want
scratch of their own, a tuple with that record. Moves leave their narrow array as plain numbers: interpreted, rules
would go on in 32 bits.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.kernel import draw, turns
from watersmeet.kernel.any_game import rules
from watersmeet.kernel.compiled import compiled

CHANCE = hasattr(rules, "odds")  # numba leaves out what a False constant guards


@compiled
def count(
    stack: NDArray[np.void], moves: NDArray[np.int32], left: NDArray[np.int64], work: tuple[np.record, ...]
) -> int:
    """How many sequences of exactly `len(left)` moves begin in `stack[0]`; games over sooner count nothing.

    stack: a state for each move but the last; moves: int32 (depth, MOVES), the legal moves at each; left:
    int64 (depth,), how many of them are still to be tried. The last move is counted from the list's length.
    """
    last, depth, total = len(left) - 1, 0, 0
    left[0] = rules.legal(stack[0], moves[0], *work)
    if last == 0:
        return int(left[0])
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        stack[depth + 1] = stack[depth]
        rules.apply(stack[depth + 1], int(moves[depth, left[depth]]), *work)
        found = rules.legal(stack[depth + 1], moves[depth + 1], *work)
        if depth + 1 == last:
            total += found
        else:
            depth += 1
            left[depth] = found
    return total


@compiled
def picked_games(stack: NDArray[np.void], bits: np.uint64, games: int, work: tuple[np.record, ...]) -> int:
    """Play random games from `stack[0]` by `pick`; return how many moves they had."""
    played, state = 0, stack[1]
    for _ in range(games):
        stack[1] = stack[0]
        while rules.seat(state) != turns.OVER:
            bits = draw.following(bits)
            rules.apply(state, rules.pick(state, bits, *work), *work)
            played += 1
    return played


@compiled
def listed_games(
    stack: NDArray[np.void],
    moves: NDArray[np.int32],
    weights: NDArray[np.float64],
    bits: np.uint64,
    games: int,
    work: tuple[np.record, ...],
) -> int:
    """Play random games from `stack[0]`, the whole list of legal moves made each time; return how many moves."""
    played, state = 0, stack[1]
    for _ in range(games):
        stack[1] = stack[0]
        seat = rules.seat(state)
        while seat != turns.OVER:
            found = rules.legal(state, moves, *work)
            bits = draw.following(bits)
            chosen = draw.below(bits, found)
            if CHANCE and seat == turns.CHANCE:
                rules.odds(state, weights)
                chosen = weighted(weights, found, bits)
            rules.apply(state, int(moves[chosen]), *work)
            played += 1
            seat = rules.seat(state)
    return played


@compiled
def weighted(weights: NDArray[np.float64], count: int, bits: np.uint64) -> int:
    """A place among the first `count` weights, each as likely as its weight."""
    total = 0.0
    for place in range(count):
        total += weights[place]
    rest = draw.below(bits, 1 << 30) / (1 << 30) * total
    for place in range(count):
        rest -= weights[place]
        if rest < 0:
            return place
    return count - 1
