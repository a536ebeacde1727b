"""The page in another language: chosen by the link, by the browser, or by the reader, who loses nothing unasked.

And words that a student may not know: each is a button that shows its meaning.
"""

import re

from lectern import Lectern, reveal
from playwright.sync_api import Browser, Locator, Page, expect

from searchlight import solve
from searchlight.texts import texts


def explain(lectern: Lectern, words: Locator) -> set[str]:
    """What these words are explained as, each pressed once with a key, and left with Escape."""
    page, said, met = lectern.page, lectern.page.locator("#explanation"), set()
    for word in words.all():
        word.press("Enter" if len(met) % 2 else "Space")
        expect(said).to_be_visible()
        met.add(said.evaluate("it => it.firstChild.textContent"))  # of a number more is told below it
        expect(word).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(said).to_be_hidden()
        expect(word).to_be_focused()
        expect(word).to_have_attribute("aria-expanded", "false")
    return met


def test_every_word_is_explained_by_a_press_or_a_key(lectern: Lectern, violations) -> None:
    """In the statistics, the legend, the lists, the card and the pickers; the keys' own work is not done."""
    lectern.open("problem=eight-puzzle&algorithm=astar&step=3")
    page, said = lectern.page, lectern.page.locator("#explanation")
    expect(page.locator("#verdict-text")).not_to_be_empty()  # the solver has judged h: the promises stay what they are
    expect(lectern.tree.locator("[data-term=duplicate]")).to_be_visible()  # on a first visit
    lectern.show_statistics()
    lectern.entries(lectern.frontier).first.click()
    met = explain(lectern, page.locator("[data-term]:visible"))
    for name in ("Algorithm", "Problem", "Heuristic"):
        picker = lectern.open_picker(name)
        met |= explain(lectern, picker.locator("[data-term]:visible"))
        expect(picker).to_be_visible()
        page.keyboard.press("Escape")
        expect(picker).to_be_hidden()
    lectern.expect_expanded(3)
    glossary = {text for name, text in texts().messages.items() if name.startswith("glossary.")}
    assert met <= glossary
    named = ("frontier", "branching", "expand", "generate", "g", "h", "f", "row", "duplicate", "admissible",
             "consistent", "complete", "optimal", "tie.fifo", "order", "reopen", "growth", "visited")  # fmt: skip
    assert {texts().messages[f"glossary.{name}"] for name in named} <= met

    lectern.choose("Tie-breaking", "low-h")
    tie = page.get_by_role("button", name="Tie-breaking: what it means")
    tie.click()
    expect(said).to_contain_text("the one with the lower h is expanded first")
    lectern.frontier.get_by_role("button", name="Frontier: what it means").click()  # another word is explained now
    expect(said).to_contain_text("Frontier: ")
    assert violations(page) == []
    page.locator("h1").click()
    expect(said).to_be_hidden()
    page.keyboard.press("ArrowRight")  # after a press with the pointer the keys are the player's
    lectern.expect_expanded(1)

    lectern.open("problem=graph&algorithm=iterative-deepening&step=2&b.algorithm=uniform-cost")
    lectern.show_statistics()
    calls = lectern.statistics.get_by_role("button", name="Calls: what it means", exact=True)
    calls.click()
    expect(said).to_have_text(re.compile("^Calls: "))
    calls.click()
    expect(said).to_be_hidden()
    page.get_by_role("region", name="Statistics 2").get_by_role("button", name="Frontier: what it means 2").click()
    expect(said).to_have_text(re.compile("^Frontier: "))
    page.keyboard.press("Escape")


ROMANIA = "problem=graph&algorithm=astar&heuristic=table"
STEP = {"en": "Step", "es": "Paso"}
FRONTIER = {"en": "Frontier", "es": "Frontera"}


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=STEP[language], exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=FRONTIER[language], exact=True)).to_be_visible()


def test_what_is_said_is_said_in_spanish(browser: Browser, base_url: str, violations):
    """As in Mexico, where the browser says so: names, sentences and numbers; axe-core finds nothing. What the solver
    complains of comes as a message, and is said beside its field. Of the texts, only Spanish ones are fetched.
    (How a language is chosen: tests/web/start/language.test.js.)
    """
    with browser.new_context(locale="es-MX") as context:
        page, fetched = context.new_page(), list[str]()
        page.on("request", lambda request: fetched.extend(re.findall(r"/texts/([\w-]+)\.json$", request.url)))
        page.goto(f"{base_url}#problem=eight-puzzle&algorithm=uniform-cost&step=1200")
        expect(page.locator("html")).to_have_attribute("data-expanded", "1200")
        assert fetched == ["es"]
        expect_language(page, "es")
        expect(page.get_by_role("status")).to_have_text(re.compile(r"^Se expande .*, g\s=\s\d+"))
        picture = page.get_by_role("status").locator(".said-face")  # also of a sentence that does not begin with it
        expect(picture).to_be_visible()
        assert picture.evaluate("picture => getComputedStyle(picture).marginRight") == "0px"  # before a comma
        for name in ("Árbol de búsqueda", "Frontera", "Visitados", "Código"):
            expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
        for name in ("Problema", "Algoritmo"):
            expect(page.get_by_role("combobox", name=name, exact=True)).to_have_count(1)
        expect(page.locator("body")).to_contain_text(re.compile(r"1200\s*expandidos"))
        assert violations(page) == []
        page.get_by_role("region", name="Frontera").get_by_role("option").first.click()
        expect(page.locator("#node-card")).to_contain_text(re.compile("arriba|abajo|izquierda|derecha"))
        reveal(page, "textbox", "Estado inicial").fill("1,2")
        page.keyboard.press("Enter")
        complaint = "Este tablero tiene 2 números. Escriba 9 números separados por comas, fila por fila."
        expect(page.locator("#complaint-start")).to_have_text(complaint)


def test_the_texts_of_the_markup_are_the_english_ones(lectern: Lectern):
    """They are there before Python: what is put in their place in another language says the same."""
    lectern.open(ROMANIA)
    told = lectern.page.evaluate(
        """() => [document, ...Array.from(document.querySelectorAll("template"), (it) => it.content)].flatMap(host => [
            ...Array.from(host.querySelectorAll("[data-text]"), (it) => [it.dataset.text, it.textContent]),
            ...Array.from(host.querySelectorAll("[data-label]"), (it) => [it.dataset.label, it.ariaLabel]),
        ])"""
    )
    said = {name: text for name, text in told if name != "page.opening"}  # that one has given way to others
    assert len(said) > 8
    assert said == {name: texts().messages[name] for name in said}


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
    page.evaluate("location.hash = 'problem=eight-puzzle&algorithm=greedy&lang=es&step=2'")
    lectern.expect_expanded(2)
    assert (marked(page), language(page)) == (True, "en")
    lectern.expect_expanded(2)
    expect(lectern.link_message).to_contain_text("This link is in Español")
    expect(editor).to_contain_text("# mine")
    lectern.link_message.get_by_role("button", name="Switch to Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    lectern.expect_expanded(2)
    lectern.expect_fragment("lang=es&step=2")
    page.evaluate("localStorage.clear()")  # the link alone says it
    page.reload()
    expect_language(page, "es")
    reveal(page, "combobox", "Idioma").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    lectern.expect_loaded()


def test_the_menu_asks_before_something_would_be_lost(lectern: Lectern) -> None:
    """A search from a file is in no link, nor is what was typed and refused: the reader is asked, and whoever stays
    keeps it."""
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
    lectern.open("problem=eight-puzzle")
    lectern.start.fill("1,2")
    lectern.start.press("Enter")
    expect(lectern.start).to_have_attribute("aria-invalid", "true")
    reveal(page, "combobox", "Language").select_option("es")
    expect(page.get_by_role("dialog", name="Switch to Español?")).to_contain_text("text that you typed")
    page.keyboard.press("Escape")
    expect(lectern.start).to_have_value("1,2")
