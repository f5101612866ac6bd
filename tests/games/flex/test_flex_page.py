"""docs/rules/flex.md: its figures are the worked examples, and its recorded game is what it says."""

import itertools
from pathlib import Path

import pytest
from flex_examples import EXAMPLES

import watersmeet

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"
PAGE = (RULES / "flex.md").read_text("utf-8")


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_every_worked_example_is_a_figure(example):
    """What the tests say of a position stands in the page beside its drawing."""
    figure = PAGE.partition(f"(figures/flex-{example.name}.svg)\n<!-- ")[2].partition(" -->")[0]
    text, _, asked = figure.partition(" | ")
    assert text == example.text
    assert dict(word.split("=", 1) for word in asked.split()).get("moves", "") == ",".join(example.before)


def test_the_recorded_game():
    """Somebody is promoted in it, and the enemy loses because it cannot move."""
    record = watersmeet.read((RULES / "flex-game.txt").read_text("utf-8"))
    heights = [sum(abs(int(piece)) > 1 for piece in position.state().pieces) for position in record.end().path()]
    assert sum(after > before for before, after in itertools.pairwise(heights)) == 2
    assert record.end().outcome == watersmeet.Outcome((0,), (1, 0), "immobile")


def test_the_pages_position_is_one():
    """The text that explains texts can be read."""
    line = next(line for line in PAGE.splitlines() if line.startswith("    flex:1;;"))
    assert watersmeet.read(line).text == line.strip()
