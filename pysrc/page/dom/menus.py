"""The header's menus. A press on an entry closes its menu, unless what the entry says then is to be read there."""

from page.dom.elements import document, find, name, on
from page.dom.popover import attach, close
from page.text import words


class Menus:
    def __init__(self):
        for button in document.querySelectorAll(".menu > button"):
            attach(button.nextElementSibling, button, at_end=True)
        name(find("more-open"), words.text("menu.more"), "⋯")
        name(find("tools-open"), words.text("room.tools"), "⋯")
        attach(find("menus"), find("tools-open"), at_end=True)
        on(document, "click", self._on_click)

    def _on_click(self, event):
        chosen = event.target.closest(".menu-list button")
        if chosen and not chosen.hasAttribute("data-stays"):
            close(chosen.closest(".menu-list"))
            close(find("menus"))
