"""`watersmeet show`: a position or record as text, SVG or PNG."""

import sys
from pathlib import Path

import click

from watersmeet.cli import say, source
from watersmeet.core.position import Position
from watersmeet.kernel.errors import BadNotation

WIDTH = 720  # pixels of a PNG, unless told otherwise


@click.command("show")
@click.argument("what", metavar="POSITION|RECORD|FILE|-")
@click.option("--svg", "form", flag_value="svg", help="draw it as SVG")
@click.option("--png", "form", flag_value="png", help="draw it as PNG")
@click.option("--out", type=click.Path(dir_okay=False), help="write there; .svg or .png in the name says what")
@click.option("--at", type=click.IntRange(0), help="a record after so many moves")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option("--width", type=click.IntRange(16, 8192), help="pixels across")
@click.option("--arrow", "arrows", multiple=True, metavar="A>B", help="an arrow from place to place")
@click.option("--mark", "marks", multiple=True, metavar="PLACE", help="a ring around a place")
@click.option("--last/--no-last", default=True, help="mark the last turn")
@say.as_json
def command(
    what: str,
    form: str | None,
    out: str | None,
    at: int | None,
    theme: str,
    width: int | None,
    arrows: tuple[str, ...],
    marks: tuple[str, ...],
    last: bool,
    as_json: bool,
) -> None:
    """Show a position or a record: its board in text, or drawn."""
    position = source.position_at(what, at)
    form = form or (Path(out).suffix.removeprefix(".") if out else None)
    if as_json:
        say.facts(told(position))
    elif form is None:
        say.board(position)
    elif form not in ("svg", "png"):
        raise click.UsageError(f"--out ends with .svg or .png, not {out}")
    else:
        size = width or (WIDTH if form == "png" else None)
        pairs = [joined(arrow) for arrow in arrows]
        write(position.svg(last=last, arrows=pairs, marks=marks, theme=theme, size=size), form, out, size)


def joined(arrow: str) -> tuple[str, str]:
    """The two places of an arrow."""
    start, _, end = arrow.partition(">")
    if not end:
        raise BadNotation(arrow, "an arrow is two places with > between, such as a1>b2")
    return start, end


def write(drawing: str, form: str, out: str | None, size: int | None) -> None:
    """The drawing to a file or to standard output; a terminal is no place for a PNG."""
    if form == "svg":
        told = drawing.encode()
    else:
        from watersmeet.kernel import png

        told = png.png(drawing, size or WIDTH)
    if out is not None:
        Path(out).write_bytes(told)
    elif form == "png" and sys.stdout.isatty():
        raise click.UsageError("a terminal shows no PNG: add --out FILE.png, or send it on with >")
    else:
        sys.stdout.buffer.write(told + (b"\n" if form == "svg" else b""))


def told(position: Position) -> dict[str, object]:
    """A position as other programs read it."""
    end = position.outcome
    return {
        "game": str(position.game),
        "position": position.text,
        "seat": position.seat,
        "sides": list(position.sides),
        "legal_moves": list(position.legal_moves),
        "history": list(position.history),
        "outcome": None if end is None else end._asdict(),
    }
