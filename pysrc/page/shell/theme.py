"""Light or dark: the system's choice until the reader makes one, which is kept in this browser."""

from js import matchMedia

from page.dom.elements import find, name, on, root
from page.dom.seam import seam
from page.text import words

KEPT = "theme"  # key in the browser's memory


class Theme:
    def __init__(self, on_change):
        self.on_change = on_change
        self.system = matchMedia("(prefers-color-scheme: dark)")
        name(find("theme"), words.text("control.theme"))
        on(find("theme"), "click", self._toggle)
        on(self.system, "change", lambda _: on_change())
        chosen = seam.remembered(KEPT)
        if chosen in ("light", "dark"):
            self._apply(chosen)

    def _toggle(self, _event):
        dark = root.dataset.theme == "dark" if root.hasAttribute("data-theme") else self.system.matches
        theme = "light" if dark else "dark"
        self._apply(theme)
        seam.remember(KEPT, theme)

    def _apply(self, theme):
        root.dataset.theme = theme
        self.on_change()
