"""Flows, also known as Quortex: bring your water across while everybody still can."""

CARD = {
    "name": "flows",
    "title": "Flows",
    "version": 1,
    "designers": (),
    "year": None,
    "credit": "Flows is also known as Quortex; its rulebook names no designer. Not affiliated with any publisher.",
    "players": (2, 6),
    "ages": 8,
    "minutes": (25, 35),
    "feel": "A hidden tile, one shared board, and every placement must leave all of you a way through.",
    "sides": (),
    "tones": ("green", "blue", "vermilion", "purple", "sky", "amber"),
    "options": {
        "players": {
            "values": (2, 3, 4, 5, 6),
            "default": 2,
            "words": "how many play; from four on, those who sit opposite are partners",
            "shown": True,
        },
        "seats": {
            "values": None,
            "default": None,
            "words": "the board sides in playing order, 0 the top and on clockwise",
            "shown": True,
        },
    },
}

SEATS = {2: (0, 2), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""Where people sit unless they choose: as far apart as the rules allow."""


def settle(options):
    """Fill in the usual seats, or see that those asked for can be (R-FLOWS-3)."""
    players = options["players"]
    if options.get("seats") is None:
        return {**options, "seats": SEATS[players]}
    try:
        seats = tuple(options["seats"])
    except TypeError:
        raise ValueError(f"seats lists the board sides in playing order, as in {SEATS[players]}") from None
    if any(isinstance(side, bool) or not isinstance(side, int) or not 0 <= side <= 5 for side in seats):
        raise ValueError("seats names board sides by number: 0 is the top, and on clockwise to 5")
    if len(seats) != players:
        raise ValueError(f"seats must list as many board sides as there are players: {players}, not {len(seats)}")
    if len(set(seats)) != players:
        raise ValueError("seats lists a board side twice: each player has a side alone")
    if list(seats) != sorted(seats, key=lambda side: (side - seats[0]) % 6):
        raise ValueError("seats must run clockwise from the one that begins")
    alone = [side for side in seats if (side + 3) % 6 not in seats]
    if players <= 3 and len(alone) != players:
        raise ValueError("with two or three players nobody may sit opposite another: the side opposite is one's goal")
    if players == 4 and alone:
        raise ValueError("four players sit as two opposite pairs: a partner faces you")
    return {**options, "seats": seats}


def numbers(options):
    """What `setup` takes: how many play, and six places for their sides, -1 where nobody sits."""
    seats = options["seats"]
    return (len(seats), *seats, *(-1,) * (6 - len(seats)))


def seats(options):
    """As many seats as players: with five, one of them takes two of the six turns."""
    return int(options["players"])
