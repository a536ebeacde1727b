"""The header's menus: one is open at a time, until a press inside or outside it or Escape."""

from page.dom.elements import document, on


class Menus:
    def __init__(self):
        on(document, "click", self._on_click)
        on(document, "keydown", self._on_key)

    def _on_click(self, event):
        chosen = event.target.closest(".menu-list button")
        for menu in document.querySelectorAll(".menu[open]"):
            if chosen or not menu.contains(event.target):
                menu.open = False

    def _on_key(self, event):
        menu = document.querySelector(".menu[open]")
        if menu and event.key == "Escape":
            menu.open = False
            menu.querySelector("summary").focus()
