"""Clump, by Mark Steere: swap two neighbours, and let your group grow from side to side."""

CARD = {
    "name": "clump",
    "title": "Clump",
    "version": 1,
    "designers": ("Mark Steere",),
    "year": 2023,
    "credit": "Mark Steere asks that name and rules stay as they are: marksteeregames.com.",
    "players": (2, 2),
    "ages": 9,
    "minutes": (10, 30),
    "feel": "A full board from the first move: every swap joins something, and tears something else.",
    "sides": ("red", "blue"),
    "tones": ("vermilion", "blue"),
    "options": {
        "size": {
            "values": (4, 6, 8, 10, 12),
            "default": 8,
            "words": "stones to a side",
            "shown": True,
        },
        "pie": {
            "values": (False, True),
            "default": False,
            "words": "let the second player take Red's first swap as their own",
            "flag": ("--swap", "--no-swap"),
            "variant": (True,),
        },
    },
}
