"""A search on another page: it reports each step, obeys messages, and passes its keys to the slides."""

import shutil
from base64 import b64encode
from collections.abc import Iterator

import pytest
from lectern import reveal
from playwright.sync_api import BrowserContext, Page, expect

from buildtools import node
from buildtools.project import ROOT
from buildtools.serve import Server

SLIDES = ROOT / "examples/slides/index.html"
ROMANIA = "#problem=graph&graph=romania&algorithm=astar&start=Arad&goal=Bucharest"
FOREIGN = """<!doctype html><html lang="en"><title>A course</title><script src="{page}embed.js"></script>
<searchlight-view src="{link}" style="width:960px"></searchlight-view>
<script>
  const view = document.querySelector("searchlight-view");
  const told = [], keys = [];
  view.addEventListener("searchlight", ({{ detail }}) => told.push(detail));
  addEventListener("keydown", ({{ key }}) => keys.push(key));
</script>"""


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory, base_url: str) -> Iterator[str]:
    """A host that is not ours, with a page of a course, and slides made with reveal.js."""
    folder = tmp_path_factory.mktemp("course")
    (folder / "index.html").write_text(FOREIGN.format(page=base_url, link=ROMANIA), encoding="utf-8")
    shutil.copytree(node.MODULES / "reveal.js/dist", folder / "slides/reveal")
    deck = SLIDES.read_text(encoding="utf-8").replace("SEARCHLIGHT/", base_url)
    (folder / "slides/index.html").write_text(deck, encoding="utf-8")
    with Server(folder) as server:
        yield server.url


@pytest.fixture
def visitor(context: BrowserContext) -> Page:
    return context.new_page()


def wait_told(page: Page, condition: str) -> None:
    page.wait_for_function(f"told.length > 0 && (({{ step, state, sentence }}) => {condition})(told.at(-1))")


def test_a_page_of_somebody_else_hears_of_each_step_and_asks_for_more(visitor: Page, course: str) -> None:
    """It sends commands and searches, and receives the sentence and the counts shown in the frame."""
    visitor.goto(course)
    frame = visitor.frame_locator("searchlight-view iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", "ready")
    for away in ("Frontier", "Code", "Statistics"):
        expect(frame.get_by_role("region", name=away)).to_be_hidden()
    expect(frame.get_by_role("region", name="Search tree")).to_be_visible()
    visitor.evaluate("view.step()")
    wait_told(visitor, "step === 1")
    told = visitor.evaluate("told.at(-1)")
    expect(frame.get_by_role("status")).to_have_text(told["sentence"])
    assert (told["expanded"], told["generated"], told["frontier"]) == (1, 3, 3)
    visitor.evaluate("view.go(3)")
    wait_told(visitor, "step === 3")
    visitor.evaluate("view.back()")
    wait_told(visitor, "step === 2")
    visitor.evaluate("view.end()")
    wait_told(visitor, "state === 'finished'")
    visitor.evaluate("view.open('#problem=eight-puzzle&algorithm=greedy&step=4')")
    wait_told(visitor, "step === 4 && state === 'ready'")
    expect(frame.locator("html")).to_have_attribute("data-embed", "yes")
    visitor.evaluate("view.reset()")
    wait_told(visitor, "step === 0")


def test_what_no_command_is_changes_nothing(visitor: Page, course: str) -> None:
    """Unknown messages from another page do not move the search."""
    visitor.goto(course)
    frame = visitor.frame_locator("searchlight-view iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", "ready")
    for nonsense in ("null", "7", "'jump'", "{go: -1}", "{go: 'far'}", "{open: 3}", "[1]", "{}"):
        visitor.evaluate(f"view.ask({nonsense})")
    visitor.evaluate("view.step()")
    wait_told(visitor, "step === 1")
    expect(frame.locator("html")).to_have_attribute("data-state", "ready")
    expect(frame.get_by_role("link", name="Open in Searchlight")).to_be_visible()


def test_arrow_keys_walk_through_the_search_and_then_to_the_next_slide(visitor: Page, course: str) -> None:
    """As a lecturer with a remote control: never a click between the slides and the search."""
    visitor.goto(f"{course}slides/index.html")
    frame = visitor.frame_locator("searchlight-view iframe")
    html = frame.locator("html")
    expect(html).to_have_attribute("data-state", "ready")
    slide = lambda: visitor.evaluate("Reveal.getState().indexh")  # noqa: E731
    visitor.keyboard.press("ArrowRight")
    assert slide() == 1
    expanded = [1, 2, 3, 4, 5]
    for count in expanded:
        visitor.keyboard.press("ArrowRight")
        expect(html).to_have_attribute("data-expanded", str(count))
        assert slide() == 1
    for _ in range(3):  # the last expansion, and the finish, are positions of their own
        if html.get_attribute("data-state") != "finished":
            visitor.keyboard.press("ArrowRight")
    expect(html).to_have_attribute("data-state", "finished")
    visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function("Reveal.getState().indexh === 2")
    visitor.keyboard.press("ArrowLeft")
    visitor.wait_for_function("Reveal.getState().indexh === 1")
    visitor.keyboard.press("ArrowLeft")
    expect(html).to_have_attribute("data-state", "ready")
    assert slide() == 1


def read_code(page: Page, picture: bytes) -> str | None:
    """What a reader of QR codes that is not ours sees in a picture."""
    page.evaluate((node.MODULES / "jsqr/dist/jsQR.js").read_text(encoding="utf-8"))
    said: str | None = page.evaluate(
        """async (png) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context.drawImage(bitmap, 0, 0);
          return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
        }""",
        b64encode(picture).decode(),
    )
    return said


def test_a_link_as_a_code_and_as_a_piece_of_a_page(page: Page, base_url: str) -> None:
    """The code is one that says the address; the piece for another page shows what is shown here."""
    page.goto(f"{base_url}#problem=eight-puzzle&algorithm=astar&step=3")
    expect(page.locator("html")).to_have_attribute("data-state", "ready")
    reveal(page, "button", "QR code").click()
    code = page.get_by_role("dialog", name="QR code").get_by_role("img")
    expect(code).to_be_visible()
    address = page.evaluate("location.href")
    expect(page.get_by_role("dialog", name="QR code")).to_contain_text(address)
    assert read_code(page, code.screenshot()) == address
    page.get_by_role("button", name="Close", exact=True).click()
    reveal(page, "button", "Embed in a page").click()
    piece = page.get_by_role("dialog", name="Embed in a page").get_by_role("textbox").first.input_value()
    assert f'<script src="{base_url}embed.js"></script>' in piece
    assert address.replace("&", "&amp;") in piece
