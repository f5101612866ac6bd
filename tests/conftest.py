"""What tests of every folder share: each game's rules in both modes."""

import pytest

from elsewhere import Elsewhere
from watersmeet.testing import modes


def pytest_configure(config):
    """Interpreted, a narrow number that overflows warns; compiled it goes on, to another value."""
    config.addinivalue_line("filterwarnings", "error::RuntimeWarning")


@pytest.fixture(scope="session", params=[True, False], ids=["compiled", "interpreted"])
def jit(request):
    """Whether rules are compiled: a test that asks for it runs both ways."""
    return request.param


@pytest.fixture(scope="session")
def folder_of(jit):
    """`folder_of("flume")`: that game's modules, in the mode at hand."""
    return lambda name: modes.folder(name, jit)


@pytest.fixture(scope="session")
def processes(tmp_path_factory):
    """`processes()`: a folder of modules, a cache, and processes that use both."""
    return lambda: Elsewhere(tmp_path_factory.mktemp("elsewhere"))
