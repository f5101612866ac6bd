"""Texts, words, pictures and the terminal board."""

import json
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import watersmeet
from watersmeet.games.flows import explain, notation, tiles
from watersmeet.kernel.errors import BadNotation, IllegalMove, OutOfTurn, Unsound
from watersmeet.kernel.parcel import parcel

START = "flows:1;players=2,seats=(0,2);4/5/6/7/6/5/4;top;-;10,10,10,10;on"


def test_the_start():
    """The first position, as the notation page prints it."""
    assert watersmeet.game("flows").start().text == START


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, tiles.FACES), min_size=37, max_size=37), st.integers(0, 5), st.integers(-1, 4))
def test_any_board_goes_there_and_back(lying, turn, drawn):
    """Whatever lies anywhere, its text is read as the same, sound or not."""
    from watersmeet.games.flows import rules
    from watersmeet.kernel import states

    state = states.blank(rules.State)
    rules.setup(state, 2, 0, 2, -1, -1, -1, -1)
    state.tiles[:], state.turn, state.drawn = lying, turn, drawn
    rules.derive(state)
    again = states.blank(rules.State)
    rules.setup(again, 2, 0, 2, -1, -1, -1, -1)
    notation.read(notation.write(state), again)
    rules.derive(again)
    assert again.tobytes() == state.tobytes()


BAD_TEXTS = [
    (START.replace(";on", ""), "after the options come"),
    (START.replace("4/5/", "4/"), "seven rows"),
    (START.replace("4/5/", "4/4/"), "5 hexes, not 4"),
    (START.replace("4/5/", "4/6/"), "5 hexes, not 6"),
    (START.replace("4/5/", "4/x4/"), "a row has tiles"),
    (START.replace("4/5/", "4/s24/"), "a sharps has orientations 0 to 1"),
    (START.replace("top", "left"), "whose turn it is"),
    (START.replace("-;", "=5;"), "the tile drawn"),
    (START.replace(";on", ";over"), "whether the game goes on"),
    (START.replace("10,10,10,10", "10,10,10,9"), "10,10,10,10 left"),
]


@pytest.mark.parametrize(("text", "says"), BAD_TEXTS)
def test_texts_that_cannot_be_read(text, says):
    """Each mistake has its own sentence."""
    with pytest.raises(BadNotation, match=says):
        watersmeet.read(text)


def test_a_set_up_that_cannot_stand():
    """Eleven rinks: the sentence says what there is."""
    board = "r0r0r0r0/r0r0r0r0r0/r0r04/7/6/5/4"
    with pytest.raises(Unsound, match="ten tiles of each kind"):
        watersmeet.read(START.replace("4/5/6/7/6/5/4", board).replace("10,10,10,10", "10,10,-1,10"))


REFUSED = [
    (["=2"], "D4/3", IllegalMove, "a rink has 3 orientations, D4/0 to D4/2"),
    (["=2", "D4/0", "=1"], "D4/0", IllegalMove, "a tile already lies on D4"),
    (["=2"], "=1", OutOfTurn, "nothing is drawn by lot now"),
    ([], "D4/0", OutOfTurn, "drawn by lot"),
    (["=2"], "E1/0", BadNotation, "a hex from A1 to G7"),
    (["=2"], "D4/7", BadNotation, "turns from 0 to 5"),
    (["=2"], "=7", BadNotation, "=0, =1, =2 or =3"),
]


@pytest.mark.parametrize(("moves", "text", "kind", "says"), REFUSED)
def test_each_mistake_has_its_own_sentence(moves, text, kind, says):
    """What is wrong, in words a player understands."""
    with pytest.raises(kind, match=says):
        watersmeet.game("flows").replay(moves).play(text)


def test_draws_beyond_the_ten_of_a_kind():
    """A record that draws an eleventh basketball is refused for that."""
    text = START.replace("4/5/6/7/6/5/4", "b0b0b0b0/b0b0b0b0b0/b05/7/6/5/4").replace("10,10,10,10", "0,10,10,10")
    with pytest.raises(IllegalMove, match="all ten tiles of the kind basketball are drawn"):
        watersmeet.read(text).play("=0")


def hard(vectors, players):
    """Positions in which each team could get through alone, but not all."""
    for line in (vectors / "flows_hard.jsonl").read_text("utf-8").splitlines():
        recording = json.loads(line)
        if recording["options"]["players"] == players and recording["legal"]:
            yield watersmeet.game("flows", **recording["options"]).replay(recording["moves"]), recording


def test_refusals_name_the_teams_and_what_they_need(vectors):
    """Both colours, and the one gap that both would need; routes of each are there to draw."""
    said = set()
    for players in (2, 3, 5, 6):
        for position, recording in hard(vectors, players):
            for text in recording["weak_but_illegal"][:2]:
                verdict = position.explain(text)
                said.add(verdict.words.id if verdict.words.id != "flows.needed" else dict(verdict.words.args)["place"])
                roles = [mark.role for mark in verdict.witness]
                assert roles[0] == "taken"
                assert roles.count("route") in (2, 6)
                assert position.svg(marks=verdict.witness)
                with pytest.raises(IllegalMove, match="could no longer"):
                    position.play(text)
    ids = {each if isinstance(each, str) else each.id for each in said}
    assert {"flows.not-both", "flows.not-all", "flows.gap"} <= ids


def test_a_legal_placement_says_how_far_everybody_is():
    """Tiles to go, and a route for each, apart from each other."""
    verdict = watersmeet.game("flows").start().play("=2").explain("D4/0")
    assert verdict.legal
    assert verdict.because == "tiles to go: Green 7, Red 6"
    assert [mark.role for mark in verdict.witness] == ["route", "route"]


def test_completing_placements_say_whose_flow():
    """The winner is named, ties too, and the flow is shown."""
    text = "flows:1;players=4,seats=(1,2,4,5);4/5/6/r0r0r0r0r0r01/6/5/4;lower-right;=2;10,10,3,10;on"
    verdict = watersmeet.read(text).explain("D7/0")
    assert verdict.because == "it completes the flow of Red & Amber"
    assert len(verdict.witness[0].places) == 8


def test_every_sentence_of_soundness_is_there():
    """Codes of the rules are places in SENTENCES."""
    from watersmeet.games.flows import state

    assert explain.SENTENCES[state.NO_WAY_LEFT].id == "flows.no-way-left"
    assert explain.SENTENCES[state.HAS_NO_PLACE].id == "flows.has-no-place"
    assert len(explain.SENTENCES) == state.HAS_NO_PLACE + 1


def played(players, seed, count):
    """A position of a random game."""
    import random

    dice, position = random.Random(seed), watersmeet.game("flows", players=players).start()
    while position.outcome is None and len(position.history) < count:
        position = position.play(dice.choice(position.legal_moves))
    return position


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pictures_draw_every_position(players):
    """Light and dark, well formed, under 16 kB; the drawn tile, the tiles left and whose turn it is are shown."""
    for count in (0, 1, 24, 51, 99):
        position = played(players, 7, count)
        picture = position.game.folder.picture
        shapes = picture.shapes(position.state(), position.last_turn)
        assert len(json.dumps([parcel(shape) for shape in shapes], ensure_ascii=False)) <= 16_384
        keys = [shape.key for shape in shapes]
        assert len(set(keys)) == len(keys)
        assert {"left-rink", "left-sharps"} <= set(keys)
        assert ("turn" in keys) == (position.outcome is None)
        assert ("drawn" in keys) == (int(position.state().drawn) >= 0)
        for theme in ("light", "dark"):
            ElementTree.fromstring(position.svg(theme=theme))
        ElementTree.fromstring(position.view(None).svg())


def test_a_hidden_tile_lies_face_down():
    """Spectators see that a tile was drawn, and no more."""
    svg = watersmeet.game("flows").start().play("=2").view(None).svg()
    assert ">?<" in svg
    assert "a hidden tile is drawn" in svg


def test_a_flow_that_wins_shines():
    """Every piece of it, and no other."""
    position = watersmeet.read("flows:1;players=2,seats=(0,2);4/5/6/r0r0r0r0r0r01/6/5/4;top;=2;10,10,3,10;on").play(
        "D7/0"
    )
    shapes = position.game.folder.picture.shapes(position.state(), ())
    lit = [child.key for shape in shapes for child in shape.children if child.key.endswith("-lit")]
    assert lit == ["14-lit"] * 7


def test_waters_of_two_players_are_shut_apart():
    """Where one channel joins two quays each water runs to the middle, and a bar stands there."""
    text = "flows:1;players=6,seats=(0,1,2,3,4,5);3r0/5/6/7/6/5/4;top;-;10,10,9,10;on"
    position = watersmeet.read(text)
    parts = [
        child.key for shape in position.game.folder.picture.shapes(position.state(), ()) for child in shape.children
    ]
    assert parts.count("shut") == 1


@pytest.mark.parametrize("place", ["H1", "D4.6", "D4.", "", "d4", "D4.12"])
def test_what_is_no_place_has_no_middle(place):
    """Marks go to hexes and to sides of hexes."""
    game = watersmeet.game("flows")
    with pytest.raises(ValueError, match="no hex"):
        game.folder.picture.where(place, game.options)


def test_sides_lie_between_hexes():
    """The side between D4 and D5 is the same from both."""
    game = watersmeet.game("flows")
    where = game.folder.picture.where
    assert np.allclose(where("D4.1", game.options), where("D5.4", game.options))


def test_the_terminal_tells_what_lies_where():
    """Tiles with their water, who sits where, the tile drawn and what is left."""
    position = watersmeet.game("flows", players=5, seats=(3, 4, 5, 0, 2)).replay(
        ["=0", "G4/0", "=1", "D4/2", "=2", "A2/0", "=3", "A1/0", "=1"]
    )
    text = str(position)
    assert "k2" in text
    assert "(E4)" in text
    assert "> s Sky (seat 2): lower-left, and upper-right's turn" in text
    assert "kimono =1 drawn; left: basketball 9, kimono 8, rink 9, sharps 9" in text
    assert "a hidden tile is drawn" in str(position.view(0))
    assert "no tile drawn" in str(watersmeet.game("flows").start())
    ended = "flows:1;players=2,seats=(0,2);4/5/6/r0r0r0r0r0r0r0/6/5/4;top;-;10,10,3,10;flow"
    assert "ended: flow" in str(watersmeet.read(ended))
