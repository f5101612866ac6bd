"""`watersmeet games`: the games there are."""

from typing import Any

import click

from watersmeet.cli import say
from watersmeet.games import registry


@click.command("games")
@say.as_json
def command(as_json: bool) -> None:
    """List the games there are."""
    cards = [registry.folder(name).card for name in registry.NAMES]
    if as_json:
        say.facts([told(card) for card in cards])
        return
    rows = [
        (card["name"], say.listed(card["designers"]), str(card["year"] or "–"), span(card["players"]), card["feel"])
        for card in cards
    ]
    say.table(("game", "by", "year", "players", "what it feels like"), rows)


def told(card: Any) -> dict[str, Any]:
    """A card as other programs read it."""
    return {name: value for name, value in card.items() if name != "tones"}


def span(numbers: tuple[int, int]) -> str:
    """`2`, or `1–6`."""
    return str(numbers[0]) if numbers[0] == numbers[1] else f"{numbers[0]}–{numbers[1]}"
