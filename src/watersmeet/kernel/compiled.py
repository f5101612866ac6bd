"""One decorator for rules: `@compiled` turns a plain function into machine code, or leaves it plain.

    WATERSMEET_JIT=0     everything stays interpreted, all the way down: for debugging and as the reference
    otherwise            numba compiles it on first use and keeps the result in the user's cache folder

numba's own cache looks only at the file of the function that is called, so a change in a helper's file
would go unseen. Ours lies in a folder named by a hash of everything that machine code depends on.
"""

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from watersmeet.kernel import cache

Function = TypeVar("Function", bound=Callable[..., object])

JIT = os.environ.get("WATERSMEET_JIT", "1") != "0"
SETTING = threading.Lock()  # held while numba's cache setting is ours


def compiled(function: Function) -> Function:
    """Compile `function` for the processor, without the interpreter's lock; plain with `WATERSMEET_JIT=0`."""
    if not JIT:
        return function
    from watersmeet.kernel.dispatcher import Dispatcher

    made = Dispatcher(function, targetoptions={"nopython": True, "nogil": True, "boundscheck": None})
    with cache_lies_in(cache.folder_for(Path(function.__code__.co_filename))):
        made.enable_caching()
    return cast(Function, made)


@contextmanager
def cache_lies_in(folder: Path) -> Iterator[None]:
    """Point numba's cache at `folder` while a function's cache is made.

    numba reads the setting then, so it can be put back at once. Left in place it would be lost as soon as
    another numba option changed. One thread at a time: two that import different games would otherwise put back
    each other's folder.
    """
    import numba

    settings: Any = numba.config
    with SETTING:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            settings.CACHE_DIR = before
