"""Clump's modules, in the mode at hand."""

import pytest


@pytest.fixture(scope="session")
def clump(folder_of):
    """Clump's modules, in the mode at hand."""
    return folder_of("clump")
