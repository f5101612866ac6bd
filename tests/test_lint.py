"""The lint of rules modules: each trap is seen in the source, and good rules pass."""

from pathlib import Path
from textwrap import indent

import pytest

from watersmeet.games import registry
from watersmeet.kernel import draw
from watersmeet.testing import lint

RULES = '''"""Some game."""

import math
from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.some.tables import BITS, TABLE, drawn
from watersmeet.games.some import tables
from watersmeet.kernel import draw, turns
from watersmeet.kernel.compiled import compiled
from watersmeet.kernel.index import at

MASK = np.uint64(7)
S13, S7 = np.uint64(13), np.uint64(7)
WIDTH = 9
State = np.dtype([
    ("cells", np.int8, (9, 9)),
    ("hands", np.uint8, 6),
    ("keys", np.uint64, (20,)),
    ("mover", np.int8),
    ("width", np.uint8),
    ("stood", np.int64),
])


@compiled
def helper(state: np.record, place: int) -> bool:
    """Whether something is so."""
    return bool(state.mover == place)


@compiled
def rule(state: np.record, r: np.uint64, moves: NDArray[np.int32], count: int, near: bool) -> int:
    """A rule."""
{body}
    return count
'''
TABLES = '''"""Tables."""

import numpy as np

from watersmeet.kernel import draw

TABLE = np.array([[1, 2], [3, 4]], np.int8)
BITS = np.array([draw.seeded(place) for place in range(9)], dtype=np.uint64)


def drawn() -> int:
    """Plain: it is called when tables are made."""
    return sorted([3, 1])[0]
'''


@pytest.fixture
def game(tmp_path):
    """`game(name=text, …)`: a folder of modules, as a package of its own that says it is one of ours."""
    folder = tmp_path / "watersmeet" / "games" / "some"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent, folder.parent.parent):
        (package / "__init__.py").touch()

    def written(**modules):
        for name, text in {"tables": TABLES, **modules}.items():
            (folder / f"{name}.py").write_text(text, "utf-8")
        return folder

    return written


def with_body(body):
    """The rules with this in a function, and the line on which it begins."""
    return RULES.format(body=indent(body, "    ")), RULES.split("{body}")[0].count("\n") + 1


FAULTY = [
    ("seen = {1, 2}", "a set", "a set"),
    ("seen = set()", "set()", "an empty set"),
    ("seen = {cell for cell in state.hands}", "a set", "a set made by a loop"),
    ("todo = [1, 2]", "allocate", "a list"),
    ("todo = [cell for cell in state.hands]", "allocate", "a list made by a loop"),
    ("todo = list(state.hands)", "list()", "a list of something"),
    ("left = {1: 2}", "allocate", "a dict"),
    ("left = max(cell for cell in state.hands)", "allocate", "a generator"),
    ("name = f'{count}'", "allocate", "a text"),
    ("print(count)", "print()", "printing"),
    ("count = sorted((count, 1))[0]", "sorted()", "sorting"),
    ("count = sum(state.hands)", "sum()", "not a function that numba has everywhere"),
    ("count = np.random.randint(3)", "np.random", "chance from elsewhere"),
    ("todo = np.zeros(3, np.int8)", "np.zeros", "allocating"),
    ("todo = np.empty(3)", "np.empty", "allocating"),
    ("todo = np.array((1, 2))", "np.array", "allocating"),
    ("todo = np.sort(state.hands)", "np.sort", "sorting"),
    ("todo = np.concatenate((state.hands, state.hands))", "np.concatenate", "concatenating"),
    ("left = np.exp(count)", "np.exp", "last bits"),
    ("left = math.log(count)", "math.log", "last bits"),
    ("left = exp(count)", "math.exp", "last bits, by another name"),
    ("state.hands.sort()", ".sort()", "sorting by a method"),
    ("todo = state.hands.copy()", ".copy()", "allocating by a method"),
    ("count = state.hands[:3].sum()", ".sum()", "a method of a part"),
    ("count += (state.mover == 1) + (count == 2)", "int(a) + int(b)", "two comparisons added"),
    ("count += (not near) + near", "int(a) + int(b)", "two truth values added"),
    ("one = count == 1\ncount = one + (near and one)", "int(a) + int(b)", "truth values with names"),
    ("count += helper(state, 1) + helper(state, 2)", "int(a) + int(b)", "what functions answer"),
    ("r = r - 1", "np.uint64", "uint64 and a plain number"),
    ("r = r >> 3", "np.uint64", "shifted by a plain number"),
    ("r ^= 5", "np.uint64", "in place"),
    ("r = 1 + r", "np.uint64", "the other way round"),
    ("count = int(draw.below(r, 5) + r)", "np.uint64", "with what a function gives"),
    ("r = draw.following(r) + count", "np.uint64", "with an argument"),
    ("r = MASK & len(moves)", "np.uint64", "a constant of the module with a length"),
    ("r = S7 << 2", "np.uint64", "one of several constants"),
    ("r = state.keys[count] >> 5", "np.uint64", "a field"),
    ("r = BITS[count] % 7", "np.uint64", "a table of another module"),
    ("r = tables.BITS[count] % 7", "np.uint64", "the same, by its module"),
    ("count = int(r) + 1", "np.uint64", "compiled, int() leaves it unsigned"),
    ("bits = r\nwhile count:\n    bits = bits >> 1\n    count -= 1", "np.uint64", "by another name, in a loop"),
    ("count = at(count) + 1", "np.uint64", "what `at` gives"),
    ("count = state.mover << 4", "int()", "a narrow field is shifted"),
    ("count = 1 << state.mover", "int()", "shifted by a narrow field"),
    ("stone = state.cells[1, 2]\ncount = stone << 4", "int()", "by another name"),
    ("count = moves[0] << 9", "int()", "a place in a list of moves"),
    ("count = TABLE[0, 1] << 4", "int()", "a table of narrow numbers"),
    ("for stone in state.hands:\n    count = 1 << stone", "int()", "one after another"),
    ("count = (state.mover + 1) << 4", "int()", "a narrow sum"),
    ("count = ~state.width", "width", "the bits of an unsigned number"),
    ("count = -state.hands[0]", "width", "its negative"),
    ("count = 3 if near else ~state.width", "width", "in a part"),
    ("todo = state.hands + 1", "whole array", "arithmetic on an array"),
    ("todo = state.cells[0] * 2", "whole array", "on a row"),
    ("todo = state.hands[:3] + state.hands[3:]", "whole array", "on parts"),
    ("todo = state.hands == 0", "whole array", "a comparison of all places"),
    ("state.hands[:] += 1", "whole array", "in place"),
    ("state.hands[:] = state.cells[0]", "kernel.index.copy", "an array into an array"),
    ("hands = state.hands\ntodo = -hands", "whole array", "by another name"),
    ("f = lambda x: x", "lambda", "a lambda"),
    ("def inner(x: int) -> int:\n    '''Inside.'''\n    return x", "@compiled", "a function in a function"),
    ("yield count", "generator", "a generator"),
]


@pytest.mark.parametrize(("body", "says", "why"), FAULTY, ids=[f"{why}: {body}" for body, _, why in FAULTY])
def test_faults_are_seen(game, body, says, why):
    """The fault is named, on its line, and it is the only one."""
    text, line = with_body(body)
    found = lint.faults(game(rules=text))
    assert found, why
    for fault in found:
        assert says in fault.says, (why, fault)
        assert fault.path.name == "rules.py"
        assert line <= fault.line <= line + body.count("\n"), (why, fault)


FINE = [
    ("count += int(state.mover == 1) + int(near)", "widened truth values"),
    ("count += state.mover == 1", "a number and a truth value"),
    ("count = (count == 1) | (count == 2)", "or, said as such"),
    ("r = r >> np.uint64(3)", "both unsigned"),
    ("r ^= r << S13\nr = (r & MASK) + state.keys[0]", "constants and fields"),
    ("r ^= BITS[count]", "a table"),
    ("if r == 0 or r > 5:\n    count = 1", "comparing is fine"),
    ("count = int(np.int64(r >> S7)) + 1", "taken as signed first"),
    ("count = draw.below(r, 5) + 1", "what draw gives"),
    ("count = int(state.mover) << 4", "widened"),
    ("count = 1 << int(state.cells[1, 2])", "widened"),
    ("count = state.mover + 1 - state.cells[0, count]", "sums that overflow would warn"),
    ("count = count << 3 | 1 << count", "plain numbers"),
    ("state.stood = state.stood | 1 << count", "a wide field"),
    ("count = ~count & -int(state.width)", "plain opposites"),
    ("count = -state.mover", "the opposite of a signed number"),
    ("state.hands[:] = 0\nstate.cells[0] = state.cells[1]", "arrays are written"),
    ("cells = state.cells\ncount = cells[1, 2] + cells[1][2]", "and read, place by place"),
    ("moves[count] = count * WIDTH + len(moves)", "the list of moves"),
    ("a, b = count // 9, count % 9\ncount = a + b", "several names"),
    ("for place in range(int(state.width)):\n    count += place", "a loop"),
    ("for down, right in ((0, 1), (1, 0)):\n    count += down * right", "a loop over a tuple"),
    ("count = min(max(count, 1), abs(count)) + int(near)", "plain functions"),
    ("count = int(sqrt(count)) + int(math.floor(0.5))", "what is exact everywhere"),
    ("count = turns.OVER if state.mover == turns.CHANCE else TABLE[0, 1]", "constants"),
    ("if helper(state, 1) and not near:\n    count = int(helper(state, 2))", "a helper"),
    ("moves[at(count)] = 1", "an unsigned place"),
]


@pytest.mark.parametrize(("body", "why"), FINE, ids=[f"{why}: {body}" for body, why in FINE])
def test_good_rules_pass(game, body, why):
    """Nothing is said of what is meant and means the same everywhere."""
    assert lint.faults(game(rules=with_body(body)[0])) == [], why


GOOD = with_body("count += 1")[0]
CHANGED = [
    ('("mover", np.int8)', '("size", np.int8)', "field `size`", "a NumPy scalar has a size"),
    ('("mover", np.int8)', '("data", np.int8)', "field `data`", "and data"),
    ('("mover", np.int8)', '("flags", np.int8, 3)', "field `flags`", "and flags"),
    ('("mover", np.int8)', '("item", np.int8)', "field `item`", "and item"),
    ('("mover", np.int8)', '("real", np.int8)', "field `real`", "and a real part"),
    ('("mover", np.int8)', '("seen", np.bool_, 9)', "field `seen`", "an array of truth values"),
    ('("mover", np.int8)', '("seen", bool, (9, 9))', "field `seen`", "by another name"),
    ('"""Some game."""', "", "rulebook", "no docstring of the module"),
    ('    """A rule."""\n', "", "rule: no docstring", "none of a function"),
    ("count: int,", "count,", "`count` has no annotation", "an argument without annotation"),
    ("near: bool) -> int", "near: bool)", "returns has no annotation", "an answer without"),
    ("@compiled\ndef helper", "def helper", "helper: every function", "a function that is not compiled"),
    ("import math\n", "import random\n", "import of random", "another library"),
    ("import math\n", "import watersmeet.games.other.rules\n", "import of watersmeet.games.other", "another game"),
    (
        "from math import",
        "from watersmeet.core.game import Game\nfrom math import",
        "watersmeet.core.game",
        "the library",
    ),
]


@pytest.mark.parametrize(("old", "new", "says", "why"), CHANGED, ids=[why for _, _, _, why in CHANGED])
def test_faults_around_functions(game, old, new, says, why):
    """Fields, docstrings, annotations, decorators, imports: one change to a good module is one fault."""
    assert lint.faults(game(rules=GOOD)) == []
    assert old in GOOD
    (fault,) = lint.faults(game(rules=GOOD.replace(old, new)))
    assert says in fault.says, why


FUNCTION = '''

@compiled
def {name}(count: int) -> int:
    """A step."""
    return {calls}
'''
HEAD = '"""Steps."""\n\nfrom watersmeet.kernel.compiled import compiled\n'


def test_recursion_is_seen(game):
    """A function that calls itself, by whatever way and through whatever module; others may call it."""
    rules = HEAD + "from watersmeet.games.some import more\nfrom watersmeet.games.some.more import there\n"
    more = HEAD + "from watersmeet.games.some import rules\nfrom .rules import here as back\n"
    for name, calls in [("once", "once(count)"), ("here", "there(count) + far(count)"), ("far", "more.deep(count)")]:
        rules += FUNCTION.format(name=name, calls=calls)
    rules += FUNCTION.format(name="fine", calls="once(count) + here(count)")
    for name, calls in [("there", "rules.here(count)"), ("deep", "deeper(count)"), ("deeper", "back(count)")]:
        more += FUNCTION.format(name=name, calls=calls)
    found = [(fault.path.name, fault.says.partition(":")[0]) for fault in lint.faults(game(rules=rules, more=more))]
    assert ("rules.py", "once calls itself") in found
    assert ("rules.py", "here calls itself, by way of there") in found
    assert ("more.py", "there calls itself, by way of here") in found
    assert {says.split()[0] for _, says in found} == {"once", "here", "far", "there", "deep", "deeper"}


PLAINLY = [
    ("import numpy as np", "", "NumPy", "imported"),
    ("from numpy import int8", "", "NumPy", "a part of it imported"),
    ("import numpy.typing", "", "NumPy", "a module of it"),
    ("", "return (state.cells == 1).sum()", ".sum()", "arithmetic with an array"),
    ("", "return state.cells.tolist()", ".tolist()", "a field's method"),
    ("", "return state.cells[0].any()", ".any()", "a part's method"),
    ("if TYPE_CHECKING:\n    from numpy import record", "return int(state.cells[0])", None, "for annotations only"),
    ("", "return ''.join(names(state)).index(str(state.mover))", None, "methods of other things"),
    ("", "return LETTERS.index(state.mover), state.mover", None, "a field as an argument"),
    ("", "return names(state.cells).copy()", None, "a method of what a function made of it"),
]


@pytest.mark.parametrize("part", lint.PLAIN)
@pytest.mark.parametrize(("above", "body", "says", "why"), PLAINLY, ids=[why for _, _, _, why in PLAINLY])
def test_plain_modules_leave_numpy_to_rules(game, part, above, body, says, why):
    """Notation, words, pictures and the terminal take a state's numbers one by one."""
    text = f'"""Plain."""\n{above}\n\n\ndef told(state):\n    """Something."""\n    {body or "return None"}\n'
    found = lint.faults(game(**{part: text}))
    assert [says in fault.says for fault in found] == ([] if says is None else [True]), (why, found)


def test_a_fault_says_where(game):
    """File, line and sentence, as editors know them."""
    (fault,) = lint.faults(game(rules=with_body("print(1)")[0]))
    assert str(fault) == f"rules.py:{fault.line}: {fault.says}"


def test_other_modules_of_a_game_are_their_own(game):
    """Tables are made with whatever NumPy has; only rules and what is shown without them are looked at."""
    assert lint.faults(game()) == []


@pytest.mark.parametrize("name", registry.NAMES)
def test_every_game_is_clean(name):
    """No module of a registered game uses what rules may not."""
    folder = Path(registry.folder(name).rules.__file__).parent
    assert [str(fault) for fault in lint.faults(folder)] == []


@pytest.mark.parametrize("module", ["kernel", "boards"])
def test_what_games_share_is_clean(module):
    """Compiled functions of kernel and boards keep to the same; plain ones may stand beside them there."""
    folder = Path(draw.__file__).parents[1] / module
    assert [str(fault) for fault in lint.faults(folder)] == []
