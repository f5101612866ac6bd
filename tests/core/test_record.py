"""Records: what they hold, how they read, and what is refused."""

import json

import pytest

import watersmeet
from watersmeet.core.record import Played, Record

GAME = watersmeet.game("flume", size=3)
MOVES = ("a3", "c2", "c3", "c1", "b3", "b1", "a1", "b2", "a2")
WHOLE = """\
[Game "flume(size=3)"]
[Rules "1"]
[Red "Ada"]
[Blue "Ben"]
[First "Ada"]
[Second "Ben"]
[Date "2026-11-19"]
[Result "red"]
[Reason "stones"]

1. a3 {a corner} c2 (1... swap {colours} 2. b2) 2. c3,c1,b3,b1 a1,b2,a2 red
"""


def test_a_record_reads_like_pgn():
    """Tags, numbered turns, turns of several moves joined with commas, comments and variations."""
    record = Record.read(WHOLE)
    assert record.players == ("Ada", "Ben")
    assert record.moves == MOVES
    assert record.turns[0] == Played(("a3",), "a corner")
    assert record.turns[1].variations == ((Played(("swap",), "colours"), Played(("b2",))),)
    assert record.end().outcome.winners == (0,)
    assert record.text == WHOLE
    assert Record.read(record.json()) == record


def test_colours_are_those_of_the_end():
    """After a swap `Red` is who holds red at the end; `First` and `Second` stay with the seats (R-FLUME-5)."""
    record = Record.of(GAME.replay(["b2", "swap", "a1"]), ("Ada", "Ben"))
    assert '[Red "Ben"]\n[Blue "Ada"]\n[First "Ada"]\n[Second "Ben"]' in record.text
    assert Record.read(record.text).players == ("Ada", "Ben")


def test_sides_alone_name_the_players():
    """A record by hand needs only `Red` and `Blue`."""
    text = WHOLE.replace('[First "Ada"]\n[Second "Ben"]\n', "")
    assert Record.read(text).players == ("Ada", "Ben")


def test_long_records_are_wrapped():
    """No line of moves is longer than a screen is wide."""
    game = watersmeet.game("flume", size=9)
    position = game.start()
    while position.outcome is None:
        position = position.play(position.legal_moves[-1])
    record = Record.of(position)
    assert max(map(len, record.text.splitlines())) <= 100
    assert Record.read(record.text) == record


def test_a_set_up_start():
    """A record may begin anywhere: it carries the position it began with."""
    start = watersmeet.read("flume:1;size=3;rr1/3/3;blue;first=red")
    record = Record.of(start.play("c3"))
    assert f'[Start "{start.text}"]' in record.text
    assert "1... c3 *" in record.text
    assert Record.read(record.text) == record
    assert Record.read(record.json()) == record


def test_variants_are_marked():
    """A record of a variant says that it is one."""
    record = Record.of(watersmeet.game("flume", size=3, pie=False).start())
    assert '[Variant "pie=False"]' in record.text
    assert json.loads(record.json())["header"]["game"]["variants"] == ["size=3", "pie=False"]


@pytest.mark.parametrize("comment", ["plain", "with } brace", "back\\slash", "two\nlines", "{open", "końcówka 💧"])
def test_anything_may_be_said(comment):
    """Comments come back as they were, whatever stands in them."""
    record = Record(GAME, (Played(("a1",), comment),), comment=comment, tags={"Event": comment})
    assert Record.read(record.text) == record
    assert Record.read(record.json()) == record


@pytest.mark.parametrize(("result", "reason"), [("red", "resigned"), ("blue", "time"), ("draw", "agreed")])
def test_ends_that_the_rules_know_nothing_of(result, reason):
    """Resigning, running out of time and agreeing belong to the record."""
    record = Record(GAME, (Played(("a1",)),), result=result, reason=reason)
    assert Record.read(record.text) == record


def test_json_is_a_game_record():
    """The header names game, players with their results, and dates, as AbstractPlay's records do."""
    told = json.loads(Record.read(WHOLE).json(generated="2026-11-20"))
    header = told["header"]
    assert header["game"] == {"name": "Flume", "variants": ["size=3"]}
    assert header["date-start"] == "2026-11-19"
    assert header["date-generated"] == "2026-11-20"
    assert [(player["name"], player["result"], player["score"]) for player in header["players"]] == [
        ("Ada", 1, 5),
        ("Ben", 0, 4),
    ]
    assert told["moves"][1] == ["c3,c1,b3,b1", "a1,b2,a2"]
    assert told["moves"][0][1]["variations"] == [[{"move": "swap", "sequence": ["swap"], "comment": "colours"}, "b2"]]


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        (" red\n", "\n", "bad_notation", "was the record cut off?"),
        (" 2. b2) 2. c3,c1,b3,b1 a1,b2,a2 red\n", "", "bad_notation", "was the record cut off?"),
        (" 2. b2) 2. ", " 2. ", "bad_notation", "was the record cut off?"),
        ("{colours}", "{colours", "bad_notation", "was the record cut off?"),
        ("2. b2)", "2. b2))", "bad_notation", "never opened"),
        ("1. a3 {a corner} c2 (", "(", "bad_notation", "after the turn that it replaces"),
        ("a1,b2,a2", "a1,b2", "bad_notation", "the game is not over"),
        ("a1,b2,a2", "a1 b2,a2", "bad_notation", "joined with commas"),
        ("c3,c1,b3,b1 a1,b2,a2", "c3,c1,b3,b1,a1,b2,a2", "bad_notation", "joined with commas"),
        ("a1,b2,a2", "a1,b2,a3", "illegal_move", "a stone is already there"),
        ("a1,b2,a2", "a1,b2,a2,a2", "out_of_turn", "the game is over"),
        ("a1,b2,a2", "a1,b2,d4", "bad_notation", "a move is a point from a1 to c3"),
        ("2. b2)", "2. a3)", "illegal_move", "a stone is already there"),
        ('[Result "red"]', '[Result "blue"]', "bad_notation", "the moves end with the result, blue"),
        ('[Reason "stones"]', '[Reason "path"]', "bad_notation", "the moves end with red, by stones"),
        ('[Rules "1"]', '[Rules "7"]', "newer_version", "rules 7"),
        ('[Rules "1"]\n', "", "bad_notation", "under which rules"),
        ('[Game "flume(size=3)"]\n', "", "bad_notation", "begins with a tag"),
        ("flume(size=3)", "chess", "unknown_game", "no game named `chess`"),
        ("flume(size=3)", "flume(size=5)", "bad_notation", "c3,c1,b3,b1"),
        ('[Red "Ada"]', '[Red "Cy"]', "bad_notation", "called otherwise"),
    ],
)
def test_a_damaged_record_is_refused(old, new, code, said):
    """Whatever is wrong with a record is named, on one line."""
    assert old in WHOLE
    with pytest.raises(watersmeet.GameError) as refusal:
        Record.read(WHOLE.replace(old, new))
    assert refusal.value.code == code
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("damage", "code", "said"),
    [
        (lambda told: told.pop("moves"), "bad_notation", "a record has a header"),
        (lambda told: told["header"].pop("options"), "bad_notation", "a record has a header"),
        (lambda told: told["header"].update(rules=2), "newer_version", "rules 2"),
        (lambda told: told["header"].update(options="go"), "unknown_game", "no game named `go`"),
        (lambda told: told["header"]["players"].pop(), "bad_notation", "has 2 players"),
        (lambda told: told.update(moves=[["a3", "a3"]]), "illegal_move", "already there"),
        (lambda told: told.update(moves=7), "bad_notation", "a record has a header"),
    ],
)
def test_damaged_json_is_refused(damage, code, said):
    """JSON that is no record of ours says what it lacks."""
    told = json.loads(Record.read(WHOLE).json())
    damage(told)
    with pytest.raises(watersmeet.GameError) as refusal:
        watersmeet.read(json.dumps(told))
    assert refusal.value.code == code
    assert said in str(refusal.value)


@pytest.mark.parametrize("text", ["{", '{"header": 1}', "{}", "[" * 40, '[Game "flume"', "[]"])
def test_foreign_texts_are_refused(text):
    """What only begins like a record is refused too."""
    with pytest.raises(watersmeet.BadNotation):
        watersmeet.read(text)
