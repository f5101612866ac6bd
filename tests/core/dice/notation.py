"""`=4` a roll, `keep`, `drop`, `bell`."""

from watersmeet.kernel.errors import BadNotation

from .rules import UNKNOWN

WORDS = ("=1", "=2", "=3", "=4", "=5", "=6", "keep", "drop", "bell")


def write_move(move):
    """The word of a move."""
    return WORDS[move]


def read_move(text, state):
    """The number of a word."""
    if text not in WORDS:
        raise BadNotation(text, f"a move is {', '.join(WORDS)}")
    return WORDS.index(text)


def write(state):
    """Sums, dice done, the die, the bell."""
    sums = ",".join(str(int(number)) for number in state.sums[: state.players])
    die = "?" if state.die == UNKNOWN else str(int(state.die))
    return sums, str(int(state.turn)), die, "bell" if state.rung else "-"


def read(fields, state):
    """Fill a state that `setup` has made."""
    if len(fields) != 4:
        raise BadNotation(";".join(fields), "sums, dice done, the die, bell or -")
    for seat, number in enumerate(fields[0].split(",")):
        state.sums[seat] = int(number)
    state.turn = int(fields[1])
    state.die = UNKNOWN if fields[2] == "?" else int(fields[2])
    state.rung = fields[3] == "bell"


def sides(state):
    """Seats have numbers only."""
    return ()
