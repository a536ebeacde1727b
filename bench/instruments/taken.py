"""What is taken along, one file and wheel: how large, and how long the file takes until it can be used."""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from buildtools import onefile, venv, wheel
from buildtools.project import SITE

READY = "html[data-worker=ready]"
TIME = "(name) => performance.getEntriesByName(name)[0].startTime"


def rows(chromium: Browser, marks: dict[str, str], runs: int, patience: int) -> list[dict[str, Any]]:
    """`marks`: those of a start, with their names. The site has been built."""
    venv.install("requirements/wheel.txt")
    with tempfile.TemporaryDirectory() as scratch:
        folders = [Path(tempfile.mkdtemp(dir=scratch)) for _ in range(2)]
        file = Path(scratch) / onefile.TARGET.name
        file.write_bytes(onefile.whole(SITE, folders[0]))
        sizes = {"one file": file.stat().st_size, "the wheel": wheel.make(folders[1], SITE).stat().st_size}
        starts = [_start(chromium, file.as_uri(), list(marks), patience) for _ in range(runs)]
    found: list[dict[str, Any]] = [
        {"name": f"one file: {name}", "ms": round(median(times)), "worst": round(max(times))}
        for name, times in zip(marks.values(), zip(*starts, strict=True), strict=True)
    ]
    return found + [{"name": name, "files": 1, "bytes": size} for name, size in sizes.items()]


def _start(chromium: Browser, address: str, marks: list[str], patience: int) -> list[float]:
    """Milliseconds until each mark; a selector waits without evaluating a text, which the file's policy forbids."""
    with chromium.new_page() as page:
        page.goto(address)
        page.wait_for_selector(READY, timeout=patience)
        return [page.evaluate(TIME, mark) for mark in marks]
