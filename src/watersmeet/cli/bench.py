"""`watersmeet bench [GAME]`: how fast the rules run here, on one core."""

import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np

from watersmeet.cli import compare, say
from watersmeet.core import loops
from watersmeet.core.game import Game, game
from watersmeet.games import registry
from watersmeet.kernel import draw
from watersmeet.kernel.specialise import specialised

PICKED, LISTED = "random games", "random games, full lists"


@click.command("bench")
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--seconds", type=click.FloatRange(0.001, 60), default=0.5, show_default=True, help="for each row")
@click.option("--compare", "revision", metavar="REV", help="this tree against another revision, in interleaved pairs")
@click.option("--pairs", type=click.IntRange(1, 99), default=5, show_default=True, help="how many, with --compare")
@say.as_json
def command(name: str | None, seconds: float, revision: str | None, pairs: int, as_json: bool) -> None:
    """Measure random whole games: by `pick`, and with the full list of legal moves made at every move."""
    names = registry.NAMES if name is None else (registry.folder(name).name,)
    if revision is not None:
        compare.against(revision, name, seconds, pairs, as_json)
        return
    with say.progress() as bar:
        cases = [one for name in names for one in sizes(name)]
        rows = [row for one in bar.track(cases, description="measuring") for row in measured(one, seconds)]
    if as_json:
        say.facts(rows)
        return
    print(machine())
    cells = [
        (row["game"], row["options"], row["what"], say.big(row["games_per_s"]), say.big(row["moves_per_s"]))
        for row in rows
    ]
    say.table(("game", "options", "what", "games/s", "moves/s"), cells, right=("games/s", "moves/s"))


def sizes(name: str) -> list[Game]:
    """The game with each value of the options that are always shown: those that change how much there is to do."""
    options = registry.folder(name).card["options"]
    cases = [{option: value} for option, told in options.items() if told.get("shown") for value in told["values"] or ()]
    return [game(name, **case) for case in cases or [{}]]


def measured(one: Game, seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each way to play random games."""
    made, rules = specialised(Path(loops.__file__), one.referee.rules), one.referee.rules
    stack = np.zeros(2, rules.State).view(np.recarray)
    stack[0] = one.start().state()
    moves, weights = np.zeros(rules.MOVES, np.int32), np.zeros(rules.MOVES, np.float64)
    ways = {LISTED: lambda bits, games: made.listed_games(stack, moves, weights, bits, games, one.referee.work)}
    if hasattr(rules, "pick"):
        ways = {PICKED: lambda bits, games: made.picked_games(stack, bits, games, one.referee.work)} | ways
    for what, play in ways.items():
        games, played, spent = timed(play, seconds)
        yield {
            "game": one.name,
            "options": ",".join(one.written),
            "what": what,
            "games_per_s": round(games / spent, 1),
            "moves_per_s": round(played / spent, 1),
        }


def timed(play: Callable[[np.uint64, int], int], seconds: float) -> tuple[int, int, float]:
    """(games, moves, seconds) of the longest of several runs, each twice as long as the one before."""
    games = 1
    play(draw.seeded(0), 1)  # compiles
    while True:
        began = time.perf_counter()
        played = play(draw.seeded(games), games)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return games, played, spent
        games = max(games * 2, int(games * seconds / max(spent, 1e-6)))


def machine() -> str:
    """What the figures were measured on."""
    import numba

    versions = f"Python {platform.python_version()}, NumPy {np.__version__}, numba {numba.__version__}"
    return f"one core of {processor()}, {platform.system()}; {versions}"


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{named[0] if named else platform.processor() or platform.machine()} ({os.cpu_count()} cores)"
