"""The options of a traced program, below its text, and the report after its run."""

from page.dom.elements import find, make, make_button, on, show
from page.features.tracing.choice import FAMILIES, arguments, corrected, corrections, functions
from page.options.catalog import OWN
from page.text import words

FIELDS = ("family", "function", "pairs", "argv", "successors")
PROGRAM = "program"
LISTS = "lists"  # instead of a family: the file is not a program, but defines entries for the lists


class HomeworkForm:
    """The fields, added to `panel`, the region Editor. `on_go()` goes to the difference."""

    def __init__(self, panel, catalog, on_go):
        self.panel, self.catalog, self.on_go = panel, catalog, on_go
        self.box = make("details", className="homework")
        self.fields = make("div", className="homework-fields")
        self.box.append(
            make("summary", textContent=words.text("homework.title")),
            make("p", textContent=words.text("homework.help")),
            self.fields,
        )
        self.family, self.function = (
            self._choice(words.text("homework.family")),
            self._choice(words.text("homework.function")),
        )
        self.against, self.pairs = (
            self._choice(words.text("homework.against")),
            self._choice(words.text("homework.pairs")),
        )
        self.argv = make("input", type="text", spellcheck=False, autocomplete="off")
        self._label(words.text("homework.argv"), self.argv)
        self.successors = self._choice(words.text("homework.successors"))
        self.chooser = self._label(words.text("homework.files"), make("input", type="file", multiple=True))
        self.files, self.file_names = {}, make("p", className="note")  # texts by name; the list of names
        self.fields.append(self.file_names)
        self.of_scripts = [self.argv.parentNode, self.successors.parentNode, self.chooser.parentNode, self.file_names]
        self.report = make("div", className="homework-told", hidden=True)
        self.report.setAttribute("role", "group")
        self.report.setAttribute("aria-label", words.text("homework.title"))
        self.report.setAttribute("aria-live", "polite")
        panel.host.append(self.box)
        find("comparison").prepend(self.report)  # visible beside both searches
        fill(
            self.pairs,
            [
                ("", words.text("homework.recognised")),
                ("yes", words.text("homework.with_costs")),
                ("no", words.text("homework.without_costs")),
            ],
        )
        self.recognise(None, None)
        on(self.box, "toggle", lambda _: self.refresh())
        on(self.function, "focus", lambda _: self.refresh())
        on(self.family, "change", lambda _: self._offer())

    def _choice(self, title):
        return self._label(title, make("select"))

    def _label(self, title, control):
        label = make("label", textContent=title)
        label.appendChild(control)
        self.fields.appendChild(label)
        return control

    # -- the menus -----------------------------------------------------------------------------------------------------

    def recognise(self, family, function):
        """Show what was recognised as the first entry of each menu."""
        self.recognised, self.of_family = function, family
        titles = words.each("homework.family.", FAMILIES)
        none = [(LISTS, words.text("homework.family.none"))]
        fill(self.family, [("", _recognised(titles.get(family)))] + [(name, titles[name]) for name in FAMILIES] + none)
        self.refresh()

    def refresh(self):
        """List the functions of the current text, and the algorithms."""
        options = [(name, name) for name in functions(self.panel.box.text())]
        fill(self.function, [("", _recognised(self.recognised))] + options)
        fill(self.successors, [("", words.text("homework.recognised"))] + options)
        self._offer()
        listed = [each for each in self.catalog.listed["algorithms"] if not each["id"].startswith(OWN)]
        fill(self.against, [("", words.text("homework.as_shown"))] + [(each["id"], each["label"]) for each in listed])

    def _offer(self):
        """Show the fields for arguments and files, which only scripts have."""
        script = (self.family.value or self.of_family) == "script"
        for field in self.of_scripts:
            show(field, script)
        self.file_names.textContent = (
            words.text("homework.files_are", names=", ".join(sorted(self.files))) if self.files else ""
        )

    def take(self, files):
        """Read the chosen files."""
        self.files = files
        self._offer()

    def changed(self):
        """Update the fields for a changed text."""
        if self.box.open:
            self.refresh()

    def forget(self):
        """Reset the fields for another file."""
        for field in (self.family, self.function, self.successors):
            field.value = ""
        self.recognise(None, None)

    def chosen(self):
        """The request for `worker.open_observed` without the algorithm; values of None are recognised."""
        pairs = {"yes": True, "no": False}.get(self.pairs.value)
        request = {"family": self.of_choice(), "function": self.function.value or None, "pairs": pairs}
        if (self.family.value or self.of_family) == "script":
            request["argv"], request["files"] = arguments(self.argv.value), self.files
            request["successors"] = self.successors.value or None
        return request

    def of_choice(self):
        """The chosen family; None: recognise it."""
        return self.family.value if self.family.value in FAMILIES else None

    def run_as(self):
        """How to run the file by the fields: `LISTS` or "program"; None: undecided."""
        if self.family.value == LISTS:
            return LISTS
        return PROGRAM if self.family.value or self.function.value else None

    def told_in_links(self):
        """The fields for a link; empty if everything was recognised."""
        fields = [(name, getattr(self, name).value) for name in FIELDS]
        return corrections(fields, self.files)

    def correct(self, text):
        """Set the fields from a link; None: reset them."""
        values, self.files = corrected(text, FIELDS)
        self.of_family = None
        self.box.open = self.box.open or bool(text)  # so that the reader sees the link's choices
        self.refresh()
        for name in FIELDS:
            field = getattr(self, name)
            field.value = values[name]
            if field.value != values[name]:
                field.value = ""  # the menu has no such entry
        self._offer()

    # -- what is told --------------------------------------------------------------------------------------------------

    def say(self, sentences, step=False):
        """Show sentences in paragraphs, the first one emphasised. `step`: offer to go to the difference."""
        self.report.replaceChildren(*[make("p", textContent=text) for text in sentences])
        if step:
            go = make_button(words.text("homework.go_there"), self.on_go, "quiet")
            self.report.firstElementChild.append(" ", go)
        show(self.report, bool(sentences))


def _recognised(name):
    """The title of a menu's first entry: what was recognised, if anything."""
    return words.text("homework.recognised_as", name=name) if name else words.text("homework.recognised")


def fill(select, entries):
    """Fill a menu with (value, title) entries; the choice stays if it is still among them."""
    chosen = select.value
    select.replaceChildren()
    for value, title in entries:  # one at a time, because a call cannot have that many arguments
        select.append(make("option", value=value, textContent=title))
    select.value = chosen if any(value == chosen for value, _ in entries) else entries[0][0]
