"""Loops over any game's rules: compiled once for each game, found again by the next process, never stale."""

import sys
import threading
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

from watersmeet.core import loops
from watersmeet.core.game import Game
from watersmeet.games import registry
from watersmeet.kernel import any_game, draw
from watersmeet.kernel.specialise import specialised
from watersmeet.testing import modes

# Three games that count to ten, all with the same State; the last one by lot, which always brings 5.
RULES = """
import numpy as np
from watersmeet.kernel.compiled import compiled

State = np.dtype([("reached", np.int64)])
MOVES = 6

@compiled
def seat(state):
    return -2 if state.reached >= 10 else {acts}

@compiled
def legal(state, moves):
    for move in range(6):
        moves[move] = move
    return 6 if state.reached < 10 else 0

@compiled
def apply(state, move):
    state.reached += {step}
"""
ODDS = """
@compiled
def odds(state, weights):
    weights[:6] = 0
    weights[5] = 1
"""
GAMES = {
    "ones": RULES.format(acts=0, step=1),
    "fives": RULES.format(acts=0, step=5),
    "lots": RULES.format(acts=-1, step="move") + ODDS,
}
LOOPS = """
import numpy as np
from asks.helping import twice
from watersmeet.kernel import draw
from watersmeet.kernel.any_game import rules
from watersmeet.kernel.compiled import compiled

@compiled
def steps(state):
    count = 0
    while rules.seat(state) != -2:
        rules.apply(state, 1)
        count += 1
    return twice(count)
"""
HELPING = """
from watersmeet.kernel.compiled import compiled

@compiled
def twice(number):
    return 2 * number
"""
ASK = """
names = {names}
import gc
from importlib import import_module
from pathlib import Path
import numpy as np
import asks
from watersmeet.core import loops
from watersmeet.kernel import draw, states
from watersmeet.kernel.dispatcher import Dispatcher
from watersmeet.kernel.specialise import specialised

def moves_of_a_game(rules):
    stack = np.zeros(2, rules.State).view(np.recarray)
    moves, weights = np.zeros(rules.MOVES, np.int32), np.zeros(rules.MOVES)
    made = specialised(Path(loops.__file__), rules)
    return made.listed_games(stack, moves, weights, draw.seeded(1), 3, ()) / 3

games = {{name: import_module(f"tiny.{{name}}.rules") for name in names}}
told = {{name: [moves_of_a_game(rules)] for name, rules in games.items()}}
for name in {{"ones", "fives"}} & set(names):
    made = specialised(Path(asks.__file__).with_name("looping.py"), games[name])
    told[name].append(made.steps(states.blank(games[name].State)))
told["compiled"] = sum(sum(one.stats.cache_misses.values()) for one in gc.get_objects() if isinstance(one, Dispatcher))
"""
EXPECTED = {"ones": [10, 20], "fives": [2, 4], "lots": [2]}


@pytest.fixture(scope="module")
def tiny(processes):
    """The games, a folder that asks for loops, and two processes that have compiled them, each its own."""
    made = processes()
    for name, text in GAMES.items():
        made.write(f"tiny.{name}.rules", text)
    made.write("asks.looping", LOOPS)
    made.write("asks.helping", HELPING)
    made.first = made.run(ASK.format(names=["ones", "lots"])), made.run(ASK.format(names=["fives"]))
    return made


def test_each_game_gets_loops_of_its_own(tiny):
    """They count what its rules do, by lot where its rules have odds."""
    for told in tiny.first:
        assert told.pop("compiled") > 0
        assert told == {name: EXPECTED[name] for name in told}


def test_the_next_process_compiles_nothing_and_confuses_nothing(tiny):
    """All machine code is found again. Two games with equal dtypes: the second once got the first one's, silently."""
    assert tiny.run(ASK.format(names=list(GAMES))) == {**EXPECTED, "compiled": 0}
    assert tiny.run(ASK.format(names=list(GAMES)[::-1])) == {**EXPECTED, "compiled": 0}


def test_an_edited_helper_or_game_is_seen(tiny):
    """A helper beside the loops, and a game's own rules: neither is answered from old code."""
    tiny.write("asks.helping", HELPING.replace("2 *", "3 *"))
    tiny.write("tiny.ones.rules", RULES.format(acts=0, step=2))
    told = tiny.run(ASK.format(names=list(GAMES)))
    assert (told["ones"], told["fives"], told["lots"]) == ([5, 15], [2, 6], [2])


@pytest.fixture
def kept_here(monkeypatch, tmp_path):
    """Modules are generated into an empty cache."""
    monkeypatch.setattr("watersmeet.kernel.cache._users_cache", lambda: tmp_path)
    return tmp_path


def made_of(name, jit, **options):
    """The core's loops and the start of a game, in one mode."""
    game = Game(modes.folder(name, jit), options)
    stack = np.zeros(2, game.referee.rules.State).view(np.recarray)
    stack[0] = game.start().state()
    return specialised(Path(loops.__file__), game.referee.rules), stack, game


@pytest.mark.parametrize("name", registry.NAMES)
def test_interpreted_rules_get_interpreted_loops(name):
    """A twin's loops were those of the compiled rules once, since its name is theirs."""
    for jit in (True, False):
        made, _, game = made_of(name, jit)
        assert made.rules is game.referee.rules
        assert bool(modes.still_compiled(made)) == jit


def test_both_kinds_of_loops_agree():
    """They play the same random game from the same bits, and count the same sequences."""
    played = []
    for jit in (True, False):
        made, stack, game = made_of("flume", jit)
        rules, work = game.referee.rules, game.referee.work
        moves, weights = np.zeros((2, rules.MOVES), np.int32), np.zeros(rules.MOVES)
        listed = made.listed_games(stack, moves[0], weights, draw.seeded(5), 1, work)
        picked = made.picked_games(stack, draw.seeded(5), 1, work)
        played.append((listed, picked, made.count(stack, moves, np.zeros(2, np.int64), work)))
    assert played[0] == played[1] == (49, 49, 49 * 49)


def test_each_module_is_known_by_a_name_of_its_own():
    """numba looks a module up by its name when it takes code from the cache."""
    modules = [made_of(name, jit=True)[0] for name in registry.NAMES]
    assert all(sys.modules[module.__name__] is module for module in modules)
    assert len({module.__name__ for module in modules}) == len(modules)


def test_a_module_is_made_once(kept_here, tmp_path):
    """The same loops for the same rules are one module, whoever asks, whatever thread, however long it takes."""
    rules, found = registry.folder("flume").rules, []
    source = tmp_path / "slow.py"
    source.write_text("from watersmeet.kernel.any_game import rules\nimport time\n\ntime.sleep(0.1)\n")
    threads = [threading.Thread(target=lambda: found.append(specialised(source, rules))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len({id(module) for module in found}) == 1
    assert sys.modules[found[0].__name__] is found[0]
    assert found[0].rules is rules


def test_chance_is_asked_for_only_where_there_is_some():
    """Flume's rules have no odds: numba leaves out the branch that would ask for them."""
    made, _, game = made_of("flume", jit=True)
    assert not hasattr(game.referee.rules, "odds")
    assert made.CHANCE is False


def test_weights_are_kept():
    """Places are drawn as likely as their weights; one without weight never."""
    made = made_of("flume", jit=False)[0]
    assert isinstance(made.weighted, FunctionType)
    weights, counts, bits = np.array([1.0, 0.0, 3.0, 9.0]), [0, 0, 0], draw.seeded(3)
    for _ in range(4000):
        bits = np.uint64(draw.following(bits))
        counts[made.weighted(weights, 3, bits)] += 1
    assert counts[1] == 0
    assert abs(counts[2] / 4000 - 0.75) < 0.03


def test_loops_say_which_rules_they_mean(tmp_path):
    """A module of loops without the line that stands for the rules cannot be made for a game."""
    (tmp_path / "loops.py").write_text("rules = None\n")
    with pytest.raises(AssertionError, match="does not import `rules`"):
        specialised(tmp_path / "loops.py", registry.folder("flume").rules)
    assert any_game.rules is None


def test_what_was_written_is_not_written_again(kept_here, tmp_path):
    """The file of a generated module stays as it is: younger than its machine code it could cost that."""
    rules = registry.folder("flume").rules
    source = tmp_path / "counting.py"
    source.write_text("from watersmeet.kernel.any_game import rules\nMOVES = rules.MOVES\n")
    from watersmeet.kernel import specialise

    made = specialise.made.__wrapped__(source, rules)
    before = Path(made.__file__).stat()
    assert made.MOVES == rules.MOVES
    again = specialise.made.__wrapped__(source, rules)
    assert Path(again.__file__).stat().st_ino == before.st_ino
    assert sorted(path.suffix for path in Path(made.__file__).parent.iterdir() if path.is_file()) == ["", ".py"]
