"""Flex as a picture: what lies where, what it says, what moves with its key, and how large it gets."""

import json
import re
from xml.etree import ElementTree

import pytest

import watersmeet
from watersmeet.games.flex import picture
from watersmeet.kernel.parcel import parcel

KINDS = "flex:1;;bBbBBbBBB2b/wwBwBBwBBB2w/2bbWbWWbWWW2b/2wwWwWWwWWW3w/2b2wbbWwwBBb/bwbwbwbw/7w/3bbB2b/3wwBBw;white;banned=F5"
CHAIN = "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbWbBbwbw/b2wW2wbw/5bw/5w;white"


def drawn(position):
    """The shapes of a position by their keys."""
    shapes = picture.shapes(position.state(), position.last_turn)
    assert len(shapes) == len({shape.key for shape in shapes}), "two things have one key"
    return {shape.key: shape for shape in shapes}


def looks(position):
    """What lies where, by the names of tiles, besides tiles."""
    places = {picture.where(name, {}): name for name in picture.NAMES}
    found = {}
    for shape in drawn(position).values():
        if "x" in shape.attrs:
            found.setdefault(places[shape.attrs["x"], shape.attrs["y"]], []).append(shape.attrs["href"][1:])
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_is_painted(theme):
    """Well-formed, every class painted, every reference found (the painter refuses others), each tile once."""
    root = ElementTree.fromstring(watersmeet.read(KINDS).svg(theme=theme))
    said = [each.get("aria-label", "") for each in root.iter()]
    assert sum(bool(re.fullmatch(r"[A-I]\d: (black|white) tile", words)) for words in said) == 61
    assert "B3: black double, may only jump" in said
    assert "E8: black double, inert" in said
    assert "F5 may not be flipped this turn" in said


def test_pieces_tell_owner_rank_and_how_they_stand():
    """Flat, sunk into a rim of the tile's own wood, or tilted."""
    found = looks(watersmeet.read(KINDS))
    assert (found["A1"], found["A3"], found["D4"]) == (["B1"], ["B3"], ["W2"])
    assert (found["B3"], found["C5"]) == (["rim-w", "B2-held"], ["rim-b", "W3-held"])
    assert (found["B2"], found["E6"], found["E8"]) == (["B1-inert"], ["W1-inert"], ["B2-inert"])
    assert found["F5"] == ["bolt"]


def test_keys_go_with_the_pieces():
    """What moved keeps its key, what was captured leaves, tiles keep theirs when they turn."""
    before = watersmeet.read(CHAIN).play("G4-G6")
    after = before.play("G6-E4")
    keys = [{key for key in drawn(position) if key.startswith("piece")} for position in (before, after)]
    assert len(keys[0] - keys[1]) == 1
    assert keys[1] < keys[0]
    moved = [key for key in keys[1] if drawn(before)[key].attrs != drawn(after)[key].attrs]
    assert [drawn(after)[key].attrs["x"] for key in moved] == [picture.where("E4", {})[0]]
    flipped = watersmeet.read(CHAIN).play("*E5")
    assert drawn(flipped)["E5"].attrs != drawn(before)["E5"].attrs


def test_the_last_turn_is_drawn():
    """Its way from where it began, where it touched down, what it took, and the piece that is still under way."""
    found = looks(watersmeet.read(CHAIN).play("G4-G6").play("G6-E4"))
    assert (found["G4"], found["G6"], found["F5"], found["E4"]) == (["spot"], ["landed"], ["gone"], ["moving", "W1"])
    assert "way" in drawn(watersmeet.read(CHAIN).play("G4-G6"))


def test_a_flip_is_its_bolt():
    """No way is drawn, and the bolt is gone once a piece moves."""
    flipped = watersmeet.read(CHAIN).play("*E5")
    assert "way" not in drawn(flipped)
    assert "bolt" in drawn(flipped)
    assert "bolt" not in drawn(flipped.play("A1-A2"))


def test_arcs_bend_to_one_hand():
    """Whatever the direction, the middle of an arc lies to the left of its way, so none from one tile cross."""
    middle = picture.where("E5", {})
    for name in ("C5", "E7", "G7", "G5", "E3", "C3", "D5", "E6", "F6", "F5", "E4", "D4"):
        x, y, to_x, to_y = map(float, re.findall(r"-?[\d.]+", picture.arc(middle, picture.where(name, {}))))
        across = (to_x - middle[0]) * (y - middle[1]) - (to_y - middle[1]) * (x - middle[0])
        assert across < -100, name


def test_pictures_stay_small():
    """The longest turn there can be, with every piece on the board, is under 16 kB as it is sent."""
    position = watersmeet.game("flex").start()
    there, back = position.game.action("E5-E7"), position.game.action("E7-E5")
    shapes = picture.shapes(position.state(), [there, back] * 55)
    plain = json.dumps([parcel(shape) for shape in shapes], ensure_ascii=False, separators=(",", ":"))
    assert len(plain.encode()) <= 16_384


def test_places_have_a_middle():
    """Arrows and marks go there; what is no place is refused."""
    assert picture.where("E5", {}) == picture.woodwork.MIDDLE
    for text in ("A6", "", "e5"):
        with pytest.raises(ValueError, match="is no tile"):
            picture.where(text, {})
