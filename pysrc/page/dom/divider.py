"""The bar between two views: dragged, or moved with the arrow keys, it gives one of them more room."""

from page.dom.elements import on, show

LEAST, MOST, STEP = 15, 85, 5  # per cent
HALF = 50


class Divider:
    """`bar` is between `first` and its neighbour in `frame`; `--share` is the share of `first` in per cent."""

    def __init__(self, frame, bar, first):
        self.frame, self.bar, self.first = frame, bar, first
        self.dragging = False
        self.natural = HALF  # its share until it is moved
        bar.setAttribute("aria-valuemin", str(LEAST))
        bar.setAttribute("aria-valuemax", str(MOST))
        bar.setAttribute("aria-controls", first.id)
        on(bar, "pointerdown", self._on_down)
        on(bar, "mousedown", lambda event: event.preventDefault())  # dragged, it takes no focus: keys step on
        on(bar, "pointermove", self._on_move)
        on(bar, "pointerup", self._on_up)
        on(bar, "pointercancel", self._on_up)
        on(bar, "dblclick", lambda _: self._set(self.natural))
        on(bar, "keydown", self._on_key)
        self._set(HALF)

    def begin_at(self, share):
        """Set the share for a drawing, unless the reader has moved the bar."""
        if self.share == self.natural:
            self._set(share)
        self.natural = share

    def name(self, text):
        self.bar.setAttribute("aria-label", text)

    def show(self, yes):
        show(self.bar, yes)
        self.frame.classList.toggle("split", yes)

    def _set(self, share):
        self.share = max(LEAST, min(MOST, round(share)))
        self.frame.style.setProperty("--share", "%d%%" % self.share)
        self.bar.setAttribute("aria-valuenow", str(self.share))

    def _on_down(self, event):
        self.bar.setPointerCapture(event.pointerId)
        self.dragging = True

    def _on_move(self, event):
        if self.dragging:
            box = self.frame.getBoundingClientRect()
            if self.bar.clientWidth < self.bar.clientHeight:  # the views are side by side
                self._set((event.clientX - box.left) * 100 / box.width)
            else:
                self._set((event.clientY - box.top) * 100 / box.height)

    def _on_up(self, _event):
        self.dragging = False

    def _on_key(self, event):
        """Move the bar by keys, which then do not step the search."""
        move = {"ArrowLeft": -STEP, "ArrowUp": -STEP, "ArrowRight": STEP, "ArrowDown": STEP}.get(event.key)
        if event.key in ("Home", "End"):
            self._set(LEAST if event.key == "Home" else MOST)
        elif move is not None:
            self._set(self.share + move)
        else:
            return
        event.preventDefault()
        event.stopPropagation()
