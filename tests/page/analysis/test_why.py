"""Why this node, why this number, iterations in sight; collapsed parts of a tree, and states that are found."""

import re
from pathlib import Path

from lectern import Lectern
from measuring import box_of
from playwright.sync_api import Locator, expect
from workbench import PATIENCE, Workbench

HOMEWORK = Path(__file__).parents[2] / "homework"
DEEPENING = "problem=eight-puzzle&algorithm=iterative-deepening&start=3,1,2,6,4,0,7,8,5"  # five moves from the goal
ROMANIA = "problem=graph&algorithm=uniform-cost&start=Arad&goal=Bucharest"


def region(lectern: Lectern, name: str) -> Locator:
    return lectern.page.get_by_role("region", name=name, exact=True)


def test_a_node_tells_its_life_and_leads_to_the_others(lectern):
    """A stale entry: who visited its state, at which g; one press leads to that node, another to the moment."""
    lectern.open(f"{ROMANIA}&step=9")
    lectern.jump("Next goal")  # where Bucharest is recognised
    why = lectern.frontier.locator(".next .why-next")
    expect(why).to_have_count(0)
    lectern.frontier.get_by_role("option", name="Mehadia").click()
    node = region(lectern, "Node")
    expect(node).to_contain_text("#30 Mehadia")
    expect(node).to_contain_text("Stale: its state has already been visited, with g = 299, by:")
    expect(node).to_contain_text("Its state has 2 nodes")
    node.get_by_role("button", name="Select #17: Mehadia").click()
    expect(node).to_contain_text("#17 Mehadia")
    expect(node).to_contain_text(re.compile(r"Expanded: \d children"))
    made = node.get_by_role("listitem").filter(has_text="Generated and added to the frontier")
    step = made.get_by_role("button").first
    when = int(step.inner_text())
    step.click()
    lectern.expect_expanded(when)
    expect(node.get_by_role("listitem").filter(has_text="Expanded:")).to_have_class("later")
    lectern.run_to_end()
    expect(why).to_have_count(0)
    expect(lectern.frontier).to_contain_text("Left over: never removed.")


def test_a_statistic_opens(lectern):
    """It explains what is counted, what others count and which nodes; Escape closes it, and so does the end of its
    stage."""
    lectern.open(f"{ROMANIA}&b.algorithm=astar")
    lectern.run_to_end()
    told = lectern.page.locator("#explanation")
    lectern.show_statistics()
    lectern.statistics.get_by_role("button", name=re.compile("Expanded: ")).click()
    expect(told).to_contain_text("Nodes whose children were generated")
    row = told.locator("dt", has_text="including the goal").locator("xpath=following-sibling::dd[1]")
    expect(row).to_have_text(str(lectern.counts()[0] + 1))
    show = told.get_by_role("button", name=f"Show the {lectern.counts()[0]} nodes in the tree")
    before = lectern.canvas.evaluate("canvas => canvas.toDataURL()")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    changed = "([canvas, before]) => canvas.toDataURL() !== before"
    lectern.page.wait_for_function(changed, arg=[lectern.canvas.element_handle(), before])
    lectern.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    second = lectern.page.get_by_role("region", name="Statistics 2")
    second.get_by_role("button", name=re.compile("Generated: ")).click()
    expect(told).to_contain_text("Child nodes generated")
    lectern.press("Close comparison")
    expect(told).to_be_hidden()


def test_iterations_are_in_sight_and_gone_through(lectern):
    """The strip shows limit, outcome, nodes and repeated work; keys, buttons and the strip go through iterations."""
    lectern.open(f"{DEEPENING}&step=0")
    strip = region(lectern, "Iterations")
    expect(strip.locator("[data-limit]")).to_have_count(1)
    for _ in range(2):
        lectern.jump("Next iteration")
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "2")
    lectern.jump("Previous iteration")
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "1")
    lectern.run_to_end()
    expect(strip.locator("[data-limit]")).to_have_count(6)
    expect(strip.locator("[data-limit='4']")).to_contain_text("36 expanded, 12 also at limit 3")
    expect(strip.locator("[data-limit='5']")).to_contain_text("goal")
    expect(strip).to_contain_text(
        "53 expansions in all, against 36 in the last complete iteration alone. That is a factor of 1.47."
    )
    expect(strip).to_contain_text("b/(b − 1) is 1.57")
    strip.locator("[data-limit='3'] button").click()
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "3")
    lectern.expect_expanded(5)
    lectern.page.keyboard.press("i")
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "4")
    for _ in ("generated", "recognised"):
        lectern.page.keyboard.press("g")
    lectern.expect_status(re.compile("0 1 2 / 3 4 5 / 6 7 8.* goal"))
    ticks = "canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean)"
    assert lectern.page.locator("#ticks").evaluate(ticks)
    expect(lectern.page.get_by_title("Long ticks mark iterations").get_by_role("slider")).to_be_visible()


def test_a_limit_is_whole_in_a_narrow_pane(lectern):
    """Beside a lesson and another search, the number of its expansions gives way."""
    lectern.open("lesson=memory&stop=2&view=present")
    lectern.rest()
    strip = lectern.page.locator(".iterations:visible")
    shown, limit = box_of(strip), box_of(strip.locator("[aria-current] button"))
    assert shown["x"] <= limit["x"]
    assert limit["x"] + limit["width"] <= shown["x"] + shown["width"]


def test_limits_that_are_used_up_leave_a_sign(lectern):
    """Where they have no room, before the first one in view; an iteration whose calls have all returned is done."""
    lectern.open("problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=ida-star&step=3&view=present")
    strip = region(lectern, "Iterations")
    expect(strip.locator("[aria-current]")).to_have_text(re.compile("f-limit 393.*done"))
    expect(strip.locator("small:visible")).to_have_text("2 expanded, 1 also at 366")
    expect(strip.locator("ol[data-more]")).to_have_count(0)
    for _ in range(7):
        lectern.press("Step")
    now = strip.locator("[aria-current]")
    expect(now).to_contain_text("4 expanded, 3 also at 413")
    expect(now).to_be_in_viewport(ratio=1)
    lectern.open("problem=graph&algorithm=ida-star&step=10&view=present&lang=es")
    strip = region(lectern, "Iteraciones")
    now = strip.locator("[aria-current]")
    expect(now).to_contain_text("ya con 413")
    expect(now).to_be_in_viewport(ratio=1)
    lectern.open("lesson=deepening&stop=6&lang=de")  # the strip becomes narrower as the answer is uncovered
    answer = lectern.page.locator("#lesson form")
    answer.get_by_role("radio").first.check()
    answer.get_by_role("button").click()
    for now in lectern.page.locator(".iterations [aria-current]").all():
        expect(now).to_be_in_viewport(ratio=1)
        assert now.evaluate("now => now.getBoundingClientRect().right <= now.parentNode.getBoundingClientRect().right")
    lectern.open("problem=eight-puzzle&algorithm=iterative-deepening&step=2500")
    strip = region(lectern, "Iterations")
    expect(strip.locator("ol[data-more]")).to_have_count(1)
    expect(strip.locator("[aria-current]")).to_be_in_viewport()


def test_a_tie_is_told_and_layers_and_depths_are_gone_to(lectern):
    """A tie is told in words, by the rule and the values that it compares. The step with which f, or the depth, is
    greater than ever; nothing that is searched for is passed over."""
    lectern.open("problem=eight-puzzle&algorithm=astar&heuristic=manhattan&step=40")
    why = lectern.frontier.locator(".next .why-next")
    expect(why).to_have_text("Next: the oldest of 2 with f = 23.")
    expect(why).to_have_attribute(
        "title",
        "Why #98: a tie. 2 entries have the lowest f, 23. First in, first out: it entered at step 39, #101 at step 40.",
    )
    lectern.press("Reset")
    lectern.jump("Next layer")
    lectern.expect_expanded(1)
    lectern.jump("Next layer")
    lectern.expect_status("f = 23")
    assert lectern.counts()[0] > 1
    lectern.page.keyboard.press("k")
    lectern.expect_expanded(1)
    lectern.open("problem=graph&algorithm=breadth-first&start=Arad&goal=Neamt&step=1")
    lectern.jump("Next depth")
    lectern.expect_status("depth = 1")
    lectern.page.keyboard.press("d")
    lectern.expect_status("depth = 2")
    expect(lectern.button("Next iteration")).to_be_hidden()


def test_two_searches_each_have_their_own(lectern):
    """Iterations and the life of a node stand in both; the next iteration of one takes the other along."""
    lectern.open(f"{DEEPENING}&b.algorithm=iterative-deepening-visited&step=0")
    for _ in range(3):
        lectern.jump("Next iteration")
    for name in ("Iterations", "Iterations 2"):
        expect(region(lectern, name).locator("[aria-current]")).to_have_attribute("data-limit", "3")
    lectern.entries(lectern.page.get_by_role("region", name="Frontier 2", exact=True)).first.click()
    expect(region(lectern, "Node 2")).to_contain_text("The initial state, in the iteration with depth limit 3.")
    lectern.press("Close comparison")
    expect(region(lectern, "Iterations 2")).to_have_count(0)
    lectern.jump("Next iteration")
    expect(region(lectern, "Iterations").locator("[aria-current]")).to_have_attribute("data-limit", "4")


def test_an_observed_program_and_own_code_tell_as_much(lectern):
    """The program's order is described as its own; its nodes and those of the textbook search have a life."""
    bench = Workbench(lectern.open("problem=graph&algorithm=uniform-cost&step=2"))
    bench.open()
    bench.run((HOMEWORK / "mistakes/graph_object_no_visited.py").read_text(encoding="utf-8"))
    expect(lectern.page.get_by_role("group", name="Homework", exact=True)).to_contain_text(
        "expands Arad", timeout=PATIENCE
    )
    lectern.press("Reset")
    lectern.press("Step")
    expect(lectern.page.locator(".next .why-next").first).to_have_text("Next: first in the program's order.")
    lectern.press("Close editor")  # it has the place of the lists, which say no reason in a comparison
    for name in ("", " 2"):
        frontier = lectern.page.get_by_role("region", name=f"Frontier{name}", exact=True)
        lectern.entries(frontier).first.click()
        expect(region(lectern, f"Node{name}")).to_contain_text("Generated")
    lectern.page.evaluate("localStorage.clear()")


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
