"""A choice of the header's sentence: a select whose list is a popover of the page.

The select stays what it is for the keyboard and for screen readers: arrow keys change its value. Pressed, or opened by
Enter, Space or Alt+↓, it shows the popover, in which the alternatives come first and all else about the choice below.
"""

from page.dom.elements import make, on
from page.dom.popover import close, is_open, open_below

OPENING = ("Enter", " ")
STEPS = {"ArrowDown": 1, "ArrowUp": -1}


class Picker:
    """`key`: of the choice, after which its parts are named; `on_choose()`: the select has another value."""

    def __init__(self, parts, key, on_choose):
        self.on_choose = on_choose
        self.host, self.select, self.shown = parts(key + "-pick"), parts(key), parts(key + "-shown")
        self.menu, self.list = parts(key + "-menu"), parts(key + "-list")
        self.list.setAttribute("role", "listbox")
        self.list.setAttribute("aria-label", self.select.getAttribute("aria-label"))
        self.select.setAttribute("aria-haspopup", "dialog")
        self.was_open = False  # when it was pressed: that press closes the popover
        on(self.select, "change", lambda _: on_choose())
        on(self.select, "pointerdown", self._on_pointer_down)
        on(self.select, "mousedown", lambda event: event.preventDefault())  # no list of the browser's
        on(self.select, "click", self._on_press)
        on(self.select, "keydown", self._on_key)
        on(self.list, "click", self._on_pick)
        on(self.list, "keydown", self._on_list_key)

    def refresh(self):
        """Show the select's value as text."""
        at = self.select.selectedIndex
        self.shown.textContent = self.select.options.item(at).textContent if at >= 0 else ""

    # -- opening -------------------------------------------------------------------------------------------------------

    def _on_pointer_down(self, _event):
        self.was_open = is_open(self.menu)

    def _on_press(self, _event):
        if not self.was_open and not self.select.disabled:
            self.open()

    def _on_key(self, event):
        if event.key in OPENING or (event.altKey and event.key == "ArrowDown"):
            event.preventDefault()
            self.open()

    def open(self):
        self.select.focus()  # here the focus is again once the popover is closed
        self._fill()
        open_below(self.menu, self.host)
        chosen = self.list.querySelector("[aria-selected=true]")
        if chosen:
            chosen.focus()

    # -- the alternatives ----------------------------------------------------------------------------------------------

    def _fill(self):
        """Show the select's options anew."""
        rows = []
        for option in self.select.options:
            row = make("div", role="option", tabIndex=-1, title=option.title)
            row.dataset.value = option.value
            row.setAttribute("aria-selected", "true" if option.selected else "false")
            row.setAttribute("aria-disabled", "true" if option.disabled else "false")
            row.appendChild(make("span", textContent=option.textContent))
            rows.append(row)
        self.list.replaceChildren(*rows)

    def _on_pick(self, event):
        row = event.target.closest("[role=option]")
        if row and row.getAttribute("aria-disabled") != "true":
            self._take(row.dataset.value)

    def _take(self, value):
        close(self.menu)
        if value != self.select.value:
            self.select.value = value
            self.on_choose()

    def _on_list_key(self, event):
        row = event.target.closest("[role=option]")
        if event.key in OPENING:
            self._on_pick(event)
        elif event.key in STEPS:
            rows = [each for each in self.list.querySelectorAll("[role=option]") if each.checkVisibility()]
            at = [each.dataset.value for each in rows].index(row.dataset.value) + STEPS[event.key]
            rows[max(0, min(at, len(rows) - 1))].focus()
        else:
            return
        event.preventDefault()
