"""What players and teams are called: each board side has a colour, and partners wear neighbouring ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flows import TONES, tiles
from watersmeet.games.flows.joining import AXES
from watersmeet.kernel.verdict import Sentence, Words

if TYPE_CHECKING:
    from numpy import record

NAMES = tuple(Sentence(f"flows.{tone}", "Red" if tone == "vermilion" else tone.title()).say() for tone in TONES)
KINDS = tuple(Sentence(f"flows.{kind}", kind).say() for kind in tiles.KINDS)
PARTNERS = Sentence("flows.partners", "{one} & {two}")


def claimed(state: record) -> tuple[int, ...]:
    """The board sides that somebody sits at, by seat."""
    return tuple(int(side) for side in state.sides if side >= 0)


def team(state: record, axis: int) -> Words:
    """What the team is called that plays along an axis."""
    one, *two = (NAMES[side] for side in (axis, axis + AXES) if side in claimed(state))
    return PARTNERS.say(one=one, two=two[0]) if two else one


def teams(state: record) -> tuple[int, ...]:
    """The axes that are played for."""
    return tuple(sorted({side % AXES for side in claimed(state)}))


def owner(cell: int, side: int) -> int:
    """The board side that owns an outward side of a hex."""
    return (tiles.OPPOSITE[6 * cell + side] - tiles.RIM) // 7
