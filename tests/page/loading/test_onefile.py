"""dist/searchlight.html as it is used: opened from a disk, with no server and no network."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from exporting import Exported
from lectern import Lectern
from playwright.sync_api import Browser, BrowserContext, expect
from workbench import Workbench

from buildtools import onefile
from searchlight import solve

HEURISTIC = """
from statistics import fmean  # nothing that the worker has begun with

def halved(state, goal):
    return fmean([0, sum(tile != 0 and tile != goal[at] for at, tile in enumerate(state))])
"""
ENDLESS = "while True:\n    pass\n"
# What the browser says of a request, or of a script, that its policy forbids.
REFUSED = """(ask) => new Promise((tell) => {
  addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective), { once: true });
  if (ask === "fetch") fetch("http://127.0.0.1:9/").catch(() => {});
  else document.head.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = 1" }));
})"""
# A worker as the page makes its own, in which a reader's Python runs.
REFUSED_IN_A_WORKER = """() => new Promise((tell) => {
  const script = `addEventListener("securitypolicyviolation", (event) => postMessage(event.effectiveDirective));
    fetch("http://127.0.0.1:9/").catch(() => {});`;
  const worker = new Worker(URL.createObjectURL(new Blob([script])));
  worker.onmessage = ({ data }) => tell(data);
})"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a reader may have put it: nothing in an address that its path does not need to be escaped for."""
    folder = tmp_path_factory.mktemp("one file #1 ñ")
    return shutil.copy(onefile.build(), folder / "search light.html")


@pytest.fixture(scope="module")
def context(browser: Browser, browser_name: str) -> Iterator[BrowserContext]:
    """Without a network."""
    with browser.new_context() as context:
        if browser_name == "chromium":  # Firefox's driver cannot; what is asked for is looked at in both
            context.set_offline(True)
        yield context


@pytest.fixture(scope="module")
def errors() -> list[str]:
    """What the browser reports."""
    return []


@pytest.fixture(scope="module")
def taken(context: BrowserContext, file: Path, errors: list[str]) -> Iterator[Lectern]:
    """The opened file; anything that it asks for elsewhere, and any error, fails the tests."""
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield Lectern(context.new_page(), file.as_uri()).open("problem=grid&algorithm=bidirectional&step=60")
    assert [url for url in asked if not url.startswith((file.as_uri(), "blob:", "data:"))] == []
    assert errors == []


def test_nothing_is_beside_the_file(file: Path) -> None:
    """Small enough to be sent; it loads nothing, names no file beside it, and has the third parties' licences in it."""
    text = file.read_text(encoding="utf-8")
    assert len(text.encode()) < 11.15 * 10**6  # the docs say 11.1 MB, of which 1.3 read graph files
    loading = re.findall(r"<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=\"([^\"]*)\"", text.partition("<style>")[0])
    assert [name for name in loading if not name.startswith("data:")] == []
    assert re.findall(r"url\((?!data:)", text.partition("<style>")[2].partition("</style>")[0]) == []
    assert "import.meta" not in text.partition("</head>")[0]
    licences = text.partition('id="licenses.txt">')[2].partition("</script>")[0]
    assert "\npyodide " in licences


def test_a_link_in_its_own_address_opens_what_its_sender_saw(taken: Lectern) -> None:
    """The whole search at its step; stepped on, the address says so, and opens the same again. The worker, which has
    Python from the file, goes on to the end.
    """
    taken.expect_expanded(60)
    taken.press("Step", 2)
    taken.expect_expanded(62)
    expect(taken.page).to_have_url(re.compile(r"search%20light\.html#problem=grid&.*step=62$"))
    link = taken.fragment()
    taken.open("problem=pillars")
    taken.open(link.removeprefix("#")).expect_expanded(62)
    taken.run_to_end()
    taken.expect_status("Best path found")


def test_lines_are_put_in_order(taken: Lectern) -> None:
    """A feature and the solver's bundle for it come from within, and what is put together of lines runs."""
    taken.open("lines=7&problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=breadth-first&step=0")
    lines = taken.page.get_by_role("dialog", name=re.compile("^Reorder the code"))
    lines.get_by_role("button", name="Run the program").click()
    expect(lines.get_by_text("Indent this line, because line 3 begins a block.").first).to_be_visible()
    lines.get_by_role("button", name="Close", exact=True).click()


def test_a_file_is_imported(taken: Lectern) -> None:
    """The worker that reads it comes from within, too."""
    recording = solve("graph", "astar").to_json()
    taken.page.evaluate(
        """(text) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], "roads.json"));
          const dropped = new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true });
          document.body.dispatchEvent(dropped);
        }""",
        recording,
    )
    expect(taken.page.locator("#strip")).to_contain_text("Opened roads.json: ")


def test_what_is_shown_is_saved(taken: Lectern) -> None:
    """Pictures use the font in the file."""
    export = Exported(taken, "problem=graph&graph=romania&algorithm=astar&heuristic=table&step=3")
    picture = export.save("SVG", Subject="space").decode()
    assert ">Arad</text>" in picture
    assert re.search(r"@font-face \{[^}]*url\(data:font/woff2;base64,", picture)
    assert export.save("GIF").startswith(b"GIF89a")
    export.close()


def test_the_file_reaches_no_host(taken: Lectern, errors: list[str]) -> None:
    """Its policy names none, for the page and for its workers; and it runs no script that is put in."""
    assert taken.page.evaluate(REFUSED, "fetch") == "connect-src"
    assert taken.page.evaluate(REFUSED_IN_A_WORKER) == "connect-src"
    assert taken.page.evaluate(REFUSED, "script").startswith("script-src")
    assert taken.page.evaluate("globalThis.ran") is None
    errors.clear()  # it has reported each


def test_own_code_runs_and_is_stopped(taken: Lectern) -> None:
    """With the editor, any module of Python's library, and a fresh worker for code that never ends."""
    taken.open("problem=eight-puzzle&algorithm=astar&heuristic=manhattan")
    bench = Workbench(taken).open()
    bench.run(HEURISTIC)
    bench.expect_code("ready")
    bench.expect_chosen("Heuristic", "own:halved")
    taken.press("Step")
    taken.expect_expanded(1)
    bench.run(ENDLESS)
    bench.stop()
    taken.press("Step", 2)
    taken.expect_expanded(3)
