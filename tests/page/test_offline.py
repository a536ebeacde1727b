"""The second visit: without a network, and after a new build."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, expect

from buildtools import site
from buildtools.project import SITE
from buildtools.serve import Server

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


def rebuild(folder: Path, title: str) -> None:
    """A new build, which differs in the page's title."""
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<title>Searchlight</title>", f"<title>{title}</title>"))
    (folder / "sw.js").unlink()
    contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    scratch = folder.parent / "scratch"
    (folder / "sw.js").write_bytes(site.service_worker(scratch, contents))


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


def test_a_new_build_takes_the_place_of_the_old_one(context: BrowserContext, folder: Path) -> None:
    """Not under an open page, all of whose files stay those of one build; but when the only page is loaded anew."""
    page = context.new_page()
    with Server(folder, prefix="/a/b/") as server:
        page.goto(server.url)
        page.evaluate(KEPT)
        page.reload()
        rebuild(folder, "Another build")
        page.evaluate(RENEWED)
        page.reload()
        expect(page).to_have_title("Another build")
        pages = [key for key in page.evaluate(KEYS) if "/index.html?" in key]
        assert len(pages) == 1
