"""The site in a real browser: served from a sub-path, watched for errors and for requests to other hosts."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lectern import Lectern
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)
from worker_calls import watch_workers

from buildtools import browser, firefox, node, site
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
def playwright(browser_name: str) -> Iterator[Playwright]:
    """Playwright's driver; with an installed Firefox it is taught two things when it starts."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in firefox.environment(firefox.find()).items() if browser_name == "firefox" else ():
            patch.setenv(name, value)
        running = sync_playwright().start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    if browser_name == "firefox":
        return {**browser_type_launch_args, **firefox.launch(firefox.find())}
    return {**browser_type_launch_args, "executable_path": str(browser.find()), "args": browser.arguments()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without service workers, which would keep the whole site for each test anew; test_offline.py is about them."""
    return {**browser_context_args, "service_workers": "block"}


# Firefox 153 crashes when axe-core reads these. Without them it reads the attributes; the page sets nothing else.
WITHOUT_REFLECTION = """
for (const name of Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)))
  if (/^aria.*Elements?$/.test(name)) delete Element.prototype[name];
"""

# Buttons change their colour softly, and halfway from light to dark there is little contrast. Brought to their end, not
# waited for: in a page that draws no frame a transition never ends.
AT_REST = """() => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


class Watch:
    """What the page said and asked for. A test that provokes an error takes it out of `errors`."""

    def __init__(self, context: BrowserContext, own: str) -> None:
        watch_workers(context)
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
def violations(browser_name: str) -> Callable[[Page], list[str]]:
    """Runs axe-core on a page as it is now: each violation of its rules in a sentence, with the elements."""
    script = (node.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
    if browser_name == "firefox":
        script = WITHOUT_REFLECTION + script

    def check(page: Page) -> list[str]:
        page.evaluate(AT_REST)
        page.evaluate(script)
        found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        return [f"{it['id']}: {it['help']}: " + ", ".join(str(n["target"]) for n in it["nodes"]) for it in found]

    return check
