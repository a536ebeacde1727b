"""An exercise in a frame: the surrounding page gets the score and restores the work; without one, nothing is sent."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from buildtools.serve import Server
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup, read

# A course that keeps what it is told, as the protocol asks for. `?answer=` says how it answers.
HOST = """<!doctype html><html lang="en"><title>A course</title><iframe style="width:1000px;height:700px"></iframe>
<script>
  const how = new URLSearchParams(location.search).get("answer");
  const told = [];
  addEventListener("message", ({ source, data }) => {
    if (!/^(SPLICE|lti)\\./.test(data.subject ?? "")) return;
    told.push(data);
    if (data.subject === "SPLICE.reportScoreAndState") localStorage.kept = JSON.stringify(data.state);
    if (data.subject !== "SPLICE.getState" || how === "never") return;
    const answers = {
      data: JSON.parse(localStorage.kept ?? "null"),
      text: localStorage.kept,
      garbage: { searchlight: 1, activity: "embed", done: [], link: 7, more: [[]] },
    };
    if (how === "bare") return source.postMessage({ messageId: data.message_id, state: answers.data }, "*");
    const response = { subject: "SPLICE.getState.response", state: answers[how], message_id: data.message_id };
    const more = how === "garbage" ? ["{", 7] : [];
    for (const state of [...more, response.state]) source.postMessage({ ...response, state }, "*");
  });
  document.querySelector("iframe").src = decodeURIComponent(location.hash.slice(1));
</script>"""
ROMANIA_LINK = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
BREADTH_FIRST = ROMANIA_LINK.replace("astar", "breadth-first")
REPORT, EVENT, RESIZE = "SPLICE.reportScoreAndState", "SPLICE.sendEvent", "lti.frameResize"


class Course:
    """A page of a course with an exercise in it."""

    def __init__(self, page: Page, url: str, site: str) -> None:
        self.page, self.url, self.site = page, url, site
        self.activity = ""  # how the exercise is called: the frame's address

    def open(self, fragment: str, answer: str = "data") -> FrameLocator:
        self.page.goto("about:blank")
        address = (self.site + "#" + fragment).replace("%", "%25")
        self.activity = self.site + "#" + fragment
        self.page.goto(f"{self.url}?answer={answer}#{address}")
        frame = self.page.frame_locator("iframe")
        expect(frame.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
        self.heard(RESIZE)  # the feature is there
        return frame

    def heard(self, subject: str, count: int = 1) -> list[dict[str, Any]]:
        """What was told under this subject, as soon as there are so many of it."""
        enough = "([subject, count]) => told.filter((each) => each.subject === subject).length >= count"
        self.page.wait_for_function(enough, arg=[subject, count])
        told = self.page.evaluate("told")
        assert all(each["message_id"] and each["activity_id"] == self.activity for each in told)
        return [each for each in told if each["subject"] == subject]

    def score(self, count: int = 1) -> tuple[float, dict[str, Any]]:
        """The latest score and the state beside it."""
        told = self.heard(REPORT, count)[-1]
        assert 0 <= told["score"] <= 1
        assert len(json.dumps(told["state"])) < 3800
        return told["score"], told["state"]


@pytest.fixture
def course(context: BrowserContext, tmp_path: Path, base_url: str) -> Iterator[Course]:
    (tmp_path / "index.html").write_text(HOST, encoding="utf-8")
    with Server(tmp_path) as server:
        yield Course(context.new_page(), server.url, base_url)


@pytest.mark.parametrize("answer", ["data", "text", "bare"])
def test_questions_are_scored_and_taken_up_again(course: Course, answer: str) -> None:
    """The first answer counts, out of all questions of a short search; the next visit goes on behind it."""
    frame = course.open(f"predict=7&{ROMANIA_LINK}", answer)
    asked = frame.get_by_role("region", name="Question", exact=True)
    expect(asked).to_contain_text("How many enter the frontier?")
    assert course.page.evaluate(f"told.filter((each) => each.subject === '{REPORT}').length") == 0
    asked.get_by_role("textbox").fill("3")
    asked.get_by_role("textbox").press("Enter")
    expect(asked).to_contain_text("1 of 1 right")
    score, state = course.score()
    assert (score, state["done"]) == (pytest.approx(1 / 3), {"answers": "1+"})
    assert course.heard(EVENT)[0]["data"] == {"exercise": "predict", "score": score}
    frame = course.open(f"predict=7&{ROMANIA_LINK}", answer)
    asked = frame.get_by_role("region", name="Question", exact=True)
    expect(asked).to_contain_text("1 of 1 right")
    expect(asked).to_contain_text("Does the search end with the next step?")
    asked.get_by_role("button", name="Yes").click()
    assert course.score()[0] == pytest.approx(1 / 3)
    assert course.score()[1]["done"] == {"answers": "1+4-"}


def test_a_lesson_s_answers_are_scored_and_stand_there_again(course: Course) -> None:
    """Of all its questions; the stop is part of what is kept."""
    frame = course.open("embed=1&lesson=frontier&stop=2")
    strip = frame.locator("#lesson")
    while not strip.get_by_role("radio").count():
        strip.get_by_role("button", name="Next stop").click()
    chosen = strip.get_by_role("radio").first
    chosen.check()
    strip.get_by_role("button", name="Answer").click()
    verdict = strip.locator(".verdict")
    right = verdict.get_attribute("data-right") == "true"
    score, state = course.score()
    assert (score > 0) == right
    place, said = strip.get_attribute("data-stop"), verdict.inner_text()
    assert state["done"]["answers"][str(int(place or 0) - 1)] == [chosen.get_attribute("value")]
    frame = course.open("embed=1&lesson=frontier&stop=2")
    strip = frame.locator("#lesson")
    expect(strip).to_have_attribute("data-stop", place or "")
    expect(strip.locator(".verdict")).to_have_text(said)


def test_lines_in_order_are_solved_or_not(course: Course) -> None:
    """Half a program is worth nothing; the right one all."""
    setup = read(dict(pair.split("=") for pair in BREADTH_FIRST.split("&")))
    assert isinstance(setup, Setup)
    right = [f"{at}-{piece.depth}" for at, piece in enumerate(Puzzle(setup, "7").right)]
    for order, worth in (([right[0], right[2], right[1], *right[3:]], 0), (right, 1)):
        frame = course.open(f"lines=7.{'.'.join(order)}&{BREADTH_FIRST}&step=0", "never")
        frame.get_by_role("button", name="Run the program").click()
        score, state = course.score()
        assert (score, state["done"]) == (worth, {"solved": worth == 1})


def test_a_challenge_is_solved_or_not(course: Course) -> None:
    frame = course.open("embed=1&challenge=only-the-tie")
    frame.get_by_role("link", name="Open in Searchlight").wait_for()
    frame.get_by_role("combobox", name="Algorithm", exact=True).click()
    expect(frame.get_by_role("combobox", name="Tie-breaking", exact=True)).to_be_visible()
    course.page.keyboard.press("Escape")
    frame.get_by_role("button", name="Check").click()
    score, state = course.score()
    assert (score, state["done"]) == (0, {"solved": False})
    assert "challenge=only-the-tie&" in state["link"]


def test_a_played_frontier_is_scored(course: Course) -> None:
    """It has no link of its own: it is restored all the same."""
    frame = course.open(f"{ROMANIA_LINK}&step=0", "data")
    frame.locator("html").evaluate("() => document.querySelector(\"[data-feature='predict:play']\").click()")
    play = frame.get_by_role("region", name="Run it yourself")
    play.get_by_role("group").get_by_role("button").first.click()
    score, state = course.score()
    assert state["done"] == {"play": [1, 0, True]}
    assert score == pytest.approx(0.1)


@pytest.mark.parametrize("answer", ["garbage", "never"])
def test_a_course_that_answers_garbage_or_nothing_disturbs_nobody(course: Course, answer: str) -> None:
    frame = course.open(f"embed=1&{ROMANIA_LINK}&step=0", answer)
    frame.get_by_role("button", name="Step", exact=True).click()
    expect(frame.locator("html")).to_have_attribute("data-expanded", "1")
    expect(frame.locator("#link-message")).to_be_hidden()
    assert course.page.evaluate(f"told.filter((each) => each.subject === '{REPORT}').length") == 0


def test_nothing_is_told_without_a_page_around(lectern: Lectern) -> None:
    page = lectern.open(f"predict=7&{ROMANIA_LINK}").page
    page.evaluate("() => { window.told = []; addEventListener('message', ({ data }) => window.told.push(data)); }")
    asked = page.get_by_role("region", name="Question", exact=True)
    asked.get_by_role("textbox").fill("3")
    asked.get_by_role("textbox").press("Enter")
    expect(asked).to_contain_text("1 of 1 right")
    assert page.evaluate("window.told.filter((data) => data.subject)") == []
