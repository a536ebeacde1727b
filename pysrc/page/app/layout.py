"""The layout: which panels are shown, how much of it each has, and the two views, one for study and one for a lecture.

Attributes and properties of the document tell the style sheet (web/style/layout.css) what is shown and how large.
Each view has its own, and this browser remembers them.
"""

import json

from page.dom.bar import LEAST, MOST, Bar
from page.dom.elements import document, find, make, name, on, root
from page.text import words

VIEWS = STUDY, PRESENT = "study", "present"
PAIR = "pair"  # the view for a lecture with two searches, whose trees need the room
PANELS = ("code", "space", "statistics", "frontier", "visited")
# Panels that are hidden at first
UNASKED = {
    STUDY: (),
    PRESENT: ("statistics", "visited"),
    PAIR: ("statistics", "visited", "frontier"),
}
TABS = ("tree", "frontier", "visited", "code")  # of a narrow window: one at a time
WIDE = 44


class Layout:
    """`seam` remembers; `on_change()`: the view is another one, or a panel has another size."""

    def __init__(self, seam, on_change):
        self.seam, self.on_change = seam, on_change
        self.view, self.two = STUDY, False
        self.without = {view: list(panels) for view, panels in UNASKED.items()}
        self.shares = {STUDY: {}, PRESENT: {}}
        self.turn_code(1)
        self._recall()
        name(find("present"), words.text("room.present"), key="P")
        on(find("present"), "click", lambda _: self.toggle())
        name(find("full-screen"), words.text("room.full_screen"))
        on(find("full-screen"), "click", self._on_full_screen)
        self.tools = find("tools-open")
        name(self.tools, words.text("room.tools"))
        on(self.tools, "click", lambda _: self._open_tools(self.tools.getAttribute("aria-expanded") != "true"))
        on(find("menus"), "click", lambda event: event.target.closest("button") and self._open_tools(False))
        self._make_panels()
        self._make_tabs()
        self.bars = [
            Bar(self, find("bar-right"), "right", words.text("room.bar.right"), lambda x, y: 100 - x),
            Bar(self, find("bar-code"), "code", words.text("room.bar.code"), self._height_of_code),
        ]
        self._apply()

    def _height_of_code(self, _x, y):
        """The code's share of the height: it is below the lists, or in a lecture above the frontier."""
        return y if self.view == PRESENT else 100 - y

    def widen(self):
        """Widen the code, or restore its size."""
        wide = self.shares[STUDY].get("right", 0) >= WIDE
        for bar in self.bars:
            self.resize(bar, None if wide else WIDE if bar.name == "right" else MOST)

    # -- the two views -------------------------------------------------------------------------------------------------

    def toggle(self):
        self.enter(STUDY if self.view == PRESENT else PRESENT)

    def enter(self, view):
        if view != self.view:
            self.view = view
            if view == STUDY and document.fullscreenElement:
                document.exitFullscreen()
            self._apply()
            self.on_change()

    def arrange(self, two):
        """Lay the page out for one search or two."""
        self.two = two
        self._apply()

    def turn_code(self, number):
        """Choose whose code is shown if there is space for only one."""
        root.dataset.codeOf = str(number)

    @property
    def _hidden(self):
        """The panels that are hidden now."""
        return self.without[PAIR if self.two and self.view == PRESENT else self.view]

    def _apply(self):
        """Tell the style sheet what is shown."""
        root.dataset.view = self.view
        root.dataset.without = " ".join(self._hidden)
        find("present").setAttribute("aria-pressed", "true" if self.view == PRESENT else "false")
        for panel, box in self.boxes.items():
            box.checked = panel not in self._hidden
        for bar in self.bars:
            bar.show(self.shares[self.view].get(bar.name))

    def _on_full_screen(self, _event):
        if document.fullscreenElement:
            document.exitFullscreen()
        elif document.fullscreenEnabled:
            root.requestFullscreen()

    def _open_tools(self, yes):
        """Show or hide the tools in a narrow window."""
        self.tools.setAttribute("aria-expanded", "true" if yes else "false")

    # -- panels --------------------------------------------------------------------------------------------------------

    def _make_panels(self):
        self.boxes = {}
        host = find("panels")
        for panel in PANELS:
            label, box = make("label"), make("input", type="checkbox")
            label.append(box, make("span", textContent=words.text("room.panel." + panel)))
            on(box, "change", lambda _, panel=panel, box=box: self.show(panel, box.checked))
            host.appendChild(label)
            self.boxes[panel] = box
        find("panels-title").textContent = words.text("room.panels")

    def show(self, panel, yes):
        without = self._hidden
        if yes and panel in without:
            without.remove(panel)
        elif not yes and panel not in without:
            without.append(panel)
        self._keep()
        self._apply()
        self.on_change()

    def _make_tabs(self):
        """Make the tabs of a narrow window, which shows one panel at a time."""
        host, self.tabs = find("tabs"), {}
        host.setAttribute("aria-label", words.text("room.parts"))
        for tab in TABS:
            self.add_tab(tab, words.text("room.tab." + tab))
        self.turn_to("tree")

    def add_tab(self, tab, text):
        """Add a tab, which may be a feature's; the style sheet shows its panel."""
        button = make("button", type="button", textContent=text)
        on(button, "click", lambda _: self.turn_to(tab))
        find("tabs").appendChild(button)
        self.tabs[tab] = button

    def drop_tab(self, tab):
        self.tabs.pop(tab).remove()
        if root.dataset.tab == tab:
            self.turn_to("tree")

    def turn_to(self, tab):
        root.dataset.tab = tab
        for key, button in self.tabs.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")

    # -- what is remembered --------------------------------------------------------------------------------------------

    def resize(self, bar, share):
        """Set a bar's share of the window in per cent; None: the default."""
        shares = self.shares[self.view]
        if share is None:
            shares.pop(bar.name, None)
        else:
            share = shares[bar.name] = max(LEAST, min(MOST, round(share)))
        bar.show(share)
        self._keep()
        self.on_change()

    def _keep(self):
        self.seam.remember("room", json.dumps({"without": self.without, "shares": self.shares}))

    def _recall(self):
        """Restore what the browser remembers, ignoring invalid values."""
        try:
            kept = json.loads(self.seam.remembered("room") or "{}")
            for view, panels in kept["without"].items():
                if view in UNASKED:
                    self.without[view] = [each for each in panels if each in PANELS]
            for view in VIEWS:
                for key, share in kept["shares"][view].items():
                    self.shares[view][key] = max(LEAST, min(MOST, int(share)))
        except (ValueError, KeyError, TypeError, AttributeError):
            pass
