"""Fixtures for tests of the frame."""

import pytest
from lectern import Lectern


@pytest.fixture
def lectern(lectern: Lectern):
    """In the view for study, with nothing remembered."""
    yield lectern
    lectern.page.evaluate("localStorage.clear()")
