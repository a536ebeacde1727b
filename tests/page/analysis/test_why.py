"""Why this node, why this number, and the iterations in sight: as a lecturer asks with the pointer and the keys."""

import re
from pathlib import Path

from lectern import Lectern
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
    expect(lectern.entries(lectern.frontier)).to_have_text("7 are stale: not needed")
    lectern.frontier.get_by_role("button", name="are stale").click()
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


def test_a_tie_is_told_in_words(lectern):
    """The rule that is chosen, and the two values that it compares."""
    lectern.open("problem=eight-puzzle&algorithm=astar&heuristic=manhattan&step=40")
    why = lectern.frontier.locator(".next .why-next")
    expect(why).to_have_text("Next: 2 tie at f = 23; oldest.")
    expect(why).to_have_attribute(
        "title",
        "Why #98: a tie. 2 entries have the lowest f, 23. First in, first out: it entered at step 39, #101 at step 40.",
    )
    lectern.open("problem=graph&algorithm=breadth-first&start=Arad&goal=Bucharest&step=2")
    expect(why).to_have_text("Next: first in, first out.")
    expect(why).to_have_attribute("title", re.compile(r"it entered first, at step 1 \(first in, first out\)"))


def test_a_statistic_opens(lectern):
    """It explains what is counted, what others count and which nodes; it follows the search, and Escape closes it."""
    lectern.page.emulate_media(reduced_motion="reduce")  # no camera glides: pictures can be compared
    lectern.open(f"{ROMANIA}&step=9")
    lectern.run_to_end()
    told = lectern.page.locator("#explanation")
    lectern.show_statistics()
    lectern.statistics.get_by_role("button", name=re.compile("Expanded: ")).click()
    expect(told).to_contain_text("Nodes whose children were generated")
    row = told.locator("dt", has_text="including the goal").locator("xpath=following-sibling::dd[1]")
    expect(row).to_have_text(str(lectern.counts()[0] + 1))
    show = told.get_by_role("button", name=f"Show the {lectern.counts()[0]} nodes in the tree")
    canvas = lectern.canvas
    still = "canvas => new Promise(next => requestAnimationFrame(() => next(canvas.toDataURL())))"
    before = canvas.evaluate(still)
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    changed = "([canvas, before]) => canvas.toDataURL() !== before"
    lectern.page.wait_for_function(changed, arg=[canvas.element_handle(), before])
    lectern.page.wait_for_timeout(500)  # the numbers have taken room from the tree
    shown = canvas.evaluate(still)
    lectern.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    lectern.page.wait_for_function(changed, arg=[canvas.element_handle(), shown])
    lectern.page.emulate_media(reduced_motion="no-preference")


def test_a_number_of_a_stage_that_leaves_is_no_longer_told_of(lectern):
    """Its explanation closes, even if the other search is closed and opened again in between."""
    two = "algorithm=astar&b.algorithm=uniform-cost&step=30"
    told = lectern.page.locator("#explanation")
    lectern.open(two)
    lectern.show_statistics()
    for link in ("algorithm=astar&step=20", "problem=water-jugs&algorithm=bidirectional"):
        second = lectern.page.get_by_role("region", name="Statistics 2")
        second.get_by_role("button", name=re.compile("Generated: ")).click()
        expect(told).to_contain_text("Child nodes generated")
        lectern.page.evaluate("link => { location.hash = link }", link)
        expect(told).to_be_hidden()
        lectern.open(two)
        lectern.expect_expanded(30)


def test_in_present_the_row_of_limits_begins_with_a_whole_one(lectern):
    """All that is in sight is whole, the current one is there, and limits that are over are with it as numbers."""
    lectern.page.set_viewport_size({"width": 1280, "height": 720})
    row = "ol => { const at = (each) => each.getBoundingClientRect(), { left, right } = at(ol); return [...ol.children]"
    row += ".filter((li) => at(li).right > left && at(li).left < right)"
    row += ".map((li) => [at(li).left >= left && at(li).right <= right, li.ariaCurrent, li.firstChild.innerText]) }"
    for search, least in ((f"{ROMANIA.replace('uniform-cost', 'ida-star')}&step=14", 3), (f"{DEEPENING}&step=30", 4)):
        lectern.open(f"{search}&view=present")
        strip = region(lectern, "Iterations")
        expect(strip.locator("[aria-current]")).to_contain_text("running")
        shown = strip.locator("ol").evaluate(row)
        assert all(is_whole for is_whole, *_ in shown)
        assert [current for _, current, _ in shown].count("true") == 1
        assert len(shown) >= least


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
    expect(strip.locator("[data-limit='4']")).to_contain_text("36 expanded, 12 again")
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


def test_layers_and_depths_are_gone_to(lectern):
    """The step with which f, or the depth, is greater than ever; nothing that is searched for is passed over."""
    lectern.open("problem=eight-puzzle&algorithm=astar&heuristic=manhattan&step=0")
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
