"""The page without a pointer."""

import pytest
from lectern import Lectern
from playwright.sync_api import expect


@pytest.fixture(autouse=True)
def fresh(lectern):
    """A short search, from its start."""
    lectern.open("start=1,2,5,3,0,4,6,7,8")
    lectern.page.evaluate("document.activeElement.blur()")


def test_every_key_of_the_list_does_what_it_says(lectern):
    """→ steps, ← goes back, space plays and pauses, End runs to the end, Home resets."""
    keyboard = lectern.page.keyboard
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    lectern.expect_expanded(2)
    keyboard.press("ArrowLeft")
    lectern.expect_expanded(1)
    keyboard.press(" ")
    lectern.expect_state("running")
    keyboard.press(" ")
    lectern.expect_state("ready")
    keyboard.press("End")
    lectern.expect_state("finished")
    keyboard.press("Home")
    lectern.expect_state("ready")
    lectern.expect_expanded(0)


def test_escape_hides_the_numbers_and_the_tree_is_as_before(lectern):
    """Its row takes room from the tree, which comes back."""
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


def test_fine_steps_have_keys(lectern):
    """A full stop and a comma go event by event."""
    lectern.page.keyboard.press(".")
    lectern.page.keyboard.press(".")
    expect(lectern.html).to_have_attribute("data-generated", "1")
    lectern.expect_expanded(1)
    lectern.page.keyboard.press(",")
    lectern.page.keyboard.press(",")
    lectern.expect_expanded(0)


def test_the_question_mark_lists_the_keys(lectern):
    """The list opens as a dialog and Escape closes it; meanwhile keys do not move the search behind it."""
    lectern.page.keyboard.press("?")
    dialog = lectern.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    lectern.page.keyboard.press("ArrowRight")
    lectern.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    lectern.expect_expanded(0)


def test_letters_are_no_shortcuts_if_the_reader_says_so(lectern):
    """For those who speak to their computer; arrows and space still step, and the menu opens the list again."""
    lectern.page.keyboard.press("?")
    dialog = lectern.page.get_by_role("dialog", name="Keyboard shortcuts")
    choice = dialog.get_by_role("checkbox", name="Single letters and signs are shortcuts")
    choice.uncheck()
    lectern.page.keyboard.press("Escape")
    for key in ("?", "p", "ArrowRight"):
        lectern.page.keyboard.press(key)
    lectern.expect_expanded(1)
    expect(dialog).to_be_hidden()
    expect(lectern.html).not_to_have_attribute("data-view", "present")
    lectern.press("Keyboard shortcuts")
    choice.check()


def test_typing_in_a_field_moves_nothing(lectern):
    """Keys belong to the text field while it has the focus."""
    lectern.start.focus()
    lectern.page.keyboard.press("Home")
    lectern.page.keyboard.press("ArrowRight")
    lectern.page.keyboard.press("?")
    lectern.expect_expanded(0)
    expect(lectern.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_hidden()


def test_nodes_are_selected_with_arrow_keys(lectern):
    """In the tree arrow up and down go to parent and child; the card says which node it is."""
    lectern.page.keyboard.press("ArrowRight")
    lectern.expect_expanded(1)
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


def test_every_control_can_be_reached_with_the_tab_key(lectern):
    """Tab comes by every button, choice, field and slider that the page shows, and by the tree and the lists."""
    # In a tab of its own: in Firefox, Tab goes on from the page into the browser's own bars, and the focus stays there.
    lectern = Lectern(lectern.page.context.new_page(), lectern.url).open()
    expect(lectern.page.locator("#verdict")).to_contain_text("consistent")  # its words are buttons, and come last
    numbered = """() => [...document.querySelectorAll('button, select, input, canvas[tabindex], [role=listbox]')]
        .filter((it) => it.checkVisibility() && it.tabIndex >= 0)
        .map((it, i) => (it.dataset.stop = i, String(i)))"""
    wanted = set(lectern.page.evaluate(numbered))
    reached = set()
    for _ in range(len(wanted) + 12):
        lectern.page.keyboard.press("Tab")
        reached.add(lectern.page.evaluate("document.activeElement.dataset.stop"))
    lectern.page.close()
    assert wanted <= reached


def test_after_a_click_the_keys_are_the_players_again(lectern):
    """Space plays after a click on Step; for who came there with Tab it presses the button, as everywhere."""
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


def test_a_key_for_a_choice_that_has_just_been_hidden_does_nothing(lectern):
    lectern.open("problem=graph&algorithm=astar&step=1")
    speed = lectern.page.get_by_role("combobox", name="Speed")
    speed.focus()
    lectern.page.keyboard.press("Escape")  # without a key before, a list is never opened
    press = 'new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true })'
    speed.evaluate(f"(speed) => {{ speed.hidden = true; speed.dispatchEvent({press}); speed.hidden = false; }}")
    lectern.press("Step")
    lectern.expect_expanded(2)
