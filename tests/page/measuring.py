"""What is measured of elements in the page: scripts for `Locator.evaluate`, and boxes."""

from playwright.sync_api import FloatRect, Locator

SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"
# Lines of the code that are in sight, whole, from the left edge to the right one.
LINES = """(code) => {
  const { top, bottom, right } = code.getBoundingClientRect();
  const boxes = [...code.firstElementChild.children].map((line) => line.getBoundingClientRect());
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1 && box.right <= right + 1).length;
}"""
CUT = "(element) => element.scrollWidth > element.clientWidth + 1"


def box_of(locator: Locator) -> FloatRect:
    """Where an element stands: x, y, width, height."""
    box = locator.bounding_box()
    assert box
    return box
