"""With `CI` set a skipped test is a failure, unless its name stands here with the reason."""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

ALLOWED: dict[str, str] = {}  # test: why it may be skipped where changes are checked


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that skips itself."""
    return refused((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A file that skips all its tests."""
    return refused((yield))


def refused(report: Report) -> Report:
    """The report, as a failure where it tells of a skip that is not allowed."""
    skipped = report.skipped and not hasattr(report, "wasxfail")
    if skipped and os.environ.get("CI") and report.nodeid not in ALLOWED:
        report.longrepr = f"skipped, which CI takes for a failure: {report.longrepr[2]}"
        report.outcome = "failed"
    return report
