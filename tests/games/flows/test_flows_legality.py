"""Joint legality is exact: against a SAT solver, and every witness is checked for what it claims."""

import importlib
import json
import random

import pytest
from flows_table import SEATINGS
from obvious_flows import FACES, HEXES, NAMES, OWNER, Board, joined, step

from plugins.tally import tell
from watersmeet.boards import hexagon
from watersmeet.games.flows import tiles
from watersmeet.kernel import states
from watersmeet.kernel.again import imported_again
from watersmeet.testing import modes

KINDS = "bkrs"


def obvious_board(table, state):
    """The same position for the slow implementation."""
    tiles = {NAMES[cell]: table.notation.tile(int(lies)) for cell, lies in zip(HEXES, state.tiles, strict=True) if lies}
    axes = sorted({int(side) % 3 for side in state.sides if side >= 0})
    return Board(tiles, axes)


def compare(table, state, dice, most):
    """Legality of up to `most` placements of any kind, both ways; how many were compared, and how many illegal."""
    board, illegal = obvious_board(table, state), 0
    empty = [number for number, lies in enumerate(state.tiles) if not lies]
    places = [(number, face) for number in empty for face in range(14)]
    chosen = dice.sample(places, min(most, len(places)))
    for number, face in chosen:
        ours = bool(table.rules.allowed(state, table.work, number, 1 << face))
        theirs = board.legal(HEXES[number], FACES[face])
        assert ours == theirs, (table.notation.write(state), NAMES[HEXES[number]], FACES[face])
        illegal += not theirs
    board.close()
    return len(chosen), illegal


@pytest.mark.parametrize(("players", "seats"), SEATINGS, ids=str)
def test_every_placement_agrees_with_a_sat_solver(fast, players, seats):
    """Random positions of random games, placements of every kind in every orientation (R-FLOWS-5)."""
    dice, compared, refused = random.Random(players), 0, 0
    for seed in range(3):
        states = [state for state in fast.game(seed, players, seats) if state.ended == 0 and state.drawn < 0]
        for state in dice.sample(states[8:], min(6, len(states) - 8)):
            count, illegal = compare(fast, state, dice, 60)
            compared += count
            refused += illegal
    assert compared > 700
    assert refused > 20


@pytest.mark.deep
@pytest.mark.parametrize(("players", "seats"), SEATINGS, ids=str)
def test_very_many_placements_agree_with_a_sat_solver(fast, players, seats):
    """The same over far more positions, every placement of each."""
    dice = random.Random(1)
    for seed in range(40):
        states = [state for state in fast.game(100 + seed, players, seats) if state.ended == 0 and state.drawn < 0]
        for state in dice.sample(states, min(6, len(states))):
            compare(fast, state, dice, 600)


def test_interpreted_rules_agree_with_a_sat_solver(table):
    """A few positions, in both modes."""
    dice = random.Random(5)
    states = [state for state in table.game(4, 3) if state.ended == 0 and state.drawn < 0]
    for state in dice.sample(states[12:], 3):
        compare(table, state, dice, 25)


def test_each_team_alone_could_but_not_all(table, vectors):
    """The recorded traps: every weak placement is refused for two teams or more, each smaller part of which can."""
    lines = (vectors / "flows_hard.jsonl").read_text("utf-8").splitlines()
    told = {"games": 0, "positions": 0, "refusals": 0}
    for recording in map(json.loads, lines if table.compiled else lines[::9]):
        options = recording["options"]
        state = table.play(table.start(options["players"], tuple(options["seats"])), *recording["moves"])
        assert sorted(table.legal(state)) == sorted(recording["legal"])
        rows = {row[0]: row for row in judged(table, state)} if recording["legal"] else {}
        for text in recording["weak_but_illegal"] if rows else ():
            row = rows[table.notation.read_move(text, state)]
            assert row[1] in (2, 3), text
            assert row[5].bit_count() == row[1], text
            assert min(row[2 + axis] for axis in range(3) if row[5] >> axis & 1) > 0, "each by itself has a way"
            check(table, state, text, row)
            told["refusals"] += 1
        told["games"] += 1
        told["positions"] += 1
    tell("flows_hard.jsonl", table.compiled, told)


@pytest.mark.parametrize(("players", "seats"), SEATINGS, ids=str)
def test_every_witness_holds(fast, players, seats):
    """All that `explain` shows of random positions is as it says: routes for the legal, smallest sets for the rest."""
    dice, checked = random.Random(players), 0
    for state in fast.game(20, players, seats)[1::2]:
        rows = judged(fast, state)
        for row in dice.sample(rows, min(2, len(rows))):
            check(fast, state, fast.notation.write_move(row[0]), row)
            checked += 1
    assert checked > 40


CONSTRUCTED = [
    ("k3k41k5/k3k2r0b1r0/k1k2k1k0r01/k3k22s0k0r1/1s11b1k4r2/r2b11s0s1/1b0r2b1", "a way that meets itself in a channel"),
    (
        "s11k5k4/k21k2r01/b01k5s0b1k5/s11r1r1b21b2/k1r2s0k3b0k2/k0k2s01r2/1k51s1",
        "the first way out of a clash is wrong",
    ),
]


@pytest.mark.parametrize(("board", "why"), CONSTRUCTED)
def test_searches_that_turn_back(table, board, why):
    """Boards that were looked for, in both modes; tiles of a kind do not count here."""
    state = table.start(3)
    for row, text in zip(hexagon.rows(4), board.split("/"), strict=True):
        state.tiles[list(row)] = table.notation.read_row(text, len(row))
    table.rules.derive(state)
    slow = obvious_board(table, state)
    assert slow.can_all_be_served(), why
    slow.close()
    compare(table, state, random.Random(1), 20)


HARD = [
    ("2r11/1s11r11/r2s11s0s0r0/2s04/r11s1r2r01/s02k11/s02s0", (56, 100, 46, 29)),
    ("s01k0k0/2k1r0k4/5r1/1r1s01k22/1b0s0k2r01/2s02/b11s0r0", (45, 74, 35, 19)),
    ("b1k2r0r1/1r12r1/b01b2k41r1/b1r21k0k22/2r1k4s01/k4k3k51s0/r11b21", (37, 69, 33, 21)),
]


@pytest.mark.parametrize(("board", "counts"), HARD)
def test_boards_that_were_hard(fast, board, counts):
    """Boards that a hill climb looked for, which once took thousands of steps, take few: counted, not timed."""
    for drawn, count in zip(("=0", "=1", "=2", "=3"), counts, strict=True):
        state = fast.read(board, 3, drawn=drawn)
        fast.work.branches = 0
        moves = fast.legal(state)
        assert len(moves) == count
        assert fast.work.branches < 60
    slow, lying = obvious_board(fast, state), set(moves)
    for cell, name in NAMES.items():
        for turn in range(2 if not state.tiles[list(NAMES).index(cell)] else 0):
            assert slow.legal(cell, f"s{turn}") == (f"{name}/{turn}" in lying)
    slow.close()


def test_the_hardest_board_known(table):
    """The one on which the search takes most steps, in both modes; sharps can lie in fifteen ways."""
    board = "3k4/k4s0k2b2k4/b11s01r1s0/k1r11b1s12/k11k31b0r2/1r1b0r0s1/1k3s0r2"
    table.work.branches = 0
    assert len(table.legal(table.read(board, 3, drawn="=3"))) == 15
    assert 60 < table.work.branches < 1000


def test_a_way_never_goes_straight_through_a_hex_twice(folder_of, table):
    """It clashes with itself there, and has two ways out: not this straight, or no other (R-FLOWS-5)."""
    parts = [importlib.import_module(f"watersmeet.games.flows.{name}") for name in ("routes", "clashes", "bars")]
    if not table.compiled:
        with modes.imported_again(False):
            parts = [
                importlib.import_module(f"watersmeet.games.flows.{name}") for name in ("routes", "clashes", "bars")
            ]
            table.folder.rules.legal(table.start(), table.moves, table.work)
    routes, clashes, bars = parts
    work, names = states.blank(routes.Work), list(NAMES.values())
    work.far[:] = tiles.OPPOSITE
    loop = ("A1.2", "B2.2", "C3.2", "D4.2", "E5.0", "D5.5", "C4.3", "D4.3")
    way = [tiles.RIM] + [6 * names.index(place[:2]) + int(place[3]) for place in loop]
    work.route[0, : len(way)], work.length[0] = way, len(way)
    routes.mark(work, 0)
    clashes.list_clashes(work, clashes.clashing(work, 1))
    assert (int(work.clashes), int(work.clash_kind[0])) == (1, clashes.CROSSING)
    work.branch_kind[0], work.branch_mouth[0] = work.clash_kind[0], work.clash_mouth[0]
    for give in (0, 1):
        work.bars[:], work.changes = 0, 0
        bars.give(work, 1, 0, give)
        assert not routes.fits(work, 0)
        bars.undo(work, 0)
        assert routes.fits(work, 0)


def judged(table, state):
    """Judge's rows as tuples."""
    import numpy as np

    rows = np.zeros((table.rules.ROWS, 8), np.int32)
    return [tuple(map(int, row)) for row in rows[: table.rules.judge(state, rows, table.work)]]


def check(table, state, text, row):
    """One verdict: the routes it shows, whether they exclude each other, and whose they are."""
    verdict = table.explain.verdict(state, text, row[0], row)
    tiles = {NAMES[cell]: table.notation.tile(int(lies)) for cell, lies in zip(HEXES, state.tiles, strict=True) if lies}
    cell, turn = text.split("/")
    tiles[cell] = f"{KINDS[int(state.drawn)]}{turn}"
    axes = sorted({int(side) % 3 for side in state.sides if side >= 0})
    shown = [walked(tiles, mark.places) for mark in verdict.witness if mark.role == "route"]
    board = Board({name: face for name, face in tiles.items() if name != cell}, axes)
    if verdict.legal:
        done = board.completes(HEXES[row[0] // 6], tiles[cell])
        assert [route[0] for route in shown] == sorted(done or axes)
        apart(tiles, shown)
    else:
        refused = [axis for axis in axes if row[5] >> axis & 1]
        assert len(refused) == row[1]
        assert not only(tiles, refused)
        parts = [[axis for axis in refused if axis != left_out] for left_out in reversed(refused)]
        assert [route[0] for route in shown] == [axis for part in parts for axis in part]
        while shown:
            apart(tiles, shown[: len(refused) - 1])
            del shown[: len(refused) - 1]
    board.close()


def only(tiles, axes):
    """Whether these teams alone could be served together."""
    board = Board(tiles, axes)
    found = board.can_all_be_served()
    board.close()
    return found


def walked(tiles, places):
    """A route as (axis, sides it uses, pairs in empty hexes); each of its steps must be one that water can take."""
    at = [(HEXES[[*NAMES.values()].index(name)], int(side)) for name, side in (place.split(".") for place in places)]
    axis, used, pairs = OWNER[at[0]], [at[0]], []
    cell, entered = at[0]
    for there, left in at[1:]:
        assert there == cell, "a route goes from hex to neighbouring hex"
        pair = tuple(sorted((entered, left)))
        assert entered != left
        if NAMES[cell] in tiles:
            assert pair in joined(tiles[NAMES[cell]]), "in a tile water goes where the channel leads"
        else:
            pairs.append((cell, pair))
        used.append((cell, left))
        cell, entered = step(cell, left), (left + 3) % 6
    assert OWNER[at[-1]] == axis + 3, "a route ends at the side opposite"
    return axis, used, pairs


def apart(tiles, shown):
    """No side is used twice, and what an empty hex has to join is on some tile."""
    used = [min(side, (step(*side), (side[1] + 3) % 6)) for _, sides, _ in shown for side in sides]
    assert len(set(used)) == len(used), "two routes share a gap"
    joins = {}
    for _, _, pairs in shown:
        for cell, pair in pairs:
            joins.setdefault(cell, set()).add(pair)
    for cell, wanted in joins.items():
        assert any(wanted <= set(joined(face)) for face in FACES), f"no tile joins {wanted} on {NAMES[cell]}"


def test_how_a_route_is_in_its_own_way():
    """Through one channel twice, from either end, or straight through one hex twice: told apart."""
    with imported_again(False, "watersmeet.games.flows"):
        clashes = importlib.import_module("watersmeet.games.flows.clashes")
        work = states.blank(importlib.import_module("watersmeet.games.flows.routes").Work)
    work.route[0, :3] = 5, 9, 7
    work.far[[5, 9, 7]] = 1, 2, 3
    assert clashes.own_kind(work, 0, 2) == clashes.CROSSING
    work.far[5] = 7
    assert clashes.own_kind(work, 0, 2) == clashes.ONE_WAY
