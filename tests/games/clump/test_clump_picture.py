"""Clump as a picture: what melts together, what it says, and how large it gets."""

import json
from xml.etree import ElementTree

import plain_clump as plain
import pytest
from clumps import drawn, journey, played, start, text

from watersmeet.kernel.parcel import parcel
from watersmeet.kernel.png import png
from watersmeet.kernel.svg import svg
from watersmeet.testing import modes

CLUMP = modes.folder("clump", True)
SIZES = CLUMP.card["options"]["size"]["values"]
ONE = "rrbb/brbb/bbrr/rrbr"
WON = "rbrb/rbrb/rbrb/rbrb"


def shapes(state, *last):
    """The shapes of a position by their keys."""
    found = CLUMP.picture.shapes(state, [CLUMP.notation.read_move(move, state) for move in last])
    assert len(found) == len({each.key for each in found}), "two things have one key"
    return {each.key: each for each in found}


def painted(state, *last, **asked):
    """The position as SVG."""
    ground = CLUMP.picture.ground({"size": int(state.width)})
    return svg(ground, shapes(state, *last).values(), CLUMP.picture.PAINT, **asked)


def weight(found):
    """Bytes of JSON."""
    return len(json.dumps([parcel(each) for each in found], ensure_ascii=False, separators=(",", ":")).encode())


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_board_is_painted(size, theme):
    """Well-formed, every class painted, every reference found (the painter refuses others), each stone once."""
    for state in list(journey(CLUMP, size, seed=2))[:: size - 1]:
        picture = ElementTree.fromstring(painted(state, theme=theme))
        said = [each.get("aria-label") for each in picture.iter() if each.get("aria-label")]
        assert {words.partition(":")[0] for words in said} == set(names(state))
        assert len(said) == size * size


def names(state):
    """The names of a board's cells."""
    return [plain.named(cell) for cell in plain.board(text(CLUMP, state))]


@pytest.mark.parametrize(
    ("place", "href", "says"),
    [
        ("b3", "#R1", "b3: red, group of 3, at a red side"),
        ("a4", "#R19", "a4: red, group of 3, at a red side"),
        ("b4", "#R141", "b4: red, group of 3, at a red side"),
        ("d3", "#B155", "d3: blue, group of 4, at a blue side"),
        ("a3", "#B76", "a3: blue, group of 3, at a blue side"),
        ("b2", "#B8", "b2: blue, group of 3, at a blue side"),
        ("c1", "#b0", "c1: blue, group of 1"),
    ],
)
def test_stones_melt_together(place, href, says):
    """A joined side is 1 above, 2 right, 4 below, 8 left; a filled corner 16 above right, and on clockwise."""
    shape = shapes(drawn(CLUMP, ONE))[place]
    assert (shape.attrs["href"].partition(".")[0], str(shape.says)) == (href, says)


def test_dry_stones_are_another_kind():
    """A group at no bank of its colour is dry; joined to one it is wet, and says so."""
    before = shapes(start(CLUMP, 4))
    assert {name: before[name].attrs["href"].partition(".")[0] for name in ("b2", "c2", "b1", "a2")} == {
        "b2": "#r0", "c2": "#b0", "b1": "#b0", "a2": "#B8",
    }  # fmt: skip
    after = shapes(played(CLUMP, start(CLUMP, 4), "b2-c2"))
    assert [str(after[name].says) for name in ("b2", "c2", "b1")] == [
        "b2: blue, group of 4, at a blue side",
        "c2: red, group of 4, at a red side",
        "b1: blue, group of 4, at a blue side",
    ]


def test_keys_stay_where_they_are():
    """Stones are known by their cells; a swap brings no shape and takes none but the mark of the last one."""
    before, after = shapes(start(CLUMP, 4)), shapes(played(CLUMP, start(CLUMP, 4), "b2-c2"), "b2-c2")
    assert after.keys() - before.keys() == {"last"}
    assert not before.keys() - after.keys()
    assert before["a4"] == after["a4"]


@pytest.mark.parametrize(("move", "turned"), [("b2-c2", True), ("b2-b3", False)])
def test_the_last_swap_is_clasped(move, turned):
    """A loop around both stones, and a clasp that stands across their border; none for an exchange of colours."""
    state = start(CLUMP, 4)
    loop = shapes(state, move)["last"]
    frame, clasp = loop.children[0].attrs, loop.children[-1].attrs
    spots = [CLUMP.picture.where(name, {"size": 4}) for name in move.split("-")]
    assert all(frame["x"] < x < frame["x"] + frame["width"] for x, _ in spots)
    assert all(frame["y"] < y < frame["y"] + frame["height"] for _, y in spots)
    assert ("rotate" in clasp["transform"]) == (frame["width"] > frame["height"]) == turned
    assert "last" not in shapes(state, "swap")


WINS = [("rbrb/rbrb/rbrb/rbrb", "v", 5), ("bbbb/rrrr/brbr/rbrb", "h", 5)]


@pytest.mark.parametrize(("board", "way", "links"), WINS)
def test_the_path_that_won_is_linked(board, way, links):
    """From bank to bank, through as few stones as can be."""
    path = shapes(drawn(CLUMP, board))["path"].children[0].attrs["d"]
    assert (path.count("M"), path.count(way)) == (links, links)
    assert "path" not in shapes(start(CLUMP, 4))


def test_the_widest_board_stays_small():
    """Under 16 kB as JSON, whatever lies on it and however long the path."""
    for state in list(journey(CLUMP, 12, seed=4))[::6]:
        assert weight(shapes(state, "f6-f7").values()) < 16_384
    winding = ["r" * 12 if row % 2 else "r" + "b" * 11 if row % 4 else "b" * 11 + "r" for row in range(12)]
    snake = drawn(CLUMP, "/".join(winding))
    assert CLUMP.rules.REASONS[CLUMP.rules.reason(snake)] == "path"
    assert 12_000 < weight(shapes(snake, "f6-f7").values()) < 16_384


@pytest.mark.parametrize("size", SIZES)
def test_marks_go_where_stones_are(size):
    """The middle of a named cell is where its stone is drawn."""
    state = start(CLUMP, size)
    found = shapes(state)
    for name in names(state):
        assert (found[name].attrs["x"], found[name].attrs["y"]) == CLUMP.picture.where(name, {"size": size})


@pytest.mark.parametrize("place", ["e1", "a5", "A1", "", "swap"])
def test_no_marks_beside_the_board(place):
    """A place that the board does not have is refused."""
    with pytest.raises(ValueError, match="no cell of a board 4 wide"):
        CLUMP.picture.where(place, {"size": 4})


@pytest.mark.parametrize("size", SIZES)
def test_coordinates_can_be_read_on_a_phone(size):
    """Every row and column is named, in letters of 12 px and more where the board is 390 px wide."""
    ground = CLUMP.picture.ground({"size": size})
    labels = [each for each in ground.shapes if each.tag == "text"]
    assert {each.text for each in labels} == {
        part for name in names(start(CLUMP, size)) for part in (name[0], name[1:])
    }
    assert all(float(each.attrs["font-size"]) / ground.width * 390 >= 12 for each in labels)


def test_coordinates_are_drawn():
    """Without fonts they would vanish silently."""
    picture = ElementTree.fromstring(painted(start(CLUMP, 4)))
    whole = png(ElementTree.tostring(picture, "unicode"), 300)
    for label in picture.findall("{http://www.w3.org/2000/svg}text"):
        picture.remove(label)
        fewer = png(ElementTree.tostring(picture, "unicode"), 300)
        assert whole != fewer, label.text
        whole = fewer


def test_tiles_fit():
    """Beside each other two joined stones run into each other, and every outline is closed and stays in its reach."""
    for joints in CLUMP.picture.tiles.JOINTS:
        path = CLUMP.picture.tiles.outline(joints, "any")
        numbers = [float(number) for number in path.strip("MZ").replace("C", " ").replace("L", " ").split()]
        sides = {1: min(numbers[1::2]), 2: max(numbers[::2]), 4: max(numbers[1::2]), 8: min(numbers[::2])}
        for bit, reach in sides.items():
            assert (abs(reach) > 30) == bool(joints & bit), (joints, bit)
        assert numbers[:2] == numbers[-2:] or joints & 1
    assert len(CLUMP.picture.tiles.JOINTS) == 47
