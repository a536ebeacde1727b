"""Fixtures for tests of the reader's own code."""

from collections.abc import Iterator

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext
from workbench import Workbench

from tests.page.editor.visiting import Other


@pytest.fixture
def bench(lectern: Lectern) -> Iterator[Workbench]:
    """Nothing is kept of what another test has written."""
    yield Workbench(lectern)
    lectern.page.evaluate("localStorage.clear()")


@pytest.fixture
def other() -> Iterator[Other]:
    host = Other()
    yield host
    host.close()


@pytest.fixture
def visits(browser: Browser) -> Iterator[BrowserContext]:
    """One browser that is visited several times, with service workers."""
    with browser.new_context() as context:
        yield context
