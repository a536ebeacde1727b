"""WebKit: a lecture from its first step to the largest search, by pointer and by key."""

import json

import pytest
from desk import Desk
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from buildtools import node
from buildtools.project import ROOT

AXE = (node.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
FIELD = "problem=grid&grid=........./........./........./........./.........&start=0,2&goal=8,2&algorithm=astar"
STAGES = {
    "at the start": lambda desk: desk.open(),
    "at a solution": lambda desk: (desk.open("start=1,2,0,3,4,5,6,7,8"), desk.run_to_end()),
    "after a refusal": lambda desk: (
        desk.open(),
        desk.unfold("#field-start"),
        desk.type("#field-start", "1,1"),
        desk.expect_text("#complaint-start", "Enter 9 numbers"),
    ),
    "at a grid": lambda desk: desk.open("problem=grid&step=30"),
    "with the lessons": lambda desk: (desk.open(), desk.unfold("#lessons-open"), desk.press("#lessons-open")),
}


def test_steps_go_forward_back_and_anywhere(desk: Desk) -> None:
    """Step, Back, single events, the slider."""
    desk.open()
    seen = []
    for step in range(1, 6):
        desk.press("#step")
        desk.expect_expanded(step)
        seen.append(desk.counts())
    for step in (2, 5, 1):
        desk.scrub(step)
        desk.expect_expanded(step)
        assert desk.counts() == seen[step - 1]
    desk.press("#back")
    desk.expect_expanded(0)
    desk.keys(".", ".", ".")
    desk.expect_data("generated", "2")
    desk.keys(",", ",", ",")
    desk.expect_expanded(0)


def test_keys_play_pause_run_and_reset(desk: Desk) -> None:
    """After a click on a button, too, which leaves no focus there in Safari."""
    desk.open("start=1,2,5,3,0,4,6,7,8")
    desk.press("#step")
    desk.expect_expanded(1)
    desk.keys(Keys.ARROW_RIGHT)
    desk.expect_expanded(2)
    desk.keys(Keys.ARROW_LEFT)
    desk.expect_expanded(1)
    desk.keys(Keys.SPACE)
    desk.expect_data("state", "running")
    desk.keys(Keys.SPACE)
    desk.expect_data("state", "ready")
    desk.keys(Keys.END)
    desk.expect_data("state", "finished")
    desk.keys(Keys.HOME)
    desk.expect_expanded(0)
    desk.keys("?")
    desk.expect_shown("#keys")
    desk.keys(Keys.ESCAPE)
    desk.expect_shown("#keys", False)


def test_every_control_can_be_reached_with_the_tab_key(desk: Desk) -> None:
    """Tab comes by every button, choice, field and slider that the page shows, and by the tree and the lists."""
    desk.open()
    wanted = desk.run(
        """document.activeElement.blur();
        return [...document.querySelectorAll("button, select, input, canvas[tabindex], [role=listbox]")]
          .filter((it) => it.checkVisibility() && it.tabIndex >= 0)
          .map((it, i) => (it.dataset.stop = i, String(i)))"""
    )
    reached = set()
    for _ in range(len(wanted) + 12):
        desk.keys(Keys.TAB)
        reached.add(desk.run("return document.activeElement.dataset.stop"))
    assert set(wanted) <= reached


def test_half_a_million_nodes(desk: Desk) -> None:
    """The complete uniform-cost search of the hardest start, live; then any step, any list, any node, any form."""
    desk.open("algorithm=uniform-cost")
    desk.run_to_end()
    desk.expect_text("#status", "cost 31.")
    assert desk.counts()[:2] == (181_439, 483_838)
    desk.scrub(60_000)
    desk.expect_expanded(60_000)
    desk.press("#step", 2)
    desk.expect_expanded(60_002)
    desk.press("#frontier [role=option]")
    desk.expect_shown("#node-card")
    title = desk.find("#node-card h3").text
    for form in ("tidy", "icicle", "auto"):
        desk.choose("#tree-tools select", form)
        desk.expect_text("#node-card h3", title)


def test_links_open_and_say_what_they_have_wrong(desk: Desk) -> None:
    """The step of the link; an unknown algorithm named, the rest loaded."""
    desk.open("algorithm=astar&heuristic=manhattan&step=120")
    desk.expect_expanded(120)
    desk.open("algorithm=magic&heuristic=misplaced")
    desk.expect_text("#link-message", "algorithm “magic”")
    desk.expect_value("#heuristic", "misplaced")
    desk.press("#step")
    desk.expect(lambda: "step=1" in desk.run("return location.hash"), "the address has the step")


def test_walls_are_painted_with_the_pointer(desk: Desk) -> None:
    """A stroke over the field sets walls; the search stays at the step where it was."""
    desk.open(FIELD)
    desk.press("#step", 3)
    desk.expect_expanded(3)
    stroke = ActionChains(desk.driver, duration=50).click_and_hold(desk.find("#space canvas"))
    stroke.move_by_offset(0, 20).move_by_offset(0, 20).release().perform()
    desk.expect_value("#field-grid", "#")
    desk.expect_expanded(3)


def test_a_lesson_is_opened_from_the_list(desk: Desk) -> None:
    """The dialog, a lesson of it, its search."""
    title = json.loads((ROOT / "lessons/frontier.json").read_text(encoding="utf-8"))["title"]["en"]
    desk.open()
    desk.unfold("#lessons-open")
    desk.press("#lessons-open")
    listed = (By.XPATH, f"//*[@id='lessons']//button[normalize-space()='{title}']")
    desk.expect(lambda: desk.driver.find_elements(*listed), "the lesson is in the list")
    desk.driver.find_element(*listed).click()
    desk.expect_text("#lesson-title", title)
    desk.run_to_end()


@pytest.mark.parametrize("stage", STAGES)
def test_axe_finds_nothing(desk: Desk, stage: str) -> None:
    """No violation of any rule of axe-core."""
    STAGES[stage](desk)
    desk.run(AXE)
    found = desk.awaited("axe.run()")["violations"]
    assert [f"{it['id']}: {[n['target'] for n in it['nodes']]}" for it in found] == []
    desk.keys(Keys.ESCAPE)


@pytest.mark.parametrize(("width", "height"), [(1600, 1000), (640, 420), (500, 900)])
def test_nothing_is_cut_off_sideways(desk: Desk, width: int, height: int) -> None:
    """The page fits its width."""
    desk.driver.set_window_rect(0, 0, width, height)
    desk.open("step=12")
    assert desk.run("return document.documentElement.scrollWidth <= innerWidth")
    desk.driver.set_window_rect(0, 0, 1280, 820)
