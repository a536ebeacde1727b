"""Lesson files on the page: a lecturer writes and shares one, and mistakes in one are named."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.teaching.lesson_strip import FIRST, LESSONS, Class

DROP = """([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name, { type: "application/json" }));
  const drop = (kind) => new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(drop("dragover"));
  document.body.dispatchEvent(drop("drop"));
}"""


def test_a_lecturer_makes_a_lesson(room: Class, violations: Callable[[Page], list[str]]) -> None:
    """Add stops at the current step of two searches; preview, download, reopen and continue the lesson."""
    lectern, page, maker = room.lectern, room.page, room.maker
    lectern.open("problem=graph&graph=romania&algorithm=uniform-cost&step=1")
    lectern.press("Create a lesson")
    maker.get_by_label("Title of the lesson").fill("Which way to Bucharest?")
    lectern.entries(lectern.frontier).first.click()
    maker.get_by_role("button", name="Add a stop here").click()
    expect(maker).to_contain_text("Stop 1 added at step 1.")
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
    expect(page.locator("html")).to_have_attribute("data-stages", "1")
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
    expect(maker.get_by_role("list", name="Stops").get_by_role("button")).to_have_count(0)
    page.evaluate(DROP, ["mine.json", text])
    expect(room.title).to_have_text("Which way to Bucharest?")
    room.button("Continue editing").click()
    expect(maker.get_by_label("Title of the lesson")).to_have_value("Which way to Bucharest?")
    maker.get_by_role("button", name="Close").click()


def test_a_file_with_mistakes_and_links_that_lead_nowhere(room: Class, watch: Any) -> None:
    """All mistakes are shown at once, with their places; a lesson of another host is never requested."""
    lectern, page = room.lectern, room.page
    wrong = {**FIRST, "title": "", "stops": [{"step": 99, "say": "x"}, {**FIRST["stops"][1], "look": {"node": "Rome"}}]}
    lectern.press("Course")
    file = {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()}
    room.dialog.get_by_label("Open a lesson from a file").set_input_files([file])
    refused = room.dialog.get_by_role("alert")
    expect(refused).to_contain_text("mine.json cannot be used:")
    for place in (
        "title: This must be a nonempty text",
        "stops.0.step: is past the end",
        "stops.1.look.node: has not been generated",
    ):
        expect(refused).to_contain_text(place)
    page.keyboard.press("Escape")
    for link, said in (
        ("no-such", "There is no lesson called no-such."),
        ("lessons/no-such.json", "There is no lesson at "),
        ("https://example.org/mine.json", "this one is at example.org"),
        ("packed:@@@", "the link is incomplete"),
    ):
        lectern.open(f"problem=graph&lesson={link}")
        expect(lectern.link_message).to_contain_text(said)
        expect(room.strip).to_be_hidden()
    # the browser itself notes the file that it did not find
    watch.errors = [error for error in watch.errors if "no-such.json" not in error]
    lectern.open("lesson=lessons/corridor.json")
    expect(room.title).to_have_text(LESSONS["corridor"]["title"]["en"])
