"""Flow's card. It imports nothing, so that a list of games costs nothing."""

# Every scenario card by its name, with how many of it there are.
SCENARIOS = {
    "obstacles": 4,
    "no-communication": 2,
    "one-card": 1,
    "no-new-cards": 1,
    "no-support-current": 1,
    "single-path": 1,
    "obstacles-remain": 1,
}
MOST = 6  # scenario cards in a game
LONGEST = 60  # turns in a round without a clock
SECONDS = (5, 600)  # the shortest and the longest round with one

CARD = {
    "name": "flow",
    "title": "Flow",
    "version": 1,
    "designers": ("Dmitrijus Babičius", "Tadas Kastanauskas", "Justina Lapinskienė", "Marijus Lapinskas"),
    "year": 2025,
    "credit": (
        "After Gints Zilbalodis's film; published by Brain Games. Words, drawings and the table of tiles here are our own."
    ),
    "players": (1, 6),
    "ages": 8,
    "minutes": (10, 20),
    "feel": "Everyone on one side: lay swimming ways to the Boat before the next wave takes them.",
    "sides": (),
    "tones": ("vermilion", "blue", "green", "amber", "sky", "purple"),
    "options": {
        "players": {
            "values": (1, 2, 3, 4, 5, 6),
            "default": 2,
            "words": "how many play together",
            "shown": True,
        },
        "scenarios": {
            "values": None,
            "default": 0,
            "words": "scenario cards: how many are drawn by lot (0 to 6), or their names",
        },
        "pace": {
            "values": None,
            "default": 8,
            "words": "turns in a round (1 to 60), or None where a clock ends it",
            "variant": tuple(range(1, LONGEST + 1)),
        },
        "seconds": {
            "values": None,
            "default": 60,
            "words": "seconds in a round where a clock ends it (5 to 600)",
            "variant": tuple(second for second in range(SECONDS[0], SECONDS[1] + 1) if second != 60),
        },
    },
}


def settle(options: dict[str, object]) -> dict[str, object]:
    """Scenario names in the order of the cards; ValueError for what cannot be."""
    if options["pace"] is not None:
        among("pace", options["pace"], 1, LONGEST, ", or None")
    among("seconds", options["seconds"], *SECONDS)
    return {**options, "scenarios": chosen(options["scenarios"])}


def among(name: str, value: object, least: int, most: int, else_: str = "") -> None:
    """ValueError unless the value is a whole number, no less and no more than these."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{name} is a number from {least} to {most}{else_}, not {value!r}")


def chosen(wanted: object) -> object:
    """The number of scenario cards to draw, or the names of those in play, in the order of the cards."""
    if isinstance(wanted, str):
        wanted = tuple(wanted.split(","))
    if not isinstance(wanted, tuple):
        among("scenarios", wanted, 0, MOST, ", or names")
        return wanted
    for name in wanted:
        if name not in SCENARIOS:
            raise ValueError(f"no scenario is named {name!r}; there are {', '.join(SCENARIOS)}")
        most = 4 if name == "obstacles" else 1
        if wanted.count(name) > most:
            raise ValueError(f"{name} may stand {'four times' if most > 1 else 'once'}, not {wanted.count(name)} times")
    if len(wanted) > MOST:
        raise ValueError(f"at most {MOST} scenario cards are in play, not {len(wanted)}")
    return tuple(name for name in SCENARIOS for _ in range(wanted.count(name))) or 0


def numbers(options: dict[str, object]) -> tuple[object, ...]:
    """For `setup`: players, turns in a round (0: a clock), scenario cards to draw, and how many of each are in play."""
    wanted = options["scenarios"]
    drawn = wanted if isinstance(wanted, int) else 0
    named = wanted if isinstance(wanted, tuple) else ()
    return options["players"], options["pace"] or 0, drawn, *(named.count(name) for name in SCENARIOS)


def seats(options: dict[str, object]) -> object:
    """A seat for each player."""
    return options["players"]
