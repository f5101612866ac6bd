"""A first start that something is in the way of: it is made good, or one sentence says what is wrong."""

import pytest


def test_a_killed_start_is_made_good(house):
    """What was killed half-way is made anew, though its installer may still run."""
    with house.begin() as start:
        while not start.stderr.readline().startswith("Installing"):
            assert start.poll() is None
        start.kill()
    assert house.venv.exists()
    done = house.start()
    assert done.returncode == 7, done.stderr
    assert "Making" in done.stderr
    assert house.start().stderr == ""


def test_of_two_starts_one_installs(house):
    """The other says that it waits, and then runs too."""
    starts = [house.begin(), house.begin()]
    told = [start.communicate(timeout=120)[1] for start in starts]
    assert [start.returncode for start in starts] == [7, 7], told
    assert min(told, key=len) == "Another start is setting up; waiting for it\n"
    assert "Installing" in max(told, key=len)


def test_without_a_network_it_says_so(house):
    """pip's own words would be fifty lines."""
    nowhere = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_RETRIES": "1"}
    assert "there is no network" in sentence(house.start(PIP_FIND_LINKS="", **nowhere))


def test_a_wheel_that_was_tampered_with_is_refused(house):
    """Its hash is not the one in the lock."""
    lock = house.folder / "requirements" / "run.txt"
    lock.write_text(lock.read_text().replace("sha256:", "sha256:0000")[:-5] + "\n")
    assert "pip cannot install" in sentence(house.start())


def test_an_old_python_is_told_what_is_needed(house):
    """Whatever else is wrong."""
    old = "import runpy, sys; sys.version_info = (3, 10, 2); runpy.run_path(sys.argv[1], run_name='__main__')"
    assert "needs Python 3.11 or newer" in sentence(house.start(python=("-c", old)))


@pytest.mark.parametrize("missing", ["ensurepip", "venv"])
def test_a_python_without_venv_is_told_where_it_is(house, missing, tmp_path):
    """Debian packs it apart."""
    (tmp_path / f"{missing}.py").write_text("raise ImportError('packed apart')")
    assert "apt install python3-venv" in sentence(house.start(PYTHONPATH=str(tmp_path)))


@pytest.mark.parametrize("taken", [".venv", ".venv.lock"])
def test_a_place_that_cannot_be_written_is_named(house, taken):
    """Something else stands where .venv or its lock should."""
    if taken == ".venv":
        house.venv.write_text("a file")
    else:
        (house.folder / taken).mkdir()
    assert str(house.folder / taken) in sentence(house.start())


def sentence(done):
    """The one sentence of a start that failed."""
    assert done.returncode == 1
    assert done.stdout == ""
    told = [line for line in done.stderr.splitlines() if not line.startswith(("Making", "Installing", "  "))]
    assert len(told) == 1, done.stderr
    assert told[0].startswith("error: ")
    return told[0]
