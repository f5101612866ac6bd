"""The rulebook, rule by rule: section, our own words, the check, and what switches the rule off.

A check plays the rule on a `Table`. `off` gives names of Flow's rules another meaning, so that the rule no longer
holds: the check must then fail. Checks of set-up, turns and the wave are here, of tiles in `rulebook_tiles`, of
cards in `rulebook_cards`, of scenarios in `rulebook_scenarios`.
"""

from typing import Any, NamedTuple

import numpy as np
from flow_table import Table

ALL = (1 << 49) - 1


class Rule(NamedTuple):
    """One rule of the book, or of the rulings."""

    section: str
    words: str
    check: Any
    off: dict[str, Any]


def refuses(table, *texts):
    """None of these can be played, and each is refused with words."""
    for text in texts:
        assert text not in table.legal(), text
        assert table.why(text), text


def nothing(*_):
    """Stands for a function of the rules that no longer does anything."""
    return 0


# Set-up.


def board(flow):
    table = Table(flow).dealt("support", "bird", "support", "bird").hold("cross")
    assert table.why("a1/0") == table.why("g7/0") == "an Animal lives there"
    assert table.why("d4/0") == "the Boat lies there"
    assert table.legal() == ["b1/0", "f1/0", "a2/0", "g2/0", "a6/0", "g6/0", "b7/0", "f7/0", "exchange"]


def four_ways(flow):
    table = Table(flow)
    assert table.state.boat == 15


def no_scenarios(flow):
    table = Table(flow).dealt("support", "bird", "support", "bird")
    assert sum(table.pile("scenarios")) == 0
    assert not table.cells()
    assert table.legal()[0] == "draw"


def stack(flow):
    table = Table(flow).dealt("support", "bird", "support", "bird").play("draw")
    assert sum(table.pile("stack")) == 42
    assert table.odds() == dict(zip((f"={kind}" for kind in flow.rules.KINDS), (12, 12, 8, 4, 4, 2), strict=True))


def three_birds(flow):
    table = (
        Table(flow, players=1).dealt("bird", "bird", "bird").board({f"{column}1": "straight/1" for column in "bcef"})
    )
    for column in "bce":
        table.has(turn=0, hands={(0, 1): 1}).play("bird", f"{column}1")
    table.has(hands={(0, 1): 1})
    assert table.why("bird") == "all three birds are on the board"


def cards_dealt(flow):
    for players, each in ((1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)):
        table = Table(flow, players=players)
        count = 0
        while table.seat() == -1:
            table.play(table.legal()[-1])
            count += 1
        assert count == players * each
        assert [sum(map(int, table.state.hands[seat])) for seat in range(players)] == [each] * players
        assert sum(table.pile("deck")) == 15 - count


def deck(flow):
    assert Table(flow).odds() == {"=support": 3, "=bird": 3, "=current": 3, "=fishing": 2, "=calm": 2, "=return": 2}


def first_player(flow):
    assert Table(flow, players=3).dealt("calm", "calm", "bird").seat() == 0


# Turns.


def clock_starts(flow):
    table = Table(flow, pace=None).dealt("calm", "calm", "bird", "bird")
    assert table.legal() == ["start"]
    assert table.events() == []
    refuses(table, "draw", "calm")
    assert table.play("start").legal() == ["draw", "calm"]


def one_action(flow):
    table = Table(flow).dealt("support", "support", "calm", "bird")
    assert table.legal() == ["draw", "calm"]
    assert table.play("calm").seat() == 1
    assert table.play("draw", "=cross", "b1/0").seat() == 0


def clockwise(flow):
    table = Table(flow, players=3).dealt("calm", "bird", "return")
    seats = []
    for square in ("b1", "f1", "b7", "f7"):
        seats.append(table.seat())
        table.play("draw", "=straight", f"{square}/1")
    assert seats == [0, 1, 2, 0]


def nobody_draws_before(flow):
    table = Table(flow).dealt("calm", "calm", "bird", "bird").play("draw", "=cross")
    assert table.seat() == 0
    refuses(table, "draw", "calm")


# The giant wave.


def minute_is_up(flow):
    table = Table(flow, pace=None).dealt("calm", "bird", "calm", "bird").play("start", "draw", "=cross", "time")
    assert table.seat() == 0
    assert table.events() == []
    table.play("b1/0")
    assert "=b2" in table.legal()
    assert table.play("=b2").seat() == 1


def turn_not_begun(flow):
    table = Table(flow, pace=None).dealt("calm", "bird", "calm", "bird").play("start", "time")
    assert len(table.legal()) == 36
    assert table.play("=a1").legal() == ["start"]
    assert table.seat() == 1


def pace_ends_a_round(flow):
    table = Table(flow, pace=2).dealt("calm", "bird", "calm", "bird")
    table.play("draw", "=cross", "b1/0", "draw", "=cross", "f1/0")
    assert table.seat() == -1
    assert len(table.legal()) == 36
    assert table.play("=a2").seat() == 0
    refuses(table, "start", "time")


def both_lines(flow):
    lying = {"a2": "straight/0", "b1": "straight/1", "b2": "cross/0", "c2": "rock", "f6": "corner/0", "b6": "corner/1"}
    table = rolling(flow, lying)
    table.play("=b2")
    assert table.cells() == {"f6": "corner/0"}
    assert table.pile("discards") == [2, 1, 1, 0, 0, 0]
    assert table.state.gone == 1


def rolling(flow, lying, **fields):
    """A table on which the dice are about to be thrown."""
    table = Table(flow, pace=1).dealt("calm", "bird", "calm", "bird").board(lying)
    return table.has(phase=flow.rules.phases.ROLL, left=0, discards=dict.fromkeys(range(6), 0), **fields)


def central_lines(flow):
    table = rolling(flow, {})
    lines = [move[1:] for move in table.legal()]
    assert lines == [f"{column}{row}" for row in (1, 2, 3, 5, 6, 7) for column in "abcefg"]
    assert set(table.odds().values()) == {1}


def birds_save(flow):
    lying = {"a2": "straight/0", "b1": "straight/1", "b2": "cross/0"}
    table = rolling(flow, lying, birds=1 << 7 | 1 << 1 | 1 << 2).play("=b2")
    assert sorted(table.cells()) == ["a2", "b1"]
    assert table.birds() == ["c1"]


def crossing_takes_both(flow):
    table = rolling(flow, {"b2": "cross/0"}, birds=1 << 8).play("=b2")
    assert not table.cells()
    assert not table.birds()


def next_round(flow):
    table = rolling(flow, {}).play("=a1")
    assert table.seat() == 1
    assert table.state.left == table.state.pace == 1


# The end.


def joined(flow, closed=""):
    """All four Animals on ways to the Boat that lack one tile, c4."""
    row = {f"{column}{line}": "straight/1" for line in (1, 7) for column in "bcef"}
    lying = row | {"d1": "cross/0", "d7": "cross/0"} | {f"d{line}": "straight/0" for line in (2, 3, 5, 6)}
    lying.pop("d3")
    lying.pop(closed, None)
    return Table(flow).dealt("calm", "bird", "calm", "bird").board(lying).hold("straight")


def scores(table):
    """The winners as a bit mask, and every seat's score."""
    found = np.full(2, 9.0)
    return int(table.rules.outcome(table.state, found)), list(found)


def won(flow):
    table = joined(flow)
    table.play("d3/0")
    assert table.seat() == -2
    assert flow.rules.REASONS[flow.rules.reason(table.state)] == "all-joined"
    assert scores(table) == (3, [1, 1])
    three = joined(flow, closed="b1")
    three.play("d3/0")
    assert three.seat() == 1


def won_before_the_wave(flow):
    table = joined(flow).has(left=1)
    table.play("d3/0")
    assert table.seat() == -2


def lost(flow):
    table = Table(flow).dealt("calm", "return", "calm", "return").has(stack=dict.fromkeys(range(6), 0))
    table.has(stack={2: 1}).play("draw", "=cross", "b1/0")
    assert table.seat() == -2
    assert flow.rules.REASONS[flow.rules.reason(table.state)] == "no-way-on"
    assert scores(table) == (0, [0, 0])


def not_lost_with_a_card(flow):
    table = Table(flow).dealt("calm", "calm", "return", "return").has(stack=dict.fromkeys(range(6), 0))
    table.has(stack={2: 1}).play("draw", "=cross", "b1/0")
    assert table.legal() == ["calm"]


def still_as_before(flow):
    """What is drawn about `next_round` and the loss: tested after the wave too, before `start`."""
    table = Table(flow, pace=None).dealt("calm", "return", "calm", "return").has(stack=dict.fromkeys(range(6), 0))
    table.has(phase=flow.rules.phases.ROLL).play("=a1")
    assert table.seat() == -2


RULES = [
    Rule("Set-up 1", "seven by seven squares, an Animal in each corner, the Boat in the middle", board, {"occupied": nothing}),
    Rule("Set-up 2", "the Boat shows its face with four ways", four_ways, {"setup": nothing}),
    Rule("Set-up 3", "scenario cards and obstacles stay in the box", no_scenarios, {"rocks_to_lay": lambda state: 2}),
    Rule("Set-up 4", "42 tiles are shuffled, face down", stack, {"TILES": (12, 12, 8, 4, 4, 3)}),
    Rule("Set-up 5", "three birds and two dice lie ready", three_birds, {"BIRDS": 4}),
    Rule("Set-up 6", "three cards alone, two each for two, one each for more", cards_dealt, {"CARDS_EACH": (0, 3, 2, 2, 1, 1, 1)}),
    Rule("Set-up 6", "the other cards are the deck", deck, {"DECK": (3, 3, 3, 2, 2, 3)}),
    Rule("Set-up 7", "one player begins", first_player, {"seat": lambda state: 1}),
    Rule("Turns", "the first player starts the clock, then acts", clock_starts, {"first_round": lambda state: state.__setattr__("phase", 5)}),
    Rule("Turns", "a turn is one action: draw a tile, or play a card", one_action, {"pass_on": nothing}),
    Rule("Turns", "then the next player clockwise acts", clockwise, {"pass_on": lambda state, phase: state.__setattr__("phase", phase)}),
    Rule("Turns", "nobody draws before the turn of the one before is over", nobody_draws_before, {"choices": lambda state, moves: 0, "choice": nothing}),
    Rule("The wave", "time is up: who has begun an action completes it, then rolls", minute_is_up, {"events": nothing}),
    Rule("R-FLOW-6", "a turn not begun when time is up is lost", turn_not_begun, {"end_round": nothing}),
    Rule("R-FLOW-6", "with a pace the round ends by itself after so many turns", pace_ends_a_round, {"end_round": lambda state: state.__setattr__("phase", 5)}),
    Rule("The wave", "all tiles on both lines go, face up to the discards", both_lines, {"wash_row": nothing}),
    Rule("R-FLOW-1", "the dice never name the central row and column", central_lines, {"MIDDLE": 9}),
    Rule("The wave", "a bird goes instead of its tile", birds_save, {"wash": lambda state, square: None}),
    Rule("The wave", "where both lines cross, tile and bird go", crossing_takes_both, {"wash_both": nothing}),
    Rule("The wave", "a new round begins with the next player", next_round, {"next_round": nothing}),
    Rule("The end", "won when all Animals are joined to the Boat at the end of a turn", won, {"linked": nothing}),
    Rule("R-FLOW-5", "the win is tested before a wave", won_before_the_wave, {"linked": nothing}),
    Rule("The end", "lost when whoever is to act has no tile to draw and no card to play", lost, {"can_act": lambda state: True}),
    Rule("The end", "not lost while that player has a card", not_lost_with_a_card, {"can_act": lambda state: False}),
    Rule("R-FLOW-5", "the loss is tested after a wave too", still_as_before, {"can_act": lambda state: True}),
]  # fmt: skip
