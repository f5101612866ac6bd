"""Flex against the slow implementation in `flex_slow.py`: random games, every legal list, every seat, every end."""

import random

import numpy as np
import pytest
from flex_asking import ended, legal, started
from flex_slow import Slow


def uniform(slow, moves, dice):
    """Any move."""
    return dice.choice(moves)


def lively(slow, moves, dice):
    """Pieces' moves more often than flips."""
    pieces = [move for move in moves if move[0] != "*"]
    return dice.choice(pieces if pieces and dice.random() < 0.6 else moves)


def hunting(slow, moves, dice):
    """A capture where there is one, else pieces' moves; Black only flips, to set its pieces free."""
    if slow.mover == "B":
        freeing = [f"*{name}" for name in slow.tiles if slow.tiles[name] == "W"]
        return dice.choice([move for move in moves if move in freeing] or moves)
    captures = {f"{name}-{to}" for name in slow.pieces for to, over in slow.jumps(name) if slow.owner(over) == "B"}
    wanted = [move for move in moves if move in captures] or [move for move in moves if move[0] != "*"]
    return dice.choice(wanted or moves)


def pacing(slow, moves, dice):
    """Back where a piece has come from, mostly."""
    if len(slow.past) > 2:
        (_, before, *_), (_, after, *_) = slow.past[-3:-1]
        back = [f"{new}-{old}" for new in after.keys() - before.keys() for old in before.keys() - after.keys()]
        if set(back) & set(moves):
            return back[0]
    return lively(slow, moves, dice)


# Random games with compiled and with interpreted rules, and an end that some of the former must come to.
GAMES = [
    (uniform, 80, 4, "no-progress"),
    (lively, 80, 4, "immobile"),
    (hunting, 120, 3, "eliminated"),
    (pacing, 120, 20, "repetition"),
]


@pytest.mark.parametrize(("choose", "many", "few", "end"), GAMES, ids=[row[0].__name__ for row in GAMES])
def test_both_implementations_agree(flex, jit, choose, many, few, end):
    """Legal moves, who acts, and how it ends are the same at every move of random games."""
    dice, reasons = random.Random(5), dict.fromkeys(flex.rules.REASONS, 0)
    for _ in range(many if jit else few):
        state, slow = started(flex), Slow()
        while slow.winners is None:
            moves = slow.legal()
            assert sorted(legal(flex, state)) == moves
            assert flex.rules.seat(state) == "WB".index(slow.mover)
            move = choose(slow, moves, dice)
            flex.rules.apply(state, flex.notation.read_move(move))
            slow.play(move)
            same_board(flex, state, slow)
        assert legal(flex, state) == []
        assert ended(flex, state) == (slow.reason, sum(1 << "WB".index(winner) for winner in slow.winners))
        reasons[slow.reason] += 1
    assert reasons[end] or not jit, reasons


def same_board(flex, state, slow):
    """Tiles and pieces are the same, and every piece has a number of its own."""
    names = flex.notation.NAMES
    assert {name: " WB"[tile] for name, tile in zip(names, state.tiles, strict=True)} == slow.tiles
    lying = {name: int(piece) for name, piece in zip(names, state.pieces, strict=True) if piece}
    assert {name: ("W" if piece > 0 else "B", abs(piece)) for name, piece in lying.items()} == slow.pieces
    assert np.array_equal(state.which > 0, state.pieces != 0)
    assert len(set(state.which[state.which > 0])) == len(lying)
