"""The source of rules: which modules there are, and what their names mean in each other."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from watersmeet import boards, kernel

Place: TypeAlias = tuple[str, str]
"""A module's full name, and a name in it; "" means the module itself. ("", "") is no place at all."""
Told: TypeAlias = ast.FunctionDef | ast.expr


class Module(NamedTuple):
    """A module's source."""

    path: Path
    package: str
    tree: ast.Module
    compiled: dict[str, ast.FunctionDef]  # the functions under @compiled
    imported: dict[str, Place]
    told: dict[str, Told]  # every function, and every value given at the top


class Sources:
    """A folder's modules, and those of ours that rules may use."""

    def __init__(self, folder: Path) -> None:
        self.ours = modules(folder.resolve())
        self.all = {**shared(), **self.ours}

    def find(self, module: str, name: str) -> Place:
        """Where something really stands that is called `name` in a module."""
        for _ in range(9):  # imported from where it was imported to
            if f"{module}.{name}" in self.all:
                return f"{module}.{name}", ""
            known = self.all.get(module)
            if known is None or not name or name not in known.imported:
                break
            module, name = known.imported[name]
        return module, name

    def meant(self, module: str, node: ast.expr) -> Place:
        """What `name` or `module.name` means in a module."""
        if isinstance(node, ast.Name):
            return self.find(module, node.id)
        if not isinstance(node, ast.Attribute):
            return "", ""
        home, inside = self.meant(module, node.value)
        if not inside:
            return self.find(home, node.attr) if home else ("", "")
        return ("", "") if home in self.all else (f"{home}.{inside}", node.attr)

    def told(self, place: Place) -> Told | None:
        """The function or the value that stands there."""
        module, name = place
        return self.all[module].told.get(name) if module in self.all else None

    def calls(self, module: Module, function: ast.FunctionDef) -> Iterator[ast.FunctionDef]:
        """The compiled functions that one of them calls."""
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                home, name = self.meant(full_name(module), node.func)
                if home in self.all and name in self.all[home].compiled:
                    yield self.all[home].compiled[name]


def modules(folder: Path) -> dict[str, Module]:
    """The modules of a folder, by their full names."""
    package = dotted(folder)
    return {f"{package}.{path.stem}": read(path, package) for path in sorted(folder.glob("*.py"))}


@cache
def shared() -> dict[str, Module]:
    """What rules may use of ours."""
    folders = [Path(str(package.__file__)).parent for package in (kernel, boards)]
    return {name: module for folder in folders for name, module in modules(folder).items() if module.compiled}


def dotted(folder: Path) -> str:
    """A package's full name, by the folders that are packages around it."""
    above = folder.parent
    return f"{dotted(above)}.{folder.name}" if (above / "__init__.py").exists() else folder.name


def full_name(module: Module) -> str:
    """What others import a module as."""
    return f"{module.package}.{module.path.stem}"


def read(path: Path, package: str) -> Module:
    """One module."""
    tree = ast.parse(path.read_text("utf-8"), str(path))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    compiled = {name: node for name, node in functions.items() if any(map(is_compiled, node.decorator_list))}
    told: dict[str, Told] = dict(functions)
    for node in tree.body:
        if isinstance(node, ast.Assign):
            told |= {name: value for target in node.targets for name, value in paired(target, node.value)}
    return Module(path, package, tree, compiled, dict(imported(tree, package)), told)


def is_compiled(decorator: ast.expr) -> bool:
    """`@compiled`, by whatever way it was imported."""
    return ast.unparse(decorator).rpartition(".")[2] == "compiled"


def imported(tree: ast.Module, package: str) -> Iterator[tuple[str, Place]]:
    """The names that come from other modules, each with where it comes from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.asname or alias.name.split(".")[0], (alias.name, "")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((alias.asname or alias.name, (home(node, package), alias.name)) for alias in node.names)


def home(node: ast.ImportFrom, package: str) -> str:
    """The module that `from … import` takes from."""
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def paired(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names in a target, each with what it is given, where that can be seen."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from paired(one, other)
