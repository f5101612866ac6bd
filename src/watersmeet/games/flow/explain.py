"""Why a decision is refused in Flow, and what a placement would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flow import decisions, phases
from watersmeet.games.flow import refusals as why
from watersmeet.games.flow.places import name
from watersmeet.games.flow.state import ANIMALS, BOAT
from watersmeet.games.flow.tiles import KIND, PLAIN, ROCK
from watersmeet.games.flow.words import FAULTS, REFUSALS
from watersmeet.kernel.verdict import Mark, Sentence, Verdict

if TYPE_CHECKING:
    from numpy import record

    from watersmeet.kernel.verdict import Row, Words

SENTENCES = (*REFUSALS, *FAULTS)
SIDES = (
    Sentence("flow.north", "north"),
    Sentence("flow.east", "east"),
    Sentence("flow.south", "south"),
    Sentence("flow.west", "west"),
)
CLOSED_HERE = Sentence("flow.closed-here", "its {side} edge is closed, and the edge of {there} is open")
OPEN_HERE = Sentence("flow.open-here", "its {side} edge is open, and the edge of {there} is closed")
JOINS = Sentence("flow.joins", "joined to the Boat then: {count} of 4 Animals")
SEALS = Sentence("flow.seals", "joined to the Boat then: {count} of 4 Animals; {sealed} would be shut in for good")
CUTS = Sentence("flow.cuts", "{count} more would lose their way to an Animal")
OTHER_LOT = Sentence("flow.other-lot", "something else is drawn by lot now")
LOTS = {
    phases.DEAL: (decisions.DEALT, decisions.SCENARIO),
    phases.EXCHANGED: (decisions.DEALT, decisions.SCENARIO),
    phases.SCENARIO: (decisions.SCENARIO, decisions.MOVES),
    phases.ROCKS: (decisions.CROSSING, decisions.COLUMN),
    phases.DRAWN: (decisions.TILE, decisions.DEALT),
    phases.FISH: (decisions.TILE, decisions.DEALT),
    phases.ROLL: (decisions.CROSSING, decisions.COLUMN),
    phases.ROLL_BLACK: (decisions.COLUMN, decisions.ROW),
    phases.ROLL_WHITE: (decisions.ROW, decisions.TILE),
}  # the moves that each draw asks for, from the first up to the one after the last
NONE_LEFT = Sentence("flow.none-left", "there is none of that kind left to draw")
NO_ROCK = Sentence("flow.no-rock", "no scenario obstacle may lie there")
CALM_LINE = Sentence("flow.calm-line", "the dice do not name the central lines")
NOT_A_SQUARE = Sentence("flow.no-target", "no square is asked for: {first}")
NOT_A_PLACE = Sentence("flow.no-place", "no tile is in hand to be laid: {first}")


def verdict(state: record, text: str, move: int, row: Row | None) -> Verdict:
    """The judgement on one decision: what is in its way, or what it brings."""
    if row is None:
        return Verdict(False, (not_drawn if text.startswith("=") else not_asked)(state, move))
    code, place = row[1], square_of(move)
    if code == why.EDGES_DIFFER:
        return Verdict(False, mismatch(row), (Mark("edges", (name(place), name(row[3]))),))
    if code:
        return Verdict(False, SENTENCES[code].say(), witness(state, code, place))
    if move < decisions.TARGET:
        return Verdict(True, brings(row))
    if place >= 0 and state.phase in (phases.SUPPORTED, phases.LIFT):
        return Verdict(True, CUTS.say(count=row[2]))
    return Verdict(True)


def square_of(move: int) -> int:
    """The square that a move names; −1 where it names none."""
    if move < decisions.TARGET:
        return move // 4
    return move - decisions.TARGET if move < decisions.DRAW else -1


def not_drawn(state: record, move: int) -> Words:
    """Why chance cannot bring that: none is left, the square or line is not one of its own, or it draws something else."""
    start, stop = LOTS[int(state.phase)]
    if not start <= move < stop:
        return OTHER_LOT.say()
    if state.phase == phases.ROCKS:
        return NO_ROCK.say()
    return (CALM_LINE if state.phase >= phases.ROLL else NONE_LEFT).say()


def not_asked(state: record, move: int) -> Words:
    """Why no square, or no placement, is asked for: something else is to be decided first."""
    return (NOT_A_PLACE if move < decisions.TARGET else NOT_A_SQUARE).say(first=SENTENCES[first(state)].say())


def first(state: record) -> int:
    """The place of the sentence that says what is to be decided first."""
    waits = {
        phases.SIDE: why.SIDE_FIRST,
        phases.START: why.START_FIRST,
        phases.TURN: why.BEGIN_FIRST,
        phases.FETCH: why.FETCH_FIRST,
        phases.DIE: why.DIE_FIRST,
    }
    if state.phase in waits:
        return waits[int(state.phase)]
    return why.TARGET_FIRST if phases.SUPPORTED <= state.phase <= phases.LIFT or state.held == ROCK else why.PLACE_FIRST


def mismatch(row: Row) -> Words:
    """Which edge does not match, and what lies beyond it."""
    _, _, side, there, is_open = row[:5]
    return (CLOSED_HERE if is_open else OPEN_HERE).say(side=SIDES[side].say(), there=name(there))


def brings(row: Row) -> Words:
    """How many Animals a placement joins to the Boat, and whom it shuts in."""
    count = row[2].bit_count()
    sealed = ", ".join(name(place) for animal, place in enumerate(ANIMALS) if row[3] >> animal & 1)
    return SEALS.say(count=count, sealed=sealed) if sealed else JOINS.say(count=count)


def witness(state: record, code: int, place: int) -> tuple[Mark, ...]:
    """What to draw: the square, the tiles that stand in the way, or those that the words speak of."""
    if place >= 0:
        return (Mark("taken", (name(place),)),)
    if code in (why.NOTHING_TO_REMOVE, why.NOTHING_MOVES):
        return marked("taken", [at for at, cell in enumerate(state.cells) if KIND[cell] >= PLAIN])
    if code in (why.BIRDS_OUT, why.NO_PERCH):
        return marked("taken", [at for at in range(len(state.cells)) if int(state.birds) >> at & 1])
    if code in (why.OUT_OF_REACH, why.NO_SIDE_TO_CHOOSE):
        return (Mark("taken", (name(BOAT),)),)
    return ()


def marked(role: str, places: list[int]) -> tuple[Mark, ...]:
    """A mark on these squares; none where there are none."""
    return (Mark(role, tuple(map(name, places))),) if places else ()
