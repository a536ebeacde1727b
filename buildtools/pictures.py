"""The README's pictures, taken of the built page: `python3 -m buildtools.pictures` in .venv makes them anew."""

from playwright.sync_api import ViewportSize, sync_playwright

from buildtools import browser, site
from buildtools.project import ROOT, say
from buildtools.serve import Server

SIZE: ViewportSize = {"width": 1600, "height": 900}
READY = "() => ['ready', 'finished'].includes(document.documentElement.dataset.state)"
PICTURES = {
    "page": "problem=eight-puzzle&algorithm=astar&heuristic=manhattan&step=14",
    "grid": "problem=grid&algorithm=bidirectional&step=60",
    "comparison": "problem=eight-puzzle&algorithm=astar&heuristic=manhattan&b.heuristic=misplaced&step=20",
}


def take() -> None:
    """Writes docs/NAME.png for each link, in the light, as a window of SIZE shows it."""
    site.build()
    with Server() as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        for name, link in PICTURES.items():
            page = chromium.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
            page.goto(f"{server.url}#{link}&lang=en")
            page.wait_for_function(READY, timeout=60_000)
            page.evaluate("() => document.fonts.ready")
            page.wait_for_selector("#loading", state="hidden")
            page.wait_for_timeout(1_000)  # the camera comes to rest
            page.screenshot(path=ROOT / f"docs/{name}.png")
            say(f"docs/{name}.png")
            page.close()
        chromium.close()


if __name__ == "__main__":
    take()
