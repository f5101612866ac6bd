"""Flows in each mode, with what tests need to ask about it."""

from pathlib import Path

import pytest
from flows_table import Table

from watersmeet.testing import modes


@pytest.fixture(scope="session")
def table(folder_of):
    """Flows in the mode at hand."""
    return Table(folder_of("flows"))


@pytest.fixture(scope="session")
def fast():
    """Flows compiled."""
    return Table(modes.folder("flows", True))


@pytest.fixture(scope="session")
def vectors():
    """Where the recorded games lie."""
    return Path(__file__).parents[2] / "vectors"
