"""A bar between two panels: dragged, or moved with the arrow keys, it gives one of them more room."""

from page.dom.elements import document, on, root

LEAST, MOST, BY = 12, 70, 4  # per cent
KEYS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


class Bar:
    """`measure(x, y)`: the panel's share for a place in `main`, all in per cent."""

    def __init__(self, layout, element, key, text, measure):
        self.layout, self.element, self.name, self.measure = layout, element, key, measure
        self.dragging, self.share = False, None
        self.frame = document.querySelector("main")
        element.setAttribute("aria-label", text)
        element.setAttribute("aria-valuemin", str(LEAST))
        element.setAttribute("aria-valuemax", str(MOST))
        on(element, "pointerdown", self._on_down)
        on(element, "mousedown", lambda event: event.preventDefault())  # dragged, it takes no focus: keys step on
        on(element, "pointermove", self._on_move)
        on(element, "pointerup", self._on_up)
        on(element, "pointercancel", self._on_up)
        on(element, "dblclick", lambda _: layout.resize(self, None))
        on(element, "keydown", self._on_key)

    def show(self, share):
        self.share = share
        if share is None:
            root.style.removeProperty("--" + self.name)
        else:
            root.style.setProperty("--" + self.name, "%d%%" % share)

    def tell(self):
        """Tell assistive technology where the bar is, once the browser has laid the page out."""
        self.element.setAttribute("aria-valuenow", str(round(self.share or self._present() or LEAST)))

    def _present(self):
        """The panel's current share, set by the reader or the style sheet."""
        frame, box = self.frame.getBoundingClientRect(), self.element.getBoundingClientRect()
        if not (frame.width and frame.height):
            return 0
        return self._share(box.left + box.width / 2, box.top + box.height / 2)

    def _share(self, x, y):
        frame = self.frame.getBoundingClientRect()
        return self.measure((x - frame.left) * 100 / frame.width, (y - frame.top) * 100 / frame.height)

    def _moved(self, direction):
        """A point a little to the right and below the bar, or (direction −1) to the left and above."""
        box = self.element.getBoundingClientRect()
        return box.left + box.width / 2 + 9 * direction, box.top + box.height / 2 + 9 * direction

    def _on_down(self, event):
        self.element.setPointerCapture(event.pointerId)
        self.dragging = True

    def _on_move(self, event):
        if self.dragging:
            self.layout.resize(self, self._share(event.clientX, event.clientY))

    def _on_up(self, _event):
        self.dragging = False

    def _on_key(self, event):
        """Move the bar by keys, which then do not step the search."""
        if event.key in KEYS:
            more = 1 if self._share(*self._moved(KEYS[event.key])) > self._present() else -1
            self.layout.resize(self, (self.share or self._present()) + BY * more)
        elif event.key == "Home":
            self.layout.resize(self, None)
        else:
            return
        event.preventDefault()
        event.stopPropagation()
