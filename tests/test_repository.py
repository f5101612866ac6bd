"""The repository speaks of the product alone: it names no machine, and no place to download from."""

import ast
import fnmatch
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HOSTS = re.compile(r"\b(?:pypi|pythonhosted|npmjs|debian)[.](?:org|com|net)\b|https?://[^ \"')]*/simple\b")
MACHINE = re.compile(rf"(?<![\w.~>])(?:/root|/work|{re.escape(str(ROOT))})/\w")
TEXT = {".py", ".md", ".toml", ".txt", ".in", ".jsonl", ".json", ".yml", ".svg", ".c", ".css", ".js", ".html", ""}

STRAYS = [  # in two halves, for this file is read as well
    ("--index-url https://mirror.example" + "/simple", HOSTS),
    ("https://files.pythonhosted" + ".org/packages/x", HOSTS),
    ("as in /root" + "/watersmeet", MACHINE),
    (f"cd {ROOT}/tests", MACHINE),
]


@pytest.mark.parametrize(("text", "pattern"), STRAYS)
def test_a_stray_name_is_found(text, pattern):
    """The test below can fail."""
    assert pattern.search(text)


@pytest.mark.parametrize("pattern", [HOSTS, MACHINE], ids=["host", "machine"])
def test_no_file_names_it(pattern):
    """Where to download from is said by pip's own settings; where this folder lies is found, not written down."""
    for path in files():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not pattern.search(line), f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"


def test_the_script_can_be_started():
    """It is executable, and says what runs it."""
    assert os.access(ROOT / "watersmeet", os.X_OK)
    assert (ROOT / "watersmeet").read_text("utf-8").startswith("#!/usr/bin/env python3\n")


def test_an_old_python_can_read_the_script():
    """Up to the sentence that says what is needed: no byte that is not ASCII, no annotation, no f-string."""
    tree = ast.parse((ROOT / "watersmeet").read_text("ascii"), feature_version=(3, 4))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.Nonlocal), ast.unparse(node)
        if isinstance(node, ast.FunctionDef):
            assert not node.returns and not any(argument.annotation for argument in node.args.args), node.name
            assert not node.args.kwonlyargs and not node.args.posonlyargs, node.name


def files():
    """Every text file of the repository: all but what .gitignore names."""
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()] + [".git"]
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [name for name in inside if not any(fnmatch.fnmatch(name, pattern) for pattern in ignored)]
        for name in names:
            path = Path(folder, name)
            if path.suffix in TEXT and not any(fnmatch.fnmatch(name, pattern) for pattern in ignored):
                yield path
