"""Random numbers inside compiled code: Marsaglia's xorshift, the same on every machine and in both modes.

Shifts and exclusive ors only: a multiplication that overflows warns when it is interpreted.
"""

import numpy as np

from watersmeet.kernel.compiled import compiled

S13, S7, S17, S32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


@compiled
def following(bits: np.uint64) -> np.uint64:
    """The random number after `bits`, which must not be 0."""
    bits ^= bits << S13
    bits ^= bits >> S7
    bits ^= bits << S17
    return bits


@compiled
def below(bits: np.uint64, count: int) -> int:
    """A number from 0 to `count` − 1 out of random `bits`; uneven by less than `count` / 2^32."""
    # By way of int64: compiled, int() leaves an unsigned number unsigned, and beside a signed one it turns float.
    return int(np.int64(((bits >> S32) * np.uint64(count)) >> S32))


def seeded(number: int) -> np.uint64:
    """A first random number out of any seed, far apart for seeds that are close (SplitMix64's last step)."""
    mask = (1 << 64) - 1
    bits = (number + 1) * 0x9E3779B97F4A7C15 & mask
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 & mask
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & mask
    return np.uint64((bits ^ (bits >> 31)) or 1)
