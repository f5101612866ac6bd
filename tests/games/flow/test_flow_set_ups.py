"""Set-up positions that cannot stand, texts that cannot be read, options that cannot be; refusals with their sentences."""

import pytest
from flow_table import Table

from watersmeet.core.game import game
from watersmeet.kernel.errors import BadNotation, BadOption, IllegalMove, OutOfTurn, Unsound

START = "A5A/7/7/3B3/7/7/A5A"
FIELDS = {
    "turn": "0", "do": "turn", "boat": "NESW", "birds": "", "stack": "12s12c8x4S4C2X", "up": "", "out": "",
    "hands": "1b1w,1b1w", "deck": "3s1b3c2f2r", "used": "", "cards": "", "gone": "0", "clock": "8",
}  # fmt: skip


def text(board=START, **fields):
    """The fields of a position that differs in these from a fresh game."""
    return (board, *(f"{name}={value}" for name, value in (FIELDS | fields).items()))


def without_board(fields):
    """The fields but for the board."""
    return {name: fact for name, fact in fields.items() if name != "board"}


def read(options=None, board=START, **fields):
    """The position of such fields."""
    return game("flow", **(options or {})).read_fields(text(board, **fields))


ROCKS = {"scenarios": ("obstacles",)}
SILENT = {"scenarios": ("no-communication",)}
ONE = {"scenarios": ("one-card",)}
PATH = {"scenarios": ("single-path",)}
TIMED = {"pace": None}
BOULDERS = "A5A/7/2#4/3B3/4#2/7/A5A"
JOINED = "A1hxh1A/1l1i1j1/3i3/3B3/3i3/3i3/Ahhxhh1"
UNSOUND = [
    ({}, {"turn": "2"}, "a number is beyond"),
    ({}, {"clock": "9"}, "a number is beyond"),
    ({}, {"stack": "11s12c8x4S4C2X"}, "as many tiles"),
    ({}, {"stack": "12s12c8x4S4C2X", "up": "1s"}, "as many tiles"),
    ({}, {"deck": "2s1b3c2f2r"}, "as many action cards"),
    ({}, {"deck": "3s1b3c2f2r", "clock": "8:calm"}, "as many action cards"),
    ({}, {"hands": "1b,1b1w", "deck": "3s1b3c2f1w2r", "used": "", "clock": "8", "do": "deal:1"}, "before set-up is done"),
    ({}, {"hands": "1b1?,1b1w", "deck": "3s1b3c2f1w2r"}, "as many action cards"),
    (SILENT, {"hands": "1b9?,1b6?", "deck": "3s1b3c2f2w2r", "cards": "no-communication"}, "as many action cards"),
    (ROCKS, {"cards": "obstacles"}, "two for each card"),
    (ROCKS, {"cards": "obstacles", "board": BOULDERS, "gone": "1"}, "two for each card"),
    (ROCKS, {"cards": "obstacles", "board": BOULDERS, "do": "scenario:1"}, "two for each card"),
    ({}, {"birds": "c3"}, "three birds"),
    ({}, {"boat": "N"}, "the Boat shows"),
    (PATH, {"cards": "single-path"}, "the Boat shows"),
    ({}, {"board": "A5A/7/7/3B3/7/7/Aih3A", "stack": "10s12c8x4S4C2X"}, "open edges meet"),
    ({}, {"do": "place"}, "the tile in hand"),
    ({}, {"do": "turn:corner", "stack": "12s11c8x4S4C2X"}, "the tile in hand"),
    ({}, {"do": "put:corner", "stack": "12s11c8x4S4C2X"}, "the tile in hand"),
    ({}, {"do": "put:corner:d4", "stack": "12s11c8x4S4C2X"}, "the tile in hand"),
    ({}, {"do": "place:corner:b1", "stack": "12s11c8x4S4C2X"}, "the tile in hand"),
    ({}, {"do": "side"}, "before set-up is done"),
    ({}, {"do": "deal"}, "before set-up is done"),
    (PATH, {"do": "side", "cards": "single-path"}, "before set-up is done"),
    (PATH, {"do": "side", "cards": "single-path", "clock": "", "used": "1s", "deck": "2s1b3c2f2r"}, "before set-up is done"),
    (PATH, {"do": "side:1", "cards": "single-path", "clock": ""}, "before set-up is done"),
    ({}, {"do": "side", "clock": ""}, "before set-up is done"),
    ({}, {"do": "deal", "clock": ""}, "before set-up is done"),
    ({}, {"do": "scenario", "clock": ""}, "before set-up is done"),
    ({}, {"do": "rocks", "clock": ""}, "before set-up is done"),
    ({}, {"do": "deal:1", "clock": "0", "used": "1s", "deck": "2s1b3c2f2r"}, "before set-up is done"),
    ({}, {"do": "deal:1", "clock": "0"}, "before set-up is done"),
    ({}, {"do": "scenario", "clock": "0"}, "before set-up is done"),
    ({}, {"do": "side", "clock": "0"}, "before set-up is done"),
    (ROCKS, {"do": "rocks:1", "clock": "0", "cards": "obstacles", "board": "A5A/7/3#3/3B3/7/7/A5A"}, "before set-up is done"),
    ({}, {"do": "turn:1"}, "the clock does not go"),
    ({}, {"do": "fish:3", "used": "1f", "deck": "3s1b3c1f2r"}, "the clock does not go"),
    ({}, {"clock": "0"}, "the clock does not go"),
    ({}, {"do": "roll"}, "the clock does not go"),
    ({}, {"do": "start"}, "the clock does not go"),
    ({}, {"clock": "8:late"}, "the clock does not go"),
    (TIMED, {"clock": "late"}, "the clock does not go"),
    ({}, {"do": "die", "clock": "0"}, "the clock does not go"),
    ({}, {"do": "roll", "clock": "0:calm", "hands": "1b1w,1b"}, "the clock does not go"),
    ({}, {"clock": "8:talk"}, "the clock does not go"),
    (SILENT, {"clock": "0", "do": "roll", "cards": "no-communication"}, "the clock does not go"),
    (SILENT, {"clock": "8:talk", "do": "drawn", "cards": "no-communication"}, "the clock does not go"),
    ({}, {"clock": "8:played"}, "the clock does not go"),
    (ONE, {"clock": "8:played", "cards": "one-card"}, "the clock does not go"),
    (ONE, {"clock": "7", "do": "fish:2", "used": "1f", "deck": "3s1b3c1f2r", "cards": "one-card"}, "the clock does not go"),
    ({}, {"do": "won"}, "the game is over exactly"),
    ({}, {"do": "lost"}, "the game is over exactly"),
    ({}, {"stack": "", "out": "12s12c8x4S4C2X", "hands": ",1b1w", "deck": "3s2b3c2f1w2r"}, "cannot be done"),
    ({}, {"do": "drawn", "stack": "", "out": "12s12c8x4S4C2X"}, "cannot be done"),
    ({}, {"do": "fish:2", "stack": "1s", "out": "11s12c8x4S4C2X", "used": "1f", "deck": "3s1b3c1f2r"}, "cannot be done"),
    ({}, {"do": "fish", "used": "1f", "deck": "3s1b3c1f2r"}, "cannot be done"),
    ({}, {"do": "exchanged", "deck": "", "used": "3s1b3c2f2r"}, "cannot be done"),
    ({"scenarios": ("no-new-cards",)}, {"do": "exchanged", "cards": "no-new-cards"}, "cannot be done"),
    ({}, {"do": "support", "used": "1s", "deck": "2s1b3c2f2r"}, "cannot be done"),
    ({}, {"do": "bird", "hands": "1w,1b1w", "used": "1b"}, "cannot be done"),
    ({}, {"do": "lift", "used": "1c", "deck": "3s1b2c2f2r"}, "cannot be done"),
    ({}, {"do": "fetch", "used": "1r", "deck": "3s1b3c2f1r"}, "cannot be done"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "fields", "words"), UNSOUND)
def test_what_cannot_stand_is_refused(options, fields, words, folder_of):
    """Counts, ranges, edges, clock: each fault has its sentence (R-FLOW-11)."""
    flow = folder_of("flow")
    table = Table(flow, **options)
    board = fields.get("board", START)
    told = text(board, **without_board(fields))
    flow.notation.read(told, table.state)
    flow.rules.derive(table.state)
    assert words in table.fault()
    with pytest.raises(Unsound, match=words):
        game("flow", **options).read_fields(told)


RAW = [
    ({"cells": {0: 3}}, "Animals and the Boat share"),
    ({"cells": {1: 16}}, "Animals and the Boat share"),
    ({"stack": {0: -1}}, "as many tiles"),
    ({"deck": {0: -1}}, "as many action cards"),
    ({"hands": {(3, 0): 1}}, "as many action cards"),
    ({"hands": {(3, 6): 1}}, "as many action cards"),
    ({"scenarios": {1: 2}}, "not so many"),
    ({"scenarios": {4: 2}}, "not so many"),
    ({"unseen": 1}, "not so many"),
    ({"late": 2}, "beyond"),
    ({"phase": 22}, "beyond"),
    ({"phase": -1}, "beyond"),
    ({"held": 7}, "beyond"),
    ({"held": -2}, "beyond"),
    ({"lifted": 49}, "beyond"),
    ({"gone": -1}, "beyond"),
]


@pytest.mark.parametrize(("fields", "words"), RAW, ids=str)
def test_states_that_no_text_gives(fields, words, folder_of):
    """States made by hand are checked as well."""
    table = Table(folder_of("flow")).dealt("bird", "calm", "bird", "calm")
    assert table.fault() == ""
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, count in value.items():
                table.state[name][place] = count
        else:
            table.state[name] = value
    assert words in table.fault()


SOUND = [
    ({}, {}),
    (ROCKS, {"do": "rocks:1", "clock": "0", "cards": "obstacles", "board": "A5A/7/2#4/3B3/7/7/A5A"}),
    (TIMED, {"clock": "", "do": "start"}),
    (ROCKS, {"board": BOULDERS, "cards": "obstacles", "birds": "e3c5"}),
    (PATH, {"cards": "single-path", "boat": "S"}),
    ({}, {"stack": "", "out": "12s12c8x4S4C2X", "hands": ",1b1w", "deck": "3s2b3c2f1w2r", "do": "lost"}),
    (SILENT, {"cards": "no-communication", "do": "lost", "stack": "", "out": "12s12c8x4S4C2X", "hands": ",1b1w",
              "deck": "3s2b3c2f1w2r", "clock": "8:talk"}),
]  # fmt: skip


@pytest.mark.parametrize(("options", "fields"), SOUND)
def test_what_no_game_leads_to_may_still_stand(options, fields):
    """Set-up positions may be unreachable: they only have to be sound (R-FLOW-11)."""
    position = game("flow", **options).read_fields(text(fields.get("board", START), **without_board(fields)))
    assert position.game.read(position.text) == position


UNREAD = [
    {"turn": "x"}, {"turn": "100"}, {"do": "swim"}, {"do": "put:corner:c3:1:2"}, {"do": "place:corner:h9"},
    {"boat": "NSE"}, {"boat": "X"}, {"birds": "c3b2"}, {"birds": "h9"}, {"birds": "c"}, {"stack": "12s12s"},
    {"stack": "12c12s"}, {"stack": "0s"}, {"stack": "s"}, {"stack": "1q"}, {"hands": "1b"}, {"cards": "obstacles"},
    {"clock": "8:calm:late"}, {"clock": "soon"}, {"board": "7/7/7/3B3/7/7/A5A"}, {"board": "A5A/7/7/7/7/7/A5A"},
    {"board": "A5A/7/7/3B3/7/7/AA4A"}, {"board": "A5A/7"}, {"deck": "1?"},
]  # fmt: skip


@pytest.mark.parametrize("fields", UNREAD, ids=str)
def test_what_cannot_be_read_is_refused(fields):
    """Every field says what it expects."""
    with pytest.raises(BadNotation):
        read(None, **fields)


def test_fields_are_named_in_order():
    """A missing field, or another order, is no position."""
    with pytest.raises(BadNotation):
        game("flow").read_fields(text()[:-1])


def test_drawn_scenarios_are_read():
    """With a number of scenario cards those drawn so far stand in the text, and the rest is still to come."""
    position = game("flow", scenarios=2).start()
    for move in ("=bird", "=calm", "=bird", "=calm", "=one-card"):
        position = position.play(move)
    assert "cards=one-card" in position.text
    assert position.game.read(position.text) == position
    for cards in ("swim", "one-card,obstacles", "obstacles,one-card,no-new-cards"):
        with pytest.raises(BadNotation):
            game("flow", scenarios=2).read(position.text.replace("cards=one-card", f"cards={cards}"))


@pytest.mark.parametrize("move", ["c3/4", "c3/", "h9/1", "h9", "=h9", "c3/1/1", "C3", "take-boat", "=", "start!"])
def test_no_form_of_a_move(move):
    """A text that is no move of Flow, or off the board, cannot be read."""
    with pytest.raises(BadNotation):
        game("flow").action(move)


@pytest.mark.parametrize(
    "options",
    [
        {"pace": 0}, {"pace": 61}, {"pace": True}, {"pace": "slow"}, {"seconds": 4}, {"seconds": 601}, {"seconds": 60.5},
        {"scenarios": 7}, {"scenarios": -1}, {"scenarios": ("one-card", "one-card")}, {"scenarios": ("obstacles",) * 5},
        {"scenarios": ("swim",)}, {"scenarios": True}, {"scenarios": 2.5}, {"players": 7}, {"players": 0},
        {"scenarios": ("obstacles",) * 4 + ("one-card", "single-path", "no-new-cards")},
    ],
    ids=str,
)  # fmt: skip
def test_options_that_cannot_be(options):
    """Each says what would do."""
    with pytest.raises(BadOption):
        game("flow", **options)


def test_options_are_settled():
    """Names stand in the order of the cards, however they were given; no names are no cards."""
    assert str(
        game("flow", scenarios=["one-card", "obstacles"])
    ) == "flow(players=2,scenarios=('obstacles','one-card'))".replace(",s", ", s")
    assert game("flow", scenarios="one-card,obstacles") == game("flow", scenarios=("obstacles", "one-card"))
    assert game("flow", scenarios=()) == game("flow")
    assert game(str(game("flow", pace=None, players=5, seconds=90))).options["seconds"] == 90


def setting(pace=8, moves=(), **options):
    """A position after these moves."""
    return game("flow", players=2, pace=pace, **options).replay(moves)


DEALT = ("=bird", "=calm", "=calm", "=support")
WHY = [
    ({}, (), "support", IllegalMove, "that card is not in the hand"),
    ({}, (), "bird", IllegalMove, "no tile lies on the board for a bird"),
    ({}, ("calm",), "support", IllegalMove, "Support finds no tile"),
    ({}, ("draw", "=cross"), "a1/0", IllegalMove, "an Animal lives there"),
    ({}, ("draw", "=cross"), "d4/0", IllegalMove, "the Boat lies there"),
    ({}, ("draw", "=cross"), "draw", IllegalMove, "a tile is in hand"),
    ({}, ("draw", "=cross"), "c3", IllegalMove, "no square is asked for: a tile is in hand"),
    ({}, (), "c3/0", IllegalMove, "no tile is in hand to be laid: draw a tile or play a card first"),
    ({}, (), "exchange", IllegalMove, "no drawn tile is in hand"),
    ({}, (), "black", IllegalMove, "a die is chosen only"),
    ({}, (), "boat-n", IllegalMove, "chosen only at set-up"),
    ({}, (), "time", IllegalMove, "end by themselves"),
    ({}, (), "start", IllegalMove, "begin by themselves"),
    ({}, ("draw",), "c3/0", OutOfTurn, "drawn by lot"),
    ({}, (), "=cross", OutOfTurn, "a player acts"),
    (TIMED, (), "time", IllegalMove, "no round is running"),
    (TIMED, (), "draw", IllegalMove, "the round is to be started first"),
    (TIMED, (), "c3/1", IllegalMove, "the round is to be started first"),
    (TIMED, ("start",), "start", IllegalMove, "a round is running already"),
    (TIMED, ("start", "draw", "=cross", "time"), "time", IllegalMove, "time is up already"),
    (TIMED, ("start", "draw", "=cross", "b1/0", "time"), "start", OutOfTurn, "drawn by lot"),
    (TIMED, ("start", "draw", "=cross", "b1/0", "support"), "b1/0", IllegalMove, "its square is to be named first"),
    (TIMED, ("start", "draw", "=cross", "b1/0", "support"), "draw", IllegalMove, "its square is to be named first"),
]


@pytest.mark.parametrize(("options", "moves", "move", "kind", "words"), WHY)
def test_refusals_say_why(options, moves, move, kind, words):
    """Each refusal has its own sentence, and changes nothing."""
    position = setting(moves=(*DEALT, *moves), **options)
    before = position.text
    with pytest.raises(kind, match=words):
        position.play(move)
    assert position.text == before


def test_calm_waits_for_its_die():
    """While the die is to be chosen nothing else can be done."""
    waiting = setting(None, ("=calm", "=calm", "=bird", "=bird", "start", "calm", "time"))
    assert waiting.legal_moves == ("black", "white")
    for move, words in (
        ("draw", "the die"),
        ("start", "the die"),
        ("time", "no round"),
        ("c3", "the die"),
        ("exchange", "no drawn"),
    ):
        with pytest.raises(IllegalMove, match=words):
            waiting.play(move)


def test_the_side_comes_first():
    """With single-path the Boat's side is chosen before anything else, without a clock and with one."""
    for pace in (None, 8):
        position = setting(pace, DEALT, scenarios=("single-path",))
        for move in ("draw", "c3/0", "start"):
            with pytest.raises(IllegalMove):
                position.play(move)
        assert position.play("boat-w").legal_moves[0] == ("draw" if pace else "start")


@pytest.mark.parametrize("left", [1, 2, 5])
def test_a_pace_can_be_given_to_a_running_clock(left, folder_of):
    """`paced` lets the round end after so many more turns, later ones after `pace`; time called ends it at once."""
    flow = folder_of("flow")
    table = Table(flow, pace=None).dealt("calm", "bird", "calm", "bird")
    waiting = table.copy()
    flow.rules.paced(waiting.state, left, 4)
    assert waiting.legal()[0] == "draw"
    assert waiting.state.left == min(left, 4)
    table.play("start", "draw", "=cross")
    late = table.copy().play("time")
    flow.rules.paced(late.state, left, 4)
    assert late.play("b1/0").seat() == -1
    flow.rules.paced(table.state, left, 4)
    assert table.state.left == min(left, 4)
    assert table.events() == []
    table.play("b1/0")
    assert (table.seat() == -1) == (left == 1)
    wave = Table(flow, pace=None).dealt("calm", "bird", "calm", "bird").play("start", "time")
    flow.rules.paced(wave.state, left, 4)
    assert wave.play("=a1").state.left == 4


def test_what_a_target_costs():
    """Support and Current say how many further tiles would lose their way."""
    position = setting(
        moves=(*DEALT, "draw", "=straight", "b1/1", "draw", "=straight", "c1/1", "draw", "=cross", "a2/0")
    )
    position = position.play("support")
    assert position.explain("b1").because == "1 more would lose their way to an Animal"
    assert position.explain("c1").because == "0 more would lose their way to an Animal"


def test_the_witness_shows_what_is_in_the_way():
    """A refused placement marks its square, a mismatch both squares, a card what it speaks of."""
    position = setting(moves=(*DEALT, "draw", "=straight", "b1/1", "draw", "=straight"))
    assert position.explain("c1/0").witness == (("edges", ("c1", "b1")),)
    assert position.explain("b1/1").witness == (("taken", ("b1",)),)
    for move in ("exchange", "draw", "boat-n"):
        assert position.svg(marks=position.explain(move).witness)
    sealing = setting(moves=(*DEALT, "draw", "=obstacle-straight", "b1/1", "draw", "=obstacle-straight"))
    assert sealing.explain("a2/0").because == "joined to the Boat then: 0 of 4 Animals; a1 would be shut in for good"


LOTS = [
    ({}, (), "=cross", "something else is drawn"),
    ({}, (*DEALT, "draw"), "=calm", "something else is drawn"),
    ({}, ("=bird", "=bird", "=bird"), "=bird", "none of that kind left"),
    ({"scenarios": ("obstacles",)}, DEALT, "=d2", "no scenario obstacle may lie there"),
    ({"pace": 1}, (*DEALT, "draw", "=cross", "b1/0"), "=d2", "do not name the central lines"),
]


@pytest.mark.parametrize(("options", "moves", "move", "words"), LOTS)
def test_what_chance_cannot_bring(options, moves, move, words):
    """In chance's turn a draw that cannot be says why."""
    with pytest.raises(IllegalMove, match=words):
        setting(moves=moves, **options).play(move)
