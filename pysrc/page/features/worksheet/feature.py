"""Worksheets: a few steps of the shown search, on paper, with blanks and a key. The solver makes them.

The dialog shows exactly what is printed: the printer gets a copy that is outside the dialog.
"""

import json

from page.dom.elements import document, make, make_button, on, set_markup, show
from page.dom.form import Form, check_box, fieldset, menu, offer, text_input
from page.features.feature import Feature
from page.features.worksheet.paper import in_words, paper
from page.options.catalog import OBSERVED
from page.text import words

NUMBERS = ("first", "steps")
SHARES = ("25", "50", "75", "100")
PAPERS = ("a4", "letter")
SETS = (("parts", "part", ("tree", "table", "questions")), ("blanks", "blank", ("states", "numbers", "marks")))


def text(name, **values):
    return words.text("worksheet." + name, **values)


class WorksheetForm:
    """`on_change()`: a field has changed. `request`: the fields, as the solver reads them."""

    def __init__(self, on_change):
        self.element = make("div", className="form")
        on(self.element, "change", lambda _: on_change())
        self.form, self.boxes = Form("worksheet-"), {}
        self.search = self._add("search", menu())
        self._add("first", make("input", type="number", min="0", value="0"))
        self._add("steps", make("input", type="number", min="1", placeholder=text("as_many")))
        self.seed = self._add("seed", text_input(maxLength=20))
        self._add("share", menu([(share, text("percent", share=share)) for share in SHARES], value="50"))
        self.paper = self._add("paper", menu([(paper, text("paper." + paper)) for paper in PAPERS]))
        for field, kind, names in SETS:
            self.element.appendChild(self._set(field, kind, names))

    def _add(self, field, control):
        self.element.appendChild(self.form.field(field, text("field." + field), control))
        return control

    def _set(self, field, kind, names):
        """Make a group of checkboxes."""
        made = fieldset(text("field." + field))
        for name in names:
            label, self.boxes[field, name] = check_box(text("%s.%s" % (kind, name)), checked=True)
            made.appendChild(label)
        made.appendChild(self.form.complaint(field, made))
        return made

    def suit(self, by_value):
        """Show the fields that matter: a tree of values is on its sheet as a whole, without a table."""
        for name in NUMBERS:
            self.form.show(name, not by_value)
        for box in (("parts", "table"), ("blanks", "states")):
            show(self.boxes[box].parentElement, not by_value)

    # -- the request ---------------------------------------------------------------------------------------------------

    def searches(self, numbers):
        """List the searches; a single one leaves nothing to choose."""
        offer(self.search, [(str(number), text("numbered", number=number)) for number in numbers])
        self.form.show("search", len(numbers) > 1)

    def request(self):
        wanted = {name: self.form.controls[name].value.strip() for name in ("first", "steps", "seed", "share")}
        for field in NUMBERS:  # a number field tells nothing of what is no number
            if self.form.controls[field].validity.badInput:
                wanted[field] = "?"
        for field, _, names in SETS:
            wanted[field] = ",".join([name for name in names if self.boxes[field, name].checked]) or "none"
        return wanted

    def another(self):
        """Choose the next seed: 2 after 1; 1 after an empty field or a word."""
        seed = self.seed.value.strip()
        self.seed.value = str(int(seed) + 1) if seed.isdigit() and len(seed) < 9 else "1"

    def complain(self, errors):
        """Show a sentence beside each field. Return those without a field, with the option's name in front."""
        _, rest = self.form.complain([(error["field"], words.sentence(error)) for error in errors])
        return " ".join(rest)


class Worksheet(Feature):
    """`sheet`: the shown sheet with its texts, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.sheet = None
        self.wish = None  # the scope of the latest request
        self.dialog = make("dialog", className="worksheet")
        self.dialog.setAttribute("aria-labelledby", "worksheet-title")
        self.form = WorksheetForm(self.make)
        self.status = make("p")
        self.status.setAttribute("role", "status")
        self.host = make("div", className="papers", tabIndex=0)
        self.host.setAttribute("role", "region")
        self.host.setAttribute("aria-label", text("preview"))
        side, buttons = make("div", className="controls"), make("div", className="ways")
        for what, act, kind in (
            ("print", self._print, "primary"), ("another", self._another, ""), ("markdown", self._markdown, ""),
            ("json", self._json, ""),
        ):  # fmt: skip
            buttons.appendChild(make_button(text(what), act, kind))
        buttons.appendChild(make_button(words.text("control.close"), self.dialog.close))
        title = make("h2", id="worksheet-title", textContent=words.text("tools.worksheet"))
        side.append(title, self.form.element, self.status, buttons)
        self.dialog.append(side, self.host)
        document.body.appendChild(self.dialog)
        self.scope.ending(self.dialog.remove)
        on(self.dialog, "close", self._on_close)

    async def press(self, what, stage):
        for other in document.querySelectorAll("dialog[open]"):
            other.close()
        self.form.searches([each.number for each in self.context.stages])
        self.dialog.showModal()
        await self._make()

    # -- making one ----------------------------------------------------------------------------------------------------

    def _on_close(self, _event):
        """Leave nothing, so that the printer gets the page again. The event comes late: it may be open once more."""
        if not self.dialog.open:
            self.wish = self.scope.renew(self.wish)
            self._clear()

    def make(self):
        self.scope.start(self._make())

    async def _make(self):
        """Make the sheet; if requests follow each other quickly, only the last one counts. None once it is closed."""
        if not self.dialog.open:
            return
        self.wish = wish = self.scope.renew(self.wish)
        stage = self.context.first if self.form.search.value == "1" else self.context.stages[-1]
        options = stage.choices.shown
        if options["algorithm"] == OBSERVED or self._is_foreign():
            return self._refuse([], text("observed" if options["algorithm"] == OBSERVED else "foreign"))
        self.form.suit(stage.player.traits.get("by_value"))
        self.status.textContent = text("making")
        self.host.setAttribute("aria-busy", "true")
        answer = await wish.wait(
            self.context.worker.ask(
                "worksheets", "make", self.context.catalog.effective(options), request=self.form.request()
            )
        )
        self.host.setAttribute("aria-busy", "false")
        if not answer["ok"]:
            return self._refuse(answer["errors"], "")
        self.form.complain([])
        self._show(in_words(answer["sheet"], words.sentence))

    def _is_foreign(self):
        """Whether the shown file has an unknown problem or algorithm, so that it cannot be searched here."""
        brought = self.context.features.get("importing")
        return bool(brought and brought.added)

    def _clear(self):
        self.sheet = None
        self.host.replaceChildren()
        self.part.putAway()

    def _refuse(self, errors, sentence):
        self._clear()
        self.status.textContent = self.form.complain(errors) or sentence

    def _show(self, sheet):
        self.sheet = sheet
        self.status.textContent = "%s. %s" % (sheet["counts"], sheet["varied"] or "")
        set_markup(self.host, paper(sheet, text("blank_word")))
        self.host.scrollTop = 0
        self.part.draw(self.host, json.dumps(sheet), self.form.paper.value)

    def _another(self):
        self.form.another()
        self.make()

    def _print(self):
        if self.sheet:
            document.defaultView.print()

    def _markdown(self):
        self.scope.start(self._write_markdown())

    async def _write_markdown(self):
        sheet = self.sheet
        if sheet:
            answer = await self.scope.wait(self.context.worker.ask("worksheets", "as_text", sheet=json.dumps(sheet)))
            if answer["ok"]:
                return self._save(sheet, answer["text"], "md")
            self.status.textContent = " ".join([words.sentence(error) for error in answer["errors"]])

    def _json(self):
        if self.sheet:
            self._save(self.sheet, self.part.pretty(json.dumps(self.sheet)), "json")

    def _save(self, sheet, content, ending):
        search = sheet["search"]
        parts = [part for part in ("worksheet", search["problem"], search["algorithm"], sheet["seed"]) if part]
        stem = "-".join(parts)
        for sign in ":/ ":
            stem = stem.replace(sign, "-")
        file = "%s.%s" % (stem, ending)
        self.part.save(file, content)
        self.status.textContent = text("saved", file=file)
