"""What can go wrong with a game: one family, one stable `code` each.

GameError           anything below; also raised itself with a code of its own
  UnknownGame       no game has that name
  BadOption         an option that the game does not have, or a value it does not take
  BadNotation       a text that cannot be read
  IllegalMove       a well-written move that the rules refuse
  OutOfTurn         a move after the end, or by somebody who does not act now
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from watersmeet.kernel.verdict import Verdict


class GameError(Exception):
    """Something a game refuses. The sentence says what, why, and what would do."""

    code = "game_error"

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (type(self), self.args), vars(self)


def again(kind: type[GameError], args: tuple[Any, ...]) -> GameError:
    """An error from another process: its sentence is made already, and its facts follow."""
    return kind.__new__(kind, *args)


class UnknownGame(GameError):
    """No game has that name."""

    code = "unknown_game"

    def __init__(self, name: str, names: Iterable[str]) -> None:
        names = tuple(names)
        super().__init__(f"no game named `{name}`{nearest(name, names) or '.'} There are {', '.join(names)}")
        self.name, self.names = name, names


class BadOption(GameError):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad_option"


class BadNotation(GameError):
    """A text that is no move, position or record of the game, whatever the position."""

    code = "bad_notation"

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"cannot read `{shortened(text)}`: {expected}")
        self.text, self.expected = text, expected


class NewerVersion(GameError):
    """A position or record of rules that this version of Watersmeet does not know yet."""

    code = "newer_version"

    def __init__(self, name: str, version: int, known: int) -> None:
        super().__init__(f"this is {name} with rules {version}; here are rules {known}. Update Watersmeet to read it")
        self.name, self.version, self.known = name, version, known


class Unsound(GameError):
    """A well-written position that cannot stand: wrong counts, owners or ranges."""

    code = "unsound"

    def __init__(self, text: str, because: str) -> None:
        super().__init__(f"`{shortened(text)}` cannot stand: {because}")
        self.text, self.because = text, because


class IllegalMove(GameError):
    """A well-written move that the rules refuse in this position."""

    code = "illegal_move"

    def __init__(self, move: str, verdict: Verdict, legal: Iterable[str]) -> None:
        self.move, self.verdict, self.legal = move, verdict, tuple(legal)
        instead = f". Try {', '.join(self.legal[:5])}" if self.legal else ""
        super().__init__(f"{move} is not legal: {verdict.because}{instead}")
        self.because, self.witness = verdict.because, verdict.witness


class OutOfTurn(GameError):
    """A move after the end, or one of somebody who does not act now."""

    code = "out_of_turn"


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean …?`, or nothing where no word is close."""
    found = get_close_matches(word, list(words), n=1)
    return f"; did you mean `{found[0]}`?" if found else ""


def shortened(text: str, longest: int = 60) -> str:
    """`text` on one line, its middle left out where it is long: errors are one line."""
    line = " ".join(text.split())
    return line if len(line) <= longest else f"{line[: longest // 2]} … {line[-longest // 4 :]}"
