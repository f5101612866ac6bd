"""What a command is asked about: a position or a record, given as text, as a file, or on standard input."""

import sys
from pathlib import Path

from watersmeet.core.game import game
from watersmeet.core.position import Position
from watersmeet.core.reading import read
from watersmeet.core.record import Record
from watersmeet.games import registry


def found(source: str) -> Position | Record:
    """The position or record of `source`: text itself, a file's name, `-` for standard input, or a game's name."""
    if source == "-":
        return read(sys.stdin.read())
    if source.partition("(")[0] in registry.NAMES:
        return game(source).start()
    if ";" not in source and "[" not in source and "{" not in source:
        return read(Path(source).read_text("utf-8", errors="replace"))
    return read(source)


def position_at(source: str, moves: int | None) -> Position:
    """The position of `source`, or of its record after so many moves (all of them unless told)."""
    told = found(source)
    end = told.end() if isinstance(told, Record) else told
    return end if moves is None else end.back(max(0, len(end.history) - moves))
