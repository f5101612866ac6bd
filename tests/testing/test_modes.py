"""The same rules twice in one process, and neither disturbs the other."""

import sys
from types import FunctionType

import pytest

from watersmeet.games import registry
from watersmeet.kernel import compiled
from watersmeet.kernel.again import imported_again
from watersmeet.testing import modes

# Whatever is imported first, everybody else finds the compiled modules, as attributes and in sys.modules.
LOOK = """
import sys
from types import FunctionType
from watersmeet.games import registry
from watersmeet.testing import modes
{first}
{then}
from watersmeet.kernel import draw, index
from watersmeet.boards import square
import watersmeet.games.flume as card
from watersmeet.games.flume import rules
plain = modes.folder("flume", jit=False)
told = {{
    "found": [hasattr(one, "py_func") for one in (draw.below, index.at, square.turned, rules.legal, rules.draw.below)],
    "known": [sys.modules[one.__name__] is one for one in (draw, index, square, card, rules)],
    "same": registry.folder("flume").rules is rules is card.rules and rules.draw is draw and rules.square is square,
    "twin": isinstance(plain.rules.legal, FunctionType) and isinstance(plain.rules.draw.below, FunctionType),
    "apart": plain.rules is not rules and plain.rules.draw is not draw and plain.notation.square is not square,
}}
"""
COMPILED, TWIN = "registry.folder('flume').rules", "modes.folder('flume', jit=False).rules"


@pytest.mark.parametrize(("first", "then"), [(COMPILED, TWIN), (TWIN, COMPILED)], ids=["compiled first", "twin first"])
def test_a_twin_leaves_everybodys_modules_alone(processes, first, then):
    """`from watersmeet.kernel import draw` gave the twin once, where the twin was imported first."""
    told = processes().run(LOOK.format(first=first, then=then))
    assert told == {"found": [True] * 5, "known": [True] * 5, "same": True, "twin": True, "apart": True}


@pytest.mark.parametrize("name", registry.NAMES)
def test_a_twin_is_a_game_like_any(name):
    """It has every part, interpreted, and is equal to the game that everybody has; it is made once."""
    twin, known = modes.folder(name, jit=False), registry.folder(name)
    assert twin == known
    assert twin is modes.folder(name, jit=False)
    assert twin is not known
    assert known is modes.folder(name, jit=True)
    for part in modes.PARTS:
        assert getattr(twin, part) is not getattr(known, part)
    assert isinstance(twin.rules.legal, FunctionType)
    assert twin.rules.State == known.rules.State


def test_a_game_from_outside_has_a_twin(pebbles):
    """Its modules lie in a package of its own, and use relative imports."""
    twin = modes.folder("pebbles", jit=False)
    assert not modes.still_compiled(twin.rules)
    assert modes.still_compiled(pebbles.rules)
    assert twin.notation.HEAPS == pebbles.notation.HEAPS
    assert sys.modules["pebbles.rules"] is pebbles.rules
    assert sys.modules["pebbles"].rules is pebbles.rules


def test_all_is_as_it_was_after_an_accident():
    """A module that fails while it is imported again leaves the others where they were."""
    from watersmeet.kernel import draw

    with pytest.raises(ZeroDivisionError), imported_again(False):
        from watersmeet.kernel import draw as twin

        assert twin is not draw
        raise ZeroDivisionError
    from watersmeet.kernel import draw as after

    assert after is draw is sys.modules["watersmeet.kernel.draw"]
    assert compiled.JIT


def test_only_what_is_named_is_imported_again():
    """A package whose name only begins alike stays."""
    import watersmeet.games.registry

    with imported_again(False, "watersmeet.games.reg", "watersmeet.games.flume"):
        assert "watersmeet.games.registry" in sys.modules
        assert "watersmeet.games.flume" not in sys.modules
    assert sys.modules["watersmeet.games.registry"] is watersmeet.games.registry


def test_still_compiled_looks_everywhere(processes, monkeypatch):
    """By name, by module, by a module's module, and through plain helpers: machine code is found."""
    tiny = processes()
    tiny.write("tiny.deep", "from watersmeet.kernel import draw\n")
    tiny.write("tiny.helping", "from tiny import deep\ndef helps(bits):\n    return deep.draw.following(bits)\n")
    tiny.write("tiny.clean", "import numpy as np\ndef clean(x):\n    return np.random.mtrand.__name__, clean\n")
    tiny.write("tiny.rules", "from tiny.helping import helps\ndef apply(state, move):\n    helps(state)\n")
    monkeypatch.syspath_prepend(str(tiny.modules))
    import tiny.clean
    import tiny.rules

    assert modes.still_compiled(tiny.rules) == ["watersmeet.kernel.draw.following"]
    assert modes.still_compiled(tiny.clean) == []
    for name in [name for name in sys.modules if name == "tiny" or name.startswith("tiny.")]:
        del sys.modules[name]
