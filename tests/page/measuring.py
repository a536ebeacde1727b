"""Measurements of elements in the page: scripts for `Locator.evaluate`, and boxes."""

from playwright.sync_api import FloatRect, Locator

SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"
# Lines of the code that are in sight, whole, from the left edge to the right one.
LINES = """(code) => {
  const { top, bottom, right } = code.getBoundingClientRect();
  const boxes = [...code.firstElementChild.children].map((line) => line.getBoundingClientRect());
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1 && box.right <= right + 1).length;
}"""
# Writes down the smallest type in which the tree's nodes, and what stands beside them, are written from now on: on its
# canvas, and in the pictures of tiles that are put there.
NOTE_TYPE = """() => {
  delete window.smallestType;
  const sizeOf = ({ font }) => parseFloat(/([\\d.]+)px/.exec(font)[1]);
  const note = (size, text) => {
    if (!(size >= window.smallestType)) [window.smallestType, window.smallestText] = [size, text];
  };
  const isTree = (canvas) => canvas instanceof HTMLCanvasElement && canvas.closest(".tree-view");
  const [page, tiles] = [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype];
  const [write, stamp, number] = [page.fillText, page.drawImage, tiles.fillText];
  page.fillText = function (...values) {
    if (isTree(this.canvas)) note(sizeOf(this), values[0]);
    return write.apply(this, values);
  };
  tiles.fillText = function (...values) {
    this.canvas.type = Math.max(this.canvas.type ?? 0, sizeOf(this));
    return number.apply(this, values);
  };
  page.drawImage = function (...values) {
    if (isTree(this.canvas) && values[0].type) note(values[0].type, "tile");
    return stamp.apply(this, values);
  };
}"""
CUT = "(element) => element.scrollWidth > element.clientWidth + 1"


def box_of(locator: Locator) -> FloatRect:
    """Where an element stands: x, y, width, height."""
    box = locator.bounding_box()
    assert box
    return box


def below(lower: Locator, upper: Locator) -> bool:
    """Whether one element begins where another ends, or further down."""
    one, other = box_of(lower), box_of(upper)
    return one["y"] >= other["y"] + other["height"]
