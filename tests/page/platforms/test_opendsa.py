"""An exercise in a module of OpenDSA: its own script, unchanged, hears the score and writes it into its log.

No package has the script: npm knows no OpenDSA, and the one on PyPI is an empty placeholder. So this test runs where
OPENDSA names a clone of github.com/OpenDSA/OpenDSA:
`OPENDSA=… python3 build.py test -- tests/page/platforms/test_opendsa.py`.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.page.platforms.receiver import answer, serving

OPENDSA = os.environ.get("OPENDSA")  # tests/conftest.py: without it this file is not among the tests

LINK = "predict=7&problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
SCRIPTS = ("jquery.min", "jquery.ui.min", "jquery.transit", "raphael", "JSAV", "timeme", "odsaUtils", "odsaMOD")
NAME = "searchlight"  # OpenDSA takes the first key of a state for the name of the exercise
MODULE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A module</title>
<script>
  ODSA = {{ SETTINGS: {{ MODULE_NAME: "module", BOOK_NAME: "book", BOOK_LANG: "en" }},
    TP: {{ instBookId: 1, instSectionId: 2, userEmail: "u@example.org", sectionTitle: "section" }} }};
  MathJax = {{ Hub: {{ Queue() {{}} }} }};
</script>
{scripts}<div class="content"><div class="embedContainer" id="{name}" data-type="pe" data-points="1">
<iframe src="{link}" style="width:900px;height:600px"></iframe></div></div>"""
PLATFORM = '<!doctype html><html lang="en"><title>A platform</title><iframe src="/module" width="1000" height="700">'
LANGUAGE = {"en": {"jinja": {}, "js": {}}}


class Module(SimpleHTTPRequestHandler):
    """OpenDSA's server, as far as its script asks it, and a learning platform around the module."""

    def __init__(self, *args: Any, page: str, **kwargs: Any) -> None:
        self.page = page
        super().__init__(*args, directory=str(Path(OPENDSA or ".") / "lib"), **kwargs)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""

    def do_GET(self) -> None:
        if self.path in ("/", "/module"):
            answer(self, (PLATFORM if self.path == "/" else self.page).encode(), "text/html")
        elif self.path.endswith("/language_msg.json"):
            answer(self, json.dumps(LANGUAGE).encode(), "application/json")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        answer(self, b"{}", "application/json")


@pytest.fixture
def platform(base_url: str) -> Iterator[str]:
    assert OPENDSA, "OPENDSA has to name a clone of OpenDSA"
    scripts = "".join(f'<script src="/{name}.js"></script>' for name in SCRIPTS)
    page = MODULE.format(scripts=scripts, name=NAME, link=f"{base_url}#{LINK}")
    with serving(partial(Module, page=page)) as address:
        yield address


def test_opendsa_logs_the_score(context: BrowserContext, platform: str) -> None:
    """And nothing that Searchlight sends makes its script fail."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(platform)
    module = page.frame_locator("iframe")
    frame = module.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    question = frame.get_by_role("region", name="Question", exact=True)
    question.get_by_role("textbox").fill("3")
    question.get_by_role("textbox").press("Enter")
    logged = "Object.values(localStorage).find((each) => each.includes('jsav-exercise-grade'))"
    page.frames[1].wait_for_function(logged)
    event = json.loads(page.frames[1].evaluate(logged))
    assert event["av"] == NAME
    assert json.loads(event["desc"])["score"] == pytest.approx(1 / 3, abs=0.01)
    assert faults == []
