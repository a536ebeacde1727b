"""What can be chosen for a program from a course, below its text; and what is told of it when it was observed."""

import homework_words as words
from catalog import OWN
from dom import find, make, on, show
from homework_choice import FAMILIES, arguments, functions


class HomeworkForm:
    """`panel`: the region Editor, which gets the button and the fields. `on_observe()` runs its text; `on_go()` goes to
    the difference.
    """

    def __init__(self, panel, catalog, on_observe, on_go):
        self.panel, self.catalog, self.on_go = panel, catalog, on_go
        button = make("button", type="button", textContent=words.OBSERVE)
        on(button, "click", lambda _: on_observe())
        panel.buttons["run"].after(button)
        self.box = make("details", className="homework")
        self.fields = make("div", className="homework-fields")
        self.box.append(make("summary", textContent=words.TITLE), make("p", textContent=words.HELP), self.fields)
        self.family, self.function = self._choice(words.FAMILY), self._choice(words.FUNCTION)
        self.against, self.pairs = self._choice(words.AGAINST), self._choice(words.PAIRS)
        self.argv = make("input", type="text", spellcheck=False, autocomplete="off")
        self._label(words.ARGV, self.argv)
        self.told = make("div", className="homework-told", hidden=True)
        self.told.setAttribute("role", "group")
        self.told.setAttribute("aria-label", words.TITLE)
        self.told.setAttribute("aria-live", "polite")
        panel.host.append(self.box)
        find("comparison").prepend(self.told)  # where both searches are in sight
        fill(self.pairs, [("", words.RECOGNISED), ("yes", words.WITH_COSTS), ("no", words.WITHOUT_COSTS)])
        self.recognise(None, None)
        on(self.box, "toggle", lambda _: self.refresh())
        on(self.function, "focus", lambda _: self.refresh())

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
        self.recognised = function
        named = words.RECOGNISED_AS % words.FAMILIES[family] if family else words.RECOGNISED
        fill(self.family, [("", named)] + [(name, words.FAMILIES[name]) for name in FAMILIES])
        self.refresh()

    def refresh(self):
        """The functions of the text as it is now, and the algorithms that there are."""
        named = words.RECOGNISED_AS % self.recognised if self.recognised else words.RECOGNISED
        fill(self.function, [("", named)] + [(name, name) for name in functions(self.panel.box.text())])
        listed = [each for each in self.catalog.listed["algorithms"] if not each["id"].startswith(OWN)]
        fill(self.against, [("", words.AS_SHOWN)] + [(each["id"], each["label"]) for each in listed])

    def changed(self):
        """The text is another one."""
        if self.box.open:
            self.refresh()

    def chosen(self):
        """What `worker.open_observed` is asked, but for the algorithm; None: to be recognised."""
        pairs = {"yes": True, "no": False}.get(self.pairs.value)
        return {
            "family": self.family.value or None, "function": self.function.value or None, "pairs": pairs,
            "argv": arguments(self.argv.value),
        }  # fmt: skip

    # -- what is told --------------------------------------------------------------------------------------------------

    def say(self, sentences, step=False):
        """Each in a paragraph, the first one first in weight. `step`: one can go to where it is about."""
        self.told.replaceChildren(*[make("p", textContent=text) for text in sentences])
        if step:
            go = make("button", type="button", className="quiet", textContent=words.GO_THERE)
            on(go, "click", lambda _: self.on_go())
            self.told.firstElementChild.append(" ", go)
        show(self.told, bool(sentences))


def fill(select, entries):
    """A menu's entries, (value, title); what was chosen stays so as long as it is there."""
    chosen = select.value
    select.replaceChildren(*[make("option", value=value, textContent=title) for value, title in entries])
    select.value = chosen if any(value == chosen for value, _ in entries) else entries[0][0]
