"""Importing rules a second time, with compilation on or off.

A compiled function calls compiled helpers, whatever wraps it. So interpreted rules, beside compiled ones in the
same process, are modules of their own: copies of the game's, of `boards` and of what in `kernel` compiles.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from watersmeet.kernel import compiled

SHARED = ("watersmeet.boards", "watersmeet.kernel.draw", "watersmeet.kernel.index")


@contextmanager
def imported_again(jit: bool, *packages: str) -> Iterator[None]:
    """Within, what compiles is imported anew, these packages too; afterwards all is as it was."""
    names, mode = (*SHARED, *packages), compiled.JIT
    before, compiled.JIT = taken_out(names), jit
    try:
        yield
    finally:
        compiled.JIT = mode
        taken_out(names)
        for name, module in before.items():
            sys.modules[name] = module
            if parent := parent_of(name):
                setattr(parent, name.rpartition(".")[2], module)


def taken_out(names: tuple[str, ...]) -> dict[str, ModuleType]:
    """Remove these modules and all below them from `sys.modules`, and from the packages they lie in; return them."""
    found = [known for known in sys.modules if any(known == name or known.startswith(f"{name}.") for name in names)]
    for name in found:
        if parent := parent_of(name):
            vars(parent).pop(name.rpartition(".")[2], None)  # `from package import module` looks there first
    return {name: sys.modules.pop(name) for name in found}


def parent_of(name: str) -> ModuleType | None:
    """The package that a module lies in, if any."""
    package = name.rpartition(".")[0]
    return importlib.import_module(package) if package else None
