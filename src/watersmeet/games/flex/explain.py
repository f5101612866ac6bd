"""Why a flip, a step, a jump or `stop` is refused in Flex, and what a legal one would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flex.board import CELLS, EMPTY, FLIP, NOWHERE, STOP, WAYS, WHITE
from watersmeet.games.flex.notation import NAMES
from watersmeet.games.flex.refusals import NO_PIECE, NO_STOP, NOT_YOURS, STOOD
from watersmeet.kernel.verdict import Mark, Sentence, Verdict, Words

if TYPE_CHECKING:
    from numpy import record

    from watersmeet.kernel.verdict import Row

SENTENCES = (
    Sentence("flex.lands", "the piece lands on {place}"),
    Sentence("flex.occupied", "{place} is occupied: only an empty tile may be flipped"),
    Sentence("flex.banned", "{place} was flipped by your opponent just now"),
    Sentence("flex.no-piece", "no piece stands on {place}"),
    Sentence("flex.not-yours", "the piece on {place} is not yours"),
    Sentence("flex.one-more", "the piece on {place} must make 1 more move"),
    Sentence("flex.two-more", "the piece on {place} must make 2 more moves"),
    Sentence("flex.must-jump", "the piece on {place} is jumping: jump on with it, or stop"),
    Sentence("flex.no-step", "the piece on {place} is jumping: it may jump on or stop, not step"),
    Sentence("flex.foreign", "{place} stands on a foreign tile: it may jump, not step"),
    Sentence("flex.taken", "another piece stands on {place}"),
    Sentence("flex.nothing-over", "no piece stands on {place} to jump over"),
    Sentence("flex.stood", "the piece has stood on {place} in this move, and has captured nothing since"),
    Sentence("flex.no-stop", "no jump is under way that could be stopped"),
    Sentence("flex.bad-cell", "every tile is black or white, and pieces are one to three high"),
    Sentence("flex.bad-mover", "white or black is to act"),
    Sentence("flex.bad-count", "each side has one to nine pieces"),
    Sentence("flex.bad-banned", "the banned tile is an empty one"),
    Sentence("flex.bad-moves", "the moves after the board are legal, one after another"),
)
LANDS = SENTENCES[0]
TOO_FAR = Sentence("flex.too-far", "neither a step nor a jump leads from one place to the other")
TO_WHITE = Sentence("flex.to-white", "{place} turns white")
TO_BLACK = Sentence("flex.to-black", "{place} turns black")
STOPS = Sentence("flex.stops", "the piece on {place} stops jumping")
CAPTURES = Sentence("flex.captures", "the piece on {place} is captured")
PROMOTES = Sentence("flex.promotes", "the piece rises when its move ends")
ENDS = Sentence("flex.ends", "{place} is a foreign tile, so the turn ends there")
BOTH = Sentence("flex.both", "{first}; {second}")

# What the witness of each refusal shows; the place that its words name is marked.
ROLES = ("", "taken", "banned", "empty", "theirs", *("moving",) * 4, "foreign", "taken", "empty", "stood", "")


def verdict(state: record, text: str, move: int, row: Row | None) -> Verdict:
    """The judgement on one move, with the tiles and pieces that decide it."""
    if move < 0:
        return Verdict(False, TOO_FAR.say(), (Mark("apart", tuple(text.split("-"))),))
    if row is None:  # a step or jump of what is no piece of the mover's
        code = NO_PIECE if state.pieces[move // WAYS] == EMPTY else NOT_YOURS
        return refused(state, code, (move, code, NOWHERE, NOWHERE))
    if row[1]:
        return refused(state, row[1], row)
    return allowed(state, row)


def refused(state: record, code: int, row: Row) -> Verdict:
    """A refusal in words, and the place that stands in the way."""
    if code == NO_STOP:
        return Verdict(False, SENTENCES[code].say())
    place = NAMES[cell_of(state, code, row)]
    marked = stood(state) if code == STOOD else (place,)
    return Verdict(False, SENTENCES[code].say(place=place), (Mark(ROLES[code], marked),))


def cell_of(state: record, code: int, row: Row) -> int:
    """The cell that a refusal is about: where the move starts or goes, what it jumps over, or the piece under way."""
    start, to, over = row[0] // WAYS, row[2], row[3]
    role = ROLES[code]
    if role == "moving":
        return int(state.at)
    if role == "empty" and over != NOWHERE:
        return over
    return to if role in ("taken", "banned", "stood") else start


def stood(state: record) -> tuple[str, ...]:
    """Where the moving piece has stood in this move, with no capture since."""
    return tuple(NAMES[cell] for cell in range(CELLS) if int(state.stood) >> cell & 1)


def allowed(state: record, row: Row) -> Verdict:
    """What a legal move does."""
    move, _, to, over, captures, ends, promotes = row[:7]
    if move == STOP:
        at = NAMES[state.at]
        return Verdict(True, STOPS.say(place=at), (Mark("moving", (at,)),))
    place = NAMES[to]
    if move % WAYS == FLIP:
        said = TO_BLACK if state.tiles[to] == WHITE else TO_WHITE
        return Verdict(True, said.say(place=place), (Mark("flipped", (place,)),))
    told: list[tuple[Words, Mark]] = []
    if captures:
        told.append((CAPTURES.say(place=NAMES[over]), Mark("captured", (NAMES[over],))))
    if promotes:
        told.append((PROMOTES.say(), Mark("promoted", (place,))))
    if ends:
        told.append((ENDS.say(place=place), Mark("ends", (place,))))
    return together(told or [(LANDS.say(place=place), Mark("lands", (place,)))])


def together(told: list[tuple[Words, Mark]]) -> Verdict:
    """Several effects in one sentence."""
    words = told[0][0]
    for more, _ in told[1:]:
        words = BOTH.say(first=words, second=more)
    return Verdict(True, words, tuple(mark for _, mark in told))
