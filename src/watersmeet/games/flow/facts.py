"""Flow's states as text.

A5A/7/7/3B3/7/2l4/A1h3A;turn=0;do=place:corner;boat=NESW;birds=c2;stack=10s11c8x4S4C2X;up=;out=1s;hands=1s,1b;
deck=2s2b3c2f2w2r;used=;cards=;gone=0;clock=8      the board from the top, whose turn, what is to be decided, the rest
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from watersmeet.games.flow import phases
from watersmeet.games.flow.places import name, number
from watersmeet.games.flow.state import ANIMALS, BOAT, WIDE
from watersmeet.games.flow.tiles import KINDS, LETTERS, NONE, SCENARIOS
from watersmeet.kernel import board_text
from watersmeet.kernel.errors import BadNotation

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy import record

CODES = ".ihlrqjxIHLRQJX#"  # by what lies on a square: two straights, four corners, a cross; with obstacles; a rock
TILES = "scxSCX"  # in counts, by kind
HELD = (*KINDS, "rock")
INITIALS = "sbcfwr?"  # of cards, by place; `?` is not known
FIELDS = ("turn", "do", "boat", "birds", "stack", "up", "out", "hands", "deck", "used", "cards", "gone", "clock")
COUNTED = re.compile(r"([1-9][0-9]?)(.)")
NUMBER = re.compile(r"0|[1-9][0-9]?")
EXPECTED = f"after the options come the board and {', '.join(f'{field}=' for field in FIELDS)}"


def write(state: record) -> tuple[str, ...]:
    """The board, whose turn it is, what is to be decided, and everything that lies beside the board."""
    seats = range(int(state.players))
    facts = (
        str(int(state.turn)),
        doing(state),
        "".join(letter for side, letter in enumerate(LETTERS) if state.boat >> side & 1),
        "".join(name(place) for place in range(WIDE * WIDE) if int(state.birds) >> place & 1),
        counts(state.stack, TILES),
        counts(state.face_up, TILES),
        counts(state.discards, TILES),
        ",".join(counts(state.hands[seat], INITIALS) for seat in seats),
        counts(state.deck, INITIALS),
        counts(state.used, INITIALS),
        ",".join(dealt(state.scenarios)),
        str(int(state.gone)),
        clock(state),
    )
    return board(state), *(f"{field}={fact}" for field, fact in zip(FIELDS, facts, strict=True))


def board(state: record) -> str:
    """The rows from the top; Animals are `A`, the Boat is `B`."""
    cells = [CODES[code] for code in state.cells]
    for place in ANIMALS:
        cells[place] = "A"
    cells[BOAT] = "B"
    return board_text.written(cells[row * WIDE : row * WIDE + WIDE] for row in reversed(range(WIDE)))


def doing(state: record) -> str:
    """What is to be decided, with the tile in hand and the square that it came from: `put:corner:c3`."""
    parts = [phases.WORDS[state.phase]]
    if state.held != NONE:
        parts.append(HELD[state.held])
    if state.lifted != NONE:
        parts.append(name(int(state.lifted)))
    if state.todo:
        parts.append(str(int(state.todo)))
    return ":".join(parts)


def counts(pile: Iterable[int], letters: str) -> str:
    """`11s2C`: how many of each kind, those that are there."""
    return "".join(f"{int(count)}{letter}" for count, letter in zip(pile, letters, strict=False) if count)


def dealt(scenarios: Sequence[int]) -> list[str]:
    """The scenario cards in play, by name."""
    return [word for word, count in zip(SCENARIOS, scenarios, strict=True) for _ in range(int(count))]


def clock(state: record) -> str:
    """Turns left in the round, and what holds of it: `5:calm`."""
    words = [str(int(state.left))] if state.pace else []
    words += [word for word in ("late", "talk", "calm", "played") if state[word]]
    return ":".join(words)


def read(fields: tuple[str, ...], state: record) -> None:
    """Fill a state that `setup` has made."""
    pairs = [field.partition("=") for field in fields[1:]]
    if tuple(word for word, _, _ in pairs) != FIELDS:
        raise BadNotation(";".join(fields), EXPECTED)
    told = {word: fact for word, _, fact in pairs}
    read_board(fields[0], state)
    state.turn = whole(told["turn"])
    read_doing(told["do"], state)
    read_boat(told["boat"], state)
    state.birds = sum(1 << place for place in squares(told["birds"]))
    for field, pile in (("stack", state.stack), ("up", state.face_up), ("out", state.discards)):
        read_counts(told[field], TILES, pile)
    read_counts(told["deck"], INITIALS[:-1], state.deck)
    read_counts(told["used"], INITIALS[:-1], state.used)
    read_hands(told["hands"], state)
    read_scenarios(told["cards"], state)
    state.gone = whole(told["gone"])
    read_clock(told["clock"], state)


def whole(text: str) -> int:
    """A number of one or two digits."""
    if NUMBER.fullmatch(text) is None:
        raise BadNotation(text, "here stands a number from 0 to 99")
    return int(text)


def read_board(text: str, state: record) -> None:
    """What lies on each square; Animals and the Boat must be where they live."""
    rows = board_text.read(text, [WIDE] * WIDE, CODES[1:] + "AB")
    for row, line in enumerate(reversed(rows)):
        for column, letter in enumerate(line):
            place = row * WIDE + column
            lives = "A" if place in ANIMALS else "B" if place == BOAT else ""
            if lives and letter != lives or not lives and letter in "AB":
                raise BadNotation(text, "Animals (A) are in the corners, and the Boat (B) is in the middle")
            state.cells[place] = 0 if lives else CODES.index(letter)


def read_doing(text: str, state: record) -> None:
    """`place:corner`, `put:corner:c3`, `deal:4`."""
    phase, *rest = text.split(":")
    if phase not in phases.WORDS:
        raise BadNotation(text, f"what is to be decided is one of {', '.join(phases.WORDS)}")
    state.phase = phases.WORDS.index(phase)
    if rest and rest[0] in HELD:
        state.held = HELD.index(rest.pop(0))
    if rest and not rest[0].isdigit():
        state.lifted = number(rest.pop(0), text)
    state.todo = whole(rest.pop(0)) if rest else 0
    if rest:
        raise BadNotation(text, "after what is to be decided come the tile in hand, its square, and how often")


def read_boat(text: str, state: record) -> None:
    """The Boat's open sides, clockwise from the north."""
    open_sides = [letter for letter in LETTERS if letter in text]
    if "".join(open_sides) != text:
        raise BadNotation(text, f"the Boat's open sides are some of {LETTERS}, in this order")
    state.boat = sum(1 << LETTERS.index(letter) for letter in open_sides)


def squares(text: str) -> list[int]:
    """`c1b2`: squares in the order of the board."""
    found = [number(text[at : at + 2], text) for at in range(0, len(text), 2)]
    if "".join(name(place) for place in sorted(set(found))) != text:
        raise BadNotation(text, "squares stand in order, row by row from a1")
    return found


def read_counts(text: str, letters: str, pile: object) -> None:
    """`11s2C` into a pile."""
    found = COUNTED.findall(text)
    places = [letters.find(letter) for _, letter in found]
    if "".join(count + letter for count, letter in found) != text or places != sorted(set(places)) or -1 in places:
        raise BadNotation(text, f"counts are like 2{letters[0]}1{letters[1]}, in the order of {letters}")
    pile[:] = 0  # type: ignore[index]
    for (count, _), place in zip(found, places, strict=True):
        pile[place] = int(count)  # type: ignore[index]


def read_hands(text: str, state: record) -> None:
    """A hand for each seat."""
    hands = text.split(",")
    if len(hands) != state.players:
        raise BadNotation(text, f"there are {int(state.players)} hands, with commas between")
    for seat, hand in enumerate(hands):
        read_counts(hand, INITIALS, state.hands[seat])


def read_scenarios(text: str, state: record) -> None:
    """The scenario cards in play: those of the options, or as many as the options have drawn, less those to come."""
    names = text.split(",") if text else []
    wanted = int(state.unseen)
    if not wanted:
        if names != dealt(state.scenarios):
            raise BadNotation(text, "the scenario cards are those of the options, in the order of the cards")
        return
    for card, word in enumerate(SCENARIOS):
        state.scenarios[card] = names.count(word)
    if names != dealt(state.scenarios) or len(names) > wanted:
        raise BadNotation(text, f"at most {wanted} names of {', '.join(SCENARIOS)}, in this order")
    state.unseen = wanted - len(names)


def read_clock(text: str, state: record) -> None:
    """Turns left where the game has a pace, and what holds of the round."""
    words = text.split(":") if text else []
    state.left = whole(words.pop(0)) if state.pace and words else 0
    for word in ("late", "talk", "calm", "played"):
        state[word] = 1 if words and words[0] == word else 0
        words = words[1:] if state[word] else words
    if words:
        raise BadNotation(text, "a clock is like 5:calm, the turns left, then late, talk, calm, played where they hold")
