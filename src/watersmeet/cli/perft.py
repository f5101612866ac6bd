"""`watersmeet perft GAME --depth N`: how many sequences of exactly N moves there are."""

import time
from pathlib import Path

import click
import numpy as np

from watersmeet.cli import say
from watersmeet.cli.flags import Games
from watersmeet.core import loops
from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.kernel.specialise import specialised


def perft(game: Game, depth: int, start: str | None, as_json: bool) -> None:
    """Count from the start, or from a position, split by the first move."""
    position = game.start() if start is None else game.read(start)
    began = time.perf_counter()
    split = counted(position, depth)
    seconds = time.perf_counter() - began
    total = sum(split.values()) if depth else 1
    if as_json:
        speed = {"seconds": round(seconds, 6), "nodes_per_s": round(total / seconds)}
        say.facts({"game": str(game), "depth": depth, "count": total, "split": split, **speed})
        return
    for move, count in split.items():
        print(f"{move}: {count}")
    print(f"{total}")
    say.aside(f"{say.big(total)} sequences of {depth} in {seconds:.2f} s, {say.big(total / seconds)} a second")


def counted(position: Position, depth: int) -> dict[str, int]:
    """For each first move how many sequences of `depth` moves begin with it."""
    if depth == 0:
        return {}
    if depth == 1:
        return dict.fromkeys(position.legal_moves, 1)
    with say.progress() as bar:
        moves = bar.track(position.legal_moves, description="counting")
        return {move: sequences(position.play(move), depth - 1) for move in moves}


def sequences(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` moves begin in a position."""
    game, rules = position.game, position.game.referee.rules
    stack = np.zeros(depth, rules.State).view(np.recarray)
    stack[0] = position.state()
    moves, left = np.zeros((depth, rules.MOVES), np.int32), np.zeros(depth, np.int64)
    made = specialised(Path(loops.__file__), rules)
    return int(made.count(stack, moves, left, game.referee.work))


command = Games(
    "perft",
    help="Count the sequences of exactly so many moves, split by the first. A game over sooner counts nothing.",
    plays=perft,
    asks=(
        click.Option(["--depth"], type=click.IntRange(0, 100), required=True, help="how many moves"),
        click.Option(["--from", "start"], help="count from this position text"),
        click.Option(["--json", "as_json"], is_flag=True, help="the same facts for programs"),
    ),
)
