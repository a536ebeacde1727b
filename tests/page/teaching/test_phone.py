"""Exercises on a phone, in Spanish: targets for fingers, nothing cut, and the words are the language's."""

import re
from collections.abc import Callable

from lectern import Lectern
from playwright.sync_api import Browser, Locator, Page, expect

from searchlight.texts import texts
from tests.page.teaching.lesson_strip import FIRST

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest"


def test_exercises_on_a_phone_in_spanish(
    browser: Browser, base_url: str, violations: Callable[[Page], list[str]]
) -> None:
    es = texts("es").say
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block", has_touch=True)
    page = context.new_page()

    def expect_fit(shown: Locator, targets: Locator) -> None:
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert shown.evaluate("(element) => element.scrollWidth <= element.clientWidth + 1")
        assert [each.inner_text() for each in targets.all() if each.bounding_box()["height"] < 44] == []

    # challenges, chosen in the course with keys
    lectern = Lectern(page, base_url).open("lang=es")
    lectern.press(es("room.tools", {}))
    page.get_by_role("button", name=es("menu.course", {}), exact=True).press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Retos")).to_be_focused()
    page.get_by_role("button", name=es("challenge.greedy-double.title", {})).press("Enter")
    page.get_by_role("button", name="Comprobar").tap()
    expect(page.get_by_text("Todavía no está resuelto.")).to_be_visible()
    challenge = page.locator("#challenge")
    expect_fit(challenge, challenge.get_by_role("button"))
    page.get_by_role("button", name="Ir allí").press("Enter")
    expect(page.get_by_role("textbox", name="h de S")).to_be_focused()

    lectern.open("lang=es&lesson=frontier&stop=3")
    strip = page.locator("#lesson")
    expect(strip).to_contain_text(FIRST["stops"][2]["question"]["ask"]["es"])
    expect_fit(strip, strip.locator("button:visible, .choices label"))
    sizes = [mark.bounding_box()["width"] for mark in strip.get_by_role("radio").all()]
    assert 0 < max(sizes) < 24, "the line is the target, not a circle of its height"

    lectern.open(f"lang=es&predict=8&{ROMANIA}&algorithm=astar")
    region = page.get_by_role("region", name="Pregunta")
    expect(region).to_contain_text("¿Qué nodo se expande a continuación?")
    expect_fit(region, region.get_by_role("button"))
    region.get_by_role("button", name=re.compile("^Sibiu")).tap()
    expect(region).to_contain_text("Sibiu (#1) tiene el menor valor, f = 393.")

    lectern.open(f"lang=es&lines=7&{ROMANIA}&algorithm=uniform-cost&step=0")
    dialog = page.get_by_role("dialog", name=re.compile("^Ordenar el código"))
    dialog.get_by_role("button", name="frontier = PriorityQueue()", exact=True).tap()
    said = dialog.locator(".lines-said")
    expect(said).to_have_text("Línea 4, 1 nivel de sangría: frontier = PriorityQueue()")
    dialog.get_by_role("button", name="visited = set()", exact=True).tap()
    dialog.get_by_role("button", name="Subir").tap()
    expect(said).to_have_text("Línea 4, 1 nivel de sangría: visited = set()")
    expect_fit(dialog, dialog.get_by_role("button").filter(has_not_text="def "))
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    page.evaluate("document.querySelector('[data-feature=worksheet]').click()")
    sheet = page.get_by_role("dialog", name="Hoja de ejercicios")
    expect(sheet.locator('[data-figure="tree"] svg')).to_have_attribute(
        "aria-label", re.compile("Árbol de búsqueda de ")
    )
    expect(sheet.get_by_role("button", name="Imprimir o guardar como PDF")).to_be_visible()
    assert sheet.evaluate("(element) => element.scrollWidth <= element.clientWidth")
    context.close()
