"""The options of a traced program, below its text, and the report after its run."""

from page.choice.catalog import OWN
from page.dom.elements import find, make, make_button, on, show
from page.features.observing.choice import FAMILIES, arguments, corrected, corrections, functions
from page.text import words

FIELDS = ("family", "function", "pairs", "argv", "successors")
PROGRAM = "program"
LISTS = "lists"  # in place of a family: the file is no program, its entries enter the lists


class HomeworkForm:
    """`panel`: the region Editor, which gets the fields. `on_go()` goes to the difference."""

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
        self.files, self.file_names = {}, make("p", className="note")  # texts by name; which they are
        self.fields.append(self.file_names)
        self.of_scripts = [self.argv.parentNode, self.successors.parentNode, self.chooser.parentNode, self.file_names]
        self.report = make("div", className="homework-told", hidden=True)
        self.report.setAttribute("role", "group")
        self.report.setAttribute("aria-label", words.text("homework.title"))
        self.report.setAttribute("aria-live", "polite")
        panel.host.append(self.box)
        find("comparison").prepend(self.report)  # where both searches are in sight
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
        """What was recognised by itself stands as the first entry."""
        self.recognised, self.of_family = function, family
        titles = words.each("homework.family.", FAMILIES)
        none = [(LISTS, words.text("homework.family.none"))]
        fill(self.family, [("", _recognised(titles.get(family)))] + [(name, titles[name]) for name in FAMILIES] + none)
        self.refresh()

    def refresh(self):
        """The functions of the text as it is now, and the algorithms that there are."""
        options = [(name, name) for name in functions(self.panel.box.text())]
        fill(self.function, [("", _recognised(self.recognised))] + options)
        fill(self.successors, [("", words.text("homework.recognised"))] + options)
        self._offer()
        listed = [each for each in self.catalog.listed["algorithms"] if not each["id"].startswith(OWN)]
        fill(self.against, [("", words.text("homework.as_shown"))] + [(each["id"], each["label"]) for each in listed])

    def _offer(self):
        """Arguments and files are a script's alone."""
        script = (self.family.value or self.of_family) == "script"
        for field in self.of_scripts:
            show(field, script)
        self.file_names.textContent = (
            words.text("homework.files_are", names=", ".join(sorted(self.files))) if self.files else ""
        )

    def take(self, files):
        """The texts of the files that were chosen, by their names."""
        self.files = files
        self._offer()

    def changed(self):
        """The text is another one."""
        if self.box.open:
            self.refresh()

    def forget(self):
        """Another file lies here, of which nothing has been chosen."""
        for field in (self.family, self.function, self.successors):
            field.value = ""
        self.recognise(None, None)

    def chosen(self):
        """What `worker.open_observed` is asked, but for the algorithm; None: to be recognised."""
        pairs = {"yes": True, "no": False}.get(self.pairs.value)
        given = {"family": self.of_choice(), "function": self.function.value or None, "pairs": pairs}
        if (self.family.value or self.of_family) == "script":
            given["argv"], given["files"] = arguments(self.argv.value), self.files
            given["successors"] = self.successors.value or None
        return given

    def of_choice(self):
        """The family that was chosen; None: it is to be recognised."""
        return self.family.value if self.family.value in FAMILIES else None

    def run_as(self):
        """How the fields say that the file is to be run: `LISTS`, or as a "program"; None: they leave it open."""
        if self.family.value == LISTS:
            return LISTS
        return PROGRAM if self.family.value or self.function.value else None

    def told_in_links(self):
        """What a link says of it: the fields as they are; nothing where all is as it was recognised."""
        fields = [(name, getattr(self, name).value) for name in FIELDS]
        return corrections(fields, self.files)

    def correct(self, text):
        """The fields as a link has them; None: as for a program of which nothing is known."""
        values, self.files = corrected(text, FIELDS)
        self.of_family = None
        self.box.open = self.box.open or bool(text)  # so that its reader sees what was chosen
        self.refresh()
        for name in FIELDS:
            field = getattr(self, name)
            field.value = values[name]
            if field.value != values[name]:
                field.value = ""  # a menu that has no such entry
        self._offer()

    # -- what is told --------------------------------------------------------------------------------------------------

    def say(self, sentences, step=False):
        """Each in a paragraph, the first one first in weight. `step`: one can go to where it is about."""
        self.report.replaceChildren(*[make("p", textContent=text) for text in sentences])
        if step:
            go = make_button(words.text("homework.go_there"), self.on_go, "quiet")
            self.report.firstElementChild.append(" ", go)
        show(self.report, bool(sentences))


def _recognised(name):
    """The first entry of a menu: what was recognised, if anything was."""
    return words.text("homework.recognised_as", name=name) if name else words.text("homework.recognised")


def fill(select, entries):
    """A menu's entries, (value, title); what was chosen stays so as long as it is there."""
    chosen = select.value
    select.replaceChildren()
    for value, title in entries:  # one by one: a file may define more functions than a call can have arguments
        select.append(make("option", value=value, textContent=title))
    select.value = chosen if any(value == chosen for value, _ in entries) else entries[0][0]
