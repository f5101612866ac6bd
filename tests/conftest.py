"""What tests of every folder share: each game's rules in both modes."""

import pytest

from elsewhere import Elsewhere
from watersmeet.games import registry
from watersmeet.testing import modes


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


@pytest.fixture
def added(monkeypatch):
    """`added("dice", folder)`: a game whose package lies there; it is known for as long as the test runs."""

    def known(name, place):
        monkeypatch.syspath_prepend(place)
        monkeypatch.setattr(registry, "NAMES", registry.NAMES)
        monkeypatch.setattr(registry, "ELSEWHERE", dict(registry.ELSEWHERE))
        registry.add(name, name)
        return registry.folder(name)

    return known
