"""A tiny dice game for tests of the library: chance with uneven odds, a secret, teams, an outside event.

It is no game of ours: it exists so that whatever core promises is tried before a real game needs it.
"""

CARD = {
    "name": "dice",
    "title": "Dice",
    "version": 3,
    "designers": ("the tests",),
    "year": 2026,
    "credit": "",
    "players": (1, 6),
    "ages": 6,
    "minutes": (1, 2),
    "feel": "roll, keep or drop",
    "sides": (),
    "tones": ("vermilion", "blue", "green", "amber", "sky", "purple"),
    "options": {
        "players": {"values": (1, 2, 3, 4, 5, 6), "default": 2, "words": "how many play", "shown": True},
        "turns": {"values": None, "default": (2, 1), "words": "rounds, and dice a turn"},
    },
}


def settle(options):
    """Rounds and dice are two small numbers."""
    told = options["turns"]
    if len(told) != 2 or not all(1 <= number <= 9 for number in told):
        raise ValueError(f"turns is two numbers from 1 to 9, not {told}")
    return options


def numbers(options):
    """The arguments of `setup`."""
    return options["players"], *options["turns"]


def seats(options):
    """As many as play."""
    return options["players"]
