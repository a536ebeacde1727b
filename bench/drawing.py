"""We and d3 on SVG draw the same search trees: time to the first picture, frames, memory.

The trees are those of uniform cost on the default start, cut at so many nodes; the largest is the complete search. Each
drawing has a browser of its own, a window of 1280 × 800, no GPU, and a minute for everything (drawing/contest.js). A
frame lasts from one animation frame to the next, the browser's limit of 60 a second taken off. Milliseconds, medians
and 95th percentiles.
"""

import json
import tempfile
from array import array
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, Playwright, sync_playwright

from bench.instruments import memory
from buildtools import node
from buildtools.browsers import browser
from buildtools.project import DIST, ROOT, run, say
from buildtools.serve import Server
from searchlight.setup import Setup, read
from searchlight.stream.live import ChunkedRun

SIZES = (1_000, 15_000, 70_000, 181_000, 484_000)
AIM = 181_000  # nodes of the tree with which they are compared: at least 50 times faster than d3 on SVG
CONTESTANTS = {
    "searchlight": "Searchlight",
    "d3": "d3 on SVG",
}
WINDOW = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds for all that one contestant is asked with one tree
ARGUMENTS = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
STAGES = ("picture", "pan", "recolour")


def measure() -> list[dict[str, Any]]:
    """A row for each contestant and tree."""
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".drawing-") as scratch:
        _bundle(Path(scratch))
        for size in SIZES:
            _save_tree(Path(scratch), size)
        with Server(Path(scratch)) as server, sync_playwright() as playwright:
            rows = [_draw(playwright, server.url, name, size) for name in CONTESTANTS for size in SIZES]
    ours, other = rows[SIZES.index(AIM)], rows[len(SIZES) + SIZES.index(AIM)]
    ratios = {stage: round(other[stage] / ours[stage]) for stage in STAGES}
    return [*rows, {"name": f"times ours: {other['name']}", **ratios}]


def _bundle(folder: Path) -> None:
    entries = ["bench/drawing/contest.js", "web/style.css"]
    options = ["--bundle", "--splitting", "--format=esm", "--minify", "--target=es2022", "--log-level=error"]
    options += ["--entry-names=[name]", "--external:*.woff2", "--external:*.svg", f"--outdir={folder}"]
    esbuild = node.MODULES / "esbuild/bin/esbuild"
    run([node.program("node"), esbuild, *entries, *options], "esbuild could not bundle bench/drawing")
    (folder / "index.html").write_bytes((ROOT / "bench/drawing/index.html").read_bytes())


def _save_tree(folder: Path, nodes: int) -> None:
    """The solver's own chunk of a search cut at so many nodes, the root among them: columns in one file of bytes."""
    setup = read({"problem": "eight-puzzle", "algorithm": "uniform-cost", "max_nodes": nodes - 1})
    assert isinstance(setup, Setup)
    search = ChunkedRun(setup)
    search.advance()
    chunk = search.chunk()
    columns, body = {}, bytearray()
    for name, column in chunk.items():
        if isinstance(column, array):
            columns[name] = (column.typecode, len(body), len(column))
            body += column.tobytes() + bytes(-len(column.tobytes()) % 8)
    plain = {name: value for name, value in chunk.items() if name not in columns}
    head = {"traits": search.table(), "plain": plain, "columns": columns}
    (folder / f"{nodes}.json").write_text(json.dumps(head))
    (folder / f"{nodes}.bin").write_bytes(body)


def _draw(playwright: Playwright, url: str, name: str, size: int) -> dict[str, Any]:
    """What the page says until it is done, in a browser of its own. Raises Error if it gives up or takes too long."""
    say(f"drawing: {CONTESTANTS[name]}, {size:,} nodes")
    chromium = playwright.chromium.launch(executable_path=browser.find(), args=[*browser.arguments(), *ARGUMENTS])
    page = chromium.new_page(viewport=WINDOW)  # type: ignore[arg-type]
    told: dict[str, Any] = {}
    page.on("console", lambda message: told.update(_said(message.text)))
    _wait(page, "ready", lambda: page.goto(f"{url}#{name}/{size}"))
    memory.collect(page)
    _wait(page, "done", lambda: page.evaluate("go()"))
    row = {"name": f"{CONTESTANTS[name]}, {size:,} nodes", "picture": round(told["picture"])}
    for stage in STAGES[1:]:
        times = sorted(told[stage])
        row |= {stage: _short(times[len(times) // 2]), f"{stage} p95": _short(times[len(times) * 95 // 100])}
    held = memory.megabytes(chromium, page)
    chromium.close()
    return row | ({} if held is None else {"MB": round(held)})


def _said(text: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(text.removeprefix("drawing ")) if text.startswith("drawing ") else {}
    return said


def _wait(page: Page, what: str, begin: Any) -> None:
    """Until the page says so; a browser that is busy for ever cannot answer, so nothing is asked of it."""

    def arrived(message: Any) -> bool:
        said = _said(message.text)
        if "error" in said:
            raise Error(said["error"])
        return what in said

    with page.expect_console_message(arrived, timeout=PATIENCE):
        begin()


def _short(milliseconds: float) -> float:
    return round(milliseconds, 1 if milliseconds < 100 else None)
