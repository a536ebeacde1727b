"""The address always holds the present state, and opening it restores it; odd links and values are named.

`every_link.json` has links of every kind, from the documents, the lessons and other tests. It states for each what
holds afterwards; for an option of a removed feature, it has the sentence that says what is gone. Values were recorded,
not worked out: a change here is a change of what somebody's link means.
"""

import json
import re
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from lectern import Lectern
from playwright.sync_api import Error, Page, expect

from bench.odd_links import ALIVE, FOLLOW, OPEN, links
from buildtools.docs.pictures import packed
from buildtools.project import ROOT

LINKS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("every_link.json").read_text(encoding="utf-8"))
TEXTS = {"{code}": packed("def h(state):\n    return 0\n"), "{program}": packed("def bfs(problem):\n    return None\n")}
# Closes what is open over the page.
CLOSE = """() => { for (const each of document.querySelectorAll("dialog[open]")) each.close(); }"""
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


def kinds(link: str) -> set[str]:
    return {part.partition("=")[0] for part in link.split("&")}


def test_a_link_reopens_what_its_sender_saw(lectern: Lectern, opened: tuple[Page, Any], base_url: str) -> None:
    """Problem, heuristic, step, and a place within an expansion come back in another window."""
    lectern.open("algorithm=astar&heuristic=misplaced&step=6")
    lectern.press("Step")
    lectern.expect_expanded(7)
    for _ in range(2):
        lectern.jump("Next event")
    lectern.expect_fragment("fine=-")
    other = Lectern(opened[0].context.new_page(), base_url).open(lectern.fragment().lstrip("#"))
    expect(other.status).to_have_text(lectern.status.inner_text())
    assert other.counts() == lectern.counts()
    expect(other.page.get_by_role("combobox", name="Heuristic")).to_have_value("misplaced")
    other.page.close()


README = (ROOT / "README.md").read_text(encoding="utf-8")
WEEKS = dict(re.findall(r"^\| ([^|]+) \| \[[^]]*\]\(http[^#)]*#([^)]+)\)", README, re.MULTILINE))
ARAD = "Arad, the initial state, is in the frontier."
# Week → problem, algorithm and, of two searches, what is other in the second; the first sentence.
EXPECTED = {
    "Problem formulation": ("water-jugs", "breadth-first", "", "0,0, the initial state, is in the frontier."),
    "BFS and DFS": ("graph", "breadth-first", "depth-first", ARAD),
    "Uniform-cost search": ("graph", "uniform-cost", "", ARAD),
    "Iterative deepening": ("graph", "iterative-deepening", "", "A new iteration begins: depth limit 0."),
    "Greedy and A\\*": ("graph", "greedy", "astar", ARAD),
    "Heuristics": ("eight-puzzle", "astar", "astar", "1 5 4 / 2 0 6 / 3 7 8, the initial state, is in the frontier."),
    "Reopening": ("graph", "astar", "", "S, the initial state, is in the frontier."),
    "Minimax": ("game-tree", "minimax", "", "A is the root. MAX moves here."),
    "Alpha-beta": ("game-tree", "alpha-beta", "", "A is the root. MAX moves here."),
}


def test_every_week_opens_its_search(lectern: Lectern) -> None:
    """One after the other in one page. The homework has its program, which runs when that is pressed."""
    assert WEEKS.keys() == {*EXPECTED, "Homework"}
    for week, (problem, algorithm, second, sentence) in EXPECTED.items():
        page = lectern.open(WEEKS[week]).page
        expect(page.get_by_role("combobox", name="Problem", exact=True), week).to_have_value(problem)
        expect(page.get_by_role("combobox", name="Algorithm", exact=True), week).to_have_value(algorithm)
        lectern.expect_status(sentence)
        lectern.expect_expanded(0)
        expect(lectern.link_message, week).to_be_hidden()
        other = page.get_by_role("combobox", name="Algorithm 2", exact=True)
        if second:
            expect(other, week).to_have_value(second)
        else:
            expect(other, week).to_be_hidden()
        expect(lectern.html, week).to_have_attribute("data-code", "none")
        expect(page.locator(".count:empty + .caption:not(:empty)"), week).to_have_count(0)
    page = lectern.open(WEEKS["Homework"]).page
    expect(lectern.html).to_have_attribute("data-code", "shown")
    expect(page.get_by_text("This code came with a link and has not run.")).to_be_visible()
    page.keyboard.press("p")  # as the README says: a key of the page, no letter of the program
    expect(lectern.html).to_have_attribute("data-view", "present")
    page.keyboard.press("p")
    lectern.press("Step")  # what students get has the program all the same
    lectern.expect_expanded(1)
    lectern.press("Copy link")
    assert WEEKS["Homework"].partition("code=")[2] in page.url
    lectern.press("Run this code")
    expect(page.locator("html[data-code=ready]")).to_be_visible()
    expect(lectern.link_message).to_be_hidden()


NESTED = "[" * 100_000
# Values that mean nothing, by what is said of each; those of one link are named together. Each is read by another part
# of the page, and some only where something else is not asked for.
MEANINGLESS: tuple[dict[str, str], ...] = (
    {"stop=3": "stop=3", "lang=xx": "lang=xx", "%zz=1": "%zz=1"},  # no lesson, one search
    {"lesson=corridor&stop=99": "stop=99"},
    {"embed=x": "embed=x", "fine=x": "fine=x", "code=%2A": "code", "collapse=1,x": "collapse=1,x"},
    {"predict=%21": "“!”", "charts=pie": "charts=pie", "experiment=%3A%3A": "experiment="},
    {"challenge=Infinity": "“Infinity”", "nonsense=1": "nonsense=1", "step=minus": "step=minus"},
    {"start=1,1,1": "start"},
    *({f"{option}=packed:{packed(NESTED)}": "not valid JSON"} for option in ("lesson", "challenge")),
    {f"lesson=packed:{packed(' ' * 8_000_000)}": "too long"},  # eight megabytes in eleven thousand letters
)


def test_a_value_that_means_nothing_is_named(lectern: Lectern) -> None:
    """And the search that the link names is there all the same."""
    for values in MEANINGLESS:
        lectern.open(f"{'&'.join(values)}&problem=pillars&heuristic=zero&max-nodes=500")
        for value, said in values.items():
            expect(lectern.link_message, value).to_contain_text(said)
        problem = lectern.page.get_by_role("combobox", name="Problem", exact=True)
        expect(problem, str(values)).to_have_value("pillars")
    lectern.run_to_end()  # Python is alive


MOST, THOROUGHLY = 8, 75  # odd links
LONGEST = 1_200  # letters of all complaints on one link


def test_no_link_leaves_a_dead_page(lectern: Lectern, opened: tuple[Page, Any], thorough: bool) -> None:
    """One after the other in the open page: each is open in the end, no message is a page long, and Python lives.
    `python3 build.py bench odd_links` follows thousands."""
    for fragment in islice(links(seed=9), THOROUGHLY if thorough else MOST):
        if not fragment:
            continue
        lectern.page.evaluate(FOLLOW, fragment)
        lectern.page.wait_for_function(OPEN)
        lectern.page.wait_for_function(ALIVE)
        lectern.page.keyboard.press("Escape")  # what a link has opened over the page
        assert len(lectern.link_message.inner_text()) < LONGEST, fragment
    watch = opened[1]  # the browser itself notes each file that a link names and that is not there
    watch.errors = [error for error in watch.errors if "404" not in error]


def chosen(thorough: bool) -> dict[str, dict[str, Any]]:
    """All recorded links, or those that are the first with one of their options."""
    known: set[str] = set()
    few = {}
    for link, expected in LINKS.items():
        if thorough or kinds(link) - known:
            few[link] = expected
            known |= kinds(link)
    return few


def test_every_link_opens_what_it_has_always_opened(lectern: Lectern, opened: tuple[Page, Any], thorough: bool) -> None:
    """One after the other in one page, as a reader with many links follows them."""
    lectern.page.evaluate("localStorage.clear()")
    lectern.page.goto("about:blank")  # no code is shown any more
    page = lectern.open("problem=eight-puzzle").page
    page.wait_for_function("document.documentElement.dataset.worker === 'ready'")
    for link, expected in chosen(thorough).items():
        page.evaluate(CLOSE)
        fragment = link
        for name, text in TEXTS.items():
            fragment = fragment.replace(name, text)
        page.evaluate(FOLLOW, fragment)
        with suppress(Error):  # as soon as it is what is expected; else after a while
            page.wait_for_function(AS_RECORDED, arg=json.dumps(expected, separators=(",", ":"), ensure_ascii=False))
        assert page.evaluate(FACTS) == expected, link
    opened[1].errors = [error for error in opened[1].errors if "404" not in error]  # the browser's own
