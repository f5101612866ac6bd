"""Position texts: `flume:1;size=7;<board>;<to act>;<extra>`, written, read, and found in a pasted drawing."""

import re
from typing import NamedTuple

from watersmeet.games import registry
from watersmeet.kernel.errors import BadNotation, NewerVersion, UnknownGame

LINE = re.compile(r"^[^\S\n]*([a-z][a-z0-9-]*):([0-9]{1,6});([^;\n]*)((?:;[^;\n]*)*?)[^\S\n]*$", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
EXPECTED = "a position is one line such as flume:1;size=3;3/1r1/3;blue;first=red"


class Parts(NamedTuple):
    """A position text taken apart: the game's name, its options as written, and the game's own fields."""

    name: str
    options: str
    fields: tuple[str, ...]


def join(name: str, version: int, options: tuple[str, ...], fields: tuple[str, ...]) -> str:
    """The text of a position."""
    return ";".join((f"{name}:{version}", ",".join(options), *fields))


def split(text: str) -> Parts:
    """The last position text in `text`; BadNotation where there is none."""
    found = LINE.findall(COLOUR.sub("", text))
    if not found:
        raise BadNotation(text, EXPECTED)
    name, version, options, rest = found[-1]
    known = known_version(name)
    if int(version) != known:
        raise NewerVersion(name, int(version), known)
    return Parts(name, options, tuple(rest.rstrip().split(";")[1:]))


def known_version(name: str) -> int:
    """The version of the game's rules and texts here; UnknownGame for a name that is none of ours."""
    if name not in registry.NAMES:
        raise UnknownGame(name, registry.NAMES)
    version: int = registry.folder(name).card["version"]
    return version
