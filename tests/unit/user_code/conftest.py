"""Fixtures for tests of your code."""

from collections.abc import Iterator

import pytest

import worker


@pytest.fixture(autouse=True)
def without_own_code() -> Iterator[None]:
    """No test finds the file of another."""
    yield
    worker.load_code("")
