"""Records for programs: JSON in the shape of AbstractPlay's `gamerecord/1-0-0`.

`moves` are rounds with an entry for each seat: null, a turn as text, or an object where there is more to
say. Our own facts (the game with its options, its rules' version, the result) stand in the header.
"""

import json
from collections.abc import Iterable
from typing import Any

from watersmeet.core.game import game
from watersmeet.core.record import OPEN, Line, Played, Record, called
from watersmeet.kernel.errors import BadNotation, NewerVersion

FORMAT = "gamerecord/1-0-0"
SITE = "Watersmeet"
DATES = {"Date": "date-start", "DateEnd": "date-end"}


def write(record: Record, generated: str = "") -> str:
    """The record as JSON."""
    rounds: list[list[Any]] = []
    for number, seat, turn in record.rounds():
        if number > len(rounds):
            rounds.append([None] * record.game.seats)
        rounds[-1][seat] = entry(turn)
    return json.dumps({"header": header(record, generated), "moves": rounds}, ensure_ascii=False, indent=1)


def header(record: Record, generated: str) -> dict[str, Any]:
    """Everything but the moves."""
    known = {
        "format": FORMAT,
        "game": {"name": record.game.title, "variants": list(record.game.written)},
        "site": {"name": SITE, "gameid": record.tags.get("Id", "")},
        **{key: record.tags.get(tag, "") for tag, key in DATES.items()},
        "date-generated": generated or record.tags.get("DateEnd", ""),
        "players": players(record),
        "startingPosition": "" if record.start is None else record.start.text,
        "options": str(record.game),
        "rules": record.game.version,
        "result": record.result,
        "reason": record.reason,
        "comment": record.comment,
        "tags": dict(record.tags),
    }
    return {name: value for name, value in known.items() if value != "" or name in (*DATES.values(), "date-generated")}


def players(record: Record) -> list[dict[str, Any]]:
    """Each seat with its name, its score and its result: larger is better, equal is a tie."""
    end, seats = record.end(), range(record.game.seats)
    names = record.players or tuple(called(end, seat) for seat in seats)
    scores = end.outcome.scores if end.outcome else (0,) * len(seats)
    won = record.result.split()
    return [
        {"name": names[seat], "score": scores[seat], "is_ai": False, "result": int(called(end, seat) in won)}
        | ({"side": end.sides[seat]} if end.sides else {})
        for seat in seats
    ]


def entry(turn: Played) -> Any:
    """A turn as text, or as an object where something was said or might have been played."""
    text = ",".join(turn.moves)
    if not turn.comment and not turn.variations:
        return text
    told: dict[str, Any] = {"move": text, "sequence": list(turn.moves)}
    if turn.comment:
        told["comment"] = turn.comment
    if turn.variations:
        told["variations"] = [[entry(one) for one in line] for line in turn.variations]
    return told


def read(text: str) -> Record:
    """The record of that JSON; BadNotation says what it lacks."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadNotation(text, f"this is no JSON ({fault}); was the record cut off?") from None
    try:
        return made(told["header"], told["moves"])
    except (KeyError, TypeError, AttributeError):
        raise BadNotation(text, f"a record has a header with options and rules, and moves ({FORMAT})") from None


def made(head: dict[str, Any], moves: list[list[Any]]) -> Record:
    """The record of a header and its rounds."""
    played = game(str(head["options"]))
    if head["rules"] != played.version:
        raise NewerVersion(played.name, int(head["rules"]), played.version)
    start = played.read(head["startingPosition"]) if "startingPosition" in head else None
    line = tuple(turn(told) for entries in moves for told in entries if told is not None)
    bare = Record(played, line, start=start)
    facts = {str(name): str(value) for name, value in head.get("tags", {}).items()}
    result, reason, comment = (str(head.get(name, "")) for name in ("result", "reason", "comment"))
    return Record(played, line, facts, named(bare, head["players"]), result or OPEN, reason, comment, start)


def named(record: Record, told: list[dict[str, Any]]) -> tuple[str, ...]:
    """The players' names; nothing where they are only called by their sides."""
    end = record.end()
    names = tuple(str(player["name"]) for player in told)
    if len(names) != record.game.seats:
        raise BadNotation(", ".join(names), f"{record.game} has {record.game.seats} players")
    return () if names == tuple(called(end, seat) for seat in range(record.game.seats)) else names


def turn(told: Any) -> Played:
    """A turn from its text or its object."""
    if isinstance(told, str):
        return Played(tuple(told.split(",")))
    variations: Iterable[list[Any]] = told.get("variations", ())
    lines: tuple[Line, ...] = tuple(tuple(turn(one) for one in line) for line in variations)
    return Played(tuple(str(told["move"]).split(",")), str(told.get("comment", "")), lines)
