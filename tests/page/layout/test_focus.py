"""Keys belong to the drawing: after any choice they step the search, and they never choose another one."""

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, expect

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&heuristic=table"
BOTH = ROMANIA + "&b.algorithm=uniform-cost"
PICKERS = ("Problem", "Algorithm", "Heuristic")
MENUS = ("Learn", "Tools", "Share", "More", "Jump to")
VALUES = "() => [...document.querySelectorAll('select')].map((each) => each.id + ' ' + each.value)"


def expect_steps(lectern: Lectern) -> None:
    """Every key of a presenter and of a remote moves the search by one, and no choice has another value."""
    press, chosen = lectern.page.keyboard.press, lectern.page.evaluate(VALUES)
    lectern.expect_expanded(0)
    press("PageDown")
    lectern.expect_expanded(1)
    press("ArrowRight")
    lectern.expect_expanded(2)
    press("PageUp")
    lectern.expect_expanded(1)
    press("ArrowLeft")
    lectern.expect_expanded(0)
    press(" ")
    lectern.expect_state("running")
    press(" ")
    lectern.expect_state("ready")
    press("Home")
    lectern.expect_expanded(0)
    assert lectern.page.evaluate(VALUES) == chosen


@pytest.mark.parametrize("name", PICKERS)
def test_after_a_choice_or_escape_the_drawing_has_the_focus(lectern: Lectern, name: str) -> None:
    """With the pointer and with keys, in every picker of the header."""
    page = lectern.page
    lectern.open(ROMANIA)
    picker = page.get_by_role("combobox", name=name, exact=True)
    lectern.open_picker(name).locator("[role=option]:not([aria-selected=true]):not([aria-disabled=true])").first.click()
    expect(lectern.canvas).to_be_focused()
    lectern.expect_loaded()
    expect_steps(lectern)
    picker.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("header [popover]:popover-open")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(lectern.canvas).to_be_focused()
    lectern.expect_loaded()
    picker.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(lectern.canvas).to_be_focused()
    expect_steps(lectern)


@pytest.mark.parametrize("name", MENUS)
def test_after_escape_in_a_menu_the_drawing_has_the_focus(lectern: Lectern, name: str) -> None:
    """Opened with the pointer or with keys; while a menu is open its keys are its own."""
    page = lectern.page
    lectern.open(ROMANIA)
    lectern.press(name)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    lectern.expect_expanded(0)
    page.keyboard.press("Escape")
    expect(lectern.canvas).to_be_focused()
    lectern.button(name).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(lectern.canvas).to_be_focused()
    expect_steps(lectern)


def test_after_escape_in_a_dialog_the_drawing_has_the_focus(lectern: Lectern) -> None:
    """Also if a menu that is closed by then has opened it."""
    lectern.open(ROMANIA)
    for name in ("Challenges", "Keyboard shortcuts"):
        lectern.press(name)
        expect(lectern.page.locator("dialog[open]")).to_be_visible()
        lectern.page.keyboard.press("Escape")
        expect(lectern.canvas).to_be_focused()
    expect_steps(lectern)


@pytest.mark.parametrize("view", ["", "&view=present"])
def test_a_chosen_speed_or_layout_leaves_the_keys_to_the_search(lectern: Lectern, view: str) -> None:
    """So does an entry of *Jump to*."""
    lectern.open(ROMANIA + view)
    for name in ("Speed", "Layout"):
        choice = lectern.page.get_by_role("combobox", name=name, exact=True)
        choice.focus()
        choice.select_option(index=1)
        expect(lectern.canvas).to_be_focused()
        expect_steps(lectern)
    lectern.jump("Next depth")
    expect(lectern.canvas).to_be_focused()


@pytest.mark.parametrize("search", [ROMANIA, BOTH, BOTH + "&view=present", "lesson=cheapest"])
def test_a_closed_choice_never_changes_by_a_key(lectern: Lectern, search: str) -> None:
    """Wherever there is one: → ← Page Down, Page Up and space move the search, Home and End too."""
    lectern.open(search)
    lectern.page.wait_for_function("document.querySelector('#speed').checkVisibility()")
    for choice in lectern.page.locator("select").all():
        if choice.is_visible() and choice.is_enabled():
            choice.focus()
            expect(choice).to_be_focused()
            expect_steps(lectern)


@pytest.mark.parametrize("name", [*PICKERS, "Algorithm 2", "Heuristic 2"])
def test_no_letter_chooses_in_a_closed_picker(lectern: Lectern, name: str) -> None:
    """Letters are the page's keys: p enters Present, and does not choose the pillars."""
    lectern.open("problem=eight-puzzle&start=1,2,5,3,0,4,6,7,8&b.algorithm=greedy")
    chosen = lectern.page.evaluate(VALUES)
    picker = lectern.page.get_by_role("combobox", name=name, exact=True)
    picker.focus()
    for key in ("b", "g", "z", "m", "w", "p"):
        lectern.page.keyboard.press(key)
    expect(lectern.html).to_have_attribute("data-view", "present")
    assert lectern.page.evaluate(VALUES) == chosen
    lectern.page.keyboard.press("p")


def held(lectern: Lectern) -> list[Locator]:
    """What takes the focus when it is clicked or dragged, and is no text and no slider of its own."""
    page = lectern.page
    return [page.locator(".divider").first, page.locator("#bar-right"), lectern.frontier.get_by_role("listbox")]


def test_what_was_pressed_or_dragged_leaves_the_keys_to_the_search(lectern: Lectern) -> None:
    """An entry of the frontier, the bars between the panels, and the slider of the steps."""
    lectern.open(ROMANIA)
    for element in held(lectern):
        box = element.bounding_box()
        assert box
        lectern.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        lectern.page.mouse.down()
        lectern.page.mouse.up()
        expect_steps(lectern)
    lectern.slider.focus()
    expect_steps(lectern)


def test_a_remote_does_not_change_the_answer_to_a_lesson(lectern: Lectern) -> None:
    """The answer that was ticked stays ticked while the search steps."""
    lectern.open("lesson=cheapest")
    answers = lectern.page.locator("#lesson input[type=radio]")
    answers.nth(1).click()
    lectern.page.keyboard.press("ArrowRight")
    lectern.expect_expanded(1)
    expect(answers.nth(1)).to_be_checked()


def test_a_menu_on_the_map_does_not_stop_a_remote(lectern: Lectern) -> None:
    """A pressed city offers to be the start; the next page key closes that and steps."""
    lectern.open(ROMANIA)
    page = lectern.page
    menu = page.locator(".place-menu")
    page.locator("#space-view canvas").evaluate(
        """(canvas) => {
            const { left, top, width, height } = canvas.getBoundingClientRect();
            for (let y = 4; y < height; y += 6) for (let x = 4; x < width; x += 6) {
                if (document.querySelector(".place-menu:popover-open")) return;
                canvas.dispatchEvent(new MouseEvent("contextmenu", { clientX: left + x, clientY: top + y, bubbles: true,
                    cancelable: true }));
            }
        }"""
    )
    expect(menu).to_be_visible()
    expect_steps(lectern)
    expect(menu).to_be_hidden()


def test_on_a_phone_the_keys_come_back_from_the_sheet(lectern: Lectern) -> None:
    """Escape closes a picker first, then the sheet with the search; after it the drawing has the focus."""
    page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(ROMANIA)
    page.locator("#search-open").click()
    lectern.open_picker("Algorithm")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#search-line")).to_be_hidden()
    expect(lectern.canvas).to_be_focused()
    expect_steps(lectern)


def test_in_a_frame_the_keys_step_too(lectern: Lectern) -> None:
    """Also after a press on the slider."""
    lectern = Lectern(lectern.page.context.new_page(), lectern.url).open(ROMANIA + "&embed=1")
    lectern.slider.focus()
    expect_steps(lectern)
    lectern.page.close()
