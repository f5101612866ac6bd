"""Every kind of bad input: its own exit value, one line on standard error, no traceback, nothing written."""

import pytest

CASES = [
    ("nothing", 2, "no command `nothing`"),
    ("perfd", 2, "did you mean `perft`?"),
    ("perft", 2, "which game? perft takes flume"),
    ("perft chess --depth 1", 2, "no game named `chess`"),
    ("perft flum --depth 1", 2, "did you mean `flume`?"),
    ("perft flume", 2, "--depth"),
    ("perft flume --depth -1", 2, "--depth"),
    ("perft flume --depth many", 2, "many"),
    ("perft flume --size 4 --depth 1", 2, "size is 3, 5, 7, 9, 11 or 13, not 4"),
    ("perft flume --size x --depth 1", 2, "not 'x'"),
    ("perft flume --opening closed --depth 1", 2, "opening is 'free' or 'no-centre'"),
    ("perft flume --sise 5 --depth 1", 2, "--sise"),
    ("perft flume --depth 1 --from flume:1;size=3;3/3/3;red;first=red", 3, "not of flume(size=7)"),
    ("rules chess", 2, "no game named `chess`"),
    ("bench chess", 2, "no game named `chess`"),
    ("bench flume --compare no-such-revision", 2, "no revision `no-such-revision`"),
    ("show", 2, "Missing argument"),
    ("show chess:1;x", 2, "no game named `chess`"),
    ("show flume:9;size=3;3/3/3;red;first=red", 3, "Update Watersmeet"),
    ("show flume:1;size=3,pie=False;3/3/3;red;first=blue", 3, "cannot stand"),
    ("show flume:1;size=3;3/3;red;first=red", 3, "3 rows of 3 places"),
    ("show no-such-file", 1, "No such file"),
    ("show .", 1, "Is a directory"),
    ("show flume --out board.gif", 2, "--out ends with .svg or .png"),
    ("show flume --arrow a1 --svg", 3, "an arrow is two places"),
    ("show flume --mark z9 --svg", 3, "no place of flume(size=7) has that name"),
    ("show flume --at -1", 2, "--at"),
    ("show flume --theme pink", 2, "pink"),
    ("replay flume", 3, "this is a position"),
    ("replay [Game", 3, "begins with a tag"),
    ("play flume --seat 3", 2, "--seat is 1 to 2"),
    ("play flume --resume no-such-file", 1, "No such file"),
    ("play flume --against nobody", 2, "nobody"),
]


@pytest.mark.parametrize(("line", "value", "said"), CASES, ids=lambda case: str(case)[:40])
def test_bad_input(run, line, value, said, tmp_path, monkeypatch):
    """Each has its own sentence."""
    monkeypatch.chdir(tmp_path)
    told = run(*line.split(" "))
    assert told.value == value, told
    assert said in told.err
    assert told.err.startswith("error: ")
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("record", "value", "said"),
    [
        ('[Game "flume(size=3)"]\n[Rules "1"]\n\n1. a1 b', 3, "was the record cut off?"),
        ('[Game "flume(size=3)"]\n[Rules "1"]\n\n1. a1 a1 *', 4, "a stone is already there"),
        ('[Game "flume(size=3)"]\n[Rules "2"]\n\n1. a1 *', 3, "rules 2"),
        ('{"header": {}}', 3, "a record has a header"),
        ("\x00\xff binary", 3, "a position is one line"),
    ],
)
def test_damaged_files(run, record, value, said, tmp_path):
    """A record that is cut off, foreign or wrong stays as it is, and is refused."""
    place = tmp_path / "game.txt"
    place.write_text(record, "utf-8")
    for words in (("replay", place), ("show", place), ("play", "flume", "--resume", place)):
        told = run(*words)
        assert told.value == value, told
        assert said in told.err
        assert told.err.count("\n") == 1
    assert place.read_text("utf-8") == record


def test_a_file_of_bytes(run, tmp_path):
    """What is no text at all is refused as such."""
    place = tmp_path / "game.bin"
    place.write_bytes(bytes(range(256)))
    assert run("show", place).value == 3
