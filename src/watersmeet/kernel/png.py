"""SVG pictures as PNG, by resvg, with our own letters: the same picture on every machine.

resvg is loaded when the first PNG is asked for: the library itself does without it.
"""

from pathlib import Path

from watersmeet.kernel.errors import GameError

FONT = Path(__file__).with_name("fonts") / "Inter-Bold.ttf"


class NoPainter(GameError):
    """PNGs cannot be painted here: resvg is not installed."""

    code = "no_painter"


def png(svg: str, width: int) -> bytes:
    """A PNG of the picture, `width` pixels wide."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPainter("a PNG needs the package `resvg-py`: pip install resvg-py") from None
    # Without a font that it knows, resvg leaves letters out and says nothing; system fonts differ everywhere.
    return svg_to_bytes(
        svg_string=svg, width=width, skip_system_fonts=True, font_files=[str(FONT)], font_family="Inter",
        sans_serif_family="Inter",
    )  # fmt: skip
