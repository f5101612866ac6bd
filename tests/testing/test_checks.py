"""The contract passes a game that keeps it, and sees every promise that is broken."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from watersmeet.core.game import Game
from watersmeet.core.referee import Referee
from watersmeet.games import registry
from watersmeet.kernel import turns
from watersmeet.kernel.verdict import Sentence
from watersmeet.testing import contract, journeys, modes


@pytest.mark.parametrize("options", [{}, {"size": 1}, {"size": 6}], ids=str)
def test_a_game_from_outside_keeps_the_contract(pebbles, options):
    """A game that lies in somebody's own package is tested as ours are, in both modes."""
    for seed in (1, 2, 3):
        for check in contract.CHECKS:
            check(Game(pebbles, options), seed)
    contract.modes_agree("pebbles", options, seed=1)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_modes_agree_in_chance_secrets_and_events(added, players):
    """A game with lots, hidden dice and a bell from outside says the same in both modes."""
    added("dice", Path(__file__).parents[1] / "core")
    for seed in (1, 2):
        contract.modes_agree("dice", {"players": players}, seed)


def test_samples_try_every_value(pebbles):
    """The defaults, and each other value of each option by itself."""
    assert contract.samples("pebbles") == [{}, {"size": 1}, {"size": 6}]
    assert len(contract.samples("flume")) == 1 + 5 + 1 + 1


def test_journeys_are_repeated_by_their_seed(pebbles):
    """The same seed plays the same game; `most` cuts it short."""
    game = Game(pebbles, {})
    first = contract.journey(game, seed=4)
    assert [one.text for one in first] == [one.text for one in contract.journey(game, seed=4)]
    assert first[-1].outcome is not None
    assert len(contract.journey(game, seed=4, most=2)) == 3
    assert len({contract.journey(game, seed)[-1].history for seed in range(20)}) > 5
    assert contract.some(first, 2, seed=1)[-1] == first[-1]
    assert len(contract.some(first, 100, seed=1)) == len(first)


@pytest.fixture
def broken(pebbles, monkeypatch):
    """`broken(**parts)`: pebbles with other functions in its modules, interpreted so that all of it calls them."""
    twin = modes.folder("pebbles", jit=False)
    monkeypatch.setattr(registry, "folder", lambda name: twin)
    monkeypatch.setattr(journeys, "LONGEST", 60)

    def with_other(**parts):
        for place, thing in parts.items():
            module, _, name = place.partition("_")
            monkeypatch.setattr(getattr(twin, module), name, thing(twin), raising=False)
        return Game(twin, {"size": 3})

    return with_other


def state_with(*fields, align=True):
    """Another dtype for states."""
    return lambda twin: np.dtype([(name, np.int8, tuple(shape)) for name, *shape in fields], align=align)


def scored(mask, *scores):
    """An `outcome` that gives these once the game is over."""

    def outcome(twin):
        def written(state, told):
            if state.total > 0:
                told[:] = 0
                return 0
            told[:] = scores
            return mask

        return written

    return outcome


def listed(*moves):
    """A `legal` that lists these while there is a pebble."""

    def legal(twin):
        def written(state, told):
            told[: len(moves)] = moves
            return len(moves) if state.total else 0

        return written

    return legal


def then(name, change):
    """The rule of that name, and then a change to its state."""

    def made(twin):
        rule = getattr(twin.rules, name)

        def changed(state, *rest):
            answer = rule(state, *rest)
            change(state, *rest)
            return answer

        return changed

    return made


def put(field, value):
    """A change that sets a field, of the state or of the second record."""
    return lambda *asked: setattr(asked[0], field, value)


def put_in_image(field, value):
    """A change to a symmetric state other than the state itself."""
    return lambda state, k, image: setattr(image, field, value(state)) if k else None


def always(value):
    """A function that gives the same whatever it is asked."""
    return lambda twin: lambda *asked: value


def worn(twin):
    """A rule that remembers something which is not in the state."""
    apply, worn = twin.rules.apply, Counter()

    def wears(state, move):
        apply(state, move)
        worn["moves"] += 1
        state.full = worn["moves"] % 100

    return wears


def judged(change):
    """A `judge` whose rows are changed."""

    def made(twin):
        judge = twin.rules.judge

        def changed(state, rows):
            return change(rows, judge(state, rows))

        return changed

    return made


def passing(rows, count):
    """All rows are legal."""
    rows[:count, 1] = 0
    return count


def sentence(english):
    """Another sentence for too few pebbles."""
    return lambda twin: (twin.explain.SENTENCES[0], Sentence("pebbles.x", english), *twin.explain.SENTENCES[2:])


def also(text, number):
    """A notation that reads one more text."""

    def made(twin):
        read = twin.notation.read_move
        return lambda given, state: number if given == text else read(given, state)

    return made


def odd_weights(*weights):
    """Chance's turn all the time, with these weights."""

    def odds(state, told):
        told[: len(weights)] = weights

    return {
        "rules_seat": lambda twin: lambda state: turns.CHANCE if state.total else turns.OVER,
        "rules_odds": lambda twin: odds,
    }


def twice(twin):
    """Every shape twice."""
    shapes = twin.picture.shapes
    return lambda state, last: shapes(state, last) * 2


def much(twin):
    """A picture of more than 16 kB."""
    from watersmeet.kernel.shapes import shape

    return lambda state, last: tuple(shape(f"s{n}", "circle", "pebbles-stone", cx=n, cy=n, r=n) for n in range(400))


BROKEN = [
    ("games_end", {"rules_apply": always(None)}, "nothing is ever taken"),
    ("games_end", {"rules_reason": always(0)}, "no reason at the end"),
    ("games_end", {"rules_reason": always(1)}, "a reason before the end"),
    ("games_end", {"rules_outcome": scored(4, 0, 1)}, "nobody sits in the winning seat"),
    ("games_end", {"rules_outcome": scored(1, 0, 1)}, "the winner has less than the loser"),
    ("games_end", {"rules_outcome": scored(1, 1, 1)}, "the winner has no more than the loser"),
    ("games_end", {"rules_outcome": always(1)}, "somebody has won before the end"),
    ("games_end", {"rules_team": always(3)}, "one of a team wins"),
    ("games_end", {"rules_team": always(0)}, "nobody is in a team"),
    ("games_end", {"rules_legal": listed()}, "nobody can move, and it is not over"),
    ("somebody_acts", {"rules_legal": listed(2, 0)}, "not ascending"),
    ("somebody_acts", {"rules_legal": listed(0, 0, 2)}, "a move twice"),
    ("somebody_acts", {"rules_legal": lambda twin: lambda state, told: 1}, "moves after the end"),
    ("somebody_acts", {"notation_write_move": always("a1")}, "two moves with one text"),
    ("somebody_acts", {"notation_read_move": always(3)}, "a text is read as another move"),
    ("somebody_acts", odd_weights(0, 1, 1, 1), "chance brings what has no odds"),
    ("texts_go_there_and_back", {"notation_read": always(None)}, "the text is not read"),
    ("texts_go_there_and_back", {"notation_write": always(("3,3", "light"))}, "every text is the same"),
    ("texts_go_there_and_back", {"rules_derive": then("derive", put("total", 1))}, "derived otherwise than played"),
    ("records_go_there_and_back", {"rules_apply": worn}, "the same moves lead elsewhere"),
    ("states_are_well_made", {"rules_DERIVED": lambda twin: ("heaps",)}, "derived fields stand first"),
    ("states_are_well_made", {"rules_DERIVED": lambda twin: ("totals",)}, "a derived field that is none"),
    ("states_are_well_made", {"rules_State": state_with(("much", 9000), ("total",))}, "too large"),
    ("states_are_well_made", {"rules_State": state_with(("size",), ("total",))}, "a name that a NumPy scalar has"),
    (
        "states_are_well_made",
        {"rules_State": lambda twin: np.dtype([("full", np.bool_, 3), ("total", np.int8)])},
        "an array of truth values",
    ),
    ("judge_agrees", {"rules_judge": judged(passing)}, "what is refused passes"),
    ("judge_agrees", {"rules_judge": judged(lambda rows, count: 0)}, "no candidates"),
    ("judge_agrees", {"explain_SENTENCES": sentence("")}, "refused without a word"),
    ("judge_agrees", {"explain_SENTENCES": sentence("only {{count}}")}, "a word that was not filled in"),
    ("refusals_say_why", {"notation_read_move": also("?", 0)}, "a strange text is a move"),
    ("refusals_say_why", {"rules_seat": lambda twin: lambda state: int(state.mover)}, "never over"),
    ("refusals_say_why", {"explain_SENTENCES": sentence("")}, "refused without a word"),
    ("symmetries_hold", {"rules_symmetry_move": lambda twin: lambda state, k, move: move}, "moves stay where they are"),
    ("symmetries_hold", {"rules_symmetry_seat": lambda twin: lambda state, k, seat: seat ^ k}, "winners change seats"),
    (
        "symmetries_hold",
        {"rules_symmetry": then("symmetry", put_in_image("full", lambda state: state.full + 1))},
        "an image that has other images",
    ),
    ("pick_is_fair", {"rules_pick": always(0)}, "only ever the first, legal or not"),
    (
        "pick_is_fair",
        {"rules_pick": lambda twin: lambda state, r: int(twin.rules.draw.below(r, 4))},
        "what is not legal",
    ),
    (
        "pick_is_fair",
        {"rules_pick": lambda twin: lambda state, r: min(m for m in range(4) if state.heaps[m // 2] > m % 2)},
        "only ever the first that is legal",
    ),
    (
        "views_hold",
        {"rules_guess": lambda twin: lambda state, seat, r: setattr(state, "full", int(r) % 50)},
        "a guess changes what is known",
    ),
    (
        "views_hold",
        {"rules_hide": lambda twin: lambda state, seat: setattr(state, "mover", max(seat, 0))},
        "a view from which the turn is guessed wrong",
    ),
    ("pictures_hold", {"picture_shapes": twice}, "two shapes of one key"),
    ("pictures_hold", {"picture_shapes": much}, "too much to send"),
    (
        "pictures_hold",
        {"picture_PAINT": lambda twin: {name: {"fill": "#000"} for name in twin.picture.PAINT}},
        "one theme",
    ),
]


@pytest.mark.parametrize(("check", "parts", "why"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_broken_promises_are_seen(broken, check, parts, why):
    """Each check passes the game as it is, and says where a broken one breaks its promise."""
    check = getattr(contract, check)
    for seed in (1, 2, 3):
        check(broken(), seed)
    game = broken(**parts)
    with pytest.raises(AssertionError) as fault:
        for seed in (1, 2, 3):
            check(game, seed)
    assert str(fault.value), why


def test_rules_that_write_into_what_is_kept_are_seen(pebbles, monkeypatch):
    """Were a position's own bytes handed to compiled rules, the check would see them change."""
    game = Game(pebbles, {})
    contract.playing_changes_nothing(game, 1)
    monkeypatch.setattr(Referee, "state", lambda ours, kept: np.frombuffer(kept, ours.rules.State).view(np.recarray)[0])
    with pytest.raises(AssertionError):
        contract.playing_changes_nothing(game, 1)


DIFFERENT = [
    ("legal", listed(0, 2), "legal"),
    ("seat", always(1), "seat"),
    ("outcome", always(2), "outcome"),
    ("judge", judged(passing), "judge"),
    ("apply", then("apply", put("full", 3 + 1)), "apply"),
    ("pick", lambda twin: lambda state, r: 3, "pick"),
    ("derive", then("derive", lambda state: put("total", 5 if state.heaps[0] < 3 else 6)(state)), "derive"),
    ("sound", always(2), "sound"),
    ("symmetry", then("symmetry", put_in_image("mover", lambda state: 0)), "symmetry"),
    ("hide", lambda twin: lambda state, seat: setattr(state, "mover", 1), "hide"),
    ("guess", lambda twin: lambda state, seat, r: setattr(state, "mover", 1), "guess"),
    ("team", always(3), "team"),
    ("events", lambda twin: listed(1)(twin), "events"),
    ("setup", then("setup", put("full", 4)), "pebbles"),
]


@pytest.mark.parametrize(("rule", "other", "what"), DIFFERENT, ids=[rule for rule, _, _ in DIFFERENT])
def test_modes_that_differ_are_seen(pebbles, monkeypatch, rule, other, what):
    """Interpreted rules that say anything else than compiled ones are found out, and the rule is named."""
    twin = modes.folder("pebbles", jit=False)
    monkeypatch.setattr(twin.rules, rule, other(twin), raising=False)
    with pytest.raises(AssertionError, match=what):
        for seed in (1, 2, 3):
            contract.modes_agree("pebbles", {}, seed)


def test_rules_that_are_still_compiled_are_seen(pebbles, monkeypatch):
    """Interpreted rules that call a compiled helper are no reference."""
    twin = modes.folder("pebbles", jit=False)
    monkeypatch.setattr(twin.rules, "draw", pebbles.rules.draw)
    with pytest.raises(AssertionError, match=r"draw\.below"):
        contract.modes_agree("pebbles", {}, seed=1)


def test_every_check_can_fail():
    """A check that cannot fail checks nothing: each one has a broken game above."""
    seen = {check for check, _, _ in BROKEN} | {"playing_changes_nothing"}
    assert seen == {check.__name__ for check in contract.CHECKS}
