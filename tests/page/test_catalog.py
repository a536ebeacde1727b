"""Everything that the catalog lists, on the page: every algorithm, every problem, every lesson."""

import re

import pytest
from playwright.sync_api import expect

from searchlight.catalog import ALGORITHMS, PROBLEMS, every_lesson
from searchlight.catalog.lessons import THEMES
from searchlight.texts import english

NEAR = "problem=eight-puzzle&start=1,4,2,3,0,5,6,7,8"  # two moves from the goal


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_is_stepped_run_and_taken_back(lectern, algorithm):
    """A step, the whole search, the start again; the promises beside it are those of the catalog."""
    lectern.open(f"{NEAR}&algorithm={algorithm}&max-nodes=3000")
    entry = ALGORITHMS[algorithm]
    about = lectern.page.get_by_role("region", name=str(entry.name), exact=True)
    expect(about).to_contain_text("complete")
    expect(about).to_contain_text("optimal")
    lectern.press("Step")
    lectern.expect_status(re.compile("Expanded|iteration|Goal"))
    lectern.run_to_end()
    lectern.expect_status(re.compile("Goal found|Out of budget"))
    lectern.press("Back")
    lectern.press("Reset")
    lectern.expect_expanded(0)
    lectern.expect_state("ready")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_is_searched(lectern, problem):
    """Its default start and goal, its heuristic with a verdict, a shuffled start, a search to its end."""
    lectern.open(f"problem={problem}&algorithm=astar")
    lectern.press("Step", times=2)
    lectern.expect_expanded(2)
    expect(lectern.page.locator("#verdict")).to_contain_text("admissible")
    expect(lectern.page.locator("#verdict")).to_contain_text("consistent")
    before = lectern.start.input_value()
    lectern.type_seed("0")
    lectern.press("Shuffle")
    expect(lectern.start).not_to_have_value(before)
    lectern.expect_expanded(0)
    lectern.run_to_end()
    lectern.expect_status("Goal found")


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.id)
def test_every_lesson_opens(lectern, lesson):
    """From the list of lessons to a search that can be stepped, with nothing to complain of."""
    lectern.open()
    lectern.press("Lessons")
    lectern.page.get_by_role("dialog", name="Lessons").get_by_role(
        "button", name=english(f"lesson.{lesson.id}.title"), exact=True
    ).click()
    for name, value in lesson.options.items():
        control = lectern.page.locator(f"#{name}, #field-{name}")
        expect(control).to_have_value(value)
    lectern.press("Step")
    lectern.expect_expanded(1)
    expect(lectern.page.locator(".message:visible:not(.warning)")).to_have_count(0)


def test_the_fault_and_its_repair_are_one_press_apart(lectern):
    """Iterative deepening with visited states misses the optimum on the smallest graph; the repaired form finds it."""
    lectern.open("algorithm=iterative-deepening-visited")
    lectern.press("Does a visited set only save work?")
    lectern.expect_fragment("graph=detour")
    lectern.run_to_end()
    lectern.expect_status("3 moves, path cost 3.")
    lectern.press("What if the depth is remembered, too?")
    lectern.expect_fragment("algorithm=iterative-deepening-optimal")
    lectern.run_to_end()
    lectern.expect_status("2 moves, path cost 2.")


def test_a_lesson_asks_first_and_leads_on(lectern):
    """What to predict and what to watch stand above the drawing; the answer and the next lesson are one press away."""
    lectern.open()
    lectern.press("Lessons")
    dialog = lectern.page.get_by_role("dialog", name="Lessons")
    expect(dialog.get_by_role("heading", level=3)).to_have_count(len(THEMES))
    dialog.get_by_role("button", name="What will greedy pay?", exact=True).click()
    strip = lectern.page.locator("#strip")
    answer = strip.get_by_text(english("lesson.corridor.answer"))
    for part in ("title", "predict", "watch"):
        expect(strip.get_by_text(english(f"lesson.corridor.{part}"))).to_be_visible()
    expect(answer).to_be_hidden()
    lectern.press("Answer")
    expect(answer).to_be_visible()
    expect(lectern.button("Answer")).to_have_attribute("aria-expanded", "true")
    lectern.press("Next lesson")
    expect(strip).to_contain_text("And what will A* pay?")
    expect(strip.locator(".answer")).to_be_hidden()
    lectern.expect_fragment("algorithm=astar")
    lectern.run_to_end()
    lectern.expect_status("path cost 8.")
    lectern.press("Previous lesson")
    expect(strip).to_contain_text("What will greedy pay?")
    lectern.expect_fragment("algorithm=greedy")
    lectern.press("Lessons")
    dialog.get_by_role("button", name=english(f"lesson.{every_lesson()[0].id}.title"), exact=True).click()
    expect(lectern.button("Previous lesson")).to_have_attribute("aria-disabled", "true")


def test_the_lessons_are_read_and_left_with_the_keyboard(lectern):
    """The list opens, Escape closes it, and no key steps the search behind it."""
    lectern.open()
    lectern.page.get_by_role("button", name="Lessons").focus()
    lectern.page.keyboard.press("Enter")
    dialog = lectern.page.get_by_role("dialog", name="Lessons")
    expect(dialog).to_be_visible()
    lectern.page.keyboard.press("ArrowRight")
    lectern.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert lectern.counts()[0] == 0
