"""How many sequences of moves there are: the numbers that independent implementations agree on."""

import pytest

from watersmeet.cli.perft import counted
from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.games import registry
from watersmeet.testing import modes

COUNTS = {
    "flume": [
        ({"size": 3}, (9, 81, 576, 3_528)),
        ({"size": 3, "pie": False}, (9, 72, 504, 3_024)),
        ({"size": 5}, (25, 625, 14_400, 317_400)),
        ({"size": 5, "pie": False}, (25, 600, 13_800, 303_600)),
        ({"size": 7}, (49, 2_401, 112_896)),
        ({"size": 7, "pie": False}, (49, 2_352, 110_544)),
    ],
    "clump": [
        ({"size": 4}, (24, 396, 3_624, 17_608)),
        ({"size": 6}, (60, 3_072, 133_856)),
        ({"size": 8}, (112, 11_492, 1_080_024)),
    ],
    "flex": [({}, (55, 2_982, 164_878))],
}
CASES = [
    (name, options, depth, count)
    for name in registry.NAMES
    for options, counts in COUNTS.get(name, ())
    for depth, count in enumerate(counts, 1)
]
INTERPRETED = 20_000  # sequences: as many as plain Python counts in seconds


@pytest.mark.parametrize(("name", "options", "depth", "count"), CASES)
def test_compiled(name, options, depth, count):
    """`perft` counts them all."""
    assert sum(counted(Game(registry.folder(name), options).start(), depth).values()) == count


@pytest.mark.parametrize(("name", "options", "depth", "count"), [case for case in CASES if case[3] <= INTERPRETED])
def test_interpreted(name, options, depth, count):
    """Interpreted rules agree, as far as they can be asked to count."""
    game = Game(modes.folder(name, jit=False), options)
    assert sequences(game, game.start(), depth) == count


def sequences(game: Game, position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` moves begin here; the last is counted from the list's length."""
    if depth == 1:
        return len(position.actions)
    return sum(sequences(game, position.play(action), depth - 1) for action in position.actions)
