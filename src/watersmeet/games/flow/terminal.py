"""Flow in a terminal: tiles as pipes, `°` where a bird sits, dice at the left and below.

Double pipes carry water from an Animal, single ones do not; `[ ]` around a pipe is an obstacle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import square
from watersmeet.games.flow.currents import Water, waters
from watersmeet.games.flow.state import ANIMALS, BOAT, MIDDLE, WIDE
from watersmeet.games.flow.tiles import CARDS, EDGES, FIRST, KIND, NONE, PLAIN, ROCK, UNKNOWN
from watersmeet.kernel.ink import Ink, Line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy import record

PIPES = {5: "│║", 10: "─═", 3: "└╚", 6: "┌╔", 12: "┐╗", 9: "┘╝", 15: "┼╬", 1: "╵╨", 2: "╶╞", 4: "╷╥", 8: "╴╡"}
FACES = {0: "C", 6: "D", 42: "K", 48: "W"}  # cat, dog, capybara, bird
TONES = {Water.LINKED: "amber", Water.WET: "sky", Water.DRY: "quiet"}
NAMES = (
    "straight",
    "corner",
    "cross",
    "straight with an obstacle",
    "corner with an obstacle",
    "cross with an obstacle",
)


def lines(state: record) -> tuple[Line, ...]:
    """The board from the top, then what lies beside it, and the hands."""
    now = waters(state)
    rows = [board_row(state, now, row) for row in reversed(range(WIDE))]
    letters: Line = (Ink("    " + "  ".join(f"{letter}" for letter in square.LETTERS[:WIDE]) + "   column"),)
    dice: Line = (Ink("    " + "  ".join(die(column) for column in range(WIDE)) + "   black die", "quiet"),)
    return (*rows, letters, dice, *beside(state), *hands(state))


def die(line: int) -> str:
    """What the die shows for a line; the central one is calm."""
    return "~" if line == MIDDLE else str(line + 1 if line < MIDDLE else line)


def board_row(state: record, now: dict[int, Water], row: int) -> Line:
    """One row: its number, seven squares, and what the white die shows for it."""
    cells = (cell(state, now, row * WIDE + column) for column in range(WIDE))
    return (Ink(f"{row + 1}  "), *cells, Ink(f"  white {die(row)}", "quiet"))


def cell(state: record, now: dict[int, Water], place: int) -> Ink:
    """Three letters for a square."""
    code = int(state.cells[place])
    tone = TONES[now.get(place, Water.DRY)]
    if place in ANIMALS:
        return Ink(f" {FACES[place]} ", tone)
    if place == BOAT:
        return Ink(f" {'B' if state.boat == 15 else PIPES[int(state.boat)][1]} ", "vermilion")
    if not code:
        return Ink(" · ", "quiet")
    bird = "°" if int(state.birds) >> place & 1 else ""
    if KIND[code] == ROCK:
        return Ink(f" #{bird or ' '}", "wood")
    pipe = PIPES[EDGES[code]][place in now]
    if KIND[code] >= PLAIN:
        return Ink(f"[{pipe}{bird or ']'}", tone)
    return Ink(f" {pipe}{bird or ' '}", tone)


def beside(state: record) -> Iterable[Line]:
    """The tile in hand, the stacks, what lies face up and what was discarded."""
    if state.held != NONE:
        held = "a scenario obstacle" if state.held == ROCK else NAMES[state.held]
        yield (Ink("in hand: "), Ink(held, "strong"))
    tiles = sum(int(count) for count in state.stack)
    up, out = ("".join(pile(each)) or "none" for each in (state.face_up, state.discards))
    yield (Ink(f"{tiles} tiles in the stacks, face up: {up}, discarded: {out}"),)
    if state.pace:
        yield (Ink(f"{int(state.left)} turns to the wave{', Calm Waters' if state.calm else ''}"),)


def pile(tiles: Iterable[int]) -> Iterable[str]:
    """A pipe for each tile of a pile."""

    for kind, count in enumerate(tiles):
        pipe = PIPES[EDGES[FIRST[kind]]][0]
        yield (f"[{pipe}]" if kind >= PLAIN else pipe) * int(count)


def hands(state: record) -> Iterable[Line]:
    """Each seat's cards; a count where they are not known."""
    for seat in range(int(state.players)):
        hand = state.hands[seat]
        cards = [name for card, name in enumerate(CARDS) for _ in range(int(hand[card]))]
        hidden = [f"{int(hand[UNKNOWN])} hidden"] if hand[UNKNOWN] else []
        tone = "strong" if seat == state.turn else "plain"
        yield (Ink(f"seat{seat + 1}: ", tone), Ink(", ".join(cards + hidden) or "no cards", tone))
