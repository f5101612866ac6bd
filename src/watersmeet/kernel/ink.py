"""Boards in a terminal: lines of text in pieces, each with the tone it is printed in."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias


class Ink(NamedTuple):
    """A piece of a line. Tones: plain, quiet, strong, and the colours of seats (vermilion, blue, ivory …)."""

    text: str
    tone: str = "plain"


Line: TypeAlias = tuple[Ink, ...]


def plain(lines: Iterable[Line]) -> str:
    """The lines without any colour; every board makes sense so."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)
