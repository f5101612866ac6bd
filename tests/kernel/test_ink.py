"""Boards in a terminal."""

import io

import pytest

from watersmeet.games import registry
from watersmeet.kernel import ink
from watersmeet.kernel.ink import Ink

LINES = (
    (Ink("1 "), Ink("●", "vermilion"), Ink(" ○ ", "blue"), Ink("   ")),
    (Ink("  a b", "quiet"), Ink("!", "no such tone")),
)


class Screen(io.StringIO):
    """A terminal, or not."""

    def __init__(self, shows):
        super().__init__()
        self.shows = shows

    def isatty(self):
        return self.shows


def test_plain_lines_are_text_alone():
    """No colour, and nothing that trails."""
    assert ink.plain(LINES) == "1 ● ○\n  a b!"


def test_coloured_lines_hold_the_same_text():
    """Each tone between its codes; what has no colour stays as it is."""
    assert ink.coloured(LINES).splitlines() == [
        "1 \x1b[38;5;202m●\x1b[0m\x1b[38;5;33m ○ \x1b[0m   ",
        "\x1b[2m  a b\x1b[0m!",
    ]


COLOUR = [
    (True, {}, True, "a terminal"),
    (False, {}, False, "a pipe"),
    (True, {"NO_COLOR": "1"}, False, "somebody wants none"),
    (True, {"NO_COLOR": ""}, True, "an empty NO_COLOR asks for nothing"),
    (True, {"TERM": "dumb"}, False, "a terminal that shows none"),
    (True, {"TERM": "xterm"}, True, "a terminal that does"),
]


@pytest.mark.parametrize(("shows", "settings", "wanted", "why"), COLOUR)
def test_colour_only_where_it_is_wanted(monkeypatch, shows, settings, wanted, why):
    """Terminals show colour unless somebody asks for none (no-color.org)."""
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert ink.colour_is_wanted(Screen(shows)) == wanted, why


@pytest.mark.parametrize("name", registry.NAMES)
def test_every_players_tone_has_a_colour(name):
    """Whatever tone a card gives a player, a terminal can show it, each another one."""
    tones = registry.folder(name).card["tones"]
    assert len({ink.ANSI[tone] for tone in tones}) == len(tones)
