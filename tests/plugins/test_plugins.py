"""What this suite asks of a run, tried on small suites of their own: a plugin that notices nothing would pass every day."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture
def suite(tmp_path):
    """`suite(test_source, *words, **environment)`: run it with our plugins, and return how that went."""

    def run(source, *words, vectors=(), **environment):
        (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
        (tmp_path / "test_it.py").write_text(f"import json, os, pytest\n{source}")
        (tmp_path / "tests" / "vectors").mkdir(parents=True)
        for name in vectors:
            (tmp_path / "tests" / "vectors" / name).touch()
        plugins = [word for name in ("deep", "skips", "tally") for word in ("-p", f"plugins.{name}")]
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("CI", "COVERAGE"))}
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *plugins, *words, "test_it.py"],
            cwd=tmp_path,
            env={**kept, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


DEEP = "@pytest.mark.deep\ndef test_deep(): assert False\ndef test_plain(): pass\n"


def test_a_deep_test_waits_for_all(suite):
    """Left out, and counted as such."""
    done = suite(DEEP)
    assert done.returncode == 0
    assert "1 passed, 1 deselected" in done.stdout


def test_with_all_a_deep_test_runs(suite):
    """It fails here, so it ran."""
    done = suite(DEEP, "--all")
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout


SKIPS = {
    "itself": "def test_it(): pytest.skip('no browser')",
    "by a mark": "@pytest.mark.skip(reason='no browser')\ndef test_it(): pass",
    "whole file": "pytest.skip('no browser', allow_module_level=True)",
}


@pytest.mark.parametrize("source", SKIPS.values(), ids=SKIPS)
def test_in_ci_a_skip_is_a_failure(suite, source):
    """Nobody looks there for what did not run."""
    done = suite(source, CI="true")
    assert done.returncode in {1, 2}
    assert "skipped, which CI takes for a failure: " in done.stdout
    assert "no browser" in done.stdout


@pytest.mark.parametrize("source", SKIPS.values(), ids=SKIPS)
def test_elsewhere_a_skip_is_a_skip(suite, source):
    """Somebody without a browser can still run the tests."""
    assert "1 skipped" in suite(source).stdout


def test_an_expected_failure_is_no_skip(suite):
    """pytest tells of both in the same way."""
    assert suite("@pytest.mark.xfail\ndef test_it(): assert 0", CI="true").returncode == 0


ADDS = """
@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_it(mode):
    with open(os.environ["WATERSMEET_TALLY"], "a") as file:
        for games in (1, 2):
            row = {"file": "flume.jsonl", "mode": mode, "games": games, "positions": 600 * %d, "refusals": 0}
            file.write(json.dumps(row) + "\\n")
"""


def test_what_was_checked_is_told(suite):
    """Added up, for each file and mode."""
    done = suite(ADDS % 1, "--whole", vectors=["flume.jsonl"])
    assert done.returncode == 0
    rows = [line.split() for line in done.stdout.splitlines() if line.startswith("flume.jsonl")]
    assert rows == [["flume.jsonl", mode, "3", "1,200", "0"] for mode in ("compiled", "interpreted")]


@pytest.mark.parametrize(
    ("source", "vectors"),
    [("def test_it(): pass", ["flume.jsonl"]), (ADDS % 0, ["flume.jsonl"]), (ADDS % 1, ["flume.jsonl", "clump.jsonl"])],
    ids=["nothing told", "nothing checked", "another file"],
)
def test_a_file_that_checked_nothing_fails_a_whole_run(suite, source, vectors):
    """And only a whole one: a single test has no business with every file."""
    done = suite(source, "--whole", vectors=vectors)
    assert done.returncode == 1
    assert f"FAILED tests/vectors/{vectors[-1]} - it checked nothing" in done.stdout


def test_a_part_of_the_tests_need_not_check_every_file(suite):
    """Only a whole run has to."""
    assert suite("def test_it(): pass", vectors=["flume.jsonl"]).returncode == 0
