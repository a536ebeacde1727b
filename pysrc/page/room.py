"""The room: which panels are shown, how much of it each has, and the two views, one for study and one for a lecture.

What is shown and how large is said to the style sheet by attributes and properties of the document
(web/style/room.css); each view has its own, and this browser remembers them.
"""

import json

import words
from dom import document, find, make, name, on, root

VIEWS = STUDY, PRESENT = "study", "present"
PANELS = ("setup", "about", "code", "space", "statistics", "frontier", "visited")
UNASKED = {STUDY: (), PRESENT: ("setup", "about", "statistics", "visited")}  # what is away until one asks for it
TABS = ("tree", "frontier", "visited", "code", "setup")  # of a narrow window: one at a time
LEAST, MOST, BY = 12, 70, 4  # per cent
WIDE = 44
KEYS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


class Room:
    """`seam` remembers; `on_change()`: the view is another one, or a panel has another size."""

    def __init__(self, seam, on_change):
        self.seam, self.on_change = seam, on_change
        self.view = STUDY
        self.without = {view: list(UNASKED[view]) for view in VIEWS}
        self.shares = {STUDY: {}, PRESENT: {}}
        self._recall()
        name(find("present"), words.PRESENT, key="P")
        on(find("present"), "click", lambda _: self.toggle())
        name(find("full-screen"), words.FULL_SCREEN)
        on(find("full-screen"), "click", self._on_full_screen)
        self._make_panels()
        self._make_tabs()
        self.bars = [
            Bar(self, find("bar-left"), "left", words.BARS["left"], lambda x, y: x),
            Bar(self, find("bar-right"), "right", words.BARS["right"], lambda x, y: 100 - x),
            Bar(self, find("bar-code"), "code", words.BARS["code"], self._height_of_code),
        ]
        self._apply()

    def _height_of_code(self, _x, y):
        """It stands below what is chosen, or, in a lecture, above the frontier."""
        return y if self.view == PRESENT else 100 - y

    def widen(self):
        """Room to read the code, or as before."""
        wide = self.shares[STUDY].get("left", 0) >= WIDE
        for bar in self.bars:
            if bar.name != "right":
                self.resize(bar, None if wide else WIDE if bar.name == "left" else MOST)

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

    def _apply(self):
        """Says to the style sheet what is shown."""
        root.dataset.view = self.view
        root.dataset.without = " ".join(self.without[self.view])
        find("present").setAttribute("aria-pressed", "true" if self.view == PRESENT else "false")
        for panel, box in self.boxes.items():
            box.checked = panel not in self.without[self.view]
        for bar in self.bars:
            bar.show(self.shares[self.view].get(bar.name))

    def _on_full_screen(self, _event):
        if document.fullscreenElement:
            document.exitFullscreen()
        elif document.fullscreenEnabled:
            root.requestFullscreen()

    # -- panels --------------------------------------------------------------------------------------------------------

    def _make_panels(self):
        self.boxes = {}
        host = find("panels-list")
        for panel in PANELS:
            label, box = make("label"), make("input", type="checkbox")
            label.append(box, make("span", textContent=words.PANELS[panel]))
            on(box, "change", lambda _, panel=panel, box=box: self.show(panel, box.checked))
            host.appendChild(label)
            self.boxes[panel] = box
        find("panels-title").textContent = words.PANELS_TITLE

    def show(self, panel, yes):
        without = self.without[self.view]
        if yes and panel in without:
            without.remove(panel)
        elif not yes and panel not in without:
            without.append(panel)
        self._keep()
        self._apply()
        self.on_change()

    def _make_tabs(self):
        """Where there is room for one panel at a time: which."""
        host, self.tabs = find("tabs"), {}
        host.setAttribute("aria-label", words.PARTS)
        for tab in TABS:
            button = make("button", type="button", textContent=words.TABS[tab])
            on(button, "click", lambda _, tab=tab: self.turn_to(tab))
            host.appendChild(button)
            self.tabs[tab] = button
        self.turn_to("tree")

    def turn_to(self, tab):
        root.dataset.tab = tab
        for key, button in self.tabs.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")

    # -- what is remembered --------------------------------------------------------------------------------------------

    def resize(self, bar, share):
        """`share` of the window in per cent; None: as by default."""
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
        """What the browser remembers, as far as it makes sense."""
        try:
            kept = json.loads(self.seam.remembered("room") or "{}")
            for view in VIEWS:
                self.without[view] = [each for each in kept["without"][view] if each in PANELS]
                for key, share in kept["shares"][view].items():
                    self.shares[view][key] = max(LEAST, min(MOST, int(share)))
        except (ValueError, KeyError, TypeError, AttributeError):
            pass


class Bar:
    """A bar between two panels: dragged, or moved with the arrow keys, it gives one of them more room.

    `measure(x, y)`: the panel's share for a place in `main`, all in per cent.
    """

    def __init__(self, room, element, key, text, measure):
        self.room, self.element, self.name, self.measure = room, element, key, measure
        self.dragging, self.share = False, None
        self.frame = document.querySelector("main")
        element.setAttribute("aria-label", text)
        element.setAttribute("aria-valuemin", str(LEAST))
        element.setAttribute("aria-valuemax", str(MOST))
        on(element, "pointerdown", self._on_down)
        on(element, "pointermove", self._on_move)
        on(element, "pointerup", self._on_up)
        on(element, "pointercancel", self._on_up)
        on(element, "dblclick", lambda _: room.resize(self, None))
        on(element, "keydown", self._on_key)

    def show(self, share):
        self.share = share
        if share is None:
            root.style.removeProperty("--" + self.name)
        else:
            root.style.setProperty("--" + self.name, "%d%%" % share)
        self.element.setAttribute("aria-valuenow", str(round(share or self._present() or LEAST)))

    def _present(self):
        """The share that it has now, wherever it comes from."""
        frame, box = self.frame.getBoundingClientRect(), self.element.getBoundingClientRect()
        if not (frame.width and frame.height):
            return 0
        return self._share(box.left + box.width / 2, box.top + box.height / 2)

    def _share(self, x, y):
        frame = self.frame.getBoundingClientRect()
        return self.measure((x - frame.left) * 100 / frame.width, (y - frame.top) * 100 / frame.height)

    def _moved(self, way):
        """A place a little to the right of it and below, or (way −1) to the left and above."""
        box = self.element.getBoundingClientRect()
        return box.left + box.width / 2 + 9 * way, box.top + box.height / 2 + 9 * way

    def _on_down(self, event):
        self.element.setPointerCapture(event.pointerId)
        self.dragging = True

    def _on_move(self, event):
        if self.dragging:
            self.room.resize(self, self._share(event.clientX, event.clientY))

    def _on_up(self, _event):
        self.dragging = False

    def _on_key(self, event):
        """The bar's own keys: they do not step the search."""
        if event.key in KEYS:
            more = 1 if self._share(*self._moved(KEYS[event.key])) > self._present() else -1
            self.room.resize(self, (self.share or self._present()) + BY * more)
        elif event.key == "Home":
            self.room.resize(self, None)
        else:
            return
        event.preventDefault()
        event.stopPropagation()
