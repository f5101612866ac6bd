"""What Flex says of moves: each refusal has its sentence and its witness, and so has what a legal move does."""

import pytest

import watersmeet
from watersmeet.games.flex import refusals

TEXTS = {
    "start": "flex:1;;5bB/b4wBw/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/b4bWw/5wW;white",
    "return": "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbWbBbwbw/b2wW2wbw/5bw/5w;white;moves=G4-G6",
    "double": "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbwWW2bwbw/bw3bwbw/b4wbw/5bw/4wwW;white;moves=E4-D4",
    "triple": "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbwWWW2bwbw/bw3bwbw/b4wbw/5bw/4wwW;white;moves=E4-D4",
    "banned": "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/5bw/4wwW;black;banned=E3",
    "chain": "flex:1;;5b/b2wB3w/bwbW3bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/5bw/5w;white",
}

REFUSED = [
    ("start", "B2-C2", "the piece on B2 is not yours", "theirs:B2"),
    ("start", "H5-G5", "H5 stands on a foreign tile: it may jump, not step", "foreign:H5"),
    ("start", "I5-I6", "another piece stands on I6", "taken:I6"),
    ("start", "I5-I7", "another piece stands on I7", "taken:I7"),
    ("start", "I5-E5", "neither a step nor a jump leads from one place to the other", "apart:I5,E5"),
    ("start", "E5-E6", "no piece stands on E5", "empty:E5"),
    ("start", "H9-G9", "no piece stands on H9", "empty:H9"),
    ("start", "*A1", "A1 is occupied: only an empty tile may be flipped", "taken:A1"),
    ("start", "stop", "no jump is under way that could be stopped", ""),
    ("banned", "*E3", "E3 was flipped by your opponent just now", "banned:E3"),
    ("banned", "A1-C1", "no piece stands on B1 to jump over", "empty:B1"),
    ("double", "*E5", "the piece on D4 must make 1 more move", "moving:D4"),
    ("double", "stop", "the piece on D4 must make 1 more move", "moving:D4"),
    ("double", "I9-I8", "the piece on D4 must make 1 more move", "moving:D4"),
    ("triple", "I9-I8", "the piece on D4 must make 2 more moves", "moving:D4"),
    ("return", "G6-G4", "the piece has stood on G4 in this move, and has captured nothing since", "stood:G4,G6"),
    ("return", "G6-G7", "the piece on G6 is jumping: it may jump on or stop, not step", "moving:G6"),
    ("return", "F4-E4", "the piece on G6 is jumping: jump on with it, or stop", "moving:G6"),
    ("return", "*E5", "the piece on G6 is jumping: jump on with it, or stop", "moving:G6"),
]


def told(verdict):
    """The witness in a word."""
    return ";".join(f"{mark.role}:{','.join(mark.places)}" for mark in verdict.witness)


@pytest.mark.parametrize(("where", "move", "because", "witness"), REFUSED)
def test_refusals(where, move, because, witness):
    """The reason of each kind of bad move, and what to draw."""
    position = watersmeet.read(TEXTS[where])
    verdict = position.explain(move)
    assert (verdict.legal, verdict.because, told(verdict)) == (False, because, witness)
    with pytest.raises(watersmeet.IllegalMove):
        position.play(move)


LEGAL = [
    ("start", "*E5", "E5 turns white", "flipped:E5"),
    ("start", "*E4", "E4 turns black", "flipped:E4"),
    ("start", "I5-G5", "the piece lands on G5", "lands:G5"),
    ("start", "I5-H4", "H4 is a foreign tile, so the turn ends there", "ends:H4"),
    ("banned", "A1-A2", "the piece lands on A2", "lands:A2"),
    ("return", "stop", "the piece on G6 stops jumping", "moving:G6"),
    ("return", "G6-E4", "the piece on F5 is captured", "captured:F5"),
    (
        "chain",
        "C3-A3",
        "the piece on B3 is captured; the piece rises when its move ends; A3 is a foreign tile, so the turn ends there",
        "captured:B3;promoted:A3;ends:A3",
    ),
]


@pytest.mark.parametrize(("where", "move", "because", "witness"), LEGAL)
def test_what_legal_moves_do(where, move, because, witness):
    """Captures, promotions and the end of the turn are told together."""
    verdict = watersmeet.read(TEXTS[where]).explain(move)
    assert (verdict.legal, verdict.because, told(verdict)) == (True, because, witness)


def test_every_code_has_its_sentence(flex):
    """Codes are places in SENTENCES, and no two sentences have one id."""
    codes = {name: code for name, code in vars(refusals).items() if name.startswith("BAD_")}
    assert max(codes.values()) == len(flex.explain.SENTENCES) - 1
    assert len({sentence.id for sentence in flex.explain.SENTENCES}) == len(flex.explain.SENTENCES)
