"""Flume, by Mark Steere: fill the board; three or four connections, and you must place again."""

CARD = {
    "name": "flume",
    "title": "Flume",
    "version": 1,
    "designers": ("Mark Steere",),
    "year": 2010,
    "credit": "Mark Steere asks that name and rules stay as they are: marksteeregames.com.",
    "players": (2, 2),
    "ages": 8,
    "minutes": (5, 20),
    "feel": "Quiet until the first stone sets off a chain, and then every point counts.",
    "sides": ("red", "blue"),
    "tones": ("vermilion", "blue"),
    "options": {
        "size": {
            "values": (3, 5, 7, 9, 11, 13),
            "default": 7,
            "words": "points to a side, inside the green frame",
            "shown": True,
        },
        "pie": {
            "values": (True, False),
            "default": True,
            "words": "let the second player take Red's first stone as their own",
            "flag": ("--swap", "--no-swap"),
            "variant": (False,),
        },
        "opening": {
            "values": ("any", "no-centre"),
            "default": "any",
            "words": "whether the first stone may lie on the centre",
            "variant": ("no-centre",),
        },
    },
}
