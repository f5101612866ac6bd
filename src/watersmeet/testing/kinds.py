"""What can be told of types from the source of rules: by annotations, dtypes, and calls such as `np.uint64(…)`.

An expression may be of several kinds, where a name is given several values; of none, where nothing is known.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from watersmeet.testing.sources import Module, Place, Sources, full_name, paired

NARROW = ("int8", "int16", "int32", "uint8", "uint16", "uint32")
NUMPY_TYPES = {*NARROW, "int64", "uint64", "float64", "bool_"}
PYTHON_TYPES = {"int": "int", "bool": "bool", "float": "float64"}
SOME = -1  # dimensions of an array, where nobody says how many


class Kind(NamedTuple):
    """A NumPy type by its name, or Python's own `int`; and the dimensions of an array of it."""

    name: str
    dims: int = 0


class Field(NamedTuple):
    """A field of a dtype."""

    name: str
    line: int
    kind: Kind


Records: TypeAlias = Mapping[str, set[Kind]]
"""The kinds of fields by their names, whatever record they belong to."""


class Kinds:
    """The kinds of a function's expressions."""

    def __init__(self, function: ast.FunctionDef, module: Module, sources: Sources, records: Records) -> None:
        self.sources, self.home, self.fields = sources, full_name(module), records
        self.local = {argument.arg: annotated(argument.annotation) for argument in function.args.args}
        for _ in range(2):  # a name may be given a kind below where it is used
            for node in ast.walk(function):
                for name, kinds in self.given(node):
                    self.local.setdefault(name, set()).update(kinds)

    def given(self, node: ast.AST) -> Iterator[tuple[str, set[Kind]]]:
        """What an assignment or a loop says of its names."""
        match node:
            case ast.Assign([ast.Tuple(targets)], ast.Call(function)):
                told = self.sources.told(self.meant(function))
                several = parts(told.returns) if isinstance(told, ast.FunctionDef) else []
                for target, kind in zip(targets, several, strict=False):
                    yield from ((name, annotated(kind)) for name, _ in paired(target, kind))
            case ast.Assign(targets, value):
                yield from ((name, self.of(one)) for target in targets for name, one in paired(target, value))
            case ast.AugAssign(ast.Name(name), _, value):
                yield name, self.joined(ast.Name(name), value)
            case ast.For(ast.Name(name), source):
                kinds = {Kind(kind.name, max(0, kind.dims - 1)) for kind in self.of(source) if kind.dims}
                yield name, kinds or {Kind("int")}

    def of(self, node: ast.expr) -> set[Kind]:
        """What kinds an expression may be of."""
        match node:
            case ast.Constant(bool()) | ast.Compare() | ast.UnaryOp(ast.Not()):
                return {Kind("bool")}
            case ast.Name(name) if name in self.local:
                return self.local[name]
            case ast.Name() | ast.Attribute():
                return self.named(node)
            case ast.Subscript(value, place):
                return {Kind(kind.name, left(kind.dims, place)) for kind in self.of(value) if kind.dims}
            case ast.Call():
                return self.returned(node)
            case ast.UnaryOp(_, operand):
                return self.of(operand)
            case ast.BinOp(one, _, other):
                return self.joined(one, other)
            case ast.BoolOp(_, values):
                return self.any_of(values)
            case ast.IfExp(_, one, other):
                return self.any_of((one, other))
        return made(node)

    def any_of(self, nodes: Iterable[ast.expr]) -> set[Kind]:
        """The kinds of all of them."""
        return {kind for node in nodes for kind in self.of(node)}

    def joined(self, one: ast.expr, other: ast.expr) -> set[Kind]:
        """Of the two sides of an operation: Python's own numbers take the other's type, as NumPy has it."""
        kinds = self.any_of((one, other))
        typed = {kind for kind in kinds if kind.name not in ("int", "bool")}
        if any(kind.name in ("int64", "float64") for kind in typed):
            typed = {kind for kind in typed if kind.name not in NARROW}
        return typed or ({Kind("int")} if kinds else set())

    def named(self, node: ast.Name | ast.Attribute) -> set[Kind]:
        """What stands under a name at the top of a module; else a field of that name."""
        place = self.meant(node)
        told = self.sources.told(place)
        if isinstance(told, ast.expr):
            return made(told)
        return self.fields.get(node.attr, set()) if isinstance(node, ast.Attribute) and place == ("", "") else set()

    def returned(self, node: ast.Call) -> set[Kind]:
        """What a call gives."""
        told = self.sources.told(self.meant(node.func))
        if isinstance(told, ast.FunctionDef):
            return annotated(told.returns)
        match node.func:
            case ast.Name("int") if self.may_be(node.args[0], "uint64"):  # compiled, it stays unsigned
                return {Kind("uint64")}
            case ast.Name("int" | "len"):
                return {Kind("int")}
            case ast.Name("min" | "max" | "abs"):
                return self.any_of(node.args)
        return made(node)

    def meant(self, node: ast.expr) -> Place:
        """What a name stands for outside this function; ("", "") for what it has of its own."""
        base = node
        while isinstance(base, ast.Attribute):
            base = base.value
        own = not isinstance(base, ast.Name) or base.id in self.local
        return ("", "") if own else self.sources.meant(self.home, node)

    def may_be(self, node: ast.expr, *names: str) -> bool:
        """Whether an expression may be a number of one of these types."""
        return any(kind.name in names and not kind.dims for kind in self.of(node))

    def are(self, one: ast.expr, other: ast.expr, name: str) -> bool:
        """Whether both are of one type, and of no other."""
        return self.of(one) == self.of(other) == {Kind(name)}

    def is_array(self, node: ast.expr) -> bool:
        """Whether an expression may be an array."""
        return any(kind.dims for kind in self.of(node))


def records(sources: Sources) -> Records:
    """The fields of a folder's records."""
    known: dict[str, set[Kind]] = {}
    for field in (field for module in sources.ours.values() for field in fields(module.tree)):
        known.setdefault(field.name, set()).add(field.kind)
    return known


def fields(tree: ast.Module) -> Iterator[Field]:
    """What looks like a field: a name, a NumPy type and perhaps a shape, in a list."""
    for place in ast.walk(tree):
        for node in place.elts if isinstance(place, ast.List) else ():
            match node:
                case ast.Tuple([ast.Constant(str(name)), kind]) if numpy_type(kind):
                    yield Field(name, node.lineno, Kind(numpy_type(kind)))
                case ast.Tuple([ast.Constant(str(name)), kind, shape]) if numpy_type(kind):
                    dims = len(shape.elts) if isinstance(shape, ast.Tuple) else 1
                    yield Field(name, node.lineno, Kind(numpy_type(kind), dims))


def numpy_type(node: ast.expr) -> str:
    """The type that an expression names, if any."""
    match node:
        case ast.Attribute(ast.Name("np" | "numpy"), name) if name in NUMPY_TYPES:
            return name.rstrip("_")
        case ast.Name("bool"):
            return "bool"
    return ""


def annotated(node: ast.expr | None) -> set[Kind]:
    """What an annotation says: a number, or the array that `NDArray[…]` is."""
    match node:
        case ast.Name(name) if name in PYTHON_TYPES:
            return {Kind(PYTHON_TYPES[name])}
        case ast.Subscript(ast.Name("NDArray"), kind):
            return {Kind(numpy_type(kind), SOME)}
        case ast.Attribute() if numpy_type(node):
            return {Kind(numpy_type(node))}
    return set()


def parts(annotation: ast.expr | None) -> list[ast.expr]:
    """What `tuple[…]` holds."""
    match annotation:
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(kinds)):
            return kinds
    return []


def made(node: ast.expr) -> set[Kind]:
    """What a number such as 3, a call such as `np.uint64(3)`, or a table such as `np.array(…, np.int8)` is."""
    match node:
        case ast.Constant(int()) | ast.UnaryOp(ast.USub(), ast.Constant(int())):
            return {Kind("int")}
        case ast.Call(ast.Attribute(ast.Name("np"), "array" | "zeros" | "full" | "ones"), arguments, words):
            types = filter(None, map(numpy_type, (*arguments[1:], *(word.value for word in words))))
            return {Kind(name, SOME) for name in types}
        case ast.Call(ast.Attribute() as kind) if numpy_type(kind):
            return {Kind(numpy_type(kind))}
    return set()


def left(dims: int, place: ast.expr) -> int:
    """How many dimensions an array has left when a place in it is named."""
    named = place.elts if isinstance(place, ast.Tuple) else [place]
    if dims == SOME:
        return SOME if any(isinstance(one, ast.Slice) for one in named) else 0
    return max(0, dims - sum(not isinstance(one, ast.Slice) for one in named))
