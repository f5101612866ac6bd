"""Why a tile may not lie somewhere in Flows, and what a placement leaves open: in words, and with routes to draw.

Marks name hexes (`D4`) and sides of hexes (`D4.1`, counted as in the rules). A mark of role `route` lists the sides
that one team's water passes, from the quay on: two that follow each other lie on one hex.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flows import colours, flowing, witness
from watersmeet.games.flows.joining import AXES
from watersmeet.games.flows.state import DRAW, EMPTY, NO_WAY, SECRET
from watersmeet.games.flows.tiles import FIRST, OPPOSITE, SIDE, TURNS
from watersmeet.kernel.verdict import Mark, Sentence, Verdict, Words

if TYPE_CHECKING:
    from numpy import record

    from watersmeet.kernel.verdict import Row

SENTENCES = (
    Sentence("flows.open", "everybody can still get through"),
    Sentence("flows.no-way", "{one} could no longer get through"),
    Sentence("flows.not-both", "{one} and {two} could no longer both get through"),
    Sentence("flows.not-all", "{one}, {two} and {three} could no longer all get through"),
    Sentence("flows.too-many", "there are ten tiles of each kind, the one drawn among them"),
    Sentence("flows.no-seat", "nobody takes that board side's turn"),
    Sentence("flows.not-over", "the game is not over like that"),
    Sentence("flows.flow-lies", "a flow is complete, so the game is over"),
    Sentence("flows.drawn-at-end", "no tile is drawn once a flow is complete"),
    Sentence("flows.no-way-left", "the teams can no longer all get through, and no flow is complete"),
    Sentence("flows.has-a-place", "the tile drawn can still be placed, so the game goes on"),
    Sentence("flows.has-no-place", "the tile drawn can lie nowhere, so the game is over"),
)
NEEDED = Sentence("flows.needed", "{refusal}: each of them needs {place}")
GAP = Sentence("flows.gap", "the gap between {one} and {two}")
TO_GO = (
    Sentence("flows.to-go-2", "tiles to go: {one} {first}, {two} {second}"),
    Sentence("flows.to-go-3", "tiles to go: {one} {first}, {two} {second}, {three} {third}"),
)
COMPLETES = (
    Sentence("flows.completes", "it completes the flow of {one}"),
    Sentence("flows.completes-2", "it completes the flows of {one} and {two}, who tie"),
    Sentence("flows.completes-3", "it completes the flows of {one}, {two} and {three}, who tie"),
)
TAKEN = Sentence("flows.taken", "a tile already lies on {cell}")
TURNED = Sentence("flows.turned", "a {kind} has {count} orientations, {cell}/0 to {cell}/{last}")
HIDDEN = Sentence("flows.hidden", "only its drawer knows the tile until it is placed")
ALL_OUT = Sentence("flows.all-out", "all ten tiles of the kind {kind} are drawn")
ORDINALS = (("one", "first"), ("two", "second"), ("three", "third"))


def verdict(state: record, text: str, move: int, row: Row | None) -> Verdict:
    """The judgement on one placement, with a route for each team, or for those who are in each other's way."""
    if move >= DRAW:
        return Verdict(False, ALL_OUT.say(kind=colours.KINDS[move - DRAW]))
    cell, turn = divmod(move, 6)
    name = hexagon.names(SIDE)[cell]
    if state.tiles[cell] != EMPTY:
        return Verdict(False, TAKEN.say(cell=name), (Mark("taken", (name,)),))
    if state.drawn == SECRET:
        return Verdict(False, HIDDEN.say())
    kind = int(state.drawn)
    if row is None:
        words = TURNED.say(kind=colours.KINDS[kind], count=TURNS[kind], cell=name, last=TURNS[kind] - 1)
        return Verdict(False, words, (Mark("taken", (name,)),))
    face = FIRST[kind] + turn
    return refused(state, cell, face, row) if row[1] else open_ways(state, cell, face, row)


def open_ways(state: record, cell: int, face: int, row: Row) -> Verdict:
    """A legal placement: the flows that it completes, or how far everybody has to go, and how."""
    to_go, playing = row[2 : 2 + AXES], colours.teams(state)
    done = [axis for axis in playing if to_go[axis] == 0]
    if done:
        tiles = flowing.laid(flowing.lying(state.tiles), cell, face)
        flows = [flowing.finished(tiles, axis)[0] for axis in done]
        marks = tuple(Mark("route", sides(flowing.path(tiles, (flow.mouth,)))) for flow in flows)
        return Verdict(True, COMPLETES[len(done) - 1].say(**named(state, done)), marks)
    words = named(state, playing) | {ORDINALS[place][1]: to_go[axis] for place, axis in enumerate(playing)}
    return Verdict(True, TO_GO[len(playing) - 2].say(**words), routes(state, cell, face, playing))


def refused(state: record, cell: int, face: int, row: Row) -> Verdict:
    """A refusal: the smallest set of teams, routes for every smaller part of it, and what each of them needs."""
    axes = tuple(axis for axis in range(AXES) if row[5] >> axis & 1)
    words = SENTENCES[row[1]].say(**named(state, axes))
    marks = [Mark("taken", (hexagon.names(SIDE)[cell],))]
    place = needed(row)
    if row[1] != NO_WAY and place is not None:
        words = NEEDED.say(refusal=words, place=place[0])
        marks.append(Mark("needed", (place[1],)))
    for part in combinations(axes, len(axes) - 1):
        marks += routes(state, cell, face, part)
    return Verdict(False, words, tuple(marks))


def needed(row: Row) -> tuple[str | Words, str] | None:
    """The one gap, or else the one hex, that each refused team needs: how it is said, and its place."""
    if row[6]:
        mouth = row[6] - 1
        beyond = OPPOSITE[mouth] // 6  # a hex: no two teams share a quay
        names = hexagon.names(SIDE)
        return GAP.say(one=names[mouth // 6], two=names[beyond]), side(mouth)
    return (hexagon.names(SIDE)[row[7] - 1],) * 2 if row[7] else None


def routes(state: record, cell: int, face: int, axes: tuple[int, ...]) -> tuple[Mark, ...]:
    """A route for each of some teams, no two in each other's way."""
    tiles = flowing.lying(state.tiles)
    found = witness.routes(state, cell, face, sum(1 << axis for axis in axes)) if axes else {}
    return tuple(Mark("route", sides(flowing.path(tiles, route))) for route in found.values())


def sides(mouths: tuple[int, ...]) -> tuple[str, ...]:
    """Sides of hexes by name."""
    return tuple(side(mouth) for mouth in mouths)


def side(mouth: int) -> str:
    """`D4.1`, the side that D4 has towards D5."""
    return f"{hexagon.names(SIDE)[mouth // 6]}.{mouth % 6}"


def named(state: record, axes: tuple[int, ...] | list[int]) -> dict[str, str | int | Words]:
    """The teams of some axes as a sentence's arguments."""
    return {ORDINALS[place][0]: colours.team(state, axis) for place, axis in enumerate(axes)}
