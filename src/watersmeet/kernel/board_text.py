"""Boards as one word: rows from the top, `/` between them, a number for so many empty places.

2r1b/5/5/b4/5      the top row holds two empty places, an `r`, one empty place and a `b`
"""

import re
from collections.abc import Iterable, Sequence

from watersmeet.kernel.errors import BadNotation

RUN = re.compile(r"([1-9][0-9]*)|.", re.DOTALL)


def written(rows: Iterable[Iterable[str]], empty: str = ".") -> str:
    """The rows, from the top, with runs of `empty` counted."""
    return "/".join(re.sub(f"{re.escape(empty)}+", lambda run: str(len(run[0])), "".join(row)) for row in rows)


def read(text: str, widths: Sequence[int], letters: str, empty: str = ".") -> list[str]:
    """The rows, from the top, each as long as `widths` says; BadNotation for another shape or letter."""
    rows = [spread(row, empty) for row in text.split("/")]
    if [len(row) for row in rows] != list(widths):
        raise BadNotation(text, f"a board is {shape(widths)}, rows from the top with `/` between")
    wrong = sorted(set("".join(rows)) - set(letters + empty))
    if wrong:
        raise BadNotation(text, f"a board has {', '.join(letters)} and counts of empty places, no `{wrong[0]}`")
    return rows


def spread(row: str, empty: str) -> str:
    """A row with its runs written out; a run longer than any board stays short enough to be refused."""
    return RUN.sub(lambda piece: empty * min(int(piece[1][:4]), 100) if piece[1] else piece[0], row)


def shape(widths: Sequence[int]) -> str:
    """How many rows of how many places, in words."""
    if len(set(widths)) == 1:
        return f"{len(widths)} rows of {widths[0]} places"
    return f"{len(widths)} rows of {', '.join(map(str, widths))} places"
