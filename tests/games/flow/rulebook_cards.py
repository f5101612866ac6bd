"""The rulebook's action cards."""

from flow_table import Table
from rulebook import ALL, Rule, nothing, refuses

LINE = {"b1": "straight/1", "c1": "straight/1"}


def playing(flow, card, lying=None, **options):
    """A table on which seat 0 has this card and Calm Waters."""
    other = "calm" if card != "calm" else "fishing"
    return Table(flow, **options).dealt(card, "return", other, "return").board(lying or {})


def out_of_the_hand(flow):
    table = playing(flow, "bird", LINE)
    refuses(table, "support", "return")
    assert table.why("return") == "that card is not in the hand of whoever acts"
    table.play("bird", "c1")
    assert table.pile("used") == [0, 1, 0, 0, 0, 0]
    assert table.state.hands[0, 1] == 0


def support(flow):
    table = playing(flow, "support", LINE | {"e5": "rock"}).play("support")
    assert table.legal() == ["b1", "c1", "e5"]
    assert table.why("d4") == "the Boat stays as it is: cards are for other tiles"
    assert table.why("a1") == "an Animal lives there: cards are for tiles"
    assert table.why("c3") == "no tile lies there"
    assert table.copy().play("e5").state.gone == 1
    assert table.play("b1").pile("discards")[0] == 1
    assert table.cells() == {"c1": "straight/1", "e5": "rock"}


def support_needs_a_tile(flow):
    table = playing(flow, "support")
    assert table.why("support") == "Support finds no tile on the board that it may take away"


def bird(flow):
    table = playing(flow, "bird", LINE | {"e5": "rock"}).has(birds=1 << 1).play("bird")
    assert table.legal() == ["c1", "e5"]
    assert table.why("b1") == "a bird sits there already"
    assert table.why("d4") == "the Boat stays as it is: cards are for other tiles"
    assert table.play("c1").birds() == ["b1", "c1"]
    assert playing(flow, "bird").why("bird") == "no tile lies on the board for a bird to sit on"


def bird_flies_home(flow):
    table = playing(flow, "support", LINE).has(birds=1 << 1).play("support", "b1")
    assert table.birds() == []


def current(flow):
    table = playing(flow, "current", LINE | {"e5": "rock"}).has(birds=1 << 2).play("current")
    assert table.legal() == ["b1", "c1", "e5"]
    table.play("c1")
    assert table.birds() == []
    assert table.why("c1/1") == "Current brings the tile to another square than before"
    assert {"e4/1", "f5/0", "f5/1", "c4/1", "b7/1", "d5/0"} <= set(table.legal())
    assert "b2/0" not in table.legal()
    assert "f6/0" not in table.legal()
    assert table.why("b2/0") == "its south edge is open, and the edge of b1 is closed"
    table.play("f5/0")
    assert table.cells() == {"b1": "straight/1", "e5": "rock", "f5": "straight/0"}


def current_needs_another_square(flow):
    words = "Current finds no tile that fits on another square"
    assert playing(flow, "current").why("current") == words
    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    full = playing(
        flow, "current", {square: "rock" for square in squares if square not in ("a1", "a7", "g1", "g7", "d4")}
    )
    assert full.why("current") == words


def current_lifts_first(flow):
    table = playing(flow, "current", {"c3": "straight/0"}).play("current", "c3")
    assert "c2/0" not in table.legal()
    assert table.why("c2/0") == "nothing lies beside that square: no Animal, tile or obstacle"


def current_moves_obstacles(flow):
    table = playing(flow, "current", {"e5": "rock", "b1": "straight/1"}).play("current", "e5")
    assert {"b2", "c1", "d3", "d5", "a2"} <= set(table.legal())
    assert table.why("e5") == "Current brings the tile to another square than before"
    assert table.why("e2") == "nothing lies beside that square: no Animal, tile or obstacle"
    assert table.why("d4") == "the Boat lies there"
    assert table.play("b2").cells() == {"b1": "straight/1", "b2": "rock"}


def fishing(flow):
    table = playing(flow, "fishing").play("fishing")
    assert table.odds()["=cross"] == 8
    table.play("=cross")
    assert table.odds()["=cross"] == 7
    assert table.play("=corner").seat() == 1
    assert table.legal()[:3] == ["draw", "take-corner", "take-cross"]
    table.play("take-cross", "b1/0")
    assert table.pile("face_up") == [0, 1, 0, 0, 0, 0]
    assert table.why("take-cross") == "no tile of that kind lies face up"


def fishing_again(flow):
    table = playing(flow, "fishing", pace=60).play("fishing", "=cross", "=corner").has(hands={(1, 3): 1})
    assert table.play("fishing", "=cross", "=straight").pile("face_up") == [1, 1, 2, 0, 0, 0]


def fishing_needs_two(flow):
    table = playing(flow, "fishing").has(stack=dict.fromkeys(range(6), 0)).has(stack={0: 1})
    assert table.why("fishing") == "Fishing needs two tiles in the stacks"


def calm(flow):
    table = playing(flow, "calm", {"b1": "straight/1", "b2": "cross/0", "c2": "cross/0"}).has(left=1).play("calm")
    assert table.legal() == ["black", "white"]
    assert table.seat() == 0
    black = table.copy().play("black")
    assert black.legal() == ["=a", "=b", "=c", "=e", "=f", "=g"]
    assert sorted(black.play("=b").cells()) == ["c2"]
    white = table.play("white")
    assert white.legal() == ["=1", "=2", "=3", "=5", "=6", "=7"]
    assert sorted(white.play("=2").cells()) == ["b1"]


def calm_stays_until_the_wave(flow):
    table = playing(flow, "calm").has(left=1).play("calm")
    assert table.pile("used")[4] == 0
    assert table.play("black", "=a").pile("used")[4] == 1


def one_calm(flow):
    table = playing(flow, "calm").play("calm").has(hands={(1, 4): 1})
    assert table.why("calm") == "Calm Waters has been played this round"


def returns(flow):
    table = Table(flow).dealt("return", "calm", "bird", "calm").has(discards={0: 1, 3: 1}).play("return")
    assert table.legal() == ["take-straight", "take-obstacle-straight"]
    assert table.why("take-cross") == "no tile of that kind has been discarded"
    table.play("take-obstacle-straight")
    assert "b1/1" in table.legal()
    refuses(table, "discard", "exchange", "c3/1", "draw")
    table.play("b1/1")
    assert table.pile("discards") == [1, 0, 0, 0, 0, 0]
    assert table.cells() == {"b1": "obstacle-straight/1"}


def return_needs_a_discard(flow):
    table = Table(flow).dealt("return", "calm", "bird", "calm")
    assert table.why("return") == "no tile has been discarded that Return could fetch"


def return_may_seal(flow):
    lying = {"b1": "obstacle-straight/1", "f1": "obstacle-straight/1", "b7": "obstacle-straight/1"}
    lying |= {"f7": "obstacle-straight/1", "g2": "obstacle-straight/0", "a6": "obstacle-straight/0"}
    table = Table(flow).dealt("return", "calm", "bird", "calm").board(lying | {"g6": "obstacle-straight/0"})
    table.has(discards={3: 1}).play("return", "take-obstacle-straight")
    assert table.legal() == ["a2/0"]


RULES = [
    Rule("Cards", "a card is played out of the hand and discarded", out_of_the_hand, {"may_hold": lambda state, seat, card: True}),
    Rule("Support", "takes a tile off the board, but not the Boat", support, {"remove": nothing}),
    Rule("R-FLOW-5", "no card without a target", support_needs_a_tile, {"refused": nothing}),
    Rule("Bird", "sits on a tile, not the Boat; one on each", bird, {"perches": lambda state: ALL}),
    Rule("R-FLOW-7", "a bird returns to the supply with its tile", bird_flies_home, {"remove": nothing}),
    Rule("Current", "puts a tile elsewhere: edges match, no way is needed", current, {"elsewhere": lambda state, kind, turn, gone: ALL}),
    Rule("R-FLOW-5", "Current needs a tile that can go elsewhere", current_needs_another_square, {"something_moves": lambda state: True}),
    Rule("R-FLOW-8", "Current lifts the tile first", current_lifts_first, {"elsewhere": lambda state, kind, turn, gone: ALL}),
    Rule("R-FLOW-7", "Current moves scenario obstacles, whose edges match anything", current_moves_obstacles, {"ROCK": 5}),
    Rule("Fishing", "turns two tiles up; later anyone may take one instead of drawing", fishing, {"fish": nothing}),
    Rule("R-FLOW-8", "Fishing may be played while tiles lie face up", fishing_again, {"refused": lambda state, card: 1}),
    Rule("R-FLOW-8", "Fishing needs two tiles in the stacks", fishing_needs_two, {"tiles_in": lambda pile: 2}),
    Rule("Calm Waters", "one die is rolled, and the roller chooses which", calm, {"wash_column": nothing}),
    Rule("Cards", "Calm Waters stays until its wave", calm_stays_until_the_wave, {"next_round": nothing}),
    Rule("Calm Waters", "one in a round", one_calm, {"refused": nothing}),
    Rule("Return", "places a discarded tile by the rules of placement", returns, {"places": lambda state, kind, turn: ALL}),
    Rule("Return", "not without discarded tiles", return_needs_a_discard, {"return_refused": nothing}),
    Rule("R-FLOW-8", "sealing does not forbid Return", return_may_seal, {"places": nothing}),
]  # fmt: skip
