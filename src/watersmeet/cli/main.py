"""`watersmeet COMMAND`: finds the command, and turns what goes wrong into one line and an exit value."""

import os
import sys
from importlib import import_module

import click

from watersmeet import __version__
from watersmeet.kernel.errors import GameError, nearest, shortened

COMMANDS = {
    "games": "The games there are.",
    "rules": "A game's rules.",
    "play": "Play a game at this terminal.",
    "show": "A position or record as text, SVG or PNG.",
    "replay": "A recorded game, turn by turn.",
    "perft": "Count sequences of moves.",
    "bench": "How fast the rules run here.",
    "doctor": "What this machine is like.",
}
EXITS = {"bad_notation": 3, "newer_version": 3, "unsound": 3, "illegal_move": 4, "out_of_turn": 4}  # the others: 2
WELCOME = """\
[bold]Watersmeet[/bold]: five board games, one place. Here now: {titles}.

  watersmeet play flume          two people at this terminal
  watersmeet play clump --against random
  watersmeet rules flume         how it is played
  watersmeet games               what there is
  watersmeet --help              everything else

In Python:  import watersmeet; print(watersmeet.game("flume").start())"""


class Commands(click.Group):
    """The commands, each imported when it is asked for; an unknown one suggests the nearest."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            raise click.UsageError(
                f"no command `{cmd_name}`{nearest(cmd_name, COMMANDS)}; `watersmeet --help` lists all"
            )
        found: click.Command = import_module(f"watersmeet.cli.{cmd_name}").command
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, message="watersmeet %(version)s")
@click.pass_context
def watersmeet(context: click.Context) -> None:
    """Five board games, one place: play them, study them, build on them."""
    if context.invoked_subcommand is None:
        from watersmeet.cli import say
        from watersmeet.games import registry

        titles = ", ".join(registry.folder(name).card["title"] for name in registry.NAMES)
        say.answer(WELCOME.format(titles=titles))


def main() -> None:
    """Run the command; errors are one line on standard error."""
    try:
        watersmeet.main(prog_name="watersmeet", standalone_mode=False)
    except click.ClickException as fault:
        stop(fault.format_message(), fault.exit_code)
    except GameError as fault:
        stop(str(fault), EXITS.get(fault.code, 2))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as fault:
        stop(f"{fault.strerror}: {fault.filename}" if fault.filename else str(fault), 1)


def stop(message: str, value: int) -> None:
    """Say what went wrong, and end with that exit value."""
    print(f"error: {shortened(message, 2000)}", file=sys.stderr)
    sys.exit(value)
