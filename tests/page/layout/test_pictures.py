"""Four screens in three sizes look as in tests/page/pictures.

`RENEW=1 python3 build.py test -- tests/page/layout/test_pictures.py` takes them anew. Another browser draws letters
differently, so it has no pictures to compare with.
"""

import io
import os
from pathlib import Path

import pytest
from lectern import Lectern
from PIL import Image, ImageChops

PICTURES = Path(__file__).parents[1] / "pictures"
BROWSER = PICTURES / "browser.txt"
RENEW = "RENEW" in os.environ
TOLERATED = 0.001  # of the pixels may differ by more than CLEARLY: one card more or less is above it
CLEARLY = 32  # of 255
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&heuristic=table&step=4"
SCREENS = {
    "puzzle": "problem=eight-puzzle&start=1,5,4,2,0,6,3,7,8&algorithm=astar&heuristic=manhattan&step=12",
    "romania": ROMANIA,
    "comparison": ROMANIA + "&b.algorithm=uniform-cost",
    "lesson": "lesson=astar&stop=3",
}
SIZES = {"study": (1440, 900), "present": (1280, 720), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_as_before(lectern: Lectern, browser_name: str, screen: str, size: str) -> None:
    """Once the page has settled, all of it but the slider, which depends on how much is known of the search."""
    page, (width, height) = lectern.page, SIZES[size]
    assert page.context.browser
    version = f"{browser_name} {page.context.browser.version}"
    if not RENEW and version != BROWSER.read_text(encoding="utf-8").strip():
        pytest.skip(f"the pictures are of {BROWSER.read_text(encoding='utf-8').strip()}, this is {version}")
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    if (screen, size) == ("romania", "present"):  # the key gives what a link gives
        lectern.open(SCREENS[screen])
        page.keyboard.press("p")
        lectern.expect_fragment("view=present")
    else:
        lectern.open(SCREENS[screen] + ("&view=present" if size == "present" else ""))
    lectern.rest()
    page.mouse.move(0, 0)
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", mask=[page.locator(".track")]))).convert("RGB")
    file = PICTURES / f"{screen}-{size}.png"
    if RENEW:
        PICTURES.mkdir(exist_ok=True)
        taken.quantize(64).save(file, optimize=True)
        BROWSER.write_text(version + "\n", encoding="utf-8")
        return
    difference = ImageChops.difference(taken, Image.open(file).convert("RGB")).convert("L").histogram()
    share = sum(difference[CLEARLY:]) / (width * height)
    assert share < TOLERATED, f"{file.name}: {share:.2%} of the pixels differ; this file's head says how to renew it"
