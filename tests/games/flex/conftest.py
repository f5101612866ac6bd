"""What Flex's tests share."""

import pytest


@pytest.fixture(scope="session")
def flex(folder_of):
    """Flex's modules, in the mode at hand."""
    return folder_of("flex")
