"""Where compiled code is kept: one folder a game, named by all that its machine code depends on.

A game's folder is named by a hash of `kernel/`, `boards/`, the game's own files, Python, NumPy, numba,
the processor and every `NUMBA_*` option, so what is stale is never found. Folders that nothing has
used for two weeks are removed.
"""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from functools import cache, lru_cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
SHARED = (PACKAGE / "kernel", PACKAGE / "boards")
KEPT_S = 14 * 24 * 3600
USED = ".used"  # a file whose time says when the folder was last asked for


def root() -> Path:
    """The user's cache folder for compiled code, or one below the temporary folder where that cannot be written."""
    place = _writable(_users_cache()) or _writable(_temporary())
    if place is None:
        raise OSError("no folder for compiled code can be written; set XDG_CACHE_HOME to one that can")
    return place


def folder_for(source: Path) -> Path:
    """The folder for code compiled from `source`: its neighbours in the same folder count too.

    A module that `specialise` has written lies in such a folder already.
    """
    folder = source.resolve().parent
    return folder if folder.parent == root() else _folder(folder, str(root()), options())


def digest(*folders: Path, extra: str = "") -> str:
    """A hash of every Python file in `folders`, of the machine and its versions, and of `extra`."""
    total = hashlib.sha256(f"{_machine()}\n{options()}\n{extra}".encode())
    for folder in dict.fromkeys((*SHARED, *folders)):
        for path in sorted(folder.glob("*.py")):
            total.update(f"\n{path.name}\n".encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:20]


def keep(folder: Path) -> Path:
    """Make `folder`, note that it is used today, and sweep the others the first time it is made."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        sweep(folder.parent)
    (folder / USED).touch()
    return folder


def sweep(place: Path) -> None:
    """Remove every folder in `place` that was not used for two weeks."""
    oldest = time.time() - KEPT_S
    for folder in place.iterdir():
        mark = folder / USED
        used = mark if mark.exists() else folder
        try:
            if folder.is_dir() and used.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)
        except FileNotFoundError:  # another process sweeps too
            continue


def options() -> str:
    """numba's options from the environment: bounds checks, for one, make other code."""
    return repr(sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_")))


@lru_cache(maxsize=64)
def _folder(folder: Path, place: str, settings: str) -> Path:
    del settings  # part of the key: `digest` reads the same environment
    return keep(Path(place) / f"{folder.name}-{digest(folder)}")


@cache
def _machine() -> str:
    import llvmlite.binding as llvm
    import numba
    import numpy as np

    processor = f"{platform.machine()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return f"{sys.implementation.cache_tag} {sys.version} numba {numba.__version__} numpy {np.__version__} {processor}"


def _users_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _temporary() -> Path:
    """A folder of our own below the temporary one; code that somebody else put there would run as ours."""
    folder = Path(tempfile.gettempdir()) / f"watersmeet-{_user()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
        raise OSError(f"{folder} belongs to somebody else; set XDG_CACHE_HOME to a folder that can be written")
    return folder


def _writable(base: Path) -> Path | None:
    place = base / "watersmeet" / "compiled"
    try:
        base.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return place.resolve() if os.access(place, os.W_OK) else None


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
