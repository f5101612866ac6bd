"""Flow as a picture and in a terminal: what lies where, what the water does, and how large it gets."""

import json
import random
from xml.etree import ElementTree

import pytest
from flow_table import Table, name, place

from watersmeet.kernel.parcel import parcel
from watersmeet.kernel.png import png
from watersmeet.kernel.svg import svg
from watersmeet.testing import modes

FLOW = modes.folder("flow", False)
JOINED = {
    "b1": "corner/3",
    "b2": "straight/0",
    "b3": "corner/1",
    "c3": "cross/0",
    "c4": "corner/1",
    "e4": "obstacle-corner/3",
}


def table(tiles=None, boat="NESW", **fields):
    """A table in the middle of a round."""
    made = Table(FLOW, players=1).dealt("calm", "bird", "bird").board(tiles or {}, boat)
    return made.has(**fields)


def shapes(made, last=()):
    """The shapes by their keys; each key stands once."""
    moves = [FLOW.notation.read_move(move, made.state) for move in last]
    found = FLOW.picture.shapes(made.state, moves)
    assert len({each.key for each in found}) == len(found)
    return {each.key: each for each in found}


def painted(made, last=(), **asked):
    """The position as SVG."""
    found = tuple(shapes(made, last).values())
    return svg(FLOW.picture.ground({}), found, FLOW.picture.PAINT, **asked)


def kinds(shape):
    """The definitions that a shape uses, its children's too."""
    own = [shape.attrs["href"][1:]] if "href" in shape.attrs else []
    return own + [kind for child in shape.children for kind in kinds(child)]


def test_water_has_three_states():
    """Joined to the Boat, reached from an Animal, cut off: each has its own tile, and its words."""
    lying = JOINED | {"f1": "straight/1", "e6": "straight/0"}
    found = shapes(table(lying))
    assert found["b2"].attrs["href"] == "#i-linked"
    assert str(found["b2"].says) == "b2: a way to NS, joined to the Boat"
    assert found["f1"].attrs["href"] == "#h-wet"
    assert str(found["f1"].says) == "f1: a way to EW, reached from an Animal"
    assert found["e6"].attrs["href"] == "#i-dry"
    assert str(found["e6"].says) == "e6: a way to NS, cut off"
    assert str(found["a1"].says) == "a1: the Cat, joined to the Boat"
    assert str(found["d4"].says) == "d4: the Boat, open to NESW"


def test_the_boat_is_dark_until_an_animal_is_joined():
    """Water of the Boat alone is no way."""
    assert "arm0-dry" in kinds(shapes(table())["d4"])
    assert "arm0-linked" in kinds(shapes(table(JOINED))["d4"])


def test_obstacles_take_water_from_each_side_apart():
    """The lane is lit on the side from which water comes, and dark behind the obstacle."""
    found = shapes(table(JOINED))["e4"]
    assert {"arm3-linked", "arm0-dry", "land", "stones"} == set(kinds(found))
    assert "an obstacle on the way" in str(found.says)
    two = shapes(table({"b1": "obstacle-straight/1", "c1": "obstacle-straight/1"}))
    assert set(kinds(two["b1"])) == {"land", "arm3-wet", "arm1-dry", "logs"}
    assert set(kinds(two["c1"])) == {"land", "arm3-dry", "arm1-dry", "logs"}
    rock = shapes(table({"c3": "rock"}))["c3"]
    assert kinds(rock) == ["boulder"]
    assert str(rock.says) == "c3: a scenario obstacle"


def test_each_way_has_a_wake():
    """A dotted line leads from each joined Animal to the Boat, through the middles of sides."""
    assert (
        shapes(table(JOINED))["way-a1"].attrs["d"]
        == "M168 718Q218 718 218 668Q218 618 218 568Q218 518 268 518Q318 518 318 468Q318 418 368 418"
    )
    assert "way-g1" not in shapes(table(JOINED))


def test_plates_count_what_a_way_lacks():
    """The number of tiles to the Boat over the best squares; a sun when joined, a dash when shut in."""
    found = shapes(table(JOINED | {"g2": "obstacle-straight/0", "f1": "obstacle-straight/1"}))
    assert kinds(found["plate-a1"]) == ["sun"]
    assert kinds(found["plate-g1"]) == ["plate"]
    assert found["plate-g1"].children[1].text == "–"
    assert found["plate-a7"].children[1].text == "5"
    assert shapes(table())["plate-a1"].children[1].text == "5"


def test_pennants_stand_on_what_would_hurt_most():
    """The three tiles whose loss cuts off most; none where a bird sits, or where obstacles remain."""
    found = shapes(table(JOINED))
    assert [key for key in found if key.startswith("harm-")] == ["harm-b1", "harm-b2", "harm-b3"]
    assert found["harm-b1"].children[1].text == "−5"
    guarded = shapes(table(JOINED, birds=1 << place("b1")))
    assert "harm-b1" not in guarded
    assert guarded["bird-b1"].attrs["href"] == "#perched"
    assert "harm-e4" not in shapes(table(JOINED, scenarios={6: 1}))


@pytest.mark.parametrize(
    ("move", "keys"),
    [
        ("=c2", {"wave-column", "wave-row", "die-column", "die-row"}),
        ("=c", {"wave-column", "die-column"}),
        ("=3", {"wave-row", "die-row"}),
        ("draw", set()),
    ],
)
def test_the_wave_leaves_foam(move, keys):
    """Foam lies on the lines that were washed over, and their dice are ringed, for a few moves."""
    found = shapes(table(), ["draw", move])
    assert {key for key in found if key.startswith(("wave", "die"))} == keys
    assert not {"wave-row", "wave-column"} & set(shapes(table(), [move, *["draw"] * 5]))


def test_the_last_tile_is_marked():
    """The tile laid last has a bright edge while it lies."""
    assert shapes(table({"b1": "cross/0"}), ["b1/0"])["laid"].attrs["href"] == "#laid"
    assert "laid" not in shapes(table(), ["b1/0"])


def test_the_water_rises_with_the_round():
    """At its start the posts are dry, at its end under water; with a clock the page draws it."""
    assert shapes(table())["level"].children[0].attrs["height"] == 0
    assert shapes(table(left=4))["level"].children[0].attrs["height"] == 406
    assert "level" not in shapes(table(pace=0))
    assert "level" not in shapes(table(phase=FLOW.rules.phases.ROLL))


def test_the_shelf():
    """The tile in hand, those face up, and how many the stacks hold."""
    found = shapes(table(held=3, phase=7, face_up={1: 1, 5: 1}))
    assert kinds(found["held"]) == ["i-dry", "logs"]
    assert str(found["held"].says) == "in hand: obstacle-straight"
    assert kinds(found["up-0"]) == ["l-dry"]
    assert str(found["up-1"].says) == "face up: obstacle-cross"
    assert str(found["stack"].says) == "42 tiles in the stacks"
    rock = shapes(table(held=6, phase=FLOW.rules.phases.PUT, stack=dict.fromkeys(range(6), 0)))
    assert kinds(rock["held"]) == ["boulder"]
    assert len(rock["stack"].children) == 1


def test_what_is_drawn_agrees_with_the_rules():
    """The picture's own water and dashed squares are those of the rules, through random games."""
    dice, rules = random.Random(4), FLOW.rules
    for _ in range(12):
        made = Table(FLOW, players=2, scenarios=("obstacles", "obstacles"))
        while made.seat() != -2:
            agrees(made, rules)
            found = made.legal()
            made.play(dice.choice([move for move in found if "/" in move] or found))


def agrees(made, rules):
    """One position: every square's water, the Animals joined, and where the tile in hand fits."""
    from watersmeet.games.flow.currents import Water

    now = {name(square): water.value for square, water in FLOW.picture.waters(made.state).items()}
    wet = int(rules.water.reached(made.state, rules.water.ANIMAL_SQUARES))
    assert {square for square, water in now.items() if water == Water.WET.value} <= {
        name(at) for at in range(49) if wet >> at & 1
    }
    assert {name(at) for at in range(49) if wet >> at & 1} <= set(now), made.text()
    missing = FLOW.picture.missing(made.state)
    joined = int(rules.water.linked(made.state))
    assert [missing.get(square) == 0 for square in (0, 6, 42, 48)] == [
        bool(joined >> animal & 1) for animal in range(4)
    ]
    if made.state.phase in (rules.phases.PLACE, rules.phases.LAY):
        squares = 0
        for turn in range(4):
            squares |= int(rules.listing.spots(made.state, turn))
        assert FLOW.picture.takers(made.state) == [at for at in range(49) if squares >> at & 1], made.text()


def test_pictures_are_small_and_whole():
    """A full board stays under 16 kB; every class is painted, in both themes; letters are drawn."""
    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    free = [square for square in squares if square not in ("a1", "a7", "g1", "g7", "d4")]
    kinds_there = ["obstacle-cross/0"] * 10 + ["rock"] * 8 + ["corner/0"] * 26
    for tiles in (dict(zip(free, kinds_there, strict=True)), dict.fromkeys(free, "cross/0"), JOINED):
        made = table(tiles, birds=7 << 8, held=1, phase=7, face_up={0: 4})
        told = json.dumps([parcel(shape) for shape in shapes(made, ["=c2", "b2/0"]).values()], ensure_ascii=False)
        assert len(told.encode()) <= 16_384
        for theme in ("light", "dark"):
            ElementTree.fromstring(painted(made, ["=c2", "b2/0"], theme=theme))
    assert painted(table()) != painted(table(), theme="dark")
    assert len(png(painted(table(JOINED)), 300)) > 5000


def test_where_marks_go():
    """A square's middle by its name; ValueError for what is none."""
    assert FLOW.picture.where("a1", {}) == (118, 718)
    assert FLOW.picture.where("d4", {}) == (418, 418)
    with pytest.raises(ValueError, match="a1 to g7"):
        FLOW.picture.where("h1", {})


def test_the_terminal():
    """Pipes and Animals, the tile in hand, stacks, turns and hands; a single-path Boat shows its side."""
    made = table(JOINED | {"c2": "rock"}, birds=1 << place("b1") | 1 << place("e4") | 1 << place("c2"), held=3, phase=7)
    text = "\n".join("".join(ink.text for ink in line) for line in FLOW.terminal.lines(made.state))
    for piece in (
        "1   C  ╝°",
        " B ",
        "[╝°",
        " #°",
        "in hand: straight with an obstacle",
        "42 tiles",
        "8 turns",
        "white ~",
    ):
        assert piece in text, text
    made.has(boat=1, pace=0, held=6, face_up={3: 1}, calm=1)
    text = "\n".join("".join(ink.text for ink in line) for line in FLOW.terminal.lines(made.state))
    assert "╨" in text
    assert "in hand: a scenario obstacle" in text
    assert "face up: [│]" in text
    assert "turns to the wave" not in text
