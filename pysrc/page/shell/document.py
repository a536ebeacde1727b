"""What the document shows of the page: attributes, the theme, messages; and work that waits until the page is idle.

Only this module writes `data-state` and the counts of each stage.
"""

import gc

from js import clearTimeout, matchMedia, setTimeout

from page.dom.elements import find, message, name, on, root, show
from page.dom.seam import seam
from page.text import words


class Attributes:
    def __init__(self):
        self.loading = True  # a link is being opened
        self.failed = False
        self.written = {}

    def write(self, stages, playing, at_end):
        """Write them from the stages and their clock."""
        for stage in stages:
            player = stage.player
            if player.loaded:
                stats = player.table.at(player.t).stats
                for name in ("expanded", "generated", "frontier"):
                    self._set(name if stage.number == 1 else "%s-%d" % (name, stage.number), getattr(stats, name))
                if stage.number == 1:
                    self._set_value(player)
        if self.failed:
            state = "error"
        elif self.loading:
            state = "loading"
        else:
            state = "finished" if at_end else "running" if playing else "ready"
        self._set("state", state)

    def drop(self, number):
        """Remove a stage's attributes."""
        for count in ("expanded", "generated", "frontier"):
            key = "%s-%d" % (count, number)
            self.written.pop(key, None)
            root.removeAttribute("data-" + key)

    def _set_value(self, player):
        """The value of a game tree's root, once it is known."""
        value = player.result.get("value") if player.at_end else None
        if value is not None:
            self._set("value", value)
        elif self.written.pop("value", None) is not None:
            root.removeAttribute("data-value")

    def _set(self, name, value):
        if self.written.get(name) != value:
            self.written[name] = value
            root.setAttribute("data-" + name, str(value))


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


MOST = 8  # sentences about one link


class Messages:
    def __init__(self):
        self.complaints, self.offered = [], []  # sentences about the latest link, and buttons after them
        close = find("strip-close")
        close.setAttribute("aria-label", words.text("control.close"))
        on(close, "click", lambda _: self.announce(None))

    def say(self, text):
        """Show one sentence in place of all earlier ones; None: show none."""
        self.complaints, self.offered = [], []
        message(find("link-message"), text)

    def complain(self, text):
        """Add a sentence about the followed link to those already shown."""
        if text not in self.complaints and len(self.complaints) < MOST:
            self.complaints.append(text)
            message(find("link-message"), " ".join(self.complaints))
            for button in self.offered:
                find("link-message").append(" ", button)

    def offer(self, text, button):
        """Add a sentence about the followed link, and a button behind all sentences."""
        self.offered.append(button)
        self.complain(text)

    def announce(self, title, text=""):
        """Show a title in the strip; None: hide the strip."""
        show(find("strip"), title is not None)
        if title is not None:
            find("strip-title").textContent, find("strip-text").textContent = title, text


PAUSE = 400  # milliseconds of rest; browsers limit how often an address may be written, and a long one takes a frame
GARBAGE = 2**18  # bytes after which MicroPython collects in any case, instead of after every 16 KB


class Rest:
    """`on_rest()` is called when nothing has been shown for a while."""

    def __init__(self, on_rest):
        gc.threshold(GARBAGE)  # type: ignore[attr-defined] # MicroPython's
        self.on_rest = on_rest
        self.timer = None
        self.then = self._then  # one function object for JavaScript

    def later(self):
        """Start waiting again, as something was shown."""
        clearTimeout(self.timer)
        self.timer = setTimeout(self.then, PAUSE)

    def _then(self, *_):
        self.on_rest()
        gc.collect()
