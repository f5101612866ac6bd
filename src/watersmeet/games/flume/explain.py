"""Why a stone may not be placed in Flume, and what a placement would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flume.rules import SWAP, WIDEST
from watersmeet.kernel.verdict import Mark, Sentence, Verdict

if TYPE_CHECKING:
    from numpy import record

    from watersmeet.kernel.verdict import Row

ENDS = Sentence("flume.ends", "{count} connections, so the turn ends")
GOES_ON = Sentence("flume.goes-on", "{count} connections, so the same player places again")
SWAPS = Sentence("flume.swaps", "the players exchange colours")

SENTENCES = (
    ENDS,
    Sentence("flume.taken", "a stone is already there"),
    Sentence("flume.centre", "the first stone of this game may not be placed in the centre"),
    Sentence("flume.no-pie", "this game is played without the pie rule, so colours are never exchanged"),
    Sentence("flume.not-now", "colours may be exchanged only in answer to the very first stone"),
    Sentence("flume.bad-cell", "every point on the board is empty, red or blue, and nothing lies beyond it"),
    Sentence("flume.bad-mover", "red or blue is to act"),
    Sentence("flume.bad-seat", "the first seat plays red unless the pie rule let the colours be exchanged"),
)


def verdict(state: record, text: str, move: int, row: Row | None) -> Verdict:
    """The judgement on one point, or on `swap`, with the stones it touches or those in its way."""
    assert row is not None, f"every move of Flume is a candidate, {text} too"
    _, code, count = row[:3]
    if code:
        return Verdict(False, SENTENCES[code].say(), in_the_way(state, move))
    if move == SWAP:
        return Verdict(True, SWAPS.say())
    return Verdict(True, (GOES_ON if count >= 3 else ENDS).say(count=count), (Mark("connected", touched(state, move)),))


def in_the_way(state: record, move: int) -> tuple[Mark, ...]:
    """What refuses the move: the stone or the centre on its own point; for a late swap the stones that lie."""
    if move != SWAP:
        return (Mark("taken", (square.name(*divmod(move, WIDEST)),)),)
    stones = tuple(name for name, stone in lying(state) if stone)
    return (Mark("stones", stones),) if stones else ()


def touched(state: record, move: int) -> tuple[str, ...]:
    """The stones beside a point; the frame has no names."""
    row, column = divmod(move, WIDEST)
    around = {(row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)}
    return tuple(name for name, stone in lying(state) if stone and square.place(name, WIDEST) in around)


def lying(state: record) -> list[tuple[str, int]]:
    """Every point's name with what lies on it, row by row."""
    points = range(int(state.width))
    return [(square.name(row, column), int(state.cells[row, column])) for row in points for column in points]
