"""The decorator of rules: machine code that is never stale, made once for each function, or none at all."""

import threading
from collections import Counter
from pathlib import Path

import numba
import numpy as np
import pytest

from watersmeet.core.game import game
from watersmeet.games import registry
from watersmeet.kernel import compiled
from watersmeet.kernel.dispatcher import Dispatcher
from watersmeet.testing import agreement, contract, modes

HELPER = """
from watersmeet.kernel.compiled import compiled

@compiled
def helper(number: int) -> int:
    return number * {times}
"""
CALLER = """
from tiny.helping import helper
from watersmeet.kernel.compiled import compiled

@compiled
def caller(number: int) -> int:
    return helper(number) + 0

@compiled
def sixth(numbers):
    return numbers[5]
"""
ASK = """
from tiny.calling import caller
told = [caller(10), sum(caller.stats.cache_hits.values())]
"""
BEYOND = """
import numpy as np
from tiny.calling import sixth
try:
    sixth(np.zeros(3))
    told = "nothing seen"
except IndexError:
    told = "out of range"
"""


@pytest.fixture(scope="module")
def tiny(processes):
    """Two modules, one of which calls the other."""
    made = processes()
    made.write("tiny.helping", HELPER.format(times=2))
    made.write("tiny.calling", CALLER)
    return made


def test_a_helper_edited_in_another_file_changes_its_caller(tiny):
    """numba alone looks at the caller's file only, and went on answering 20 where 30 was right."""
    assert tiny.run(ASK) == [20, 0]
    assert tiny.run(ASK) == [20, 1]
    tiny.write("tiny.helping", HELPER.format(times=3))
    assert tiny.run(ASK) == [30, 0]


def test_bounds_checks_are_other_code(tiny):
    """Code that does not check bounds is not taken for code that does."""
    assert tiny.run(BEYOND) == "nothing seen"
    assert tiny.run(BEYOND, NUMBA_BOUNDSCHECK="1") == "out of range"


ALL_THE_WAY = """
import sys
from pathlib import Path
from watersmeet.core import loops
from watersmeet.core.game import game
from watersmeet.games import registry
from watersmeet.kernel.specialise import specialised
from watersmeet.testing import contract
for name in registry.NAMES:
    contract.journey(game(name), seed=1, most=30)
    specialised(Path(loops.__file__), registry.folder(name).rules)
told = [name for name in ("numba", "llvmlite") if name in sys.modules]
"""


def test_switched_off_nothing_is_compiled(processes):
    """With WATERSMEET_JIT=0 games are played, and loops made, without numba being there at all."""
    quiet = processes()
    assert quiet.run(ALL_THE_WAY, WATERSMEET_JIT="0") == []
    assert not quiet.home.exists()


def uncached(function):
    """Compiled, and not taken from any cache."""
    return Dispatcher(function, targetoptions={"nopython": True})


@pytest.mark.parametrize("name", registry.NAMES)
def test_interpreted_rules_reach_nothing_compiled(name):
    """Interpreted means all the way down: a twin's functions call no machine code, by whatever way."""
    assert modes.still_compiled(modes.folder(name, jit=False).rules) == []
    assert f"{registry.folder(name).package}.rules.legal" in modes.still_compiled(modes.folder(name, jit=True).rules)


@uncached
def doubled(number):
    """A helper."""
    return 2 * number


@uncached
def widths(number):
    """Calls it with numbers of several widths."""
    return number + doubled(np.int8(number)) + doubled(0) + doubled(np.uint16(number)) + doubled(np.int32(number))


def test_a_helper_is_compiled_once():
    """Fields of a state, literals and plain numbers are one type to a helper, or all it calls is compiled for each."""
    assert widths(3) == 21
    assert widths(np.int16(4)) == 28
    assert [len(one.signatures) for one in (widths, doubled)] == [1, 1]


@uncached
def shifted(bits):
    """As random numbers are made."""
    return bits >> np.uint64(60)


def test_unsigned_bits_stay_unsigned():
    """Random bits keep their type: as signed numbers they would shift otherwise."""
    assert shifted(np.uint64(1 << 63)) == 8
    assert [str(kind) for (kind,) in shifted.signatures] == ["uint64"]


def test_a_gpus_compiler_knows_our_functions():
    """numba-cuda takes any dispatcher of numba's, asks these things of it, and leaves its own on it as an attribute."""
    function = registry.folder("flume").rules.legal
    assert isinstance(function, numba.core.dispatcher.Dispatcher)
    assert function._can_compile
    assert function.py_func.__name__ == "legal"
    assert function.targetoptions.copy() == numba.njit(nogil=True)(function.py_func).targetoptions
    function._test_of_ours = function
    del function._test_of_ours


ASKED = {
    *("setup", "derive", "legal", "apply", "seat", "outcome", "reason", "judge", "sound", "pick", "odds", "events"),
    *("hide", "guess", "veil", "symmetry", "symmetry_move", "symmetry_seat", "team"),
}


@pytest.mark.parametrize("name", registry.NAMES)
def test_rules_are_compiled_once(name):
    """Core, loops and tests hand over the same types: nothing that rules are asked has machine code twice."""
    for position in contract.some(contract.journey(game(name), 1, most=40), 3, seed=1):
        assert agreement.played(position, seed=1)
        assert agreement.asked(position, seed=1)
    place = Path(registry.folder(name).rules.legal.stats.cache_path)
    made = Counter(file.name.partition("-")[0] for file in place.glob("*.nbc"))  # `rules.legal` of rules.legal-129.py…
    asked = {function: times for function, times in made.items() if function.partition(".")[2] in ASKED}
    assert "rules.legal" in asked
    assert set(asked.values()) == {1}, asked


def test_numbas_own_setting_is_put_back(tmp_path):
    """numba's cache setting is ours only while a cache is made, also when that fails."""
    before = numba.config.CACHE_DIR
    with compiled.cache_lies_in(tmp_path):
        assert str(tmp_path) == numba.config.CACHE_DIR
    assert before == numba.config.CACHE_DIR
    with pytest.raises(ZeroDivisionError), compiled.cache_lies_in(tmp_path):
        raise ZeroDivisionError
    assert before == numba.config.CACHE_DIR


def test_two_threads_put_it_back(tmp_path):
    """Two games imported at once: did the second not wait for its turn, it would put back the first one's folder."""
    before, left = numba.config.CACHE_DIR, threading.Event()

    def then():
        with compiled.cache_lies_in(tmp_path / "second"):
            left.wait(10)

    second = threading.Thread(target=then)
    with compiled.cache_lies_in(tmp_path / "first"):
        second.start()
        second.join(0.1)
    left.set()
    second.join()
    assert before == numba.config.CACHE_DIR


def test_warnings_are_errors_when_interpreted():
    """A narrow number that overflows warns when interpreted, and not when compiled: so no test may let it pass."""
    with pytest.raises(RuntimeWarning):
        np.int8(127) + np.int8(1)
