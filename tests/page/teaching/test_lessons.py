"""Lessons on the page: a student goes through them, also by keyboard alone."""

import json
from collections.abc import Callable

import pytest
from lectern import Lectern
from measuring import box_of
from playwright.sync_api import Page, expect

from buildtools import lessons
from tests.page.teaching.lesson_strip import FIRST, LESSONS, Class

LARGE = ("all-boards", "korf", "heuristics", "ties", "weight")  # tests/unit runs their searches to the end
# Whether no line of what is said lies below the button of the code
CLEAR_OF_CODE = """(strip) => {
  const said = document.createRange();
  said.selectNodeContents(strip.querySelector(".say"));
  const code = strip.querySelector(".code-fold").getBoundingClientRect();
  return [...said.getClientRects()].every(({ right, top }) => right <= code.left || top >= code.bottom);
}"""
QUESTIONS = [
    (name, at + 1, stop["question"])
    for name in lessons.order()["course"]
    for at, stop in enumerate(LESSONS[name]["stops"])
    if "question" in stop
]
LONGEST = sorted(QUESTIONS, key=lambda each: -len(json.dumps(each)))[:3]  # all of them in a thorough run
# What of a lesson is cut, or out of the window.
MISFITS = """() => [...document.querySelectorAll("#lesson :is(p, legend, label, button)")].filter((each) => {
  const { left, right, top, bottom, width } = each.getBoundingClientRect();
  const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  return width && (isOut || (each.clientWidth && each.scrollWidth > each.clientWidth + 1));
}).map((each) => each.id || each.textContent)"""

# What of the header, the lists, the legend and the results is cut in the narrow columns beside a lesson
CUT_BESIDE = """() => [...document.querySelectorAll(
  ".end input, .list .entry :is(.name, .from, .why-next), .signs .term, .list .beyond, #comparison tr, "
  + "[data-part=outcome] p",
)].filter((each) => {
  const view = each.closest(".signs, .list, [data-part=outcome]") ?? each, over = document.querySelector("main .below");
  const [inner, outer] = [each, view].map((one) => one.getBoundingClientRect());
  const isBelow = each.matches("tr") && over.checkVisibility() && inner.bottom > over.getBoundingClientRect().top;
  const isHigh = each.matches(".why-next") && each.scrollHeight > each.clientHeight + 3;
  const isWide = each.scrollWidth > each.clientWidth + 1 || isHigh;
  const isOut = inner.top < outer.bottom && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1);
  return each.checkVisibility() && (isBelow || (isWide && !each.matches("tr")) || (isOut && !each.matches(".entry *")));
}).map((each) => each.value ?? each.textContent)"""


ONE_LINE = """(name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getClientRects().length === 1 && range.getBoundingClientRect().width <= name.clientWidth + 1;
}"""


def in_english(text: str | dict[str, str]) -> str:
    """A lesson's text in English; numbers are the same in all languages."""
    return text if isinstance(text, str) else text["en"]


def test_the_first_lesson_with_the_keyboard_alone(lectern: Lectern, violations: Callable[[Page], list[str]]) -> None:
    """Go from the list to the end; live regions and accessible names tell a screen reader everything."""
    room, page, keyboard = Class(lectern.open()), lectern.page, lectern.page.keyboard
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
    for spoken in (room.said, room.verdict):
        expect(spoken).to_have_attribute("aria-live", "polite")
    for at, stop in enumerate(FIRST["stops"]):
        room.expect_stop(FIRST, at)
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
        if at == 4:
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
    keyboard.press("Escape")


def test_a_student_answers_goes_back_folds_and_comes_again(lectern: Lectern) -> None:
    """A wrong answer gets its reply, the student may step meanwhile, and a link restores stop and search."""
    room = Class(lectern.open())
    room.choose(LESSONS["cheapest"]["title"]["en"])
    expect(lectern.html).to_have_attribute("data-order", "covered")
    expect(lectern.code).to_be_hidden()  # drawings have its place, unless it is asked for
    room.strip.get_by_role("button", name="Code").click()
    expect(lectern.code).to_be_visible()
    room.strip.get_by_role("radio", name="Sibiu").check()
    room.button("Answer").press("Enter")
    expect(room.verdict).to_contain_text("✗ Not quite. Sibiu enters first, but this frontier is not a queue.")
    expect(lectern.html).to_have_attribute("data-order", "shown")
    expect(room.button("Answer")).to_be_hidden()  # the next stop is the one primary button, and has the focus
    expect(room.button("Next stop")).to_be_focused()
    room.strip.get_by_role("radio", name="Zerind").check()
    expect(room.button("Answer")).to_be_visible()
    room.strip.get_by_role("radio", name="Sibiu").check()
    room.button("Answer").click()
    room.button("Next stop").click()
    room.button("Previous stop").click()
    expect(room.verdict).to_contain_text("Not quite.")
    lectern.press("Step", 3)
    lectern.expect_expanded(3)
    room.button("Show it again").click()
    lectern.expect_expanded(0)
    room.button("Collapse").click()
    expect(room.said).to_be_hidden()
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


@pytest.mark.parametrize(
    "name", [name if name == "corridor" else pytest.param(name, marks=pytest.mark.thorough) for name in LESSONS]
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
    if name not in LARGE:
        room.button("Next stop").click()
        expect(room.said).to_contain_text("That was the last stop.")
        assert room.strip.evaluate(CLEAR_OF_CODE)


def test_a_stop_does_not_make_the_browser_compute_all_styles(lectern: Lectern) -> None:
    """Neither for the colors of a canvas, nor because a rule with `:has()` may be of any element."""
    page = lectern.open("lesson=frontier&stop=1").page
    room, browser = Class(lectern), page.context.browser
    lectern.rest()
    everything = page.locator("*").count()
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for _ in range(2):
        room.button("Next stop").click()
        lectern.rest()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    computed = [each["args"]["elementCount"] for each in events if "elementCount" in each.get("args", {})]
    assert computed
    assert max(computed) < everything / 3


def test_a_link_to_the_last_expansion_does_not_show_the_end(lectern: Lectern) -> None:
    """The goal is in the frontier, as the text says, and the cost that the next stop asks for is not shown yet."""
    for link, goal in (("greedy&stop=3", "Bucharest"), ("too-much&stop=2", "G")):
        lectern.open(f"lesson={link}")
        lectern.expect_state("ready")
        expect(lectern.entries(lectern.frontier).first).to_contain_text(goal)
    lectern.open("lesson=minimax")  # within a step: the leaves that it asks about are shown, and none has a value
    expect(lectern.status).to_have_text("8 can be reached by one move.")


def test_nothing_is_cut_beside_a_lesson(lectern: Lectern) -> None:
    """In German, with its long words: reasons, names, the goal in the header, the legend, results of games."""
    for link in ("walls&stop=1", "ida-star&stop=3", "ida-star&stop=5", "bidirectional&stop=2", "astar&stop=5",
                 "alpha-beta&stop=2", "alpha-beta&stop=5", "move-order&stop=2", "astar&stop=2"):  # fmt: skip
        lectern.open(f"lesson={link}&lang=de")
        expect(lectern.page.locator("#lesson .place")).to_be_visible()
        lectern.rest()
        assert lectern.page.evaluate(CUT_BESIDE) == [], link
    lectern.open("lesson=cheapest&stop=4")
    room = Class(lectern)
    room.strip.get_by_role("radio").first.check()
    room.button("Answer").click()
    single = lectern.entries(lectern.frontier).filter(has_text="stale, via").locator(".name")
    expect(single).to_have_text("Sibiu")
    assert single.evaluate(ONE_LINE)
    lectern.open("lesson=two-blanks&stop=6&lang=de")  # the names of both searches have two lines
    lectern.expect_state("finished")
    lectern.rest()
    assert all(box_of(each)["height"] < 40 for each in lectern.page.locator(".lists .heading").all())
    lectern.open("problem=graph&graph=romania&algorithm=uniform-cost&step=7&view=present&lang=de")  # six stale entries
    stale = [box_of(each) for each in lectern.frontier.locator(".entry.stale .from").all()]
    assert [each["x"] + each["width"] <= 1280 for each in stale] == [True] * 4
    lectern.open("lesson=bidirectional&stop=6&lang=de")  # two columns of boards, as large as one
    lectern.rest()
    assert lectern.entries(lectern.frontier).first.evaluate("entry => entry.clientHeight") >= 40


def test_a_lecturer_makes_a_lesson(lectern: Lectern, violations: Callable[[Page], list[str]]) -> None:
    """Add stops at the current step of two searches; preview, download, reopen and continue the lesson."""
    room, page = Class(lectern), lectern.page
    maker = room.maker
    lectern.open("problem=graph&graph=romania&algorithm=uniform-cost&step=1")
    lectern.press("Create a lesson")
    maker.get_by_label("Title of the lesson").fill("Which way to Bucharest?")
    lectern.entries(lectern.frontier).first.click()
    maker.get_by_role("button", name="Add a stop here").click()
    expect(maker.get_by_label("Text of this stop")).to_be_focused()
    page.keyboard.type("Zerind is nearest.")
    expect(maker.get_by_role("combobox", name="Highlight")).to_have_value("node")
    maker.get_by_role("combobox", name="Task for the student").select_option("predict")
    maker.get_by_label("Question (optional)").fill("Which city is next?")
    maker.get_by_label("Answers, one per line; start each right one with *").fill("Sibiu\n* Zerind")
    maker.get_by_role("button", name="Preview").click()  # a question without its reason
    expect(maker.get_by_role("listitem").filter(has_text="stops.0.question.reason")).to_be_visible()
    maker.get_by_label("Explanation of the answer").fill("It is 75 miles away.")
    lectern.press("Compare")
    lectern.choose("Algorithm 2", "breadth-first")
    lectern.expect_loaded()
    lectern.press("Step", 2)
    lectern.expect_expanded(3)
    maker.get_by_role("button", name="Add a stop here").click()
    page.keyboard.type("Both go on.")
    assert violations(page) == []
    maker.get_by_role("list", name="Stops").get_by_role("button").first.click()
    maker.get_by_role("button", name="Preview").click()
    expect(room.title).to_have_text("Which way to Bucharest?")
    expect(room.said).to_contain_text("Stop 1 of 2. Predict: Zerind is nearest. Highlighted: node #3, Zerind, g = 75.")
    lectern.expect_expanded(1)
    lectern.expect_fragment("lesson=packed:")
    room.button("Next stop").click()
    expect(page.locator("html")).to_have_attribute("data-stages", "2")
    room.button("Continue editing").click()
    with page.expect_download() as download:
        maker.get_by_role("button", name="Download").click()
    text = download.value.path().read_text(encoding="utf-8")
    data = json.loads(text)
    assert data["search"]["algorithm"] == "uniform-cost"
    assert [stop["step"] for stop in data["stops"]] == [1, 3]
    assert data["stops"][1]["second"]["algorithm"] == "breadth-first"
    assert data["stops"][0]["look"] == {"node": 3}
    maker.get_by_role("button", name="Start over").click()
    lectern.drop("mine.json", text)
    expect(room.title).to_have_text("Which way to Bucharest?")
    room.button("Continue editing").click()
    expect(maker.get_by_label("Title of the lesson")).to_have_value("Which way to Bucharest?")
    maker.get_by_role("button", name="Close").click()


def test_a_file_with_mistakes_and_links_that_lead_nowhere(lectern: Lectern, opened) -> None:
    """All mistakes are shown at once, with their places; a lesson of another host is never requested."""
    room, page = Class(lectern.open()), lectern.page
    wrong = {**FIRST, "title": "", "stops": [{"step": 99, "say": "x"}, {**FIRST["stops"][1], "look": {"node": "Rome"}}]}
    lectern.press("Course")
    file = {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()}
    room.dialog.get_by_label("Open a lesson from a file").set_input_files([file])
    refused = room.dialog.get_by_role("alert")
    expect(refused).to_contain_text("mine.json cannot be used:")
    for place in ("title: This must be a nonempty text", "stops.1.look.node: has not been generated"):
        expect(refused).to_contain_text(place)
    page.keyboard.press("Escape")
    for link, said in (
        ("lessons/no-such.json", "There is no lesson at "),
        ("https://example.org/mine.json", "this one is at example.org"),
        ("packed:@@@", "the link is incomplete"),
    ):
        lectern.open(f"problem=graph&lesson={link}")
        expect(lectern.link_message).to_contain_text(said)
        expect(room.strip).to_be_hidden()
    # the browser itself notes the file that it did not find
    opened[1].errors = [error for error in opened[1].errors if "no-such.json" not in error]
    lectern.open("lesson=lessons/corridor.json")
    expect(room.title).to_have_text(LESSONS["corridor"]["title"]["en"])


def test_the_questions_of_the_course_fit_a_low_window_in_german(lectern: Lectern, thorough: bool) -> None:
    """At 1280 × 720 nothing has to be scrolled, and an answer's explanation is in the window. German is the longest."""
    page, strip = lectern.page, Class(lectern).strip
    page.evaluate("localStorage.clear()")  # other tests may have answered them
    page.goto("about:blank")
    for name, stop, question in QUESTIONS if thorough else LONGEST:
        lectern.open(f"lang=de&lesson={name}&stop={stop}")
        expect(strip.locator("legend")).to_have_text(question["ask"]["de"])
        assert page.evaluate(MISFITS) == [], (name, stop)
        if "number" in question:
            strip.get_by_role("spinbutton").fill("0")
        else:
            reasons = [len(str(answer.get("reason"))) for answer in question["answers"]]
            strip.locator(f"input[value='{reasons.index(max(reasons))}']").check()
        strip.locator("form button").click()
        expect(strip.locator(".verdict")).to_be_in_viewport(ratio=1)
        expect(strip.locator(".ways .primary:visible")).to_be_in_viewport(ratio=1)


def test_four_signs_of_the_tree_are_explained_beside_a_lesson(lectern: Lectern) -> None:
    """Where a lesson leaves the tree a narrow place, the legend goes before the buttons that zoom."""
    lectern.open("lesson=astar&stop=3")
    legend = lectern.page.locator("#legend-row .signs")
    if not legend.is_visible():  # it opens by itself once
        lectern.press("Legend")
    expect(legend).to_be_visible()
    end = box_of(legend)["y"] + box_of(legend)["height"]
    signs = [box_of(sign) for sign in legend.locator(".term:not([hidden])").all()]
    assert sum(sign["y"] + sign["height"] <= end + 1 for sign in signs) == 4
