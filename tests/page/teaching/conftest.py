"""Fixtures for tests of lessons."""

import pytest
from lectern import Lectern
from playwright.sync_api import Page

from tests.page.teaching.lesson_strip import Class


@pytest.fixture
def room(page: Page, base_url: str) -> Class:
    """Open the page in a browser without progress in any lesson."""
    lectern = Lectern(page, base_url)
    lectern.page.set_viewport_size({"width": 1280, "height": 800})
    lectern.open()
    return Class(lectern)
