"""Own code that wants to freeze the page: whatever it sends, the page keeps the upper hand."""

import pytest
from playwright.sync_api import BrowserContext, expect
from workbench import Workbench

from tests.page.editor.own_files import FAR
from tests.page.editor.visiting import ROUND_THE_GUARD, load, opened

MOST_LINES = 1_000  # web/start/capabilities.js
FAKE = "{ data: { call: 1, name: 'started_from', values: [] } }"
# A worker that sends what nobody has asked for is ended at the first message.
FLOODS = {
    "errors": "function flood() { for (let i = 0; i < 100; i++) setTimeout(() => { throw new Error(i); }); "
    "setTimeout(flood); } flood();",
    "one error": "setTimeout(() => { throw new Error('x'); });",
}
# None of these reaches the page at all.
NOTHING = {
    "messages": "try { for (let i = 0; i < 1e5; i++) postMessage(i); } catch {}",
    "messages of the global object": "try { for (let i = 0; i < 1e5; i++) self.postMessage(i); } catch {}",
    "messages of the prototype": "try { DedicatedWorkerGlobalScope.prototype.postMessage.call(self, 1); } catch {}",
    "calls in the page's name": f"for (let i = 0; i < 1e4; i++) dispatchEvent(new MessageEvent('message', {FAKE}));",
    "rejected promises": "for (let i = 0; i < 1e4; i++) Promise.reject(i);",
}
# What a browser writes to its console is a task for the page, too.
LINES = {
    "the console": "js.eval('for (let i = 0; i < 2e4; i++) console.log(i)')",
    "warnings": "js.eval('for (let i = 0; i < 2e4; i++) console.warn(i)')",
    "Python's own output": "import os\nfor i in range(20_000):\n    os.write(1, b'x\\n')",
}


def javascript(text: str) -> str:
    return f"{ROUND_THE_GUARD}js.eval({text!r})\nprint('sent')\n"


@pytest.mark.parametrize("name", FLOODS)
def test_a_worker_that_sends_by_itself_is_ended(bench: Workbench, name: str) -> None:
    """With a sentence; the page works on, with a fresh worker."""
    bench.lectern.open("step=2")
    bench.open()
    bench.run(javascript(FLOODS[name]))
    bench.expect_said("The code sent messages that the page had not asked for")
    expect(bench.lectern.html).to_have_attribute("data-worker", "ready")
    bench.run(FAR)
    bench.expect_code("ready")


def test_nothing_that_own_code_sends_reaches_the_page(visits: BrowserContext, base_url: str) -> None:
    """Neither messages nor what a browser would write to its console; the worker is there as before."""
    page = opened(visits, base_url)
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    for name, text in NOTHING.items():
        assert "sent" in load(page, javascript(text)), name
    assert "far" in load(page, FAR)
    assert heard == []
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")


@pytest.mark.parametrize("name", LINES)
def test_few_lines_of_the_console_come_from_own_code(visits: BrowserContext, base_url: str, name: str) -> None:
    """As many as a reader may want to see."""
    page = opened(visits, base_url)
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    load(page, LINES[name])
    assert "far" in load(page, FAR)
    assert 0 < len(heard) <= MOST_LINES


def test_an_endless_loop_of_calls_can_be_stopped(bench: Workbench) -> None:
    """The button is there, and does what it says, while the worker does what it can."""
    bench.lectern.open("step=2")
    bench.open()
    bench.run(javascript(f"for (;;) {{ dispatchEvent(new MessageEvent('message', {FAKE})); console.log(1); }}"))
    bench.stop()
    bench.lectern.press("Step")
    bench.lectern.expect_expanded(3)
