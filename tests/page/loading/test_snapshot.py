"""Pyodide out of a memory snapshot: used where it can be, not missed where it cannot, the same records either way."""

import gzip
import json
from typing import Any

import pytest
from lectern import LONG
from playwright.sync_api import Page, Route, expect
from worker_calls import asked, called, watch_workers

import worker
from tests.unit.digests import drained

SEARCH = {"algorithm": "iterative-deepening", "problem": "graph"}  # the others: tests/unit/solver/test_pyodide.py
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
    expect(page.locator("html")).to_have_attribute("data-worker", "ready", timeout=LONG)
    expect(page.locator("html")).to_have_attribute("data-start", how)


def expect_same_records(page: Page) -> None:
    """The worker in the page records what the worker on CPython records, byte by byte; a seed means one start."""
    digest, text = page.evaluate(DRAINED, SEARCH)
    oracle, outcome = drained(SEARCH)
    assert digest == oracle
    assert json.loads(text)["path"] == outcome["path"]
    assert called(page, "random_start", "{}", 50, 1)["start"] == json.loads(worker.random_start("{}", 50, 1))["start"]


def test_the_site_starts_from_its_snapshot_and_fetches_the_rest_when_it_is_asked_for(page: Page, base_url: str) -> None:
    """Where the build had a browser, nothing is started plainly. A first visit does without the standard library, which
    comes when something else is imported from it, and without the bundle of challenges, which comes at the first call.
    """
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))

    def with_an_import(route: Route) -> None:
        answer = route.fetch()
        source = answer.text().replace("def started_from() -> str:", "def started_from() -> str:\n    import colorsys")
        route.fulfill(response=answer, body=source)

    started(page, base_url, "snapshot")
    expect_same_records(page)
    assert not [url for url in asked_for if url.endswith("python_stdlib.zip") or "/challenges-" in url]
    assert not asked(page, "challenges", "check", text="[]")["ok"]
    page.route("**/solver/worker.py", with_an_import)
    started(page, f"{base_url}?again", "snapshot")
    assert [url for url in asked_for if url.endswith("python_stdlib.zip")]


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


def packed(route: Route) -> None:
    """An old browser, without DecompressionStream: the snapshot stays packed."""
    answer = route.fetch()
    route.fulfill(response=answer, body="delete globalThis.DecompressionStream;" + answer.text())


# What browsers write in their console of their own accord, though the failure is caught: Firefox of the stream that was
# cut off, Chromium of the file that is missing.
UNASKED = ("without reaching the stream end", "the server responded with a status of 404")


SNAPSHOT, WORKER = "**/snapshot-*.bin", "**/solver/worker.mjs"


@pytest.mark.thorough  # the same `catch` as in the next test
@pytest.mark.parametrize(("file", "answer"), [(SNAPSHOT, cut_off), (SNAPSHOT, missing), (WORKER, packed)])
def test_a_snapshot_that_cannot_be_used_is_done_without(
    page: Page, watch: Any, base_url: str, file: str, answer: Any
) -> None:
    """Python starts normally without a message; the records are the same."""
    page.route(file, answer)
    started(page, base_url, "plain")
    expect_same_records(page)
    watch.errors = [it for it in watch.errors if not any(text in it for text in UNASKED)]


def test_where_the_sites_snapshot_does_not_fit_the_browser_makes_its_own(page: Page, base_url: str) -> None:
    """One of another version: the first start is plain, of which nobody is told, and later ones are not."""
    page.context.route(SNAPSHOT, unlike_version)
    started(page, base_url, "plain")
    page.evaluate(KEPT)
    page.close()
    page = page.context.new_page()
    started(page, base_url, "snapshot")
    expect_same_records(page)
