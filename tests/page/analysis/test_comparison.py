"""The comparison of two real searches; and the list of the searches of a visit."""

import re

import pytest
from lectern import Lectern
from measuring import CUT, LINES, SIZE, box_of
from playwright.sync_api import Locator, Page, Route, expect

EIGHT = "problem=eight-puzzle&start=2,6,5,3,1,8,7,4,0"
PAIRS = {
    "two heuristics": EIGHT + "&algorithm=astar&heuristic=misplaced&b.heuristic=manhattan",
    "with and without a heuristic": EIGHT + "&algorithm=uniform-cost&b.algorithm=astar&b.heuristic=manhattan",
    "romania": "problem=graph&graph=romania&algorithm=astar&heuristic=table&b.algorithm=greedy",
}


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


@pytest.mark.parametrize("pair", PAIRS)
def test_the_first_difference_is_found_and_shown(lectern, pair):
    """Before it, nothing is said of it; there each search has expanded a state that the other has not."""
    lectern.open(PAIRS[pair] + "&step=1")
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


# The words of the table that are broken
TORN = """() => [...document.querySelectorAll("#comparison tr[data-row] > * > :is(b, small)")].flatMap((cell) =>
  [...cell.textContent.matchAll(/[^ -]+/g)].filter(({ 0: word, index: at }) => {
    const range = new Range();
    range.setStart(cell.firstChild, at); range.setEnd(cell.firstChild, at + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))"""


def test_the_table_is_whole_also_beside_a_lesson_in_german(lectern):
    """No word of it is broken; and while two searches run that share their code, each of its rows is in sight."""
    lectern.page.goto("about:blank")  # a page keeps its language
    lectern.open("lang=de&lesson=reopening&stop=5")
    expect(lectern.page.locator("#comparison [data-row=optimal] td").first).to_contain_text("garantiert")
    assert lectern.page.evaluate(TORN) == []
    lectern.open(f"lang=de&{PAIRS['two heuristics']}&step=2")
    expect(lectern.page.locator("#comparison [data-row=optimal]")).to_be_in_viewport(ratio=1)
    lectern.page.goto("about:blank")


def test_two_searches_with_the_same_algorithm_share_one_listing(lectern):
    """It has the running lines of both; two algorithms have a listing each."""
    lectern.open(PAIRS["two heuristics"] + "&step=9")
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


def test_who_is_optimal_is_said_with_its_reason(lectern):
    """A* by its promise; greedy search not, as its path is dearer."""
    lectern.open(PAIRS["romania"])
    lectern.run_to_end()
    expect(comparison(lectern).locator("tr[data-row=expanded] td b")).to_have_text(["5", "3"])
    expect(comparison(lectern).locator("tr[data-row=expanded] .ratio")).to_have_text(["1.7 times as many", ""])
    row = comparison(lectern).locator("tr[data-row=optimal]")
    expect(row).to_contain_text("yes: the algorithm guarantees it")
    expect(row).to_contain_text("no: 450 here, 418 in the other search")


def test_a_node_selected_in_one_search_is_shown_in_the_other(lectern):
    """The node of the same state is selected; without one, nothing is."""
    lectern.open(PAIRS["romania"] + "&step=2")
    lectern.entries(lectern.frontier).first.click()
    expect(lectern.page.locator("#node-card-2")).to_contain_text("Rimnicu Vilcea")
    lectern.page.locator("#frontier-2").get_by_role("option").first.click()
    expect(lectern.page.locator("#node-card")).to_contain_text("Fagaras")


def test_two_searches_are_read_from_the_last_row(lectern):
    """Both sentences, two trees of one size, a line for what is next in each, and a listing with its running line."""
    lectern.open(PAIRS["two heuristics"] + "&step=10&view=present")
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


@pytest.mark.parametrize("view", ["present", "study"])
def test_two_listings_show_whole_lines(lectern, view):
    """At each step, with the running line."""
    lectern.page.set_viewport_size({"width": 1280, "height": 720})
    lectern.open(PAIRS["romania"].replace("greedy", "uniform-cost") + f"&view={view}")
    for _ in range(5):
        lectern.press("Step")
        lectern.page.wait_for_function(WHOLE)


def test_the_title_on_a_phone_tells_two_searches_apart(lectern):
    """By their heuristics, as both run A*."""
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(PAIRS["two heuristics"])
    expect(lectern.page.locator("#search-brief")).to_have_text("misplaced tiles and Manhattan distance on Eight-puzzle")


def test_both_searches_are_in_one_map(lectern):
    """The trees are above each other beside it, and so are the two listings; each shows its running line."""
    lectern.open(PAIRS["romania"] + "&step=2")
    page = lectern.page
    space = page.get_by_role("region", name=re.compile("^Map"))
    expect(space).to_have_count(1)
    expect(page.locator("#shared-legend b")).to_have_text(["A*", "Greedy best-first search"])
    assert box_of(space)["width"] > 340
    trees = [box_of(page.locator(f"#tree{suffix}")) for suffix in ("", "-2")]
    assert trees[0]["x"] == trees[1]["x"]
    assert trees[0]["y"] + trees[0]["height"] <= trees[1]["y"]
    code, other = (page.get_by_role("region", name=name, exact=True) for name in ("Code", "Code 2"))
    for each in (code, other):
        assert each.locator(".code").evaluate(LINES) >= 6
        lit = box_of(each.locator(".code .now"))
        shown = box_of(each.locator(".code"))
        assert shown["y"] - 1 <= lit["y"] <= shown["y"] + shown["height"] - lit["height"] + 1
    assert box_of(code)["y"] + box_of(code)["height"] <= box_of(other)["y"] + 1
    assert box_of(other)["y"] + box_of(other)["height"] <= box_of(page.locator("#band"))["y"] + 1
    lectern.press("Close comparison")
    expect(page.locator("#views #space")).to_be_visible()


def test_axe_finds_nothing_in_the_comparison(lectern, violations_in_both_schemes):
    """With the table and the sentence, at the end."""
    lectern.open(PAIRS["romania"])
    lectern.run_to_end()
    expect(comparison(lectern)).to_be_visible()
    assert violations_in_both_schemes(lectern.page) == []


PAIR = "problem=graph&algorithm=astar&b.algorithm=uniform-cost"


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


def test_another_problem_is_everyones(lectern):
    """A start that is changed is changed for both; what each searches with stays its own."""
    lectern.open(PAIR)
    lectern.choose("Problem", "hanoi")
    code = lectern.page.get_by_role("region", name="Code 2", exact=True)
    expect(code).to_contain_text("uniform_cost_search")
    lectern.run_to_end()
    assert int(second(lectern, "expanded") or 0) > lectern.counts()[0] > 0
    expect(lectern.page.locator("#status-2")).to_contain_text("cost 15.")


def test_what_was_asked_of_a_search_that_has_left_is_not_done(page: Page, base_url: str) -> None:
    """Files that arrive after the second search was closed have no effect, and nothing fails."""
    held: list[Route] = []
    page.route("**/web/features/editor/feature.js", lambda route: held.append(route))
    lectern = Lectern(page, base_url).open("algorithm=astar&b.algorithm=uniform-cost&step=30")
    page.locator("[data-stage='2'] [data-feature='editor:heuristic']").first.evaluate("button => button.click()")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(50)
    lectern.press("Close comparison")
    expect(page.locator("[data-stage='2']")).to_have_count(0)
    held[0].continue_()
    page.wait_for_function("performance.getEntriesByType('resource').some(it => it.name.endsWith('editor/feature.js'))")
    lectern.press("Step")
    lectern.expect_expanded(31)
    lectern.press("Edit a copy")
    page.locator("[data-stage='1'] .code-tabs [data-feature='editor:heuristic']").click()
    expect(page.get_by_role("region", name="Code")).to_contain_text("def manhattan")


def test_nothing_in_two_stages_breaks_a_rule_of_access(lectern, violations):
    """Names, labels and ids of the second stage are its own."""
    lectern.open(PAIR + "&step=3")
    expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    assert violations(lectern.page) == []
    twice = """() => { const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
        return ids.filter((id, at) => ids.indexOf(id) !== at) }"""
    assert lectern.page.evaluate(twice) == []
