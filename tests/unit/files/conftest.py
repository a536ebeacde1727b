"""Fixtures for tests of files."""

from collections.abc import Iterator

import pytest

from tests.unit.files.reading import Reader


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reading = Reader()
    yield reading
    reading.close()
