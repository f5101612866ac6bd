"""Arrays in rules: places that are never negative, and copies that a GPU makes too."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from watersmeet.kernel.compiled import compiled


@compiled
def at(index: int) -> np.uint64:
    """An index that is never negative: unsigned, so that numba leaves out counting from the end.

    A random Flume game takes a third less time with it.
    """
    return np.uint64(index)


@compiled
def copy(target: NDArray[Any], source: NDArray[Any]) -> None:
    """Make `target` hold what `source` holds, place by place: `target[:] = source` wants memory, which no GPU has."""
    for place in range(len(source)):
        target[place] = source[place]
