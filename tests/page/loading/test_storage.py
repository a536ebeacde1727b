"""A browser that keeps nothing: the page works all the same, and says so once."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lectern import Lectern, reveal
from playwright.sync_api import Browser, Frame, expect

from buildtools import onefile
from buildtools.serve import Server

# Storage that throws when it is looked at, as with all cookies blocked; what a private window may lack besides.
HIDDEN = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, %s);
Object.defineProperty(navigator, "serviceWorker", %s);
"""
SCRIPTS = {
    "forbidden": HIDDEN % (('{ get() { throw new DOMException("denied", "SecurityError") } }',) * 2),
    "missing": HIDDEN % (("{ value: undefined }",) * 2),
    "full": 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") };',
}
# PyScript asks for a database of its own, which it does without: its refused promise is nobody's.
OF_PYSCRIPT = ("denied", "Cannot read properties of undefined (reading 'open')")
NOTHING_KEPT = "This browser cannot save anything"


@pytest.fixture(params=["forbidden", *(pytest.param(each, marks=pytest.mark.thorough) for each in ("missing", "full"))])
def without_storage(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Lectern]:
    """The page in a browser whose storage cannot be used, in each of the ways; an error in its console fails."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(SCRIPTS[request.param])
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield Lectern(context.new_page(), base_url)
    assert [error for error in errors if not error.endswith(OF_PYSCRIPT)] == []
    assert len(errors) <= 1
    context.close()


def go_to_next_stop(page: Frame | Lectern) -> None:
    """In a lesson: another sentence is said then."""
    frame = page.page if isinstance(page, Lectern) else page
    said = frame.locator("#lesson-said")
    expect(said).to_contain_text("Stop 1 of")
    frame.locator("#lesson").get_by_role("button", name="Next stop", exact=True).click()
    expect(said).to_contain_text("Stop 2 of")


def test_the_page_works_and_says_once_that_nothing_is_kept(without_storage: Lectern) -> None:
    """Search, theme and lesson work without storage, and the note appears with the first setting. A lesson's progress
    is known in the open page, and the editor says that it keeps nothing.
    """
    lectern = without_storage
    page = lectern.page
    lectern.open("problem=eight-puzzle&algorithm=astar&step=0")
    said = lectern.page.locator("#not-kept")
    expect(said).to_be_hidden()
    lectern.press("Step", 2)
    lectern.expect_expanded(2)
    lectern.press("Theme")
    expect(lectern.html).to_have_attribute("data-theme", "dark")
    expect(said).to_contain_text(NOTHING_KEPT)
    said.evaluate("said => { said.textContent = '' }")
    lectern.press("Theme")
    expect(lectern.html).to_have_attribute("data-theme", "light")
    lectern.open("lesson=corridor")
    go_to_next_stop(lectern)
    expect(said).to_have_text("")
    lectern.press("Course")
    expect(page.get_by_role("dialog", name="Lessons")).to_contain_text("2 of 3 stops")
    page.keyboard.press("Escape")
    lectern.press("Code")  # folded beside a lesson
    lectern.press("Edit a copy")
    expect(page.get_by_text("This browser cannot save your code")).to_be_visible()


@pytest.fixture(scope="module")
def sandboxed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page with the one-file version in a frame of an opaque origin, which has no storage at all."""
    folder = tmp_path_factory.mktemp("sandboxed")
    shutil.copy(onefile.build(), folder / "one.html")
    frame = '<iframe sandbox="allow-scripts" width="1200" height="900" src="one.html#lesson=corridor"></iframe>'
    (folder / "outer.html").write_text(frame, encoding="utf-8")
    with Server(Path(folder)) as server:
        yield server.url + "outer.html"


def test_a_sandboxed_frame_has_the_whole_page(browser: Browser, sandboxed: str) -> None:
    """Python starts, a lesson goes on, a search is stepped, the theme changes, and nothing is kept."""
    context = browser.new_context(viewport={"width": 1280, "height": 960})
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    page.goto(sandboxed)
    frame = page.frames[1]
    expect(frame.locator("html")).to_have_attribute("data-worker", "ready", timeout=60_000)
    go_to_next_stop(frame)
    for name, expanded in (("Reset", "0"), ("Step", "1")):
        frame.get_by_role("button", name=name, exact=True).click()
        expect(frame.locator("html")).to_have_attribute("data-expanded", expanded)
    reveal(frame, "button", "Theme").click()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("#not-kept")).to_contain_text(NOTHING_KEPT)
    assert errors == []
    context.close()
