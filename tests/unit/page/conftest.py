"""The page's own modules are found by bare names, as MicroPython finds them; each test has a fresh worker."""

from collections.abc import Iterator

import pytest
from harness import fresh_worker


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with fresh_worker():
        yield
