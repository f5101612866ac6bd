"""The rulebook's scenario cards."""

from flow_table import Table, place
from rulebook import Rule, nothing, refuses

DEALS = ("calm", "bird", "fishing", "bird")


def playing(flow, *scenarios, cards=DEALS, **options):
    """A table with these scenario cards, the cards dealt."""
    return Table(flow, scenarios=scenarios, **options).dealt(*cards)


def difficulty(flow):
    for count in range(1, 7):
        table = Table(flow, scenarios=count).dealt(*DEALS)
        assert table.odds() == {
            "=obstacles": 4, "=no-communication": 2, "=one-card": 1, "=no-new-cards": 1, "=no-support-current": 1,
            "=single-path": 1, "=obstacles-remain": 1,
        }  # fmt: skip
        for _ in range(count):
            assert table.state.phase == 1
            table.play(table.legal()[0])
        assert table.state.phase != 1
        assert sum(table.pile("scenarios")) == count


def second_silence(flow):
    table = Table(flow, scenarios=2).dealt(*DEALS).play("=no-communication")
    assert "=no-communication" not in table.legal()
    assert table.odds()["=obstacles"] == 4


def two_obstacles(flow):
    table = playing(flow, "obstacles", "obstacles")
    for square in ("c3", "e5", "c6", "b1"):
        assert table.seat() == -1
        table.play(f"={square}")
    assert table.seat() == 0
    assert sorted(table.cells()) == ["b1", "c3", "c6", "e5"]


def dice_name_the_square(flow):
    table = playing(flow, "obstacles")
    named = [move[1:] for move in table.legal()]
    corners = {"a1", "a7", "g1", "g7"}
    assert named == [
        f"{column}{row}" for row in (1, 2, 3, 5, 6, 7) for column in "abcefg" if f"{column}{row}" not in corners
    ]
    assert set(table.odds().values()) == {1}
    assert "=c3" not in table.play("=c3").legal()


def way_to_the_boat(flow):
    table = playing(flow, "obstacles").play("=b1")
    assert "=a2" not in table.legal()
    assert "=a3" in table.legal()


def one_side_for_all(flow):
    table = playing(flow, *["obstacles"] * 4, "single-path")
    table.board(dict.fromkeys(("a3", "b3", "c3", "e3", "f3", "b6", "f6"), "rock")).has(todo=1)
    assert "=g3" not in table.legal()
    assert "=c5" in table.legal()


def any_edge_meets_an_obstacle(flow):
    table = playing(flow, "obstacles").play("=b2", "=f6")
    assert {"b1/2", "b1/3", "a2/1", "a2/2"} <= set(table.hold("corner").legal())


def silent(flow):
    table = playing(flow, "no-communication")
    seen = table.copy()
    flow.rules.hide(seen.state, 1)
    assert list(seen.state.hands[0]) == [0, 0, 0, 0, 0, 0, 2]
    assert list(seen.state.hands[1]) == list(table.state.hands[1])
    assert list(seen.state.deck) == [3, 1, 3, 2, 2, 2]
    between = table.copy().has(phase=flow.rules.phases.ROLL, left=0, talk=1)
    flow.rules.hide(between.state, 1)
    assert list(between.state.hands[0]) == list(table.state.hands[0])


def talk_between_rounds(flow):
    table = playing(flow, "no-communication", pace=1)
    assert flow.rules.silent(table.state)
    for moves in (("draw", "=cross", "b1/0"), ("=a2",)):
        assert not flow.rules.silent(table.play(*moves).state)
    assert flow.rules.silent(table.play("draw").state)
    timed = playing(flow, "no-communication", pace=None)
    assert flow.rules.silent(timed.state)
    for moves in (("start", "time"), ("=a2",)):
        assert not flow.rules.silent(timed.play(*moves).state)
    assert flow.rules.silent(timed.play("start").state)
    assert not flow.rules.silent(Table(flow).dealt(*DEALS).state)


def one_card(flow):
    table = playing(flow, "one-card", cards=("calm", "calm", "fishing", "fishing"), pace=3).play(
        "fishing", "=cross", "=cross"
    )
    assert table.why("calm") == "a scenario card allows one action card a round, and it has been played"
    assert table.legal() == ["draw", "take-cross"]
    table.play("draw", "=cross", "b1/0", "draw", "=cross", "f1/0", "=a2")
    assert table.legal() == ["draw", "take-cross", "fishing", "calm"]


def forbidden_cards_do_not_count(flow):
    table = playing(flow, "one-card", cards=("fishing", "calm", "bird", "calm"), pace=3).has(
        stack=dict.fromkeys(range(6), 0)
    )
    table.has(stack={2: 2}).play("fishing", "=cross", "=cross").has(face_up={2: 1})
    assert table.play("take-cross", "b1/0").seat() == -2
    free = playing(flow, cards=("fishing", "calm", "bird", "calm"), pace=3).has(stack=dict.fromkeys(range(6), 0))
    free.has(stack={2: 2}).play("fishing", "=cross", "=cross").has(face_up={2: 1})
    assert free.play("take-cross", "b1/0").legal() == ["bird"]


def no_new_cards(flow):
    table = playing(flow, "no-new-cards").hold("straight")
    assert table.why("exchange") == "a scenario card forbids new action cards"
    walls = {square: "obstacle-straight/1" for square in ("b1", "f1", "b7", "f7")}
    walls |= {square: "obstacle-straight/0" for square in ("a2", "g2", "a6", "g6")}
    assert table.board(walls).legal() == ["discard"]


def protected(flow):
    lying = {"b1": "straight/1", "a2": "obstacle-straight/0", "e5": "rock"}
    for card in ("support", "current"):
        table = playing(flow, "no-support-current", cards=(card, "bird", "calm", "bird")).board(lying).play(card)
        assert table.legal() == ["b1"]
        assert (
            table.why("a2") == table.why("e5") == "a scenario card forbids Support and Current for tiles with obstacles"
        )
    washed = rolling(flow, "no-support-current", lying).play("=a5")
    assert sorted(washed.cells()) == ["b1"]


def rolling(flow, scenario, lying, **fields):
    """A table with this scenario card on which the dice are about to be thrown."""
    table = playing(flow, scenario).board(lying)
    return table.has(phase=flow.rules.phases.ROLL, left=0, **fields)


def single_path(flow):
    table = playing(flow, "single-path")
    assert table.seat() == 0
    assert table.legal() == ["boat-n", "boat-e", "boat-s", "boat-w"]
    refuses(table, "draw", "exchange", "start")
    table.play("boat-e")
    assert table.state.boat == 2
    assert table.legal()[0] == "draw"


def sides_in_reach(flow):
    table = playing(flow, *["obstacles"] * 4, "single-path")
    table.board(dict.fromkeys(("c1", "c2", "c3", "e1", "e2", "e3", "b6", "f6"), "rock"))
    table.has(phase=flow.rules.phases.SIDE, todo=0)
    assert table.legal() == ["boat-n", "boat-e", "boat-w"]
    assert table.why("boat-s") == "not all four Animals can reach that side of the Boat"


def remain(flow):
    lying = {"a2": "obstacle-straight/0", "b2": "rock", "c2": "straight/0", "b5": "straight/1"}
    table = rolling(flow, "obstacles-remain", lying, birds=1 << place("b2") | 1 << place("a2")).play("=b2")
    assert sorted(table.cells()) == ["a2", "b2"]
    assert table.birds() == ["a2", "b2"]


def remain_but_support(flow):
    lying = {"a2": "obstacle-straight/0", "b2": "rock"}
    table = playing(flow, "obstacles-remain", cards=("support", "bird", "calm", "bird")).board(lying).play("support")
    assert table.legal() == ["a2", "b2"]


def copies_without_the_ban(state, card):
    """How many of a scenario card are left, were a second silence kept."""
    return (4, 2, 1, 1, 1, 1, 1)[card] - int(state.scenarios[card])


RULES = [
    Rule("Scenarios, set-up", "one to six cards are drawn from eleven, by difficulty", difficulty, {"COPIES": (4, 2, 1, 1, 1, 1, 2)}),
    Rule("No communication", "a second one is replaced by another card", second_silence, {"copies_left": copies_without_the_ban}),
    Rule("Obstacles", "two obstacles for each card", two_obstacles, {"rocks_to_lay": lambda state: 1}),
    Rule("Obstacles", "the dice name their squares: empty ones, and no Animal's", dice_name_the_square, {"passes": lambda state, square: True}),
    Rule("Obstacles", "the way to the Boat stays possible", way_to_the_boat, {"all_reach": lambda rocks: True}),
    Rule("R-FLOW-9", "with single-path to one and the same side", one_side_for_all, {"SINGLE_PATH": 4}),
    Rule("Obstacles", "any edge may touch a scenario obstacle", any_edge_meets_an_obstacle, {"ROCK": 9}),
    Rule("No communication", "hands are hidden; with the deck they are one pool", silent, {"conceal": nothing}),
    Rule("No communication", "all may talk in the wave phase", talk_between_rounds, {"SILENCE": 2}),
    Rule("One action card a round", "the group plays one card in a round", one_card, {"ONE_CARD": 6}),
    Rule("R-FLOW-5", "a card that the limit forbids just now does not keep the game alive", forbidden_cards_do_not_count, {"ONE_CARD": 6}),
    Rule("No new cards", "no tile is exchanged for a card", no_new_cards, {"NO_NEW": 6}),
    Rule("No Support or Current for obstacles", "they cannot touch obstacles; waves can", protected, {"PROTECTED": 6}),
    Rule("Single path", "the Boat shows one way, to the side that the players choose", single_path, {"SINGLE_PATH": 6}),
    Rule("R-FLOW-9", "to a side that all four Animals can reach", sides_in_reach, {"shared_sides": lambda rocks: 15}),
    Rule("Obstacles remain", "waves leave obstacles, and the birds on them", remain, {"REMAIN": 0}),
    Rule("Obstacles remain", "Support and Current still reach them", remain_but_support, {"PROTECTED": 6}),
]  # fmt: skip
