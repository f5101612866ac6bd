"""Random numbers: the same on every machine and in both modes, and even."""

from collections import Counter
from importlib import import_module

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from watersmeet.kernel import compiled, draw
from watersmeet.kernel.again import imported_again

ALL = (1 << 64) - 1


@pytest.fixture(scope="module")
def drawing(jit):
    """The module, in the mode at hand."""
    if jit == compiled.JIT:
        return draw
    with imported_again(jit):
        return import_module("watersmeet.kernel.draw")


def shifted(bits):
    """Marsaglia's xorshift, 13-7-17, in Python's own numbers."""
    bits ^= bits << 13 & ALL
    bits ^= bits >> 7
    return bits ^ bits << 17 & ALL


def test_the_row_is_marsaglias(drawing):
    """Each number follows from the one before as his paper says, whatever the mode."""
    bits = draw.seeded(7)
    for _ in range(200):
        after = int(drawing.following(bits))
        assert after == shifted(int(bits))
        bits = np.uint64(after)


@pytest.mark.parametrize("bits", [1, 1 << 63, ALL, 0x9E3779B97F4A7C15])
@pytest.mark.parametrize("count", [1, 2, 7, 170, 5000, 1 << 30])
def test_a_number_below_a_count(drawing, bits, count):
    """The upper half of the bits as a share of the count: never the count itself."""
    drawn = drawing.below(np.uint64(bits), count)
    assert drawn == (bits >> 32) * count >> 32
    assert 0 <= drawn < count
    assert isinstance(drawn, int)


def test_numbers_are_even(drawing):
    """6,000 draws out of six, in a row as rules make them: each about as often as the others."""
    bits, found = draw.seeded(1), Counter[int]()
    for _ in range(6000):
        bits = np.uint64(drawing.following(bits))
        found[drawing.below(bits, 6)] += 1
    assert sorted(found) == list(range(6))
    assert sum((times - 1000) ** 2 / 1000 for times in found.values()) < 20.5  # chi-square, 5 degrees: 1 in 1,000


def test_narrow_counts_are_no_other_numbers(drawing):
    """A count straight from a state's field draws as a plain number does."""
    bits = np.uint64(0xFEDCBA9876543210)
    assert {drawing.below(bits, kind(100)) for kind in (int, np.int8, np.int16, np.int64)} == {99}


@given(some.integers(0, 1 << 64))
def test_any_seed_will_do(seed):
    """A first number is made of any seed; it is never 0, which nothing would follow."""
    bits = draw.seeded(seed)
    assert isinstance(bits, np.uint64)
    assert 0 < int(bits) <= ALL


def test_close_seeds_lie_far_apart():
    """Seeds in a row give numbers whose upper halves are all different, as draws use those."""
    first = [int(draw.seeded(seed)) >> 32 for seed in range(1000)]
    assert len(set(first)) == 1000
    assert abs(sum(first) / 1000 / (1 << 32) - 0.5) < 0.05
    changed = [(int(draw.seeded(seed)) ^ int(draw.seeded(seed + 1))).bit_count() for seed in range(1000)]
    assert abs(sum(changed) / 1000 - 32) < 1
