"""Why two stones may not change places in Clump, and what a swap would form and diminish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.clump.board import Board, beside, board, group, names
from watersmeet.games.clump.groups import BLUE, RED
from watersmeet.games.clump.notation import pair
from watersmeet.games.clump.rules import NONE_LARGER, SWAP
from watersmeet.kernel.verdict import Mark, Sentence, Verdict, Words

if TYPE_CHECKING:
    from numpy import record

    from watersmeet.kernel.verdict import Row

LARGER = Sentence(
    "clump.larger", "the largest group formed ({formed}) is larger than the largest one diminished ({diminished})"
)
NONE_DIMINISHED = Sentence("clump.none-diminished", "it forms a group of {formed}, and no group is diminished")
SWAPS = Sentence("clump.swaps", "the players exchange colours")
NONE_LARGER_ALIKE = Sentence("clump.none-larger-alike", "no stone ends in a larger group ({before} → {after} on both)")
APART = Sentence("clump.apart", "the two stones do not lie side by side")
SAME_COLOUR = Sentence("clump.same-colour", "both stones are {colour}, and a swap takes one of each colour")
NOT_YOURS = Sentence(
    "clump.not-yours", "the stone on {place} is {colour}: name your own stone first, as in {other}-{place}"
)
COLOURS = {RED: Sentence("clump.red", "red"), BLUE: Sentence("clump.blue", "blue")}

SENTENCES = (
    LARGER,
    Sentence("clump.none-larger", "no stone ends in a larger group ({before} → {after} and {other} → {other_after})"),
    Sentence(
        "clump.too-small",
        "the largest group formed ({formed}) is not larger than the largest one diminished ({diminished})",
    ),
    Sentence("clump.no-pie", "this game is played without the pie rule, so colours are never exchanged"),
    Sentence("clump.not-now", "colours may be exchanged only in answer to the very first swap"),
    Sentence("clump.bad-cell", "every cell of the board holds a red or a blue stone, and nothing lies beyond it"),
    Sentence("clump.bad-count", "half of the stones are red and half are blue"),
    Sentence("clump.bad-mover", "red or blue is to act"),
    Sentence("clump.bad-seat", "the first seat plays red unless the pie rule let the colours be exchanged"),
    Sentence(
        "clump.bad-offer",
        "swap is offered with the pie rule, in answer to the first swap, while the first seat plays red",
    ),
)


def verdict(state: record, text: str, move: int, row: Row | None) -> Verdict:
    """The judgement on two cells, or on `swap`, with the groups that decide."""
    if row is None:
        return no_pair(board(state), *text.split("-"))
    if move == SWAP:
        return Verdict(True, SWAPS.say()) if row[1] == 0 else Verdict(False, SENTENCES[row[1]].say())
    return Verdict(row[1] == 0, words(row), witness(board(state), move))


def no_pair(stones: Board, one: str, other: str) -> Verdict:
    """The judgement on two cells that are not a stone of the mover's and an enemy stone beside it."""
    cells = {square.name(*cell): cell for cell in stones}
    if cells[other] not in beside(cells[one]):
        return Verdict(False, APART.say(), (Mark("stones", (one, other)),))
    colour = COLOURS[stones[cells[one]]].say()
    if stones[cells[one]] == stones[cells[other]]:
        return Verdict(False, SAME_COLOUR.say(colour=colour), (Mark("stones", (one, other)),))
    return Verdict(False, NOT_YOURS.say(place=one, other=other, colour=colour), (Mark("taken", (one,)),))


def words(row: Row) -> Words:
    """What a row of `judge` says of a swap."""
    _, code, formed, diminished, before, after, other, other_after = row
    if code == NONE_LARGER:
        if (before, after) == (other, other_after):
            return NONE_LARGER_ALIKE.say(before=before, after=after)
        return SENTENCES[code].say(before=before, after=after, other=other, other_after=other_after)
    if diminished == 0:
        return NONE_DIMINISHED.say(formed=formed)
    return SENTENCES[code].say(formed=formed, diminished=diminished)


def witness(stones: Board, move: int) -> tuple[Mark, ...]:
    """The two stones, the largest group that their swap forms, and the largest that it diminishes."""
    one, other = pair(move)
    after = {**stones, one: stones[other], other: stones[one]}
    formed: tuple[str, ...] = ()
    diminished: tuple[str, ...] = ()
    for start, end in ((one, other), (other, one)):
        left, joined = group(stones, start), group(after, end)
        if len(joined) > max(len(left), len(formed)):
            formed = names(joined)
        if len(left) > len(diminished) and (left == {start} or not left - {start} <= joined):
            diminished = names(left)
    marks = (Mark("stones", names((one, other))), Mark("formed", formed), Mark("diminished", diminished))
    return tuple(mark for mark in marks if mark.places)
