"""The header's menus. An entry that is pressed closes its menu, unless the entry then shows a message itself.

So does a button in a picker's popover that opens a tool.
"""

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
        chosen = event.target.closest(".menu-list button, .popover [data-feature]")
        if chosen and not chosen.hasAttribute("data-stays"):
            for popover in (chosen.closest("[popover]"), find("menus"), find("search-line")):
                close(popover)
