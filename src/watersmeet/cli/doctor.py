"""`watersmeet doctor`: what one would otherwise have to guess about this machine."""

import os
import platform
import shutil
import socket
import sys
import tempfile
import time
from pathlib import Path

import click

from watersmeet import __version__
from watersmeet.cli import say

PORT = 8080
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "firefox")
SYNCS = 20


@click.command("doctor")
@say.as_json
def command(as_json: bool) -> None:
    """Look at Python, the cache of compiled rules, the disk, the port and the browser."""
    told = facts()
    if as_json:
        say.facts(told)
        return
    for name, value in told.items():
        print(f"{name:<14}{value}")


def facts() -> dict[str, object]:
    """Everything that is looked at, by name."""
    import numba
    import numpy as np

    from watersmeet.kernel import cache

    return {
        "watersmeet": __version__,
        "python": f"{platform.python_version()}, {sys.executable}",
        "numpy": np.__version__,
        "numba": numba.__version__,
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "cache": f"{cache.root()}, {megabytes(cache.root()):.1f} MB of compiled rules",
        "disk sync": f"{synced_ms():.2f} ms (median of {SYNCS})",
        "port": f"{PORT} is {'free' if port_is_free() else 'taken'}",
        "browser": next(filter(None, map(shutil.which, BROWSERS)), "none found"),
    }


def megabytes(folder: Path) -> float:
    """How much a folder holds."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def synced_ms() -> float:
    """How long the disk takes to make a small write durable."""
    times = []
    with tempfile.TemporaryFile(dir=Path.home() if os.access(Path.home(), os.W_OK) else None) as file:
        for _ in range(SYNCS):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
    return sorted(times)[SYNCS // 2]


def port_is_free() -> bool:
    """Whether a server could listen on the usual port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", PORT)) != 0
