"""The one way to make a cached kernel for a game's rules.

Loops over any game's rules are written once, in a module that begins with

    from watersmeet.kernel.any_game import rules

A compiled function that closed over a game's functions, or took them as arguments, would be compiled anew in
every process. So each game gets a module of its own, a real file in the cache folder, in which that line
imports its rules by name: numba then finds its machine code again. The folder is named by a hash of all that the
code rests on: `kernel/`, `boards/`, the game's files, the folder in which the loops are written, and their text.
Around interpreted rules the loops are interpreted too, and need no file.
"""

import os
import sys
import threading
from functools import cache as once
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from watersmeet.kernel import any_game, cache
from watersmeet.kernel.again import imported_again

STANDS_IN = "from watersmeet.kernel.any_game import rules\n"
ONE_AT_A_TIME = threading.RLock()  # a module that two threads import at once would be made twice


def specialised(source: Path, rules: ModuleType) -> Any:
    """The module written in `source`, made for the game with these rules."""
    with ONE_AT_A_TIME:
        return made(source, rules)


@once
def made(source: Path, rules: ModuleType) -> ModuleType:
    """That module, made the first time it is asked for."""
    text = source.read_text("utf-8")
    assert STANDS_IN in text, f"{source} does not import `rules` from kernel.any_game"
    if isinstance(rules.apply, FunctionType):
        return interpreted(source, rules)
    package, _, name = rules.__name__.rpartition(".")
    text = text.replace(STANDS_IN, f"from {package} import {name} as rules\n")
    path = written(f"{source.stem}_{package.rpartition('.')[2]}", text, source.parent, Path(str(rules.__file__)).parent)
    # A name that no other file has: two modules of one name get each other's code.
    return imported(path, f"{path.stem}_{path.parent.name.rpartition('-')[2]}")


def interpreted(source: Path, rules: ModuleType) -> ModuleType:
    """The module around rules that are not compiled, and perhaps not those that their name would import."""
    with imported_again(False):
        any_game.rules = rules
        try:
            return imported(source, f"{source.stem}_interpreted_{id(rules)}")
        finally:
            any_game.rules = None


def written(name: str, text: str, asks: Path, game: Path) -> Path:
    """The file of that module, in a folder named by all that its machine code rests on."""
    folder = cache.keep(cache.root() / f"{name}-{cache.digest(game, asks, extra=text)}")
    path = folder / f"{name}.py"
    if not path.exists():
        unfinished = folder / f"{name}.{os.getpid()}"
        unfinished.write_text(text, "utf-8")
        # The same time whoever writes it: numba may throw away machine code that looks older than its source.
        os.utime(unfinished, (0, 0))
        unfinished.replace(path)
    return path


def imported(path: Path, name: str) -> ModuleType:
    """The module in `path`, under that name."""
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, path
    module = module_from_spec(spec)
    sys.modules[name] = module  # numba looks the module up by its name when it takes code from the cache
    spec.loader.exec_module(module)
    return module
