"""Shapes as plain data, as short as it goes: what is sent of a picture is at most 16 kB as JSON.

    ["c3", "use", {"href": "#r-c3"}, ["flume.red", {"place": "c3"}]]
    ["trail", "g", {}, null, [["", "path", {"d": "M96 336L156 216", "class": "flume-trail"}]]]

A shape is its key, tag and attributes, then the words it says, then its children or its letters; what is
empty at the end is left out. Of words only id and arguments go: their reader has the sentences.
"""

from typing import TypeAlias

from watersmeet.kernel.shapes import Number, Shape
from watersmeet.kernel.verdict import Words

Plain: TypeAlias = "str | Number | None | list[Plain] | dict[str, Plain]"


def parcel(shape: Shape) -> list[Plain]:
    """One shape, with its children."""
    attrs: dict[str, Plain] = {name: rounded(value) for name, value in shape.attrs.items()}
    inside: Plain = shape.text or [parcel(child) for child in shape.children]
    parts: list[Plain] = [shape.key, shape.tag, attrs, shape.says and said(shape.says), inside]
    while not parts[-1]:
        parts.pop()
    return parts


def said(words: Words) -> list[Plain]:
    """The id of a sentence and its arguments; an argument may be words again."""
    args: dict[str, Plain] = {name: said(value) if isinstance(value, Words) else value for name, value in words.args}
    return [words.id, args] if args else [words.id]


def rounded(value: str | Number) -> str | Number:
    """Numbers to two decimals, whole ones without any."""
    if not isinstance(value, float):
        return value
    near = round(value, 2)
    return int(near) if near == int(near) else near
