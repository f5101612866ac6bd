"""What Flex's tests share."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the helpers beside this file, however pytest imports tests


@pytest.fixture(scope="session")
def flex(folder_of):
    """Flex's modules, in the mode at hand."""
    return folder_of("flex")
