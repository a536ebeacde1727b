"""A long list of nodes of which only the visible rows exist."""

import json

from js import ResizeObserver, requestAnimationFrame

from boards import small_picture
from dom import escape, make, on, root_size

ROW = 3.1  # rem, as the style sheet has it
SPARE = 4  # rows kept beyond both edges, so that a quick scroll shows no gap


class NodeList:
    """Shows `source` (count, rows(from, n), indexOf(row)) of the table; a click or Enter chooses a node.

    `describe(entry, place)` gives one row's HTML beside the picture, and its CSS classes;
    `empty` is said when there is none.
    """

    def __init__(self, element, label, describe, on_choose):
        self.element = element
        self.describe = describe
        self.on_choose = on_choose
        self.source = self.table = None
        self.columns = 3
        self.selected, self.count, self.t = -1, 0, -1
        self.empty = ""
        self._height = self._html = None
        self._frame = self._on_frame
        self._waiting = False
        element.setAttribute("role", "listbox")
        element.setAttribute("aria-label", label)
        element.tabIndex = 0
        self.spacer = make("div")
        self.spacer.setAttribute("role", "presentation")
        self.rows = make("div", className="rows")
        self.rows.setAttribute("role", "presentation")
        element.append(self.spacer, self.rows)
        self.scroll_top = self.view_height = 0
        self.row_height = ROW * root_size()
        ResizeObserver.new(self._measure).observe(element)
        on(element, "scroll", self._on_scroll)
        on(element, "click", self._on_click)
        on(element, "keydown", self._on_key)

    def _measure(self, *_):
        """Notes the sizes when they change: asking after each change of the page would lay it out there and then."""
        self.row_height = ROW * root_size()
        self.view_height = self.element.clientHeight
        self._draw()

    def load(self, player):
        self.table, self.columns, self.source = player.table, player.columns, None
        self.selected, self.count, self.t = -1, 0, -1
        self.scroll_top = self.element.scrollTop = 0

    def show(self, source, t):
        """`source`: the table's list for the time t."""
        self.source, self.count, self.t = source, source.count, t
        height = "%dpx" % int(self.count * self.row_height)
        if height != self._height:
            self.spacer.style.height = self._height = height
        self._draw()

    def _draw(self):
        if self.source is None:
            return
        height = self.row_height
        first = max(0, int(self.scroll_top / height) - SPARE)
        wanted = min(self.count - first, int(self.view_height / height) + 2 * SPARE + 1)
        if wanted <= 0 and self.count:
            first = max(0, self.count - SPARE)
            wanted = self.count - first
        if not self.count:
            self._html = None
            self.rows.innerHTML = '<p class="note empty" role="option" aria-selected="false">%s</p>' % escape(
                self.empty
            )
            self.rows.style.transform = "none"
            return
        entries = json.loads(self.table.entries(self.source.rows(first, wanted), self.t))
        html = []
        for offset, entry in enumerate(entries):
            text, classes = self.describe(entry, first + offset)
            chosen = entry["row"] == self.selected
            html.append(
                '<div class="entry %s%s" role="option" id="%s-%d" data-row="%d" aria-posinset="%d" aria-setsize="%d" '
                'aria-selected="%s">%s%s</div>'
                % (
                    classes,
                    " selected" if chosen else "",
                    self.element.id,
                    entry["row"],
                    entry["row"],
                    first + offset + 1,
                    self.count,
                    "true" if chosen else "false",
                    small_picture(entry, self.columns),
                    text,
                )
            )
        html = "".join(html)
        if html != self._html:
            self.rows.innerHTML = self._html = html
            self.rows.style.transform = "translateY(%dpx)" % int(first * height)

    def select(self, row):
        """Marks the node and scrolls to it, where it is in the list; −1: none."""
        self.selected = row
        if row < 0 or not self.bring(row):
            self._draw()

    def bring(self, row):
        """Scrolls to the node and draws, if it is in the list. Returns whether it is."""
        place = self.source.indexOf(row) if self.source is not None else -1
        if place < 0:
            return False
        height, view = self.row_height, self.element
        top = place * height
        if top < self.scroll_top or top + height > self.scroll_top + self.view_height:
            view.scrollTop = max(0, top - self.view_height / 2)
            self.scroll_top = view.scrollTop
        self._draw()
        return True

    def _on_scroll(self, _event):
        if not self._waiting:
            self._waiting = True
            requestAnimationFrame(self._frame)

    def _on_frame(self, _now):
        self._waiting = False
        self.scroll_top = self.element.scrollTop
        self._draw()

    def _on_click(self, event):
        entry = event.target.closest(".entry[data-row]")
        if entry:
            self.on_choose(int(entry.dataset.row))

    def _on_key(self, event):
        page = max(1, int(self.view_height / self.row_height) - 1)
        move = {"ArrowDown": 1, "ArrowUp": -1, "PageDown": page, "PageUp": -page}.get(event.key)
        if move is None or not self.count:
            return
        event.preventDefault()
        event.stopPropagation()
        here = self.source.indexOf(self.selected) if self.selected >= 0 else -1
        place = max(0, min(self.count - 1, here + move)) if here >= 0 else 0
        row = int(self.source.rows(place, 1)[0])
        self.on_choose(row)
        self.element.setAttribute("aria-activedescendant", "%s-%d" % (self.element.id, row))
