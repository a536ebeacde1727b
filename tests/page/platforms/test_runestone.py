"""An exercise in a book of Runestone: its own script, unchanged, hears the score and gives the state back."""

import json
import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from buildtools import node, venv
from tests.page.platforms.receiver import answer, serving

LINK = "predict=7&problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
SCRIPTS = venv.packages() / "runestone/dist"  # requirements/hosts.txt
JQUERY = node.MODULES / "jquery/dist/jquery.min.js"
BOOK = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A book</title>
<script src="/jquery.js"></script>
<script>eBookConfig = {{ course: "c", basecourse: "c", useRunestoneServices: true, isLoggedIn: true, username: "u",
  ajaxURL: "/ns/logger/", new_server_prefix: "/ns", logLevel: 10, preferredLanguage: "en" }}</script>
{scripts}
<div id="exercise-1" data-component="splice"><iframe src="{link}" style="width:900px;height:600px"></iframe></div>"""


class Book(SimpleHTTPRequestHandler):
    """Runestone's server, as far as its script asks it: it keeps the latest answer."""

    def __init__(self, *args: Any, kept: dict[str, Any], page: str, **kwargs: Any) -> None:
        self.kept, self.page = kept, page
        super().__init__(*args, directory=str(SCRIPTS), **kwargs)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""

    def do_GET(self) -> None:
        if self.path == "/book":
            answer(self, self.page.encode(), "text/html")
        elif self.path == "/jquery.js":
            answer(self, JQUERY.read_bytes(), "text/javascript")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])) or b"{}")
        if body.get("event") == "SPLICE.reportScoreAndState":
            self.kept.update(body)
        detail = {"answer": self.kept.get("answer")} if self.path.startswith("/ns/assessment/results") else {}
        answer(self, json.dumps({"detail": detail}).encode(), "application/json")


@pytest.fixture
def kept() -> dict[str, Any]:
    return {}


@pytest.fixture
def book(kept: dict[str, Any], base_url: str) -> Iterator[str]:
    imports = json.loads((SCRIPTS / "webpack_static_imports.json").read_text(encoding="utf-8"))
    scripts = "".join(f'<script src="/{name}"></script>' for name in imports["js"])
    page = BOOK.format(scripts=scripts, link=f"{base_url}#{LINK}")
    with serving(partial(Book, kept=kept, page=page)) as address:
        yield f"{address}book"


def opened(page: Page, book: str) -> FrameLocator:
    page.goto(book)
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    return frame


def test_runestone_hears_the_score_and_gives_the_state_back(
    context: BrowserContext, book: str, kept: dict[str, Any]
) -> None:
    page = context.new_page()
    question = opened(page, book).get_by_role("region", name="Question", exact=True)
    question.get_by_role("textbox").fill("3")
    with page.expect_response(lambda response: "reportScoreAndState" in (response.request.post_data or "")):
        question.get_by_role("textbox").press("Enter")
    assert (kept["div_id"], kept["percent"]) == ("exercise-1", pytest.approx(1 / 3))
    assert json.loads(kept["answer"])["done"] == {"answers": "1+"}
    question = opened(page, book).get_by_role("region", name="Question", exact=True)
    expect(question).to_contain_text("1 of 1 right")
