"""The page in another language: chosen by the link, by the browser, or by the reader."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from lectern import Lectern, reveal
from playwright.sync_api import Page, expect

ROMANIA = "problem=graph&algorithm=astar&heuristic=table"
STEP = {"en": "Step", "es": "Paso", "de": "Schritt", "pt-BR": "Passo"}
FRONTIER = {"en": "Frontier", "es": "Frontera", "de": "Frontier", "pt-BR": "Fronteira"}


@contextmanager
def speaking(page: Page, url: str, locale: str, fragment: str = ROMANIA) -> Iterator[Page]:
    """The page in a browser whose reader prefers a language."""
    context = page.context.browser.new_context(locale=locale)
    fresh = context.new_page()
    fetched: list[str] = []
    fresh.on("request", lambda request: fetched.extend(re.findall(r"/texts/([\w-]+)\.json$", request.url)))
    fresh.goto(f"{url}#{fragment}")
    expect(fresh.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    language = fresh.locator("html").get_attribute("lang")
    assert fetched == [language] * (language != "en")  # English comes with the page
    yield fresh
    context.close()


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=STEP[language], exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=FRONTIER[language], exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "fragment", "language"),
    [("fr-FR", "", "en"), ("es-ES", "lang=en&", "en"), ("de-AT", "", "de"), ("en", "lang=pt-BR&", "pt-BR")],
)
def test_the_link_names_the_language_or_the_browser_does(lectern, base_url, locale, fragment, language):
    """A language that we do not have is English; the document says which it is. Only the texts of this language are
    fetched. (Spanish: the tests below.)
    """
    with speaking(lectern.page, base_url, locale, fragment + ROMANIA) as page:
        expect_language(page, language)


def test_what_is_said_is_said_in_spanish(lectern, base_url, violations):
    """As in Mexico: names, sentences and numbers; axe-core finds nothing. What the solver complains of comes as a
    message, and is said beside its field."""
    with speaking(lectern.page, base_url, "es-MX", "problem=eight-puzzle&algorithm=uniform-cost&step=1200") as page:
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


def test_the_reader_chooses_a_language_and_keeps_the_search(lectern, base_url):
    """The choice stands in the address from then on, and a link that has it is read in that language; a link without
    one says nothing of it."""
    with speaking(lectern.page, base_url, "en", f"{ROMANIA}&step=3") as page:
        expect(page).to_have_url(re.compile(r"step=3"))
        assert "lang=" not in page.url
        reveal(page, "combobox", "Language").select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        expect(page.get_by_role("status")).to_have_text(re.compile(r"^Se expande Rimnicu Vilcea, f\s=\s413"))
        expect(page.get_by_role("banner")).to_contain_text("Rumania")
        assert "lang=es&step=3" in page.url
        page.evaluate("localStorage.clear()")  # the link alone says it
        page.reload()
        expect_language(page, "es")


def test_the_texts_of_the_markup_are_the_english_ones(lectern: Lectern):
    """They are there before Python: what is put in their place in another language says the same."""
    from searchlight.texts import texts

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
