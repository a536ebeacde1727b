"""We and d3 on SVG draw the same search trees: time to the first picture, frames, memory, and who stops where.

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

from playwright.sync_api import Browser, Error, Page, Playwright, sync_playwright

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
    """A row for each contestant and tree, until it fails."""
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".drawing-") as scratch:
        _bundle(Path(scratch))
        for size in SIZES:
            _save_tree(Path(scratch), size)
        with Server(Path(scratch)) as server, sync_playwright() as playwright:
            rows = [row for name in CONTESTANTS for row in _contest(playwright, server.url, name)]
    return rows + _ratios(rows)


def _ratios(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times our time d3 takes, with the tree of AIM nodes."""
    times = {row["name"]: row for row in rows}
    ours, *others = (f"{name}, {AIM:,} nodes" for name in CONTESTANTS.values())
    return [
        {
            "name": f"times ours: {other}",
            **{stage: round(times[other][stage] / times[ours][stage]) for stage in STAGES if stage in times[other]},
        }
        for other in others
        if other in times
    ]


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


def _contest(playwright: Playwright, url: str, name: str) -> list[dict[str, Any]]:
    rows = []
    for size in SIZES:
        say(f"drawing: {CONTESTANTS[name]}, {size:,} nodes")
        arguments = [*browser.arguments(), *ARGUMENTS]
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=arguments)
        row = {"name": f"{CONTESTANTS[name]}, {size:,} nodes", **_draw(chromium, f"{url}#{name}/{size}")}
        chromium.close()
        rows.append(row)
        if "stopped" in row:
            break
    return rows


def _draw(chromium: Browser, url: str) -> dict[str, Any]:
    """What the page said until it was done, gave up or had no time left."""
    page = chromium.new_page(viewport=WINDOW)  # type: ignore[arg-type]
    told: dict[str, Any] = {}
    page.on("console", lambda message: told.update(_said(message.text)))
    try:
        _wait(page, "ready", lambda: page.goto(url))
        memory.collect(page)
        _wait(page, "done", lambda: page.evaluate("go()"))
    except Error as error:
        return _row(told) | {"stopped": _reason(told, str(error))}
    held = memory.megabytes(chromium, page)
    return _row(told) | ({} if held is None else {"MB": round(held)})


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


def _reason(told: dict[str, Any], error: str) -> str:
    if "error" in told:
        return str(told["error"])
    missing = next((stage for stage in STAGES if stage not in told), "memory")
    why = f"not within {PATIENCE // 1000} s" if "Timeout" in error else error.splitlines()[0]
    return f"{missing}: {why}"


def _row(told: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    if "picture" in told:
        row["picture"] = round(told["picture"])
    for stage in STAGES[1:]:
        if stage in told:
            times = sorted(told[stage])
            row |= {stage: _short(times[len(times) // 2]), f"{stage} p95": _short(times[len(times) * 95 // 100])}
    return row


def _short(milliseconds: float) -> float:
    return round(milliseconds, 1 if milliseconds < 100 else None)
