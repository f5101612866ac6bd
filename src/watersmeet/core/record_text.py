"""Records for people, written in the manner of PGN. `record_reading` takes them back.

    [Game "clump(size=4)"]
    [Rules "1"]
    [Red "Ada"]
    [Blue "Ben"]
    [First "Ada"]
    [Second "Ben"]
    [Result "red"]
    [Reason "path"]

    1. c3-c4 {a bold start} a2-b2 (1... a4-b4 2. c1-b1) 2. c1-b1 d3-d2 3. b4-a4 red

The text ends with the result, so that one that was cut off is noticed.
"""

from collections.abc import Iterator

from watersmeet.core.position import Position
from watersmeet.core.record import Line, Record
from watersmeet.core.rounds import numbered

OURS = ("Game", "Rules", "Variant", "Result", "Reason", "Start")  # tags that a record knows by itself
SEATS = ("First", "Second")
WIDTH = 100


def write(record: Record) -> str:
    """Tags, a blank line, and the turns with their numbers."""
    heads = [f'[{name} "{escaped(value, chr(34))}"]' for name, value in tags(record).items()]
    words = [*said(record.comment), *line_words(record.first, record.turns), record.result]
    return "\n".join(heads) + "\n\n" + wrapped(words) + "\n"


def tags(record: Record) -> dict[str, str]:
    """What stands above the moves, in its order."""
    known = {
        "Game": str(record.game),
        "Rules": str(record.game.version),
        "Variant": ", ".join(record.game.variants),
        **names(record),
        **record.tags,
        "Result": record.result,
        "Reason": record.reason,
        "Start": "" if record.start is None else record.start.text,
    }
    return {name: value for name, value in known.items() if value or name not in OURS}


def names(record: Record) -> dict[str, str]:
    """Who played, by side as it is at the end and by seat; nothing where nobody is named."""
    if not record.players:
        return {}
    sides, order = record.end().sides, record.game.folder.card["sides"]
    if not sides:
        return {f"Seat{seat + 1}": name for seat, name in enumerate(record.players)}
    named = {side.title(): record.players[sides.index(side)] for side in order}
    return named | dict(zip(SEATS, record.players, strict=True))


def line_words(start: Position, line: Line) -> Iterator[str]:
    """The words of a line: numbers, turns, what was said, and variations in brackets."""
    position, count = start.as_first(), 0
    seats = [turn.seat for turn in line_end(position, line).turns]
    for turn, (number, seat) in zip(line, numbered(seats), strict=True):
        if number != count:
            yield f"{number}." if seat == 0 else f"{number}..."
        count = number
        yield ",".join(turn.moves)
        yield from said(turn.comment)
        for variation in turn.variations:
            yield from bracketed(list(line_words(position, variation)))
        position = position.game.replay(turn.moves, position)


def bracketed(words: list[str]) -> list[str]:
    """The words of a variation between brackets, which cling to the first and the last of them."""
    words[0] = f"({words[0]}"
    words[-1] = f"{words[-1]})"
    return words


def line_end(position: Position, line: Line) -> Position:
    """The position after all the turns of a line."""
    return position.game.replay((move for turn in line for move in turn.moves), position)


def said(comment: str) -> tuple[str, ...]:
    """A comment in its braces, where there is one."""
    return (f"{{{escaped(comment, '}')}}}",) if comment else ()


def wrapped(words: list[str]) -> str:
    """The words in lines of at most WIDTH; a comment is one word, and stays whole."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines)


def escaped(text: str, closing: str) -> str:
    """The text with backslashes before what would end it."""
    return text.replace("\\", "\\\\").replace(closing, f"\\{closing}")
