"""Flex in a terminal: owner, rank, tile, what is inert, the bolt and the piece under way, all without colour."""

import watersmeet
from watersmeet.kernel import ink

BOARD = """\
             1   2   3   4   5
A          ■B  ■B2 ■B3 ■   ■   6
B        □   □b  □B2 □B3 □   □   7
C      ■   ■   ■W  ■W2 ■W3 ■   ■   8
D    □   □   □W  □W2 □W3 □   □   □   9
E  ■   ■   □   □   ■   ■w  □   □b2 ■
F    ■   □   ■   □×  ■   □   ■   □
G      □   □   □   □   □   □   □
H        ■   ■   ■   ■B  ■   ■
I          □   □   □   □B2 □
   white W 7, 6 can move   black B 9, 7 can move"""
TEXT = "flex:1;;bBbBBbBBB2b/wwBwBBwBBB2w/2bbWbWWbWWW2b/2wwWwWWwWWW3w/2b2wbbWwwBBb/bwbwbwbw/7w/3bbB2b/3wwBBw;white;banned=F5"


def test_everything_is_told(flex):
    """The board as on the sheet, each row half a place beside the next."""
    assert ink.plain(flex.terminal.lines(watersmeet.read(TEXT).state())) == BOARD


def test_the_piece_under_way_is_pointed_at(flex):
    """A double that has made one of its moves."""
    state = watersmeet.read(TEXT).play("D4-E4").state()
    assert "□W2<" in ink.plain(flex.terminal.lines(state))
