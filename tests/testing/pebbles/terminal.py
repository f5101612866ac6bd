"""A line for each heap."""

from watersmeet.kernel.ink import Ink


def lines(state):
    """As many signs as pebbles."""
    return tuple((Ink(f"{name} "), Ink("o" * int(state.heaps[heap]), "amber")) for heap, name in enumerate("ab"))
