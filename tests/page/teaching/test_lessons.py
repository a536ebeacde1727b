"""Lessons on the page: a student goes through them, also by keyboard alone."""

from collections.abc import Callable

import pytest
from lectern import Lectern
from playwright.sync_api import Page, expect

from buildtools import lessons
from searchlight.texts import texts
from tests.page.teaching.lesson_strip import FIRST, LESSONS, Class

WALKED = ("frontier", "corridor", "cheapest")  # the others in a thorough run; tests/unit holds what each of them says
LARGE = ("all-boards", "korf", "heuristics", "ties", "weight")  # tests/unit runs their searches to the end
QUESTIONS = [
    (name, at + 1, stop["question"])
    for name in lessons.order()["course"]
    for at, stop in enumerate(LESSONS[name]["stops"])
    if "question" in stop
]
# What of a lesson is cut, covered or out of the window.
MISFITS = """() => {
  const strip = document.querySelector("#lesson"), panel = strip.parentElement, misfits = [];
  if (panel.scrollHeight > panel.clientHeight + 1) misfits.push("has to be scrolled");
  for (const each of strip.querySelectorAll("p, legend, label, button")) {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    if (!width) continue;
    const name = each.id || each.textContent.trim() || each.ariaLabel;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) misfits.push(`out of the window: ${name}`);
    else if (!each.contains(hit) && !hit?.contains(each)) misfits.push(`covered: ${name}`);
    if (each.clientWidth && each.scrollWidth > each.clientWidth + 1) misfits.push(`too wide: ${name}`);
  }
  return misfits;
}"""


def in_english(text: str | dict[str, str]) -> str:
    """A lesson's text in English; numbers are the same in all languages."""
    return text if isinstance(text, str) else text["en"]


@pytest.mark.parametrize(
    "name", [name if name in WALKED else pytest.param(name, marks=pytest.mark.thorough) for name in LESSONS]
)
def test_a_lesson_is_gone_through(lectern: Lectern, name: str) -> None:
    """Open it by a link: each stop is at its step and highlights what its text refers to."""
    room, lesson = Class(lectern), LESSONS[name]
    lectern.open(f"lesson={name}")
    expect(room.title).to_have_text(lesson["title"]["en"])
    for at, stop in enumerate(lesson["stops"]):
        if stop["step"] == "end" and name in LARGE:
            break
        if at:
            room.button("Next stop").click()
        room.expect_stop(lesson, at)
    expect(lectern.link_message).to_be_hidden()


def test_the_questions_of_the_course_fit_a_low_window_in_german(lectern: Lectern) -> None:
    """At 1280 × 720 nothing has to be scrolled, and an answer's explanation is in the window. German is the longest."""
    page, strip = lectern.page, Class(lectern).strip
    page.goto(f"{lectern.url}licenses.txt")
    page.evaluate("localStorage.clear()")  # another test may have answered them
    page.goto("about:blank")
    for name, stop, question in QUESTIONS:
        lectern.open(f"lang=de&lesson={name}&stop={stop}")
        expect(strip.locator("legend")).to_have_text(question["ask"]["de"])
        assert page.evaluate(MISFITS) == [], (name, stop)
        if "number" in question:
            strip.get_by_role("spinbutton").fill("0")
        else:
            longest = max(
                range(len(question["answers"])), key=lambda at: len(str(question["answers"][at].get("reason")))
            )
            strip.locator(f"input[value='{longest}']").check()
        strip.locator("form button").click()
        expect(strip.locator(".verdict")).to_be_in_viewport(ratio=1)
        expect(strip.locator(".ways .primary:visible")).to_be_in_viewport(ratio=1)


def test_the_first_lesson_with_the_keyboard_alone(room: Class, violations: Callable[[Page], list[str]]) -> None:
    """Go from the list to the end; live regions and accessible names tell a screen reader everything."""
    lectern, page, keyboard = room.lectern, room.page, room.page.keyboard
    lectern.reveal("button", "Course").focus()
    keyboard.press("Enter")
    first = room.dialog.get_by_role("button", name=FIRST["title"]["en"])
    expect(first).to_be_visible()
    expect(room.dialog.get_by_text("0 of 10 lessons of the course done")).to_be_visible()
    keyboard.press("Tab")
    while not first.evaluate("button => button === document.activeElement"):
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(room.title).to_be_focused()
    expect(page.get_by_role("region", name=FIRST["title"]["en"])).to_be_visible()
    for spoken in (room.said, room.verdict):
        expect(spoken).to_have_attribute("aria-live", "polite")
    for at, stop in enumerate(FIRST["stops"]):
        room.expect_stop(FIRST, at)
        if at == 0:
            expect(room.said).to_contain_text("Highlighted: entry 1 of the frontier, Arad")
        if "question" in stop:
            asked = room.strip.get_by_role("group", name=stop["question"]["ask"]["en"])
            right = next(answer for answer in stop["question"]["answers"] if answer.get("right"))
            choices = asked.get_by_role("radio")
            choices.first.focus()
            keyboard.press("Space")
            while not asked.get_by_role("radio", name=in_english(right["text"]), exact=True).is_checked():
                keyboard.press("ArrowDown")
            keyboard.press("Enter")
            expect(room.verdict).to_have_text(f"✓ Right. {stop['question']['reason']['en']}")
        if at in (0, 4):
            assert violations(page) == []
        room.button("Next stop").focus()
        keyboard.press("Enter")
    expect(room.said).to_contain_text("That was the last stop.")
    room.button("Try the challenge").focus()
    keyboard.press("Enter")
    expect(page.locator("#challenge")).to_contain_text("A short queue")
    expect(room.strip).to_be_hidden()
    lectern.reveal("button", "Course").focus()
    keyboard.press("Enter")
    expect(room.dialog.get_by_text("1 of 10 lessons of the course done")).to_be_visible()
    done = room.dialog.get_by_role("listitem").filter(has_text=FIRST["title"]["en"])
    expect(done).to_contain_text("✓ done")
    assert violations(page) == []
    keyboard.press("Escape")


def test_a_student_answers_goes_back_folds_and_comes_again(room: Class) -> None:
    """A wrong answer gets its reply, the student may step meanwhile, and a link restores stop and search."""
    lectern = room.lectern
    room.choose(LESSONS["cheapest"]["title"]["en"])
    expect(lectern.html).to_have_attribute("data-order", "covered")
    expect(lectern.code).to_be_hidden()  # drawings have its place, unless it is asked for
    room.strip.get_by_role("button", name="Code").click()
    expect(lectern.code).to_be_visible()
    room.button("Answer").click()
    expect(room.verdict).to_have_text("Choose an answer first.")
    room.strip.get_by_role("radio", name="Sibiu").check()
    room.button("Answer").click()
    expect(room.verdict).to_contain_text("✗ Not quite. Sibiu enters first, but this frontier is not a queue.")
    expect(lectern.html).to_have_attribute("data-order", "shown")
    room.button("Next stop").click()
    room.button("Previous stop").click()
    expect(room.verdict).to_contain_text("Not quite.")
    lectern.press("Step", 3)
    lectern.expect_expanded(3)
    room.button("Show it again").click()
    lectern.expect_expanded(0)
    room.button("Collapse").click()
    expect(room.said).to_be_hidden()
    expect(room.button("Expand")).to_have_attribute("aria-expanded", "false")
    room.button("Expand").click()
    room.button("Next stop").click()
    expect(room.said).to_contain_text("Highlighted: entry 1 of the frontier, Zerind, g = 75")
    lectern.expect_fragment("lesson=cheapest")
    lectern.expect_fragment("stop=2")
    link = lectern.fragment().lstrip("#")
    lectern.open("problem=pillars")
    expect(room.strip).to_be_hidden()
    lectern.open(link)
    room.expect_stop(LESSONS["cheapest"], 1)
    lectern.open("lesson=astar")
    room.strip.get_by_role("spinbutton", name="A number:").fill("415")
    room.button("Answer").click()
    expect(room.verdict).to_contain_text("✓ Right. g = 140 + 99 = 239, so f = 239 + 176 = 415")
    room.button("Close").click()
    expect(room.strip).to_be_hidden()
    room.page.wait_for_function("!location.hash.includes('lesson=')")


def test_on_a_phone_in_spanish_and_in_the_lecture_s_view(browser, base_url: str, violations_in_both_schemes) -> None:
    """Touch targets are large, nothing is cut, texts are Spanish; the strip also fits the lecture view."""
    es = texts("es").say
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block", has_touch=True)
    page = context.new_page()
    lectern = Lectern(page, base_url).open("lang=es&lesson=frontier&stop=3")
    strip = page.locator("#lesson")
    expect(strip).to_contain_text(FIRST["stops"][2]["question"]["ask"]["es"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in strip.locator("button:visible, .choices label").all():
        assert control.bounding_box()["height"] >= 44
    sizes = [mark.bounding_box()["width"] for mark in strip.get_by_role("radio").all()]
    assert sizes, "the question has answers to choose"
    assert max(sizes) < 24, "the line is the target, not a circle of its height"
    assert violations_in_both_schemes(page) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    lectern.open("lang=es&lesson=frontier&stop=6&view=present")
    expect(strip).to_be_visible()
    expect(strip.get_by_role("button", name=es("lessons.next", {}))).to_be_in_viewport()
    expect(page.locator("#step")).to_be_in_viewport()
    assert violations_in_both_schemes(page) == []
    context.close()
