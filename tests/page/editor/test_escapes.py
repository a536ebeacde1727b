"""Own code that wants out of its worker: whatever it tries, no other host hears of it."""

import json
import re
import threading
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Error, Frame, Page, expect
from worker_calls import called

from buildtools import onefile
from buildtools.project import ROOT, SITE
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read
from searchlight.web_server import policy
from tests.page.editor.own_files import FAKE, FAR, ROUND_THE_GUARD, part

INDEX = ROOT / "index.html"
KEPT = "navigator.serviceWorker.ready.then(() => null)"
FEW = 6  # unless the run is thorough, each sixth way out
ESCAPES = Path(__file__).with_name("escapes.js").read_text(encoding="utf-8")
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


def try_javascript(page: Page, other: Other, site: str, each: int) -> list[str]:
    """What is reached by the ways of escapes.js, each called by own code."""
    printed = load(page, PREPARE % (WAYS % (ESCAPES.strip(), other.url, site)))
    names = re.findall(r"^ {4}\"?([\w ,']+?)\"?: ", ESCAPES, re.MULTILINE)
    assert len(names) > 40
    assert all(name in printed for name in names), printed
    for name in names[::each]:
        assert "tried it" in load(page, GO % name)
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    return [what for worker in page.workers for what in worker.evaluate("() => globalThis.reached ?? []")]


def try_python(page: Page, other: Other, site: str, each: int = 1) -> list[str]:
    """The names of the ways in Python that come to their ends."""
    for way in LATER_OF_PYTHON.values():
        load(page, way.format(other=other.url))
    page.evaluate("() => new Promise((done) => { setTimeout(done, 500); })")
    codes = {name: way.format(other=other.url, port=other.port, site=site) for name, way in OF_PYTHON.items()}
    return [name for name, code in list(codes.items())[::each] if "ESCAPED" in load(page, f"{code}\nprint('ESCAPED')")]


def test_own_code_reaches_nothing_beyond_its_worker(
    visits: BrowserContext, other: Other, base_url: str, thorough: bool
) -> None:
    """More than fifty ways out, by JavaScript and by Python. The next visit is of the site, as it was built."""
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    listening = visits.new_page()
    listening.goto(f"{base_url}licenses.txt")
    listening.evaluate("() => { new BroadcastChannel('escape').onmessage = () => (globalThis.heard = true); }")
    before = page.evaluate(STORED)
    each = 1 if thorough else FEW
    assert try_javascript(page, other, base_url, each) == []
    assert try_python(page, other, base_url, each) == []
    assert page.evaluate(STORED) == before
    assert page.locator("html").get_attribute("data-pwned") is None
    assert listening.evaluate("globalThis.heard") is None
    later = opened(visits, base_url)
    assert later.locator("html").get_attribute("data-pwned") is None
    assert later.locator("meta[http-equiv]").get_attribute("content") == policy.of(INDEX.read_text(encoding="utf-8"))
    assert other.asked == []
    page.context.request.get(f"{other.url}PUBLIC")
    assert other.asked == ["/PUBLIC"]  # it does hear who may ask


@pytest.mark.thorough
def test_own_code_reaches_nothing_in_the_one_file(browser: Browser, other: Other) -> None:
    """There as well, where the page has no host. Its policy runs no text as a script, so Python's ways are left."""
    with browser.new_context() as context:
        page = opened(context, onefile.build().as_uri())
        assert try_python(page, other, "https://searchlight.invalid/") == []
        assert page.locator("html").get_attribute("data-pwned") is None
        assert other.asked == []


@pytest.fixture
def framed(context: BrowserContext, base_url: str, other: Other) -> Frame:
    """The page inside another host's page."""
    page = context.new_page()
    tag = f"<iframe src='{base_url}#step=1' width=1200 height=800></iframe>"
    other.pages["/course"] = f"<!doctype html><title>A course</title>{tag}"
    page.goto(f"{other.url}course")
    frame = page.frames[1]
    expect(frame.locator("html")).to_have_attribute("data-worker", "ready")
    return frame


def follow(frame: Frame, *fragments: str) -> None:
    """Follow links one right after the other, as the page around can have it done."""
    frame.evaluate("(fragments) => { for (const each of fragments) location.hash = each; }", fragments)


def written(frame: Frame) -> str:
    """The text in the frame's editor."""
    frame.evaluate("document.querySelector('[data-feature=\"editor:own\"]').click()")
    expect(frame.locator(".cm-content")).to_be_visible()
    return str(frame.evaluate("document.querySelector('.cm-content').cmTile.view.state.doc.toString()"))


SENT = FAR.replace('"far from"', '"sent"')


def test_in_a_foreign_frame_code_from_a_link_opens_a_tab_instead_of_running(framed: Frame, base_url: str) -> None:
    """A press there may have been meant for the page around it; another link does not change that, nor does a reload:
    untouched, the code is not stored; changed it is, and still unread.
    """
    html = framed.locator("html")
    follow(framed, f"code={part(SENT)}")
    expect(html).to_have_attribute("data-code", "shown")
    framed.goto(f"{base_url}?again#step=1")
    expect(html).to_have_attribute("data-worker", "ready")
    assert written(framed) == ""
    # two links at once, and much to unpack between the text and the end of the first one
    long = part("".join(sha256(str(number).encode()).hexdigest() for number in range(8_000)))
    follow(framed, f"code={part(SENT)}&program={long}", "step=2")
    expect(html).to_have_attribute("data-expanded", "2")
    assert written(framed) == "" or framed.get_by_role("button", name="Run this code").is_visible()
    follow(framed, f"code={part(SENT)}")
    expect(html).to_have_attribute("data-code", "shown")
    framed.locator(".cm-content").press("End")
    framed.page.keyboard.insert_text("  # changed")
    framed.goto(f"{base_url}?once-more#step=1")
    expect(html).to_have_attribute("data-worker", "ready")
    assert "# changed" in written(framed)
    follow(framed, "step=2")
    expect(html).to_have_attribute("data-expanded", "2")
    # the press opens a tab, where the reader presses once more; here nothing runs
    with framed.page.context.expect_page() as tab:
        framed.get_by_role("button", name="Run this code").click()
    expect(framed.get_by_role("region", name="Editor")).to_contain_text("inside another page")
    expect(html).to_have_attribute("data-code", "shown")
    expect(framed.get_by_role("region", name="Output")).to_be_hidden()
    assert tab.value.evaluate("opener") is None
    lectern = Lectern(tab.value, base_url)
    expect(lectern.html).to_have_attribute("data-code", "shown")
    lectern.button("Run this code").click()
    expect(lectern.html).to_have_attribute("data-code", "ready", timeout=30_000)
    expect(tab.value.get_by_role("region", name="Output")).to_contain_text("sent")


MOST_LINES = 1_000  # web/start/capabilities.js
# None of these reaches the page at all.
NOTHING = {
    "messages": "try { for (let i = 0; i < 1e5; i++) postMessage(i); } catch {}",
    "messages of the global object": "try { for (let i = 0; i < 1e5; i++) self.postMessage(i); } catch {}",
    "messages of the prototype": "try { DedicatedWorkerGlobalScope.prototype.postMessage.call(self, 1); } catch {}",
    "calls in the page's name": f"for (let i = 0; i < 1e4; i++) dispatchEvent(new MessageEvent('message', {FAKE}));",
    "rejected promises": "for (let i = 0; i < 1e4; i++) Promise.reject(i);",
}
# What a browser writes to its console is a task for the page, too.
LINES = """js.eval('for (let i = 0; i < 2e4; i++) { console.log(i); console.warn(i); }')
import os
for i in range(20_000):
    os.write(1, b'x\\n')
"""


def test_little_of_what_own_code_sends_reaches_the_page(visits: BrowserContext, base_url: str) -> None:
    """No message, and as many lines of a browser's console as a reader may want to see; the worker is there."""
    page = opened(visits, base_url)
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    for name, text in NOTHING.items():
        assert "sent" in load(page, f"js.eval({text!r})\nprint('sent')\n"), name
    assert "far" in load(page, FAR)
    assert heard == []
    load(page, LINES)
    assert "far" in load(page, FAR)
    assert 0 < len(heard) <= MOST_LINES
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")


# The entry of a file of the site in the service worker's cache: `cache`, `key`, and its answer, `kept`.
ENTRY = """const cache = await caches.open((await caches.keys()).find((it) => it.startsWith("searchlight-site")));
  const key = (await cache.keys()).find((it) => it.url.includes(path + "?"));
  const kept = await cache.match(key);"""
# Another body (or the same), another status, and these headers beside or in place of those of the site.
POISON = f"""async ([path, body, status, headers]) => {{
  {ENTRY}
  headers = body ? headers : {{ ...Object.fromEntries(kept.headers), ...headers }};
  await cache.put(key, new Response(body ?? (await kept.arrayBuffer()), {{ status, headers }}));
}}"""
ENTRY_KEPT = f"async (path) => {{ {ENTRY} return [await kept.text(), kept.status, [...kept.headers.keys()]]; }}"
PWN = "document.documentElement.dataset.pwned = 1; <html data-pwned=1>"
HTML = {"Content-Type": "text/html"}
POISONED = [
    ("index.html", PWN, 200, HTML),
    ("solver/worker.mjs", PWN, 200, HTML),
    ("page/reload.js", None, 200, {"Content-Security-Policy": ""}),
    ("web/seam.js", None, 404, {"Refresh": "0;url=/elsewhere"}),
    ("embed.js", None, 302, {"Location": "/elsewhere"}),
]


def test_a_poisoned_cache_is_not_served_and_heals(visits: BrowserContext, base_url: str) -> None:
    """Entries that are not of this build, in text, status or headers, are fetched again, and then the cache has only
    entries of this build. Every answer has the policy, which a worker that is made of a file has from it.
    """
    page = opened(visits, base_url)
    page.evaluate(KEPT)
    for path, body, status, headers in POISONED:
        page.evaluate(POISON, [path, body, status, headers])
        assert page.evaluate(ENTRY_KEPT, path)[1] == status
    later = opened(visits, base_url)
    assert later.url.startswith(base_url)
    assert later.locator("html").get_attribute("data-pwned") is None
    for path, *_ in POISONED:
        built = (SITE / path).read_text(encoding="utf-8")
        told = later.evaluate("(path) => fetch(path).then(async (it) => [await it.text(), it.status])", path)
        assert told == [built, 200], path
        text, status, headers = later.evaluate(ENTRY_KEPT, path)
        assert (text, status) == (built, 200), path
        assert not {"refresh", "location"} & set(headers)
    expected = policy.of(INDEX.read_text(encoding="utf-8")).replace("'self'", base_url)
    paths = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file() and path.name != "sw.js"]
    policies = later.evaluate(
        "(paths) => Promise.all(paths.map(async (it) => (await fetch(it)).headers.get('Content-Security-Policy')))",
        [path for path in paths if not path.endswith(".zip")],
    )
    assert set(policies) == {expected}


# Markup in the place of a word: PyScript would run the one tag, the browser would follow the other.
MARKUP = (
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
SET = """async (html) => {
  const { setMarkup } = await import("./web/seam.js");
  const place = document.createElement("div");
  document.body.append(place);
  setMarkup(place, html);
  return place.innerHTML;
}"""


def test_a_text_in_an_answer_or_a_file_is_never_markup(
    visits: BrowserContext, other: Other, base_url: str, tmp_path: Path
) -> None:
    """Neither a script nor a tag that leads away works, not even in the kinds of a line's parts; and in unescaped text
    no tag runs, loads or leads away, and no attribute acts.
    """
    page = opened(visits, base_url)
    lectern = Lectern(page, base_url)
    left = page.evaluate(
        SET,
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
    load(page, FORGE % (MARKUP % other.url))
    lectern.open("problem=graph&algorithm=greedy")
    lectern.press("Step", 2)
    setup = read({"problem": "graph", "algorithm": "uniform-cost"})
    assert isinstance(setup, Setup)
    solve_into(setup, str(tmp_path / "evil.json"))
    text = (tmp_path / "evil.json").read_text(encoding="utf-8")
    assert '"k"' in text
    lectern.drop("evil.json", text.replace('"k"', json.dumps(MARKUP % other.url)))
    expect(page.locator("#strip")).to_contain_text("evil.json")
    page.evaluate("() => new Promise((done) => { setTimeout(done, 500); })")
    assert page.url.startswith(base_url)
    assert page.locator("html").get_attribute("data-pwned") is None
    assert page.locator("script[type=mpy]").count() == 1
    assert other.asked == []
