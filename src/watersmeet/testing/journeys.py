"""Random games, for checks to look at."""

import random
from typing import Any

from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.games import registry

LONGEST = 20_000  # moves; no game of ours comes near


def samples(name: str) -> list[dict[str, Any]]:
    """Options to try: the defaults, and every value of every option by itself."""
    options = registry.folder(name).card["options"]
    return [{}] + [
        {option: value}
        for option, told in options.items()
        for value in told["values"] or ()
        if value != told["default"]
    ]


def journey(game: Game, seed: int, most: int | None = None) -> list[Position]:
    """The positions of a random game, at most so many moves of it."""
    position, dice, found = game.start(), random.Random(seed), list[Position]()
    while position.outcome is None and len(found) < (LONGEST if most is None else most):
        found.append(position)
        moves = position.actions + tuple(map(game.action, position.events))
        assert moves, f"not over, and nobody can do anything: {position.text}"
        move = dice.choice(moves)
        assert game.action(game.move(move)) == move, f"{game.move(move)} is read as another move: {position.text}"
        position = position.play(move)
    return [*found, position]


def some(positions: list[Position], count: int, seed: int) -> list[Position]:
    """A few positions of a journey, its last among them."""
    dice = random.Random(seed)
    return dice.sample(positions[:-1], min(count, len(positions) - 1)) + positions[-1:]
