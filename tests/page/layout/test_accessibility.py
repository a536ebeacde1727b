"""For everyone: axe-core finds nothing, in light and dark; names, zoom, reduced motion, phones, touch."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, CDPSession, expect
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
NUMBERED = """() => [...document.querySelectorAll('button, select, input, canvas[tabindex], [role=listbox]')]
  .filter((it) => it.checkVisibility() && it.tabIndex >= 0).map((it, i) => (it.dataset.stop = i, String(i)))"""
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
# Counts pictures that are drawn over others of their size and can be seen through.
FADES = """() => {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  window.fades = 0;
  CanvasRenderingContext2D.prototype.drawImage = function (source, ...box) {
    window.fades += Number(this.globalAlpha < 1 && source.width === this.canvas.width);
    drawImage.call(this, source, ...box);
  };
}"""
# What the page shows in each of its states; some show several things at once, as axe-core looks at all of it.
STAGES = {
    "at a solution, after a refusal": lambda lectern: (
        lectern.open("start=1,2,0,3,4,5,6,7,8"),
        lectern.run_to_end(),
        lectern.start.fill("1,1"),
        lectern.expect_complaint(lectern.start, "2"),
    ),
    "with the list of keys": lambda lectern: (lectern.open(), lectern.page.keyboard.press("?")),
    "at a ring, with the lessons": lambda lectern: (
        lectern.open("problem=pillars&algorithm=breadth-first&step=3"),
        lectern.press("Course"),
    ),
    "with the editor and the output": lambda lectern: write(lectern),
    "with a node, its life and the iterations": lambda lectern: (
        lectern.open("algorithm=iterative-deepening&start=3,1,2,6,4,0,7,8,5&step=30"),
        lectern.entries(lectern.frontier).first.click(),
        expect(lectern.page.locator(".life li").first).to_be_visible(),
        lectern.show_statistics(),
        lectern.statistics.get_by_role("button").nth(1).click(),
        expect(lectern.page.locator(".counts dd").first).to_be_visible(),
    ),
    "at a grid, with tree tools": lambda lectern: (
        lectern.open("problem=grid&algorithm=astar&step=30&collapse=1"),
        expect(lectern.page.get_by_role("region", name="Tree tools", exact=True)).to_be_visible(),
    ),
    "at a map, with two searches": lambda lectern: (
        lectern.open("problem=graph&algorithm=astar&b.algorithm=greedy"),
        lectern.run_to_end(),
        expect(lectern.page.get_by_role("region", name="Comparison", exact=True)).to_be_visible(),
    ),
    "in a lecture": lambda lectern: lectern.open("problem=graph&algorithm=astar&step=3&view=present"),
}


@pytest.mark.parametrize("stage", STAGES)
def test_axe_finds_nothing(lectern, violations_in_both_schemes, stage):
    """axe-core finds no violation at any stage of the lesson."""
    STAGES[stage](lectern)
    assert violations_in_both_schemes(lectern.page) == []
    lectern.page.keyboard.press("Escape")
    if lectern.button("Close editor").is_visible():
        lectern.press("Close editor")


def test_axe_finds_nothing_on_a_phone(lectern: Lectern, violations) -> None:
    """In every tab."""
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open("problem=graph&algorithm=astar&step=3")
    for tab in ("Tree", "Lists", "Code"):
        lectern.page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()
        assert violations(lectern.page) == [], tab


def test_nothing_is_cut_off_sideways(lectern: Lectern) -> None:
    """At every size, 200 % zoom of the projector's and 400 % of a desktop's among them, the page fits its width and its
    controls stay usable, also with the spacing of WCAG 1.4.12.
    """
    fits = "document.documentElement.scrollWidth <= innerWidth"
    lectern.open("step=12")
    for style in ("* {}", SPACED):
        lectern.page.add_style_tag(content=style)
        for width, height in ((1920, 1080), (1280, 720), (640, 360), (390, 844), (320, 256)):
            lectern.page.set_viewport_size({"width": width, "height": height})
            assert lectern.page.evaluate(fits), (width, style)
            for name in ("Reset", "Back", "Play", "Step", "Run to end"):
                box = lectern.button(name).bounding_box()
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
    lectern.press("Step")
    lectern.expect_expanded(13)
    lectern.page.locator("style").last.evaluate("style => style.remove()")


def test_every_control_is_reached_with_the_tab_key_and_in_sight(lectern: Lectern) -> None:
    """Tab comes by every button, choice, field and slider that the page shows, and by the tree and the lists. Wherever
    it goes on a phone, at least a part of it is neither covered nor outside the window (WCAG 2.4.11).
    """
    # In a tab of its own: in Firefox, Tab goes on from the page into the browser's own bars, and the focus stays there.
    lectern = Lectern(lectern.page.context.new_page(), lectern.url).open()
    expect(lectern.page.locator("#verdict")).to_contain_text("consistent")  # its words are buttons, and come last
    wanted = set(lectern.page.evaluate(NUMBERED))
    reached = set()
    for _ in range(len(wanted) + 12):
        lectern.page.keyboard.press("Tab")
        reached.add(lectern.page.evaluate("document.activeElement.dataset.stop"))
    assert wanted <= reached
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    for search in ("lesson=reopening", "predict=8&problem=graph&algorithm=astar"):
        lectern.open(search)
        for _ in range(45):
            lectern.page.keyboard.press("Tab")
            assert lectern.page.evaluate(COVERED) is None, search
    lectern.page.close()


def test_a_fast_search_does_not_flash(lectern):
    """At 60 steps a second, a folded tree is drawn anew less than six times, so three flashes are not exceeded."""
    lectern.page.emulate_media(reduced_motion="no-preference")
    lectern.open("algorithm=uniform-cost&step=60")
    lectern.page.get_by_label("Speed", exact=True).select_option("6")
    lectern.press("Play")
    expect(lectern.html).not_to_have_attribute("data-expanded", "60")
    assert lectern.page.evaluate(PICTURES) < 10
    lectern.page.keyboard.press("Home")


def test_a_run_to_the_end_is_not_animated(lectern):
    """Another layout of the tree does not fade in: the next picture would come before."""
    lectern.page.emulate_media(reduced_motion="no-preference")
    lectern.open("start=8,0,6,5,4,7,2,3,1&algorithm=uniform-cost")
    lectern.page.evaluate(FADES)
    lectern.press("Run to end")
    lectern.page.wait_for_function("document.documentElement.dataset.expanded > 20000")
    assert lectern.page.evaluate("fades") == 0
    lectern.page.keyboard.press("Home")


def test_reduced_motion_is_respected(lectern):
    """With reduced motion, as in all tests, the tree is in its final place in the next frame."""
    lectern.open()
    lectern.press("Step", 3)
    lectern.expect_expanded(3)
    still = "canvas => new Promise(next => requestAnimationFrame(() => next(canvas.toDataURL())))"
    canvas = lectern.canvas
    first = canvas.evaluate(still)
    assert canvas.evaluate(still) == first


Points = list[dict[str, float]]


def drag(session: CDPSession, points: Callable[[int], Points]) -> None:
    """Puts fingers down, moves them in ten steps and lifts them."""
    for step in range(11):
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points(step)})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_fingers_select_a_node_zoom_the_tree_and_draw_a_graph(browser: Browser, base_url: str) -> None:
    """A tap opens a card; two fingers zoom the tree and not the page; roads are drawn from one tap to the next."""
    chromium = browser.browser_type.name == "chromium"  # Firefox on a phone has no other way to lay a page out
    size = {"width": 390, "height": 844}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=chromium, service_workers="block")
    page = context.new_page()
    lectern = Lectern(page, base_url).open("step=1")
    box = lectern.canvas.bounding_box()
    lectern.button("Fit").tap()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 80)
    expect(page.locator("#node-card")).to_contain_text("#0")
    lectern.open("problem=graph&algorithm=astar&step=4")
    if chromium:  # the only one in which fingers can be moved from outside
        follow = page.get_by_role("button", name="Follow")
        expect(follow).to_be_hidden()  # nobody has moved the view
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        drag(
            context.new_cdp_session(page),
            lambda step: [{"x": x - 20 - 6 * step, "y": y, "id": 0}, {"x": x + 20 + 6 * step, "y": y, "id": 1}],
        )
        expect(follow).to_be_visible()
        assert page.evaluate("visualViewport.scale") == 1
    lectern.open("problem=graph&graph=inconsistent&algorithm=astar&heuristic=table").press("Edit a copy of this graph")
    board = page.get_by_role("group", name=re.compile("Graph editor"))
    page.get_by_role("button", name="Add a vertex").tap()
    page.get_by_role("button", name="Edges").tap()
    for name in ("C", "G"):
        board.locator(f'[data-place="{name}"] .body').tap()
    expect(board.locator('[data-from="C"][data-to="G"]')).to_be_visible()
    context.close()
