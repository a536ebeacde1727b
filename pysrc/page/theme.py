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
        chosen = self._kept()
        if chosen in ("light", "dark"):
            self._apply(chosen)

    def _toggle(self, _event):
        dark = root.dataset.theme == "dark" if root.hasAttribute("data-theme") else self.system.matches
        theme = "light" if dark else "dark"
        self._kept(theme)
        self._apply(theme)

    def _kept(self, theme=None):
        """What the browser keeps, after keeping `theme`; None where storage is forbidden (file://, private windows)."""
        try:
            if theme:
                localStorage.setItem(KEY, theme)
            return localStorage.getItem(KEY)
        except Exception:
            return None

    def _apply(self, theme):
        root.dataset.theme = theme
        self.on_change()
