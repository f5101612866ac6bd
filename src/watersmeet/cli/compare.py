"""`watersmeet bench --compare REV`: this tree and another revision, measured in turns.

Machines are noisy, so the two are measured in pairs, one right after the other, and each row's figure is the
median of the pairs' ratios.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import click

from watersmeet.cli import say
from watersmeet.kernel.cache import PACKAGE

ROOT = PACKAGE.parents[1]


def against(revision: str, name: str | None, seconds: float, pairs: int, as_json: bool) -> None:
    """Measure both, and print each row's median ratio: above 1 this tree is faster."""
    ratios: dict[tuple[str, ...], list[float]] = {}
    with checked_out(revision) as there, say.progress() as bar:
        for _ in bar.track(range(pairs), description="measuring in pairs"):
            ours, theirs = rows(ROOT, name, seconds), rows(there, name, seconds)
            for row in (row for row in ours if row in theirs):
                ratios.setdefault(row, []).append(ours[row] / theirs[row])
    told = [(*row, round(median(ratios[row]), 3)) for row in ratios]
    if as_json:
        say.facts([dict(zip(("game", "options", "what", "ratio"), row, strict=True)) for row in told])
        return
    cells = [(*map(str, row[:3]), f"{row[3]:.3f}") for row in told]
    say.table(("game", "options", "what", f"ratio to {revision}"), cells, right=(f"ratio to {revision}",))


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A folder with the files of that revision."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "-C", str(ROOT), "archive", revision, "src"], capture_output=True, check=False)
        if packed.returncode:
            said = packed.stderr.decode(errors="replace").strip().splitlines()
            raise click.UsageError(f"no revision `{revision}` to compare with: {said[-1] if said else 'git failed'}")
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder)


def rows(root: Path, name: str | None, seconds: float) -> dict[tuple[str, ...], float]:
    """Moves a second of every row, measured in a process of its own over the sources in `root`."""
    call = "from watersmeet.cli.main import main; main()"
    asked = [sys.executable, "-c", call, "bench", *([name] if name else []), "--json", "--seconds", str(seconds)]
    told = subprocess.run(asked, env={**os.environ, "PYTHONPATH": str(root / "src")}, capture_output=True, check=False)
    if told.returncode:
        raise click.ClickException(f"bench in {root} failed: {told.stderr.decode(errors='replace').strip()}")
    measured: list[dict[str, Any]] = json.loads(told.stdout)
    return {(row["game"], row["options"], row["what"]): row["moves_per_s"] for row in measured}
