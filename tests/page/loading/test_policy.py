"""What the page may ask for: its own site and nothing else, whoever asks. See docs/explanation/security.md.

What own code tries in the worker is in editor/test_escapes.py.
"""

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, Page, expect

from buildtools.project import SITE

ELSEWHERE = "http://127.0.0.1:9/"  # the port of nothing: the browser must refuse before it is asked

# What the browser says of a request that its policy forbids, and what the one who asked gets.
REFUSED = """async (url) => {
  const said = new Promise((tell) => addEventListener("securitypolicyviolation", tell, { once: true }));
  const answer = await fetch(url, { mode: "no-cors" }).then(() => "answered", () => "refused");
  return answer === "refused" && (await said).effectiveDirective;
}"""


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
    """The policy of the page holds in the worker in which a reader's Python runs: a module is all it could ask for."""
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    (solver,) = page.workers
    assert solver.evaluate("() => typeof fetch") == "undefined"
    assert str(
        solver.evaluate(REFUSED.replace('fetch(url, { mode: "no-cors" })', "import(url)"), ELSEWHERE)
    ).startswith("script-src")


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
