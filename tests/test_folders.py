"""Who may know whom: each folder imports only from folders above it, and each file of a game what the guide says.

The table of a game's files is read from docs/guides/add-a-game.md, so that the guide is always right.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "watersmeet"
ORDER = [
    "kernel",
    "boards",
    "games",
    "core",
    "testing",
    "search",
    "learn",
    "play",
    "store",
    "research",
    "ui",
    "web",
    "cli",
]
ANNOTATIONS = {"__future__", "typing"}  # all that rules need of Python's own library

EXCEPTIONS = {
    # A verdict shows the routes that the exact search itself finds: written again in plain Python they could differ.
    "games.flows.witness": [
        "flows/witness.py may use only constants of proof: show",
        "flows/witness.py may not use watersmeet.kernel.states",
    ],
}
MADE_UP = [
    ("brook.ford", "", "no folder `brook`"),
    ("kernel.cache", "from watersmeet.boards import square", "kernel may not use watersmeet.boards.square"),
    ("games.registry", "def f():\n    import watersmeet.core.game", "games may not use watersmeet.core.game"),
    ("games.registry", "import watersmeet", "games may not use watersmeet"),
    ("core.game", "if TYPE_CHECKING:\n    from watersmeet.cli.main import x", "core may not use watersmeet.cli.main"),
    ("core.game", "from . import view", "the whole name"),
    ("games.flume", "import math", "flume/__init__.py may not use math"),
    ("games.flume.rules", "import math", "flume/rules.py may not use math"),
    (
        "games.flume.rules",
        "from watersmeet.kernel import errors",
        "flume/rules.py may not use watersmeet.kernel.errors",
    ),
    ("games.flume.rules", "from watersmeet.games.clump.rules import SWAP", "flume knows no other game"),
    ("games.flume.rules", "from watersmeet.games import registry", "flume knows no other game"),
    ("games.flume.rules", "from watersmeet.games.flume.notation import x", "flume/rules.py may not use notation"),
    ("games.flume.notation", "import numpy as np", "flume/notation.py may not use numpy"),
    ("games.flume.notation", "from watersmeet.games.flume.rules import legal", "constants of rules"),
    ("games.flume.notation", "from watersmeet.games.flume import rules\nrules.legal()", "constants of rules: legal"),
    ("games.flume.notation", "from watersmeet.games.flume import settle", "flume knows no other game"),
    ("games.flume.explain", "from watersmeet.kernel.shapes import Shape", "may not use watersmeet.kernel.shapes"),
    ("games.flume.ford", "import rich", "flume/ford.py may not use rich"),
    ("games.flume.ford", "import numpy\nimport watersmeet.kernel.verdict", "may not use watersmeet.kernel.verdict"),
]


class Import(NamedTuple):
    """What one import brings: a module, a name that is used out of it, and whether only mypy reads it."""

    module: str
    name: str
    typing: bool


@cache
def modules() -> tuple[str, ...]:
    """Every module in a folder, by its name after `watersmeet.`; a folder itself goes by its own name."""
    paths = [path.relative_to(SOURCE).with_suffix("") for path in SOURCE.glob("*/**/*.py")]
    return tuple(sorted(".".join(path.parts).removesuffix(".__init__") for path in paths))


@pytest.mark.parametrize("module", modules())
def test_it_imports_only_what_stands_above_it(module):
    """Read the folders from the top, and nothing refers to what comes later."""
    assert problems(module, source(module)) == EXCEPTIONS.get(module, [])


@pytest.mark.parametrize(("module", "text", "problem"), MADE_UP)
def test_a_wrong_import_is_found(module, text, problem):
    """The test above can fail, by each of its rules."""
    assert any(problem in found for found in problems(module, text)), problems(module, text)


def test_the_guide_has_its_table():
    """Each file of a game, and what the rules may use."""
    assert {"__init__", "rules", "notation", "explain", "picture", "terminal"} <= set(table())
    assert {"numpy", "watersmeet.boards", "watersmeet.kernel.compiled"} <= table()["rules"]
    assert table()["__init__"] == set()


def problems(module: str, text: str) -> list[str]:
    """What `text` may not import if it stands in `module`, in words."""
    folder, *inside = module.split(".")
    if folder not in ORDER:
        return [f"no folder `{folder}` is in the order"]
    tree = ast.parse(text)
    if any(isinstance(node, ast.ImportFrom) and node.level for node in ast.walk(tree)):
        return ["say the whole name of what is imported"]
    used = list(imports(tree))
    found = [f"{folder} may not use {module}" for module, _, _ in used if not stands_above(module, folder)]
    if folder == "games" and inside and (SOURCE / "games" / inside[0]).is_dir():
        found += problems_in_game(inside[0], (inside + ["__init__"])[1], used)
    return list(dict.fromkeys(found))


def stands_above(module: str, folder: str) -> bool:
    """Whether `folder` may use a module: one not ours, or of the same folder, or of one above."""
    package, *inside = module.split(".")
    # `watersmeet` itself is the door to core.
    return package != "watersmeet" or (inside or ["core"])[0] in ORDER[: ORDER.index(folder) + 1]


def problems_in_game(game: str, part: str, used: list[Import]) -> list[str]:
    """What the guide forbids a file of a game."""
    card = f"watersmeet.games.{game}"
    compiles, may_use = compiled(part, used), allowed(part, used)
    found = []
    for module, name, typing in used:
        other = module.removeprefix(f"{card}.")
        if module == card and name.isupper():
            continue
        if other == module and module.startswith("watersmeet.games"):
            found.append(f"{game} knows no other game: {module}")
        elif other == module and not typing and not within(module, may_use):
            found.append(f"{game}/{part}.py may not use {module}")
        elif other != module and other in table() and other not in may_use:
            found.append(f"{game}/{part}.py may not use {other}")
        elif other != module and not compiles and not name[:1].isupper() and is_compiled(game, other):
            found.append(f"{game}/{part}.py may use only constants of {other}: {name}")
    return found


def compiled(part: str, used: list[Import]) -> bool:
    """Whether a file of a game is rules: that one, or one beside it that is written as rules are."""
    here = {module for module, _, typing in used if not typing}
    return part == "rules" or part not in table() and bool(here & {"numpy", "watersmeet.kernel.compiled"})


def is_compiled(game: str, part: str) -> bool:
    return compiled(part, list(imports(ast.parse(source(f"games.{game}.{part}")))))


def allowed(part: str, used: list[Import]) -> set[str]:
    """What a file of a game may use: its row of the table; for others that of rules, or those of all that is not."""
    if part == "__init__":
        return table()[part]
    if compiled(part, used):
        return table()["rules"] | ANNOTATIONS | {"rules"}
    rows = [table()[part]] if part in table() else [row for name, row in table().items() if name != "rules"]
    return set(sys.stdlib_module_names).union(*rows)


def within(module: str, folders: set[str]) -> bool:
    """Whether a module is one of these, or lies in one."""
    parts = module.split(".")
    return any(".".join(parts[:length]) in folders for length in range(1, len(parts) + 1))


@cache
def table() -> dict[str, set[str]]:
    """From the guide: each file of a game, with the modules it may use; those beside it by their short names."""
    guide = (ROOT / "docs" / "guides" / "add-a-game.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)\.py` \| [^|]* \| ([^|]*) \|$", guide, re.MULTILINE)
    parts = {part for part, _ in rows}
    return {
        part: {word if word in parts else f"watersmeet.{word}" for word in re.findall(r"`([\w.]+)`", uses)}
        | ({"numpy"} if uses.startswith("NumPy") else set())
        for part, uses in rows
    }


def source(module: str) -> str:
    """The text of a module that there is."""
    path = SOURCE.joinpath(*module.split("."))
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")


def imports(tree: ast.Module) -> Iterator[Import]:
    """Every import, wherever it stands; of a module that is imported whole, each name that is used."""
    used = defaultdict(set)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used[node.value.id].add(node.attr)
    for node, typing in statements(tree):
        for alias in node.names:
            inside = f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
            if isinstance(node, ast.Import) or inside.removeprefix("watersmeet.") in modules():
                for name in sorted(used[alias.asname or alias.name]) or [""]:
                    yield Import(inside, name, typing)
            else:
                yield Import(node.module, alias.name, typing)


def statements(tree: ast.AST, typing: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """Every import statement, and whether only mypy reads it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, typing
        else:
            yield from statements(
                node, typing or isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            )
