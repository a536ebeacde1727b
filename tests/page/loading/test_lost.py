"""Missing files of the site, and browsers without a needed feature: a sentence, and a way to continue."""

import re
from collections.abc import Iterator

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Page, expect

from buildtools.project import SITE

# Nothing is lost without them: fonts, the icon, other languages, what is read by people or asked for later.
SPARE = re.compile(
    r"fonts/|licenses|manifest|\.png$|catalog|icon|sw\.js|recording|error-|solver/snapshot|solver/(?!searchlight-)[a-z_]+-|web/features/|web/chunk-|pyodide-lock|python_stdlib|texts/|page/watch|page/reload|embed\.js|lessons/|index"
)


@pytest.fixture
def needed(base_url: str) -> list[str]:
    """Every other file of the site."""
    paths = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()]
    return sorted(path for path in paths if not SPARE.search(path))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Not watched: that a file does not come is an error that the browser reports."""
    with browser.new_context(service_workers="block") as context:
        yield context


def opened_without(context: BrowserContext, url: str, pattern: str | re.Pattern[str]) -> Page:
    """A page that is being opened, while none of these files comes."""
    page = context.new_page()
    page.route(pattern, lambda route: route.abort())
    page.goto(url, wait_until="commit")
    return page


def test_whatever_file_does_not_come_the_page_says_so(
    context: BrowserContext, base_url: str, needed: list[str], thorough: bool
) -> None:
    """One file of each kind, or each file in turn: the sentence names it, and the page can be loaded anew."""
    assert len(needed) > 10
    kinds = {file.rpartition(".")[2]: file for file in needed}
    pages = {file: opened_without(context, base_url, f"**/{file}") for file in (needed if thorough else kinds.values())}
    for file, page in pages.items():
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(f"{file} could not be loaded")
        expect(alert.get_by_role("button", name="Reload")).to_be_visible()
        expect(page.locator("#loading")).to_be_hidden()
    page.unroute_all()  # the file comes after all
    page.get_by_role("button", name="Reload").click()
    Lectern(page, base_url).expect_loaded()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_page_without_its_style_says_so_until_it_is_loaded_anew(context: BrowserContext, base_url: str) -> None:
    """Also if the file comes before Python does: the page has not asked for it again."""
    page = opened_without(context, base_url, "**/web/style.css")
    expect(page.get_by_role("alert")).to_contain_text("style.css could not be loaded")
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    page.unroute_all()
    page.evaluate("document.documentElement.dataset.worker = 'ready'")  # as a worker that comes now
    for _ in range(2):
        page.evaluate("fetch('web/style.css').then((answer) => answer.text())")  # the watch asks, too
    page.get_by_role("button", name="Reload").click()
    Lectern(page, base_url).expect_loaded()


def test_without_pythons_files_it_can_still_be_looked_at(context: BrowserContext, base_url: str) -> None:
    """The recorded search can be stepped through beside the sentence."""
    page = opened_without(context, base_url, "**/solver/worker.py")
    expect(page.get_by_role("alert")).to_contain_text("Python cannot start")
    lectern = Lectern(page, base_url)
    lectern.press("Step", 2)
    lectern.expect_state("ready")


def test_nothing_is_lost_without_the_files_that_are_spare(context: BrowserContext, base_url: str) -> None:
    """Fonts, icon, recording and the watch itself may be missing, and Python comes as ever."""
    page = opened_without(context, base_url, re.compile(r"fonts/|icon|recordings/|watch\.js"))
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    Lectern(page, base_url).expect_loaded()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_browser_that_lacks_something_is_told_what(context: BrowserContext, base_url: str) -> None:
    """A sentence instead of an empty page."""
    for missing, said in (
        ("delete globalThis.WebAssembly", "needs WebAssembly"),
        ("HTMLCanvasElement.prototype.getContext = () => null", "blocks the canvas"),
    ):
        page = context.new_page()
        page.add_init_script(missing)
        page.goto(base_url, wait_until="commit")
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator("html")).to_have_attribute("data-state", "error")


def test_the_watch_knows_every_file(needed: list[str]) -> None:
    """A file that is added to the site is either needed, and watched, or spare."""
    watch = (SITE / "page/watch.js").read_text(encoding="utf-8")
    assert [file for file in needed if f'"{file}"' not in watch] == []


@pytest.mark.parametrize(
    ("locale", "fragment", "said"),
    [
        ("de-DE", "", "konnte nicht geladen werden"),
        ("en-GB", "#lang=pt-BR", "Não foi possível carregar"),
    ],
)
def test_what_is_lost_is_said_in_the_readers_language(
    browser: Browser, base_url: str, locale: str, fragment: str, said: str
) -> None:
    """The message appears before Python is loaded; without JavaScript, it appears in all languages."""
    with browser.new_context(service_workers="block", locale=locale) as context:
        page = opened_without(context, base_url + fragment, "**/web/seam.js")
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.get_by_role("alert").get_by_role("button")).to_have_count(1)
        without = page.locator("noscript").text_content() or ""
        assert "turn on JavaScript" in without
        assert "active JavaScript" in without
