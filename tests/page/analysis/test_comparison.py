"""The comparison of two real searches, moved by one transport."""

import re

import pytest
from lectern import Lectern
from measuring import CUT, LINES, SIZE, box_of
from playwright.sync_api import Locator, expect

HEURISTICS = "problem=eight-puzzle&start=2,6,5,3,1,8,7,4,0&algorithm=astar&heuristic=misplaced&b.heuristic=manhattan"
ROMANIA = "problem=graph&graph=romania&algorithm=astar&heuristic=table&b.algorithm=greedy"
CUT_NAMES = "(all) => all.filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth).length"
# Whether each line of each listing is seen whole or not at all, and the running line is seen
WHOLE = """() => [...document.querySelectorAll(".code")].filter((code) => code.checkVisibility()).every((code) => {
  const { top, bottom } = code.getBoundingClientRect();
  const seen = (line) => line.top >= top - 1 && line.bottom <= bottom + 1;
  const lines = [...code.querySelectorAll("[data-line]")].map((line) => line.getBoundingClientRect());
  const isWhole = lines.every((line) => seen(line) || line.bottom <= top + 1 || line.top >= bottom - 1);
  return isWhole && seen(code.querySelector(".now").getBoundingClientRect());
})"""


@pytest.fixture(autouse=True)
def alone(lectern):
    """One search is left behind for the next test."""
    yield
    if lectern.button("Close comparison").is_visible():
        lectern.press("Close comparison")


def comparison(lectern: Lectern) -> Locator:
    return lectern.page.get_by_role("region", name="Comparison", exact=True)


def second(lectern: Lectern, name: str) -> str | None:
    return lectern.html.get_attribute(f"data-{name}-2")


def test_a_second_search_is_opened_beside_the_first(lectern):
    """The same problem and start, and the algorithm's natural rival; both are moved by one transport."""
    lectern.open("problem=graph&algorithm=astar&step=2")
    lectern.press("Compare")
    tree = lectern.page.get_by_role("region", name="Search tree 2", exact=True)
    expect(tree).to_be_visible()
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")
    expect(lectern.page.get_by_role("combobox", name="Algorithm 2", exact=True)).to_have_value("uniform-cost")
    expect(lectern.page.get_by_role("region", name="Code 2", exact=True)).to_contain_text("uniform_cost_search")
    lectern.press("Step")
    lectern.expect_expanded(3)
    expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    lectern.press("Back", 2)
    lectern.expect_expanded(1)
    expect(lectern.html).to_have_attribute("data-expanded-2", "1")
    lectern.run_to_end()
    assert (lectern.counts()[0], second(lectern, "expanded")) == (5, "12")
    lectern.scrub(3)
    lectern.expect_expanded(3)
    expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    lectern.press("Close comparison")
    expect(tree).to_have_count(0)
    assert second(lectern, "expanded") is None
    lectern.press("Step")
    lectern.expect_expanded(4)
    lectern.press("Compare")  # another problem is everyone's; what each searches with stays its own
    lectern.choose("Problem", "hanoi")
    expect(lectern.page.get_by_role("region", name="Code 2", exact=True)).to_contain_text("uniform_cost_search")
    lectern.run_to_end()
    assert int(second(lectern, "expanded") or 0) > lectern.counts()[0] > 0
    expect(lectern.page.locator("#status-2")).to_contain_text("cost 15.")


def test_the_first_difference_is_found_and_shown(lectern):
    """Before it, nothing is said of it; there each search has expanded a state that the other has not."""
    lectern.open(HEURISTICS + "&step=1")
    lectern.run_to_end()
    said = comparison(lectern).locator("#difference-text")
    expect(said).to_contain_text(re.compile(r"^At step \d+, .* expands .* \(.*\), but .* expands .* \(.*\)\.$"))
    step = int(re.search(r"At step (\d+)", said.inner_text()).group(1))
    lectern.press("First difference")
    lectern.expect_expanded(step)
    expect(lectern.html).to_have_attribute("data-expanded-2", str(step))
    lectern.press("Back")
    lectern.expect_expanded(step - 1)
    expect(said).to_have_text("So far, both searches have expanded the same states in the same order.")


def test_two_searches_with_the_same_algorithm_share_one_listing(lectern):
    """It has the running lines of both; two algorithms have a listing each."""
    lectern.open(HEURISTICS + "&step=9")
    expect(lectern.code.locator(".now")).to_have_count(1)
    expect(lectern.code.locator("[data-also]")).to_have_count(1)
    expect(lectern.page.get_by_role("region", name="Code 2", exact=True)).to_be_hidden()
    expect(lectern.button("Show the other search's code")).to_be_hidden()
    heading = lectern.page.locator("[data-part=heading]")
    expect(heading.first).to_have_text("Misplaced tiles")
    lectern.choose("Algorithm 2", "greedy")
    expect(lectern.page.get_by_role("region", name="Code 2", exact=True)).to_be_visible()
    expect(lectern.code.locator("[data-also]")).to_have_count(0)
    lectern.press("Close comparison")
    expect(lectern.code.locator(".now")).to_have_count(1)


def test_two_searches_are_read_from_the_last_row(lectern):
    """Both sentences, two trees of one size, a line for what is next in each, and a listing with its running line."""
    lectern.open(HEURISTICS + "&step=10&view=present")
    page = lectern.page
    code = page.locator("#code-lines")
    assert code.evaluate(SIZE) >= 18
    assert code.evaluate(LINES) >= 11
    assert not code.evaluate(CUT)
    for suffix in ("", "-2"):
        assert page.locator(f"#status{suffix}").evaluate(SIZE) >= 22
        assert not page.locator(f"#status{suffix}").evaluate("(said) => said.scrollHeight > said.clientHeight + 1")
        assert box_of(page.locator(f"#frontier{suffix}"))["height"] < 50
        expect(page.locator(f"#frontier{suffix} .entry.next")).to_be_visible()
    trees = [box_of(page.locator(f"#tree-view{suffix}")) for suffix in ("", "-2")]
    for side in ("y", "width", "height"):
        assert abs(trees[0][side] - trees[1][side]) <= 1
    assert trees[0]["height"] > 350
    expect(comparison(lectern)).to_be_visible()
    lectern.press("Leave")
    for suffix in ("", "-2"):
        said = box_of(page.locator(f"#status{suffix}"))
        assert said["y"] + said["height"] <= box_of(page.locator("#transport"))["y"] + 1


def test_the_results_are_seen_whole(lectern):
    """Each row of the table, and a sign for each goal below the slider, with one listing and with two."""
    for link in (search + view for search in (HEURISTICS, ROMANIA) for view in ("", "&view=present")):
        lectern.open(link)
        expect(comparison(lectern).locator("tr[data-row=cost]")).to_be_hidden()
        lectern.run_to_end()
        expect(comparison(lectern).locator("tr[data-row=optimal]")).to_be_visible()
        below = "#transport" if "present" in link else "#ticks"  # which a lecture leaves out
        seen = [box_of(lectern.page.locator(each).first) for each in (".beside", "tr[data-row=optimal]", below)]
        room, last, signs = [each["y"] + each["height"] for each in seen]
        assert (last <= room, signs <= 720, seen[2]["height"] >= 16) == (True, True, True), link


def test_two_listings_show_whole_lines(lectern):
    """At each step, with the running line."""
    lectern.open(ROMANIA.replace("greedy", "uniform-cost") + "&view=present")
    for _ in range(4):
        lectern.press("Step")
        lectern.page.wait_for_function(WHOLE)


def test_both_searches_are_in_one_map(lectern):
    """The trees are above each other beside it, and so are the two listings; each shows its running line. A node that
    is selected in one search is shown in the other. In the end it is said with its reason which one is optimal."""
    lectern.open(ROMANIA + "&step=2")
    page = lectern.page
    space = page.get_by_role("region", name=re.compile("^Map"))
    expect(space).to_have_count(1)
    expect(page.locator("#shared-legend b")).to_have_text(["A*", "Greedy best-first search"])
    assert box_of(space)["width"] > 340
    trees = [box_of(page.locator(f"#tree{suffix}")) for suffix in ("", "-2")]
    assert (trees[0]["x"], trees[0]["y"] + trees[0]["height"] <= trees[1]["y"]) == (trees[1]["x"], True)
    code, other = (page.get_by_role("region", name=name, exact=True) for name in ("Code", "Code 2"))
    for each in (code, other):
        assert each.locator(".code").evaluate(LINES) >= 6
        lit = box_of(each.locator(".code .now"))
        shown = box_of(each.locator(".code"))
        assert shown["y"] - 1 <= lit["y"] <= shown["y"] + shown["height"] - lit["height"] + 1
    assert box_of(code)["y"] + box_of(code)["height"] <= box_of(other)["y"] + 1
    assert box_of(other)["y"] + box_of(other)["height"] <= box_of(page.locator("#band"))["y"] + 1
    twice = """() => { const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
        return ids.filter((id, at) => ids.indexOf(id) !== at) }"""
    assert page.evaluate(twice) == []  # the second stage has ids of its own
    lectern.entries(lectern.frontier).first.click()
    expect(page.locator("#node-card-2")).to_contain_text("Rimnicu Vilcea")
    page.locator("#frontier-2").get_by_role("option").first.click()
    expect(page.locator("#node-card")).to_contain_text("Fagaras")
    lectern.run_to_end()
    row = comparison(lectern).locator("tr[data-row=optimal]")
    expect(comparison(lectern).locator("tr[data-row=expanded] td b")).to_have_text(["5", "3"])
    expect(comparison(lectern).locator("tr[data-row=expanded] .ratio")).to_have_text(["1.7 times as many", ""])
    expect(row).to_contain_text("yes: the algorithm guarantees it")
    expect(row).to_contain_text("no: 450 here, 418 in the other search")
    lectern.press("Close comparison")
    expect(page.locator("#views #space")).to_be_visible()


UNCOVERED = """(line) => {
  const { left, top, height } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(left + height, top + height / 2));
}"""


def test_a_lecture_shows_the_line_on_which_each_search_ends(lectern):
    """With the `if` on which it depends, although the table leaves little room for the listings."""
    for size in ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080}):
        lectern.page.set_viewport_size(size)
        lectern.open("problem=graph&algorithm=uniform-cost&b.algorithm=astar&view=present")
        lectern.run_to_end()
        lectern.rest()
        for code in lectern.page.locator("[data-part=code] .code").all():
            expect(code.locator(".now")).to_have_text(re.compile("return Solution"))
            assert code.locator(".now").evaluate(UNCOVERED)


def test_a_path_is_optimal_where_all_actions_have_the_same_cost(lectern):
    """On a map they have not, so the path that both searches find is not known to be a cheapest one."""
    promised, unknown = "yes: the algorithm guarantees it", "not known"
    for problem, judged in (("water-jugs", promised), ("graph", unknown)):
        lectern.open(f"problem={problem}&algorithm=breadth-first&b.algorithm=iterative-deepening")
        lectern.run_to_end()
        expect(comparison(lectern).locator("tr[data-row=optimal] td b")).to_have_text([judged, judged])


def test_a_hidden_tree_is_measured_in_the_window_of_the_other(lectern):
    """On a phone, a tree looks the same whether or not the window was wide and low before, when both were seen."""
    lectern.page.emulate_media(reduced_motion="reduce")
    phone, low = {"width": 390, "height": 844}, {"width": 1280, "height": 560}
    lectern.page.set_viewport_size(phone)
    lectern.open(ROMANIA + "&step=4")
    tree = lectern.page.locator("[data-part=tree] .tree-view > canvas").first
    seen = []
    for size in (phone, low, phone):
        lectern.page.set_viewport_size(size)
        lectern.press("Step")
        lectern.press("Back")
        lectern.rest()
        seen.append(tree.evaluate("(canvas) => canvas.toDataURL()"))
    assert seen[0] == seen[2]


def test_on_a_phone_the_shared_map_and_the_lists_use_the_height_that_there_is(lectern):
    """The sentence is at the transport, the map ends at the line above it, and the names in the lists are whole."""
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(ROMANIA + "&step=3")
    tabs = lectern.page.get_by_role("navigation")
    tabs.get_by_role("button", name="Map", exact=True).click()
    band = box_of(lectern.page.locator(".band").locator("visible=true"))
    assert box_of(lectern.page.locator(".transport"))["y"] - band["y"] - band["height"] < 2
    assert box_of(lectern.page.locator(".shared"))["height"] > 500
    tabs.get_by_role("button", name="Lists", exact=True).click()
    assert lectern.page.locator(".entry .name").evaluate_all(CUT_NAMES) == 0


def test_the_one_line_of_a_list_has_the_whole_name(lectern):
    """In a lecture it has the deciding number alone: no room is kept for g and h, which have none."""
    lectern.open("problem=graph&algorithm=astar&b.algorithm=uniform-cost&step=4&view=present")
    lectern.rest()
    assert lectern.page.locator(".entry .name").evaluate_all(CUT_NAMES) == 0
