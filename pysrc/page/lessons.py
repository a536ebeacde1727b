"""The dialog of lessons and challenges, whose panels are filled by guests when they are first looked at.

What is dropped onto the page, a lesson's file or another, is told from here.
"""

import words
from dom import document, find, make, name, on
from tabs import Tabs


class Lessons:
    """`on_panel(guest)`: its panel is looked at. `on_file(file)`: one was dropped."""

    def __init__(self, on_panel, on_file):
        self.dialog, self.on_panel, self.on_file = find("lessons"), on_panel, on_file
        opener = find("lessons-open")
        name(opener, words.LESSONS)
        on(opener, "click", lambda _: self.open())
        close = make("button", type="button", textContent=words.CLOSE)
        on(close, "click", lambda _: self.dialog.close())
        titles = (("lessons", words.LESSONS), ("challenges", words.CHALLENGES))
        panels = [(title, make("div", className="themes", id=guest + "-panel")) for guest, title in titles]
        self.tabs = Tabs(panels, self._look)
        self.dialog.append(self.tabs.element, *[panel for _, panel in panels], close)
        on(document, "dragover", self._on_drag)
        on(document, "drop", self._on_drop)

    def open(self, guest=None):
        """With this guest's panel in sight, or the one that was looked at last."""
        if not self.dialog.open:
            self.dialog.showModal()
        for at, panel in enumerate(self.tabs.panels):
            if guest and panel.id == guest + "-panel":
                return self.tabs.choose(at)
        self._look(next(panel for panel in self.tabs.panels if not panel.hidden))

    def _look(self, panel):
        if self.dialog.open:
            self.on_panel(panel.id.partition("-")[0])

    def _on_drag(self, event):
        if not event.defaultPrevented and "Files" in event.dataTransfer.types:
            event.preventDefault()

    def _on_drop(self, event):
        if not event.defaultPrevented and event.dataTransfer.files.length:
            event.preventDefault()
            self.on_file(event.dataTransfer.files.item(0))
