"""The site in a real browser: served from a sub-path, watched for errors and for requests to other hosts."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from alive import left_behind, watch_the_living
from lectern import Lectern
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebError,
    expect,
    sync_playwright,
)
from worker_calls import watch_workers

from buildtools import node, site
from buildtools.browsers import browser, firefox
from buildtools.project import SITE
from buildtools.serve import Server

# The solver starts within seconds; a busy machine takes its time.
expect.set_options(timeout=30_000)

PROJECTOR: ViewportSize = {"width": 1280, "height": 720}


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


# V8 compiles what has run for a while once more, and better: JavaScript, and WebAssembly, so both Pythons. That takes a
# quarter of the processor's time of a page, and most tests end before it pays.
PATIENT = "--js-flags=--liftoff-only --no-turbofan"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    if browser_name == "firefox":
        return {**browser_type_launch_args, **firefox.launch(firefox.find())}
    return {**browser_type_launch_args, "executable_path": str(browser.find()), "args": [*browser.arguments(), PATIENT]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without service workers, which would keep the whole site for each test anew; test_offline.py is about them."""
    return {**browser_context_args, "service_workers": "block", "reduced_motion": "reduce"}


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
        self.context = context
        self.own = (own, "data:", f"blob:{own.split('/a/b/')[0]}/")
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self._heard = {"console": self._console, "weberror": self._weberror, "request": self._request}
        for event, heard in self._heard.items():
            context.on(event, heard)

    def end(self) -> None:
        """What the context does from now on is not of this test."""
        for event, heard in self._heard.items():
            self.context.remove_listener(event, heard)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def _weberror(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.own):
            self.foreign.append(request.url)


@pytest.fixture
def watch(context: BrowserContext, base_url: str) -> Iterator[Watch]:
    """Fails a test whose page reported an error or asked another host for something."""
    watch_workers(context)
    watch_the_living(context)
    watching = Watch(context, base_url)
    yield watching
    assert watching.errors == []
    assert watching.foreign == []


@pytest.fixture
def page(watch: Watch, page: Page) -> Iterator[Page]:
    """A fresh page with an empty cache, watched; it leaves nothing alive whose owner has closed."""
    yield page
    assert left_behind(page) == []


@pytest.fixture(scope="session")
def visited(browser: Browser) -> Iterator[BrowserContext]:
    """What all files open their pages in: the site comes and is compiled once, as for who visits it again."""
    with browser.new_context(service_workers="block") as context:
        watch_workers(context)
        watch_the_living(context)
        yield context


# Everything that the browser keeps of the site, but for the files themselves.
FORGET = """async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
}"""


def begin_anew(page: Page, base_url: str) -> None:
    """Leave nothing of what was shown and kept in this page."""
    page.goto(f"{base_url}licenses.txt")
    page.evaluate(FORGET)
    page.goto("about:blank")


@pytest.fixture(scope="module")
def opened(visited: BrowserContext, base_url: str) -> Iterator[tuple[Page, Watch]]:
    """One page for the tests of a file: Python starts once, each test follows a link of its own in it."""
    page = visited.new_page()
    begin_anew(page, base_url)
    watching = Watch(visited, base_url)
    yield page, watching
    watching.end()
    for each in visited.pages:
        each.close()


@pytest.fixture
def lectern(opened: tuple[Page, Watch], base_url: str) -> Iterator[Lectern]:
    """The page as its user knows it, on a projector; a test fails in which it reports an error or leaves something
    alive.
    """
    page, watching = opened
    page.set_viewport_size(PROJECTOR)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")  # a glide costs a processor twenty pictures
    yield Lectern(page, base_url)
    errors, watching.errors = watching.errors, []
    assert errors == []
    assert watching.foreign == []
    assert left_behind(page) == []


@pytest.fixture(scope="session")
def violations(browser_name: str) -> Callable[..., list[str]]:
    """Runs axe-core on a page as it is now: each violation of its rules in a sentence, with the elements.

    `rules`: these only, in place of all.
    """
    script = (node.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
    if browser_name == "firefox":
        script = WITHOUT_REFLECTION + script

    def check(page: Page, rules: Sequence[str] = ()) -> list[str]:
        page.evaluate(AT_REST)
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(script)
        options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": [*rules]} if rules else {})}
        found = page.evaluate("(options) => axe.run(options)", options)["violations"]
        return [f"{it['id']}: {it['help']}: " + ", ".join(str(n["target"]) for n in it["nodes"]) for it in found]

    return check


@pytest.fixture(scope="session")
def violations_in_both_schemes(violations: Callable[..., list[str]]) -> Callable[[Page], list[str]]:
    """The violations of a page in light, and those of the rules about colours in dark: the rest is the same there."""

    def check(page: Page) -> list[str]:
        page.emulate_media(color_scheme="light")
        found = violations(page)
        page.emulate_media(color_scheme="dark")
        assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        found += violations(page, ["color-contrast", "link-in-text-block"])
        page.emulate_media(color_scheme="light")
        return found

    return check
