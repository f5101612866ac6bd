"""The Python painter: what it writes, and what it refuses."""

from xml.etree import ElementTree

import pytest

from watersmeet.kernel.parcel import parcel
from watersmeet.kernel.shapes import Ground, Shape, group, letters, shape, short
from watersmeet.kernel.svg import svg
from watersmeet.kernel.verdict import Sentence

SVG = "{http://www.w3.org/2000/svg}"
STONE = Sentence("toy.stone", "{side} on {at}")
PAINT = {
    "toy-stone": {"fill": ("#D55E00", "#FF8A3D"), "stroke-width": 2},
    "toy-shiny": {"fill": "url(#shine)"},
    "toy-plain": {},
}
GROUND = Ground(
    90,
    60.5,
    30,
    defs=(
        Shape("shine", "radialGradient", {}, (shape("", "stop", offset=0, stop_color="#FFF"),)),
        shape("disc", "circle", "toy-shiny", r=10),
        shape("unused", "circle", r=5),
    ),
    shapes=(shape("table", "rect", "toy-plain", width=90, height=60.5),),
)


def drawn(*shapes, ground=GROUND, **asked):
    """The picture, read again as XML."""
    return ElementTree.fromstring(svg(ground, shapes, PAINT, **asked))


def ids(picture):
    """The ids that a picture defines."""
    return {each.get("id") for each in picture.iter() if each.get("id")}


def named(picture):
    """The ids that its attributes refer to."""
    values = (value for each in picture.iter() for value in each.attrib.values())
    return {value.strip("url()#") for value in values if "#w" in value}


def test_a_picture_takes_the_room_it_is_given():
    """Without a size there is a viewBox and a name, and neither width nor height."""
    picture = drawn(title="Toy")
    assert picture.attrib.items() >= {"viewBox": "0 0 90 60.5", "role": "img", "aria-label": "Toy"}.items()
    assert not {"width", "height", "style"} & set(picture.attrib)


def test_a_size_is_its_width():
    """The height follows in proportion."""
    picture = drawn(size=450)
    assert ("450", "302.5") == (picture.get("width"), picture.get("height"))


@pytest.mark.parametrize(("theme", "fill"), [("light", "#D55E00"), ("dark", "#FF8A3D")])
def test_a_class_is_written_out_and_kept(theme, fill):
    """A pair is (light, dark); the class stays, so that a style sheet can restyle it."""
    stone = drawn(shape("a1", "circle", "toy-stone", r=3), theme=theme).find(f"{SVG}circle[@data-key='a1']")
    assert ("toy-stone", fill, "2") == (stone.get("class"), stone.get("fill"), stone.get("stroke-width"))


def test_an_unknown_theme():
    """The error names both."""
    with pytest.raises(ValueError, match=r"`sepia`.*`light`.*`dark`"):
        svg(GROUND, (), PAINT, theme="sepia")


def test_of_two_classes_the_later_in_the_paint_wins():
    """As in a style sheet, whatever order the shape names them in."""
    both = drawn(shape("a1", "circle", "toy-shiny toy-stone")).find(f"{SVG}circle")
    assert both.get("fill").endswith("shine)")


def test_pictures_on_one_page_keep_to_their_own_definitions():
    """Light and dark, and two boards: no id is defined twice, and each finds what it refers to."""
    other = Ground(30, 30, 30, defs=(shape("disc", "circle", r=1),))
    disc = shape("a1", "use", href="#disc")
    pictures = [drawn(disc), drawn(disc, theme="dark"), drawn(disc, ground=other)]
    assert [2, 2, 1] == [len(ids(picture)) for picture in pictures]
    assert 5 == len(set.union(*map(ids, pictures)))
    assert all(named(picture) == ids(picture) for picture in pictures)


def test_what_is_not_used_is_left_out():
    """A definition is written when something drawn needs it, itself or through another."""
    assert not ids(drawn())
    assert {"disc", "shine"} == {each.partition("-")[2] for each in ids(drawn(shape("a1", "use", href="#disc")))}


def test_things_say_what_they_are():
    """A title, first among the children, and a label; in another language if asked."""
    stone = group("a1", shape("", "circle", r=3), says=STONE.say(side="Red", at="a1"))
    found = drawn(stone).find(f"{SVG}g")
    assert ("Red on a1", "Red on a1") == (found.get("aria-label"), found[0].text)
    assert f"{SVG}title" == found[0].tag
    assert "toy.stone" == drawn(stone, say=lambda words: words.id).find(f"{SVG}g").get("aria-label")


def test_everything_is_escaped():
    """Names and letters come from players too."""
    nasty = '<b a="1">&'
    picture = drawn(Shape(nasty, "text", {"fill": nasty}, text=nasty, says=STONE.say(side=nasty, at="a1")), title=nasty)
    text = picture.find(f"{SVG}text")
    assert [nasty] * 3 == [picture.get("aria-label"), text.get("data-key"), text.get("fill")]
    assert [f"{nasty} on a1", nasty] == [text[0].text, text[0].tail]


@pytest.mark.parametrize(
    ("wrong", "because"),
    [
        (shape("a1", "style"), "no shape"),
        (shape("a1", "script"), "no shape"),
        (shape("a1", "circle", "toy-stoen"), "no paint"),
        (shape("a1", "use", href="#dsic"), "nothing on the ground"),
    ],
)
def test_slips_are_found(wrong, because):
    """A tag, a class or a definition that does not exist."""
    with pytest.raises(ValueError, match=because):
        drawn(wrong)


@pytest.mark.parametrize(
    "wrong", [shape("a1", "circle", style="fill:red"), shape("a1", "circle", "toy-stone", fill="red")]
)
def test_what_a_page_would_draw_otherwise_is_refused(wrong):
    """Pages forbid `style`, and their style sheets win over an attribute of the shape's own."""
    with pytest.raises(AssertionError):
        drawn(wrong)


@pytest.mark.parametrize(
    ("number", "text"),
    [(7, "7"), (7.0, "7"), (2.346, "2.35"), (-0.5, "-0.5"), (-0.001, "0"), (1234.5, "1234.5"), (100, "100")],
)
def test_numbers_are_short(number, text):
    """Two decimals at most."""
    assert text == short(number)


def test_letters_stand_around_their_point():
    """The baseline lies below it."""
    assert {"class": "toy-plain", "x": 10, "y": 27.2, "font-size": 20} == letters(
        "a", "toy-plain", "a", 10, 20, 20
    ).attrs


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        (shape("a1", "use", href="#disc", x=3.0, y=2.346), ["a1", "use", {"href": "#disc", "x": 3, "y": 2.35}]),
        (Shape("a1", "g", says=STONE.say(side=Sentence("red", "Red").say(), at="a1")), ["a1", "g", {}, ["toy.stone", {"side": ["red"], "at": "a1"}]]),
        (Shape("a1", "text", text="7"), ["a1", "text", {}, None, "7"]),
        (group("a1", shape("", "circle")), ["a1", "g", {}, None, [["", "circle"]]]),
    ],
)  # fmt: skip
def test_parcels_hold_what_there_is(given, plain):
    """Key, tag, attributes, words, then letters or children; nothing for what is empty at the end."""
    assert plain == parcel(given)
