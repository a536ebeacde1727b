"""From the first moment: the page can be used while Python is still loading."""

import pytest
from lectern import Lectern
from playwright.sync_api import Page, Route, expect

UNRECORDED = "max-nodes=1999999"  # the same search as the page opens on, but as no recording has it


class Held:
    """Keeps Python from coming, until released."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] | None = []
        page.route("**/solver/worker.mjs", self._hold)

    def _hold(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def release(self) -> None:
        routes, self.routes = self.routes, None
        for route in routes or []:
            route.continue_()


# The texts of a region that are in sight: rows beyond the edge of a list wait until the page rests.
IN_SIGHT = """(region) => {
  const { bottom } = region.querySelector("[role=listbox]").getBoundingClientRect();
  const all = [...region.querySelectorAll("h2, .note, [role=option]")];
  return all.filter((each) => each.getBoundingClientRect().top < bottom).map((each) => each.innerText);
}"""


def seen(lectern: Lectern) -> list[object]:
    """All that the page shows of the moment, once it stands still."""
    lectern.rest()
    texts = [lectern.status, lectern.statistics, lectern.code.locator(".now")]
    lists = [region.evaluate(IN_SIGHT) for region in (lectern.frontier, lectern.visited)]
    assert all(len(each) > 3 for each in lists)
    return [lectern.counts(), *(each.inner_text() for each in texts), *lists]


def test_the_first_steps_are_there_before_python(page, base_url):
    """The page opens on a recorded search: forward, back, the slider, the lists and the code; Python is not there."""
    python = Held(page)
    lectern = Lectern(page, base_url).open("step=0")
    lectern.expect_state("ready")
    lectern.press("Step", 5)
    lectern.expect_expanded(5)
    lectern.press("Back")
    lectern.expect_expanded(4)
    lectern.scrub(2)
    lectern.expect_expanded(2)
    lectern.expect_status("is expanded")
    expect(lectern.code.locator(".now")).to_contain_text("frontier.add(child)")
    lectern.entries(lectern.frontier).first.click()
    expect(page.locator("#node-card")).to_be_visible()
    assert lectern.html.get_attribute("data-worker") == "loading"
    python.release()
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    lectern.expect_expanded(2)


def test_python_begins_when_the_page_can_be_used(lectern: Lectern) -> None:
    """Two interpreters that start together hold each other up, whatever a browser asks for first."""
    expect(lectern.open().html).to_have_attribute("data-worker", "ready")
    order = lectern.page.evaluate("""() => {
      const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/solver/worker.mjs"));
      return [performance.getEntriesByName("searchlight:usable")[0].startTime, script.startTime];
    }""")
    assert order == sorted(order)


def test_python_takes_over_without_a_seam(page, base_url, lectern):
    """Before, at and after the last recorded step everything is as in a search that was never recorded, to its end."""
    python = Held(page)
    recorded = Lectern(page, base_url).open("step=198")
    recorded.expect_expanded(198)
    python.release()
    lectern.open(f"{UNRECORDED}&step=198")
    lectern.expect_expanded(198)
    for each in (recorded, lectern):
        expect(each.frontier).to_contain_text("Next: ")
    for step in range(199, 204):
        for each in (recorded, lectern):
            each.press("Step")
            each.expect_expanded(step)
        assert seen(recorded) == seen(lectern)
    for each in (recorded, lectern):
        each.press("Back", 4)
        each.expect_expanded(199)
    assert seen(recorded) == seen(lectern)
    recorded.expect_fragment("step=199")
    recorded.run_to_end()
    assert recorded.counts()[:2] == (20_290, 53_571)


def test_a_first_visit_shows_a_tree_and_says_what_grows(page, base_url):
    """Without a link, the recording plays to its goal before Python is there, with reasons. A link is what it says."""
    python = Held(page)
    page.goto(base_url)
    lectern = Lectern(page, base_url)
    lectern.expect_expanded(3)
    expect(lectern.frontier).to_contain_text("Next: 2 tie at f = 8; oldest.")
    lectern.press("Play")
    lectern.expect_state("finished")
    assert lectern.counts()[:2] == (11, 31)  # eight steps, in four seconds
    assert lectern.html.get_attribute("data-worker") == "loading"
    expect(page.get_by_text("A search tree grows here")).to_be_visible()
    page.locator("#strip").get_by_role("button", name="Close").click()
    expect(page.get_by_text("A search tree grows here")).to_be_hidden()
    python.release()
    page.goto("about:blank")
    lectern.open("step=0")
    expect(page.get_by_text("A search tree grows here")).to_be_hidden()


@pytest.mark.parametrize("command", ["Step", "Run to end"])
def test_who_is_faster_than_python_is_told_to_wait(page, base_url, command):
    """After the end of the recording, the progress is shown until Python continues the search."""
    python = Held(page)
    lectern = Lectern(page, base_url).open("step=198")
    lectern.press(command, 3)
    expect(page.get_by_role("progressbar")).to_be_visible()
    python.release()
    lectern.expect_expanded(201 if command == "Step" else 20_290, timeout=60_000)
    expect(page.get_by_role("progressbar")).to_be_hidden()


def test_what_is_chosen_before_python_has_come_is_what_opens(page, base_url):
    """Problem and algorithm are chosen; progress is shown, and the search opens with both."""
    python = Held(page)
    page.goto(base_url)
    lectern = Lectern(page, base_url)
    lectern.choose("Problem", "graph")
    lectern.choose("Algorithm", "uniform-cost")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert lectern.html.get_attribute("data-worker") == "loading"
    python.release()
    lectern.expect_loaded()
    lectern.expect_status("Arad, the initial state")
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
