"""`watersmeet play GAME`: two people at one terminal, or against random moves."""

import random
from pathlib import Path

import click

from watersmeet.cli import say
from watersmeet.cli.flags import Games
from watersmeet.cli.session import Session
from watersmeet.core.game import Game
from watersmeet.core.outcome import Outcome
from watersmeet.core.position import Position
from watersmeet.core.reading import read
from watersmeet.core.record import Record
from watersmeet.kernel.errors import BadNotation, GameError

HELP = """\
a move, or the moves of a turn joined with commas; and
  legal        every legal move           why MOVE     whether it is legal, and why not
  undo         take the last move back    board        the board again
  save FILE    keep the game              quit         stop (an unfinished game can be resumed)"""


def play(game: Game, against: str, seat: int, save: str | None, resume: str | None, seed: int | None) -> None:
    """Play until the game is over, or somebody stops."""
    position = resumed(game, resume) if resume else game.start()
    if not 1 <= seat <= game.seats:
        raise click.UsageError(f"--seat is 1 to {game.seats} in {game}")
    computers = {other for other in range(game.seats) if other != seat - 1} if against == "random" else set()
    place = save or resume
    session = Session(position, computers, random.Random(seed), None if place is None else Path(place))
    session.go_on()
    say.board(session.seen)
    while session.position.outcome is None:
        line = asked(session)
        if line is None or line == "quit":
            break
        try:
            answer(session, line)
        except (GameError, OSError) as refusal:
            print(f"  {refusal}")
    farewell(session)


def asked(session: Session) -> str | None:
    """The next line that somebody types; None at the end of the input."""
    try:
        return input(f"{session.called} to move (? for help): ").strip()
    except EOFError:
        print()
        return None


def answer(session: Session, line: str) -> None:
    """Do what a line says."""
    word, _, rest = line.partition(" ")
    if line in ("?", "help"):
        print(HELP)
    elif line == "legal":
        print("  " + " ".join(session.position.legal_moves))
    elif line == "undo":
        session.undo()
        say.board(session.seen)
    elif line == "board":
        say.board(session.seen)
    elif word == "why" and rest:
        verdict = session.position.explain(rest.strip())
        print(f"  {rest.strip()} is {'legal' if verdict else 'not legal'}: {verdict.because}")
    elif word == "save" and rest:
        session.save(Path(rest.strip()))
        print(f"  kept in {rest.strip()}")
    elif line:
        session.play(line.split(","))
        say.board(session.seen)


def resumed(game: Game, file: str) -> Position:
    """The position at the end of a kept record of this game, or a kept position itself."""
    told = read(Path(file).read_text("utf-8", errors="replace"))
    if told.game.name != game.name:
        raise BadNotation(file, f"that is a game of {told.game}, not of {game.name}")
    return told.end() if isinstance(told, Record) else told


def farewell(session: Session) -> None:
    """How it ended, or how to go on another day."""
    end = session.position.outcome
    if end is not None:
        print(f"{ended(session.names(end.winners), end)}: {' to '.join(map(str, end.scores))}")
    elif session.kept is not None:
        say.aside(f"kept; go on with: watersmeet play {session.position.game.name} --resume {session.kept}")
    else:
        say.aside("not kept; with --save FILE, or `save FILE` while you play, it would be")


def ended(winners: list[str], end: Outcome) -> str:
    """Who won, or that nobody did, and by what."""
    if not winners:
        return f"{'A draw' if end.is_draw else 'Lost together'}, by {end.reason}"
    return f"{say.listed(winners)} {'win' if len(winners) > 1 else 'wins'}, by {end.reason}"


command = Games(
    "play",
    help="Play at this terminal: two people, or you against random moves.",
    plays=play,
    asks=(
        click.Option(["--against"], type=click.Choice(["person", "random"]), default="person", show_default=True),
        click.Option(["--seat"], type=int, default=1, show_default=True, help="where you sit, against the computer"),
        click.Option(["--save"], metavar="FILE", help="keep the game there after every move"),
        click.Option(["--resume"], metavar="FILE", help="go on with a game that was kept"),
        click.Option(["--seed"], type=int, help="the same random moves each time"),
    ),
)
