"""Pebbles: two heaps, take one pebble or two; whoever takes the last wins.

It is no game of ours: the tests of `watersmeet.testing` break it in every way that the contract should see. It is
also what a game looks like that lies outside this tree.
"""

CARD = {
    "name": "pebbles",
    "title": "Pebbles",
    "version": 2,
    "designers": ("the tests",),
    "year": 2026,
    "credit": "",
    "players": (2, 2),
    "ages": 5,
    "minutes": (1, 2),
    "feel": "one, or two?",
    "sides": ("light", "dark"),
    "tones": ("amber", "blue"),
    "options": {
        "size": {"values": (1, 3, 6), "default": 3, "words": "pebbles in each heap", "shown": True},
    },
}
