"""Another language on a page that is in use: nothing is lost unasked."""

import re

from lectern import Lectern, reveal
from playwright.sync_api import Page, expect

from searchlight import solve

RECORDING = solve("graph", "astar").to_json()
DROP = """async ([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def language(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def marked(page: Page) -> bool:
    """Whether it is still the page that `mark` was called for."""
    return bool(page.evaluate("window.stillHere === true"))


def mark(page: Page) -> None:
    page.evaluate("window.stillHere = true")


def test_a_followed_link_in_another_language_loses_nothing(lectern: Lectern) -> None:
    """The link is followed in the page's language, typed text and files stay, and a button switches the language."""
    page = lectern.open("problem=graph&algorithm=astar").page
    page.get_by_role("region", name="Code", exact=True).get_by_role("button", name="Edit a copy").click()
    editor = page.get_by_role("textbox", name="Python")
    expect(editor).to_contain_text("def ")
    editor.press("Control+Home")
    page.keyboard.type("# mine")
    mark(page)
    lectern.open("problem=eight-puzzle&algorithm=greedy&lang=es&step=2")
    assert (marked(page), language(page)) == (True, "en")
    lectern.expect_expanded(2)
    expect(lectern.link_message).to_contain_text("This link is in Español")
    expect(editor).to_contain_text("# mine")
    lectern.link_message.get_by_role("button", name="Switch to Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    lectern.expect_expanded(2)
    reveal(page, "combobox", "Idioma").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    lectern.expect_loaded()


def test_the_menu_asks_before_something_would_be_lost(lectern: Lectern) -> None:
    """A search from a file is in no link: the reader is asked, and whoever stays keeps it."""
    page = lectern.open("problem=graph").page
    page.evaluate(DROP, ["roads.json", RECORDING])
    expect(page.locator("#strip")).to_contain_text("Opened roads.json")
    mark(page)
    menu = reveal(page, "combobox", "Language")
    menu.select_option("es")
    dialog = page.get_by_role("dialog", name="Switch to Español?")
    expect(dialog).to_contain_text("the search from a file")
    dialog.get_by_role("button", name="Stay in English").click()
    menu = reveal(page, "combobox", "Language")
    expect(menu).to_have_value("en")
    assert marked(page)
    expect(page.locator("#strip")).to_contain_text("Opened roads.json")
    menu.select_option("es")
    dialog.get_by_role("button", name="Switch to Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    reveal(page, "combobox", "Idioma").select_option("en")
    lectern.expect_loaded()


def test_what_was_typed_and_not_accepted_is_named(lectern: Lectern) -> None:
    """The field's text is in no link."""
    page = lectern.open("problem=eight-puzzle").page
    lectern.start.fill("1,2")
    lectern.start.press("Enter")
    expect(lectern.start).to_have_attribute("aria-invalid", "true")
    reveal(page, "combobox", "Language").select_option("es")
    expect(page.get_by_role("dialog", name="Switch to Español?")).to_contain_text("text that you typed")
    page.keyboard.press("Escape")
    expect(lectern.start).to_have_value("1,2")
