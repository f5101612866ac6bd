"""States as records: every byte known, and what is kept never changed."""

import numpy as np
import pytest

from watersmeet.core.game import Game
from watersmeet.games import registry
from watersmeet.kernel import states
from watersmeet.testing import contract, modes

GAPPED = np.dtype([("a", np.int8), ("b", np.int64), ("c", np.int8, (3,))], align=True)


def test_a_blank_state_is_zero_to_the_last_byte():
    """Padding too: what is found in memory would make equal states differ."""
    for _ in range(50):
        dirt = np.full(GAPPED.itemsize, 0xAA, np.uint8)  # memory to be found again
        del dirt
        assert states.blank(GAPPED).tobytes() == bytes(GAPPED.itemsize)
    assert GAPPED.itemsize > 1 + 8 + 3, "there is padding to look at"


def test_fields_are_attributes():
    """Interpreted rules say `state.b`; an element of a plain structured array has no such thing."""
    state = states.blank(GAPPED)
    state.b = 7
    state.c[1] = -3
    assert (state.b, state.c.tolist()) == (7, [0, -3, 0])
    with pytest.raises(AttributeError):
        np.zeros(1, GAPPED)[0].b  # noqa: B018


def test_a_copy_is_another_state():
    """What is done to a copy leaves the first as it was, arrays too, padding along."""
    state = states.blank(GAPPED)
    state.b = 7
    copy = states.copied(state)
    assert copy.tobytes() == state.tobytes()
    copy.b = 8
    copy.c[0] = 1
    assert (state.b, state.c[0]) == (7, 0)


def test_bytes_come_back_as_a_state_of_their_own():
    """A state made of kept bytes can be written, and they stay."""
    kept = states.blank(GAPPED).tobytes()
    state = states.revived(kept, GAPPED)
    state.c[:] = 1
    assert kept == bytes(GAPPED.itemsize)
    assert states.revived(state.tobytes(), GAPPED).c.tolist() == [1, 1, 1]


def test_compiled_code_would_write_through_anything():
    """Why every rule gets a copy: compiled code changes even `bytes`, which Python never lets anybody change."""
    rules = modes.folder("flume", jit=True).rules
    state = states.blank(rules.State)
    rules.setup(state, 3, 1, 0)
    kept = state.tobytes()
    before = bytes(bytearray(kept))
    under = np.frombuffer(kept, rules.State).view(np.recarray)[0]
    assert not under.flags.writeable
    rules.apply(under, 0)
    assert kept != before


@pytest.mark.parametrize("name", registry.NAMES)
def test_compiled_play_changes_no_kept_bytes(name):
    """Whatever is asked of a position or played from it, compiled, its own bytes stay."""
    game = Game(modes.folder(name, jit=True), {})
    for seed in (1, 2):
        contract.playing_changes_nothing(game, seed)
