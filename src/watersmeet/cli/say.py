"""How commands speak: results on standard output, all else on standard error, colour where there is one."""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from watersmeet.core.sight import Sight

PIPED = 400  # columns where nobody looks: a line of a table stays one line for whoever reads it on


def answer(text: str) -> None:
    """A result, in rich's markup."""
    Console(highlight=False, soft_wrap=True).print(text)


def aside(text: str) -> None:
    """A remark that is no result."""
    print(text, file=sys.stderr)


def facts(told: Any) -> None:
    """A result as JSON."""
    print(json.dumps(told, ensure_ascii=False))


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[str] = ()) -> None:
    """A table; columns named in `right` are numbers."""
    drawn = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for head in heads:
        drawn.add_column(head, justify="right" if head in right else "left", overflow="fold", no_wrap=head in right)
    for row in rows:
        drawn.add_row(*row)
    Console(highlight=False, width=None if sys.stdout.isatty() else PIPED).print(drawn)


def board(sight: Sight) -> None:
    """A position as it is printed, its text below."""
    print(sight)


def progress() -> Progress:
    """A bar on standard error, for what takes longer than a moment; nothing where nobody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def listed(names: Sequence[str]) -> str:
    """`Ada`, `Ada and Ben`, `Ada, Ben and Cy`."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def big(number: float) -> str:
    """A number with commas between its thousands: 317,400."""
    return f"{number:,.0f}"


as_json: Callable[[Callable[..., Any]], Callable[..., Any]] = click.option(
    "--json", "as_json", is_flag=True, help="the same facts for programs"
)
