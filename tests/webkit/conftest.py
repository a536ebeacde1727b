"""The built site in WebKitGTK, driven over WebDriver. See docs/decisions/0010-webkit-over-webdriver.md."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import watched
from desk import Desk

from buildtools import site
from buildtools.browsers import webkit
from buildtools.serve import Server


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site.build()
    return watched(tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="session")
def opened(folder: Path) -> Iterator[Desk]:
    """One page for most tests: Python starts once, each test follows a link of its own in it."""
    with Server(folder, prefix="/a/b/") as server, webkit.opened() as driver:
        yield Desk(driver, server.url)


@pytest.fixture
def desk(opened: Desk) -> Iterator[Desk]:
    """The page as its user knows it; a test in which it complains fails."""
    yield opened
    assert opened.complaints() == []
