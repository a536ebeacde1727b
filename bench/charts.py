"""Charts on the built page: how long each takes to appear for 483,839 nodes, and what they add to a step at 100,000.

Uniform cost on the default start of the eight-puzzle. To appear: from the choice to the end of the paint that shows the
drawing and its table. The bounds: 200 ms to appear; a step with a chart open within a frame of one without.
"""

from typing import Any

from playwright.sync_api import Browser, Page

from bench.instruments.hand import FINISHED, STATE, give_hand, served
from bench.instruments.timing import spread
from buildtools.project import say

SEARCH = "#problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&goal=0,1,2,3,4,5,6,7,8&algorithm=uniform-cost"
CHARTS = ("course", "values", "depths", "layers")
TIMES = 9
STEPS = 60
NODES = 100_000
_MIDDLE = f"() => Number(document.documentElement.dataset.generated) >= {NODES}"
_OPEN = "() => document.querySelector('[data-feature=charts]').click()"
# From the choice to the second frame after it: by then the first one with the chart has been painted.
_APPEAR = """async ([chart, times]) => {
  const choice = document.getElementById("charts-choice"), waits = [];
  for (let time = 0; time < times; time++) {
    choice.value = chart;
    const before = performance.now();
    choice.dispatchEvent(new Event("change"));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (!document.querySelector(".chart tbody tr")) throw new Error("no chart was drawn");
    waits.push(performance.now() - before);
    await new Promise((done) => setTimeout(done, 50));
  }
  return waits.sort((a, b) => a - b);
}"""
_STEPPED = "(steps) => hand.stepBack(steps)"


def _opened(chromium: Browser, url: str) -> Page:
    page = chromium.new_page()
    page.goto(url + SEARCH)
    page.wait_for_function(STATE, arg="ready", timeout=FINISHED)
    give_hand(page)
    page.get_by_role("button", name="Run to end").click()
    return page


def _appearing(chromium: Browser, url: str) -> list[dict[str, Any]]:
    with _opened(chromium, url) as page:
        page.wait_for_function(STATE, arg="finished", timeout=FINISHED)
        page.evaluate(_OPEN)
        page.locator(".chart tbody tr").first.wait_for()
        waits = {chart: page.evaluate(_APPEAR, [chart, TIMES]) for chart in CHARTS}
        return [spread(f"483,839 nodes: {chart} appears", times) for chart, times in waits.items()]


def _stepping(chromium: Browser, url: str) -> list[dict[str, Any]]:
    with _opened(chromium, url) as page:
        page.wait_for_function(_MIDDLE, timeout=FINISHED)
        page.get_by_role("button", name="Pause").click()
        without = page.evaluate(_STEPPED, STEPS)
        page.evaluate(_OPEN)
        page.locator(".chart tbody tr").first.wait_for()
        rows = [spread("100,000 nodes: a step without charts", without)]
        for chart in CHARTS:
            page.evaluate(_APPEAR, [chart, 1])
            rows.append(spread(f"100,000 nodes: a step with {chart}", page.evaluate(_STEPPED, STEPS)))
        return rows


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and 95th percentile."""
    with served() as (chromium, url):
        say("charts: appearing")
        rows = _appearing(chromium, url)
        say("charts: stepping")
        rows += _stepping(chromium, url)
        return rows
