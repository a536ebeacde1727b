"""The page in a real browser: how long one step takes. Times are milliseconds, medians."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from bench.instruments.hand import served

STEPS = 40
SIZES = {100: 37, 10_000: 3_723, 100_000: 37_300}  # nodes of the tree: expansions of uniform cost that make as many
MARKS = ("searchlight:usable", "searchlight:first-step", "searchlight:worker-ready")
READY = 60_000  # milliseconds that the page may take to be ready
_MARKED = "(names) => names.every((name) => performance.getEntriesByName(name).length)"
# From the press on a button to the first frame after the document tells the new count.
_LATENCIES = """async ([name, times]) => {
  const button = [...document.querySelectorAll("button")].find(
    (it) => (it.getAttribute("aria-label") ?? it.textContent).trim() === name);
  const changed = () => new Promise((resolve) => {
    const observer = new MutationObserver(() => { observer.disconnect(); requestAnimationFrame(resolve); });
    observer.observe(document.documentElement, { attributeFilter: ["data-expanded"] });
  });
  const latencies = [];
  for (let i = 0; i < times; i++) {
    const before = performance.now(), done = changed();
    button.click();
    await done;
    latencies.push(performance.now() - before);
  }
  return latencies;
}"""


def _open(page: Page, url: str) -> None:
    """Opens the page and waits until Python is ready and a step can be taken."""
    page.goto(url)
    page.wait_for_function(_MARKED, arg=list(MARKS), timeout=READY)


def _row(name: str, times: list[float]) -> dict[str, Any]:
    return {"name": name, "ms": round(median(times), 1), "worst": round(max(times), 1)}


def _steps(chromium: Browser, url: str) -> list[dict[str, Any]]:
    """A press on Step and on Back, to the first frame that shows it, in uniform-cost trees of growing size."""
    rows = []
    for nodes, step in SIZES.items():
        with chromium.new_page(service_workers="block") as page:
            _open(page, f"{url}#algorithm=uniform-cost&step={step}")
            rows += [
                _row(f"press on {name} to the next frame, {nodes:,} nodes", page.evaluate(_LATENCIES, [name, STEPS]))
                for name in ("Step", "Back")
            ]
    return rows


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds (or a count)."""
    with served() as (chromium, url):
        return _steps(chromium, url)
