"""What rules may not use, found in their source before it is found in a game.

    from watersmeet.testing import lint

    for fault in lint.faults(Path("src/watersmeet/games/flume")):
        print(fault)                # rules.py:41: sorted(): rules print, sort and allocate nothing

It reads the modules of a game's folder: those with `@compiled` in them are rules, which must mean the same
interpreted, compiled, on a GPU and in a browser; `notation`, `explain`, `picture` and `terminal` do without NumPy.
It sees what is written down: types by annotations, dtypes and `np.uint64(…)`, not what callers hand over.
"""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np

from watersmeet.testing.kinds import NARROW, NUMPY_TYPES, Kinds, fields, records
from watersmeet.testing.sources import Module, Sources, home

PLAIN = ("notation", "explain", "picture", "terminal")
PLAIN_FUNCTIONS = {"abs", "bool", "divmod", "enumerate", "float", "int", "len", "max", "min", "range", "zip"}
EXACT = {"ceil", "copysign", "fabs", "floor", "inf", "isqrt", "sqrt", "trunc"}  # the same bits on every machine
STATES = ("state", "before", "now", "image")  # what records are called
HASHED = ("__future__", "collections.abc", "math", "numpy", "typing", "watersmeet.boards", "watersmeet.kernel")
SCALAR = {name for name in dir(np.record) if not name.startswith("__")}
ARRAY = {name for name in dir(np.ndarray) if not name.startswith("_")}


Faults: TypeAlias = Iterator[tuple[int, str]]
"""Lines, and what is wrong there."""


class Fault(NamedTuple):
    """Something that rules may not use, and where."""

    path: Path
    line: int
    says: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line}: {self.says}"


def faults(folder: Path) -> list[Fault]:
    """What is wrong in a game's folder, module by module, line by line."""
    sources = Sources(folder)
    whole = (folder / "rules.py").exists()  # elsewhere plain functions stand beside compiled ones
    found = []
    for module in sources.ours.values():
        if module.compiled:
            told = [*module_faults(module), *function_faults(module, sources), *recursions(module, sources)]
            told += rules_faults(module) if whole else ()
        else:
            told = [*plain_faults(module)] if module.path.stem in PLAIN else []
        found += [Fault(module.path, line, says) for line, says in told]
    return sorted(set(found))


# What is wrong with a module of rules: (line, sentence).


def module_faults(module: Module) -> Faults:
    """What every module with compiled functions keeps."""
    if not ast.get_docstring(module.tree):
        yield 1, "no docstring: it is the rulebook"
    for field in fields(module.tree):
        if field.name in SCALAR:
            yield field.line, f"field `{field.name}`: a NumPy scalar has a {field.name} of its own, and it would win"
        if field.kind.name == "bool" and field.kind.dims:
            yield field.line, f"field `{field.name}`: numba takes no arrays of truth values in records; use np.int8"


def rules_faults(module: Module) -> Faults:
    """In a game: nothing but compiled functions, and no code that the hash of the cache would not see."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef) and node.name not in module.compiled:
            yield node.lineno, f"{node.name}: every function of a rules module is @compiled, none inside another"
    for line, name in imports(module):
        if not any(name == known or name.startswith(f"{known}.") for known in (*HASHED, module.package)):
            yield line, f"import of {name}: a change there would not be seen by the cache of compiled code"


def function_faults(module: Module, sources: Sources) -> Faults:
    """Each compiled function: what it says of itself, and every node of its body."""
    known = records(sources)
    for function in module.compiled.values():
        yield from shape_faults(function)
        kinds = Kinds(function, module, sources, known)
        for node in (node for statement in function.body for node in ast.walk(statement)):
            for check in CHECKS:
                yield from ((getattr(node, "lineno", function.lineno), says) for says in check(node, kinds))


def shape_faults(function: ast.FunctionDef) -> Faults:
    """What every function says of itself."""
    told = function.args
    for argument in (*told.posonlyargs, *told.args, *told.kwonlyargs, told.vararg, told.kwarg):
        if argument is not None and argument.annotation is None:
            yield argument.lineno, f"{function.name}: `{argument.arg}` has no annotation"
    if function.returns is None:
        yield function.lineno, f"{function.name}: what it returns has no annotation"
    if not ast.get_docstring(function):
        yield function.lineno, f"{function.name}: no docstring"


# What is wrong with one node of a function's body.


def allocates(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Sets, lists and dicts: memory that a GPU does not have, and sets whose order differs."""
    if isinstance(node, ast.Set | ast.SetComp):
        yield "a set: its order is no rule; use the bits of a number"
    elif isinstance(node, ast.List | ast.ListComp | ast.Dict | ast.DictComp | ast.GeneratorExp | ast.JoinedStr):
        yield "rules allocate nothing: use a field of the state, the bits of a number, or a tuple"


def calls(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Functions that numba lacks, or that print, sort or allocate; and methods, which arrays have many of."""
    if not isinstance(node, ast.Call):
        return
    match node.func, kinds.meant(node.func):
        case ast.Name(name), (home, _) if home == kinds.home and name not in kinds.sources.ours[home].told:
            if name not in PLAIN_FUNCTIONS and hasattr(builtins, name):
                yield f"{name}(): rules print, sort and allocate nothing"
        case ast.Attribute(_, name), ("", ""):
            yield f".{name}(): rules call functions, not methods; a loop says the same"


def libraries(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Of NumPy only number types; of math only what is exact everywhere."""
    module, name = kinds.meant(node) if isinstance(node, ast.Name | ast.Attribute) else ("", "")
    if "random" in (name, module.rpartition(".")[2]) and module.startswith("numpy"):
        yield "np.random: chance arrives as a move, or as bits for kernel.draw"
    elif module == "numpy" and name and name not in NUMPY_TYPES:
        yield f"np.{name}: of NumPy rules use only number types, as np.uint64"
    elif module == "math" and name and name not in EXACT:
        yield f"math.{name}: its last bits differ from machine to machine"


def truths(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Interpreted, np.bool_ + np.bool_ is `or`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and kinds.are(node.left, node.right, "bool"):
        yield "two truth values added: interpreted that is `or`; write int(a) + int(b)"


def unsigned(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """`uint64 - 1`: one type when interpreted, another when compiled."""
    pair = operands(node)
    if pair is None:
        return
    for one, other in (pair, pair[::-1]):
        if kinds.may_be(one, "uint64") and kinds.may_be(other, "int", "int64", *NARROW):
            yield "uint64 with a signed number: give both as np.uint64, or take np.int64 of it"
            return


def narrow(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Shifts out of a narrow number do not even warn; the bits of an unsigned one are as many as its type has."""
    pair = operands(node)
    if pair and isinstance(getattr(node, "op", None), ast.LShift) and any(kinds.may_be(one, *NARROW) for one in pair):
        yield "a narrow number is shifted: interpreted its high bits are lost; widen it with int()"
    match node:
        case ast.UnaryOp(ast.Invert() | ast.USub(), operand) if kinds.may_be(operand, "uint8", "uint16", "uint32"):
            yield "the opposite of an unsigned number depends on its width; widen it with int()"


def whole_arrays(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """Arithmetic on arrays makes new ones, and wraps without a warning."""
    inside = [node.operand] if isinstance(node, ast.UnaryOp) else list(operands(node) or ())
    if isinstance(node, ast.Compare):
        inside = [node.left, *node.comparators]
    if any(kinds.is_array(one) for one in inside):
        yield "arithmetic on a whole array allocates, and wraps without a warning; write a loop"


def copies(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """An array put into an array as a whole: a GPU would want memory for it."""
    if not isinstance(node, ast.Assign):
        return
    parts = [one for one in node.targets if isinstance(one, ast.Subscript)]
    if any(isinstance(part.slice, ast.Slice) for part in parts) and kinds.is_array(node.value):
        yield "one array copied into another as a whole does not compile for a GPU: kernel.index.copy"


def nested(node: ast.AST, kinds: Kinds) -> Iterator[str]:
    """One function is one idea, and numba compiles each by itself."""
    if isinstance(node, ast.Lambda | ast.ClassDef | ast.AsyncFunctionDef | ast.Yield | ast.YieldFrom | ast.Await):
        yield "no lambda, class or generator: a function of its own, @compiled"


CHECKS = (allocates, calls, libraries, truths, unsigned, narrow, whole_arrays, copies, nested)


def operands(node: ast.AST) -> tuple[ast.expr, ast.expr] | None:
    """The two sides of an arithmetic operation."""
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    return (node.target, node.value) if isinstance(node, ast.AugAssign) else None


# What is wrong between functions, and in plain modules.


def recursions(module: Module, sources: Sources) -> Faults:
    """Functions that come to call themselves: their machine code crashes when it comes from the cache."""
    homes = {id(function): known for known in sources.all.values() for function in known.compiled.values()}
    for start in module.compiled.values():
        ahead, seen = [(start, "")], set[int]()
        while ahead:
            function, way = ahead.pop()
            for called in sources.calls(homes[id(function)], function):
                if called is start:
                    yield start.lineno, f"{start.name} calls itself{way}: write a loop"
                if id(called) not in seen:
                    seen.add(id(called))
                    ahead.append((called, way or f", by way of {called.name}"))


def plain_faults(module: Module) -> Faults:
    """Notation, words and pictures read a state's fields, and leave NumPy to the rules."""
    for line, name in imports(module):
        if name.split(".")[0] == "numpy":
            yield line, "NumPy: only rules use it; for annotations import it under TYPE_CHECKING"
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(ast.Attribute(value, name)) if name in ARRAY and reads_a_field(value):
                yield node.lineno, f".{name}() of an array: plain modules take its numbers one by one"


def reads_a_field(node: ast.AST) -> bool:
    """Whether this is a field of a state, a part of one, or arithmetic with one."""
    match node:
        case ast.Attribute(ast.Name(name)):
            return name in STATES
        case ast.Call():
            return False
    return any(map(reads_a_field, ast.iter_child_nodes(node)))


def imports(module: Module) -> Faults:
    """(line, module) of everything that is imported when the module runs."""
    skipped = {
        inner
        for node in ast.walk(module.tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import) and node not in skipped:
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node not in skipped:
            yield node.lineno, home(node, module.package)
