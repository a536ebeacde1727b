"""The page without a pointer: keys belong to the drawing. After any choice they step the search, and they never choose
another one.
"""

import pytest
from lectern import Lectern
from playwright.sync_api import expect

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&heuristic=table"
BOTH = ROMANIA + "&b.algorithm=uniform-cost"
PICKERS = ("Heuristic", "Algorithm", "Problem")
MENUS = ("Learn", "Tools", "Share", "More", "Jump to")
VALUES = "() => [...document.querySelectorAll('select')].map((each) => each.id + ' ' + each.value)"
# Presses with the other button on places of the map, until one is a city's: its name.
PRESS_A_CITY = """(canvas) => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  for (let y = 4; y < height; y += 6) for (let x = 4; x < width; x += 6) {
    canvas.dispatchEvent(new MouseEvent("contextmenu", { clientX: left + x, clientY: top + y, bubbles: true,
      cancelable: true }));
    const title = document.querySelector(".place-menu:popover-open .menu-title");
    if (title) return title.textContent;
  }
}"""


def expect_steps(lectern: Lectern, thoroughly: bool = False) -> None:
    """Keys of a presenter and of a remote move the search, and no choice has another value."""
    press, chosen = lectern.page.keyboard.press, lectern.page.evaluate(VALUES)
    lectern.expect_expanded(0)
    for key, expanded in (("PageDown", 1), ("ArrowRight", 2), ("PageUp", 1), ("ArrowLeft", 0)):
        press(key)
        lectern.expect_expanded(expanded)
    if thoroughly:
        press(" ")
        lectern.expect_state("running")
        press(" ")
        lectern.expect_state("ready")
        press("Home")
        lectern.expect_expanded(0)
    assert lectern.page.evaluate(VALUES) == chosen


def test_after_a_choice_or_escape_the_drawing_has_the_focus(lectern: Lectern) -> None:
    """With the pointer and with keys, in every picker of the header, menu and dialog, and on the map. While a menu is
    open its keys are its own.
    """
    page, press = lectern.open(ROMANIA).page, lectern.page.keyboard.press
    other = "[role=option]:not([aria-selected=true]):not([aria-disabled=true])"
    for name in PICKERS:
        lectern.open_picker(name).locator(other).first.click()
        expect(lectern.canvas).to_be_focused()
        picker = page.get_by_role("combobox", name=name, exact=True)
        for keys in (["ArrowDown", "ArrowDown", "Enter"], ["Enter", "Escape"]):
            picker.focus()
            press(keys[0])
            expect(page.locator("header [popover]:popover-open")).to_be_visible()
            for key in keys[1:]:
                press(key)
            expect(lectern.canvas).to_be_focused()
    lectern.open(ROMANIA)
    for name in MENUS:
        lectern.press(name)
        press("ArrowRight")
        press("PageDown")
        lectern.expect_expanded(0)
        press("Escape")
        expect(lectern.canvas).to_be_focused()
        lectern.button(name).focus()
        press("Enter")
        press("Tab")
        press("Escape")
        expect(lectern.canvas).to_be_focused()
    for name in ("Challenges", "Keyboard shortcuts"):
        lectern.press(name)
        expect(page.locator("dialog[open]")).to_be_visible()
        press("Escape")
        expect(lectern.canvas).to_be_focused()
    lectern.jump("Next depth")
    expect(lectern.canvas).to_be_focused()
    press("Home")
    page.locator("#space-view canvas").evaluate(PRESS_A_CITY)
    menu = page.locator(".place-menu")
    expect(menu).to_be_visible()
    expect_steps(lectern)
    expect(menu).to_be_hidden()


def test_a_pressed_city_becomes_the_goal(lectern: Lectern) -> None:
    """The map offers both ends beside the city that is pressed; the sentence and the search follow."""
    page = lectern.open(ROMANIA).page
    city = page.locator("#space-view canvas").evaluate(PRESS_A_CITY)
    page.get_by_role("button", name="Goal here").click()
    expect(lectern.goal).to_have_value(city)
    lectern.expect_fragment(f"goal={city}")


@pytest.mark.parametrize("search", [BOTH, "lesson=cheapest"])
def test_a_closed_choice_never_changes_by_a_key(lectern: Lectern, search: str) -> None:
    """Wherever there is one: → ← Page Down, Page Up and space move the search, Home and End too. Nor does the answer to
    a lesson that was ticked. A choice of speed or layout gives the focus back.
    """
    page = lectern.open(search).page
    page.wait_for_function("document.querySelector('#speed').checkVisibility()")
    choices = [each for each in page.locator("select").all() if each.is_visible() and each.is_enabled()]
    for choice in choices:
        choice.focus()
        expect(choice).to_be_focused()
        expect_steps(lectern, thoroughly=choice == choices[-1])
    if search == BOTH:
        for name in ("Speed", "Layout"):
            page.get_by_role("combobox", name=name, exact=True).first.select_option(index=1)
            expect(lectern.canvas).to_be_focused()
    else:
        answers = page.locator("#lesson input[type=radio]")
        answers.nth(1).click()
        page.keyboard.press("ArrowRight")
        lectern.expect_expanded(1)
        expect(answers.nth(1)).to_be_checked()


def test_a_letter_finds_in_an_open_picker_and_chooses_in_no_closed_one(lectern: Lectern) -> None:
    """Letters are the page's keys: p enters Present, and does not choose the pillars."""
    lectern.open("problem=eight-puzzle&start=1,2,5,3,0,4,6,7,8&b.algorithm=greedy")
    chosen = lectern.page.evaluate(VALUES)
    for name in ("Problem", "Heuristic 2"):
        lectern.page.get_by_role("combobox", name=name, exact=True).focus()
        for key in ("b", "g", "z", "m", "w", "p"):
            lectern.page.keyboard.press(key)
        expect(lectern.html).to_have_attribute("data-view", "present")
        assert lectern.page.evaluate(VALUES) == chosen
        lectern.page.keyboard.press("p")
    picker = lectern.page.get_by_role("combobox", name="Heuristic 2", exact=True)
    picker.press("Enter")
    lectern.page.keyboard.type("m\n")
    expect(picker).to_have_value("misplaced")


def test_what_was_pressed_or_dragged_leaves_the_keys_to_the_search(lectern: Lectern) -> None:
    """An entry of the frontier, the bars between the panels, and the slider of the steps, also in a frame. On a phone
    Escape closes a picker first, then the sheet with the search.
    """
    page = lectern.open(ROMANIA).page
    bars = page.locator(".divider").first, page.locator("#bar-right")
    for element in (*bars, lectern.entries(lectern.frontier).first):
        element.click()
        expect_steps(lectern)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#search-open").click()
    lectern.open_picker("Algorithm")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#search-line")).to_be_hidden()
    expect(lectern.canvas).to_be_focused()
    expect_steps(lectern)
    framed = Lectern(page.context.new_page(), lectern.url).open(ROMANIA + "&embed=1")
    framed.slider.focus()
    expect_steps(framed, thoroughly=True)
    framed.page.close()


SHORT = "start=1,2,5,3,0,4,6,7,8"


def test_every_key_of_the_list_does_what_it_says(lectern: Lectern) -> None:
    """→ steps, ← goes back, space plays and pauses, End runs to the end, Home resets; a full stop and a comma go event
    by event. The question mark opens the list, behind which keys move nothing. Letters and signs are no shortcuts if
    the reader says so; the menu opens the list again.
    """
    page, press = lectern.open(SHORT).page, lectern.page.keyboard.press
    page.evaluate("document.activeElement.blur()")
    for key, expanded in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        press(key)
        lectern.expect_expanded(expanded)
    for key, state in ((" ", "running"), (" ", "ready"), ("End", "finished"), ("Home", "ready")):
        press(key)
        lectern.expect_state(state)
    lectern.expect_expanded(0)
    for key, generated, expanded in ((".", 0, 1), (".", 1, 1), (",", 0, 1), (",", 0, 0)):
        press(key)
        expect(lectern.html).to_have_attribute("data-generated", str(generated))
        lectern.expect_expanded(expanded)
    press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    choice = dialog.get_by_role("checkbox", name="Single letters and signs are shortcuts")
    press("ArrowRight")
    choice.uncheck()
    press("Escape")
    expect(dialog).to_be_hidden()
    lectern.expect_expanded(0)
    for key in ("?", "p", "ArrowRight"):
        press(key)
    lectern.expect_expanded(1)
    expect(dialog).to_be_hidden()
    expect(lectern.html).not_to_have_attribute("data-view", "present")
    lectern.press("Keyboard shortcuts")
    choice.check()
    press("Escape")
    lectern.start.focus()  # keys belong to the text field while it has the focus
    for key in ("Home", "ArrowRight", "?"):
        press(key)
    lectern.expect_expanded(1)
    expect(dialog).to_be_hidden()
    press("Escape")


def test_escape_hides_the_numbers_and_the_tree_is_as_before(lectern):
    """Its row takes room from the tree, which comes back."""
    lectern.open(SHORT)
    tree = lectern.page.get_by_role("region", name="Search tree", exact=True)
    lectern.press("Step", 3)
    before = tree.bounding_box()
    lectern.show_statistics()
    expect(lectern.statistics.get_by_text("Path cost g")).to_be_visible()
    lectern.page.evaluate("document.activeElement.blur()")
    lectern.page.keyboard.press("Escape")
    expect(lectern.statistics.get_by_text("Path cost g")).to_be_hidden()
    assert tree.bounding_box() == before
    lectern.page.keyboard.press("Escape")
    expect(lectern.statistics.get_by_text("Path cost g")).to_be_hidden()


def test_nodes_are_selected_with_arrow_keys(lectern):
    """In the tree arrow up and down go to parent and child; the card says which node it is."""
    lectern.open(f"{SHORT}&step=1")
    lectern.canvas.focus()
    lectern.page.keyboard.press("ArrowDown")
    card = lectern.page.locator("#node-card")
    expect(card).to_contain_text("#0")
    lectern.page.keyboard.press("ArrowDown")
    expect(card).to_contain_text("#1")
    lectern.page.keyboard.press("Shift+ArrowRight")
    expect(card).to_contain_text("#2")
    lectern.page.keyboard.press("ArrowUp")
    expect(card).to_contain_text("#0")


def test_after_a_click_the_keys_are_the_players_again(lectern):
    """Space plays after a click on Step; for who came there with Tab it presses the button, as everywhere."""
    lectern.open(SHORT)
    lectern.press("Step")
    lectern.expect_expanded(1)
    lectern.page.keyboard.press(" ")
    lectern.expect_state("running")
    lectern.page.keyboard.press(" ")
    lectern.expect_state("ready")
    lectern.press("Reset")
    lectern.expect_expanded(0)
    lectern.button("Back").focus()
    lectern.page.keyboard.press("Tab")
    expect(lectern.button("Step")).to_be_focused()
    lectern.page.keyboard.press(" ")
    lectern.expect_expanded(1)
    lectern.expect_state("ready")
