"""The fields of one search: start and goal with their boards, and the options that its problem and algorithm take."""

import json

import words
from dom import make, message, on, show
from explain import term
from face import editor
from foreign_text import LONGEST_DOCUMENT, text_of
from scope_events import Timer

PATIENCE = 300  # milliseconds after the last key before what was typed is tried
ENDS = ("start", "goal")
AREA = ("graph", "grid")  # options whose value may be long, and may come from a file
MORE = ("order", "tie", "reopen")  # what is there for who looks for it; the rest is always in sight


class Fields:
    """Text inputs, choices and switches, made from the catalog.

    `on_edit(name, text)` tells of a new value, `on_choice(name, value)` of another built-in graph or grid, which comes
    with a start and a goal of its own.
    """

    def __init__(self, scope, parts, options, on_edit, on_choice):
        self.scope, self.parts = scope, parts
        self.host, self.more = parts("fields"), parts("more-fields")
        self.catalog = options
        self.on_edit, self.on_choice = on_edit, on_choice
        self.names, self.shape = None, None
        self.inputs, self.complaints, self.editors, self.choosers = {}, {}, {}, {}
        self.typing = None  # (name, text) of what is being typed
        self.timer = Timer(scope, self.settle)  # waits for a pause in it
        self.clearing = False

    def lay_out(self, names, shape):
        """Makes the fields of these options, unless they are there already. `shape`: what the states look like."""
        same, self.names, self.shape = names == self.names, names, shape
        if same:
            for each in self.editors.values():
                each.reshape(json.dumps(shape))
            return
        for each in self.editors.values():
            each.destroy()
        self.clearing = True  # a field that is taken away while one types in it tells of a change: nobody means it
        self.host.replaceChildren()
        self.more.replaceChildren()
        self.clearing = False
        self.inputs, self.complaints, self.editors, self.choosers = {}, {}, {}, {}
        for name in names:
            self._make(name, self.catalog[name])
        show(self.parts("more"), self.more.children.length > 0)

    def _make(self, name, option):
        field = make("div", className="field")
        if name in AREA:
            field.classList.add("wide")
        label = make("label", textContent=option["label"], htmlFor="field-" + name + self.parts.suffix)
        entry = self._input(name, option)
        entry.id, entry.title = "field-" + name + self.parts.suffix, option["summary"]
        self.parts.label(entry, option["label"])
        complaint = make("p", className="message", id="complaint-" + name + self.parts.suffix, hidden=True)
        entry.setAttribute("aria-describedby", complaint.id)
        field.appendChild(label)
        if name in words.FIELD_TERMS:
            field.appendChild(self._asked(name, option["label"], entry.id))
        if name in ENDS:
            field.appendChild(self._editable(name, option["label"], entry))
        field.appendChild(entry)
        if name in AREA:
            field.append(self._built_in(name, option["built_in"]), self._file_chooser(name, entry))
        field.appendChild(complaint)
        (self.more if name in MORE else self.host).appendChild(field)
        self.inputs[name], self.complaints[name] = entry, complaint

    def _asked(self, name, title, field):
        """What explains the field's value, or, where all its values say the same, the field."""
        key = words.FIELD_TERMS[name]
        button = term(self.parts, title, key, field if key.endswith(".") else None)
        button.textContent = words.ASK
        return button

    def _editable(self, name, title, entry):
        """What stands above the text of a start or goal: the state, to be changed by hand. The text stays the truth."""

        def change(text):
            entry.value = text
            self._typed(name, text, at_once=True)

        host = make("div")
        self.editors[name] = editor(host, self.shape, self.parts.named(words.EDIT_STATE % title), change)
        return host

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
        for value, title in [("", words.OWN)] + [(value, words.BUILT_IN_NAMES[value]) for value in names]:
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
            text, wrong = await self.scope.wait(text_of(chooser.files.item(0), LONGEST_DOCUMENT))
            chooser.value = ""
            if text is None:
                return message(self.complaints[name], wrong)
            entry.value = text
            self._typed(name, entry.value, at_once=True)

        on(chooser, "change", lambda _: chooser.files.length and self.scope.start(read()))
        return chooser

    # -- typing --------------------------------------------------------------------------------------------------------

    def _typed(self, name, text, at_once):
        """Looks at what was typed once the reader pauses, at once when the field is left or a choice is made."""
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
        """Does not wait any longer for what is being typed."""
        self.timer.stop()
        if self.typing:
            name, text = self.typing
            self.typing = None
            if len(text) > LONGEST_DOCUMENT:
                return message(self.complaints[name], words.text("field.too_long", most=LONGEST_DOCUMENT))
            self.on_edit(name, text)

    # -- showing -------------------------------------------------------------------------------------------------------

    def fill(self, values):
        """Shows values; the field that is being typed in keeps what was typed."""
        for name, entry in self.inputs.items():
            value = words.option_text(values.get(name))
            text = value.replace("/", "\n") if name == "grid" else value  # rows below each other are easier to read
            if entry.value != text and not (self.typing and self.typing[0] == name):
                entry.value = text
            if name in self.editors:
                self.editors[name].show(value)
        self.choose(values)

    def choose(self, values):
        """Shows in the choosers which of the built-in graphs or grids it is, if it is one."""
        for name, chooser in self.choosers.items():
            value = words.option_text(values.get(name))
            chooser.value = value if value in self.catalog[name]["built_in"] else ""

    def say(self, sentences, refused):
        """Puts each sentence beside its field; returns those that have no field here. `refused`: they are errors."""
        left = dict(sentences)
        for name, complaint in self.complaints.items():
            text = left.pop(name, None)
            message(complaint, text)
            complaint.classList.toggle("warning", not refused)
            self.inputs[name].setAttribute("aria-invalid", "true" if text and refused else "false")
        return left
