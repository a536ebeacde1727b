"""The bar of the tree tools, above a tree: hidden parts, colours, and search for states."""

from page.dom.elements import enable, escape, make, make_button, name, on, set_markup, show
from page.text import words

COLOURS = ("", "f", "g", "h", "order", "depth")
BUTTONS = ("fold", "path", "everything", "notes")


def say(text_id, **values):
    return words.text("tree_tools." + text_id, **values)


class Bar:
    """`on_colour(name)`, `on_hide(yes)`, `on_find(text)`, `on_next(by)`, `on_close()`.

    Its other buttons are the feature's own (`data-feature`).
    """

    def __init__(self, stage, on_colour, on_hide, on_find, on_next, on_close):
        self.stage, self.on_next = stage, on_next
        parts = stage.parts
        self.section = make("section", className="look", hidden=True)
        self.section.setAttribute("aria-label", parts.named(say("title")))
        row = make("div", className="look-tools")
        self.colour, self.hide = make("select"), make("input", type="checkbox")
        for value in COLOURS:
            self.colour.appendChild(make("option", value=value, textContent=say("colour." + (value or "none"))))
        on(self.colour, "change", lambda _: on_colour(self.colour.value))
        on(self.hide, "change", lambda _: on_hide(self.hide.checked))
        row.append(
            self._label(self.colour, say("colour")), self._label(self.hide, say("hide"), last=True), *self._buttons()
        )
        row.append(*self._make_find(on_find))
        close = make_button(parts.named(say("close")), on_close, "quiet close", "×")
        row.appendChild(close)
        self.scale, self.report = (
            make("p", className="scale", hidden=True),
            make("p", className="look-said", hidden=True),
        )
        self.section.append(row, self.scale, self.report)
        parts("tree-view").before(self.section)
        self.written = {}

    def _label(self, field, title, last=False):
        label, text = make("label"), make("span", textContent=title)
        label.append(*((field, text) if last else (text, field)))
        field.setAttribute("aria-label", self.stage.parts.named(title))
        return label

    def _buttons(self):
        self.buttons = {}
        for what in BUTTONS:
            button = make("button", type="button")
            button.dataset.feature = "tree_tools:" + what
            self.buttons[what] = button
            self.label(what, say(what))
        return [self.buttons[what] for what in BUTTONS]

    def label(self, what, text):
        """Set the text of one of the buttons."""
        name(self.buttons[what], text)
        self.stage.parts.label(self.buttons[what], text)

    def enable(self, what, yes):
        enable(self.buttons[what], yes)

    # -- finding -------------------------------------------------------------------------------------------------------

    def _make_find(self, on_find):
        self.find = make("input", type="search", autocomplete="off", spellcheck=False, placeholder=say("find"))
        self.find.setAttribute("aria-label", self.stage.parts.named(say("find")))
        on(self.find, "input", lambda _: on_find(self.find.value))
        on(self.find, "keydown", self._on_key)
        self.count = make("span", className="look-count")
        self.count.setAttribute("aria-live", "polite")
        buttons = []
        for by, text, symbol in ((-1, say("previous"), "‹"), (1, say("next"), "›")):
            button = make_button(self.stage.parts.named(text), lambda by=by: self.on_next(by), symbol=symbol)
            buttons.append(button)
        return self.find, buttons[0], buttons[1], self.count

    def _on_key(self, event):
        if event.key == "Enter":
            event.preventDefault()
            self.on_next(-1 if event.shiftKey else 1)
        elif event.key == "Escape":
            event.preventDefault()
            self.stage.tree.focus()

    # -- what is said --------------------------------------------------------------------------------------------------

    def open(self, yes):
        show(self.section, yes)

    def show_wishes(self, colour, without):
        self.colour.value, self.hide.checked = colour, without

    def write(self, element, text):
        """Write a sentence if it has changed; "" for none."""
        if self.written.get(id(element)) != text:
            self.written[id(element)] = element.textContent = text
            if element is not self.count:
                show(element, bool(text))

    def show_scale(self, title, classes, none):
        """Show the scale. `classes`: (from, to, number of its colour); `none`: a text about nodes without one."""
        items = ["<b>%s</b>" % escape(title)]
        for least, most, colour in classes:
            items.append('<span><i style="background: var(--scale-%d)"></i>%s</span>' % (
                colour + 1, escape(between(least, most)),
            ))  # fmt: skip
        if none:
            items.append('<span><i class="none"></i>%s</span>' % escape(none))
        set_markup(self.scale, "".join(items))
        show(self.scale, bool(title))


def between(least, most):
    """A class of numbers as text."""
    if least == most:
        return words.number(least)
    return "%s–%s" % (words.number(least), words.number(most))
