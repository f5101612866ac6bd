"""Clump in a terminal."""

import pytest
from clumps import drawn, start

from watersmeet.kernel import ink
from watersmeet.testing import modes

CLUMP = modes.folder("clump", True)
BOARD = """\
     ━━━━━━━━━━━━━
 4 ┃ ●───●   ○───○ ┃
   ┃     │   │   │ ┃
 3 ┃ ○   ●   ○───○ ┃
   ┃ │             ┃
 2 ┃ ○───○   ●───● ┃
   ┃             │ ┃
 1 ┃ ●───●   ○   ● ┃
     ━━━━━━━━━━━━━
     a   b   c   d
     ● joins ━ and ━, top and bottom; largest group 3
     ○ joins ┃ and ┃, left and right; largest group 4"""


def test_groups_hang_together_in_lines():
    """Without any colour: two kinds of stones, lines within groups, and whose sides are whose."""
    assert ink.plain(CLUMP.terminal.lines(drawn(CLUMP, "rrbb/brbb/bbrr/rrbr"))) == BOARD


@pytest.mark.parametrize("size", [4, 6, 8, 10, 12])
def test_lines_stand_below_each_other(size):
    """Rows up to 12 are numbered without shifting the board."""
    lines = ink.plain(CLUMP.terminal.lines(start(CLUMP, size))).splitlines()
    rows = lines[1 : 2 * size]
    assert {row.index("┃") for row in rows} == {3}
    assert {len(row) for row in rows} == {4 * size + 4}
    assert [row[:3].strip() for row in rows[::2]] == [str(number) for number in range(size, 0, -1)]


def test_each_colour_has_its_tone():
    """What belongs to red is vermilion, what belongs to blue is blue."""
    pieces = [piece for line in CLUMP.terminal.lines(drawn(CLUMP, "rrbb/brbb/bbrr/rrbr")) for piece in line]
    assert {piece.tone for piece in pieces if "●" in piece.text or "━━" in piece.text} == {"vermilion"}
    assert {piece.tone for piece in pieces if piece.text in "○┃"} == {"blue"}
