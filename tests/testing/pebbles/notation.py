"""`a2`: two pebbles from the first heap. `3,1;dark`: three and one lie there, Dark is to take."""

from watersmeet.kernel.errors import BadNotation

from .rules import HEAPS

SIDES = ("light", "dark")


def write_move(move):
    """The heap, and how many."""
    return f"{'ab'[move // 2]}{move % 2 + 1}"


def read_move(text, state):
    """The number of a move."""
    if text not in ("a1", "a2", "b1", "b2"):
        raise BadNotation(text, "a move is a1, a2, b1 or b2")
    return 2 * "ab".index(text[0]) + int(text[1]) - 1


def write(state):
    """The heaps, and who takes."""
    return ",".join(str(int(heap)) for heap in state.heaps), SIDES[state.mover]


def read(fields, state):
    """Fill a state that `setup` has made."""
    heaps = fields[0].split(",")
    if len(fields) != 2 or len(heaps) != HEAPS or not all(heap in tuple("0123456789") for heap in heaps):
        raise BadNotation(";".join(fields), "two numbers of pebbles and light or dark, as 3,1;dark")
    if fields[1] not in SIDES:
        raise BadNotation(fields[1], "light or dark takes next")
    for place, heap in enumerate(heaps):
        state.heaps[place] = int(heap)
    state.mover = SIDES.index(fields[1])


def sides(state):
    """What each seat is called."""
    return SIDES
