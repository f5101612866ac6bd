"""Places in arrays, for the few loops where every instruction counts."""

import numpy as np

from watersmeet.kernel.compiled import compiled


@compiled
def at(index: int) -> np.uint64:
    """An index that is never negative: unsigned, so that numba leaves out counting from the end.

    A random Flume game takes a third less time with it.
    """
    return np.uint64(index)
