"""Joint legality is exact: against a SAT solver, and every witness is checked for what it claims."""

import json
import random

import pytest
from flows_table import SEATINGS
from obvious_flows import FACES, HEXES, NAMES, OWNER, Board, joined, step

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
