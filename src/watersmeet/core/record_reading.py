"""Reads the records that `record_text` writes: tags, numbered turns, comments, variations."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from watersmeet.core.game import Game, game
from watersmeet.core.record import OPEN, Line, Played, Record, check_line
from watersmeet.core.record_text import OURS, SEATS
from watersmeet.kernel.errors import BadNotation, NewerVersion

TAG = re.compile(r'\s*\[([A-Z][A-Za-z0-9]*)\s+"((?:\\.|[^"\\])*)"\]', re.DOTALL)
TOKEN = re.compile(
    r"\s*(?:(?P<comment>\{(?:\\.|[^}\\])*\})|(?P<number>[0-9]+\.+)(?=\s)|(?P<mark>[()])|(?P<word>[^\s(){}]+))",
    re.DOTALL,
)
CUT_OFF = "was the record cut off?"


class Token(NamedTuple):
    """A piece of the moves: its kind (comment, number, mark or word) and its text."""

    kind: str
    text: str


def read(text: str) -> Record:
    """The record of that text; BadNotation and others say what is wrong with it."""
    tags, moves = heads(text)
    played, result = game_of(tags, text), tags.get("Result", OPEN)
    tokens = list(pieces(moves))
    ending = [Token("word", word) for word in result.split()]
    cut = len(tokens) - len(ending)
    if not ending or tokens[cut:] != ending:
        raise BadNotation(moves, f"the moves end with the result, {result}; {CUT_OFF}")
    comment, line, left = read_line(tokens[:cut])
    if left:
        raise BadNotation("".join(left[0].text), "a variation is closed that was never opened")
    start = played.read(tags["Start"]) if "Start" in tags else None
    facts = {name: value for name, value in tags.items() if name not in OURS}
    return named(Record(played, line, facts, (), result, tags.get("Reason", ""), comment, start))


def heads(text: str) -> tuple[dict[str, str], str]:
    """The tags, and the moves that follow them."""
    tags, place = {}, 0
    while found := TAG.match(text, place):
        tags[found[1]] = plain(found[2])
        place = found.end()
    return tags, text[place:]


def game_of(tags: dict[str, str], text: str) -> Game:
    """The game that the tags name, with the rules that are known here."""
    if "Game" not in tags:
        raise BadNotation(text, 'a record begins with a tag such as [Game "flume(size=7)"]')
    found, version = game(tags["Game"]), tags.get("Rules", "")
    if not version.isdigit():
        raise BadNotation(version, 'a tag such as [Rules "1"] says under which rules it was played')
    if int(version) != found.version:
        raise NewerVersion(found.name, int(version), found.version)
    return found


def pieces(text: str) -> Iterator[Token]:
    """The tokens of the moves; BadNotation where a brace was left open."""
    text, place = text.rstrip(), 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None:
            raise BadNotation(text[place:], f"a comment stands between braces; {CUT_OFF}")
        kind = str(found.lastgroup)
        yield Token(kind, found[kind])
        place = found.end()


def read_line(tokens: list[Token]) -> tuple[str, Line, list[Token]]:
    """A line up to its end or its closing bracket: what was said before it, its turns, and what is left."""
    before, turns = "", list[Played]()
    while tokens and tokens[0].text != ")":
        token, *tokens = tokens
        if token.kind == "word":
            turns.append(Played(tuple(token.text.split(","))))
        elif token.kind == "comment" and not turns:
            before = joined(before, plain(token.text[1:-1]))
        elif token.kind == "comment":
            turns[-1] = replace(turns[-1], comment=joined(turns[-1].comment, plain(token.text[1:-1])))
        elif token.kind == "mark":
            tokens = read_variation(turns, tokens)
    return before, tuple(turns), tokens


def read_variation(turns: list[Played], tokens: list[Token]) -> list[Token]:
    """Give the last turn the variation that `tokens` begin with; return what is left of them."""
    said, line, tokens = read_line(tokens)
    if not tokens or not turns or not line:
        raise BadNotation("(", f"a variation stands in brackets after the turn that it replaces; {CUT_OFF}")
    line = (replace(line[0], comment=joined(said, line[0].comment)), *line[1:])
    turns[-1] = replace(turns[-1], variations=(*turns[-1].variations, line))
    return tokens[1:]


def named(record: Record) -> Record:
    """The record with its players taken from the tags that name them."""
    check_line(record.first, record.turns)
    sides = tuple(side.title() for side in record.end().sides)
    seats = SEATS if sides else tuple(f"Seat{seat + 1}" for seat in range(record.game.seats))
    told = next((words for words in (seats, sides) if words and all(word in record.tags for word in words)), ())
    players = tuple(record.tags[word] for word in told)
    if told and sides and any(record.tags.get(side, name) != name for side, name in zip(sides, players, strict=True)):
        raise BadNotation(", ".join(players), f"{' and '.join(sides)} are called otherwise than {' and '.join(told)}")
    facts = {name: value for name, value in record.tags.items() if name not in (*seats, *sides) or not told}
    return replace(record, tags=facts, players=players)


def joined(first: str, second: str) -> str:
    """Two comments as one."""
    return f"{first} {second}" if first and second else first or second


def plain(text: str) -> str:
    """The text without the backslashes that guard what would end it."""
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)
