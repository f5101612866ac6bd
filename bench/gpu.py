"""The same rules on a GPU: random games in a CUDA kernel, compared with the processor's to the last byte.

    python bench/gpu.py        needs numba-cuda and a GPU of NVIDIA's

Nothing of the rules is written again: the kernel calls the functions that play and search call.
"""

import sys
import time

import numpy as np

np.row_stack = np.vstack  # numba-cuda 0.30 asks for the old name, which NumPy 2.5 has no more

import numba
from numba import cuda

import watersmeet
from watersmeet.kernel import draw

GAMES = {"flume": {"size": 9}, "clump": {"size": 8}, "flex": {}}
COUNT, COMPARED, BLOCK = 1 << 17, 512, 64
OVER = -2
following, below = draw.following, draw.below


def player(rules):
    """A function that plays one random game to its end, for the processor or, by its source, for a GPU."""
    seat, legal, apply = rules.seat, rules.legal, rules.apply
    if hasattr(rules, "pick"):
        pick = rules.pick

        def played(state, moves, bits):
            count = 0
            while seat(state) != OVER:
                bits = following(bits)
                apply(state, pick(state, bits))
                count += 1
            return count
    else:

        def played(state, moves, bits):
            count = 0
            while seat(state) != OVER:
                bits = following(bits)
                apply(state, int(moves[below(bits, legal(state, moves))]))
                count += 1
            return count

    return numba.njit(played)


def measure(name, options):
    """One game: play on both, compare, and print how fast."""
    game = watersmeet.game(name, **options)
    rules = game.referee.rules
    played = player(rules)

    @cuda.jit
    def kernel(states, moves, bits, counts):
        place = cuda.grid(1)
        if place < len(counts):
            counts[place] = played(states[place], moves[place], bits[place])

    states = np.zeros(COUNT, rules.State)
    states[:] = np.frombuffer(game.start().state().tobytes(), rules.State)
    bits = np.array([draw.seeded(place) for place in range(COUNT)], np.uint64)
    wide = np.zeros((COUNT, 1 if hasattr(rules, "pick") else rules.MOVES), np.int32)
    there, moves, seeds = cuda.to_device(states), cuda.to_device(wide), cuda.to_device(bits)
    counts = cuda.to_device(np.zeros(COUNT, np.int64))
    kernel[(COUNT + BLOCK - 1) // BLOCK, BLOCK](there, moves, seeds, counts)
    ended, total = there.copy_to_host(), int(counts.copy_to_host().sum())
    there.copy_to_device(states)
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(COUNT + BLOCK - 1) // BLOCK, BLOCK](there, moves, seeds, counts)
    cuda.synchronize()
    spent = time.perf_counter() - began
    ours = states[:COMPARED].copy().view(np.recarray)
    for place in range(COMPARED):
        played(ours[place], wide[place], bits[place])
    same = ours.tobytes() == ended[:COMPARED].tobytes()
    print(
        f"{game}: {COMPARED} games {'equal' if same else 'DIFFERENT'}, {COUNT / spent:,.0f} games/s, {total / spent:,.0f} moves/s"
    )
    return same


if __name__ == "__main__":
    print(cuda.get_current_device().name, "numba", numba.__version__)
    equal = [measure(name, options) for name, options in GAMES.items()]
    sys.exit(not all(equal))
