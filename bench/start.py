"""The start of the page in a real browser, cold and warm, against bare Pyodide; and what is transferred for it.
Then one file and wheel: how large they are, and how long the file takes.

Cold is a fresh profile with an empty cache; warm the same profile again, when the service worker has everything.
Bare is a page that does nothing but `loadPyodide()` in a worker, from the same server, in the same browser, in turn.
"""

import gzip
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from buildtools import onefile, site, venv, wheel
from buildtools.browsers import browser
from buildtools.project import SITE
from buildtools.serve import Server

RUNS = 5
READY = 120_000  # milliseconds that a start may take
MARKS = {
    "searchlight:usable": "the page can be used",
    "searchlight:first-step": "a first step can be taken",
    "searchlight:worker-ready": "the worker is ready",
}
KINDS = {".wasm": "WebAssembly", ".bin": "memory and recording", ".zip": "Python, packed", ".py": "Python",
         ".js": "JavaScript", ".mjs": "JavaScript", ".css": "style", ".woff2": "fonts"}  # fmt: skip
KEPT = "navigator.serviceWorker.ready.then(() => null)"
MARKED = "(names) => names.every((name) => performance.getEntriesByName(name).length)"
TIMES = "(names) => names.map((name) => performance.getEntriesByName(name)[0].startTime)"
_BARE = '<!doctype html><title>Bare Pyodide</title><script src="bare.js"></script>'
_BARE_SCRIPT = """
const folder = new URL("./vendor/pyodide/", location).href;
const code = `import { loadPyodide } from "${folder}pyodide.mjs";
  await loadPyodide({ indexURL: "${folder}" });
  postMessage("ready");`;
const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
worker.onmessage = () => performance.mark("bare");
"""

# From the press on "Stop Python" until a fresh worker is ready; the page hears no button that is out of sight.
_RESTARTED = """() => new Promise((done) => {
  const before = performance.now(), { dataset } = document.documentElement;
  new MutationObserver((_, observer) => {
    if (dataset.worker !== "ready") return;
    observer.disconnect();
    done(performance.now() - before);
  }).observe(document.documentElement, { attributeFilter: ["data-worker"] });
  document.getElementById("silence").hidden = false;
  document.getElementById("stop").click();
  document.getElementById("silence").hidden = true;
})"""

Times = dict[str, float]


def _marked(page: Page, url: str, names: list[str]) -> Times:
    """Opens the page and waits for its marks; mark → milliseconds since navigation."""
    page.goto(url)
    page.wait_for_function(MARKED, arg=names, timeout=READY)
    return dict(zip(names, page.evaluate(TIMES, names), strict=True))


def _ours(page: Page, url: str) -> Times:
    times = _marked(page, url, list(MARKS))
    page.evaluate(KEPT)
    return times | {"restart": page.evaluate(_RESTARTED)}


def _bare(page: Page, url: str) -> Times:
    return _marked(page, f"{url}bare.html", ["bare"])


def _twice(chromium: Browser, url: str, opened: Callable[[Page, str], Times]) -> dict[str, Times]:
    """A first and a second visit of one profile."""
    times = {}
    with chromium.new_context() as context:
        for visit in ("cold", "warm"):
            with context.new_page() as page:
                times[visit] = opened(page, url)
    return times


def _transferred(chromium: Browser, url: str, folder: Path) -> list[dict[str, Any]]:
    """What a first visit asks for until Python is ready, by kind: the files' bytes, and as most hosts pack them."""
    asked: set[str] = set()
    with chromium.new_context(service_workers="block") as context, context.new_page() as page:
        context.on("request", lambda request: asked.add(request.url))
        _marked(page, url, list(MARKS))
    sizes: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for address in asked:
        if address.startswith(url):
            data = (folder / (address.removeprefix(url).partition("?")[0] or "index.html")).read_bytes()
            counts = sizes[KINDS.get(Path(address).suffix, "the rest")]
            for at, count in enumerate((1, len(data), min(len(data), len(gzip.compress(data, 6))))):
                counts[at] += count
    rows = [(kind, *counts) for kind, counts in sorted(sizes.items(), key=lambda it: -it[1][1])]
    rows.append(("all", *(sum(column) for column in zip(*sizes.values(), strict=True))))
    return [
        {"name": f"transferred: {kind}", "files": files, "bytes": size, "gzipped": packed}
        for kind, files, size, packed in rows
    ]


def _taken(chromium: Browser) -> list[dict[str, Any]]:
    """What is taken along, one file and wheel: how large, and how long the file takes until it can be used."""
    venv.install("requirements/wheel.txt")
    with tempfile.TemporaryDirectory() as scratch:
        folders = [Path(tempfile.mkdtemp(dir=scratch)) for _ in range(2)]
        file = Path(scratch) / onefile.TARGET.name
        file.write_bytes(onefile.whole(SITE, folders[0]))
        sizes = {"one file": file.stat().st_size, "the wheel": wheel.make(folders[1], SITE).stat().st_size}
        starts = [_start_of(chromium, file.as_uri()) for _ in range(RUNS)]
    times = zip(MARKS.values(), zip(*starts, strict=True), strict=True)
    return [
        *(_row(f"one file: {name}", list(each)) for name, each in times),
        *({"name": name, "files": 1, "bytes": size} for name, size in sizes.items()),
    ]


def _start_of(chromium: Browser, address: str) -> list[float]:
    """Until each mark; a selector waits without evaluating a text, which the file's policy forbids."""
    with chromium.new_page() as page:
        page.goto(address)
        page.wait_for_selector("html[data-worker=ready]", timeout=READY)
        return [page.evaluate("(name) => performance.getEntriesByName(name)[0].startTime", mark) for mark in MARKS]


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds and their share of bare Pyodide's; then files and bytes by kind."""
    with served() as (url, folder), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        # In turn: whatever else the machine does hits both alike.
        runs = [[_twice(chromium, url, opened) for opened in (_ours, _bare)] for _ in range(RUNS)]
        transferred = _transferred(chromium, url, folder)
        along = _taken(chromium)
        chromium.close()
    restarts = [run[0][visit]["restart"] for run in runs for visit in run[0]]
    return [*compared(runs), _row("stopped, a fresh worker is ready", restarts), *transferred, *along]


@contextmanager
def served() -> Iterator[tuple[str, Path]]:
    """The address and the folder of a copy of the site that has bare.html as well."""
    site.build()
    with tempfile.TemporaryDirectory() as scratch:
        folder = shutil.copytree(SITE, Path(scratch) / "site")
        (folder / "bare.html").write_text(_BARE)
        (folder / "bare.js").write_text(_BARE_SCRIPT)
        with Server(folder) as server:
            yield server.url, folder


def compared(runs: list[list[dict[str, Times]]]) -> list[dict[str, Any]]:
    """Rows of a start's marks beside bare Pyodide; `runs`: our times and bare ones, of a first and a second visit."""
    rows = []
    for visit in ("cold", "warm"):
        bare = [run[1][visit]["bare"] for run in runs]
        for mark, name in MARKS.items():
            times = [run[0][visit][mark] for run in runs]
            share = median(time / other for time, other in zip(times, bare, strict=True))
            rows.append(_row(f"{name}, {visit}", times) | {"of bare": f"{share:.2f}"})
        rows.append(_row(f"bare loadPyodide() in a worker is ready, {visit}", bare) | {"of bare": "1.00"})
    return rows


def _row(name: str, times: list[float]) -> dict[str, Any]:
    return {"name": name, "ms": round(median(times)), "worst": round(max(times))}
