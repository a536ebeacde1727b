"""The list of one search's notes beside its tree, in which they are added, edited and removed."""

from page.dom.elements import clear, enable, enabled, make, make_button, name, on, show
from page.text import words


def say(text_id, **values):
    return words.text("notes." + text_id, **values)


def place_of(note):
    """Where a note is, in words."""
    if note.row is not None:
        return say("node", row=str(note.row))
    if note.fine:
        return say("moment_fine", step=note.step, fine=str(note.fine))
    return say("moment", step=note.step)


class NotesPanel:
    """`on_add(text, at_node)`, `on_edit(note, text)`, `on_remove(note)`, `on_go(note)`, `on_close()`; `again()` has it
    shown once more.
    """

    def __init__(self, stage, on_add, on_edit, on_remove, on_go, on_close, again):
        self.stage, self.on_add, self.on_edit, self.on_remove, self.on_go = stage, on_add, on_edit, on_remove, on_go
        self.section = make("section", className="pinned", hidden=True)
        self.section.setAttribute("aria-label", stage.parts.named(say("title")))
        close = make_button(words.text("control.close"), on_close, "quiet close", "×")
        self.text = make("input", type="text", autocomplete="off", maxLength=280)
        self.text.setAttribute("aria-label", stage.parts.named(say("text")))
        self.text.placeholder = say("text")
        self.at_node, self.at_moment = make("button", type="submit"), make("button", type="submit")
        row = make("p", className="row")
        row.append(self.at_node, self.at_moment)
        form = make("form")
        form.append(self.text, row)
        on(form, "submit", self._on_submit)
        self.message = make("p", className="message", hidden=True)
        self.list = make("ol")
        self.empty = make("p", className="note", textContent=say("none"))
        self.section.append(close, make("h2", textContent=say("title")), form, self.message, self.list, self.empty)
        on(self.section, "keydown", self._on_key)
        stage.parts("node-card").before(self.section)
        self.current = make("p", className="note-here", hidden=True)
        stage.parts("views").after(self.current)
        self.on_close, self.again = on_close, again
        self.editing, self.shown = None, None  # the note that is being edited; what is listed

    def _on_key(self, event):
        if event.key == "Escape" and not event.defaultPrevented:
            event.preventDefault()
            self.on_close()

    def _on_submit(self, event):
        event.preventDefault()
        button = event.submitter
        at_node = button is None or button.isSameNode(self.at_node)
        if at_node and not enabled(self.at_node):
            at_node = False
        self.on_add(self.text.value, at_node)

    def offer(self, row, step):
        """Offer to pin a note to the selected node (−1: none) or to this step."""
        name(self.at_node, say("pin_node", row=str(row)) if row >= 0 else say("pin_no_node"))
        enable(self.at_node, row >= 0)
        name(self.at_moment, say("pin_moment", step=step))

    def complain(self, text):
        self.message.textContent = text or ""
        show(self.message, bool(text))

    def show(self, notes, current):
        """Show the notes; `current`: those at the shown step."""
        items = [(note, note.text, note in current) for note in notes]
        if items != self.shown:
            self.shown = items
            clear(self.list)
            self.list.append(*[self._item(number, *item) for number, item in enumerate(items, 1)])
            show(self.empty, not notes)
        text = " · ".join([note.text for note in current])
        if self.current.textContent != text:
            self.current.textContent = text
        show(self.current, bool(text))

    def _item(self, number, note, text, now):
        item = make("li")
        if now:
            item.setAttribute("aria-current", "true")
        if note is self.editing:
            item.appendChild(self._form(note))
            return item
        go = make_button(place_of(note), lambda: self.on_go(note), "quiet")
        label = make("span", textContent=text)
        buttons = [go]
        for text_id, call in (("edit", self._edit), ("remove", self.on_remove)):
            button = make("button", type="button", className="quiet", textContent=say(text_id))
            button.setAttribute("aria-label", say(text_id + "_named", number=number))
            on(button, "click", lambda _, call=call: call(note))
            buttons.append(button)
        item.append(buttons[0], label, buttons[1], buttons[2])
        return item

    def _form(self, note):
        form, field = make("form"), make("input", type="text", value=note.text, maxLength=280)
        field.setAttribute("aria-label", say("text"))
        save = make("button", type="submit", textContent=say("save"))
        form.append(field, save)

        def on_submit(event):
            event.preventDefault()
            self.editing, self.shown = None, None
            self.on_edit(note, field.value)

        def on_key(event):
            if event.key == "Escape":
                event.preventDefault()
                self._edit(None)

        on(form, "submit", on_submit)
        on(field, "keydown", on_key)
        return form

    def _edit(self, note):
        """Edit a note in its place; None: stop editing."""
        self.editing, self.shown = note, None
        self.again()
        field = self.list.querySelector("input") or self.text
        field.focus()
        field.select()
