"""The layout: which panels are shown, how wide the right column is, and the views for study and for a lecture.

Attributes and properties of the document tell the style sheets (web/style/grid.css, present.css, phone.css).
Both views have the same frame; this browser remembers it.
"""

import json

from page.dom.bar import LEAST, MOST, Bar
from page.dom.elements import document, find, make, name, on, root, show
from page.dom.form import check_box
from page.scope.events import Sizes
from page.text import words

VIEWS = STUDY, PRESENT = "study", "present"
PANELS = ("code", "space", "statistics", "frontier", "visited")
UNASKED = ("statistics",)  # panels that are hidden at first
TABS = ("tree", "tree-2", "map", "lists", "code", "difference")  # shown one at a time in a narrow window
OF_TWO = ("tree-2", "difference")
LISTS = ("frontier", "visited")  # of which Present shows one at a time


class Layout:
    """`scope` is the page's; `seam` remembers; `on_change()`: the view is another one, or a panel has another size."""

    def __init__(self, scope, seam, on_change):
        self.seam, self.on_change = seam, on_change
        self.view, self.two, self.mapped = STUDY, False, False
        self.without, self.shares = list(UNASKED), {}
        self._recall()
        name(find("present"), words.text("room.present"), key="P")
        name(find("leave"), words.text("room.leave"), key="P")
        for button in ("present", "leave"):
            on(find(button), "click", lambda _: self.toggle())
        name(find("full-screen"), words.text("room.full_screen"))
        on(find("full-screen"), "click", self._on_full_screen)
        self._make_panels()
        self._make_tabs()
        self.bar = Bar(self, find("bar-right"), "right", words.text("room.bar.right"), lambda x, y: 100 - x)
        # Called when the browser has laid the page out; to measure earlier would make it do so at each change.
        self._sizes = Sizes(scope, self.bar.tell)
        on(find("stages"), "click", self._on_list)
        root.dataset.list = LISTS[0]
        self._apply()

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

    def arrange(self, two, mapped):
        """Lay the page out for one search or two, with a drawing of the state space or without one."""
        self.two, self.mapped = two, mapped
        self._apply()

    def _apply(self):
        """Tell the style sheets what is shown."""
        root.dataset.view = self.view
        root.dataset.without = " ".join(self.without)
        root.dataset.mapped = "yes" if self.mapped else "no"
        find("present").setAttribute("aria-pressed", "true" if self.view == PRESENT else "false")
        for panel, box in self.boxes.items():
            box.checked = panel not in self.without
            show(box.parentElement, panel != "space" or self.mapped)
        for button in document.querySelectorAll("[data-part=brief]"):
            button.setAttribute("aria-expanded", "false" if "statistics" in self.without else "true")
        for tab, button in self.tabs.items():
            show(button, self._offers(tab))
        self.turn_list(root.dataset.list)
        if not self._offers(root.dataset.tab):
            self.turn_to("tree")
        self._show_bar(self.bar, self.shares.get("right"))

    def _show_bar(self, bar, share):
        bar.show(share)
        self._sizes.watch(bar.frame)

    def _on_full_screen(self, _event):
        if document.fullscreenElement:
            document.exitFullscreen()
        elif document.fullscreenEnabled:
            root.requestFullscreen()

    # -- panels --------------------------------------------------------------------------------------------------------

    def _make_panels(self):
        self.boxes = {}
        host = find("panels")
        for panel in PANELS:
            title = words.text("page." + panel)
            label, self.boxes[panel] = check_box(title, lambda yes, panel=panel: self.show(panel, yes))
            host.appendChild(label)
        find("panels-title").textContent = words.text("room.panels")

    def show(self, panel, yes):
        if yes and panel in self.without:
            self.without.remove(panel)
        elif not yes and panel not in self.without:
            self.without.append(panel)
        self._keep()
        self._apply()
        self.on_change()

    def turn(self, panel):
        """Show a panel, or hide it."""
        self.show(panel, panel in self.without)

    def hide_numbers(self):
        """Hide the row of all numbers, unless Escape closes something above it."""
        if "statistics" not in self.without and not document.querySelector(":popover-open"):
            self.turn("statistics")

    def _on_list(self, event):
        button = event.target.closest(".list-tabs button")
        if button:
            self.turn_list(button.dataset.list)

    def turn_list(self, chosen):
        """Show one of the two lists if there is room for only one."""
        root.dataset.list = chosen
        for button in document.querySelectorAll(".list-tabs button"):
            button.setAttribute("aria-pressed", "true" if button.dataset.list == chosen else "false")

    # -- tabs of a narrow window ---------------------------------------------------------------------------------------

    def _make_tabs(self):
        """Make the tabs of a narrow window, which shows one panel at a time."""
        host, self.tabs = find("tabs"), {}
        host.setAttribute("aria-label", words.text("room.parts"))
        for tab in TABS:
            self.add_tab(tab, words.text("room.tab." + tab))
        self.turn_to("tree")

    def _offers(self, tab):
        return (self.two or tab not in OF_TWO) and (self.mapped or tab != "map")

    def add_tab(self, tab, text):
        """Add a tab, which may be a feature's; the style sheet shows its panel."""
        button = make("button", type="button", textContent=text)
        button.dataset.tab = tab
        on(button, "click", lambda _: self.turn_to(tab))
        find("tabs").appendChild(button)
        self.tabs[tab] = button

    def drop_tab(self, tab):
        self.tabs.pop(tab).remove()
        if root.dataset.tab == tab:
            self.turn_to("tree")

    def turn_to(self, tab):
        """Show a tab. The trees of two searches are two tabs; lists and code are of the search whose tree was seen."""
        root.dataset.tab = tab
        if tab in ("tree", "tree-2"):
            root.dataset.search = "2" if tab == "tree-2" else "1"
        for key, button in self.tabs.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")

    # -- what is remembered --------------------------------------------------------------------------------------------

    def resize(self, bar, share):
        """Set a bar's share of the window in per cent; None: the default."""
        if share is None:
            self.shares.pop(bar.name, None)
        else:
            share = self.shares[bar.name] = max(LEAST, min(MOST, round(share)))
        self._show_bar(bar, share)
        self._keep()
        self.on_change()

    def _keep(self):
        self.seam.remember("frame", json.dumps({"without": self.without, "shares": self.shares}))

    def _recall(self):
        """Restore what the browser remembers, ignoring invalid values."""
        try:
            remembered = json.loads(self.seam.remembered("frame") or "{}")
            self.without = [each for each in remembered["without"] if each in PANELS]
            for key, share in remembered["shares"].items():
                self.shares[key] = max(LEAST, min(MOST, int(share)))
        except (ValueError, KeyError, TypeError, AttributeError):
            pass
