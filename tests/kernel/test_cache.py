"""Where compiled code lies: a folder for each game, named by all that its machine code depends on."""

import os
import time
from pathlib import Path

import pytest

from watersmeet.kernel import cache

DAY = 24 * 3600


@pytest.fixture
def home(monkeypatch, tmp_path):
    """A user's cache folder, empty, and a temporary folder beside it."""
    monkeypatch.setattr(cache, "_users_cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(cache.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path


@pytest.fixture
def game(tmp_path):
    """A folder of rules with a helper."""
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "rules.py").write_text("one")
    (folder / "helper.py").write_text("two")
    return folder


def edit(game, monkeypatch):
    (game / "helper.py").write_text("three")


def add(game, monkeypatch):
    (game / "another.py").write_text("")


def rename(game, monkeypatch):
    (game / "helper.py").rename(game / "helping.py")


def move(game, monkeypatch):
    (game / "rules.py").write_text("")
    (game / "helper.py").write_text("onetwo")


def edit_kernel(game, monkeypatch):
    monkeypatch.setattr(cache, "SHARED", (game.parent / "kernel", *cache.SHARED[1:]))


def edit_boards(game, monkeypatch):
    monkeypatch.setattr(cache, "SHARED", (*cache.SHARED[:1], game.parent / "boards"))


def set_an_option(game, monkeypatch):
    monkeypatch.setenv("NUMBA_OPT", "2")


def change_machine(game, monkeypatch):
    monkeypatch.setattr(cache, "_machine", lambda: "another")


CHANGES = [edit, add, rename, move, edit_kernel, edit_boards, set_an_option, change_machine]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_whatever_code_depends_on_names_its_folder(home, game, monkeypatch, change):
    """A change in kernel, boards, the game's files, numba's options or the machine leads to another folder."""
    before = cache.digest(game)
    assert before == cache.digest(game)
    change(game, monkeypatch)
    assert before != cache.digest(game)


def leave_a_note(game, monkeypatch):
    (game / "notes.txt").write_text("no code")


def change_the_surroundings(game, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")


@pytest.mark.parametrize("change", [leave_a_note, change_the_surroundings], ids=lambda change: change.__name__)
def test_whatever_code_does_not_depend_on_does_not(home, game, monkeypatch, change):
    """What changes no machine code throws none away."""
    before = cache.digest(game)
    change(game, monkeypatch)
    assert before == cache.digest(game)


@pytest.mark.parametrize("part", ["python", "numba", "numpy", "processor"])
def test_the_machine_is_told_by_its_versions_and_processor(monkeypatch, part):
    """Python, numba, NumPy and the processor's name and features are each part of what code is made for."""
    import llvmlite.binding
    import numba
    import numpy as np

    before = cache._machine.__wrapped__()
    owner, name, value = {
        "python": (cache.sys, "version", "3.99"),
        "numba": (numba, "__version__", "9.9"),
        "numpy": (np, "__version__", "9.9"),
        "processor": (llvmlite.binding, "get_host_cpu_name", lambda: "abacus"),
    }[part]
    monkeypatch.setattr(owner, name, value)
    assert before != cache._machine.__wrapped__()


def test_every_option_has_a_folder_of_its_own(home, game, monkeypatch):
    """A game's folder is made and marked as used; with bounds checks it is another."""
    plain = cache.folder_for(game / "rules.py")
    assert (plain / cache.USED).exists()
    assert plain.parent == cache.root()
    assert plain.name.startswith("game-")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.folder_for(game / "rules.py") != plain


def test_generated_modules_lie_beside_their_code(home, game):
    """A module that was written into the cache has its machine code in the same folder."""
    folder = cache.keep(cache.root() / "loops-1")
    assert cache.folder_for(folder / "loops.py") == folder


def test_a_cache_behind_a_link_is_the_same(home, game):
    """Where the user's cache is a link, generated modules are still known as such."""
    (home / "disk").mkdir()
    (home / "cache").symlink_to(home / "disk")
    folder = cache.keep(cache.root() / "loops-1")
    assert cache.folder_for(home / "cache" / "watersmeet" / "compiled" / "loops-1" / "loops.py") == folder


def test_what_nobody_used_for_two_weeks_is_swept(home):
    """Old folders go when a new one is made; used ones stay, and whatever is no folder."""
    ages = {"old": 15 * DAY, "recent": 13 * DAY, "today": 0}
    for folder in [cache.keep(cache.root() / name) for name in ages]:
        age = ages[folder.name]
        (folder / "code.nbc").touch()
        os.utime(folder / cache.USED, (time.time() - age,) * 2)
        os.utime(folder, (time.time() - 30 * DAY,) * 2)
    (cache.root() / "note").touch()
    os.utime(cache.root() / "note", (0, 0))
    unmarked = cache.root() / "unmarked"  # as a process leaves it that died between making and marking
    unmarked.mkdir()
    os.utime(unmarked, (time.time() - 15 * DAY,) * 2)
    cache.keep(cache.root() / "today")
    assert (cache.root() / "old").exists(), "nothing new was made"
    cache.keep(cache.root() / "new")
    assert sorted(path.name for path in cache.root().iterdir()) == ["new", "note", "recent", "today"]


def test_to_be_used_is_to_be_kept(home):
    """Each start marks the folders that it uses, so that only the forgotten grow old."""
    folder = cache.keep(cache.root() / "game")
    os.utime(folder / cache.USED, (0, 0))
    cache.keep(folder)
    assert time.time() - (folder / cache.USED).stat().st_mtime < DAY


def test_another_process_may_sweep_too(home, monkeypatch):
    """A folder that vanishes while it is looked at is no error."""
    folder = cache.keep(cache.root() / "gone")
    ours = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: ours(path) or path.name == cache.USED)
    (folder / cache.USED).unlink()
    cache.sweep(cache.root())
    assert folder.is_dir()


def test_without_a_home_the_temporary_folder_serves(home):
    """Where the user's cache cannot be written, code lies below the temporary folder, for us alone."""
    (home / "cache").write_text("a file where the folder should be")
    place = cache.root()
    ours = place.relative_to(home / "temporary").parts[0]
    assert ours.startswith("watersmeet-")
    assert (home / "temporary" / ours).stat().st_mode & 0o777 == 0o700


def test_a_folder_that_somebody_else_made_is_not_ours(home, monkeypatch):
    """Below the temporary folder anybody can make a folder of that name, with code of their own in it."""
    (home / "cache").touch()
    monkeypatch.setattr(cache.os, "getuid", lambda: 4242)
    with pytest.raises(OSError, match="belongs to somebody else"):
        cache.root()


def test_with_nowhere_to_write_it_says_what_would_do(home):
    """Neither folder can be written: the error names the setting that helps."""
    (home / "cache").touch()
    (home / "temporary" / f"watersmeet-{cache._user()}").mkdir()
    (home / "temporary" / f"watersmeet-{cache._user()}" / "watersmeet").touch()
    with pytest.raises(OSError, match="XDG_CACHE_HOME"):
        cache.root()


PLACES = [
    ("linux", {"XDG_CACHE_HOME": "/mine"}, "/mine"),
    ("linux", {"HOME": "/home/ann"}, "/home/ann/.cache"),
    ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Caches"),
    ("win32", {"LOCALAPPDATA": "/Local"}, "/Local"),
    ("win32", {"HOME": "/ann", "USERPROFILE": "/ann"}, "/ann/AppData/Local"),
]


@pytest.mark.parametrize(("system", "settings", "place"), PLACES)
def test_each_system_has_its_place(monkeypatch, system, settings, place):
    """The folder is where programs of that system keep their caches."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(cache.sys, "platform", system)
    assert cache._users_cache() == Path(place)
