"""What every game promises, as checks that anybody can run on a game of their own.

    from watersmeet.testing import contract

    for check in contract.CHECKS:
        check(watersmeet.game("flume", size=5), seed=1)

    contract.modes_agree("flume", {"size": 5}, seed=1)

Each plays random games from its seed and raises AssertionError, with the position, where a promise is broken.
"""

import json
import random
from collections import Counter
from math import sqrt

import numpy as np

from watersmeet.core.game import Game
from watersmeet.core.position import Position
from watersmeet.core.record import Record
from watersmeet.kernel import draw
from watersmeet.kernel.errors import BadNotation, GameError, IllegalMove, OutOfTurn
from watersmeet.kernel.parcel import parcel
from watersmeet.testing.agreement import modes_agree
from watersmeet.testing.journeys import journey, samples, some

__all__ = ["CHECKS", "journey", "modes_agree", "samples", "some"]

STATE = 8_192  # bytes, the most that search should copy
PICTURE = 16_384  # bytes of JSON, the most that is sent of a position
STRANGE = ("", " ", "?", "A", "pass?", "-", "0", "a0", "é9", "1.", "a1 ", "\n", "swap!", "=", "=x", "💧")


def games_end(game: Game, seed: int) -> None:
    """A random game has no outcome until it ends; then a reason, and winners, whole teams, who score more than others."""
    *positions, last = journey(game, seed)
    assert last.outcome is not None, f"{game}: no end after {len(positions)} moves"
    for position in positions:
        assert game.referee.outcome(position._kept) == (0, (0,) * game.seats, ""), position.text
    mask, scores, reason = game.referee.outcome(last._kept)
    assert reason, last.text
    assert mask >> game.seats == 0, (last.text, mask)
    won = [score for seat, score in enumerate(scores) if mask >> seat & 1]
    lost = [score for seat, score in enumerate(scores) if not mask >> seat & 1]
    assert not won or not lost or min(won) > max(lost), (last.text, mask, scores)
    for seat in range(game.seats):
        team = int(game.referee.rules.team(last.state(), seat))
        assert team >> seat & 1, (last.text, seat, team)
        assert mask & team in (0, team), f"one of a team won without the others: {last.text}"


def somebody_acts(game: Game, seed: int) -> None:
    """Until the end something can happen; then nothing can. Moves ascend; their numbers say the same as their texts."""
    for position in journey(game, seed):
        assert position.outcome is None or not (position.actions or position.events), position.text
        assert len(set(position.legal_moves)) == len(position.legal_moves), position.text
        assert list(position.actions) == sorted(position.actions), position.text
        assert tuple(np.flatnonzero(position.action_mask)) == position.actions, position.text
        assert tuple(map(game.action, position.legal_moves)) == position.actions, position.text
        if position.odds is not None:
            assert abs(sum(position.odds.values()) - 1) < 1e-9, position.text
            assert min(position.odds.values()) > 0, position.text


def texts_go_there_and_back(game: Game, seed: int) -> None:
    """A position is what its text says, and a text read anew allows the same moves."""
    for position in journey(game, seed):
        again = game.read(position.text)
        assert again == position, position.text
        assert hash(again) == hash(position), position.text
        assert again.text == position.text, position.text
        assert again.actions == position.actions, position.text
        says = (position.seat, position.outcome, position.sides)
        assert (again.seat, again.outcome, again.sides) == says, position.text
    assert game.read(str(position)) == position, f"not found below its drawing: {position.text}"


def records_go_there_and_back(game: Game, seed: int) -> None:
    """A record says the same as text and as JSON, finished or not, and leads to the same position."""
    for position in some(journey(game, seed), 3, seed):
        record = Record.of(position, tuple(f"Player {seat}" for seat in range(game.seats)), Event='a \\ "b" {c}')
        for text in (record.text, record.json()):
            again = Record.read(text)
            assert again == record, text
            assert again.end() == position, text


def states_are_well_made(game: Game, seed: int) -> None:
    """A state takes 8 kB at most, derived fields come last, and no field is what interpreted rules could not use."""
    rules = game.referee.rules
    state, names = rules.State, list(rules.State.names)
    assert state.itemsize <= STATE, state.itemsize
    assert set(rules.DERIVED) <= set(names), rules.DERIVED
    assert set(names[len(names) - len(rules.DERIVED) :]) == set(rules.DERIVED), "what is derived comes last"
    for name in names:
        assert not hasattr(np.record, name), f"a NumPy scalar has a `{name}` of its own"
        assert state[name].base != np.bool_ or not state[name].shape, f"numba refuses the truth values in `{name}`"


def playing_changes_nothing(game: Game, seed: int) -> None:
    """Positions are values: whatever is asked or played, their bytes stay."""
    for position in some(journey(game, seed), 5, seed):
        copy = bytes(bytearray(position._kept))  # compiled code changes even `bytes` in place
        list(position.legal_moves)
        for action in position.actions[:5]:
            position.play(action)
            position.explain(action)
        position.view(None).svg()
        assert position._kept == copy, position.text


def judge_agrees(game: Game, seed: int) -> None:
    """Every legal move is a candidate that `judge` passes; whatever else it names, `explain` refuses with words."""
    for position in some(journey(game, seed), 12, seed):
        rows = game.referee.judge(position._kept)
        if position.seat is None:
            continue
        passed = [int(row[0]) for row in rows if row[1] == 0]
        assert sorted(passed) == list(position.actions), position.text
        for row in rows:
            verdict = position.explain(int(row[0]))
            assert verdict.legal == (row[1] == 0), (position.text, row)
            assert verdict.legal or verdict.because, (position.text, row)
            if row[1]:
                assert verdict.words is not None, (position.text, row)
                assert "{" not in verdict.because, verdict


def refusals_say_why(game: Game, seed: int) -> None:
    """What is no move, not legal, or too late is refused as such; every error names its kind."""
    positions = journey(game, seed)
    for position in some(positions, 4, seed):
        for text in STRANGE:
            refused(position, text, BadNotation)
        for action in random.Random(seed).sample(range(game.num_actions), min(60, game.num_actions)):
            refuse(position, action)
    end = positions[-1]
    assert end.outcome is None or refused(end, positions[-2].legal_moves[0], OutOfTurn)


def refuse(position: Position, action: int) -> None:
    """One move number, legal or not, or not even a place on this board."""
    game = position.game
    try:
        text = game.move(action)
        game.action(text)
    except GameError:  # a place off this board
        return
    if text in position.legal_moves or text in position.events:
        assert position.explain(text).legal, (position.text, text)
    elif position.outcome is None and text.startswith("=") == (position.seat is None):
        refusal = refused(position, text, IllegalMove)
        assert isinstance(refusal, IllegalMove)
        assert refusal.because, (position.text, text)
        assert refusal.legal == position.legal_moves, (position.text, text)
    else:
        refused(position, text, OutOfTurn)


def refused(position: Position, text: str, kind: type[GameError]) -> GameError:
    """The error with which `position` refuses `text`; it must be of that kind."""
    try:
        position.play(text)
    except GameError as refusal:
        assert isinstance(refusal, kind), (position.text, text, refusal)
        assert refusal.code == kind.code, (position.text, text, refusal.code)
        return refusal
    raise AssertionError(f"{text!r} was played in {position.text}")


def symmetries_hold(game: Game, seed: int) -> None:
    """Symmetric positions have symmetric moves, stay symmetric after each of them, and share a canonical form."""
    rules = game.referee.rules
    for position in some(journey(game, seed), 4, seed):
        canonical = position.canonical()
        for k, kept, turned_game in game.images(position._kept):
            image = Position.first_of(turned_game, kept)
            assert turned_game.read(image.text) == image, (position.text, k)
            assert image.canonical() == canonical, (position.text, k)
            assert mapped_outcome(position, k) == image.outcome, (position.text, k)
            acts = None if position.seat is None else int(rules.symmetry_seat(position.state(), k, position.seat))
            assert acts == image.seat, (position.text, k)
            moves = {action: int(rules.symmetry_move(position.state(), k, action)) for action in position.actions}
            assert sorted(moves.values()) == list(image.actions), (position.text, k)
            for action in random.Random(seed).sample(position.actions, min(3, len(position.actions))):
                after = position.play(action)
                turned = Position.first_of(turned_game, game.referee.image(after._kept, k) or b"")
                assert image.play(moves[action]) == turned, (position.text, k, game.move(action))


def mapped_outcome(position: Position, k: int) -> object:
    """The outcome with its seats where symmetry `k` takes them."""
    end, rules = position.outcome, position.game.referee.rules
    if end is None:
        return None
    seats = [int(rules.symmetry_seat(position.state(), k, seat)) for seat in range(position.game.seats)]
    scores = {there: score for there, score in zip(seats, end.scores, strict=True)}
    winners = tuple(sorted(seats[seat] for seat in end.winners))
    return end._replace(winners=winners, scores=tuple(scores[seat] for seat in sorted(scores)))


def pick_is_fair(game: Game, seed: int) -> None:
    """Where there is a `pick`, it gives every legal move equally often, and no other."""
    rules, bits = game.referee.rules, draw.seeded(seed)
    if not hasattr(rules, "pick"):
        return
    for position in some(journey(game, seed), 3, seed)[:-1]:
        if position.seat is None:
            continue
        state, found, draws = position.state(), Counter[int](), 60 * len(position.actions)
        for _ in range(draws):
            bits = np.uint64(draw.following(bits))  # compiled code answers with a plain int
            found[int(rules.pick(state, bits, *game.referee.work))] += 1
        assert set(found) <= set(position.actions), position.text
        freedom = len(position.actions) - 1
        squares = sum((found[action] - 60) ** 2 / 60 for action in position.actions)
        assert squares <= freedom + 5 * sqrt(2 * freedom) + 10, (position.text, found)


def views_hold(game: Game, seed: int) -> None:
    """A view is a function of what its seat knows: it stays the same for every guess that it makes itself."""
    for position in some(journey(game, seed), 4, seed):
        for seat in (*range(game.seats), None):
            view = position.view(seat)
            assert len(view.history) == len(position.history), position.text
            guesses = [view.guess(number) for number in range(3)]
            for guess in guesses:
                seen = guess.view(seat)
                assert seen == view, (position.text, view.text, seen.text)
                assert seen.legal_moves == view.legal_moves, (position.text, view.text)
                assert guess.seat == position.seat, position.text
            assert guesses[0].view(seat).svg(last=False) == view.svg(last=False), position.text


def pictures_hold(game: Game, seed: int) -> None:
    """Every position draws itself in both themes, its keys are unique, and what is sent of it is at most 16 kB."""
    for position in some(journey(game, seed), 3, seed):
        shapes = game.folder.picture.shapes(position.state(), position.last_turn)
        keys = Counter(shape.key for shape in shapes)
        assert max(keys.values(), default=1) == 1, keys.most_common(3)
        sent = json.dumps([parcel(shape) for shape in shapes], ensure_ascii=False).encode()
        assert len(sent) <= PICTURE, (position.text, len(sent))
        assert position.svg(theme="light") != position.svg(theme="dark"), "both themes look the same"


CHECKS = (
    games_end,
    somebody_acts,
    texts_go_there_and_back,
    records_go_there_and_back,
    states_are_well_made,
    playing_changes_nothing,
    judge_agrees,
    refusals_say_why,
    symmetries_hold,
    pick_is_fair,
    views_hold,
    pictures_hold,
)
