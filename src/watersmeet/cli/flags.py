"""A game's options as flags, made from its card: `--size 9`, `--no-swap`, `--opening no-centre`."""

import ast
from collections.abc import Callable, Iterable
from typing import Any

import click

from watersmeet.cli import say
from watersmeet.core.game import Game, game
from watersmeet.games import registry
from watersmeet.kernel.errors import UnknownGame


class Games(click.Group):
    """A command that takes a game's name, and then that game's flags."""

    def __init__(self, name: str, help: str, plays: Callable[..., None], asks: Iterable[click.Parameter]) -> None:
        metavar = "GAME [OPTIONS]"
        super().__init__(
            name, help=help, invoke_without_command=True, callback=self.without_game, subcommand_metavar=metavar
        )
        self.asks, self.plays = tuple(asks), plays

    def without_game(self) -> None:
        """A name is needed: say which there are."""
        if click.get_current_context().invoked_subcommand is None:
            raise click.UsageError(f"which game? {self.name} takes {', '.join(registry.NAMES)}")

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games there are."""
        return list(registry.NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command for one game; `flume(size=9)` names a game with its options."""
        name = cmd_name.partition("(")[0]
        if name not in registry.NAMES:
            raise UnknownGame(name, registry.NAMES)
        card = registry.folder(name).card
        params = [*flags(card["options"]), *self.asks]
        return click.Command(cmd_name, params=params, callback=self.callback_for(cmd_name, card), help=self.words(card))

    def callback_for(self, name: str, card: Any) -> Callable[..., None]:
        """What to do with the flags: the game is made of its own, the rest is the command's."""

        def call(**given: Any) -> None:
            options = {option: value for option, value in given.items() if option in card["options"]}
            others = {option: value for option, value in given.items() if option not in options}
            self.plays(wanted(name, options), **others)

        return call

    def words(self, card: Any) -> str:
        """The help of the command for one game."""
        return f"{self.help}\n\n{card['title']}, by {say.listed(card['designers'])}."


def wanted(name: str, options: dict[str, Any]) -> Game:
    """The game of that name with the options that were given."""
    return game(name, **{option: value for option, value in options.items() if value is not None})


def flags(options: dict[str, Any]) -> list[click.Parameter]:
    """A flag for every option of a card."""
    return [flag(name, option) for name, option in options.items()]


def flag(name: str, option: dict[str, Any]) -> click.Parameter:
    """One flag: a pair for a truth value, else a value, checked by the game itself so that its words are the same."""
    if "flag" in option:
        return click.Option([name, "/".join(option["flag"])], default=None, help=option["words"])
    choices = "" if option["values"] is None else f" ({', '.join(map(str, option['values']))})"
    help_text = f"{option['words']}{choices}"
    return click.Option([f"--{name}", name], default=None, type=Literal(), metavar="VALUE", help=help_text)


class Literal(click.ParamType[Any]):
    """A number, truth value or tuple as Python writes it; any other word stands for itself."""

    name = "value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The value that was meant."""
        try:
            return ast.literal_eval(value) if isinstance(value, str) else value
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            return value
