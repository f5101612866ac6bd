"""Run the tests: `./watersmeet test [--all] [words for pytest]`.

Without words for pytest every test runs, under coverage (of processes that they start, too), and what must
be covered is checked. With words, pytest runs what they ask for and nothing else.

`--all` adds the tests marked `deep`, and once more those of compiled rules, with bounds checks.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = "src/watersmeet/games/*"
COVERED = (("--include", GAMES, "--fail-under=100"), ("--omit", GAMES, "--fail-under=90"))


def main(words: list[str]) -> int:
    """The exit code of the first step that fails."""
    os.chdir(ROOT)
    deep = [word for word in words if word == "--all"]
    asked = [word for word in words if word != "--all"]
    if asked:
        return python("pytest", *deep, *asked)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["COVERAGE_FILE"] = str(Path(folder, "coverage"))
        return (
            python("coverage", "run", "-m", "pytest", "--whole", *slowest(), *deep)
            or (checked_bounds() if deep else 0)
            or python("coverage", "combine", "--quiet")
            or max([python("coverage", "report", *part) for part in COVERED])
        )


def slowest() -> list[str]:
    """Where changes are checked, the tests that took longest are told."""
    return ["--durations=20"] if os.environ.get("CI") else []


def checked_bounds() -> int:
    """Compiled rules once more, in machine code that refuses to read beside an array."""
    os.environ["NUMBA_BOUNDSCHECK"] = "1"
    return python("pytest", "--all", "-k", "compiled")


def python(*words: str) -> int:
    """Run a module of the environment that this one runs in."""
    return subprocess.run([sys.executable, "-m", *words], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
