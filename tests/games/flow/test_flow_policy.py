"""A simple team as a baseline: it wins a fair share of games, and more the longer rounds are."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from watersmeet.kernel import compiled

STUDY = Path(__file__).parents[3] / "bench" / "flow_policy.py"


@pytest.mark.skipif(not compiled.JIT, reason="a team's games take minutes when they are interpreted")
def test_a_simple_team_wins_a_fair_share():
    """About half of its games at ten turns a round, fewer at six: a broken rule would show here (R-FLOW-2)."""
    spec = spec_from_file_location("flow_policy", STUDY)
    study = module_from_spec(spec)
    sys.modules["flow_policy"] = study
    spec.loader.exec_module(study)
    long, short = (study.won(200, players=4, scenarios=0, pace=pace) for pace in (10, 6))
    assert 80 <= long <= 150
    assert 5 <= short <= 60
    assert study.won(20, players=1, scenarios=("obstacles", "single-path"), pace=20) > 0
