"""Clump's swap conditions: what a swap forms and diminishes, and which swaps are legal."""

from itertools import count, cycle, islice

import plain_clump as plain
import pytest
from clumps import drawn, journey, judged, legal, mixed, text

LEGAL, NONE_LARGER, TOO_SMALL = 0, 1, 2

# The sheet's figures come without coordinates: these boards were played to, and show the same numbers.
FIGURES = [
    ("brbrbr/rbrbrr/bbrrbb/rbrbrb/brbrbr/rbrbrb", "red", "b2-b3", (6, 4, 1, 6, 4, 4), "3a and 3b: 6 against 4"),
    ("bbrrrr/brbbbb/rrbrrb/rrbrrb/rrbbbb/bbrbrr", "blue", "d1-c1", (15, 1, 13, 15, 1, 3), "4a and 4b: 12 + 1 + 2"),
]


@pytest.mark.parametrize(("board", "mover", "swap", "numbers", "figure"), FIGURES)
def test_the_sheets_figures(clump, board, mover, swap, numbers, figure):
    """Both examples of the rule sheet, by their numbers (R-CLUMP-2)."""
    assert judged(clump, drawn(clump, board, mover))[swap] == (LEGAL, *numbers), figure


START = "brbr/rbrb/brbr/rbrb"
ONE, TWO = "rrbb/brbb/bbrr/rrbr", "rbrb/rbrr/brbr/bbrb"
SWAPS = [
    (START, "b2-c2", LEGAL, 4, 1, "each joins three of its colour, and was alone"),
    (START, "a1-b1", LEGAL, 3, 1, "the corner's neighbour takes in two"),
    (ONE, "c2-c1", LEGAL, 8, 1, "a stone that was alone leaves a diminished group of 1"),
    (ONE, "c2-c3", LEGAL, 5, 4, "one more is enough"),
    (ONE, "b3-c3", TOO_SMALL, 4, 4, "as many is not"),
    (ONE, "b3-a3", LEGAL, 7, 0, "both groups come along whole, so none is diminished"),
    (ONE, "a4-a3", NONE_LARGER, 0, 3, "a group that comes along whole, at 3, is not larger"),
    ("bbrb/rrbb/rbbr/rrbr", "b1-b2", NONE_LARGER, 0, 0, "both come along whole, and neither grows"),
    (TWO, "a3-a2", NONE_LARGER, 0, 3, "one that splits and ends at its old size is diminished"),
    (TWO, "c3-c2", LEGAL, 5, 4, "one that grows from 4 to 5 but loses a stone is formed, and diminished"),
    ("rbrb/rbrr/bbrb/rrbb", "b2-b1", LEGAL, 5, 4, "what is diminished counts as it was before, at 4"),
]


@pytest.mark.parametrize(("board", "swap", "code", "formed", "diminished", "why"), SWAPS)
def test_what_counts(clump, board, swap, code, formed, diminished, why):
    """What a swap forms and diminishes, and what follows (R-CLUMP-2, R-CLUMP-3)."""
    state = drawn(clump, board, owner(board, swap))
    assert judged(clump, state)[swap][:3] == (code, formed, diminished), why
    assert (swap in legal(clump, state)) == (code == LEGAL), why


def owner(board, swap):
    """Whose stone is named first."""
    return {"r": "red", "b": "blue"}[plain.board(board)["abcdefghijkl".index(swap[0]), int(swap[1:].split("-")[0]) - 1]]


@pytest.mark.parametrize("size", [4, 6, 8, 10, 12])
def test_both_players_have_the_same_swaps(clump, size):
    """Whoever is to act, the same pairs may change places (R-CLUMP-3)."""
    board = mixed(size, seed=size)
    red, blue = (legal(clump, drawn(clump, board, mover)) for mover in ("red", "blue"))
    assert sorted(red) == sorted("-".join(reversed(swap.split("-"))) for swap in blue)


def test_an_obvious_implementation_agrees(clump, jit):
    """On 100,000 swaps (interpreted: 2,000) of random games and of stones that lie anyhow, on boards of every size."""
    left = 100_000 if jit else 2_000
    for state in boards(clump):
        left -= compare(clump, state)
        if left <= 0:
            break


def boards(clump):
    """Boards without end: for each size one of mixed stones, and some out of a game."""
    for seed, size in zip(count(), cycle([4, 6, 8, 10, 12])):
        yield drawn(clump, mixed(size, seed), ("red", "blue")[seed % 2])
        yield from islice(journey(clump, size, seed), seed % 3, None, 5)


def compare(clump, state):
    """How many swaps were compared on one board: every border between two colours, unless the game is over."""
    stones, colour = plain.board(text(clump, state)), clump.notation.write(state)[1][0]
    if plain.winner(stones):
        assert judged(clump, state) == {}
        return 0
    found = {
        f"{plain.named(one)}-{plain.named(other)}": plain.weighed(stones, one, other)
        for one, other in plain.borders(stones, colour)
    }
    rows = judged(clump, state)
    del rows["swap"]
    assert {swap: row[1:3] for swap, row in rows.items()} == found, text(clump, state)
    allowed = {swap for swap, (formed, diminished) in found.items() if formed > diminished}
    assert {swap for swap, row in rows.items() if row[0] == LEGAL} == allowed == set(legal(clump, state))
    return len(found)
