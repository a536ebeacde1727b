"""Fixtures for tests of the reader's own code."""

from collections.abc import Iterator

import pytest
from lectern import Lectern
from workbench import Workbench


@pytest.fixture
def bench(lectern: Lectern) -> Iterator[Workbench]:
    """Nothing is kept of what another test has written."""
    yield Workbench(lectern)
    lectern.page.evaluate("localStorage.clear()")
