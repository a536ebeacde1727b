"""Own code that wants out of its worker: whatever it tries, no other host hears of it and no later visit is touched."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from worker_calls import called

from buildtools import onefile
from buildtools.project import ROOT, SITE
from buildtools.serve import Server
from searchlight.command.solving import solve_into
from searchlight.served import policy
from searchlight.setup import Setup, read

INDEX = ROOT / "index.html"
ESCAPES = Path(__file__).with_name("escapes.js").read_text(encoding="utf-8")
# Round the guard of imports, as anyone can, to the worker's own global object.
ROUND_THE_GUARD = "import sys\nm = sys.modules\njs = m['js']\nneed = m['_frozen_importlib']._gcd_import\n"
PREPARE = """js.pyodideJs = m["pyodide_js"]
js.eval(%r)
print(*js.Object.keys(js.ways))
"""
WAYS = """globalThis.reached = [];
globalThis.ways = (%s)({ other: "%s", site: "%s", out: (what) => reached.push(String(what)) });"""
GO = """
try:
    js.eval("(name) => Promise.resolve(ways[name]()).catch(() => {})")(%r)
except BaseException as error:
    print(error)
print("tried it")
"""
# The same from Python, without JavaScript.
OF_PYTHON = {
    "urllib": "need('urllib.request').urlopen('{other}URLLIB')",
    "http.client": "need('http.client').HTTPConnection('127.0.0.1', {port}).request('GET', '/')",
    "socket": "need('socket').create_connection(('127.0.0.1', {port}), 1).send(b'GET /SOCKET HTTP/1.0')",
    "pyodide.http": "need('pyodide.http').open_url('{other}OPEN')",
    "run_js": "need('pyodide.code').run_js(\"fetch('{other}RUNJS', {{mode: 'no-cors'}})\")",
    "caches": "js.caches.open('x')",
    "a database": "js.indexedDB.open('x')",
    "a private file": "js.navigator.storage.getDirectory()",
    "another tab": "js.BroadcastChannel.new('x').postMessage('x')",
    "a worker": "js.Worker.new('{site}page/reload.js')",
    "fetch": "js.fetch('{other}FETCH')",
    "a request": "r = js.XMLHttpRequest.new(); r.open('GET', '{other}REQUEST', False); r.send()",
    "a request of Python's": "[x for x in need('gc').get_objects() if 'XMLHttpRequest' in str(type(x))][0]",
    "a socket": "js.WebSocket.new('ws://127.0.0.1:{port}/')",
    "a picture": "js.createImageBitmap",
    "the page's document": "m['js'].document.title",
    "the worker's maker": "m['polyscript'].xworker.sync.importJS('{site}page/reload.js', 'x')",
    # Ends Python itself: the last of all.
    "lazy file": "m['pyodide_js'].FS.createLazyFile('/', 'lazy', '{other}LAZY', True, False); open('/lazy').read()",
}

# What would come later, by promises: what comes of it is seen from outside.
LATER_OF_PYTHON = {
    "pyfetch": "need('asyncio').ensure_future(need('pyodide.http').pyfetch('{other}PYFETCH'))",
    "loadPackage": "m['pyodide_js'].loadPackage('{other}x-1.0-py3-none-any.whl')",
    "preloaded file": "m['pyodide_js'].FS.createPreloadedFile('/', 'soon', '{other}SOON', True, False)",
    "a kept folder": (
        "f = m['pyodide_js'].FS; f.mkdir('/kept'); "
        "f.mount(f.filesystems.IDBFS, js.Object.new(), '/kept'); f.syncfs(False, print)"
    ),
}

# What is kept of this site: the entries of its caches with their digests, its databases, its private files.
STORED = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      if (key.url.includes("python_stdlib")) continue; // it comes when Python first needs it
      const digest = await crypto.subtle.digest("SHA-256", await (await cache.match(key)).arrayBuffer());
      kept.push([name, key.url, String(new Uint8Array(digest))]);
    }
  }
  const files = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  return [kept.sort(), (await indexedDB.databases()).length, files];
}"""
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
DROP = """([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
# Markup in the place of a word: PyScript would run the one tag, the browser would follow the other.
EVIL = (
    '"><script type="mpy">\nimport js\njs.document.documentElement.dataset.pwned = "1"\n</script>'
    '<meta http-equiv="refresh" content="0;url=%s"><i class="'
)
# Own code that changes each answer in which a listing is.
FORGE = """
import json
plain = json.dumps
def forged(answer, **options):
    table = answer.get("table") if isinstance(answer, dict) else None
    if table and "source" in table:
        line = [%r, "x"]
        table["source"] = {**table["source"], "text": "evil", "lines": [line] * 9, "lecture": [line] * 9}
    return plain(answer, **options)
json.dumps = forged
"""
KEPT_TEXT = """async (path) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  return (await cache.match((await cache.keys()).find((it) => it.url.includes(path + "?")))).text();
}"""
PACKED = "(text) => import('./web/seam.js').then(({ pack }) => pack(text))"
POISON = """async ([path, body, type, headers]) => {
  const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  const key = (await cache.keys()).find((it) => it.url.includes(path + "?"));
  const former = await (await cache.match(key)).arrayBuffer();
  await cache.put(key, new Response(body ?? former, { headers: { "Content-Type": type, ...headers } }));
}"""
KEPT = "navigator.serviceWorker.ready.then(() => null)"


class Other:
    """Another host: it answers everybody, and keeps what it was asked for. `pages`: path → HTML."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.pages: dict[str, str] = {}

        class Everybody(BaseHTTPRequestHandler):
            def do_GET(handler) -> None:  # noqa: N805 - `self` is the host
                self.asked.append(handler.path)
                handler.send_response(200)
                handler.send_header("Access-Control-Allow-Origin", "*")
                handler.send_header("Content-Type", "text/html")
                handler.end_headers()
                handler.wfile.write(self.pages.get(handler.path, "").encode())

            def log_message(handler, *_: object) -> None: ...  # noqa: N805

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Everybody)
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def other() -> Iterator[Other]:
    host = Other()
    yield host
    host.close()


@pytest.fixture
def visits(browser: Browser) -> Iterator[BrowserContext]:
    """One browser that is visited several times, with service workers."""
    with browser.new_context() as context:
        yield context


def opened(visits: BrowserContext, url: str) -> Page:
    """A visit, up to where Python is there."""
    page = visits.new_page()
    Lectern(page, url)
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    return page


def load(page: Page, code: str) -> str:
    """What own code prints, or what is said of it; also of its Python, if that does not survive."""
    try:
        return json.dumps(called(page, "load_code", ROUND_THE_GUARD + code))
    except Error as error:
        return str(error)


def try_javascript(page: Page, other: Other, site: str) -> list[str]:
    """What is reached by the ways of escapes.js, each called by own code."""
    printed = load(page, PREPARE % (WAYS % (ESCAPES.strip(), other.url, site)))
    names = re.findall(r"^ {4}\"?([\w ,']+?)\"?: ", ESCAPES, re.MULTILINE)
    assert len(names) > 40
    assert all(name in printed for name in names), printed
    for name in names:
        assert "tried it" in load(page, GO % name)
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    return [what for worker in page.workers for what in worker.evaluate("() => globalThis.reached ?? []")]


def try_python(page: Page, other: Other, site: str) -> list[str]:
    """The names of the ways in Python that come to their ends."""
    for way in LATER_OF_PYTHON.values():
        load(page, way.format(other=other.url))
    page.evaluate("() => new Promise((done) => { setTimeout(done, 500); })")
    codes = {name: way.format(other=other.url, port=other.port, site=site) for name, way in OF_PYTHON.items()}
    return [name for name, code in codes.items() if "ESCAPED" in load(page, f"{code}\nprint('ESCAPED')")]


def test_own_code_reaches_nothing_beyond_its_worker(visits: BrowserContext, other: Other, base_url: str) -> None:
    """More than fifty ways out, by JavaScript and by Python. The next visit is of the site, as it was built."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    listening = visits.new_page()
    listening.goto(f"{base_url}licenses.txt")
    listening.evaluate("() => { new BroadcastChannel('escape').onmessage = () => (globalThis.heard = true); }")
    before = page.evaluate(STORED)
    assert try_javascript(page, other, base_url) == []
    assert try_python(page, other, base_url) == []
    assert page.evaluate(STORED) == before
    assert page.locator("html").get_attribute("data-pwned") is None
    assert listening.evaluate("globalThis.heard") is None
    later = opened(visits, base_url)
    assert later.locator("html").get_attribute("data-pwned") is None
    assert later.locator("meta[http-equiv]").get_attribute("content") == policy.of(INDEX.read_text(encoding="utf-8"))
    assert other.asked == []
    page.context.request.get(f"{other.url}PUBLIC")
    assert other.asked == ["/PUBLIC"]  # it does hear who may ask


def test_own_code_reaches_nothing_in_the_one_file(browser: Browser, other: Other) -> None:
    """There as well, where the page has no host. Its policy runs no text as a script, so Python's ways are left."""
    with browser.new_context() as context:
        page = opened(context, onefile.build().as_uri())
        assert try_python(page, other, "https://searchlight.invalid/") == []
        assert page.locator("html").get_attribute("data-pwned") is None
        assert other.asked == []


def test_a_link_with_code_that_is_run_touches_no_later_visit(
    visits: BrowserContext, other: Other, base_url: str
) -> None:
    """As it would happen: a link, one press, and another visit."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    ways = "".join(GO % way for way in ("caches", "a worker of a file", "the page's way to workers"))
    packed = page.evaluate(PACKED, ROUND_THE_GUARD + PREPARE % (WAYS % (ESCAPES.strip(), other.url, base_url)) + ways)
    page.goto("about:blank")
    page.goto(f"{base_url}#code={packed}")
    Lectern(page, base_url).button("Run this code").click()
    tried = page.get_by_role("region", name="Output").get_by_role("listitem").filter(has_text="tried it")
    expect(tried).to_have_count(3, timeout=30_000)
    later = opened(visits, base_url)
    assert later.locator("html").get_attribute("data-pwned") is None
    assert other.asked == []


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


@pytest.mark.parametrize("sink", ["own code", "file"])
def test_a_text_in_an_answer_or_a_file_is_never_markup(
    visits: BrowserContext, other: Other, base_url: str, tmp_path: Path, sink: str
) -> None:
    """Neither a script nor a tag that leads away works, not even in the kinds of a line's parts."""
    page = opened(visits, base_url)
    lectern = Lectern(page, base_url)
    if sink == "own code":
        load(page, FORGE % (EVIL % other.url))
        lectern.choose("Algorithm", "greedy")
        lectern.press("Step", 2)
    else:
        setup = read({"problem": "graph", "algorithm": "uniform-cost"})
        assert isinstance(setup, Setup)
        solve_into(setup, str(tmp_path / "evil.json"), None)
        text = (tmp_path / "evil.json").read_text(encoding="utf-8")
        assert '"k"' in text
        page.evaluate(DROP, ["evil.json", text.replace('"k"', json.dumps(EVIL % other.url))])
        expect(page.locator("#strip")).to_contain_text("evil.json")
    page.evaluate("() => new Promise((done) => { setTimeout(done, 500); })")
    assert page.url.startswith(base_url)
    assert page.locator("html").get_attribute("data-pwned") is None
    assert page.locator("script[type=mpy]").count() == 1
    assert other.asked == []


def test_markup_of_the_page_does_nothing_by_itself(visits: BrowserContext, base_url: str) -> None:
    """Even in unescaped text, no tag runs, loads or leads away, and no attribute acts."""
    page = opened(visits, base_url)
    left = page.evaluate(
        """async (html) => {
          const { setMarkup } = await import("./web/seam.js");
          const place = document.createElement("div");
          document.body.append(place);
          setMarkup(place, html);
          return place.innerHTML;
        }""",
        '<p class="a" onclick="x()" mpy-click="x">b<script type="mpy">x</script><script>x</script></p>'
        "<mpy-script>x</mpy-script>"
        '<meta http-equiv="refresh" content="0"><iframe srcdoc="x"></iframe><a href="javascript:x">c</a>'
        '<a href="#d">e</a>'
        '<img src="//x/y" onerror="x"><base href="//x/"><link rel="stylesheet" href="//x/">'
        '<form action="//x/"></form>'
        '<svg><script>x</script><use href="#f"></use><a xlink:href="javascript:x">g</a></svg>'
        '<object data="//x"></object>'
        '<button formaction="//x">h</button><style>@import "//x"</style><template><script>x</script></template>',
    )
    assert left == (
        '<p class="a">b</p><a>c</a><a href="#d">e</a><img><svg><use href="#f"></use><a>g</a></svg><button>h</button>'
    )


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


def test_in_a_foreign_frame_code_from_a_link_opens_a_tab_instead_of_running(
    context: BrowserContext, base_url: str, other: Other
) -> None:
    """A press there may have been meant for the page around it. In the tab the reader presses once more."""
    opener = context.new_page()
    opener.goto(base_url)
    code = opener.evaluate(PACKED, "def far(state, goal):\n    return 0\n")
    opener.close()
    page = context.new_page()
    frame_tag = f"<iframe src='{base_url}#code={code}' width=1200 height=800></iframe>"
    other.pages["/course"] = f"<!doctype html><title>A course</title>{frame_tag}"
    page.goto(f"{other.url}course")
    frame = page.frame_locator("iframe")
    with context.expect_page() as tab:
        frame.get_by_role("button", name="Run this code").click()
    expect(frame.get_by_role("region", name="Editor")).to_contain_text("inside another page")
    expect(frame.locator("html")).to_have_attribute("data-code", "shown")
    assert tab.value.evaluate("opener") is None
    lectern = Lectern(tab.value, base_url)
    expect(lectern.html).to_have_attribute("data-code", "shown")
    lectern.button("Run this code").click()
    expect(lectern.html).to_have_attribute("data-code", "ready", timeout=30_000)
