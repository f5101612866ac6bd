"""The rulebook's rules of drawing and placing tiles."""

from flow_table import Table
from rulebook import ALL, Rule, nothing


def holding(flow, kind, lying=None, cards=("calm", "bird", "calm", "bird"), **options):
    """A table on which seat 0 holds a tile."""
    return Table(flow, **options).dealt(*cards).board(lying or {}).hold(kind)


def from_the_stack(flow):
    table = Table(flow).dealt("calm", "bird", "calm", "bird").play("draw", "=corner")
    assert sum(table.pile("stack")) == 41
    table.play("b1/3")
    assert table.cells() == {"b1": "corner/3"}


def exchanged(flow):
    table = holding(flow, "straight").play("exchange")
    assert table.odds() == {"=support": 3, "=bird": 1, "=current": 3, "=fishing": 2, "=return": 2}
    table.play("=return")
    assert table.pile("discards") == [1, 0, 0, 0, 0, 0]
    assert table.state.hands[0, 5] == 1
    assert table.seat() == 1


def only_plain_ones(flow):
    for kind in ("straight", "corner", "cross"):
        assert "exchange" in holding(flow, kind).legal()
    for kind in ("obstacle-straight", "obstacle-corner", "obstacle-cross"):
        table = holding(flow, kind)
        assert "exchange" not in table.legal()
        assert table.why("exchange") == "a tile with an obstacle cannot be exchanged for a card"


def not_from_an_empty_deck(flow):
    table = holding(flow, "straight").has(deck=dict.fromkeys(range(6), 0))
    assert table.why("exchange") == "no action card is left to exchange it for"


def beside_something(flow):
    table = holding(flow, "cross")
    assert table.why("c3/0") == "nothing lies beside that square: no Animal, tile or obstacle"
    assert "b1/0" in table.legal()


def with_a_way(flow):
    table = holding(flow, "straight", {"c3": "straight/0", "e1": "obstacle-straight/1", "f1": "straight/1"})
    assert table.why("c2/0") == "no open way leads from there to an Animal"
    assert table.why("d1/1") == "no open way leads from there to an Animal"
    assert "e1/1" not in table.legal()
    free = holding(flow, "straight", {"e1": "straight/1", "f1": "straight/1"})
    assert "d1/1" in free.legal()


def through_the_boat(flow):
    lying = {"d1": "cross/0", "b1": "straight/1", "c1": "straight/1", "d2": "straight/0", "d3": "straight/0"}
    assert "d5/0" in holding(flow, "straight", lying).legal()
    assert "d5/0" not in holding(flow, "straight", lying).has(boat=1 | 2).legal()


def edges_match(flow):
    table = holding(flow, "corner", {"b1": "straight/1", "c2": "straight/1"})
    assert table.why("c1/0") == "its west edge is closed, and the edge of b1 is open" or "north" in table.why("c1/0")
    assert table.why("c1/3") == "its north edge is open, and the edge of c2 is closed"
    assert "c1/2" in table.legal()


def animals_and_boat_match(flow):
    table = holding(flow, "straight", {"d2": "straight/0", "d1": "cross/0", "c1": "straight/1", "b1": "straight/1"})
    assert table.why("g2/1") == "its south edge is closed, and the edge of g1 is open"
    assert "d3/0" in table.legal()
    closed = table.copy().has(boat=1)
    assert closed.why("d3/0") == "its north edge is open, and the edge of d4 is closed"


def rim_takes_anything(flow):
    table = holding(flow, "cross")
    assert {"b1/0", "f1/0", "a2/0"} <= set(table.legal())


def obstacle_stops_water(flow):
    table = holding(flow, "straight", {"b1": "obstacle-straight/1"})
    assert table.why("c1/1") == "no open way leads from there to an Animal"


def obstacle_without_a_place_goes(flow):
    table = holding(flow, "obstacle-straight", walled())
    assert table.legal() == ["discard"]
    table.play("discard")
    assert table.pile("discards")[3] == 1
    assert sum(map(int, table.state.hands[0])) == 2


def walled():
    """Every way from an Animal is stopped at once."""
    lying = {square: "obstacle-straight/1" for square in ("b1", "f1", "b7", "f7")}
    return lying | {square: "obstacle-straight/0" for square in ("a2", "g2", "a6", "g6")}


def plain_without_a_place_is_exchanged(flow):
    table = holding(flow, "straight", walled())
    assert table.legal() == ["exchange"]
    assert table.why("discard") == "it can be exchanged for a card, so it may not be discarded"
    assert table.has(deck=dict.fromkeys(range(6), 0)).legal() == ["discard"]


def sealing_obstacle_goes(flow):
    lying = {square: "obstacle-straight/1" for square in ("b1", "f1", "b7", "f7")}
    lying |= {square: "obstacle-straight/0" for square in ("g2", "a6", "g6")}
    table = holding(flow, "obstacle-straight", lying)
    assert table.legal() == ["discard"]
    assert "shut an Animal in" in table.why("a2/0")
    plain = holding(flow, "straight", lying)
    assert plain.legal() == ["a2/0", "exchange"]


def some_sealing_is_legal(flow):
    lying = {"b1": "obstacle-straight/1"}
    assert "a2/0" in holding(flow, "obstacle-straight", lying).legal()


def placeable_stays(flow):
    table = holding(flow, "obstacle-straight")
    assert table.why("discard") == "it can be placed, so it may not be discarded"


def cut_off_tiles_stay(flow):
    table = Table(flow).dealt("support", "bird", "calm", "bird").board({"b1": "straight/1", "c1": "straight/1"})
    table.play("support", "b1")
    assert table.cells() == {"c1": "straight/1"}


def turns_that_differ(flow):
    table = holding(flow, "straight")
    assert [move for move in table.legal() if move.startswith("b1")] == ["b1/1"]
    assert "smaller number" in table.why("b1/3")


def all_see_hands(flow):
    table = Table(flow).dealt("calm", "bird", "return", "bird")
    seen = table.copy()
    flow.rules.hide(seen.state, 1)
    assert seen.text() == table.text()
    flow.rules.hide(seen.state, -1)
    assert seen.text() == table.text()


RULES = [
    Rule("Drawing", "a tile is drawn from the stacks and placed on an empty square", from_the_stack, {"lay_down": nothing}),
    Rule("Drawing", "a drawn tile may be discarded for an action card", exchanged, {"exchanges": lambda state: False}),
    Rule("Drawing", "only the three kinds without an obstacle", only_plain_ones, {"PLAIN": 6}),
    Rule("Drawing", "not when no action cards are left", not_from_an_empty_deck, {"deck_count": lambda state: 1}),
    Rule("Placement 1", "beside an Animal or a tile", beside_something, {"beside": lambda state, gone: ALL}),
    Rule("Placement 2", "an unbroken way from an Animal to the new tile", with_a_way, {"watered": lambda state: ALL}),
    Rule("R-FLOW-3", "water runs on through the Boat's open sides", through_the_boat, {"BOAT_SQUARE": 0}),
    Rule("Placement 3", "open edges meet open, closed meet closed", edges_match, {"fitting": lambda state, edges, gone: ALL}),
    Rule("R-FLOW-3", "the edges of Animals and of the Boat count", animals_and_boat_match, {"derive": nothing}),
    Rule("Placement 3", "the rim takes any edge", rim_takes_anything, {"fitting": lambda state, edges, gone: 0x1C38F1E3C000}),
    Rule("R-FLOW-2", "no water passes an obstacle", obstacle_stops_water, {"passing": lambda state: int(state.solid)}),
    Rule("Obstacles", "a tile with an obstacle that fits nowhere is discarded, for no card", obstacle_without_a_place_goes, {"places": lambda state, kind, turn: 1 << 9}),
    Rule("R-FLOW-4", "a plain tile that fits nowhere is exchanged, or else discarded", plain_without_a_place_is_exchanged, {"exchanges": lambda state: False}),
    Rule("Obstacles", "and one that could only shut an Animal in", sealing_obstacle_goes, {"only_seals": lambda state: False}),
    Rule("R-FLOW-4", "otherwise sealing is legal", some_sealing_is_legal, {"only_seals": lambda state: True}),
    Rule("R-FLOW-4", "a tile that can be placed may not be discarded", placeable_stays, {"only_seals": lambda state: True}),
    Rule("Obstacles", "tiles whose way was broken stay on the board", cut_off_tiles_stay, {"remove": lambda state, square: state.cells.__setitem__(slice(None), 0)}),
    Rule("R-FLOW-2", "only turns that look different are offered", turns_that_differ, {"TURNS": (4, 4, 4, 4, 4, 4, 1)}),
    Rule("Cards", "hands are open", all_see_hands, {"silence": lambda state: True}),
]  # fmt: skip
