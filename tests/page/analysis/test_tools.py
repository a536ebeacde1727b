"""Tree tools in use: by keyboard, from links, beside a second search; notes that are found again."""

import re

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, expect

ASTAR = "problem=eight-puzzle&algorithm=astar&heuristic=manhattan"


def bar(lectern: Lectern, number: str = "") -> Locator:
    return lectern.page.get_by_role("region", name="Tree tools" + number, exact=True)


def card(lectern: Lectern) -> Locator:
    return lectern.page.get_by_role("region", name="Node", exact=True)


def notes(lectern: Lectern) -> Locator:
    return lectern.page.get_by_role("region", name="Notes", exact=True)


def key(lectern: Lectern, *keys: str) -> None:
    for each in keys:
        lectern.page.keyboard.press(each)


def test_a_tree_is_folded_and_its_record_goes_on(lectern):
    """By keys: the root holds all that was generated, also after more steps; beside a path there are folds."""
    lectern.open(ASTAR + "&step=20")
    key(lectern, "t")
    expect(bar(lectern).get_by_role("combobox", name="Color")).to_be_focused()
    lectern.canvas.focus()
    key(lectern, *["ArrowUp"] * 9)
    expect(card(lectern).locator("h3")).to_contain_text("#0")
    key(lectern, "c")
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
    key(lectern, "o")
    expect(bar(lectern).locator(".look-said")).to_have_text(
        re.compile(rf"\d+ of {more + 1} nodes are hidden below \d+ collapsed")
    )
    lectern.expect_fragment("path=")
    bar(lectern).get_by_role("button", name="Whole tree", exact=True).click()
    expect(bar(lectern).locator(".look-said")).to_be_hidden()
    lectern.press("Back")
    key(lectern, "h")
    expanded, generated, frontier = lectern.counts()
    dropped = generated + 1 - expanded - frontier  # every other node waits, or was expanded
    expect(bar(lectern)).to_contain_text(f"{dropped} duplicates are hidden.")
    expect(bar(lectern).get_by_role("checkbox", name="Hide duplicates")).to_be_checked()
    key(lectern, "t")
    expect(bar(lectern)).to_be_hidden()
    lectern.page.wait_for_function("!location.hash.includes('hide=')")


def test_nodes_are_coloured_on_a_scale_that_is_read_as_numbers(lectern):
    """A link selects the number; the scale and the selected node show its value, or that there is none."""
    lectern.open(ASTAR + "&step=20&colour=f")
    scale = bar(lectern).locator(".scale")
    expect(scale.locator("span")).to_have_text(["21", "22", "23", "24", "25"])
    lectern.entries(lectern.frontier).first.click()
    expect(card(lectern)).to_contain_text("f 23: color 3 of 5 (23).")
    bar(lectern).get_by_role("combobox", name="Color").select_option("order")
    expect(scale).to_contain_text("not expanded")
    expect(card(lectern)).to_contain_text("It has no expansion.")
    lectern.expect_fragment("colour=order")
    lectern.run_to_end()
    expect(scale.locator("span").last).to_have_text("not expanded")
    expect(scale.locator("span").first).to_have_text(re.compile(r"0–\d"))
    lectern.open("problem=eight-puzzle&algorithm=breadth-first&step=5&colour=h")
    expect(scale).to_contain_text("no h")
    lectern.open(ASTAR + "&step=3&colour=taste&hide=everything&path=x&note=zz")
    expect(lectern.link_message).to_contain_text("colour=taste")
    for part in ("hide=everything", "path=x", "note=zz"):
        expect(lectern.link_message).to_contain_text(part)


def test_a_state_is_found_node_by_node(lectern):
    """Enter goes to the next match, from the last one to the first; more matches appear as the search continues."""
    lectern.open(ASTAR + "&step=12")
    key(lectern, "/")
    field = bar(lectern).get_by_role("searchbox", name="Find a state")
    expect(field).to_be_focused()
    lectern.page.keyboard.type("8 4 6")
    count = bar(lectern).locator(".look-count")
    expect(count).to_have_text(re.compile(r"^\d+ nodes$"))
    found = int((count.inner_text()).split()[0])
    for place in range(1, found + 1):
        key(lectern, "Enter")
        expect(count).to_have_text(f"{place} of {found}")
        expect(card(lectern).locator("h3")).to_contain_text("8 4 6")
    key(lectern, "Enter")
    expect(count).to_have_text(f"1 of {found}")
    key(lectern, "Shift+Enter")
    expect(count).to_have_text(f"{found} of {found}")
    lectern.press("Run to end")
    expect(count).not_to_contain_text(f"of {found}")
    field.fill("no such state")
    expect(count).to_have_text("no nodes")


def test_notes_are_typed_in_place_and_found_again(lectern):
    """At a node and at a moment; changed; in the link and in this browser; another search has its own."""
    lectern.open(ASTAR + "&step=6")
    lectern.entries(lectern.frontier).first.click()
    row = re.search(r"\d+", card(lectern).locator("h3").inner_text())[0]
    card(lectern).get_by_role("button", name="Pin a note").click()
    text = notes(lectern).get_by_role("textbox", name="Note (one line)")
    expect(text).to_be_focused()
    lectern.page.keyboard.type("Why <b>this</b> one & not #3?")
    key(lectern, "Enter")
    text.fill("Here h misleads")
    notes(lectern).get_by_role("button", name="Pin to step 6").click()
    items = notes(lectern).get_by_role("listitem")
    expect(items).to_have_count(2)
    expect(items.first).to_contain_text("Why <b>this</b> one & not #3?")
    here = lectern.page.locator(".note-here")
    expect(here).to_have_text("Here h misleads")
    lectern.press("Step")
    expect(here).to_be_hidden()
    notes(lectern).get_by_role("button", name="Edit note 2").click()
    key(lectern, "End")
    lectern.page.keyboard.type(" us")
    key(lectern, "Enter")
    notes(lectern).get_by_role("button", name="Step 6").click()
    lectern.expect_expanded(6)
    expect(here).to_have_text("Here h misleads us")
    expect(lectern.page.locator(".note-flags i")).to_have_count(1)
    lectern.expect_fragment(f"note=n{row} Why <b>this</b> one & not #3?\ns6 Here h misleads us")
    link = lectern.fragment()
    lectern.open("problem=eight-puzzle&algorithm=greedy&step=6")
    expect(items).to_have_count(0)
    expect(here).to_be_hidden()
    lectern.open(ASTAR + "&step=6")
    expect(items).to_have_count(2)
    for _ in range(2):
        notes(lectern).get_by_role("button", name="Remove note 1").click()
    expect(items).to_have_count(0)
    lectern.page.wait_for_function("!location.hash.includes('note=')")
    lectern.open(link[1:])
    expect(items).to_have_count(2)


def test_of_two_trees_each_is_folded_and_both_are_coloured_alike(lectern):
    """One scale for both; what names nodes is each search's own, also in the link."""
    lectern.open(ASTAR + "&b.algorithm=uniform-cost&step=30&colour=g&b.collapse=0&b.note=s30%20slow")
    expect(bar(lectern, " 2")).to_contain_text("below a collapsed node")
    expect(bar(lectern).locator(".look-said")).to_have_text("\u00a0")
    first, second = (bar(lectern, number).locator(".scale") for number in ("", " 2"))
    expect(second).to_have_text(first.inner_text().replace("\n", ""))
    expect(lectern.page.locator(".note-here:visible")).to_have_text("slow")
    bar(lectern, " 2").get_by_role("button", name="Whole tree 2").click()
    expect(bar(lectern, " 2").locator(".look-said")).to_be_hidden()
    lectern.press("Close comparison")
    expect(bar(lectern)).to_be_visible()
    lectern.page.wait_for_function("!location.hash.includes('b.')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_tools(lectern, violations, scheme):
    """With everything open, and in the view for a lecture; on a phone nothing is cut off at its side."""
    lectern.page.emulate_media(color_scheme=scheme)
    lectern.open(ASTAR + "&step=20&colour=order&hide=duplicates&collapse=1&note=n2%20one%0As20%20two")
    lectern.entries(lectern.frontier).first.click()
    key(lectern, "n")
    expect(notes(lectern)).to_be_visible()
    assert violations(lectern.page) == []
    lectern.open(ASTAR + "&step=20&colour=h&view=present")
    expect(bar(lectern)).to_be_visible()
    assert violations(lectern.page) == []
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(ASTAR + "&step=20&colour=depth&collapse=1")
    expect(bar(lectern).locator(".scale")).to_be_visible()
    assert lectern.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(lectern.page) == []
