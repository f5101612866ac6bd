"""`--all`: tests marked `deep` run too, and Hypothesis looks elsewhere each time. Without it, neither."""

import pytest
from hypothesis import settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the tests marked `deep` too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "deep: takes long; runs with --all only")
    # The same examples each time: what must be covered is then covered in every run, or in none.
    settings.register_profile("steady", derandomize=True, deadline=None)
    settings.register_profile("roaming", deadline=None)
    settings.load_profile("roaming" if config.getoption("--all") else "steady")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the deep tests out, and count them as deselected."""
    if config.getoption("--all"):
        return
    deep = [item for item in items if item.get_closest_marker("deep")]
    items[:] = [item for item in items if item not in deep]
    config.hook.pytest_deselected(items=deep)
