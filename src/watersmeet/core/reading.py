"""A position or a record of any game, from whatever text somebody pasted."""

from watersmeet.core import texts
from watersmeet.core.game import game
from watersmeet.core.position import Position
from watersmeet.core.record import Record


def read(text: str) -> Position | Record:
    """A record where the text begins like one (`[Game "…"]`, or JSON); else the position it ends with."""
    if text.lstrip().startswith(("[", "{")):
        return Record.read(text)
    parts = texts.split(text)
    return game(f"{parts.name}({parts.options})").read_fields(parts.fields)
