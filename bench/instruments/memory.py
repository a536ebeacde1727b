"""The memory of a browser's pages: what their processes hold for themselves, after a forced collection.

The figure is the private memory of all renderer processes, as Linux counts it: JavaScript of the page and of its
workers, WebAssembly (Pyodide's whole heap), typed arrays, elements, styles, canvases, and the browser's own code and
caches, some 30 MB for an empty page. Graphics that live in the GPU process are told apart.
"""

import time
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page

SETTLING = 0.5  # seconds that freed memory may take to go back to the system


def megabytes(browser: Browser, page: Page, kind: str = "renderer") -> float | None:
    """The private memory of the browser's processes of this kind; None where the system does not tell it."""
    collect(page)
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    held = [_private(process["id"]) for process in processes if process["type"].lower() == kind]
    return None if None in held else round(sum(each or 0 for each in held), 1)


def collect(page: Page) -> None:
    """Everything that can be freed is freed."""
    session = page.context.new_cdp_session(page)
    for _ in range(2):  # what a finaliser lets go is collected the second time
        session.send("HeapProfiler.collectGarbage")
    _relieve(session)
    session.detach()
    time.sleep(SETTLING)


def _relieve(session: CDPSession) -> None:
    session.send("Memory.simulatePressureNotification", {"level": "critical"})


def _private(process: int) -> float | None:
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return None
    lines = [line.split() for line in told.splitlines()]
    kibibytes = sum(int(words[1]) for words in lines if words[0] in ("Private_Clean:", "Private_Dirty:"))
    return kibibytes * 1024 / 1e6
