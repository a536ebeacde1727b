"""The form of an assignment below a program's text: how it is run. And the report after its run.

The solver proposes the values (searchlight/tracing/form.py). `declared` has those that an assignment or the reader has
set, as fields of searchlight.tracing.watch.session.Request.
"""

from page.dom.elements import find, forget, make, make_button, on, show
from page.features.tracing.choice import arguments, line_of
from page.options.catalog import OWN
from page.text import words

PROGRAM, LISTS = "program", "lists"  # what a file can be run as: to be compared, or as entries for the lists
QUIET = "quiet"
COSTS = {"yes": True, "no": False}
SIGNS = ("blank", "boat", "free", "barrier")  # how the program writes parts of states
CELLS = {"row": "row, column", "column": "column, row"}
RESULTS = ("path,cost", "cost,path", "actions,cost", "value,move", "move,value")  # offered beside the single ones
UNKNOWN = "?"
FILES = ("choose", "folder")
LISTED = ("functions", "roles", "results", "states", "parameters", "unknown")
EMPTY = dict({name: [] for name in LISTED}, function=None, script=False, against=None)


class HomeworkForm:
    """The fields, added to `panel`, the region Editor.

    `calls`: the buttons' functions by name; `on_change()` is called when the reader has changed a field; `on_go()`
    goes to the difference.
    """

    def __init__(self, panel, catalog, calls, on_change, on_go):
        self.panel, self.catalog, self.on_change, self.on_go = panel, catalog, on_change, on_go
        self.declared, self.given, self.own = {}, {}, {}  # own: files of the submission; given: of the assignment
        self.assigned = self.taken = False  # whether there is an assignment; whether the program was handed in here
        self.box = make("details", className="homework")
        self.fields, self.parameters = make("div", className="homework-fields"), {}  # the parameters' menus by name
        self.seen = _live("homework-seen", "homework.preview")
        self.buttons = {
            key: make_button(words.text("homework." + key), calls[key], "" if key in FILES else QUIET)
            for key in ("choose", "folder", "preview", "save", "link", "drop")
        }
        title, help_text = words.text("homework.title"), words.text("homework.help")
        self.box.append(make("summary", textContent=title), make("p", textContent=help_text))
        self.box.append(self._tools("choose", "folder", "preview"), self.seen, self.fields)
        self.box.append(self._tools("save", "link", "drop"))
        self.files = make("p", className="note")
        self._make_fields()
        self.report = _live("homework-told", "homework.title")
        show(self.report, False)
        panel.host.append(self.box)
        self.seen.after(self.report)
        self.fill(EMPTY)

    def _tools(self, *names):
        tools = make("div", className="editor-tools homework-tools")
        tools.append(*[self.buttons[name] for name in names])
        return tools

    def _make_fields(self):
        self.function = self._declaring("function", lambda value: None if value == UNKNOWN else value)
        self.result = self._declaring("result", lambda value: value.split(",") if value else None)
        self.state = self._declaring("state")
        self.pairs = self._declaring("pairs", COSTS.get)
        self.against = self._label("against", make("select"))
        self.run_as = self._label("run_as", make("select"))
        self.argv = self._declaring("argv", arguments, self._line())
        lines = make("textarea", rows=2, spellcheck=False)
        self.input = self._declaring("input", lambda value: value.split("\n") if value else None, lines)
        self.successors = self._declaring("successors")
        self.of_scripts = [each.parentNode for each in (self.argv, self.input, self.successors)]
        parts, self.encoding = make("div", className="homework-fields"), make("details", className="homework-encoding")
        self.encoding.append(make("summary", textContent=words.text("homework.encoding")), parts)
        self.signs = {name: self._declaring(name, _sign, self._line(), parts) for name in SIGNS}
        self.cell = self._declaring("cell", CELLS.get, host=parts)
        self.fields.append(self.encoding)
        self.fields.append(self.files)
        _fill(self.pairs, [("", detect())] + [(each, words.text("homework.pairs." + each)) for each in COSTS], "")
        _fill(self.cell, [("", detect())] + [(each, words.text("homework.cell." + each)) for each in CELLS], "")
        as_titles = [(each, words.text("homework.run_as." + each)) for each in (PROGRAM, LISTS)]
        _fill(self.run_as, [("", detect())] + as_titles, "")

    def _line(self):
        return make("input", type="text", spellcheck=False, autocomplete="off")

    def _label(self, label_id, control, host=None, **values):
        label = make("label", textContent=words.text("homework." + label_id, **values))
        label.appendChild(control)
        (host or self.fields).appendChild(label)
        return control

    def _declaring(self, name, read=None, control=None, host=None):
        """A field whose value is declared under this name; `read`: its value from the control's."""
        control = self._label(name, control or make("select"), host)

        def change(_):
            value = read(control.value) if read else control.value or None
            self._declare(name, value)

        on(control, "change", change)
        return control

    def _declare(self, name, value):
        self.declared.pop(name, None)
        if value is not None and value != []:
            self.declared[name] = value
        if name == "function":
            self.declared.pop("arguments", None)
        self.on_change()

    def _declare_role(self, parameter, role):
        roles = dict(self.declared.get("arguments") or {}, **{parameter: role})
        self._declare("arguments", {name: each for name, each in roles.items() if each} or None)

    # -- the fields of a text ------------------------------------------------------------------------------------------

    def fill(self, answer):
        """Show what the solver proposes for a text (searchlight/tracing/form.py)."""
        functions = [(name, name) for name in answer["functions"]]
        function = UNKNOWN if answer["function"] is None else answer["function"]
        entries = [(UNKNOWN, words.text("homework.which"))] if function == UNKNOWN else []
        _fill(self.function, entries + [("", words.text("homework.by_itself"))] + functions, function)
        _mark(self.function, function == UNKNOWN and bool(functions))
        self._fill_parameters(answer)
        results, result = list(answer["results"]), ",".join(self.declared.get("result") or ())
        pairs = [each for each in RESULTS if not results or each.split(",")[0] in results]
        listed = results + [each for each in pairs + [result] if each and each not in results]
        _fill(self.result, [("", detect())] + [(each, _result(each)) for each in listed], result)
        states = words.each("homework.state.", answer["states"])
        listed = [("", detect())] + [(each, states[each]) for each in answer["states"]]
        _fill(self.state, listed, self.declared.get("state") or "")
        _fill(self.successors, [("", detect())] + functions, self.declared.get("successors") or "")
        for field in self.of_scripts:
            show(field, answer["script"])
        for part in (self.encoding, self.state.parentNode, self.pairs.parentNode):
            show(part, not answer["against"] or bool(answer["states"]))  # a game has states of its own
        self._fill_rest(answer["against"])

    def _fill_parameters(self, answer):
        names = [name for name, _ in answer["parameters"]]
        for name in set(self.parameters) - set(names):  # the others keep the focus
            forget(self.parameters.pop(name).parentNode)
        titles = words.each("homework.role.", answer["roles"])
        roles = [("", words.text("homework.which"))] + [(each, titles[each]) for each in answer["roles"]]
        for name, role in answer["parameters"]:
            menu = self.parameters.get(name) or self._make_parameter(name)
            _fill(menu, roles, role or "")
            _mark(menu, name in answer["unknown"])

    def _make_parameter(self, name):
        menu = self._label("parameter", make("select"), name=name)
        on(menu, "change", lambda _: self._declare_role(name, menu.value))
        self.result.parentNode.before(menu.parentNode)
        self.parameters[name] = menu
        return menu

    def _fill_rest(self, against=None):
        """Show the algorithms, the files and the button that drops the assignment. `against`: those that fit."""
        listed = [each for each in self.catalog.listed["algorithms"] if not each["id"].startswith(OWN)]
        fitting = [each for each in listed if against is None or each["id"] in against]
        entries = [("", words.text("homework.as_shown"))] + [(each["id"], each["label"]) for each in fitting]
        _fill(self.against, entries, self.against.value)
        names = ", ".join(sorted(self.texts()))
        self.files.textContent = words.text("homework.files_are", names=names) if names else ""
        show(self.buttons["drop"], self.assigned)

    def texts(self):
        """The files that the program can import or open: texts by name."""
        return dict(self.given, **self.own)

    def request(self):
        """What is declared, for the solver; it proposes the rest."""
        return dict(self.declared, files=self.texts())

    def assign(self, answer):
        """Take an assignment, from the solver's `tracing.assignment`."""
        self.declared, self.given, self.assigned = answer["declared"], answer["files"], True
        self._fill_texts()
        if answer["against"]:
            self._fill_rest()
            self.against.value = answer["against"]
        self.fill(EMPTY)

    def forget(self):
        """Reset the fields for another file; an assignment stays."""
        self.own, self.taken, self.run_as.value = {}, False, ""
        if not self.assigned:
            self.declared, self.given, self.against.value = {}, {}, ""
        self._fill_texts()
        self.see([])
        if self.box.contains(self.report):  # it is about the former file alone
            self.say([], beside=False)
        self.fill(EMPTY)

    def _fill_texts(self):
        """Show what is declared in the fields that the solver's answers leave alone: the reader may be typing."""
        self.pairs.value = "" if "pairs" not in self.declared else "yes" if self.declared["pairs"] else "no"
        for name, control in self.signs.items():
            control.value = str(self.declared.get(name, ""))
        self.cell.value = (self.declared.get("cell") or "").split(",")[0].strip()
        self.argv.value = line_of(self.declared.get("argv") or [])
        self.input.value = "\n".join(self.declared.get("input") or [])

    def drop(self):
        """Forget the assignment."""
        self.assigned = False
        self.forget()

    def kind(self):
        """How to run the file by the fields: `LISTS` or `PROGRAM`; None: undecided."""
        if self.run_as.value:
            return self.run_as.value
        return PROGRAM if self.assigned or self.taken or self.declared else None

    # -- what is told --------------------------------------------------------------------------------------------------

    def see(self, sentences):
        """Show what a preview has seen, before anything is judged."""
        self.seen.replaceChildren(*[make("p", textContent=text) for text in sentences])

    def say(self, sentences, step=False, beside=True):
        """Show sentences in paragraphs, the first one emphasised. `step`: offer to go to the difference. `beside`: show
        them with the numbers of two searches.
        """
        if beside:
            find("comparison").prepend(self.report)  # visible beside both searches
        else:
            self.seen.after(self.report)
        self.report.replaceChildren(*[make("p", textContent=text) for text in sentences])
        if step:
            go = make_button(words.text("homework.go_there"), self.on_go, QUIET)
            self.report.firstElementChild.append(" ", go)
        show(self.report, bool(sentences))


def detect():
    return words.text("homework.detect")


def _live(name, title):
    """A part whose changes are read aloud."""
    part = make("div", className=name)
    for attribute, value in (("role", "group"), ("aria-label", words.text(title)), ("aria-live", "polite")):
        part.setAttribute(attribute, value)
    return part


def _sign(text):
    """A number or a text; None for nothing."""
    text = text.strip()
    return None if not text else int(text) if text.lstrip("-").isdigit() else text


def _result(names):
    """The title of a result that has these parts."""
    return " + ".join([words.text("homework.result." + name) for name in names.split(",")])


def _mark(control, is_open):
    """Mark a field that the reader must fill."""
    control.setAttribute("aria-invalid", "true" if is_open else "false")


def _fill(select, entries, value):
    """Fill a menu with (value, title) entries, and choose a value."""
    select.replaceChildren()
    for each, title in entries:  # one at a time, because a call cannot have that many arguments
        select.append(make("option", value=each, textContent=title))
    select.value = value
