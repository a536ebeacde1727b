"""From the first moment: the page can be used while Python is still loading."""

from lectern import Lectern
from playwright.sync_api import expect


def test_what_is_chosen_before_python_has_come_is_what_opens(page, base_url):
    """Problem and algorithm are chosen while the progress is shown; the search opens with both."""
    page.goto(base_url)
    expect(page.get_by_role("progressbar")).to_be_visible()
    lectern = Lectern(page, base_url)
    lectern.choose("Problem", "graph")
    lectern.choose("Algorithm", "uniform-cost")
    assert lectern.html.get_attribute("data-worker") == "loading"
    lectern.expect_loaded()
    lectern.expect_status("Start: Arad")
    expect(lectern.code).to_contain_text("def uniform_cost_search")
    lectern.press("Step")
    lectern.expect_expanded(1)


def test_a_link_is_shown_before_python_has_come(page, base_url):
    """The controls hold what the link says from the start."""
    page.goto(f"{base_url}#start=1,2,0,3,4,5,6,7,8&algorithm=uniform-cost")
    lectern = Lectern(page, base_url)
    expect(lectern.start).to_have_value("1,2,0,3,4,5,6,7,8")
    assert lectern.html.get_attribute("data-state") == "loading"
    lectern.expect_loaded()
    lectern.expect_expanded(0)
