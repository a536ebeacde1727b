"""Pyodide out of a memory snapshot: used where it can be, not missed where it cannot, the same records either way."""

import gzip
import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from worker_calls import called, watch_workers

import worker
from buildtools import solver
from buildtools.project import SITE
from buildtools.serve import Server
from tests.unit.digests import drained

SEARCHES = [
    {"algorithm": "astar", "max_nodes": 5_000},
    {"algorithm": "iterative-deepening", "problem": "graph"},
    {"algorithm": "uniform-cost", "start": "1,2,0,3,4,5,6,7,8"},
]
# tests/unit/digests.py once more, in the page: the worker's own functions, called across its border.
DRAINED = """async (options) => {
  const { run } = JSON.parse(await askWorker("open_run", JSON.stringify(options)));
  const parts = [];
  let chunk;
  do {
    chunk = await askWorker("advance", run, 1000, 60);
    for (const [name, value] of Object.entries(chunk)) {
      if (ArrayBuffer.isView(value)) parts.push(value);
      else if (name.startsWith("new_")) parts.push(value.join("\\n"));
    }
  } while (chunk.outcome === null);
  const bytes = await new Blob(parts).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [[...digest].map((it) => it.toString(16).padStart(2, "0")).join(""), chunk.outcome];
}"""

KEPT = """async () => {
  const cache = await caches.open("searchlight-snapshot");
  while (!(await cache.keys()).length) await new Promise((done) => setTimeout(done, 50));
}"""


def started(page: Page, url: str, how: str) -> None:
    """Opens the page and waits until Python is there, in the way expected."""
    watch_workers(page)
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    expect(page.locator("html")).to_have_attribute("data-start", how)


def expect_same_records(page: Page, searches: Sequence[dict[str, Any]] = SEARCHES[1:2]) -> None:
    """The worker in the page records what the worker on CPython records, byte by byte; a seed means one start."""
    for options in searches:
        digest, text = page.evaluate(DRAINED, options)
        oracle, outcome = drained(options)
        assert digest == oracle
        assert json.loads(text)["path"] == outcome["path"]
    assert called(page, "random_start", "{}", 50, 1)["start"] == json.loads(worker.random_start("{}", 50, 1))["start"]


def test_the_site_brings_a_snapshot_and_starts_from_it(page: Page, base_url: str) -> None:
    """Where the build had a browser, and the tests have one, nothing is started plainly."""
    started(page, base_url, "snapshot")
    expect_same_records(page, SEARCHES)


def test_the_standard_library_comes_when_something_is_imported_from_it(page: Page, base_url: str) -> None:
    """A first visit does without these megabytes; what imports a module that the solver does not know has them."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    def with_an_import(route: Route) -> None:
        answer = route.fetch()
        source = answer.text().replace("def started_from() -> str:", "def started_from() -> str:\n    import colorsys")
        route.fulfill(response=answer, body=source)

    started(page, base_url, "snapshot")
    expect_same_records(page)
    assert not [url for url in asked if url.endswith("python_stdlib.zip")]
    page.route("**/solver/worker.py", with_an_import)
    started(page, f"{base_url}?again", "snapshot")
    assert [url for url in asked if url.endswith("python_stdlib.zip")]


def unlike_version(route: Route) -> None:
    """A snapshot of another Pyodide: sound, but with another build's number in its head."""
    memory = bytearray(gzip.decompress(route.fetch().body()))
    memory[16:48] = bytes(32)
    route.fulfill(body=gzip.compress(bytes(memory), 1))


def cut_off(route: Route) -> None:
    """A snapshot of which only the first half has come."""
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2])


def missing(route: Route) -> None:
    """A host that does not have the file."""
    route.fulfill(status=404)


# What browsers write in their console of their own accord, though the failure is caught: Firefox of the stream that was
# cut off, Chromium of the file that is missing.
UNASKED = ("without reaching the stream end", "the server responded with a status of 404")


@pytest.mark.parametrize("answer", [cut_off, pytest.param(missing, marks=pytest.mark.thorough)])
def test_a_snapshot_that_does_not_come_is_done_without(page: Page, watch: Any, base_url: str, answer: Any) -> None:
    """With a damaged or missing snapshot, Python starts normally without a message."""
    page.route("**/snapshot-*.bin", answer)
    started(page, base_url, "plain")
    watch.errors = [it for it in watch.errors if not any(text in it for text in UNASKED)]


def test_where_the_sites_snapshot_does_not_fit_the_browser_makes_its_own(page: Page, base_url: str) -> None:
    """One of another version: the first start is plain, of which nobody is told, and later ones are not."""
    page.context.route("**/snapshot-*.bin", unlike_version)
    started(page, base_url, "plain")
    page.evaluate(KEPT)
    page.close()
    page = page.context.new_page()
    started(page, base_url, "snapshot")
    expect_same_records(page)


def test_an_old_browser_starts_plainly(page: Page, base_url: str) -> None:
    """Without DecompressionStream the snapshot stays packed; the records are the same."""

    def without_decompression(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body="delete globalThis.DecompressionStream;" + answer.text())

    page.route("**/solver/worker.mjs", without_decompression)
    started(page, base_url, "plain")
    expect_same_records(page)


@pytest.fixture
def bare_site(tmp_path: Path) -> Iterator[str]:
    """The site as it is built where there is no browser."""
    copy = shutil.copytree(SITE, tmp_path / "site")
    (snapshot,) = copy.glob("solver/snapshot-*.bin")
    (archive,) = copy.glob("solver/searchlight-*.json")
    for path, data in solver.start(tmp_path / "start", archive.name, snapshot.name, {}, shipped=False).items():
        (copy / path).write_bytes(data)
    snapshot.unlink()
    with Server(copy, prefix="/a/b/") as server:
        yield server.url


@pytest.mark.thorough
def test_a_site_without_a_snapshot_gets_one_from_its_first_visit(context: BrowserContext, bare_site: str) -> None:
    """The first start is plain; some seconds later this browser has a snapshot of its own for all later ones."""
    page = context.new_page()
    started(page, bare_site, "plain")
    page.evaluate(KEPT)
    page.close()
    page = context.new_page()
    started(page, bare_site, "snapshot")
    expect_same_records(page)
