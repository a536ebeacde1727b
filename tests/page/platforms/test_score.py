"""Exercises in a book of Runestone: its own script, unchanged, hears each score and gives the state back. Without a
page around, nothing is sent (tests/page/teaching/test_predict.py).
"""

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, Page, expect

from buildtools import node, venv
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup, read

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm="
SCRIPTS = venv.packages() / "runestone/dist"  # requirements/hosts.txt
JQUERY = node.MODULES / "jquery/dist/jquery.min.js"
# Beside Runestone's answer come others that are no state of ours.
BOOK = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A book</title>
<script src="/jquery.js"></script>
<script>
  eBookConfig = {{ course: "c", basecourse: "c", useRunestoneServices: true, isLoggedIn: true, username: "u",
    ajaxURL: "/ns/logger/", new_server_prefix: "/ns", logLevel: 10, preferredLanguage: "en" }};
  told = [];
  addEventListener("message", ({{ source, data }}) => {{
    told.push(data);
    const [garbage, subject] = [{{ searchlight: 1, activity: "embed", done: [], link: 7 }}, data.subject + ".response"];
    if (data.subject === "SPLICE.getState")
      for (const state of ["{{", 7, garbage]) source.postMessage({{ subject, state }}, "*");
  }});
</script>
{scripts}
<div id="exercise-1" data-component="splice"><iframe src="{link}" style="width:1000px;height:700px"></iframe></div>"""


class Server(SimpleHTTPRequestHandler):
    """Runestone's server, as far as its script asks it: it keeps the latest answer."""

    def __init__(self, *args: Any, kept: dict[str, Any], page: str, **kwargs: Any) -> None:
        self.kept, self.page = kept, page
        super().__init__(*args, directory=str(SCRIPTS), **kwargs)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""

    def answer(self, data: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self) -> None:
        if self.path == "/book":
            self.answer(self.page.encode(), "text/html")
        elif self.path == "/jquery.js":
            self.answer(JQUERY.read_bytes(), "text/javascript")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])) or b"{}")
        if body.get("event") == "SPLICE.reportScoreAndState":
            self.kept.update(body)
        detail = {"answer": self.kept.get("answer")} if self.path.startswith("/ns/assessment/results") else {}
        self.answer(json.dumps({"detail": detail}).encode(), "application/json")


class Book:
    """A page of a book with an exercise in it, whose link names none: then each is scored."""

    def __init__(self, page: Page, url: str, site: str, kept: dict[str, Any]) -> None:
        self.page, self.url, self.site, self.kept = page, url, site, kept

    def open(self) -> Lectern:
        self.page.goto(self.url)
        frame = Lectern(self.page.frames[1], self.site)
        frame.expect_loaded()
        return frame

    def score(self, press: Any) -> tuple[float, dict[str, Any]]:
        """The score that Runestone is told after this press, and the state beside it."""
        with self.page.expect_response(lambda it: "reportScoreAndState" in (it.request.post_data or "")):
            press()
        assert self.kept["div_id"] == "exercise-1"
        assert len(self.kept["answer"]) < 3800
        state = json.loads(self.kept["answer"])
        assert next(iter(state)) == "searchlight"  # OpenDSA takes the first key for the exercise's name
        return round(self.kept["percent"], 2), state


@pytest.fixture
def book(context: BrowserContext, base_url: str) -> Iterator[Book]:
    imports = json.loads((SCRIPTS / "webpack_static_imports.json").read_text(encoding="utf-8"))
    scripts = "".join(f'<script src="/{name}"></script>' for name in imports["js"])
    page = BOOK.format(scripts=scripts, link=f"{base_url}#{ROMANIA}astar&step=0")
    kept: dict[str, Any] = {}
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Server, kept=kept, page=page)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Book(context.new_page(), f"http://127.0.0.1:{server.server_port}/book", base_url, kept)
        server.shutdown()


def test_each_exercise_is_scored_and_the_last_one_is_there_again(book: Book) -> None:
    """Questions by their first answers, out of all of a short search; a played frontier by its decisions; a lesson by
    its questions; the others as solved or not. What is no state of ours disturbs nobody.
    """
    frame = book.open()
    page = frame.page
    frame.press("Step")
    frame.expect_expanded(1)
    expect(frame.link_message).to_be_hidden()
    assert book.kept == {}
    frame.press("Back")
    page.evaluate("document.querySelector(\"[data-feature='predict:play']\").click()")
    play = page.get_by_role("region", name="Run it yourself")
    score, state = book.score(play.get_by_role("group").get_by_role("button").first.click)
    assert (score, state["done"]) == (0.1, {"play": [1, 0, True]})
    told = book.page.evaluate("told.filter(({ subject }) => /sendEvent|Resize/.test(subject))")
    assert [it["subject"] for it in told] == ["lti.frameResize", "SPLICE.sendEvent"]
    assert told[1]["data"] == {"exercise": "predict", "score": pytest.approx(0.1)}

    frame.open(f"predict=7&{ROMANIA}astar")
    asked = page.get_by_role("region", name="Question", exact=True)
    asked.get_by_role("textbox").fill("3")
    score, state = book.score(lambda: asked.get_by_role("textbox").press("Enter"))
    assert (score, state["done"]) == (0.33, {"answers": "1+"})

    frame.open("challenge=only-the-tie")
    score, state = book.score(page.get_by_role("button", name="Check").click)
    assert (score, state["done"]) == (0, {"solved": False})
    assert "challenge=only-the-tie&" in state["link"]

    setup = read(dict(pair.split("=") for pair in f"{ROMANIA}breadth-first".split("&")))
    assert isinstance(setup, Setup)
    right = ".".join(f"{at}-{piece.depth}" for at, piece in enumerate(Puzzle(setup, "7").right))
    frame.open(f"lines=7.{right}&{ROMANIA}breadth-first&step=0")
    score, state = book.score(page.get_by_role("button", name="Run the program").click)
    assert (score, state["done"]) == (1, {"solved": True})

    frame.open("lesson=frontier&stop=3")
    strip = page.locator("#lesson")
    strip.get_by_role("radio").first.check()
    score, state = book.score(strip.get_by_role("button", name="Answer").click)
    assert (score > 0) == (strip.locator(".verdict").get_attribute("data-right") == "true")
    assert state["done"]["answers"]["2"] == [strip.get_by_role("radio").first.get_attribute("value")]
    said = strip.locator(".verdict").inner_text()
    strip = book.open().page.locator("#lesson")
    expect(strip).to_have_attribute("data-stop", "3")
    expect(strip.locator(".verdict")).to_have_text(said)
