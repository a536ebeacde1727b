"""The site in a real browser: served from a sub-path, watched for errors and for requests to other hosts."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from buildtools import browser, node, site
from buildtools.project import SITE
from buildtools.serve import Server

# The solver starts within seconds; a busy machine takes its time.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page is: below the root of its host, as on many a static host; `page.goto("./#…")` starts there.

    Served is a copy of the site as it is now: a build in the meantime does not change what is tested.
    """
    site.build()
    copy = shutil.copytree(SITE, tmp_path_factory.mktemp("served") / "site")
    with Server(copy, prefix="/a/b/") as server:
        yield server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": str(browser.find()), "args": browser.arguments()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without service workers, which would keep the whole site for each test anew; test_offline.py is about them."""
    return {**browser_context_args, "service_workers": "block"}


class Watch:
    """What the page said and asked for. A test that provokes an error takes it out of `errors`."""

    def __init__(self, context: BrowserContext, own: str) -> None:
        self.own = (own, "data:", f"blob:{own.split('/a/b/')[0]}/")
        self.errors: list[str] = []
        self.foreign: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.own):
            self.foreign.append(request.url)


@pytest.fixture
def watch(context: BrowserContext, base_url: str) -> Iterator[Watch]:
    """Fails a test whose page reported an error or asked another host for something."""
    watching = Watch(context, base_url)
    yield watching
    assert watching.errors == []
    assert watching.foreign == []


@pytest.fixture
def page(watch: Watch, page: Page) -> Page:
    """A fresh page with an empty cache, watched."""
    return page


@pytest.fixture(scope="module")
def opened(browser: Browser, base_url: str) -> Iterator[tuple[Page, Watch]]:
    """One page for the tests of a file: Python starts once, each test follows a link of its own in it."""
    context = browser.new_context(service_workers="block")
    watching = Watch(context, base_url)
    yield context.new_page(), watching
    context.close()


@pytest.fixture
def lectern(opened: tuple[Page, Watch], base_url: str) -> Iterator[Lectern]:
    """The page as its user knows it; a test in which it reports an error fails."""
    page, watching = opened
    yield Lectern(page, base_url)
    errors, watching.errors = watching.errors, []
    assert errors == []
    assert watching.foreign == []


@pytest.fixture(scope="session")
def violations() -> Callable[[Page], list[str]]:
    """Runs axe-core on a page as it is now: each violation of its rules in a sentence, with the elements."""
    script = (node.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")

    def check(page: Page) -> list[str]:
        page.evaluate(script)
        found = page.evaluate("axe.run()")["violations"]
        return [f"{it['id']}: {it['help']}: " + ", ".join(str(n["target"]) for n in it["nodes"]) for it in found]

    return check
