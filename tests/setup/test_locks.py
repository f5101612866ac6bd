"""The locks: every pin with its hashes, what pyproject.toml asks for, and the same pins for users and for tests."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PIN = re.compile(
    r"^(?P<name>\S+)==(?P<version>\S+)(?: ; (?P<marker>.*?))? \\\n(?P<hashes>(?:    --hash=.*\n)+)", re.MULTILINE
)


def pins(name):
    """Every pin of a lock: (name, version, marker) and its hashes. What is no pin is a comment."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert not [line for line in PIN.sub("", text).splitlines() if line.strip() and not line.strip().startswith("#")]
    return {(pin["name"], pin["version"], pin["marker"]): pin["hashes"] for pin in PIN.finditer(text)}


@pytest.mark.parametrize("name", ["run", "test"])
def test_every_pin_has_hashes(name):
    """Of the right length, and of nothing weaker."""
    assert pins(name)
    for pin, hashes in pins(name).items():
        for line in hashes.splitlines():
            assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), pin


def test_the_tests_run_with_what_users_run():
    """The test lock holds every pin of the run lock, with the same hashes."""
    run, test = pins("run"), pins("test")
    assert run == {pin: hashes for pin, hashes in test.items() if pin in run}


@pytest.mark.parametrize("asked", PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"])
def test_the_lock_holds_what_pyproject_asks_for(asked):
    """Within its range, on every system."""
    assert holds("run", asked)


@pytest.mark.parametrize(("lock", "name"), [("run", "build"), ("test", "test")])
def test_the_lock_holds_what_is_listed(lock, name):
    """Each line of build.in and test.in."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and not holds(lock, line)] == []


def holds(lock, asked):
    """Whether a lock pins what is asked for, in its range."""
    wanted = Requirement(asked)
    versions = [version for name, version, _ in pins(lock) if plain(name) == plain(wanted.name)]
    return bool(versions) and all(wanted.specifier.contains(version, prereleases=True) for version in versions)


def plain(name):
    """`flit_core` and `flit-core` are one package."""
    return name.lower().replace("_", "-")
