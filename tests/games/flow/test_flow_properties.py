"""What holds after any moves, for every number of players and every scenario: nothing is lost, and all fits together."""

import numpy as np
import pytest
from flow_table import Table
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from watersmeet.kernel import states
from watersmeet.testing import contract, modes

TILES, CARDS = (12, 12, 8, 4, 4, 2), (3, 3, 3, 2, 2, 2)
NAMES = ("no-communication", "one-card", "no-new-cards", "no-support-current", "single-path", "obstacles-remain")
EXAMPLES = {True: 60, False: 20}

named = st.builds(
    lambda rocks, others: (("obstacles",) * rocks + tuple(others))[:6],
    st.integers(0, 4),
    st.lists(st.sampled_from(NAMES), unique=True),
)
options = st.fixed_dictionaries(
    {
        "players": st.integers(1, 6),
        "scenarios": st.integers(0, 6) | named,
        "pace": st.none() | st.integers(1, 60),
    }
)


def quick(jit):
    """As many examples as this mode has time for; no deadline: some compile."""
    return settings(
        max_examples=EXAMPLES[jit],
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def choices(table):
    """What may happen next, events of the outside world included; cards and placements before discards."""
    return table.legal() + table.events()


def test_nothing_is_lost(folder_of, jit):
    """Tiles, cards, birds and obstacles always add up; each position is sound, and is what its text says."""
    flow = folder_of("flow")

    @quick(jit)
    @given(options, st.randoms(use_true_random=False))
    def any_game(chosen, dice):
        table = Table(flow, **chosen)
        holds(table)
        for _ in range(400 if jit else 120):
            found = choices(table)
            if not found:
                break
            table.play(dice.choice(found))
            holds(table, dice.random() < 0.2)

    any_game()


def holds(table, texts=True):
    """Everything that every position keeps; texts take long, so not all go there and back."""
    state = table.state
    adds_up(table)
    assert table.fault() == "", table.text()
    numbers = [table.flow.notation.read_move(move, state) for move in table.legal()]
    assert numbers == sorted(set(numbers)), table.text()
    assert (table.seat() == -2) == (not numbers), table.text()
    kept = state.tobytes()
    table.rules.derive(state)
    assert state.tobytes() == kept, table.text()
    if not texts:
        return
    again = Table(table.flow, **table.options)
    table.flow.notation.read(tuple(table.text().split(";")), again.state)
    table.rules.derive(again.state)
    assert again.state.tobytes() == kept, table.text()


def adds_up(table):
    """Counted here anew, not by the rules: of each kind there is what there was."""
    state, lying = table.state, list(table.cells().values())
    kinds = [tile.partition("/")[0] for tile in lying]
    for kind, (word, count) in enumerate(zip(table.rules.KINDS, TILES, strict=True)):
        piles = sum(int(state[pile][kind]) for pile in ("stack", "face_up", "discards"))
        assert piles + kinds.count(word) + (state.held == kind) == count, (word, table.text())
    for card, count in enumerate(CARDS):
        own = sum(int(hand[card]) for hand in state.hands)
        calm = int(state.calm) if card == 4 else 0
        assert own + int(state.deck[card]) + int(state.used[card]) + calm == count, (card, table.text())
    birds = table.birds()
    assert len(birds) <= 3, table.text()
    assert set(birds) <= set(table.cells()), table.text()
    if state.phase > 2:
        rocks = kinds.count("rock") + int(state.gone) + (state.held == 6)
        assert rocks == 2 * int(state.scenarios[0]), table.text()


SPECIAL = (
    {"pace": None},
    {"players": 3, "scenarios": ("no-communication",), "pace": None},
    {"players": 3, "scenarios": ("no-communication", "one-card"), "pace": 2},
    {"players": 1, "scenarios": ("obstacles",) * 4 + ("single-path", "obstacles-remain")},
    {"players": 4, "scenarios": 6, "pace": 3},
)


@pytest.mark.parametrize("chosen", SPECIAL, ids=str)
@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_for_scenarios_and_clocks(chosen, check):
    """What every game promises, with the options that the shared test cannot know."""
    from watersmeet.core.game import game

    check(game("flow", **chosen), seed=5)


@pytest.mark.parametrize("chosen", SPECIAL, ids=str)
def test_both_modes_agree(chosen):
    """Interpreted and compiled rules agree to the last byte, with scenarios and clocks."""
    contract.modes_agree("flow", chosen, seed=7, most=150)


def test_a_set_up_draws_until_all_is_laid(folder_of):
    """Eight obstacles are always laid, with single-path too: some square passes at every step."""
    flow = folder_of("flow")
    bits = np.random.default_rng(3)
    for _ in range(20):
        table = Table(flow, players=1, scenarios=("obstacles",) * 4 + ("single-path",))
        while table.seat() == -1:
            table.play(str(bits.choice(table.legal())))
        assert len(table.cells()) == 8
        assert table.legal()


def test_symmetries_turn_everything(folder_of):
    """All eight: the Boat's side, birds, the lifted tile's square and the dice turn along."""
    flow = folder_of("flow")
    table = Table(flow, pace=1).dealt("calm", "current", "bird", "current").board({"b1": "corner/3"}, boat="N")
    table.has(birds=1 << 1, phase=flow.rules.phases.ROLL_BLACK, calm=1, lifted=1)
    image = states.blank(flow.rules.State)
    seen = set()
    for k in range(8):
        assert flow.rules.symmetry(table.state, k, image)
        turned = table.copy()
        turned.state = states.copied(image)
        seen.add((turned.text(), turned.legal()[0]))
        (square,) = turned.birds()
        assert list(turned.cells()) == [square]
        assert flow.rules.symmetry_seat(table.state, k, 1) == 1
    assert len(seen) == 8
    assert not flow.rules.symmetry(table.state, 8, image)


def test_every_move_number_has_a_text_and_an_image(folder_of):
    """Texts go there and back for every number, and each symmetry only changes their order."""
    flow = modes.folder("flow", False)
    table = Table(flow).dealt("calm", "bird", "calm", "bird")
    for kind in (-1, 0, 1, 2, 3, 4, 5):
        table.has(held=kind)
        for k in range(8):
            images = [int(flow.rules.symmetry_move(table.state, k, move)) for move in range(flow.rules.MOVES)]
            assert sorted(images) == list(range(flow.rules.MOVES))
    texts = [flow.notation.write_move(move) for move in range(flow.rules.MOVES)]
    assert len(set(texts)) == flow.rules.MOVES
    assert [flow.notation.read_move(text, table.state) for text in texts] == list(range(flow.rules.MOVES))
    assert folder_of("flow").rules.team(table.state, 0) == 3
