"""A choice of the header's sentence: a select whose list is a popover of the page.

For screen readers it remains a select. A click, Enter, ↓ or ↑ opens the popover: the alternatives, and everything else
about the choice below them. Closed, it never changes by a key (shell/keys.py), and space and → move the search.
"""

from page.dom.elements import clear, make, make_button, on
from page.dom.popover import close, is_open, open_below

OPENING = ("Enter", " ")
STEPS = {"ArrowDown": 1, "ArrowUp": -1}


class Picker:
    """`key`: of the choice, after which its parts are named; `on_choose()`: the select has another value."""

    def __init__(self, parts, key, on_choose):
        self.key, self.on_choose = key, on_choose
        self.host, self.select, self.shown = parts(key + "-pick"), parts(key), parts(key + "-shown")
        self.menu, self.list = parts(key + "-menu"), parts(key + "-list")
        self.groups, self.offers = [], {}
        self.was_open = False  # when it was pressed: that press closes the popover
        self.select.setAttribute("aria-haspopup", "dialog")
        on(self.select, "change", lambda _: on_choose())
        on(self.select, "pointerdown", self._on_pointer_down)
        on(self.select, "mousedown", lambda event: event.preventDefault())  # no list of the browser's
        on(self.select, "click", self._on_press)
        on(self.select, "keydown", self._on_key)
        on(self.list, "click", lambda event: self._pick(event.target))
        on(self.list, "keydown", self._on_list_key)

    def offer(self, groups):
        """Offer these groups (options/offers.py)."""
        self.groups = groups
        self.offers = {offer.value: offer for _, _, offers in groups for offer in offers}
        self.select.replaceChildren()
        for title, _, offers in groups:
            host = make("optgroup", label=title) if title else self.select
            for offer in offers:
                option = make("option", value=offer.value.partition("/")[0], textContent=offer.label)
                option.dataset.offer = offer.value
                option.hidden = option.disabled = offer.hidden
                host.appendChild(option)
            if title:
                self.select.appendChild(host)

    @property
    def value(self):
        """The chosen offer's value. All maps have the value of their problem in the select itself."""
        option = self.select.selectedOptions.item(0)
        return option.dataset.offer if option else ""

    def choose(self, value):
        """Show a value as chosen."""
        for option in self.select.options:
            if option.dataset.offer == value:
                option.selected = True
        offer = self.offers.get(value)
        self.shown.replaceChildren(offer.short if offer else "")
        self.select.title = offer.label if offer else ""
        for row in self.list.querySelectorAll("[role=option]"):
            row.setAttribute("aria-selected", "true" if row.dataset.value == value else "false")
        if offer and offer.tail:
            self.shown.appendChild(make("span", className="tail", textContent=offer.tail))

    def mark(self, impossible):
        """Disable what does not fit; its title says why. `impossible`: value → reason."""
        for option in self.select.options:
            value = option.dataset.offer
            option.disabled = value in impossible or self.offers[value].hidden
            option.title = impossible.get(value, "")

    # -- opening -------------------------------------------------------------------------------------------------------

    def _on_pointer_down(self, _event):
        self.was_open = is_open(self.menu)

    def _on_press(self, _event):
        if not self.was_open and not self.select.disabled:
            self.open()

    def _on_key(self, event):
        if event.key == "Enter" or event.key in STEPS:
            event.preventDefault()
            self.open()

    def open(self):
        """Open the popover, with the focus on what is chosen."""
        self.select.focus()  # the focus returns to it
        self.show()
        chosen = self.list.querySelector("[aria-selected=true]")
        if chosen:
            chosen.focus()

    def show(self):
        """Open the popover, and leave the focus where it is."""
        if not is_open(self.menu):
            if not self.host.checkVisibility():  # on a phone, where the sentence is a sheet
                self.host.closest("[popover]").showPopover()
            self._list()
            open_below(self.menu, self.host)

    # -- the alternatives ----------------------------------------------------------------------------------------------

    def _list(self, all_of=()):
        """List the alternatives; of the groups in `all_of`, whole, of the others those that are listed at once.

        A group of which nothing is listed at once is listed together with the group before it.
        """
        clear(self.list)
        options = {option.dataset.offer: option for option in self.select.options}
        for at, (title, all_of_it, offers) in enumerate(self.groups):
            group = make("div", role="listbox")
            group.setAttribute("aria-label", title or self.select.getAttribute("aria-label"))
            chosen = [offer for offer in offers if offer.value == self.value]
            follows = not [offer for offer in offers if offer.first]
            whole = at in all_of or (follows and at - 1 in all_of)
            listed = offers if whole else [offer for offer in offers if offer.first or offer in chosen]
            listed = [offer for offer in listed if not offer.hidden or offer in chosen]
            if follows and not listed:
                continue
            if title:
                self.list.appendChild(make("h2", textContent=title))
            group.append(*[_row(offer, options[offer.value]) for offer in listed])
            self.list.appendChild(group)
            if len(listed) < len([offer for offer in offers if not offer.hidden]):
                self.list.appendChild(self._all(at, all_of, all_of_it))

    def _all(self, at, all_of, text):
        """Return a button that lists a whole group."""

        def act():
            self._list(all_of + (at,))
            rows = self.list.querySelectorAll("[role=listbox]").item(at).querySelectorAll("[role=option]")
            rows.item(0).focus()

        return make_button(text, act, "quiet all")

    def _pick(self, target):
        row = target.closest("[role=option]")
        if row and row.getAttribute("aria-disabled") != "true":
            close(self.menu)
            if row.dataset.value != self.value:
                self.choose(row.dataset.value)
                self.on_choose()

    def _on_list_key(self, event):
        row = event.target.closest("[role=option]")
        if row is None:
            return
        rows = list(self.list.querySelectorAll("[role=option]"))
        at = [each.dataset.value for each in rows].index(row.dataset.value)
        if event.key in OPENING:
            self._pick(row)
        elif event.key in STEPS:
            rows[max(0, min(at + STEPS[event.key], len(rows) - 1))].focus()
        elif len(event.key) == 1 and not (event.ctrlKey or event.metaKey or event.altKey):  # the next with this letter
            for other in [each for each in rows[at + 1 :] + rows[:at] if _begins(each, event.key)][:1]:
                other.focus()
        else:
            return
        event.preventDefault()


def _begins(row, letter):
    return row.textContent.lower().startswith(letter.lower())


def _row(offer, option):
    row = make("div", role="option", tabIndex=0 if option.selected else -1, title=option.title)
    row.dataset.value = offer.value
    row.setAttribute("aria-selected", "true" if option.selected else "false")
    row.setAttribute("aria-disabled", "true" if option.disabled and not offer.hidden else "false")
    row.append(make("span", textContent=offer.label), make("small", textContent=offer.note))
    return row
