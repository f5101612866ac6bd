"""`watersmeet replay RECORD`: a recorded game, every move checked, turn by turn."""

import click

from watersmeet.cli import say, source
from watersmeet.core.position import Position
from watersmeet.core.record import Record
from watersmeet.kernel.errors import BadNotation


@click.command("replay")
@click.argument("what", metavar="RECORD|FILE|-")
@click.option("--boards", is_flag=True, help="the board after every turn, not only the last")
@say.as_json
def command(what: str, boards: bool, as_json: bool) -> None:
    """Replay a record: its turns, what was said of them, and where they lead."""
    record = source.found(what)
    if isinstance(record, Position):
        raise BadNotation(what, "this is a position; a record begins with [Game … or is JSON")
    if as_json:
        print(record.json())
        return
    print(heading(record))
    position = record.first
    for number, seat, turn in record.rounds():
        position = record.game.replay(turn.moves, position)
        said = f"   {turn.comment}" if turn.comment else ""
        print(f"{number:>3}. {record.called(seat):<10} {', '.join(turn.moves)}{said}")
        if boards:
            print(f"\n{position}\n")
    if not boards:
        say.board(position)
    print(f"result: {record.result}{f', by {record.reason}' if record.reason else ''}")


def heading(record: Record) -> str:
    """The game, and who played it."""
    names = f": {' against '.join(record.players)}" if record.players else ""
    return f"{record.game}{names}"
