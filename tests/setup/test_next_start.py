"""The first start installs; after it the script becomes the program at once, and installs only what has changed."""

import json
import shutil
import signal
from dataclasses import replace

import pytest


@pytest.fixture(scope="module")
def standing(build, tmp_path_factory):
    """A house after its first start. Tests may change it, as long as it can start."""
    house = build(tmp_path_factory.mktemp("standing") / "house")
    house.first = house.start("show", "--json")
    return house


def test_the_first_start_installs_and_runs(standing):
    """What is done is told on standard error; output and exit code are the program's."""
    done = standing.first
    assert json.loads(done.stdout)["words"] == ["show", "--json"]
    assert done.returncode == 7
    assert [line.split()[0] for line in done.stderr.splitlines()][:2] == ["Making", "Installing"]
    assert "  pebble" in done.stderr


def test_the_script_becomes_the_program(standing):
    """The same process, so exit codes and signals are the program's; nothing is told."""
    with standing.begin("wait") as start:
        assert json.loads(start.stdout.readline())["pid"] == start.pid
        assert start.stdout.readline() == "waiting\n"
        start.send_signal(signal.SIGTERM)
        assert start.wait(timeout=60) == 43
        assert start.stderr.read() == ""
    assert standing.start().returncode == 7


def test_nothing_slow_is_imported(standing):
    """What only an installation needs stays unread."""
    done = standing.start(python=("-X", "importtime"))
    imported = {line.split("|")[-1].strip() for line in done.stderr.splitlines()}
    assert "hashlib" in imported
    assert not imported & {"subprocess", "venv", "ensurepip", "pathlib", "shutil", "tempfile"}


def test_an_edit_is_seen_by_the_next_start(standing):
    """What runs is src/, not a copy of it."""
    main = standing.folder / "src" / "watersmeet" / "cli" / "main.py"
    before = main.read_text()
    main.write_text("def main():\n    print('edited')\n")
    assert standing.start().stdout == "edited\n"
    main.write_text(before)
    assert standing.start().stderr == ""


def test_a_file_in_the_users_folder_is_not_imported(standing):
    """Somebody's own `pebble.py` is not the one in the lock."""
    stranger = standing.wheels / "pebble.py"  # starts are made from this folder
    stranger.write_text("raise SystemExit('the wrong pebble')")
    assert standing.start().returncode == 7
    stranger.unlink()


def test_a_change_in_pyproject_asks_for_no_network(standing, tmp_path):
    """The package is installed again; what the lock holds is there already."""
    with (standing.folder / "pyproject.toml").open("a") as file:
        file.write("\n[tool.pebble]\n")
    done = standing.start(PIP_FIND_LINKS=str(tmp_path))
    assert done.returncode == 7, done.stderr
    assert "Making" not in done.stderr
    assert "Installing" in done.stderr
    assert standing.start().stderr == ""


def test_a_new_lock_is_installed(standing):
    """A stale .venv is brought up to date."""
    standing.lock("run", pebble="2", flit_core=standing.flit_core)
    done = standing.start()
    assert json.loads(done.stdout)["pebble"] == "2"
    assert "Installing" in done.stderr
    standing.lock("run", pebble="1", flit_core=standing.flit_core)
    assert json.loads(standing.start().stdout)["pebble"] == "1"


def test_a_folder_that_was_copied_runs_its_own_code(standing, tmp_path):
    """An environment names its folder, so it is made anew where it is found elsewhere."""
    copy = replace(standing, folder=tmp_path / "copy")
    shutil.copytree(standing.folder, copy.folder, symlinks=True)
    (copy.folder / "src" / "watersmeet" / "cli" / "main.py").write_text("def main():\n    print('the copy')\n")
    done = copy.start()
    assert done.stdout == "the copy\n"
    assert "Making" in done.stderr


def test_a_python_that_left_is_replaced(standing):
    """.venv points to an interpreter that an upgrade took away."""
    python = standing.venv / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python")
    done = standing.start()
    assert done.returncode == 7, done.stderr
    assert "Making" in done.stderr


def test_where_the_tests_are_set_up_the_program_is_too(standing):
    """`test` adds what the tests use and becomes them; after it a plain start installs nothing."""
    done = standing.start("test", "--all", "-k", "stones")
    assert done.stdout == "tests ['--all', '-k', 'stones']\n"
    assert "gravel" in done.stderr
    for words in ((), ("test",)):
        assert standing.start(*words).stderr == ""
