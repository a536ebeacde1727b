"""Fingers on the drawings: one moves the page, two move the drawing, a tap picks."""

from collections.abc import Callable, Iterator

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, CDPSession, Page, expect

Points = list[dict[str, float]]


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """Romania on a phone, a few steps in."""
    context = browser.new_context(viewport={"width": 390, "height": 700}, has_touch=True, service_workers="block")
    page = context.new_page()
    Lectern(page, base_url).open("problem=graph&algorithm=astar&step=4")
    yield page
    context.close()


def drag(session: CDPSession, points: Callable[[int], Points]) -> None:
    """Puts fingers down, moves them in ten steps and lifts them."""
    for step in range(11):
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points(step)})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.only_browser("chromium")  # the only one in which fingers can be moved from outside
@pytest.mark.parametrize("drawing", [".tree-view canvas", ".space-view canvas"])
def test_a_swipe_on_a_drawing_scrolls_the_page(phone: Page, drawing: str) -> None:
    """The page is not held fast where it is drawn on."""
    box = phone.locator(drawing).first.bounding_box()
    assert box
    x, y = box["x"] + 150, box["y"] + 120
    drag(phone.context.new_cdp_session(phone), lambda step: [{"x": x, "y": y - 12 * step}])
    phone.wait_for_function("scrollY > 50")


@pytest.mark.only_browser("chromium")
def test_two_fingers_zoom_the_tree_and_not_the_page(phone: Page) -> None:
    """The camera is the user's from then on."""
    expect(phone.get_by_role("button", name="Follow")).to_have_attribute("aria-pressed", "true")
    box = phone.locator(".tree-view canvas").first.bounding_box()
    assert box
    x, y = box["x"] + 190, box["y"] + 100
    drag(
        phone.context.new_cdp_session(phone),
        lambda step: [{"x": x - 20 - 6 * step, "y": y, "id": 0}, {"x": x + 20 + 6 * step, "y": y, "id": 1}],
    )
    expect(phone.get_by_role("button", name="Follow")).to_have_attribute("aria-pressed", "false")
    assert phone.evaluate("visualViewport.scale") == 1
