"""Watersmeet as a package: what the wheel holds, what it installs, and what the library does without."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

from flit_core.wheel import make_wheel_in

ROOT = Path(__file__).resolve().parents[2]

ALL_BUT_THE_COMMAND_LINE = """
import importlib, pkgutil, sys
for name in ("click", "rich", "resvg_py"):
    sys.modules[name] = None
import watersmeet
for module in pkgutil.walk_packages(watersmeet.__path__, "watersmeet."):
    if not module.name.startswith(("watersmeet.cli", "watersmeet.__main__")):
        importlib.import_module(module.name)
        print(module.name)
"""


def test_the_wheel_holds_every_file(tmp_path):
    """Fonts and `py.typed` as well as code."""
    built = make_wheel_in(ROOT / "pyproject.toml", tmp_path)
    with zipfile.ZipFile(built.file) as wheel:
        names = set(wheel.namelist())
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= names
    assert "watersmeet/py.typed" in names
    assert any(name.endswith("LICENSE") for name in names)


def test_pip_install_gives_the_command(house, tmp_path):
    """`pip install .` in any environment builds with what it fetches itself."""
    venv.create(tmp_path / "other", with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(tmp_path / "other" / "bin" / "python"), "install", "--no-deps"]
    subprocess.run([*pip, "pebble", str(house.folder)], env=house.env, check=True, capture_output=True)
    done = subprocess.run([tmp_path / "other" / "bin" / "watersmeet"], env=house.env, capture_output=True, check=False)
    assert done.returncode == 7, done.stderr


def test_the_library_needs_neither_command_line_nor_pictures_libraries():
    """NumPy and numba are enough to import all but `cli`."""
    done = subprocess.run([sys.executable, "-c", ALL_BUT_THE_COMMAND_LINE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "watersmeet.core" in done.stdout.split()
    assert "watersmeet.games.flume.rules" in done.stdout.split()
