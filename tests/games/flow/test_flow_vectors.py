"""Recorded boards of Flow with one drawn tile, made by an independent implementation: agreed with in every detail."""

import json
from pathlib import Path

import numpy as np
import pytest
from flow_table import KINDS, Table

from plugins.tally import tell

VECTORS = Path(__file__).parents[2] / "vectors"
ANIMALS = ("a1", "g1", "a7", "g7")
PLACE = 7  # the phase in which a drawn tile is in hand


def recorded(name):
    """The boards of a file."""
    return [json.loads(line) for line in (VECTORS / name).read_text("utf-8").splitlines()]


@pytest.fixture
def flow(folder_of):
    """Flow's modules, in the mode at hand."""
    return folder_of("flow")


def laid(flow, told):
    """The table of a recorded board."""
    table = Table(flow).board(told["board"], told["boat"])
    return table.has(held=KINDS.index(told["kind"]), phase=PLACE)


def in_board_order(table, kind):
    """Every square and turn in which the rules let a tile lie."""
    turns = [(turn, table.flow.rules.listing.spots(table.state, turn)) for turn in range(4)]
    return [
        table.flow.notation.write_move(square * 4 + turn)
        for square in range(49)
        for turn, squares in turns
        if squares >> square & 1
    ]


@pytest.mark.parametrize("file", ["flow_placements.jsonl", "flow_offered.jsonl"])
def test_recorded_placements(flow, jit, file):
    """By rules 1–3 a tile may lie just where the recording says; those that seal an Animal are the same too."""
    told = {"games": 0, "positions": 0, "refusals": 0}
    for each in recorded(file):
        table = laid(flow, each)
        legal = in_board_order(table, each["kind"])
        assert legal == each["legal"], each
        assert [move for move in legal if sealing(table, move)] == each["sealing"], each
        linked = int(flow.rules.water.linked(table.state))
        joined = [name for animal, name in enumerate(ANIMALS) if linked >> animal & 1]
        assert sorted(joined) == sorted(each["linked"]), each
        told["games"] += 1
        told["positions"] += 1
    tell(file, jit, told)
    assert told["games"]


def sealing(table, move):
    """Whether a placement seals an Animal that was not sealed before: the number that `judge` gives of it."""
    rows = np.zeros((table.rules.ROWS, 8), np.int32)
    number = table.flow.notation.read_move(move, table.state)
    found = {int(row[0]): row for row in rows[: table.rules.judge(table.state, rows)]}
    return bool(found[number][3])


def test_recorded_offers(flow):
    """What ruling Flow-4 leaves to place, and whether the tile is exchanged or discarded instead."""
    for each in recorded("flow_offered.jsonl"):
        legal = laid(flow, each).legal()
        placed = [move for move in legal if "/" in move]
        assert placed == each["offered"], each
        assert [move for move in legal if "/" not in move] == each["otherwise"], each
