"""Light or dark: the system's choice until the reader makes one, which is kept in this browser."""

from js import localStorage, matchMedia

import words
from dom import find, name, on, root

KEY = "searchlight-theme"


class Theme:
    def __init__(self, on_change):
        self.on_change = on_change
        self.system = matchMedia("(prefers-color-scheme: dark)")
        name(find("theme"), words.THEME, "◐")
        on(find("theme"), "click", self._toggle)
        on(self.system, "change", lambda _: on_change())
        try:
            chosen = localStorage.getItem(KEY)
        except Exception:  # storage can be forbidden (file://, private windows): then a choice lasts as long as the page
            chosen = None
        if chosen in ("light", "dark"):
            self._apply(chosen)

    def _toggle(self, _event):
        dark = root.dataset.theme == "dark" if root.hasAttribute("data-theme") else self.system.matches
        theme = "light" if dark else "dark"
        try:
            localStorage.setItem(KEY, theme)
        except Exception:
            pass
        self._apply(theme)

    def _apply(self, theme):
        root.dataset.theme = theme
        self.on_change()
