"""A search on another page: it reports each step, obeys messages, and passes its keys to the slides."""

import shutil
from pathlib import Path

from lectern import Lectern
from playwright.sync_api import BrowserContext, Page, expect

from buildtools import node
from buildtools.project import ROOT
from buildtools.serve import Server

SLIDES = ROOT / "examples/slides/index.html"
FOREIGN = """<!doctype html><html lang="en"><title>A course</title><body style="width:960px">{piece}
<script>
  const view = document.querySelector("searchlight-view");
  const told = [];
  view.addEventListener("searchlight", ({{ detail }}) => told.push(detail));
</script>"""


def wait_told(page: Page, condition: str) -> None:
    page.wait_for_function(f"told.length > 0 && (({{ step, state, sentence }}) => {condition})(told.at(-1))")


def test_a_page_of_somebody_else_hears_of_each_step_and_asks_for_more(
    context: BrowserContext, base_url: str, tmp_path: Path
) -> None:
    """With the piece that the page gives. It sends commands and searches, and receives the frame's sentence and counts.
    What no command is changes nothing.
    """
    page = Lectern(context.new_page(), base_url).open("problem=graph&algorithm=astar&step=0").page
    page.evaluate("document.querySelector(\"[data-feature='share:embed']\").click()")
    piece = page.get_by_role("dialog", name="Embed in a page").get_by_role("textbox").first.input_value()
    (tmp_path / "index.html").write_text(FOREIGN.format(piece=piece), encoding="utf-8")
    with Server(tmp_path) as server:
        page.goto(server.url)
        frame = page.frame_locator("searchlight-view iframe")
        html = frame.locator("html")
        expect(html).to_have_attribute("data-state", "ready")
        for away in ("Frontier", "Code", "Statistics"):
            expect(frame.get_by_role("region", name=away)).to_be_hidden()
        expect(frame.get_by_role("region", name="Search tree")).to_be_visible()
        expect(frame.get_by_role("link", name="Open in Searchlight")).to_be_visible()
        for nonsense in ("null", "7", "'jump'", "{go: -1}", "{go: 'far'}", "{open: 3}", "[1]", "{}"):
            page.evaluate(f"view.ask({nonsense})")
        page.evaluate("view.step()")
        wait_told(page, "step === 1")
        told = page.evaluate("told.at(-1)")
        expect(frame.get_by_role("status")).to_have_text(told["sentence"])
        assert (told["expanded"], told["generated"], told["frontier"]) == (1, 3, 3)
        page.evaluate("view.go(3)")
        wait_told(page, "step === 3")
        page.evaluate("view.back()")
        wait_told(page, "step === 2")
        page.evaluate("view.end()")
        wait_told(page, "state === 'finished'")
        page.evaluate("view.open('#problem=eight-puzzle&algorithm=greedy&step=4')")
        wait_told(page, "step === 4 && state === 'ready'")
        expect(html).to_have_attribute("data-embed", "yes")
        page.evaluate("view.reset()")
        wait_told(page, "step === 0")


def test_arrow_keys_walk_through_the_search_and_then_to_the_next_slide(
    context: BrowserContext, base_url: str, tmp_path: Path
) -> None:
    """As a lecturer with a remote control: never a click between the slides and the search."""
    shutil.copytree(node.MODULES / "reveal.js/dist", tmp_path / "reveal")
    deck = SLIDES.read_text(encoding="utf-8").replace("SEARCHLIGHT/", base_url)
    (tmp_path / "index.html").write_text(deck, encoding="utf-8")
    page = context.new_page()
    with Server(tmp_path) as server:
        page.goto(server.url)
        html = page.frame_locator("searchlight-view iframe").locator("html")
        expect(html).to_have_attribute("data-state", "ready")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("Reveal.getState().indexh") == 1
        for count in range(1, 6):
            page.keyboard.press("ArrowRight")
            expect(html).to_have_attribute("data-expanded", str(count))
            assert page.evaluate("Reveal.getState().indexh") == 1
        for _ in range(3):  # the last expansion, and the finish, are positions of their own
            if html.get_attribute("data-state") != "finished":
                page.keyboard.press("ArrowRight")
        expect(html).to_have_attribute("data-state", "finished")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("Reveal.getState().indexh === 2")
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("Reveal.getState().indexh === 1")
        page.keyboard.press("ArrowLeft")
        expect(html).to_have_attribute("data-state", "ready")
        assert page.evaluate("Reveal.getState().indexh") == 1
