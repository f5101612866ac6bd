"""The same rules twice in one process: compiled, and interpreted all the way down.

A compiled function calls compiled helpers, whatever wraps it, so the interpreted rules are a second import
of the game with the decorator off: their own copies of `boards`, `kernel.draw`, `kernel.index` and the game's modules.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from types import ModuleType

from watersmeet.games import registry
from watersmeet.kernel import compiled

PARTS = ("rules", "notation", "explain", "picture", "terminal")
AGAIN = ("watersmeet.boards", "watersmeet.kernel.draw", "watersmeet.kernel.index", "watersmeet.games.")
KEPT = ("watersmeet.games.registry",)


@cache
def folder(name: str, jit: bool) -> registry.Folder:
    """The game `name` with its rules compiled (as everybody has them), or interpreted."""
    if jit == compiled.JIT:
        return registry.folder(name)
    twin = registry.Folder(name)
    with imported_again(jit):
        for part in PARTS:
            if find_spec(f"watersmeet.games.{name}.{part}"):
                getattr(twin, part)
        assert twin.card
    return twin


@contextmanager
def imported_again(jit: bool) -> Iterator[None]:
    """Within, rules are imported anew with compilation on or off; afterwards all is as it was."""
    before, mode = taken_out(), compiled.JIT
    compiled.JIT = jit
    try:
        yield
    finally:
        compiled.JIT = mode
        taken_out()
        sys.modules.update(before)
        for name, module in before.items():
            parent, _, child = name.rpartition(".")
            setattr(importlib.import_module(parent), child, module)


def taken_out() -> dict[str, ModuleType]:
    """Remove from `sys.modules` whatever compiles; return it."""
    names = [name for name in sys.modules if name.startswith(AGAIN) and name not in KEPT]
    return {name: sys.modules.pop(name) for name in names}
