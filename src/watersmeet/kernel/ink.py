"""Boards in a terminal: lines of text in pieces, each with the tone it is printed in."""

import os
from collections.abc import Iterable
from typing import NamedTuple, TextIO, TypeAlias


class Ink(NamedTuple):
    """A piece of a line. Tones: plain, quiet, strong, and the colours of seats (vermilion, blue, ivory …)."""

    text: str
    tone: str = "plain"


Line: TypeAlias = tuple[Ink, ...]


def plain(lines: Iterable[Line]) -> str:
    """The lines without any colour; every board makes sense so."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


ANSI = {
    "quiet": "2",
    "strong": "1",
    "vermilion": "38;5;202",
    "blue": "38;5;33",
    "green": "38;5;35",
    "amber": "38;5;214",
    "sky": "38;5;117",
    "purple": "38;5;176",
    "ivory": "38;5;230",
    "slate": "38;5;245",
    "moss": "38;5;65",
    "wood": "38;5;173",
}


def coloured(lines: Iterable[Line]) -> str:
    """The lines with each tone as a terminal shows it."""
    return "\n".join("".join(tinted(piece) for piece in line) for line in lines)


def tinted(piece: Ink) -> str:
    """One piece between its colour's codes."""
    code = ANSI.get(piece.tone)
    return f"\x1b[{code}m{piece.text}\x1b[0m" if code else piece.text


def colour_is_wanted(stream: TextIO) -> bool:
    """Whether `stream` is a terminal that shows colour, and nobody asked for none (NO_COLOR)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
