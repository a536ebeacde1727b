"""The pictures of the documentation, taken of the built page.

`python3 -m buildtools.docs.pictures [NAME…]` in .venv renews them. `steps` is a GIF of a whole search, made by the
page's own export.
"""

import sys
import zlib
from base64 import urlsafe_b64encode
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from buildtools import site
from buildtools.browsers import browser
from buildtools.project import ROOT, BuildError, say
from buildtools.serve import Server

LARGE: ViewportSize = {"width": 1600, "height": 900}
SMALL: ViewportSize = {"width": 1280, "height": 720}
READY = "() => ['ready', 'finished'].includes(document.documentElement.dataset.state)"
WHY = ".why-next:not([hidden])"  # what comes last to a page that is opened
RAN = "() => document.documentElement.dataset.code === 'ready'"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"

# What a student may write; its eight lines are all in sight.
HEURISTIC = """\
def out_of_line(state, goal):
    h = 0
    for at, tile in enumerate(state):
        if tile:
            to = goal.index(tile)
            h += (at // 3 != to // 3) + (at % 3 != to % 3)
    print("h =", h)
    return h
"""


class Picture(NamedTuple):
    """`link`: what the page shows. `shown`: what is waited for. `press`: the button that is pressed then, until RAN."""

    link: str
    size: ViewportSize = LARGE
    shown: str = WHY
    press: str = ""


def packed(code: str) -> str:
    """A program as a link has it: deflated, in letters that an address may hold."""
    packer = zlib.compressobj(level=9, wbits=-15)
    return urlsafe_b64encode(packer.compress(code.encode()) + packer.flush()).decode().rstrip("=")


EIGHT = "problem=eight-puzzle&algorithm=astar&heuristic"
PICTURES = {
    "page": Picture(f"{EIGHT}=manhattan&step=14"),
    "grid": Picture("problem=grid&algorithm=bidirectional&step=60"),
    "comparison": Picture(f"{EIGHT}=manhattan&b.heuristic=misplaced&step=20", shown="#difference-text"),
    "own-code": Picture(
        f"{EIGHT}=own:out_of_line&step=6&code={packed(HEURISTIC)}", shown=".cm-content", press="Run this code"
    ),
    "present": Picture(f"view=present&{ROMANIA}&step=3", SMALL),
    "predict": Picture(f"predict=8&{ROMANIA}&step=1", SMALL, "#question:not([hidden])"),
}


FILM = "steps"


def film(chromium: Browser, address: str) -> None:
    """Write docs/steps.gif: A* in Romania from the first step to the goal, one step a second."""
    page = chromium.new_page(viewport=LARGE, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}#{ROMANIA}&lang=en")
    page.wait_for_function(READY, timeout=60_000)
    page.wait_for_selector("html[data-worker=ready]", timeout=60_000)
    page.get_by_role("button", name="Run to end").click()
    page.wait_for_selector("html[data-state=finished]", timeout=60_000)
    page.locator("[popovertarget=sharing]").click()
    page.get_by_role("button", name="Export", exact=True).click()
    dialog = page.get_by_role("dialog", name="Export")
    dialog.get_by_label("Subject").select_option("tree")
    dialog.get_by_label("Extent").select_option("whole")
    dialog.get_by_label("Steps per second").select_option("1")
    dialog.get_by_label("Size in pixels").select_option("960x540")
    dialog.get_by_label("From step").fill("0")
    dialog.get_by_label("To step").fill("6")
    with page.expect_download(timeout=120_000) as download:
        dialog.get_by_role("button", name="GIF").click()
    download.value.save_as(ROOT / f"docs/{FILM}.gif")
    say(f"docs/{FILM}.gif")
    page.close()


def take(chromium: Browser, address: str, name: str) -> None:
    """Writes docs/NAME.png, in the light, as a window of the picture's size shows it."""
    picture = PICTURES[name]
    page = chromium.new_page(viewport=picture.size, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}#{picture.link}&lang=en")
    page.wait_for_function(READY, timeout=60_000)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_selector("#loading", state="hidden")
    page.wait_for_selector(picture.shown)
    if picture.press:
        page.get_by_role("button", name=picture.press, exact=True).click()
        page.wait_for_function(RAN, timeout=60_000)
    page.wait_for_timeout(1_000)  # the camera comes to rest
    page.screenshot(path=ROOT / f"docs/{name}.png")
    say(f"docs/{name}.png")
    page.close()


def main(names: list[str]) -> None:
    """The pictures of these names; without one, all. Raises BuildError for a name that none has."""
    for name in names:
        if name not in (*PICTURES, FILM):
            raise BuildError(f"no picture is called {name}; there are {', '.join((*PICTURES, FILM))}")
    site.build()
    with Server() as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        for name in names or (*PICTURES, FILM):
            if name == FILM:
                film(chromium, server.url)
            else:
                take(chromium, server.url, name)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
