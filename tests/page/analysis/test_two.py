"""Two searches in one page."""

import pytest
from lectern import Lectern
from playwright.sync_api import Page, Route, expect

PAIR = "problem=graph&algorithm=astar&b.algorithm=uniform-cost"


@pytest.fixture(autouse=True)
def alone(lectern):
    """One search is left behind for the next test."""
    yield
    if lectern.button("Close comparison").is_visible():
        lectern.press("Close comparison")


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
