"""Whether compiled and interpreted rules make the same of everything."""

import random
from collections.abc import Mapping
from typing import Any

from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.kernel import draw, turns
from watersmeet.testing import modes
from watersmeet.testing.journeys import journey, some


def modes_agree(name: str, options: Mapping[str, Any], seed: int, most: int | None = None) -> None:
    """Compiled and interpreted rules say the same of every position, and make the same of every move, to the last byte.

    What they are asked less often (symmetries, secrets, soundness) is compared in some of the positions.
    """
    fast, slow = (Game(modes.folder(name, jit), options) for jit in (True, False))
    assert not modes.still_compiled(slow.folder.rules), modes.still_compiled(slow.folder.rules)
    assert slow.start()._kept == fast.start()._kept, name
    positions = journey(fast, seed, most)
    for position in positions:
        agree(position, slow, played, seed)
    for position in some(positions, 6, seed):
        agree(position, slow, asked, seed)


def agree(ours: Position, slow: Game, answers: Any, seed: int) -> None:
    """Both modes answer alike in one position."""
    theirs = answers(Position.first_of(slow, ours._kept), seed)
    for what, answer in answers(ours, seed).items():
        assert theirs[what] == answer, (what, ours.text, theirs[what], answer)


def played(position: Position, seed: int) -> dict[str, Any]:
    """What is asked all through a game: whose turn, what is legal, what a move and a pick bring, how it stands."""
    referee, kept = position.game.referee, position._kept
    told: dict[str, Any] = {
        "seat": referee.seat(kept),
        "legal": position.actions,
        "events": position.events,
        "odds": position.odds,
        "outcome": referee.outcome(kept),
        "judge": referee.judge(kept).tolist(),
    }
    if position.actions:
        told["apply"] = referee.after(kept, random.Random(seed).choice(position.actions))
        if hasattr(referee.rules, "pick"):
            told["pick"] = int(referee.rules.pick(position.state(), draw.seeded(seed), *referee.work))
    return told


def asked(position: Position, seed: int) -> dict[str, Any]:
    """What is asked now and then."""
    game, referee, kept = position.game, position.game.referee, position._kept
    eyes, images = (turns.NOBODY, *range(game.seats)), list(game.images(kept))
    moves = random.Random(seed).sample(position.actions, min(8, len(position.actions)))
    return {
        "derive": referee.derived(position.state()),
        "sound": referee.fault(kept),
        "symmetry": [image.kept for image in images],
        "symmetry_move": [
            [int(referee.rules.symmetry_move(position.state(), image.k, move)) for move in moves] for image in images
        ],
        "symmetry_seat": [
            [int(referee.rules.symmetry_seat(position.state(), image.k, seat)) for seat in range(game.seats)]
            for image in images
        ],
        "hide": [referee.hidden(kept, seat) for seat in eyes],
        "guess": [referee.guessed(referee.hidden(kept, seat), seat, draw.seeded(seed)) for seat in eyes],
        "team": [int(referee.rules.team(position.state(), seat)) for seat in range(game.seats)],
    }
