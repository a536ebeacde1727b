"""The fields of one search: start and goal with their boards, and the options that its problem and algorithm take."""

import json

from page.dom.elements import clear, make, make_button, message, on
from page.dom.explain import term
from page.dom.face import editor
from page.dom.foreign_text import LONGEST_DOCUMENT, text_of
from page.dom.form import menu, text_input
from page.options.catalog import ENDS, OF_ALGORITHM
from page.scope.events import Timer
from page.text import words

PATIENCE = 300  # milliseconds after the last key before what was typed is tried
AREA = ("graph", "grid")  # options whose value may be long, and may come from a file
FILES = {"graph": ("", "setup.open_graph"), "grid": (".map,.txt,text/plain", "setup.open_grid")}
TERMS = {"tie": "tie.", "order": "order", "reopen": "reopen", "weight": "weight", "limit": "limit"}  # in the glossary


class Fields:
    """Text inputs, choices and switches, made from the catalog.

    Calls `on_edit(name, text)` with a new value, `on_choice(name, value)` with another built-in graph or grid.
    """

    def __init__(self, scope, parts, options, on_edit, on_choice):
        self.scope, self.parts = scope, parts
        self.hosts = [parts(part) for part in ("fields", "boards", "algorithm-fields", "start-pick", "goal-pick")]
        self.catalog = options
        self.on_edit, self.on_choice = on_edit, on_choice
        self.names, self.shape, self.narrowed = None, None, None
        self.inputs, self.complaints, self.editors, self.choosers = {}, {}, {}, {}
        self.typing = None  # (name, text) of what is being typed
        self.timer = Timer(scope, self.settle)  # runs while the reader pauses
        self.clearing = False

    def lay_out(self, names, shape, narrowed):
        """Make the fields of these options, unless they exist already. `shape`: what the states look like; `narrowed`:
        option → the choices that it has here.
        """
        same = names == self.names and narrowed == self.narrowed
        self.names, self.shape, self.narrowed = names, shape, narrowed
        if same:
            for each in self.editors.values():
                each.reshape(json.dumps(shape))
            return
        for each in self.editors.values():
            each.destroy()
        self.clearing = True  # removing a field that has unsaved text fires `change`: ignore it
        for host in self.hosts:
            clear(host)
        self.clearing = False
        self.inputs, self.complaints, self.editors, self.choosers = {}, {}, {}, {}
        for name in names:
            self._make(name, self.catalog[name])

    def _make(self, name, option):
        field = make("div", className="field")
        if name in AREA or name == "tree":
            field.classList.add("wide")
        entry = self._input(name, option)
        entry.id, entry.title = "field-" + name + self.parts.suffix, option["summary"]
        self.parts.label(entry, option["label"])
        complaint = make("p", className="message", id="complaint-" + name + self.parts.suffix, hidden=True)
        entry.setAttribute("aria-describedby", complaint.id)
        if name in ENDS:
            entry.setAttribute("aria-label", option["label"])
            board = make("div", className="board-of")
            board.append(make("p", textContent=option["label"]), self._editable(name, option["label"], entry))
            self.parts("boards").appendChild(board)
        else:
            field.appendChild(make("label", textContent=option["label"], htmlFor=entry.id))
        if name in TERMS:
            field.appendChild(self._explanation(name, option["label"], entry.id))
        field.appendChild(entry)
        if name == "grid":  # the built-in graphs are in the list of problems
            field.append(self._built_in(name, option["built_in"]))
        if name in AREA:
            field.append(self._file_chooser(name, entry))
        field.appendChild(complaint)
        self._home(name).appendChild(field)
        self.inputs[name], self.complaints[name] = entry, complaint

    def _home(self, name):
        """The place of an option's field: start and goal are in the sentence, the others in the pickers' popovers."""
        if name in ENDS:
            return self.parts(name + "-pick")
        return self.parts("algorithm-fields" if name in OF_ALGORITHM else "fields")

    def _explanation(self, name, title, field):
        """Return a button that explains the field's value, or the field if one text explains all its values."""
        key = TERMS[name]
        button = term(self.parts, title, key, field if key.endswith(".") else None)
        button.textContent = words.text("explain.ask")
        return button

    def _editable(self, name, title, entry):
        """Return the editable picture above a start or goal. The text below it remains the value."""

        def change(text):
            entry.value = text
            self._typed(name, text, at_once=True)

        host = make("div")
        self.editors[name] = editor(host, self.shape, self.parts.named(words.text("setup.drawn", title=title)), change)
        return host

    def _fit(self, entry):
        """Make a field of the sentence as wide as its text; a browser that does that by itself takes no notice."""
        entry.size = max(1, len(entry.value))
        entry.title = entry.value

    def _input(self, name, option):
        kind = option["type"]
        if kind in ("choice", "switch"):
            choices = self.narrowed.get(name) or option.get("choices") or ["true", "false"]
            entry = menu([(choice, words.chosen(name, choice)) for choice in choices])
        elif name in AREA or name == "tree":
            entry = make("textarea", rows=2, spellcheck=False)
        else:
            entry = text_input()
            if kind == "whole number":
                entry.inputMode = "numeric"
            elif kind == "number":
                entry.inputMode = "decimal"
        on(entry, "input", lambda _: self._typed(name, entry.value, at_once=False))
        on(entry, "change", lambda _: self._typed(name, entry.value, at_once=True))
        return entry

    def _built_in(self, name, names):
        """Return the choice of built-in graphs or grids; a typed or painted one counts as custom."""
        offered = [("", words.text("setup.own"))] + [(value, words.text("built_in." + value)) for value in names]
        chooser = menu(offered, lambda value: value and self.on_choice(name, value))
        chooser.setAttribute("aria-label", words.text("setup.built_in", title=self.catalog[name]["label"]))
        self.choosers[name] = chooser
        return chooser

    def _file_chooser(self, name, entry):
        """Return buttons that open a file or edit the map. The file's text goes into the field, and into links."""
        kinds, title = FILES[name]
        chooser = make("input", type="file", accept=kinds, hidden=True)
        chooser.setAttribute("aria-label", words.text(title))

        async def read():
            text, wrong = await self.scope.wait(text_of(chooser.files.item(0), LONGEST_DOCUMENT))
            chooser.value = ""
            if text is None:
                return message(self.complaints[name], wrong)
            entry.value = text
            self._typed(name, entry.value, at_once=True)

        if name == "graph":
            chooser.dataset.opens = "any"  # of many formats: as if it were dropped onto the page
        else:
            on(chooser, "change", lambda _: chooser.files.length and self.scope.start(read()))
        host = make("div", className="actions")
        host.append(make_button(words.text("setup.open_file"), chooser.click), chooser)
        if name == "graph":
            edit = make("button", type="button", textContent=words.text("setup.edit_map"))
            edit.dataset.feature = "graph"
            host.prepend(edit)
        return host

    # -- typing --------------------------------------------------------------------------------------------------------

    def _typed(self, name, text, at_once):
        """Try a typed value once the reader pauses, or at once when the field is left or a choice is made."""
        if self.clearing:
            return
        if self.typing and self.typing[0] != name:
            self.settle()
        self.timer.stop()
        self.typing = (name, text)
        if at_once:
            self.settle()
        else:
            self.timer.start(PATIENCE)

    def settle(self):
        """Try the value that is being typed without waiting any longer."""
        self.timer.stop()
        if self.typing:
            name, text = self.typing
            self.typing = None
            if len(text) > LONGEST_DOCUMENT:
                return message(self.complaints[name], words.text("field.too_long", most=LONGEST_DOCUMENT))
            self.on_edit(name, text)

    # -- showing -------------------------------------------------------------------------------------------------------

    def fill(self, values, typed=()):
        """Show values, or refused texts (`typed`); the field that is being typed in keeps its text."""
        for name, entry in self.inputs.items():
            value = words.option_text((typed if name in typed else values).get(name))
            text = value.replace("/", "\n") if name == "grid" else value  # rows below each other are easier to read
            if entry.value != text and not (self.typing and self.typing[0] == name):
                entry.value = text
            if name in ENDS:
                self._fit(entry)
            if name in self.editors:
                self.editors[name].show(value)
        self.choose(values)

    def choose(self, values):
        """Select the built-in graph or grid in its chooser, if the value is one."""
        for name, chooser in self.choosers.items():
            value = words.option_text(values.get(name))
            chooser.value = value if value in self.catalog[name]["built_in"] else ""

    def say(self, sentences, refused):
        """Show each sentence beside its field; return those without a field. `refused`: they are errors."""
        left = dict(sentences)
        for name, complaint in self.complaints.items():
            text = left.pop(name, None)
            message(complaint, text)
            complaint.classList.toggle("warning", not refused)
            self.inputs[name].setAttribute("aria-invalid", "true" if text and refused else "false")
        return left
