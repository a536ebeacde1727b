"""What own code may write into the browser's caches: no later visit is served it."""

import shutil
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext

from buildtools.project import SITE
from buildtools.serve import Server
from searchlight.web_server import policy
from tests.page.editor.visiting import INDEX, KEPT, opened

# The same bytes and the same headers, and others beside them.
ADD_TO_ANSWER = """async ([path, status, more]) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  const key = (await cache.keys()).find((it) => it.url.includes(path + "?"));
  const former = await cache.match(key);
  const headers = { ...Object.fromEntries(former.headers), ...more };
  await cache.put(key, new Response(await former.arrayBuffer(), { status, headers }));
}"""
KEPT_HEADERS = """async (path) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  const kept = await cache.match((await cache.keys()).find((it) => it.url.includes(path + "?")));
  return Array.from(kept.headers.keys());
}"""
KEPT_TEXT = """async (path) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  return (await cache.match((await cache.keys()).find((it) => it.url.includes(path + "?")))).text();
}"""
POISON = """async ([path, body, type, headers]) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  const key = (await cache.keys()).find((it) => it.url.includes(path + "?"));
  const former = await (await cache.match(key)).arrayBuffer();
  await cache.put(key, new Response(body ?? former, { headers: { "Content-Type": type, ...headers } }));
}"""


def test_a_poisoned_cache_is_not_served_and_heals(visits: BrowserContext, base_url: str) -> None:
    """Files that are not of this build are fetched again, and then the cache has only files of this build."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    paths = ("index.html", "page/reload.js", "web/seam.js", "solver/worker.mjs")
    for path in paths:
        evil = "document.documentElement.dataset.pwned = 1; <html data-pwned=1>"
        page.evaluate(POISON, [path, evil, "text/html", {}])
        assert "pwned" in page.evaluate(KEPT_TEXT, path)
    later = opened(visits, base_url)
    assert later.locator("html").get_attribute("data-pwned") is None
    for path in paths:
        built = (SITE / path).read_text(encoding="utf-8")
        assert later.evaluate("(path) => fetch(path).then((it) => it.text())", path) == built
        assert later.evaluate(KEPT_TEXT, path) == built


@pytest.mark.thorough
def test_an_answer_with_a_status_or_a_header_of_its_own_is_replaced(visits: BrowserContext, base_url: str) -> None:
    """The bytes are those of the build, and so are the headers that the site sends; the rest would act."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    changes: list[tuple[int, dict[str, str]]] = [
        (302, {"Location": "/elsewhere"}),
        (404, {}),
        (200, {"Refresh": "0;url=/elsewhere"}),
        (200, {"Speculation-Rules": '"/elsewhere"'}),
        (200, {"Content-Disposition": "attachment"}),
    ]
    for status, headers in changes:
        page.evaluate(ADD_TO_ANSWER, ["index.html", status, headers])
        later = visits.new_page()
        later.goto(base_url)
        Lectern(later, base_url).expect_loaded()
        assert later.url.startswith(base_url), headers
        assert later.evaluate("(path) => fetch(path).then((it) => it.status)", "index.html") == 200
        assert not set(headers) & set(later.evaluate(KEPT_HEADERS, "index.html"))
        later.close()


@pytest.mark.thorough
def test_a_poisoned_file_is_not_served_without_a_network_either(visits: BrowserContext, tmp_path: Path) -> None:
    """Rather what an honest cache still has, or nothing."""
    folder = shutil.copytree(SITE, tmp_path / "site")
    with Server(folder, prefix="/a/b/") as server:
        page = opened(visits, server.url)
        page.evaluate(KEPT)
        page.evaluate(POISON, ["page/reload.js", "document.documentElement.dataset.pwned = 1", "text/javascript", {}])
        assert "pwned" in page.evaluate(KEPT_TEXT, "page/reload.js")
    answer = page.evaluate("fetch('./page/reload.js').then((it) => it.text(), () => 'nothing')")
    assert answer in ("nothing", (SITE / "page/reload.js").read_text(encoding="utf-8"))


def test_every_answer_of_the_service_worker_has_the_policy(visits: BrowserContext, base_url: str) -> None:
    """A worker that is made of a file has the policy of that file's answer; an entry that has lost it is replaced."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    page.evaluate(POISON, ["page/reload.js", None, "text/javascript; charset=utf-8", {}])
    later = opened(visits, base_url)
    expected = policy.of(INDEX.read_text(encoding="utf-8")).replace("'self'", base_url)
    paths = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file() and path.name != "sw.js"]
    policies = later.evaluate(
        "(paths) => Promise.all(paths.map(async (it) => (await fetch(it)).headers.get('Content-Security-Policy')))",
        [path for path in paths if not path.endswith(".zip")],
    )
    assert set(policies) == {expected}
