"""Flows, also known as Quortex: bring your water across while everybody still can."""

TONES = ("green", "blue", "vermilion", "purple", "sky", "amber")
"""By board side, from the top on clockwise: partners, who sit opposite, wear neighbouring colours."""

CARD = {
    "name": "flows",
    "title": "Flows",
    "version": 1,
    "designers": ("the makers of Quortex",),
    "year": None,
    "credit": "Flows is also known as Quortex; its rulebook names no designer.",
    "players": (2, 6),
    "ages": 8,
    "minutes": (25, 35),
    "feel": "A hidden tile, one shared board, and every placement must leave all of you a way through.",
    "sides": (),
    "tones": TONES,
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
"""Where people sit unless they choose."""

Options = dict[str, object]


def settle(options: Options) -> Options:
    """Fill in the usual seats, or see that those asked for can be (R-FLOWS-3)."""
    players = seats(options)
    asked = options["seats"]
    if asked is None:
        asked = SEATS[players]
    listed = asked if isinstance(asked, tuple) else (asked,)
    sides = tuple(side for side in listed if type(side) is int and 0 <= side <= 5)
    if len(sides) != len(listed):
        raise ValueError(
            f"seats names board sides, 0 the top and clockwise to 5, as in {SEATS[players]}, not {asked!r}"
        )
    if len(sides) != players:
        raise ValueError(f"seats lists a board side for each of {players} players, not {len(sides)}")
    check(players, sides)
    return {**options, "seats": sides}


def check(players: int, sides: tuple[int, ...]) -> None:
    """See that people may sit like that."""
    if len(set(sides)) != players:
        raise ValueError(f"no two players sit at the same board side, as in {sides}")
    if list(sides) != sorted(sides, key=lambda side: (side - sides[0]) % 6):
        raise ValueError(f"seats run clockwise from the first, and {sides} do not")
    alone = sum((side + 3) % 6 not in sides for side in sides)
    if players <= 3 and alone != players:
        raise ValueError(f"two or three players never sit opposite each other, as in {sides}: each needs a black side")
    if players == 4 and alone:
        raise ValueError(f"four players are two pairs of partners who sit opposite each other, and {sides} are not")


def numbers(options: Options) -> tuple[int, ...]:
    """What `setup` takes: how many play, and the board side of six seats, -1 for those not there."""
    sides = options["seats"]
    assert isinstance(sides, tuple)
    return (len(sides), *sides, *(-1,) * (6 - len(sides)))


def seats(options: Options) -> int:
    """As many seats as players: with five, one of them takes two of the six turns."""
    players = options["players"]
    assert isinstance(players, int)
    return players


def tones(options: Options) -> tuple[str, ...]:
    """Each seat's colour: it belongs to the board side."""
    return tuple(TONES[side] for side in numbers(options)[1 : 1 + seats(options)])


def turned(options: Options, k: int) -> Options:
    """The options of the k-th symmetric state: seats turn along with the board."""
    return {**options, "seats": tuple((side + k) % 6 for side in numbers(options)[1 : 1 + seats(options)])}
