"""What the recorded games checked: a table at the end, and a failure where a file checked nothing.

A test of recorded games adds a line for its file, by `tell`, to the one that WATERSMEET_TALLY names:

    {"file": "flume.jsonl", "mode": "compiled", "games": 28, "positions": 600, "refusals": 90}
"""

import json
import os
import tempfile
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

NAME = "WATERSMEET_TALLY"
COUNTED = ("games", "positions", "refusals")
Tally = Mapping[tuple[str, str], Mapping[str, int]]


def tell(file: str, jit: bool, told: Mapping[str, int]) -> None:
    """Add what a test of recorded games checked in one mode."""
    if place := os.environ.get(NAME):
        with Path(place).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"file": file, "mode": "compiled" if jit else "interpreted", **told}) + "\n")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="fail where a file of recorded games checked nothing")


def pytest_configure(config: pytest.Config) -> None:
    """An empty file for this run; processes that the run starts find it in their environment."""
    handle, os.environ[NAME] = tempfile.mkstemp(prefix="watersmeet-tally-")
    os.close(handle)


def pytest_unconfigure(config: pytest.Config) -> None:
    Path(os.environ.pop(NAME)).unlink()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a whole run in which a file checked nothing."""
    if empty(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The table, and the files that are missing from it."""
    tally = counted(Path(os.environ[NAME]))
    if tally:
        terminalreporter.section("recorded games")
        terminalreporter.line(f"{'file':<24}{'mode':<12}" + "".join(f"{what:>12}" for what in COUNTED))
    for (file, mode), counts in sorted(tally.items()):
        terminalreporter.line(f"{file:<24}{mode:<12}" + "".join(f"{counts[what]:>12,}" for what in COUNTED))
    for file in empty(config):
        terminalreporter.line(f"FAILED tests/vectors/{file} - it checked nothing", red=True)


def counted(path: Path) -> Tally:
    """The lines of the run, added up for each file and mode."""
    total: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        total[row["file"], row["mode"]].update({what: row[what] for what in COUNTED})
    return total


def empty(config: pytest.Config) -> list[str]:
    """In a whole run, the files of recorded games that checked nothing, in one of their modes or at all."""
    if not config.getoption("--whole"):
        return []
    tally = counted(Path(os.environ[NAME]))
    missing = {path.name for path in (config.rootpath / "tests" / "vectors").glob("*.jsonl")}
    missing -= {file for file, _ in tally}
    missing |= {file for (file, _), counts in tally.items() if not counts["positions"] + counts["refusals"]}
    return sorted(missing)
