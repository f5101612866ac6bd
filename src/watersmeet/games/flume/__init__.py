"""Flume's card. It imports nothing, so that a list of games costs nothing."""

CARD = {
    "name": "flume",
    "title": "Flume",
    "version": 1,
    "designers": ("Mark Steere",),
    "year": 2010,
    "credit": "Played here under its own name and rules, as Mark Steere asks; his other games: marksteeregames.com.",
    "players": (2, 2),
    "ages": 8,
    "minutes": (5, 20),
    "feel": "Quiet placements, then a flood: three neighbours let you place again, and again.",
    "sides": ("red", "blue"),
    "tones": ("vermilion", "blue"),
    "options": {
        "size": {
            "values": (3, 5, 7, 9, 11, 13),
            "default": 7,
            "words": "points along each side, inside the frame",
            "shown": True,
        },
        "pie": {
            "values": (True, False),
            "default": True,
            "words": "the second player may answer the first stone by taking its colour",
            "flag": ("--swap", "--no-swap"),
            "variant": (False,),
        },
        "opening": {
            "values": ("free", "no-centre"),
            "default": "free",
            "words": "where the first stone may go",
            "variant": ("no-centre",),
        },
    },
}
