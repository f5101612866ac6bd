"""The documentation is true: its examples run, its figures and its reference are those of the code, its links lead somewhere."""

import doctest
import importlib.util
import re
import shlex
import sys
from pathlib import Path

import pytest

from watersmeet.cli.main import main
from watersmeet.games import registry

ROOT = Path(__file__).resolve().parents[2]
PAGES = [path for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))]
CONSOLE = re.compile(r"```console\n\$ \./watersmeet ?([^\n]*)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
HEADINGS = ("Rules", "First advice", "Common questions", "Notation", "Position", "Known results", "History")


def called(page):
    """A page's path in the repository."""
    return str(page.relative_to(ROOT))


def loaded_maker():
    """`docs/make.py`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("docs_make", ROOT / "docs" / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=called)
def test_python_examples_run(page):
    """Every `>>>` of a page gives what the page says."""
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried
    assert not failed


@pytest.mark.parametrize("page", [page for page in PAGES if "```console" in page.read_text("utf-8")], ids=called)
def test_commands_print_what_the_page_says(page, monkeypatch, capsys):
    """Every `$ ./watersmeet …` prints what stands below it; nothing below it means: it works."""
    found = CONSOLE.findall(page.read_text("utf-8"))
    assert found
    for line, printed in found:
        monkeypatch.setattr(sys, "argv", ["watersmeet", *shlex.split(line)])
        main()
        said = capsys.readouterr().out
        assert said
        assert not printed or said == printed, line


def test_figures_and_reference_are_current():
    """What `docs/make.py` makes is what lies in the folder; nothing made lies there that no page asks for."""
    made = loaded_maker().made()
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{called(path)} is old: run docs/make.py"
    assert set((ROOT / "docs").rglob("*.svg")) == {path for path in made if path.suffix == ".svg"}


@pytest.mark.parametrize("page", PAGES, ids=called)
def test_links_lead_somewhere(page):
    """Every link into the repository names something that is there."""
    for target in LINK.findall(page.read_text("utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", registry.NAMES)
def test_every_game_has_its_page(name):
    """Each game's page names its designers and has the same headings in the same order."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    card = registry.folder(name).card
    assert all(designer in text for designer in card["designers"])
    assert tuple(re.findall(r"^## (.*)$", text, re.MULTILINE)) == HEADINGS
    assert "not affiliated with any publisher" in text
    assert ".svg)" in text


def test_the_readme_names_every_game():
    """The table of games is that of the registry."""
    rows = re.findall(r"^\| \[(\w+)\]", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert rows == [registry.folder(name).card["title"] for name in registry.NAMES]
