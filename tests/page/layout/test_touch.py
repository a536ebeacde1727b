"""Fingers on the drawings: two move the drawing. On a phone the page itself does not scroll."""

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
def test_two_fingers_zoom_the_tree_and_not_the_page(phone: Page) -> None:
    """The camera is the user's from then on."""
    expect(phone.get_by_role("button", name="Follow")).to_be_hidden()  # nobody has moved the view
    box = phone.locator(".tree-view > canvas").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    drag(
        phone.context.new_cdp_session(phone),
        lambda step: [{"x": x - 20 - 6 * step, "y": y, "id": 0}, {"x": x + 20 + 6 * step, "y": y, "id": 1}],
    )
    expect(phone.get_by_role("button", name="Follow")).to_be_visible()
    assert phone.evaluate("visualViewport.scale") == 1
