"""`watersmeet rules GAME`: the rules as the game's own module states them."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import click

from watersmeet import games
from watersmeet.cli import say
from watersmeet.cli.games import told
from watersmeet.games import registry

RULING = re.compile(r"\s*\(R-[A-Z]+-[0-9][^)]*\)")
APART = "Watersmeet is a project of its own, not affiliated with any publisher."


@click.command("rules")
@click.argument("name", metavar="GAME")
@say.as_json
def command(name: str, as_json: bool) -> None:
    """Print a game's rules, and whose game it is."""
    card = registry.folder(name).card
    text = rulebook(name)
    if as_json:
        say.facts({**told(card), "rules": text})
        return
    year = f", {card['year']}" if card["year"] else ""
    print(f"{card['title']}, by {say.listed(card['designers'])}{year}\n")
    print(f"{text}\n\n{credit(card)}")


def rulebook(name: str) -> str:
    """The docstring of the rules module, read without importing it, and without the rulings it cites."""
    path = Path(games.__path__[0]) / name / "rules.py"
    words = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return RULING.sub("", inspect.cleandoc(words))


def credit(card: Any) -> str:
    """What the designer asks for, and whose site this is not."""
    return f"{card['credit']}\n{APART}" if card["credit"] else APART
