"""Tree tools in use: parts of a tree are collapsed, and states are found; from links, and beside a second search."""

import re

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, expect

ASTAR = "problem=eight-puzzle&algorithm=astar&heuristic=manhattan"


def bar(lectern: Lectern, number: str = "") -> Locator:
    return lectern.page.get_by_role("region", name="Tree tools" + number, exact=True)


def card(lectern: Lectern) -> Locator:
    return lectern.page.get_by_role("region", name="Node", exact=True)


def test_a_tree_is_folded_and_its_record_goes_on(lectern):
    """The root holds all that was generated, also after more steps; a link folds the same node."""
    lectern.open(ASTAR + "&step=20")
    lectern.canvas.focus()
    for _ in range(9):
        lectern.page.keyboard.press("ArrowUp")
    expect(card(lectern).locator("h3")).to_contain_text("#0")
    card(lectern).get_by_role("button", name="Collapse").click()
    _, generated, _ = lectern.counts()
    expect(bar(lectern)).to_contain_text(f"{generated} of {generated + 1} nodes are hidden below a collapsed node.")
    expect(card(lectern)).to_contain_text(f"Collapsed: {generated} nodes below it are hidden.")
    lectern.expect_fragment("collapse=0")
    lectern.press("Step")
    lectern.expect_expanded(21)
    _, more, _ = lectern.counts()
    expect(card(lectern)).to_contain_text(f"Collapsed: {more} nodes below it")
    lectern.entries(lectern.frontier).first.click()
    expect(card(lectern)).to_contain_text("below the collapsed node #0")
    card(lectern).get_by_role("button", name="Show it").click()
    expect(bar(lectern).locator(".look-said")).to_be_hidden()
    lectern.open(ASTAR + "&step=20&collapse=1,2")
    expect(bar(lectern).locator(".look-said")).to_contain_text("nodes are hidden below")
    bar(lectern).get_by_role("button", name="Whole tree", exact=True).click()
    expect(bar(lectern).locator(".look-said")).to_be_hidden()
    bar(lectern).get_by_role("button", name="Close the tree tools").click()
    expect(bar(lectern)).to_be_hidden()
    lectern.page.wait_for_function("!location.hash.includes('collapse=')")


def test_a_state_is_found_node_by_node(lectern):
    """Enter goes to the next match, from the last one to the first; more matches appear as the search continues."""
    lectern.open(ASTAR + "&step=12")
    lectern.press("Find a state")
    field = bar(lectern).get_by_role("searchbox", name="Find a state")
    expect(field).to_be_focused()
    lectern.page.keyboard.type("8 4 6")
    count = bar(lectern).locator(".look-count")
    expect(count).to_have_text(re.compile(r"^\d+ nodes$"))
    found = int((count.inner_text()).split()[0])
    for place in range(1, found + 1):
        lectern.page.keyboard.press("Enter")
        expect(count).to_have_text(f"{place} of {found}")
        expect(card(lectern).locator("h3")).to_contain_text("8 4 6")
    lectern.page.keyboard.press("Enter")
    expect(count).to_have_text(f"1 of {found}")
    lectern.page.keyboard.press("Shift+Enter")
    expect(count).to_have_text(f"{found} of {found}")
    lectern.press("Run to end")
    expect(count).not_to_contain_text(f"of {found}")
    field.fill("no such state")
    expect(count).to_have_text("no nodes")


def test_of_two_trees_each_is_folded(lectern):
    """What names nodes is each search's own, also in the link."""
    lectern.open(ASTAR + "&b.algorithm=uniform-cost&step=30&b.collapse=0")
    expect(bar(lectern, " 2")).to_contain_text("below a collapsed node")
    expect(bar(lectern).locator(".look-said")).to_have_text("\u00a0")
    bar(lectern, " 2").get_by_role("button", name="Whole tree 2", exact=True).click()
    expect(bar(lectern, " 2").locator(".look-said")).to_be_hidden()
    lectern.press("Close comparison")
    expect(bar(lectern)).to_be_visible()
    lectern.page.wait_for_function("!location.hash.includes('b.')")


def test_what_earlier_links_said_of_a_tree_is_gone(lectern):
    """One sentence says so, and what is left of the link opens."""
    lectern.open(ASTAR + "&step=20&colour=f&hide=duplicates&path=3&note=n2%20one&collapse=x")
    expect(lectern.link_message).to_contain_text("Trees no longer have colors by number, notes, paths")
    expect(lectern.link_message).to_contain_text("collapse=x")
    lectern.expect_expanded(20)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_tools(lectern, violations, scheme):
    """With everything open, and in the view for a lecture; on a phone nothing is cut off at its side."""
    lectern.page.emulate_media(color_scheme=scheme)
    lectern.open(ASTAR + "&step=20&collapse=1")
    lectern.entries(lectern.frontier).first.click()
    expect(bar(lectern)).to_be_visible()
    assert violations(lectern.page) == []
    lectern.open(ASTAR + "&step=20&collapse=1&view=present")
    expect(bar(lectern)).to_be_visible()
    assert violations(lectern.page) == []
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(ASTAR + "&step=20&collapse=1")
    expect(bar(lectern)).to_be_visible()
    assert lectern.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(lectern.page) == []
