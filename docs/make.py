"""Makes what the documentation is not written by hand: figures, and the reference.

    .venv/bin/python docs/make.py

A figure stands in a page as an image, with what it shows in a comment below: the text of a position and, after
a bar, what is drawn over it.

    ![Two stones](figures/two.svg)
    <!-- flume:1;size=3;3/1r1/3;blue;first=red | arrows=a1>b2 marks=taken:b2 theme=dark -->

The reference is made of the code's own words. A test compares all of it with what lies in the folder.
"""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

import watersmeet
from watersmeet.cli import main as commands
from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.core.record import Played, Record
from watersmeet.core.rounds import Turn
from watersmeet.core.view import View
from watersmeet.kernel import errors, verdict
from watersmeet.kernel.verdict import Mark

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
FIGURE = re.compile(r"!\[[^]]*\]\(([^)]+\.svg)\)\n<!-- (\S+)(?: \| (.*?))? -->")
LIBRARY = {
    "Games and positions": (watersmeet.game, watersmeet.read, Game, Position, View),
    "What they answer with": (watersmeet.Outcome, Turn, verdict.Verdict, verdict.Mark, verdict.Words),
    "Records": (Record, Played),
    "Errors": tuple(
        kind for kind in vars(errors).values() if inspect.isclass(kind) and issubclass(kind, errors.GameError)
    ),
}


def made() -> dict[Path, str]:
    """Every file that is made, with its text."""
    pages = {DOCS / "reference" / "library.md": library(), DOCS / "reference" / "commands.md": command_line()}
    return dict(figures()) | pages


def figures() -> Iterator[tuple[Path, str]]:
    """Every figure of every page."""
    for page in (ROOT / "README.md", *sorted(DOCS.rglob("*.md"))):
        for place, text, wanted in FIGURE.findall(page.read_text("utf-8")):
            yield page.parent / place, drawn(text, wanted)


def drawn(text: str, wanted: str) -> str:
    """The picture of a position, or of the position after `moves=…`, with what is asked for drawn over it."""
    asked = dict(word.split("=", 1) for word in wanted.split())
    position = watersmeet.read(text)
    assert isinstance(position, Position)
    position = position.game.replay(filter(None, asked.get("moves", "").split(",")), position)
    arrows = [tuple(arrow.split(">")) for arrow in filter(None, asked.get("arrows", "").split(","))]
    marks = [mark(one) for one in filter(None, asked.get("marks", "").split(";"))]
    return position.svg(arrows=arrows, marks=marks, theme=asked.get("theme", "light"), size=360) + "\n"


def mark(text: str) -> Mark:
    """`formed:a1,b2`, or places alone for plain rings."""
    role, _, places = text.rpartition(":")
    return Mark(role, tuple(places.split(",")))


def library() -> str:
    """The reference of the library."""
    parts = ["# The library", "Made from the code: what each name is for, and what it takes and gives."]
    for title, names in LIBRARY.items():
        parts.append(f"## {title}")
        parts += [described(name) for name in names]
    return "\n\n".join(parts) + "\n"


def described(name: Any) -> str:
    """A class with its public methods and properties, or a function."""
    if not inspect.isclass(name):
        return f"### `{name.__name__}{signature(name)}`\n\n{words(name)}"
    lines = [f"- `{member}`: {told}" for member, told in members(name)]
    return "\n\n".join(filter(None, (f"### `{name.__name__}`", words(name), "\n".join(lines))))


def members(kind: type) -> Iterator[tuple[str, str]]:
    """What a class offers, inherited from our own classes too."""
    seen: dict[str, Any] = {}
    for one in reversed([base for base in kind.__mro__ if base.__module__.startswith("watersmeet")]):
        seen |= vars(one)
    for name, value in seen.items():
        told = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if name.startswith("_") or not (
            inspect.isfunction(told) or hasattr(told, "func") or isinstance(told, property)
        ):
            continue
        function = getattr(told, "func", None) or getattr(told, "fget", None)
        yield (name, words(function)) if function else (f"{name}{signature(told)}", words(told))


def signature(function: Any) -> str:
    """The arguments without types: those stand in the code, and in every editor."""
    own = inspect.signature(function)
    shown = [one.replace(annotation=inspect.Parameter.empty) for one in own.parameters.values()]
    kept = [one for one in shown if one.name not in ("self", "cls")]
    return str(own.replace(parameters=kept, return_annotation=inspect.Signature.empty))


def words(name: Any) -> str:
    """The docstring."""
    return inspect.cleandoc(name.__doc__ or "")


def command_line() -> str:
    """The reference of the commands: their own help."""
    parts = [
        "# The commands",
        "Each as its own `--help` tells it; `./watersmeet` in a clone, `watersmeet` once installed.",
    ]
    top = click.Context(commands.watersmeet, info_name="watersmeet")
    for name in commands.COMMANDS:
        command = commands.watersmeet.get_command(top, name)
        parts.append(f"## {name}\n\n{helped(command, name, top)}")
        if isinstance(command, click.Group):
            inner = click.Context(command, info_name=name, parent=top)
            first = command.list_commands(inner)[0]
            parts.append(f"For {first.title()}:\n\n{helped(command.get_command(inner, first), first, inner)}")
    return "\n\n".join(parts) + "\n"


def helped(command: click.Command | None, name: str, parent: click.Context) -> str:
    """A command's help as a block."""
    assert command is not None, name
    context = click.Context(command, info_name=name, parent=parent, max_content_width=100, terminal_width=100)
    return f"```text\n{command.get_help(context)}\n```"


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
