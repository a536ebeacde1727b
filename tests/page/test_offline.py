"""The second visit: without a network, and after a new build."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect
from workbench import Workbench

from buildtools import site
from buildtools.project import SITE
from buildtools.serve import Server

MARK = re.compile(r"build: (\w+)")
TEXTS = re.compile(r"(/|\.html|\.css|\.m?js|\.py)$")
# Until this browser has kept everything.
KEPT = "navigator.serviceWorker.ready.then(() => null)"
# Until a new build has been found and kept, and waits.
RENEWED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
# The addresses under which files are kept.
KEYS = """async () => {
  const names = await caches.keys();
  const cache = await caches.open(names.find((it) => it.startsWith("searchlight-site")));
  return (await cache.keys()).map((it) => it.url);
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the site, to be changed."""
    site.build()
    return shutil.copytree(SITE, tmp_path / "site")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """With service workers."""
    with browser.new_context() as context:
        yield context


def rebuild(folder: Path, mark: str) -> None:
    """A new build: every text that the page is made of ends with a comment with this mark."""
    comments = {".html": "<!-- {} -->", ".css": "/* {} */", ".js": "// {}", ".mjs": "// {}", ".py": "# {}"}
    for path in folder.rglob("*"):
        if comment := comments.get(path.suffix):
            path.write_text(f"{path.read_text(encoding='utf-8')}\n{comment.format(mark)}\n", encoding="utf-8")
    (folder / "sw.js").unlink()
    contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    (folder / "sw.js").write_bytes(site.service_worker(folder.parent / "scratch", contents))


class Builds:
    """Which builds the files are of that a page has been given, by their marks."""

    def __init__(self, page: Page) -> None:
        self.given: list[Response] = []
        page.on("response", lambda response: self.given.append(response))

    def seen(self, most: int = 5) -> set[str]:
        """Of the files since the last time, which are more than so many."""
        texts = [each.text() for each in self.given if TEXTS.search(each.url.partition("#")[0]) and each.ok]
        self.given.clear()
        assert len(texts) > most
        return {found[1] if (found := MARK.search(text)) else "none" for text in texts}


def test_the_second_visit_needs_no_network(context: BrowserContext, folder: Path) -> None:
    """Everything is kept: the page opens, Python starts, and a search runs, with no server any more."""
    page = context.new_page()
    with Server(folder, prefix="/a/b/") as server:
        page.goto(server.url)
        page.evaluate(KEPT)
        page.close()
    again = Lectern(context.new_page(), server.url).open("algorithm=astar&heuristic=misplaced")
    expect(again.html).to_have_attribute("data-start", "snapshot")
    again.press("Step", 3)
    again.expect_expanded(3)


def test_what_no_visit_has_needed_is_not_fetched_for_later(context: BrowserContext, folder: Path) -> None:
    """Python's standard library is 2.5 MB; the solver starts without it, on every visit."""
    page = context.new_page()
    with Server(folder, prefix="/a/b/") as server:
        page.goto(server.url)
        page.evaluate(KEPT)
        keys = page.evaluate(KEYS)
        assert any("/solver/worker.py?" in key for key in keys)
        assert not any("python_stdlib" in key for key in keys)


def test_a_new_build_comes_whole_with_the_next_load(context: BrowserContext, folder: Path) -> None:
    """What is open stays of its build, with all that it asks for later; the load after that is of the new one."""
    rebuild(folder, "build: former")
    page = context.new_page()
    builds = Builds(page)
    with Server(folder, prefix="/a/b/") as server:
        lectern = Lectern(page, server.url).open()
        page.evaluate(KEPT)
        assert builds.seen() == {"former"}
        rebuild(folder, "build: latter")
        Workbench(lectern).open()  # the first visit goes on: its editor comes when the host has another
        assert builds.seen(1) == {"former"}
        page.reload()
        lectern.expect_loaded()
        assert builds.seen() == {"former"}
        page.evaluate(RENEWED)  # found meanwhile; nobody is interrupted
        page.reload()
        lectern.expect_loaded()
        assert builds.seen() == {"latter"}
        Workbench(lectern).open()
        assert builds.seen(1) == {"latter"}
        pages = [key for key in page.evaluate(KEYS) if "/index.html?" in key]
        assert len(pages) == 1
