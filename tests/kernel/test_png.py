"""PNGs, and the letters on them."""

import sys
from struct import unpack

import pytest

from watersmeet.kernel.png import NoPainter, png
from watersmeet.kernel.shapes import Ground, letters
from watersmeet.kernel.svg import svg

PAINT = {"toy-letters": {"fill": "#1E2A30", "text-anchor": "middle"}}
ALPHABETS = "AaBbCcXyZz0123456789ĄąĆćĘęŁłŃńÓóŚśŹźŻżÄäÖöÜüßÀàÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûŪūČčŠš×−–→≥+?!"


def written(text):
    """A picture of nothing but these letters."""
    return svg(Ground(40, 40, 40), (letters("text", "toy-letters", text, 20, 20, 20),), PAINT)


def test_a_png_is_as_wide_as_asked():
    """Its height follows."""
    made = png(svg(Ground(40, 20, 40), (), {}), 300)
    assert b"\x89PNG\r\n\x1a\n" == made[:8]
    assert (300, 150) == unpack(">II", made[16:24])


def test_letters_are_drawn():
    """English, French, German, Polish and Lithuanian names, digits and signs: each looks like itself."""
    blank = png(written(" "), 40)
    seen = {png(written(letter), 40) for letter in ALPHABETS}
    assert len(set(ALPHABETS)) == len(seen)
    assert blank not in seen


def test_letters_are_our_own():
    """A picture that asks for a font of this machine gets ours: it looks the same everywhere."""
    ours = written("Łódź 7")
    assert png(ours, 200) == png(ours.replace("Inter", "DejaVu Serif"), 200)


def test_without_resvg(monkeypatch):
    """The error says what is missing."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPainter, match="resvg-py"):
        png(written("a"), 40)
