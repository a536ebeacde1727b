"""The dialog of lessons and challenges. Features fill its panels when they are first opened.

It also receives files that are dropped onto the page, or chosen in a field with `data-opens`.
"""

from page.dom.elements import document, find, make, make_button, name, on
from page.dom.tabs import Tabs
from page.text import words


class Lessons:
    """`on_panel(feature)` is called when its panel is opened, `on_files(files)` when some are dropped."""

    def __init__(self, on_panel, on_files):
        self.dialog, self.on_panel, self.on_files = find("lessons"), on_panel, on_files
        opener = find("lessons-open")
        name(opener, words.text("menu.course"))
        on(opener, "click", lambda _: self.open("lessons"))
        name(find("challenges-open"), words.text("control.challenges"))
        on(find("challenges-open"), "click", lambda _: self.open("challenges"))
        close = make_button(words.text("control.close"), lambda: self.dialog.close())
        titles = (("lessons", words.text("control.lessons")), ("challenges", words.text("control.challenges")))
        panels = [(title, make("div", className="themes", id=feature + "-panel")) for feature, title in titles]
        self.tabs = Tabs(panels, self._look)
        self.dialog.append(self.tabs.element, *[panel for _, panel in panels], close)
        on(document, "dragover", self._on_drag)
        on(document, "drop", self._on_drop)
        on(document, "change", self._on_chosen)

    def open(self, feature=None):
        """Open the dialog with this feature's panel, or the last one."""
        if not self.dialog.open:
            self.dialog.showModal()
        for at, panel in enumerate(self.tabs.panels):
            if feature and panel.id == feature + "-panel":
                return self.tabs.choose(at)
        self._look(next(panel for panel in self.tabs.panels if not panel.hidden))

    def _look(self, panel):
        if self.dialog.open:
            self.on_panel(panel.id.partition("-")[0])

    def _on_drag(self, event):
        if not event.defaultPrevented and "Files" in event.dataTransfer.types:
            event.preventDefault()

    def _on_chosen(self, event):
        chooser = event.target
        if chooser.getAttribute("data-opens") and chooser.files.length:
            self.on_files([chooser.files.item(at) for at in range(chooser.files.length)])
            chooser.value = ""  # the same file can be chosen again

    def _on_drop(self, event):
        files = event.dataTransfer.files
        if not event.defaultPrevented and files.length:
            event.preventDefault()
            self.on_files([files.item(at) for at in range(files.length)])
