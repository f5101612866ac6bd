"""How a row of moves falls into turns, and turns into rounds."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple


class Turn(NamedTuple):
    """The moves from `start` up to `stop`, all of them `seat`'s or chance's."""

    seat: int
    start: int
    stop: int


def turns(seats: Sequence[int], to_act: int | None) -> tuple[Turn, ...]:
    """The turns of a game in which `seats` played each move (below 0: chance), and `to_act` is next.

    What chance brings belongs to the turn of whoever acts after it; at the end of a game, to the last turn.
    """
    found: list[Turn] = []
    waiting = None  # where chance's moves began that nobody has acted after yet
    for place, seat in enumerate(seats):
        if seat < 0:
            waiting = place if waiting is None else waiting
            continue
        if found and found[-1].seat == seat:
            found[-1] = found[-1]._replace(stop=place + 1)
        else:
            found.append(Turn(seat, place if waiting is None else waiting, place + 1))
        waiting = None
    if waiting is not None:
        if found and to_act in (None, found[-1].seat):
            found[-1] = found[-1]._replace(stop=len(seats))
        else:
            found.append(Turn(to_act or 0, waiting, len(seats)))
    return tuple(found)


def marked_turns(seats: Sequence[int], begun: Sequence[bool], to_act: int | None) -> tuple[Turn, ...]:
    """The turns of a game that says itself where one begins: before the moves that `begun` marks.

    A turn is then all from one beginning to the next, chance's moves too; it is the seat's that acts first in it.
    What comes before the first beginning (a deal) belongs to the first turn.
    """
    starts = [place for place, begins in enumerate(begun) if begins]
    found = []
    for start, stop in pairwise([0, *starts[1:], len(seats)] if seats else []):
        acting = [seat for seat in seats[start:stop] if seat >= 0]
        found.append(Turn(acting[0] if acting else to_act or 0, start, stop))
    return tuple(found)


def numbered(seats: Iterable[int]) -> Iterator[tuple[int, int]]:
    """(round, seat) for each turn: a round is over when the order of seats begins again."""
    number, before = 0, None
    for seat in seats:
        if before is None or seat <= before:
            number += 1
        before = seat
        yield number, seat
