"""The same rules twice in one process: compiled, and interpreted all the way down."""

from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import Any

from watersmeet.games import registry
from watersmeet.kernel import compiled
from watersmeet.kernel.again import imported_again

PARTS = ("rules", "notation", "explain", "picture", "terminal")


def folder(name: str, jit: bool) -> registry.Folder:
    """The game `name` with its rules compiled (as everybody has them), or interpreted."""
    known = registry.folder(name)
    return known if jit == compiled.JIT else twin(known, jit)


@cache
def twin(known: registry.Folder, jit: bool) -> registry.Folder:
    """The same game with modules of its own."""
    made = replace(known)
    with imported_again(jit, known.package):
        assert made.card
        for part in PARTS:
            if find_spec(f"{known.package}.{part}"):
                getattr(made, part)
    return made


def still_compiled(rules: ModuleType) -> list[str]:
    """The compiled functions that a module's functions can come to call, by name; interpreted rules have none."""
    found, seen, ahead = set[str](), set[int](), list[Any](vars(rules).values())
    while ahead:
        thing = ahead.pop()
        if hasattr(thing, "py_func"):
            found.add(f"{thing.__module__}.{thing.__name__}")
        elif isinstance(thing, FunctionType) and id(thing) not in seen:
            seen.add(id(thing))
            ahead += named(thing.__code__.co_names, thing.__globals__)
    return sorted(found)


def named(names: tuple[str, ...], known: dict[str, Any]) -> list[Any]:
    """What a function's code names: globals, and what lies under these names in those of them that are modules."""
    found, spaces = list[Any](), [known]
    for space in spaces:
        things = [space[name] for name in names if name in space]
        found += things
        inside = [vars(thing) for thing in things if isinstance(thing, ModuleType)]
        spaces += [one for one in inside if all(one is not other for other in spaces)]
    return found
