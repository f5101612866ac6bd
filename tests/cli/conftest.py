"""Commands run in this process, as from a shell."""

import io
import sys
from typing import NamedTuple

import pytest

from watersmeet.cli.main import main


class Said(NamedTuple):
    """What a command left behind: exit value, standard output, standard error."""

    value: int
    out: str
    err: str


@pytest.fixture
def run(monkeypatch, capsys):
    """`run("perft", "flume", "--depth", "2", typed="…")`."""

    def call(*words, typed=""):
        monkeypatch.setattr(sys, "argv", ["watersmeet", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
        except SystemExit as end:
            value = end.code or 0
        else:
            value = 0
        return Said(value, *capsys.readouterr())

    return call
