"""How numba compiles our functions: once, whatever width of whole number they are called with.

A helper that is called with a field of a state (int8), a place in a list of moves (int32), the first value of a
count (numba knows a literal 0 by its value) and a plain number (int64) would be compiled four times, with all that
it calls. Compiled arithmetic on whole numbers is done in 64 bits anyway, so nothing changes but the time: with
this, games of some hundred lines are ready a fifth sooner.
"""

from typing import Any

from numba.core import types
from numba.core.registry import CPUDispatcher

NUMBERS: Any = types  # numba's own annotations know little of them


class Dispatcher(CPUDispatcher):
    """numba's own, but whole numbers arrive in 64 bits."""

    def compile(self, sig: Any) -> Any:
        """The machine code for arguments of these types."""
        return super().compile(tuple(map(widened, sig)) if isinstance(sig, tuple) else sig)


def widened(kind: Any) -> Any:
    """int64 for any narrower whole number; other types as they are, uint64 too."""
    plain = NUMBERS.unliteral(kind)
    return NUMBERS.int64 if isinstance(plain, NUMBERS.Integer) and plain.bitwidth < 64 else plain
