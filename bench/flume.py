"""Our Flume against a plain loop in C: random whole games, 9 x 9, in interleaved pairs.

    .venv/bin/python bench/flume.py [SOURCE.c]

Needs a C compiler, as `cc`. Prints both speeds of each pair, and the median of their ratios.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from watersmeet.cli.bench import PICKED, machine, measured
from watersmeet.core.game import game

PAIRS = 9


def main() -> None:
    """Build the loop, and measure in turns."""
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".c")
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        loop = Path(folder) / "loop"
        subprocess.run(["cc", "-O3", "-march=native", "-o", str(loop), str(source)], check=True)
        ratios = [pair(loop) for _ in range(PAIRS)]
    print(f"median of {PAIRS}: {median(ratios):.2f} of the C loop")


def pair(loop: Path) -> float:
    """Ours and theirs, one right after the other."""
    theirs = float(subprocess.run([loop], capture_output=True, text=True, check=True).stdout)
    rows = {row["what"]: row for row in measured(game("flume", size=9), 0.2)}
    ours = rows[PICKED]["moves_per_s"]
    print(f"{ours / 1e6:6.1f} million placements/s here, {theirs / 1e6:6.1f} in C: {ours / theirs:.2f}")
    return ours / theirs


if __name__ == "__main__":
    main()
