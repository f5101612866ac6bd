"""How often a simple team wins Flow: by scenario cards and turns in a round, with the spread that chance leaves.

    .venv/bin/python bench/flow_policy.py [GAMES]

The team is in `flow_team`; it sees its own hands only. Four players, scenario cards drawn by lot.
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

from watersmeet.core.game import game
from watersmeet.kernel import draw
from watersmeet.kernel.specialise import specialised

TEAM = Path(__file__).with_name("flow_team.py")
SCENARIOS, PACES = (0, 2, 4, 6), (6, 8, 10)


def won(count: int, seed: int = 1, **options: object) -> int:
    """How many of so many games the team wins."""
    one = game("flow", **options)
    rules = one.referee.rules
    team = specialised(TEAM, rules)
    stack = np.zeros(6, rules.State).view(np.recarray)
    stack[5] = one.start().state()
    moves, weights = np.zeros((3, rules.MOVES), np.int32), np.zeros(rules.MOVES, np.float64)
    wins: int = team.games(stack, moves, weights, np.zeros(team.FAR, np.int64), draw.seeded(seed), count)
    return wins


def main() -> None:
    """Print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"games won of {count}, with four players; in brackets two standard errors")
    print("scenario cards " + "".join(f"{f'pace {pace}':>16}" for pace in PACES))
    for scenarios in SCENARIOS:
        shares = [won(count, players=4, scenarios=scenarios, pace=pace) / count for pace in PACES]
        cells = [f"{share:.1%} (±{2 * sqrt(share * (1 - share) / count):.1%})" for share in shares]
        print(f"{scenarios:>14} " + "".join(f"{cell:>16}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
