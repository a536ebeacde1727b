"""README.md: each week's link opens exactly that, with its first sentence, and nothing to complain about."""

import re

from lectern import Lectern
from playwright.sync_api import expect

from buildtools.project import ROOT

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
