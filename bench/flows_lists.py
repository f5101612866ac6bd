"""How long Flows takes to make one complete, exact list of legal placements.

    .venv/bin/python bench/flows_lists.py [GAMES]

Lists of random games, warm, as they come in play; then boards that a hill climb looked for to be hard, from cold.
One core. Each list is timed by itself, so the largest figures include whatever else the machine did meanwhile.
"""

import random
import statistics
import sys
import time

import numpy as np

import watersmeet
from watersmeet.cli.bench import machine
from watersmeet.core.game import Game

GAMES = 300
TRIES = 9  # of each hard board: the least counts
HARD = (
    "flows:1;players=3,seats=(0,2,4);r1b0b01/1s1r12/k51r01k3k1/r1k0k51r21k1/s1k3s0k3r0r1/s13k1/1s0s0b2;top;=1;7,0,3,4;on",
    "flows:1;players=3,seats=(0,2,4);2r11/1s11r11/r2s11s0s0r0/2s04/r11s1r2r01/s02k11/s02s0;top;=0;9,9,3,1;on",
    "flows:1;players=3,seats=(0,2,4);s01k0k0/2k1r0k4/5r1/1r1s01k22/1b0s0k2r01/2s02/b11s0r0;top;=0;7,4,5,5;on",
    "flows:1;players=3,seats=(0,2,4);b1k2r0r1/1r12r1/b01b2k41r1/b1r21k0k22/2r1k4s01/k4k3k51s0/r11b21;top;=3;5,2,2,7;on",
)


def main() -> None:
    """Print a line for each number of players, and one for each hard board."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(machine())
    for players in (2, 3, 6):
        times = sorted(played(watersmeet.game("flows", players=players), games))
        median, most = statistics.median(times), times[-1]
        print(
            f"{players} players, {len(times)} lists: median {median:.1f} µs, "
            f"99 of 100 {times[len(times) * 99 // 100]:.0f} µs, most {most / 1000:.2f} ms"
        )
    for text in HARD:
        print(f"{text}: {min(cold(text) for _ in range(TRIES)) / 1000:.2f} ms")


def played(game: Game, games: int) -> list[float]:
    """How long each list of so many random games took, in microseconds."""
    rules, work, dice, times = game.referee.rules, game.referee.work, random.Random(1), []
    moves = np.zeros(rules.MOVES, np.int32)
    for _ in range(games):
        state = game.start().state()
        while rules.seat(state) != -2:
            began = time.perf_counter()
            count = rules.legal(state, moves, *work)
            spent = time.perf_counter() - began
            if rules.seat(state) >= 0:
                times.append(1e6 * spent)
            rules.apply(state, int(moves[dice.randrange(count)]), *work)
    return times


def cold(text: str) -> float:
    """How long the list of one position takes when nothing is remembered, in microseconds."""
    position = watersmeet.read(text)
    rules, state = position.game.referee.rules, position.state()
    moves = np.zeros(rules.MOVES, np.int32)
    began = time.perf_counter()
    rules.legal(state, moves, *position.game.referee.work)
    return 1e6 * (time.perf_counter() - began)


if __name__ == "__main__":
    main()
