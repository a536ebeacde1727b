"""For everyone: axe-core finds nothing, in light and dark; names, zoom, reduced motion, phones, touch."""

import pytest
from lectern import Lectern
from playwright.sync_api import expect
from workbench import Workbench


def write(lectern: Lectern) -> None:
    """Own code that has printed something, in the editor, and a failure beside it."""
    bench = Workbench(lectern.open("step=5")).open()
    bench.run("def far(state, goal):\n    print(state)\n    return 0\n")
    expect(bench.output.get_by_role("listitem").first).to_be_visible()
    bench.run("def far(state, goal):\n    return None\n")
    expect(bench.errors.first).to_be_visible()


SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }"
COVERED = """() => {
  const it = document.activeElement, { left, top, right, bottom } = it.getBoundingClientRect();
  if (it === document.body || it.closest("[popover], dialog")) return null;
  const some = [0.1, 0.5, 0.9], at = (from, to, share) => from + (to - from) * share;
  const parts = some.flatMap((x) => some.map((y) => [at(left, right, x), at(top, bottom, y)]));
  const seen = (found) => found && (it.contains(found) || found.contains(it) || it.labels?.[0]?.contains(found));
  return parts.some(([x, y]) => seen(document.elementFromPoint(x, y))) ? null : it.outerHTML.slice(0, 200);
}"""
# How many pictures of the tree a second of frames has.
PICTURES = """async () => {
  const canvas = document.querySelector("#tree-view canvas"), until = performance.now() + 1000;
  let [before, pictures] = ["", -1];
  while (performance.now() < until) {
    await new Promise(requestAnimationFrame);
    const now = canvas.toDataURL();
    pictures += Number(now !== before);
    before = now;
  }
  return pictures;
}"""
STAGES = {
    "at the start": lambda lectern: lectern.open(),
    "within a search": lambda lectern: (lectern.open("algorithm=uniform-cost&step=40"), lectern.press("Step")),
    "at a solution": lambda lectern: (lectern.open("start=1,2,0,3,4,5,6,7,8"), lectern.run_to_end()),
    "after a refusal": lambda lectern: (
        lectern.open(),
        lectern.start.fill("1,1"),
        lectern.expect_complaint(lectern.start, "2"),
    ),
    "with the list of keys": lambda lectern: (lectern.open(), lectern.page.keyboard.press("?")),
    "at a grid": lambda lectern: (lectern.open("problem=grid&step=30"),),
    "at a ring": lambda lectern: (lectern.open("problem=pillars&algorithm=breadth-first&step=3"),),
    "with the lessons": lambda lectern: (lectern.open(), lectern.press("Course")),
    "with the editor and the output": lambda lectern: write(lectern),
    "with a node, its life and the iterations": lambda lectern: (
        lectern.open("algorithm=iterative-deepening&start=3,1,2,6,4,0,7,8,5&step=30"),
        lectern.entries(lectern.frontier).first.click(),
        expect(lectern.page.locator(".life li").first).to_be_visible(),
        lectern.show_statistics(),
        lectern.statistics.get_by_role("button").nth(1).click(),
        expect(lectern.page.locator(".counts dd").first).to_be_visible(),
    ),
    "at a graph": lambda lectern: (lectern.open("problem=graph&algorithm=iterative-deepening&step=3"),),
}


@pytest.mark.parametrize("stage", STAGES)
def test_axe_finds_nothing(lectern, violations_in_both_schemes, stage):
    """axe-core finds no violation at any stage of the lesson."""
    STAGES[stage](lectern)
    assert violations_in_both_schemes(lectern.page) == []
    lectern.page.keyboard.press("Escape")
    if lectern.button("Close editor").is_visible():
        lectern.press("Close editor")


def test_the_fixed_names_are_there(page, base_url):
    """Buttons, sliders, choices, the field, the regions and the one status element that are used from outside."""
    Lectern(page, base_url).open()
    for name in ("Step", "Back", "Play", "Run to end", "Reset"):
        expect(page.get_by_role("button", name=name)).to_have_count(1)
    for name in ("Problem", "Algorithm", "Heuristic"):
        expect(page.get_by_role("combobox", name=name)).to_have_count(1)
    expect(page.get_by_role("slider", name="Step")).to_have_count(1)
    expect(page.get_by_role("textbox", name="Start state")).to_have_count(1)
    for name in ("Search tree", "Frontier", "Visited", "Statistics", "Code"):
        expect(page.get_by_role("region", name=name)).to_have_count(1)
    expect(page.get_by_role("status")).to_have_count(1)


def test_performance_marks_are_set_in_order(lectern):
    """Usable, a first step in the recorded lesson, the worker ready: for who measures from outside."""
    lectern.page.goto("about:blank")
    lectern.open()
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    names = ["searchlight:usable", "searchlight:first-step", "searchlight:worker-ready"]
    times = lectern.page.evaluate("names => names.map(it => performance.getEntriesByName(it)[0].startTime)", names)
    assert times == sorted(times)


@pytest.mark.parametrize(
    ("width", "height"),
    [(1920, 1080), (1280, 720), (640, 360), (390, 844), (320, 256)],
    ids=["hall", "projector", "200 %", "phone", "400 %"],
)
def test_nothing_is_cut_off_sideways(lectern, width, height):
    """At every size, 200 % zoom of the projector's and 400 % of a desktop's among them, the page fits its width and its
    controls stay usable, also with the spacing of WCAG 1.4.12.
    """
    lectern.page.set_viewport_size({"width": width, "height": height})
    lectern.open("step=12")
    assert lectern.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lectern.press("Step")
    lectern.expect_expanded(13)
    lectern.page.add_style_tag(content=SPACED)
    assert lectern.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Reset", "Back", "Play", "Step", "Run to end"):
        box = lectern.button(name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def test_what_has_the_focus_is_in_sight(lectern):
    """Wherever Tab goes on a phone, at least a part of it is neither covered nor outside the window (WCAG 2.4.11)."""
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    for search in ("problem=graph&algorithm=astar&step=6", "lesson=reopening", "predict=8&algorithm=astar"):
        lectern.open(search)
        for _ in range(45):
            lectern.page.keyboard.press("Tab")
            assert lectern.page.evaluate(COVERED) is None, search


def test_a_fast_search_does_not_flash(lectern):
    """At 60 steps a second, a folded tree is drawn anew less than six times, so three flashes are not exceeded."""
    for search in ("problem=grid&algorithm=astar&step=60", "algorithm=uniform-cost&step=60"):
        lectern.open(search)
        lectern.page.get_by_label("Speed", exact=True).select_option("6")
        lectern.press("Play")
        expect(lectern.html).not_to_have_attribute("data-expanded", "60")
        assert lectern.page.evaluate(PICTURES) < 10, search
        lectern.page.keyboard.press("Home")


def test_reduced_motion_is_respected(lectern):
    """With reduced motion, the tree is in its final place in the next frame."""
    lectern.page.emulate_media(reduced_motion="reduce")
    lectern.open()
    lectern.press("Step", 3)
    lectern.expect_expanded(3)
    still = "canvas => new Promise(next => requestAnimationFrame(() => next(canvas.toDataURL())))"
    canvas = lectern.canvas
    first = canvas.evaluate(still)
    assert canvas.evaluate(still) == first
    lectern.page.emulate_media(reduced_motion="no-preference")


def test_a_touch_selects_a_node(browser, base_url):
    """A tap on the root opens its card; a finger needs no hover."""
    mobile = browser.browser_type.name == "chromium"  # Firefox on a phone has no other way to lay a page out
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=mobile)
    lectern = Lectern(context.new_page(), base_url).open("step=1")
    box = lectern.canvas.bounding_box()
    lectern.button("Fit").tap()
    lectern.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 80)
    expect(lectern.page.locator("#node-card")).to_contain_text("#0")
    context.close()
