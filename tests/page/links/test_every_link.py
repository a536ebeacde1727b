"""Links of every kind, from the documents, the lessons and other tests: each opens what it has always opened.

`every_link.json` states for each link what holds afterwards; for an option of a removed feature, it has the sentence
that says what is gone. Values were recorded, not worked out: a change here is a change of what somebody's link means.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from lectern import Lectern
from playwright.sync_api import Error, Page

from buildtools.docs.pictures import packed

LINKS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("every_link.json").read_text(encoding="utf-8"))
TEXTS = {"{code}": packed("def h(state):\n    return 0\n"), "{program}": packed("def bfs(problem):\n    return None\n")}
KINDS = (
    "problem", "algorithm", "heuristic", "start", "goal", "graph", "grid", "weight", "limit", "tie", "reopen", "moves",
    "max-nodes", "step", "fine", "b.algorithm", "b.heuristic", "b.step", "sync", "predict", "ask", "lines", "lesson",
    "stop", "challenge", "charts", "colour", "hide", "collapse", "path", "note", "b.note", "b.collapse", "code",
    "program", "experiment", "import", "view", "embed", "lang",
)  # fmt: skip
# Follows a link; what was open over the page is closed.
FOLLOW = """(fragment) => new Promise((followed) => {
  for (const each of document.querySelectorAll("dialog[open]")) each.close();
  addEventListener("hashchange", () => followed(null), { once: true });
  history.replaceState(null, "", "#");
  location.hash = fragment;
})"""
FACTS = """() => {
  const boxless = (each) => getComputedStyle(each).display === "contents"; // its children are seen where it stands
  const seen = (each) => each && (boxless(each) ? each.parentElement : each).checkVisibility();
  const always = ["strip", "code", "space", "tree", "statistics", "frontier", "visited", "outcome",
    "iterations", "node-card", "look", "editor"];
  const data = document.documentElement.dataset;
  const two = data["expanded-2"] ? [data["expanded-2"], data["generated-2"], data["frontier-2"]] : [];
  const names = ["predict", "asked", "lesson", "charts", "experiments", "embed", "code"];
  const parts = [...document.querySelectorAll("section, dialog[open], aside, figure.chart")].filter(seen)
    .map((each) => each.id || each.className || each.localName).filter((each) => !always.includes(each));
  const message = document.getElementById("link-message");
  return {
    state: data.state, view: data.view,
    counts: [data.expanded, data.generated, data.frontier, ...two].map(Number),
    search: ["problem", "algorithm", "heuristic", "algorithm-2"].map((id) => document.getElementById(id)?.value ?? ""),
    marks: names.filter((name) => data[name] && data[name] !== "none").map((name) => `${name}=${data[name]}`),
    parts: [...new Set(parts)].sort(),
    message: seen(message) ? message.innerText.replaceAll(location.origin, "").slice(0, 50) : "",
  };
}"""
AS_RECORDED = "(expected) => JSON.stringify((" + FACTS + ")()) === expected"


def fragment_of(link: str) -> str:
    """A link with the packed texts in it."""
    for name, text in TEXTS.items():
        link = link.replace(name, text)
    return link


def followed(page: Page, link: str, expected: dict[str, Any]) -> dict[str, Any]:
    """What holds after following a link, as soon as that is what is expected; else after a while."""
    page.evaluate(FOLLOW, fragment_of(link))
    with suppress(Error):
        page.wait_for_function(AS_RECORDED, arg=json.dumps(expected, separators=(",", ":"), ensure_ascii=False))
    found: dict[str, Any] = page.evaluate(FACTS)
    return found


def test_every_link_opens_what_it_has_always_opened(lectern: Lectern, opened: tuple[Page, Any]) -> None:
    """One after the other in one page, as a reader with many links follows them."""
    page = lectern.open("problem=eight-puzzle").page
    page.wait_for_function("document.documentElement.dataset.worker === 'ready'")
    for link, expected in LINKS.items():
        assert followed(page, link, expected) == expected, link
    opened[1].errors = [error for error in opened[1].errors if "404" not in error]  # the browser's own


def test_every_kind_of_link_is_among_them() -> None:
    """And there are at least sixty."""
    named = {part.partition("=")[0] for link in LINKS for part in link.split("&")}
    assert len(LINKS) >= 60
    assert set(KINDS) - named == set()
