"""Nothing outlives its owner: objects that a page still has after a test, in JavaScript (alive.js) and in Python."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

WATCH = Path(__file__).with_name("alive.js")
AGAIN = 0.05  # seconds between the first two looks; later ones are further and further apart, as each takes long
LOOKS = 15  # in 20 seconds, in which an answer of the worker may come that nobody waits for any more
# Defines a function of MicroPython's that the test calls as one of the page's.
IN_PYTHON = """
import gc, js
from page.scope.scope import Scope

def late_tasks(collects):
    if collects:
        gc.collect()  # as soon as Python returns to JavaScript, when nothing is on its stack
    return Scope.late

js.lateTasks = late_tasks
"""
INSTALL = """(program) => {
  if (!globalThis.proxy_js_ref || document.documentElement.dataset.state === "loading") return false;
  if (globalThis.lateTasks) return true;
  return new Promise((done) => {
    const script = Object.assign(document.createElement("script"), { type: "mpy", textContent: program });
    document.body.append(script);
    const look = () => (globalThis.lateTasks ? (script.remove(), done(true)) : setTimeout(look, 5));
    look();
  });
}"""
LOOK = """(collects) => ({ late: lateTasks(collects), ...whatIsAlive() })"""


def watch_the_living(opening: BrowserContext) -> None:
    """Has whatever is opened here from now on tell what is alive in it."""
    opening.add_init_script(path=WATCH)


def look(page: Page, collects: bool = False) -> dict[str, Any]:
    """What is alive, after both collectors have been through if `collects`."""
    if collects:
        page.evaluate("lateTasks(true)")
        if page.context.browser and page.context.browser.browser_type.name == "chromium":
            session = page.context.new_cdp_session(page)
            session.send("HeapProfiler.collectGarbage")
            session.detach()
    found: dict[str, Any] = page.evaluate(LOOK, collects)
    return found


def left_behind(page: Page, looks: int = LOOKS) -> list[str]:
    """A sentence for everything that is alive although its owner has closed; none where Searchlight is not shown.

    All looks but the first follow a collection, also on a busy machine.
    """
    if page.is_closed() or not page.evaluate("Boolean(globalThis.whatIsAlive && globalThis.proxy_js_ref)"):
        return []
    if not page.evaluate(INSTALL, IN_PYTHON):
        return []
    found = _sentences(look(page))
    for number in range(looks - 1):
        if not found:
            break
        page.wait_for_timeout(1000 * min(AGAIN * 2**number, 2))
        found = _sentences(look(page, collects=True))
    return found


def _sentences(alive: dict[str, Any]) -> list[str]:
    late = [f"{alive['late']} tasks of closed scopes still wait"] if alive["late"] else []
    lost = [f"an observer of an element that has left the page: {each}" for each in alive["lost"]]
    kept = [f"kept of {alive['stages']} stages that have left: {json.dumps(alive['kept'][:5])}"]
    return late + lost + (kept if alive["stages"] else [])
