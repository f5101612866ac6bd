"""Why a swap is refused in Clump, in words, and the groups that show it."""

import plain_clump as plain
import pytest
from clumps import actions, drawn, journey, judged, start, text

from watersmeet.testing import modes

CLUMP = modes.folder("clump", True)
START = "brbr/rbrb/brbr/rbrb"
ONE = "rrbb/brbb/bbrr/rrbr"


def asked(state, move, rows=None):
    """The verdict on a move, as core asks for it."""
    number = CLUMP.notation.read_move(move, state)
    found = (rows or judged(CLUMP, state)).get(move)
    return CLUMP.explain.verdict(state, move, number, None if found is None else (number, *found))


BECAUSE = [
    (ONE, "b3-c3", "the largest group formed (4) is not larger than the largest one diminished (4)"),
    (ONE, "c2-c3", "the largest group formed (5) is larger than the largest one diminished (4)"),
    (ONE, "b3-a3", "it forms a group of 7, and no group is diminished"),
    (ONE, "a4-a3", "no stone ends in a larger group (3 → 3 and 3 → 1)"),
    ("rrrb/brrb/bbbr/rbrb", "b3-a3", "no stone ends in a larger group (5 → 5 on both)"),
    (START, "b1-a1", "the stone on b1 is blue: name your own stone first, as in a1-b1"),
    (START, "a1-c1", "the two stones do not lie side by side"),
    (START, "a1-b2", "the two stones do not lie side by side"),
    (START, "a1-a1", "the two stones do not lie side by side"),
    (ONE, "a1-b1", "both stones are red, and a swap takes one of each colour"),
    (ONE, "a2-b2", "both stones are blue, and a swap takes one of each colour"),
    (START, "swap", "this game is played without the pie rule, so colours are never exchanged"),
]


@pytest.mark.parametrize(("board", "move", "because"), BECAUSE)
def test_every_judgement_has_its_sentence(board, move, because):
    """The rule that refuses is named, with its numbers."""
    verdict = asked(drawn(CLUMP, board), move)
    assert verdict.because == because
    assert verdict.legal == (" is larger than" in because or "no group is diminished" in because)


PIE = [
    ({"board": START}, False, "colours may be exchanged only in answer to the very first swap"),
    ({"board": "brbr/rbrb/bbrr/rbrb", "mover": "blue", "offered": True}, True, "the players exchange colours"),
]


@pytest.mark.parametrize(("drawing", "legal", "because"), PIE)
def test_the_pie_rule_has_sentences_too(drawing, legal, because):
    """With the pie rule `swap` is legal once, and else refused."""
    verdict = asked(drawn(CLUMP, **drawing, pie=1), "swap")
    assert (verdict.legal, verdict.because, verdict.witness) == (legal, because, ())


WITNESSES = [
    (ONE, "b3-a3", {"stones": "a3 b3", "formed": "a2 b2 b3 c3 d3 c4 d4"}),
    (ONE, "a4-a3", {"stones": "a3 a4", "diminished": "a2 b2 a3"}),
    (START, "b1-a1", {"taken": "b1"}),
    (ONE, "a1-b1", {"stones": "a1 b1"}),
    (START, "c1-a1", {"stones": "c1 a1"}),
    (ONE, "b3-c3", {"stones": "b3 c3", "formed": "d1 c2 d2 c3", "diminished": "c3 d3 c4 d4"}),
]


@pytest.mark.parametrize(("board", "move", "marks"), WITNESSES)
def test_the_groups_are_shown(board, move, marks):
    """The two stones, the largest group formed, and the largest diminished, place by place."""
    verdict = asked(drawn(CLUMP, board), move)
    assert {mark.role: " ".join(mark.places) for mark in verdict.witness} == marks


@pytest.mark.parametrize("size", [4, 6, 8])
def test_witnesses_tell_the_truth(size):
    """For every swap of a game's positions they are groups of the sizes that the words name."""
    for state in list(journey(CLUMP, size, seed=3))[:-1:3]:
        stones = plain.board(text(CLUMP, state))
        cells = {plain.named(cell): cell for cell in stones}
        for move, (_, formed, diminished, *_) in judged(CLUMP, state).items():
            marks = {mark.role: {cells[place] for place in mark.places} for mark in asked(state, move).witness}
            if move == "swap":
                assert marks == {}
                continue
            one, other = (cells[name] for name in move.split("-"))
            after = plain.swapped(stones, one, other)
            assert marks.pop("stones") == {one, other}
            sizes = {role: len(places) for role, places in marks.items()}
            assert sizes == {k: n for k, n in (("formed", formed), ("diminished", diminished)) if n}
            assert all(marks["formed"] == plain.group(after, cell) for cell in marks.get("formed", set()))
            assert all(marks["diminished"] == plain.group(stones, cell) for cell in marks.get("diminished", set()))
            assert all({one, other} & places for places in marks.values())


@pytest.mark.parametrize("size", [4, 8])
def test_every_pair_of_cells_is_judged(size):
    """Legal or not, whatever two cells are named: the verdict is legal where the rules say so."""
    state = start(CLUMP, size)
    names = [plain.named(cell) for cell in plain.board(text(CLUMP, state))]
    moves = {CLUMP.notation.write_move(move) for move in actions(CLUMP, state)}
    rows = judged(CLUMP, state)
    for move in (f"{one}-{other}" for one in names for other in names):
        verdict = asked(state, move, rows)
        assert verdict.legal == (move in moves), move
        assert verdict.because
