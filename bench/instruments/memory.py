"""The memory of a page, after a forced collection, as the browser's own task manager counts it.

That is the private footprint of the page's process, its anonymous memory, in RAM or swapped out: JavaScript of the page
and of its workers, WebAssembly (Pyodide's whole heap), typed arrays, elements, styles, canvases, and what an empty page
takes. Graphics that live in the GPU process are not in it.
"""

import time
from pathlib import Path

from playwright.sync_api import Browser, Page

ROUNDS = 3
SETTLING = 0.3  # seconds that freed memory may take to go back to the system


def megabytes(browser: Browser, page: Page) -> float | None:
    """The footprint of the page's process; None where the system does not tell it as Linux does.

    A browser keeps some empty pages ready in processes of their own: the page's is the one that has worked most.
    """
    collect(page)
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    renderers = [process for process in processes if process["type"] == "renderer"]
    return _footprint(max(renderers, key=lambda process: process["cpuTime"])["id"])


def collect(page: Page) -> None:
    """Everything that can be freed is freed: in the page by a collection, in its workers under pressure."""
    session = page.context.new_cdp_session(page)
    for _ in range(ROUNDS):  # what one collection lets go, the next one frees
        session.send("HeapProfiler.collectGarbage")
        session.send("Memory.simulatePressureNotification", {"level": "critical"})
        time.sleep(SETTLING)
    session.detach()


def _footprint(process: int) -> float | None:
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return None
    lines = [line.split() for line in told.splitlines()]
    kibibytes = sum(int(words[1]) for words in lines if words[0] in ("Anonymous:", "Swap:"))
    return kibibytes * 1024 / 1e6
