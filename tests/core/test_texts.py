"""Position texts: what is found in pasted text, and what is refused."""

import pytest

import watersmeet
from watersmeet.core.record import Record

TEXT = "flume:1;size=3;3/1r1/3;blue;first=red"


@pytest.mark.parametrize(
    "pasted",
    [TEXT, f"  {TEXT}  \n", f"look:\n{TEXT}\nisn't it", f"{TEXT}\n", f"flume:1;size=5;5/5/5/5/5;red;first=red\n{TEXT}"],
)
def test_the_last_text_is_found(pasted):
    """A position is read from a pasted drawing: the last line that is a text."""
    assert watersmeet.read(pasted).text == TEXT


def test_texts_of_variants():
    """Options stand in the text, and a position comes back with its game."""
    text = "flume:1;size=3,opening='no-centre';3/3/3;red;first=red"
    position = watersmeet.read(text)
    assert position.game == watersmeet.game("flume", size=3, opening="no-centre")
    assert position.text == text


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "bad_notation", "a position is one line"),
        ("hello", "bad_notation", "a position is one line"),
        ("x" * 5000, "bad_notation", "a position is one line"),
        ("chess:1;;rnbq", "unknown_game", "no game named `chess`"),
        ("flume:2;size=3;3/3/3;red;first=red", "newer_version", "rules 2; here are rules 1"),
        ("flume:1;size=4;3/3/3;red;first=red", "bad_option", "not 4"),
        ("flume:1;size=3", "bad_notation", "after the options come"),
        ("flume:1;size=3;3/3/3;red", "bad_notation", "after the options come"),
        ("flume:1;size=3;3/3/3;red;first=red;more", "bad_notation", "after the options come"),
        ("flume:1;size=3;3/3;red;first=red", "bad_notation", "3 rows of 3 places"),
        ("flume:1;size=3;3/3/4;red;first=red", "bad_notation", "3 rows of 3 places"),
        ("flume:1;size=3;3/3/99999999999;red;first=red", "bad_notation", "3 rows of 3 places"),
        ("flume:1;size=3;3/3/2g;red;first=red", "bad_notation", "no `g`"),
        ("flume:1;size=3;3/3/3;green;first=red", "bad_notation", "red or blue"),
        ("flume:1;size=3;3/3/3;red;first=green", "bad_notation", "red or blue"),
        ("flume:1;size=3;3/3/3;red;last=red", "bad_notation", "first=red or first=blue"),
        ("flume:1;size=3,pie=False;3/3/3;red;first=blue", "unsound", "unless the pie rule"),
    ],
)
def test_what_is_no_position_is_refused(text, code, said):
    """Each fault has its own error, and says what was expected."""
    with pytest.raises(watersmeet.GameError) as refusal:
        watersmeet.read(text)
    assert refusal.value.code == code
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_game_reads_its_own_positions_only():
    """`game.read` refuses another game's text, or the same game's with other options."""
    with pytest.raises(watersmeet.BadNotation, match=r"of flume\(size=3\), not of flume\(size=5\)"):
        watersmeet.game("flume", size=5).read(TEXT)


def test_read_tells_records_from_positions():
    """One `read` for whatever was pasted."""
    record = Record.of(watersmeet.game("flume", size=3).replay(["a1", "b2"]))
    assert watersmeet.read(record.text) == record
    assert watersmeet.read("  " + record.json()) == record
