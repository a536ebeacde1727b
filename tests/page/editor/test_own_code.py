"""Your code in the page's worker: its modules are loaded when needed."""

import json

from playwright.sync_api import Page, expect
from worker_calls import called

HEURISTIC = """
def far(state, goal):
    print("looked at", list(state))
    return sum(tile != 0 and tile != goal[at] for at, tile in enumerate(state))
"""

RECURSIVE = """
class Endless:
    def __eq__(self, other): return self == other
    def __hash__(self): return hash(self)
    def __repr__(self): return repr(self)
    def __lt__(self, other): return sorted([self, other])
"""
MISTAKES = [
    (RECURSIVE + "Endless() == Endless()", "own.recursion"),
    (RECURSIVE + "{Endless()}", "own.recursion"),
    (RECURSIVE + "repr(Endless())", "own.recursion"),
    (RECURSIVE + "sorted([Endless(), Endless()])", "own.recursion"),
    ("import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()", "own.recursion"),
    ("import os\nos._exit(1)", "own.exit"),
    ("import os\nos.abort()", "own.exit"),
    ("exit()", "own.exit"),
]


def test_own_code_comes_when_it_is_asked_for(page: Page, base_url: str) -> None:
    """Its modules are no part of a visit without it; with it, a heuristic is a choice and print is heard."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(base_url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    assert not [url for url in asked if "/user_code-" in url]
    answer = called(page, "load_code", HEURISTIC)
    assert answer["own"] == {"problems": [], "heuristics": ["own:far"], "algorithms": []}
    assert [url for url in asked if "/user_code-" in url]
    run = called(page, "open_run", json.dumps({"heuristic": "own:far"}))["run"]
    chunk = called(page, "advance", run, 1, 1)
    assert json.loads(chunk["output"])[0] == [0, "looked at [8, 0, 6, 5, 4, 7, 2, 3, 1]"]
    broken = called(page, "load_code", HEURISTIC.replace("goal):", "goal)"))
    assert (broken["ok"], broken["errors"][0]["id"], broken["errors"][0]["line"]) == (False, "own.syntax.colon", 2)
    assert called(page, "catalog")["catalog"]["heuristics"][-1]["id"] == "own:far"
    refused = called(page, "load_code", "import js")
    assert refused["errors"][0]["id"] == "own.import_refused"
    assert not [url for url in asked if url.endswith("python_stdlib.zip")]


def test_no_mistake_ends_the_worker(page: Page, base_url: str) -> None:
    """Recursion that takes the browser's stack, much output, an end of Python: each is an answer, and another comes."""
    page.goto(base_url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    for text, name in MISTAKES:
        answer = called(page, "load_code", text)
        assert not answer["ok"], text
        assert answer["errors"][0]["id"] == name, text
    shouting = called(page, "load_code", "for number in range(300_000):\n    print(number)\n")
    assert shouting["output"][-1][1]["values"]["count"] == 295_000
    assert called(page, "load_code", HEURISTIC)["ok"]
