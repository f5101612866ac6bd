"""A small Watersmeet that is set up for real: our own script and packaging, a lock of three tiny wheels, no network."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import flit_core
import pytest
from flit_core.wheel import make_wheel_in

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import json, os, pebble, signal, sys, time

def main():
    print(json.dumps({"words": sys.argv[1:], "pid": os.getpid(), "pebble": pebble.VERSION}), flush=True)
    if sys.argv[1:] == ["wait"]:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(43))
        print("waiting", flush=True)
        time.sleep(60)
    sys.exit(7)
"""
TESTS = "import sys, gravel; print('tests', sys.argv[1:])"


@dataclass
class House:
    """A copy of the repository's set-up in a folder of its own."""

    folder: Path
    wheels: Path
    flit_core: str = flit_core.__version__

    @property
    def venv(self) -> Path:
        return self.folder / ".venv"

    @property
    def env(self) -> dict[str, str]:
        """The environment, with nothing in it that leads Python or pip elsewhere than to the wheels."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON", "COVERAGE"))
        }
        return {**kept, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels)}

    def start(self, *words: str, **how: Any) -> subprocess.CompletedProcess[str]:
        """`./watersmeet words`, to its end."""
        process = self.begin(*words, **how)
        out, err = process.communicate(timeout=120)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def begin(self, *words: str, python: tuple[str, ...] = (), **env: str) -> subprocess.Popen[str]:
        """`./watersmeet words`, begun in another folder; `python` holds options of the interpreter."""
        return subprocess.Popen(
            [sys.executable, *python, str(self.folder / "watersmeet"), *words],
            cwd=self.wheels,
            env={**self.env, **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def lock(self, name: str, **pins: str) -> None:
        """Write a lock of these packages."""
        lines = []
        for package, version in pins.items():
            wheel = self.wheels / f"{package}-{version}-py3-none-any.whl"
            lines.append(f"{package}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n")
        (self.folder / "requirements").mkdir(exist_ok=True)
        (self.folder / "requirements" / f"{name}.txt").write_text("".join(lines))


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of wheels, all that these set-ups ever fetch."""
    folder = tmp_path_factory.mktemp("wheels")
    for name, version in (("pebble", "1"), ("pebble", "2"), ("gravel", "1")):
        source = tmp_path_factory.mktemp(name)
        (source / "__init__.py").write_text(f"VERSION = '{version}'\n")
        wheel(folder, name, version, source)
    wheel(folder, "flit_core", flit_core.__version__, Path(flit_core.__path__[0]))
    return folder


def wheel(wheels: Path, name: str, version: str, source: Path) -> None:
    """Build a wheel of the package that `source` holds."""
    project = wheels / f"{name}-{version}"
    shutil.copytree(source, project / name)
    (project / "pyproject.toml").write_text(
        f'[project]\nname = "{name}"\nversion = "{version}"\ndescription = "for the tests"\nrequires-python = ">=3"\n'
        '[build-system]\nrequires = ["flit_core"]\nbuild-backend = "flit_core.buildapi"\n'
    )
    make_wheel_in(project / "pyproject.toml", wheels)
    shutil.rmtree(project)


@pytest.fixture(scope="session")
def build(wheels: Path) -> Callable[[Path], House]:
    """`build(folder)`: a house there, in which nothing is installed yet."""

    def built(folder: Path) -> House:
        house = House(folder, wheels)
        package = folder / "src" / "watersmeet"
        (package / "cli").mkdir(parents=True)
        for name in ("watersmeet", "pyproject.toml", "README.md", "LICENSE", "src/watersmeet/__main__.py"):
            shutil.copy(ROOT / name, folder / name)
        (package / "__init__.py").write_text('"""A small Watersmeet."""\n__version__ = "1"\n')
        (package / "cli" / "__init__.py").touch()
        (package / "cli" / "main.py").write_text(PROGRAM)
        (folder / "tests").mkdir()
        (folder / "tests" / "__main__.py").write_text(TESTS)
        house.lock("run", pebble="1", flit_core=house.flit_core)
        house.lock("test", pebble="1", gravel="1", flit_core=house.flit_core)
        return house

    return built


@pytest.fixture
def house(build: Callable[[Path], House], tmp_path: Path) -> House:
    """A house in which nothing is installed yet."""
    return build(tmp_path / "house")
