"""Flume as a picture: what lies where, what it says, and how large it gets."""

import json
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

from watersmeet.kernel.parcel import parcel
from watersmeet.kernel.png import png
from watersmeet.kernel.states import blank
from watersmeet.kernel.svg import svg
from watersmeet.testing import modes

FLUME = modes.folder("flume", False)
SIZES = FLUME.card["options"]["size"]["values"]
START = "3/3/3"
CORNER = "r2/3/1b1"  # a3 red, b1 blue


def state_of(board, mover="red", opening=0):
    """A position from its text."""
    state = blank(FLUME.rules.State)
    FLUME.rules.setup(state, board.count("/") + 1, 1, opening)
    FLUME.notation.read((board, mover, "first=red"), state)
    FLUME.rules.derive(state)
    return state


def played(size, part, seed=0):
    """A position after so much of a random game, and the last turn."""
    state, turn, seat, chance = blank(FLUME.rules.State), [], None, Random(seed)
    FLUME.rules.setup(state, size, 0, 0)
    moves = np.zeros(FLUME.rules.MOVES, np.int32)
    for _ in range(int(part * size * size)):
        acting = FLUME.rules.seat(state)
        turn, seat = (turn if acting == seat else []), acting
        turn.append(int(chance.choice(moves[: FLUME.rules.legal(state, moves)])))
        FLUME.rules.apply(state, turn[-1])
    return state, turn


def numbered(*places, size=3):
    """The move numbers of these points."""
    return [row * 13 + column for row, column in (FLUME.picture.square.place(place, size) for place in places)]


def drawn(state, last=()):
    """The shapes of a position by their keys."""
    shapes = FLUME.picture.shapes(state, last)
    assert len(shapes) == len({each.key for each in shapes}), "two things have one key"
    return {each.key: each for each in shapes}


def painted(state, last=(), **asked):
    """The position as SVG."""
    ground = FLUME.picture.ground({"size": int(state.width)})
    return svg(ground, FLUME.picture.shapes(state, last), FLUME.picture.PAINT, **asked)


def weight(shapes):
    """Bytes of JSON."""
    plain = [parcel(each) for each in shapes]
    return len(json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", [0, 0.5, 1])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_board_is_painted(size, part, theme):
    """Well-formed, every class painted, every reference found (the painter refuses others), each point once."""
    picture = ElementTree.fromstring(painted(*played(size, part), theme=theme))
    points = [each for each in picture.iter() if each.get("aria-label", "").partition(":")[0] in names(size)]
    assert size * size == len(points)


def names(size):
    """The names of a board's points."""
    return {FLUME.picture.square.name(row, column) for row in range(size) for column in range(size)}


@pytest.mark.parametrize(
    ("place", "href", "says"),
    [
        ("a3", "#r-a3", "a3: red"),
        ("b1", "#b-b1", "b1: blue"),
        ("a1", "#t14", "a1: empty, three sides taken, so place again"),
        ("a2", "#t9", "a2: empty, two sides taken"),
        ("c3", "#t3", "c3: empty, two sides taken"),
        ("b2", "#t4", "b2: empty, one side taken"),
        ("b3", "#t9", "b3: empty, two sides taken"),
    ],
)
def test_points_show_what_they_touch(place, href, says):
    """A tick above is 1, to the right 2, below 4, to the left 8; the frame counts, and so do both colours."""
    shapes = drawn(state_of(CORNER))
    shape = shapes.get(place) or shapes[f"{place}-free"]
    assert (href, says) == (shape.attrs["href"], str(shape.says))


def test_four_sides_taken():
    """The last hole of a board says so."""
    hole = drawn(state_of("rbr/b1b/rbr"))["b2-free"]
    assert ("#t15", "b2: empty, four sides taken, so place again") == (hole.attrs["href"], str(hole.says))


def test_keys_stay_while_things_do():
    """A placement takes a free point away and brings a stone; all else keeps its key."""
    before, after = drawn(state_of(START)), drawn(state_of("3/1r1/3", "blue"))
    assert {"b2-free"} == before.keys() - after.keys()
    assert {"b2"} == after.keys() - before.keys()
    assert before["a1-free"] == after["a1-free"]


def test_a_single_stone_lies_in_its_ripples():
    """Neither numbered nor joined to anything."""
    new = drawn(state_of("3/1r1/3", "blue"), numbered("b2")).keys() - drawn(state_of("3/1r1/3", "blue")).keys()
    assert {"ripples"} == new


def test_the_stones_of_a_turn_are_numbered_and_joined():
    """In the order in which they were placed, on plates of their colour."""
    state = state_of("r2/r2/rb1")
    shapes = drawn(state, numbered("a3", "a1", "a2"))
    assert {"trail", "1", "2", "3"} == shapes.keys() - drawn(state).keys()
    assert ["#r1", "#r2", "#r3"] == [shapes[key].attrs["href"] for key in "123"]
    spots = [FLUME.picture.where(place, {"size": 3}) for place in ("a3", "a1", "a2")]
    assert spots == [(shapes[key].attrs["x"], shapes[key].attrs["y"]) for key in "123"]
    assert "M" + "L".join(f"{x} {y}" for x, y in spots) == shapes["trail"].children[0].attrs["d"]


def test_a_swap_moves_no_stone():
    """Colours change hands; on the board nothing does."""
    state = state_of("3/1r1/3", "blue")
    assert drawn(state).keys() == drawn(state, [FLUME.rules.SWAP]).keys()


def test_a_barred_centre_is_barred_for_the_first_stone_only():
    """With `opening="no-centre"`, as long as nothing lies on the board."""
    assert "#barred" == drawn(state_of(START, opening=1))["b2-free"].attrs["href"]
    assert "#t0" == drawn(state_of(START))["b2-free"].attrs["href"]
    assert "#t8" == drawn(state_of("3/r2/3", "blue", opening=1))["b2-free"].attrs["href"]


@pytest.mark.parametrize("part", [0, 0.25, 0.5, 0.75, 1])
def test_the_widest_board_stays_small(part):
    """Under 16 kB as JSON, whatever lies on it."""
    assert weight(FLUME.picture.shapes(*played(13, part))) < 16_384


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_turn_stays_small(size):
    """A full board, and more stones in one turn than rules allow: they are numbered, and still under 16 kB."""
    state, _ = played(size, 1)
    turn = numbered(*sorted(names(size)), size=size)[: 2 * size * (size + 1) // 3 + 1]
    shapes = FLUME.picture.shapes(state, turn)
    assert weight(shapes) < 16_384
    assert svg(FLUME.picture.ground({"size": size}), shapes, FLUME.picture.PAINT)


@pytest.mark.parametrize("size", SIZES)
def test_marks_go_where_points_are(size):
    """The middle of a named point is where its ticks are drawn."""
    shapes = drawn(played(size, 0)[0])
    for name in names(size):
        free = shapes[f"{name}-free"].attrs
        assert (free["x"], free["y"]) == FLUME.picture.where(name, {"size": size})


@pytest.mark.parametrize("place", ["d1", "a4", "A1", "", "swap"])
def test_no_marks_beside_the_board(place):
    """A place that the board does not have is refused."""
    with pytest.raises(ValueError, match="no point of a board 3 wide"):
        FLUME.picture.where(place, {"size": 3})


@pytest.mark.parametrize("size", SIZES)
def test_coordinates_can_be_read_on_a_phone(size):
    """Every row and column is named, in letters of 12 px and more where the board is 390 px wide."""
    ground = FLUME.picture.ground({"size": size})
    labels = [each for each in ground.shapes if each.tag == "text"]
    assert {name[0] for name in names(size)} | {name[1:] for name in names(size)} == {each.text for each in labels}
    assert all(float(each.attrs["font-size"]) / ground.width * 390 >= 12 for each in labels)


def test_coordinates_are_drawn():
    """Without fonts they would vanish silently."""
    picture = ElementTree.fromstring(painted(state_of(START)))
    whole = png(ElementTree.tostring(picture, "unicode"), 300)
    for label in picture.findall("{http://www.w3.org/2000/svg}text"):
        picture.remove(label)
        fewer = png(ElementTree.tostring(picture, "unicode"), 300)
        assert whole != fewer, label.text
        whole = fewer
