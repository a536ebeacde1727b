"""Own code that wants out of its worker: whatever it tries, no other host hears of it."""

import re
from hashlib import sha256
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, Frame, Page, expect

from buildtools import onefile
from searchlight.web_server import policy
from tests.page.editor.own_files import FAR, part
from tests.page.editor.visiting import INDEX, KEPT, ROUND_THE_GUARD, Other, load, opened

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
PACKED = "(text) => import('./web/seam.js').then(({ pack }) => pack(text))"


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


def expect_a_tab(frame: Frame, base_url: str) -> None:
    """The press opens the code in a tab of its own, where the reader presses once more; here nothing runs."""
    with frame.page.context.expect_page() as tab:
        frame.get_by_role("button", name="Run this code").click()
    expect(frame.get_by_role("region", name="Editor")).to_contain_text("inside another page")
    expect(frame.locator("html")).to_have_attribute("data-code", "shown")
    expect(frame.get_by_role("region", name="Output")).to_be_hidden()
    assert tab.value.evaluate("opener") is None
    lectern = Lectern(tab.value, base_url)
    expect(lectern.html).to_have_attribute("data-code", "shown")
    lectern.button("Run this code").click()
    expect(lectern.html).to_have_attribute("data-code", "ready", timeout=30_000)
    expect(tab.value.get_by_role("region", name="Output")).to_contain_text("sent")


SENT = FAR.replace('"far from"', '"sent"')


def test_in_a_foreign_frame_code_from_a_link_opens_a_tab_instead_of_running(framed: Frame, base_url: str) -> None:
    """A press there may have been meant for the page around it; another link does not change that."""
    follow(framed, f"code={part(SENT)}")
    expect(framed.locator("html")).to_have_attribute("data-code", "shown")
    expect_a_tab(framed, base_url)
    follow(framed, "step=2")
    expect(framed.locator("html")).to_have_attribute("data-expanded", "2")
    expect_a_tab(framed, base_url)


def test_in_a_foreign_frame_a_link_that_is_followed_by_another_leaves_no_code_to_run(framed: Frame) -> None:
    """However much there is to unpack between the text and the end of its link."""
    long = part("".join(sha256(str(number).encode()).hexdigest() for number in range(8_000)))
    follow(framed, f"code={part(SENT)}&program={long}", "step=2")
    expect(framed.locator("html")).to_have_attribute("data-expanded", "2")
    text = written(framed)
    assert text == "" or framed.get_by_role("button", name="Run this code").is_visible()


def test_in_a_foreign_frame_stored_code_of_a_link_is_still_unread(framed: Frame, base_url: str) -> None:
    """Untouched it is not stored; changed it is, and a reload without the link does not make it the reader's."""
    follow(framed, f"code={part(SENT)}")
    expect(framed.locator("html")).to_have_attribute("data-code", "shown")
    framed.goto(f"{base_url}?again#step=1")
    expect(framed.locator("html")).to_have_attribute("data-worker", "ready")
    assert written(framed) == ""
    follow(framed, f"code={part(SENT)}")
    expect(framed.locator("html")).to_have_attribute("data-code", "shown")
    framed.locator(".cm-content").press("End")
    framed.page.keyboard.insert_text("  # changed")
    framed.goto(f"{base_url}?once-more#step=1")
    expect(framed.locator("html")).to_have_attribute("data-worker", "ready")
    assert "# changed" in written(framed)
    expect_a_tab(framed, base_url)
