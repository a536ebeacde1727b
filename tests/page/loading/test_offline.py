"""The second visit: without a network, and after a new build."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Page, expect
from workbench import Workbench

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


def rebuild(folder: Path, build: str) -> None:
    """A new build: each script, the style and the page itself say of which build they are once they are at work."""
    marks = {
        ".html": '<meta name="built" content="{build}">',
        ".css": ":root {{ --built: {build} }}",
        ".js": '(globalThis.built ??= {{}})["{path}"] = "{build}";',
        ".mjs": '(globalThis.built ??= {{}})["{path}"] = "{build}";',
    }
    (folder / "sw.js").unlink()
    for path in folder.rglob("*"):
        if mark := marks.get(path.suffix):
            said = mark.format(path=path.relative_to(folder).as_posix(), build=build)
            path.write_text(f"{path.read_text(encoding='utf-8')}\n{said}\n", encoding="utf-8")
    contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    (folder / "sw.js").write_bytes(site.service_worker(folder.parent / "scratch", contents))


def builds(page: Page) -> dict[str, str]:
    """Which build each file is of that is at work in the page; and each that a fresh Python would begin with now.

    The feature that comes by itself, after everything else, has come.
    """
    page.wait_for_function("() => globalThis.built?.['web/features/why/feature.js']")
    return page.evaluate("""async () => {
      const paths = ["solver/worker.mjs", "vendor/pyodide/pyodide.mjs"];
      const fresh = paths.map(async (path) => [path, /"(\\w+)";\\s*$/.exec(await (await fetch(path)).text())[1]]);
      return {
        ...globalThis.built,
        ...Object.fromEntries(await Promise.all(fresh)),
        "index.html": [...document.querySelectorAll("meta[name=built]")].at(-1).content,
        "web/style.css": getComputedStyle(document.documentElement).getPropertyValue("--built"),
      };
    }""")


def test_the_second_visit_needs_no_network(context: BrowserContext, folder: Path) -> None:
    """Everything is kept but what no visit has needed, like Python's standard library with its 2.5 MB: the page opens,
    Python starts, and a search runs, with no server any more.
    """
    page = context.new_page()
    with Server(folder, prefix="/a/b/") as server:
        page.goto(server.url)
        page.evaluate(KEPT)
        keys = page.evaluate(KEYS)
        assert any("/solver/worker.py?" in key for key in keys)
        assert not any("python_stdlib" in key or "solver/networks-" in key for key in keys)
        page.close()
    again = Lectern(context.new_page(), server.url).open("algorithm=astar&heuristic=misplaced")
    expect(again.html).to_have_attribute("data-start", "snapshot")
    again.press("Step", 3)
    again.expect_expanded(3)


def test_a_new_build_comes_whole_with_the_next_load(context: BrowserContext, folder: Path) -> None:
    """What is open stays of its build, with all that it asks for later; the load after that is of the new one."""
    rebuild(folder, "former")
    page = context.new_page()
    with Server(folder, prefix="/a/b/") as server:
        lectern = Lectern(page, server.url).open()
        page.evaluate(KEPT)
        rebuild(folder, "latter")
        Workbench(lectern).open()  # the first visit goes on: its editor comes when the host has another
        at_work = builds(page)
        assert {"index.html", "web/seam.js", "page/interpreter.mjs", "web/features/editor/feature.js",
        "solver/worker.mjs", "vendor/pyodide/pyodide.mjs", "vendor/pyscript/core.js"} <= set(at_work)  # fmt: skip
        assert set(at_work.values()) == {"former"}
        page.reload()
        lectern.expect_loaded()
        page.evaluate(RENEWED)  # found meanwhile; nobody is interrupted
        Workbench(lectern).open()
        assert builds(page) == at_work
        page.reload()
        lectern.expect_loaded()
        Workbench(lectern).open()
        assert builds(page) == dict.fromkeys(at_work, "latter")
        pages = [key for key in page.evaluate(KEYS) if "/index.html?" in key]
        assert len(pages) == 1
