"""The fields of one search: start and goal with their boards, and the options that its problem and algorithm take."""

import asyncio

from js import clearTimeout, setTimeout

import words
from boards import EditableBoard, EditableRing
from dom import find, make, message, on, show

PATIENCE = 300  # milliseconds after the last key before what was typed is tried
AREA = ("graph", "grid")  # options whose value may be long, and may come from a file
MORE = ("order", "tie", "reopen")  # what is there for who looks for it; the rest is always in sight


class Fields:
    """Text inputs, choices and switches, made from the catalog.

    `on_edit(name, text)` tells of a new value, `on_choice(name, value)` of another built-in graph or grid, which comes
    with a start and a goal of its own.
    """

    def __init__(self, options, on_edit, on_choice):
        self.host, self.more = find("fields"), find("more-fields")
        self.catalog = options
        self.on_edit, self.on_choice = on_edit, on_choice
        self.names, self.shape = None, None
        self.inputs, self.complaints, self.boards, self.choosers = {}, {}, {}, {}
        self.typing = None  # (name, text) of what is being typed
        self.timer = None  # waits for a pause in it

    def lay_out(self, names, shape):
        """Makes the fields of these options, unless they are there already. `shape`: what the states look like."""
        if (names, shape) == (self.names, self.shape):
            return
        self.names, self.shape = names, shape
        self.host.replaceChildren()
        self.more.replaceChildren()
        self.inputs, self.complaints, self.boards, self.choosers = {}, {}, {}, {}
        for name in names:
            self._make(name, self.catalog[name])
        show(find("more"), self.more.children.length > 0)

    def _make(self, name, option):
        field = make("div", className="field")
        if name in AREA:
            field.classList.add("wide")
        label = make("label", textContent=option["label"], htmlFor="field-" + name)
        entry = self._input(name, option)
        entry.id, entry.title = "field-" + name, option["summary"]
        complaint = make("p", className="message", id="complaint-" + name, hidden=True)
        entry.setAttribute("aria-describedby", complaint.id)
        field.appendChild(label)
        if name in ("start", "goal") and self.shape["kind"] in ("board", "ring"):
            self.boards[name] = self._editable(name, option["label"])
            field.appendChild(self.boards[name].element)
        field.appendChild(entry)
        if name in AREA:
            field.append(self._built_in(name, option["built_in"]), self._file_chooser(name, entry))
        field.appendChild(complaint)
        (self.more if name in MORE else self.host).appendChild(field)
        self.inputs[name], self.complaints[name] = entry, complaint

    def _editable(self, name, title):
        """What stands above the text of a start or goal, where a state can be shown and changed with the pointer."""

        def change(text):
            self._typed(name, text, at_once=True)

        if self.shape["kind"] == "ring":
            return EditableRing(title, change)
        return EditableBoard(title, self.shape["columns"], change)

    def _input(self, name, option):
        kind = option["type"]
        if kind in ("choice", "switch"):
            entry = make("select")
            choices = option.get("choices") or ["true", "false"]
            for choice in choices:
                text = choice if kind == "choice" else words.SWITCH[choice]
                entry.appendChild(make("option", value=choice, textContent=text))
        elif name in AREA:
            entry = make("textarea", rows=2, spellcheck=False)
        else:
            entry = make("input", type="text", autocomplete="off", spellcheck=False)
            if kind == "whole number":
                entry.inputMode = "numeric"
            elif kind == "number":
                entry.inputMode = "decimal"
        on(entry, "input", lambda _: self._typed(name, entry.value, at_once=False))
        on(entry, "change", lambda _: self._typed(name, entry.value, at_once=True))
        return entry

    def _built_in(self, name, names):
        """The built-in ones to choose from; what was typed or painted counts as one's own."""
        chooser = make("select")
        chooser.setAttribute("aria-label", words.BUILT_IN % self.catalog[name]["label"])
        for value, title in [("", words.OWN)] + [(value, value) for value in names]:
            chooser.appendChild(make("option", value=value, textContent=title))
        on(chooser, "change", lambda _: chooser.value and self.on_choice(name, chooser.value))
        self.choosers[name] = chooser
        return chooser

    def _file_chooser(self, name, entry):
        """A file's text goes into the field, where it can be seen and changed, and from there into links."""
        kinds, title = words.FILES[name]
        chooser = make("input", type="file", accept=kinds)
        chooser.setAttribute("aria-label", title)

        async def read():
            entry.value = await chooser.files.item(0).text()
            chooser.value = ""
            self._typed(name, entry.value, at_once=True)

        on(chooser, "change", lambda _: chooser.files.length and asyncio.create_task(read()))
        return chooser

    # -- typing --------------------------------------------------------------------------------------------------------

    def _typed(self, name, text, at_once):
        """Looks at what was typed once the reader pauses, at once when the field is left or a choice is made."""
        if self.typing and self.typing[0] != name:
            self.settle()
        if self.timer is not None:
            clearTimeout(self.timer)
        self.typing, self.timer = (name, text), None
        if at_once:
            self.settle()
        else:
            self.timer = setTimeout(self.settle, PATIENCE)

    def settle(self, *_):
        """Does not wait any longer for what is being typed."""
        if self.typing:
            name, text = self.typing
            self.typing = self.timer = None
            self.on_edit(name, text)

    # -- showing -------------------------------------------------------------------------------------------------------

    def fill(self, values):
        """Shows values; the field that is being typed in keeps what was typed."""
        for name, entry in self.inputs.items():
            value = words.option_text(values.get(name))
            text = value.replace("/", "\n") if name == "grid" else value  # rows below each other are easier to read
            if entry.value != text and not (self.typing and self.typing[0] == name):
                entry.value = text
            if name in self.boards:
                self._show_board(self.boards[name], value)
            if name in self.choosers:
                self.choosers[name].value = value if value in self.catalog[name]["built_in"] else ""

    def _show_board(self, board, text):
        cells = [tile.strip() for tile in text.split(",")]
        if self.shape["kind"] == "ring":
            good = len(cells) > 2 and all(tile in ("0", "1") for tile in cells)
        else:
            good = len(cells) == self.shape["rows"] * self.shape["columns"] and all(tile.isdigit() for tile in cells)
        if good:
            board.show([int(tile) for tile in cells])

    def say(self, sentences, refused):
        """Puts each sentence beside its field; returns those that have no field here. `refused`: they are errors."""
        left = dict(sentences)
        for name, complaint in self.complaints.items():
            text = left.pop(name, None)
            message(complaint, text)
            complaint.classList.toggle("warning", not refused)
            self.inputs[name].setAttribute("aria-invalid", "true" if text and refused else "false")
        return left
