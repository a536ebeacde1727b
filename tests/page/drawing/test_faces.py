"""States that are drawn: in lists, in sentences, beside a node, and to be changed by hand."""

import json
import re

import pytest
from playwright.sync_api import expect

from buildtools.project import ROOT

GONE = "2,2,0"  # one of each, with the boat
PAINTED = "canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(byte => byte)"


def expect_painted(place):
    """Its picture is painted in the frame after the one in which it appears."""
    place.page.wait_for_function(PAINTED, arg=place.locator("canvas").element_handle())


def editor(lectern, end="Start state"):
    """The drawn state, in the opened picker of the problem."""
    menu = lectern.page.locator("#problem-menu")
    if not menu.is_visible():
        lectern.open_picker("Problem")
    return menu.get_by_role("group", name=f"{end}, drawn", exact=True)


@pytest.mark.parametrize(
    ("problem", "touches", "text"),
    [
        ("hanoi", ("Disc 1, on peg A", "Peg C", "Disc 2, on peg A", "Peg B"), "43,2,1"),
        ("water-jugs", ("Jug A: fill to 5 of 5", "Jug A: 5 of 5", "Jug B: 0 of 3"), "2,3"),
        ("missionaries", ("Missionary on the left bank", "Cannibal on the left bank", "Boat at the left bank"), GONE),
        ("pillars", ("Pillar 0", "Pillar 7"), "1,1,0,1,0,1,0,0"),
    ],
)
def test_a_start_is_changed_by_touching_it(lectern, problem, touches, text):
    """A press changes the text field, and a search from the new start is opened."""
    lectern.open(f"problem={problem}&algorithm=breadth-first&step=1")
    lectern.expect_expanded(1)
    for name in touches:
        editor(lectern).get_by_role("button", name=name, exact=True).first.click()
    expect(lectern.start).to_have_value(text)
    lectern.expect_fragment(f"start={text}")
    lectern.expect_expanded(0)


def test_a_drawn_state_is_changed_with_the_keyboard(lectern):
    """One stop of the Tab key; arrow keys go over its places, Enter touches, Escape leaves what was chosen."""
    lectern.open("problem=hanoi&algorithm=breadth-first")
    keyboard, drawn = lectern.page.keyboard, editor(lectern)
    expect(drawn.locator("button[tabindex='0']")).to_have_count(1)
    drawn.get_by_role("button", name="Disc 1, on peg A").focus()
    keyboard.press("Enter")
    expect(drawn).to_contain_text("Click the peg to put it on.")
    keyboard.press("ArrowRight")
    expect(drawn.get_by_role("button", name="Peg B")).to_be_focused()
    keyboard.press("Escape")
    expect(drawn).to_contain_text("Click a disc")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(lectern.start).to_have_value(re.compile("^(432,1,-|43(2|1),.*)$"))
    lectern.expect_expanded(0)


def test_a_drawn_state_follows_its_text(lectern):
    """The drawing shows the searched state; a text that is not a state does not change it."""
    lectern.open("problem=hanoi&algorithm=breadth-first")
    lectern.start.fill("21,-,3")
    expect(editor(lectern).get_by_role("button", name="Disc 3, on peg C")).to_be_visible()
    expect(editor(lectern).get_by_role("button", name=re.compile("^Disc"))).to_have_count(3)
    lectern.start.fill("12,-,3")
    lectern.expect_complaint(lectern.start, re.compile("larger"))
    expect(editor(lectern).get_by_role("button", name="Disc 3, on peg C")).to_be_visible()
    lectern.open("problem=water-jugs&algorithm=breadth-first")
    expect(editor(lectern, "Goal state")).to_be_hidden()
    lectern.page.get_by_role("textbox", name="Jugs").fill("8,5,3")
    expect(editor(lectern).get_by_role("button", name=re.compile(r"^Jug \w: \d of"))).to_have_count(3)


@pytest.mark.parametrize(
    ("problem", "start"), [("hanoi", "4321,-,-"), ("water-jugs", "0,0"), ("missionaries", "3,3,1")]
)
def test_a_state_is_drawn_wherever_it_stands(lectern, problem, start):
    """It is drawn in both lists, on the card and in the sentence, and screen readers get its text."""
    lectern.open(f"problem={problem}&algorithm=breadth-first")
    lectern.press("Step", times=2)
    lectern.expect_expanded(2)
    for region in (lectern.frontier, lectern.visited):
        expect_painted(region)
    first = lectern.entries(lectern.visited).last
    expect(first).to_contain_text(start)
    first.click()
    card = lectern.page.get_by_role("region", name="Node", exact=True)
    expect(card.get_by_role("img", name=start, exact=True)).to_be_visible()
    lectern.run_to_end()
    lectern.page.keyboard.press("ArrowRight")
    lectern.expect_status("1 of ")
    expect_painted(lectern.status)


RESHAPED = """async ([words, jugs, more]) => {
  const { createFaceEditor } = await import(new URL("web/seam.js", document.baseURI));
  const host = document.createElement("div");
  const editor = createFaceEditor(host, jugs, words, () => {});
  editor.show("1,2");
  const before = host.querySelectorAll("button").length;
  editor.reshape(more);
  editor.show("1,2");
  const after = host.querySelectorAll("button").length;
  editor.destroy();
  return [before > 0, host.hidden, after];
}"""


def test_an_editor_of_another_shape_has_nothing_to_press_until_it_has_a_state(lectern):
    """Else a press would lead from a state of the former shape, of which there is none."""
    lectern.open("problem=water-jugs&algorithm=breadth-first")
    texts = json.loads((ROOT / "pysrc/searchlight/texts/en/page.json").read_text(encoding="utf-8"))
    words = {name.removeprefix("face."): text for name, text in texts.items() if name.startswith("face.")}
    shapes = ({"kind": "jugs", "cells": len(sizes), "sizes": sizes} for sizes in ([5, 3], [8, 5, 3]))
    given = [json.dumps(each) for each in ({**words, "title": "Start"}, *shapes)]
    assert lectern.page.evaluate(RESHAPED, given) == [True, True, 0]


@pytest.mark.parametrize(
    ("problem", "picture", "text", "key"),
    [
        ("eight-puzzle", "0 1 2 / 3 4 5 / 6 7 8", "Goal", ""),
        (
            "pillars",
            "1 1 1 1 1 1 1 1",
            "Goal",
            "on edges: pillar switched with its neighbors",
        ),
        ("missionaries", "0,0,0", "Goal", "on the left bank: missionaries (M), cannibals (C), boats"),
        ("water-jugs", "", "Goal: 4 in one jug", "amounts in the jugs, from left to right"),
        ("graph", "", "", ""),  # on the map
    ],
)
def test_a_lecture_shows_the_goal_and_what_names_mean(lectern, problem, picture, text, key):
    """Beside the sentence, drawn like a state; a test in words. In Study, the header has it."""
    lectern.page.set_viewport_size({"width": 1280, "height": 720})
    lectern.open(f"problem={problem}&algorithm=breadth-first&step=2")
    goal, notation = lectern.page.locator("#goal-shown"), lectern.page.locator("#notation")
    expect(goal).to_be_hidden()
    lectern.press("Present")
    expect(goal).to_have_text(text)
    expect(notation).to_have_text(key)
    for part, wanted in ((goal, text), (notation, key)):
        expect(part).to_be_visible(visible=bool(wanted))
    if picture:
        expect_painted(goal.get_by_role("img", name=picture, exact=True))
