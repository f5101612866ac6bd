"""Asks a game's rules, and never lets them touch what is kept.

Compiled code ignores read-only marks, and even `legal` may write scratch: so every question goes to a
fresh copy of the state, and what comes back is plain numbers and bytes.
"""

import threading
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.registry import Folder
from watersmeet.kernel import states, turns


class Referee:
    """One game's rules, asked about states that are kept as bytes."""

    def __init__(self, folder: Folder, seats: int) -> None:
        self.rules: Any = folder.rules
        self.seats = seats
        self._thread = threading.local()

    @cached_property
    def truth(self) -> int:
        """How many bytes of a state count: the fields before the first that is derived."""
        offsets = [self.rules.State.fields[name][1] for name in self.rules.DERIVED]
        return int(min(offsets, default=self.rules.State.itemsize))

    def state(self, kept: bytes) -> np.record:
        """A state of its own, to read or to hand to rules."""
        return states.revived(kept, self.rules.State)

    def start(self, numbers: tuple[Any, ...]) -> bytes:
        """The first state with these options."""
        state = states.blank(self.rules.State)
        self.rules.setup(state, *numbers)
        return state.tobytes()

    def legal(self, kept: bytes) -> NDArray[np.int32]:
        """The legal moves, ascending; in chance's turn what chance can bring."""
        moves = np.zeros(self.rules.MOVES, np.int32)
        return moves[: self.rules.legal(self.state(kept), moves, *self.work)]

    def odds(self, kept: bytes) -> NDArray[np.float64]:
        """The probability of each of chance's moves, in the order of `legal`."""
        weights = np.zeros(self.rules.MOVES, np.float64)
        self.rules.odds(self.state(kept), weights)
        weights = weights[: len(self.legal(kept))]
        shares: NDArray[np.float64] = weights / weights.sum()
        return shares

    def events(self, kept: bytes) -> NDArray[np.int32]:
        """What the outside world may do now."""
        moves = np.zeros(self.rules.MOVES, np.int32)
        ask = getattr(self.rules, "events", None)
        return moves[: 0 if ask is None else ask(self.state(kept), moves)]

    def after(self, kept: bytes, move: int) -> bytes:
        """The state after a legal move."""
        state = self.state(kept)
        self.rules.apply(state, move, *self.work)
        return state.tobytes()

    def seat(self, kept: bytes) -> int:
        """Who acts: a seat, CHANCE or OVER."""
        return int(self.rules.seat(self.state(kept)))

    def begins(self, kept: bytes) -> tuple[bool, ...]:
        """Whether a turn begins here; nothing where that follows from who acts."""
        ask = getattr(self.rules, "begins", None)
        return () if ask is None else (bool(ask(self.state(kept))),)

    def outcome(self, kept: bytes) -> tuple[int, tuple[float, ...], str]:
        """The winning seats as a bit mask, every seat's score, and the reason."""
        scores, state = np.zeros(self.seats, np.float64), self.state(kept)
        mask = int(self.rules.outcome(state, scores))
        return mask, tuple(float(score) for score in scores), str(self.rules.REASONS[self.rules.reason(state)])

    def judge(self, kept: bytes) -> NDArray[np.int32]:
        """A row for every candidate: move, code and six numbers."""
        rows = np.zeros((self.rules.ROWS, 8), np.int32)
        return rows[: self.rules.judge(self.state(kept), rows, *self.work)]

    def fault(self, kept: bytes) -> int:
        """0, or the place of the sentence that says why the position cannot stand."""
        return int(self.rules.sound(self.state(kept), *self.work))

    def derived(self, state: np.record) -> bytes:
        """The state with all that follows from its fields filled in."""
        self.rules.derive(state)
        return state.tobytes()

    def hidden(self, kept: bytes, viewer: int) -> bytes:
        """What `viewer` may know of the state; all of it in games without secrets."""
        hide = getattr(self.rules, "hide", None)
        if hide is None:
            return kept
        state = self.state(kept)
        hide(state, viewer)
        return state.tobytes()

    def guessed(self, kept: bytes, viewer: int, r: np.uint64) -> bytes:
        """One state that `viewer` holds possible, by true odds."""
        guess = getattr(self.rules, "guess", None)
        if guess is None:
            return kept
        state = self.state(kept)
        guess(state, viewer, r, *self.work)
        return state.tobytes()

    def veiled(self, before: bytes, move: int, now: bytes, viewer: int) -> bool:
        """Whether `viewer` may not know chance's move, played in `before`, now that the game has come to `now`."""
        veil = getattr(self.rules, "veil", None)
        return veil is not None and bool(veil(self.state(before), move, self.state(now), viewer))

    def image(self, kept: bytes, k: int) -> bytes | None:
        """The k-th symmetric state; None from the first k that has none."""
        image = states.blank(self.rules.State)
        return image.tobytes() if self.rules.symmetry(self.state(kept), k, image) else None

    @property
    def work(self) -> tuple[np.record, ...]:
        """This thread's scratch for rules that want some; nothing for the others."""
        if not hasattr(self.rules, "Work"):
            return ()
        if not hasattr(self._thread, "work"):
            self._thread.work = (states.blank(self.rules.Work),)
        made: tuple[np.record, ...] = self._thread.work
        return made


def acting(seat: int) -> int | None:
    """The seat that acts; None in chance's turn and when the game is over."""
    return None if seat in (turns.CHANCE, turns.OVER) else seat
