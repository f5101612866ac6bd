"""A game being played at a terminal: the position, who is the computer, and where it is kept."""

import os
import random
from pathlib import Path

from watersmeet.core.position import Position
from watersmeet.core.record import Record
from watersmeet.core.view import View


class Session:
    """One game from its first move to its last; `kept` is the file that follows it."""

    def __init__(self, position: Position, computers: set[int], dice: random.Random, kept: Path | None) -> None:
        self.position, self.computers, self.dice, self.kept = position, computers, dice, kept

    @property
    def called(self) -> str:
        """What whoever acts is called."""
        return self.names((self.position.seat or 0,))[0]

    @property
    def seen(self) -> View:
        """What may be shown at this terminal: the view of the person who acts, or of the only one who plays."""
        people = [seat for seat in range(self.position.game.seats) if seat not in self.computers]
        acting = self.position.seat
        return self.position.view(acting if acting in people else people[0] if len(people) == 1 else None)

    def names(self, seats: tuple[int, ...]) -> list[str]:
        """What seats are called: Red, Seat 1."""
        sides = self.position.sides
        return [(sides[seat] if sides else f"seat {seat + 1}").capitalize() for seat in seats]

    def play(self, moves: list[str]) -> None:
        """Play the moves of a person, all or none, and whatever chance and the computer then do."""
        position = self.position
        for move in moves:
            position = position.play(move.strip())
        self.position = position
        self.go_on()

    def go_on(self) -> None:
        """Draw what chance brings, and play for the computer, until a person acts or the game is over."""
        while self.position.outcome is None:
            odds = self.position.odds
            if odds is not None:
                move = self.dice.choices(list(odds), list(odds.values()))[0]
            elif self.position.seat in self.computers:
                move = self.dice.choice(self.position.legal_moves)
            else:
                break
            who = "drawn" if odds else self.called
            self.position = self.position.play(move)
            print(f"  {who}: {self.seen.history[-1]}")
        if self.kept is not None:
            self.save(self.kept)

    def undo(self) -> None:
        """Go back to where a person last decided."""
        position = self.position.back()
        while position.history and (position.seat is None or position.seat in self.computers):
            position = position.back()
        self.position = position
        self.go_on()

    def save(self, place: Path) -> None:
        """Write the record whole beside its place and then put it there, so that a crash leaves one of the two."""
        unfinished = place.parent / f"{place.name}.{os.getpid()}"
        try:
            with unfinished.open("w", encoding="utf-8") as file:
                file.write(Record.of(self.position).text)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(place)
        finally:
            unfinished.unlink(missing_ok=True)
        self.kept = place
