"""A game's options: checked, filled in, written as `size=7,pie=False`, and read back.

What is written reads like the keyword arguments of `watersmeet.game`; options that have their default
value are left out, but for those that the card calls `shown`.
"""

import ast
from collections.abc import Mapping
from typing import Any

from watersmeet.games.registry import Folder
from watersmeet.kernel.errors import BadNotation, BadOption, nearest


def settled(folder: Folder, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game with its value, in the card's order; BadOption for what cannot be."""
    known = folder.card["options"]
    for name in given:
        if name not in known:
            has = f"; it has {', '.join(known)}" if known else "; it has no options"
            raise BadOption(f"{folder.name} has no option `{name}`{nearest(name, known)}{has}")
    try:
        asked = {name: allowed(folder, name, given[name]) for name in known if name in given}
        filled = folder.settled({name: asked.get(name, option["default"]) for name, option in known.items()})
    except ValueError as fault:
        raise BadOption(f"{folder.name}: {fault}") from None
    return dict(filled)


def allowed(folder: Folder, name: str, value: Any) -> Any:
    """The value as the card has it; ValueError lists the values there are."""
    values = folder.card["options"][name]["values"]
    if isinstance(value, list):
        value = tuple(value)
    if values is None:
        return value
    for one in values:
        if one == value and isinstance(value, type(one)) and isinstance(value, bool) == isinstance(one, bool):
            return one
    raise ValueError(f"{name} is {either(values)}, not {value!r}")


def either(values: tuple[Any, ...]) -> str:
    """`3, 5 or 7`; a long run of numbers as `1 to 60`."""
    texts = [repr(value) for value in values]
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) > 8 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        others = [repr(value) for value in values if value not in numbers]
        texts = [*others, f"{numbers[0]} to {numbers[-1]}"]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


def written(folder: Folder, options: Mapping[str, Any]) -> tuple[str, ...]:
    """`size=7` and such for what `settled` would not fill in by itself, and for what is always shown."""
    known, kept = folder.card["options"], dict(options)
    for name in reversed(known):
        rest = {other: value for other, value in kept.items() if other != name}
        if not known[name].get("shown") and settled(folder, rest) == dict(options):
            kept = rest
    return tuple(f"{name}={value!r}".replace(" ", "") for name, value in kept.items())


def read(text: str) -> dict[str, Any]:
    """What `size=7,pie=False` asks for; BadNotation for anything but names with plain values."""
    expected = "options are written like size=7,pie=False"
    try:
        call = ast.parse(f"options({text})", mode="eval").body
        if not isinstance(call, ast.Call) or call.args:
            raise BadNotation(text, expected)
        return {word.arg or "": ast.literal_eval(word.value) for word in call.keywords}
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        raise BadNotation(text, expected) from None


def variants(folder: Folder, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The choices with which the game is no longer the author's: `pie=False`."""
    known = folder.card["options"]
    return tuple(f"{name}={value!r}" for name, value in options.items() if value in known[name].get("variant", ()))
