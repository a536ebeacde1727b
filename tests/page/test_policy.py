"""What the page may ask for: its own site and nothing else, whoever asks. See docs/security.md."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, Page, expect
from worker_calls import called

from buildtools.project import SITE

ELSEWHERE = "http://127.0.0.1:9/"  # the port of nothing: the browser must refuse before it is asked

# What the browser says of a request that its policy forbids, and what the one who asked gets.
REFUSED = """async (url) => {
  const said = new Promise((tell) => addEventListener("securitypolicyviolation", tell, { once: true }));
  const answer = await fetch(url, { mode: "no-cors" }).then(() => "answered", () => "refused");
  return answer === "refused" && (await said).effectiveDirective;
}"""

# Own Python that goes round the guard of imports, to the worker's own global object; it asks, and tells what came.
ESCAPED = """
import sys

js = sys.modules["js"]
asked = js.XMLHttpRequest.new()
asked.open("GET", "%s", False)
try:
    asked.send()
    print("answered", asked.status)
except BaseException as error:
    print("refused", type(error).__name__)

def far(state, goal):
    return 0
"""


@pytest.fixture
def foreign() -> Iterator[HTTPServer]:
    """Another host, which answers everybody, and says so; `asked`: the paths."""

    class Everybody(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            server.asked.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Everybody)
    server.asked = []
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def page(browser: Browser, base_url: str) -> Page:
    """Not watched: what is refused is an error that the browser reports."""
    page = browser.new_page(service_workers="block")
    Lectern(page, base_url).open()
    return page


def test_the_page_reaches_no_other_host(page: Page) -> None:
    """Neither by asking, nor with an image, nor with a script."""
    assert page.evaluate(REFUSED, ELSEWHERE) == "connect-src"
    for tag in ("img", "script", "iframe"):
        refused = page.evaluate(
            """([tag, url]) => new Promise((tell) => {
              addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective), { once: true });
              document.body.append(Object.assign(document.createElement(tag), { src: url }));
            })""",
            [tag, ELSEWHERE],
        )
        assert refused.startswith({"img": "img-src", "script": "script-src", "iframe": "frame-src"}[tag])


def test_the_worker_reaches_no_other_host(page: Page) -> None:
    """The policy of the page holds in the worker in which a reader's Python runs."""
    solver = [worker for worker in page.workers if worker.url.startswith("blob:")]
    assert solver
    for worker in solver:
        assert worker.evaluate(REFUSED, ELSEWHERE) == "connect-src"


def test_own_python_that_gets_round_the_guard_reaches_no_other_host(page: Page, foreign: HTTPServer) -> None:
    """The guard is a hand-rail; what refuses the request is the policy, and the other host hears nothing of it."""
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    answer = called(page, "load_code", ESCAPED % f"http://127.0.0.1:{foreign.server_port}/secret")
    assert answer["own"]["heuristics"] == ["own:far"], answer
    assert "refused JsException" in json.dumps(answer)
    assert foreign.asked == []
    page.context.request.get(f"http://127.0.0.1:{foreign.server_port}/public")
    assert foreign.asked == ["/public"]  # it does hear who may ask


def test_no_script_stands_in_the_page(page: Page) -> None:
    """An inline script is not run, and none is in the document for a browser without policies."""
    assert page.evaluate(
        """() => {
          document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = 1" }));
          return globalThis.ran === undefined;
        }"""
    )
    assert page.locator("script:not([src]):not([type=py]):not([type=mpy])").count() == 1  # the one above
    html = (SITE / "index.html").read_text(encoding="utf-8")
    assert html.index("Content-Security-Policy") < html.index("<script")
