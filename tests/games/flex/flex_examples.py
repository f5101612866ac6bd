"""Worked examples of the rules. Each is a figure of docs/rules/flex.md, and a test."""

from typing import NamedTuple


class Example(NamedTuple):
    """A position, moves that lead on from it, and then what may be played and what is refused, and why."""

    name: str
    text: str
    before: tuple[str, ...]
    legal: tuple[str, ...]
    refused: dict[str, str]
    rule: str


EXAMPLES = [
    Example(
        "start",
        "flex:1;;5bB/b4wBw/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/b4bWw/5wW;white",
        (),
        ("H6-H4", "H7-H9", "I5-H4", "I9-H9", "I5-G5", "*E5"),
        {"H6-G6": "flex.foreign", "H5-G5": "flex.foreign", "I6-H6": "flex.taken", "B3-B1": "flex.not-yours"},
        "a piece that stands on a foreign tile may jump, not step (R-FLEX-1, R-FLEX-2)",
    ),
    Example(
        "moves",
        "flex:1;;5b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbBbbBwbw/bwwB2wWbw/5bw/5w;white",
        (),
        ("G6-F5", "G6-H6", "G6-H7", "G6-G4", "G6-E6", "G6-G8"),
        {"G6-I6": "flex.nothing-over", "G7-G5": "flex.taken", "G6-F6": "flex.taken"},
        "a step goes to any adjacent empty tile, a jump straight over one piece (R-FLEX-3)",
    ),
    Example(
        "chain",
        "flex:1;;5b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbBbbBwbw/bwwB2wWbw/5bw/5w;white",
        ("G6-G4",),
        ("G4-E4", "stop"),
        {"G4-H4": "flex.no-step", "*E5": "flex.must-jump", "G7-G6": "flex.must-jump", "G4-G6": "flex.nothing-over"},
        "a jump may go on, and nothing else may be done until it ends (R-FLEX-3)",
    ),
    Example(
        "return",
        "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbWbBbwbw/b2wW2wbw/5bw/5w;white",
        ("G4-G6",),
        ("G6-E4", "stop"),
        {"G6-G4": "flex.stood"},
        "no jump leads back where the piece has stood in this move (R-FLEX-4)",
    ),
    Example(
        "return-after-capture",
        "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bwbWbBbwbw/b2wW2wbw/5bw/5w;white",
        ("G4-G6", "G6-E4"),
        ("E4-G4", "stop"),
        {},
        "after a capture it may (R-FLEX-4)",
    ),
    Example(
        "banned",
        "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/5bw/4wwW;white",
        ("*E3",),
        ("*E4", "A1-A2"),
        {"*E3": "flex.banned", "*A1": "flex.occupied", "*I9": "flex.occupied", "stop": "flex.no-stop"},
        "the tile that the opponent flipped just before may not be flipped (R-FLEX-5)",
    ),
    Example(
        "promotion",
        "flex:1;;5b/b4wwW/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/bB4bw/5w;white",
        ("B6-A5",),
        ("H4-I5", "*E5"),
        {"A5-A4": "flex.not-yours"},
        "a single that touches the enemy's home row is promoted, on a foreign tile too (R-FLEX-6)",
    ),
    Example(
        "double",
        "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbwWW2bwbw/bw3bwbw/b4wbw/5bw/4wwW;white",
        ("E4-D4",),
        ("D4-D3", "D4-E4", "D4-C3"),
        {"*E5": "flex.one-more", "I9-I8": "flex.one-more", "stop": "flex.one-more", "A1-A2": "flex.not-yours"},
        "a double makes two moves in its turn (R-FLEX-6)",
    ),
    Example(
        "triple",
        "flex:1;;bB4b/b5w/bw4bw/bwb3wbw/bwbw2bwbw/bw3bwbw/b4wbw/5bwWW/5w;white",
        ("H9-I9",),
        ("I9-H9", "I9-I8", "I9-H8"),
        {"*E5": "flex.one-more", "stop": "flex.one-more"},
        "a double that touches its own home row is a triple; it still makes two moves this turn (R-FLEX-6)",
    ),
    Example(
        "immobile",
        "flex:1;;5b/b5w/bw4bw/bwbwW2wbw/bwbwB2bwbw/bw3bwbw/b4wbw/5bw/5w;white",
        ("D4-D5",),
        (),
        {},
        "whoever has no piece that can step or jump at the start of a turn loses (R-FLEX-7)",
    ),
    Example(
        "eliminated",
        "flex:1;;5b/b5w/bw4bw/bwb3wbw/bwbwWbBbwbw/bw3bwbw/b4wbw/5bw/5w;white",
        ("E4-E6",),
        (),
        {},
        "whoever has no piece loses, at the jump that takes the last one (R-FLEX-7)",
    ),
]
