"""From the first moment: the page can be used while Python is still loading."""

from itertools import product

from lectern import Lectern
from measuring import box_of
from playwright.sync_api import Page, expect

UNRECORDED = "max-nodes=1999999"  # the same search as the page opens on, but as no recording has it
TIP = "A search tree grows here"


def hold(page: Page) -> None:
    """Keep Python from coming, until all that is held is let go."""
    page.route("**/solver/worker.mjs", lambda route: None)


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


def test_python_begins_when_the_page_can_be_used(lectern: Lectern) -> None:
    """Two interpreters that start together hold each other up. Marks for who measures from outside are in this order:
    usable, a first step in the recorded lesson, the worker ready.
    """
    expect(lectern.open().html).to_have_attribute("data-worker", "ready")
    order = lectern.page.evaluate("""() => {
      const [usable, first, ready] = ["usable", "first-step", "worker-ready"]
        .map((name) => performance.getEntriesByName(`searchlight:${name}`)[0].startTime);
      const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/solver/worker.mjs"));
      return [[usable, first, ready], [usable, script.startTime]];
    }""")
    assert order == [sorted(each) for each in order]


def test_the_recorded_search_is_there_before_python_which_takes_over(page: Page, base_url: str, lectern: Lectern):
    """Forward, back, the slider, lists and code work without Python. Past the last recorded step, progress is shown
    until Python continues; before, at and after it everything is as in a search that was never recorded.
    """
    hold(page)
    recorded = Lectern(page, base_url).open("step=0")
    recorded.press("Step", 5)
    recorded.expect_expanded(5)
    recorded.press("Back")
    recorded.expect_expanded(4)
    recorded.scrub(2)
    recorded.expect_expanded(2)
    recorded.expect_status("is expanded")
    expect(recorded.code.locator(".now")).to_contain_text("frontier.add(child)")
    recorded.entries(recorded.frontier).first.click()
    expect(page.locator("#node-card")).to_be_visible()
    page.keyboard.press("Escape")
    recorded.scrub(198)
    recorded.expect_expanded(198)
    recorded.press("Step", 3)
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert recorded.html.get_attribute("data-worker") == "loading"
    page.unroute_all()
    recorded.expect_expanded(201, timeout=60_000)
    expect(page.get_by_role("progressbar")).to_be_hidden()
    lectern.open(f"{UNRECORDED}&step=201")
    lectern.expect_expanded(201)
    for each in (recorded, lectern):
        expect(each.frontier).to_contain_text("Next: ")
    for step, button in ((202, "Step"), (201, "Back"), (200, "Back"), (199, "Back"), (198, "Back")):
        for each in (recorded, lectern):
            each.press(button)
            each.expect_expanded(step)
        assert seen(recorded) == seen(lectern)
    recorded.expect_fragment("step=198")


def test_a_first_visit_is_used_before_python_has_come(page: Page, base_url: str):
    """Without a link, the recording plays to its goal, with reasons, and a tip says what grows, until it is closed.
    What is chosen meanwhile opens when Python has come; challenges are listed. A link is what it says, from the start.
    """
    hold(page)
    page.goto(base_url)
    lectern = Lectern(page, base_url)
    lectern.expect_expanded(3)
    expect(lectern.frontier).to_contain_text("Next: the oldest of 2 with f = 8.")
    lectern.press("Play")
    lectern.expect_state("finished")
    assert lectern.counts()[:2] == (11, 31)  # eight steps, in four seconds
    expect(page.get_by_text(TIP)).to_be_visible()
    page.locator("#strip").get_by_role("button", name="Close").click()
    expect(page.get_by_text(TIP)).to_be_hidden()
    lectern.press("Challenges")
    expect(page.get_by_role("button", name="Fewer roads, more miles")).to_be_visible()
    page.keyboard.press("Escape")
    lectern.choose("Problem", "graph")
    lectern.choose("Algorithm", "uniform-cost")
    expect(page.locator("#loading").get_by_role("progressbar")).to_be_visible()
    assert lectern.html.get_attribute("data-worker") == "loading"
    page.unroute_all()
    lectern.expect_loaded()
    lectern.expect_status("Arad, the initial state")
    expect(lectern.code).to_contain_text("def uniform_cost_search")
    lectern.press("Step")
    lectern.expect_expanded(1)
    page.goto("about:blank")
    hold(page)
    page.goto(f"{base_url}#start=1,2,0,3,4,5,6,7,8&algorithm=uniform-cost")
    expect(lectern.start).to_have_value("1,2,0,3,4,5,6,7,8")
    assert lectern.html.get_attribute("data-state") == "loading"
    expect(page.locator(".legend [data-status]:not([hidden])")).to_have_count(0)
    dots = "(item) => getComputedStyle(item, '::before').content"
    assert {item.evaluate(dots) for item in page.locator(".brief > span").all()} == {"none"}
    loading, stage = box_of(page.locator("#loading")), box_of(lectern.tree)
    assert abs(loading["x"] + loading["width"] / 2 - stage["x"] - stage["width"] / 2) < 2
    page.unroute_all()
    lectern.expect_loaded()
    lectern.expect_expanded(0)
    expect(page.get_by_text(TIP)).to_be_hidden()


def test_the_map_of_a_built_in_graph_is_there_before_python(page: Page, base_url: str):
    """Also where the search is not recorded. Its states can be chosen as ends meanwhile; nothing lies on it."""
    hold(page)
    page.goto(f"{base_url}#problem=graph&start=Timisoara&goal=Iasi&algorithm=depth-first")
    lectern, canvas = Lectern(page, base_url), page.get_by_role("region", name="Map", exact=True).locator("canvas")
    canvas.press("Shift+ArrowRight")
    canvas.press("Enter")
    drawn = box_of(canvas)
    assert box_of(page.locator("#loading"))["x"] > drawn["x"] + drawn["width"]
    for x, y in product(range(8, 300, 9), range(8, 400, 9)):
        page.mouse.move(drawn["x"] + x, drawn["y"] + y)
        if canvas.evaluate("(canvas) => canvas.style.cursor === 'pointer'"):
            break
    page.mouse.click(drawn["x"] + x, drawn["y"] + y)
    name = page.locator(".place-menu .menu-title").inner_text()
    page.get_by_role("button", name="Start here").click()
    assert lectern.html.get_attribute("data-state") == "loading"
    page.unroute_all()
    lectern.expect_loaded()
    lectern.expect_status(f"{name}, the initial state")
