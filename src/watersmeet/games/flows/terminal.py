"""Flows in a terminal: tiles by kind and turns, and behind them the colours whose water runs through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.boards import hexagon
from watersmeet.games.flows import TONES, colours, flowing
from watersmeet.games.flows.notation import DRAWN, ENDED, SIDES, tile
from watersmeet.games.flows.state import EMPTY, NOTHING, ON, SECRET
from watersmeet.games.flows.tiles import KINDS, SIDE
from watersmeet.kernel.ink import Ink, Line

if TYPE_CHECKING:
    from numpy import record

WIDE = 8  # letters to a hex: k3, and up to six colours
LETTERS = tuple(str(name)[0].lower() for name in colours.NAMES)


def lines(state: record) -> tuple[Line, ...]:
    """The board by rows, who sits where, the tile drawn and the tiles left."""
    water = coloured(state)
    rows = tuple(board_row(state, number, water) for number in range(len(hexagon.rows(SIDE))))
    return (*rows, *seats(state), tray(state))


def coloured(state: record) -> dict[int, list[int]]:
    """For every hex the board sides whose water runs through its tile."""
    tiles = flowing.lying(state.tiles)
    water: dict[int, list[int]] = {}
    for side in sorted(colours.claimed(state)):
        for cell in {each.cell for flow in flowing.flows(tiles, side) for each in flow.passes}:
            water.setdefault(cell, []).append(side)
    return water


def board_row(state: record, number: int, water: dict[int, list[int]]) -> Line:
    """One row, indented as hexes are; empty hexes by name."""
    row = hexagon.rows(SIDE)[number]
    return (
        Ink(" " * (WIDE // 2 * (2 * SIDE - 1 - len(row)))),
        *(ink for cell in row for ink in hexed(state, cell, water)),
    )


def hexed(state: record, cell: int, water: dict[int, list[int]]) -> list[Ink]:
    """A tile with the letters of its colours, or an empty hex's name in brackets."""
    lies = int(state.tiles[cell])
    if lies == EMPTY:
        return [Ink(f"({hexagon.names(SIDE)[cell]})".ljust(WIDE), "quiet")]
    sides = water.get(cell, [])
    letters = [Ink(LETTERS[side], TONES[side]) for side in sides]
    return [Ink(tile(lies), "strong"), *letters, Ink(" " * (WIDE - 2 - len(sides)))]


def seats(state: record) -> tuple[Line, ...]:
    """Who sits where; an arrow where it is their turn."""
    playing = colours.claimed(state)
    turn = int(state.turn)
    acting = turn if turn in playing else (turn + 3) % 6
    found = []
    for seat, side in enumerate(playing):
        arrow = "> " if side == acting and state.ended == ON else "  "
        extra = f", and {SIDES[turn]}'s turn" if side == acting != turn and state.ended == ON else ""
        found.append(
            (
                Ink(arrow),
                Ink(f"{LETTERS[side]} {colours.NAMES[side]}", TONES[side]),
                Ink(f" (seat {seat + 1}): {SIDES[side]}{extra}"),
            )
        )
    return tuple(found)


def tray(state: record) -> Line:
    """The tile drawn, how the game ended, and the tiles left."""
    drawn = int(state.drawn)
    word = {NOTHING: "no tile drawn", SECRET: "a hidden tile is drawn"}.get(
        drawn
    ) or f"{KINDS[drawn]} {DRAWN[drawn]} drawn"
    ended = "" if state.ended == ON else f"; ended: {ENDED[int(state.ended)]}"
    left = ", ".join(f"{kind} {int(count)}" for kind, count in zip(KINDS, state.left, strict=True))
    return (Ink(f"  {word}{ended}; left: {left}"),)
