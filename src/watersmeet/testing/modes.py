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
        for name, module in before.items():
            sys.modules[name] = module
            parent, child = in_parent(name)
            setattr(parent, child, module)


def taken_out() -> dict[str, ModuleType]:
    """Remove whatever compiles from `sys.modules` and from the packages it lies in; return it."""
    names = [name for name in sys.modules if name.startswith(AGAIN) and name not in KEPT]
    for name in names:
        parent, child = in_parent(name)
        vars(parent).pop(child, None)  # `from package import module` looks there first
    return {name: sys.modules.pop(name) for name in names}


def in_parent(name: str) -> tuple[ModuleType, str]:
    """The package that a module lies in, and its name there."""
    package, _, child = name.rpartition(".")
    return importlib.import_module(package), child
