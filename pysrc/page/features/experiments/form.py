"""The form of an experiment, and the button for AIMA's figure."""

from page.dom.elements import make, make_button, message, name, on, show
from page.dom.foreign_text import text_of
from page.dom.form import Form, check_box, fieldset, labelled, menu, offer, text_input
from page.features.experiments import plan as plans
from page.features.experiments import wording
from page.options.catalog import OBSERVED
from page.text import words

TEXTS = ("depths", "per_depth", "starts", "seed", "given", "max_nodes", "seconds") + plans.VARIED
WIDE = ("given",)
IN = {"depths": plans.DEPTHS, "per_depth": plans.DEPTHS, "starts": plans.RANDOM, "given": plans.GIVEN}  # of a way


class ExperimentForm:
    """`scope`: the feature's.

    `on_change()`: a field has changed; `on_run()`: run the experiment; `on_book(size)`: run AIMA's figure.
    """

    def __init__(self, scope, catalog, on_change, on_run, on_book):
        self.scope = scope
        self.catalog, self.on_change = catalog, on_change
        self.element = make("form", className="experiment-form", noValidate=True)
        on(self.element, "submit", lambda event: (event.preventDefault(), on_run()))
        on(self.element, "change", lambda _: self._changed())
        on(self.element, "input", lambda _: self._changed())
        self.form, self.inputs = Form("experiment-"), {}
        self.boxes = {"algorithms": {}, "heuristics": {}}
        self.shown = None  # the options of the shown search
        self.books, self.rate = {}, 0
        self.order = {"algorithms": (), "heuristics": ()}  # the order in a link, which the rows keep
        self.takes = make("p", className="note")
        self.takes.setAttribute("aria-live", "polite")
        self.run = make("button", type="submit", className="primary")
        name(self.run, words.text("experiments.run"))
        self.book = self._book(on_book)
        self.host, foot = make("div", className="experiment-fields"), make("div", className="experiment-foot")
        self.host.append(
            self._problem(), self._starts(), self._group("algorithms"), self._group("heuristics"), self._limits()
        )
        foot.append(self.takes, self.run)
        self.element.append(self.host, foot)

    # -- what it is made of --------------------------------------------------------------------------------------------

    def _book(self, on_book):
        host = make("div", className="experiment-book")
        host.append(make("h3", textContent=words.text("experiments.book")), make("p", className="note"))
        host.lastChild.textContent = words.text("experiments.book_text")
        for size in plans.BOOKS:
            button = make_button(
                words.text("experiments.book_run", most=plans.depths_of(size[0])[-1], each=size[1]),
                lambda size=size: on_book(size),
            )
            line = self.books[size] = make("p", className="note", id="experiment-book-%d" % size[1])
            button.setAttribute("aria-describedby", line.id)
            host.append(button, line)
        return host

    def _problem(self):
        self.problem = menu(act=lambda _: self._boxes())  # before the form's own listener
        return self.form.field("problem", words.text("page.problem"), self.problem)

    def _starts(self):
        made = fieldset(words.text("experiments.starts"))
        self.start_kinds = {}
        for kind in plans.WAYS:
            label, self.start_kinds[kind] = check_box(
                words.text("experiments.way." + kind), look="way", kind="radio", name="experiment-starts", value=kind
            )
            made.append(label, *[self._text(field) for field in TEXTS if IN.get(field) == kind])
            if kind == plans.GIVEN:
                made.appendChild(self._file())
        made.appendChild(self._text("seed"))
        return made

    def _file(self):
        """Put a file's starts into the field, where they are visible."""
        chooser = make("input", type="file", accept=".txt,.csv,text/plain")
        label = self.form.rows["file"] = labelled(words.text("experiments.file"), chooser, "field")

        async def read():
            text, wrong = await self.scope.wait(text_of(chooser.files.item(0)))
            chooser.value = ""
            if text is None:
                return message(self.form.complaints["given"], wrong)
            self.inputs["given"].value = text
            self._changed()

        on(chooser, "change", lambda _: chooser.files.length and self.scope.start(read()))
        return label

    def _group(self, field):
        host = self.form.rows[field] = make("div", className="boxes")
        made = fieldset(words.text("experiments." + field), host, self.form.complaint(field, host))
        if field == "algorithms":
            self.observed = make("p", className="note", textContent=words.text("experiments.observed"))
            made.append(self.observed, *[self._text(name) for name in plans.VARIED])
        return made

    def _limits(self):
        return fieldset(words.text("experiments.limits"), self._text("max_nodes"), self._text("seconds"))

    def _text(self, field):
        if field in WIDE:
            entry = make("textarea", rows=3, spellcheck=False)
        else:
            entry = text_input(inputMode="text" if field == "depths" else "numeric")
        self.inputs[field] = entry
        return self.form.field(field, words.text("experiments.field." + field), entry)

    # -- what it holds -------------------------------------------------------------------------------------------------

    @property
    def draft(self):
        """The form's values as a draft (plan.py)."""
        draft = {field: self.inputs[field].value for field in TEXTS}
        draft["problem"] = self.problem.value
        draft["how"] = next(kind for kind in plans.WAYS if self.start_kinds[kind].checked)
        for field, boxes in self.boxes.items():
            listed = list(self.order[field]) + [entry["id"] for entry in self.catalog.listed[field]]
            chosen = [each for each in listed if each in boxes and boxes[each].checked]
            draft[field] = [chosen[at] for at in range(len(chosen)) if chosen[at] not in chosen[:at]]
        return draft

    def fill(self, draft, shown):
        self.shown = shown
        self._offer(draft["problem"])
        for field in TEXTS:
            self.inputs[field].value = draft[field]
        self.start_kinds[draft["how"]].checked = True
        for field, boxes in self.boxes.items():
            self.order[field] = tuple(draft[field])
            for each, box in boxes.items():
                box.checked = each in draft[field]
        self._show()

    def look(self, shown, rate):
        """Update for another shown search; `rate`: nodes per second on this machine, None if unknown."""
        if rate != self.rate:
            self.rate = rate
            for size, line in self.books.items():
                line.textContent = wording.book(size, rate)
        if shown is self.shown:
            return
        problem = self.shown and self.shown["problem"]
        self.shown = shown
        if problem and problem != shown["problem"]:
            self._offer(self.problem.value)
        self._show()

    def _offer(self, chosen):
        """List the problems, and what the chosen one can be searched with; ticked boxes stay ticked."""
        catalog = self.catalog
        label = words.text("experiments.here", problem=catalog.problems[self.shown["problem"]]["label"])
        choices = [(plans.HERE, label)] + [(entry["id"], entry["label"]) for entry in catalog.listed["problems"]]
        offer(self.problem, choices)
        self.problem.value = chosen
        self._boxes()

    def _boxes(self):
        problem = plans.problem_of({"problem": self.problem.value}, self.shown)
        known = self.catalog.problems[problem]["heuristics"]
        former = {field: [each for each, box in boxes.items() if box.checked] for field, boxes in self.boxes.items()}
        for field in ("algorithms", "heuristics"):
            entries = [
                entry for entry in self.catalog.listed[field]
                if (plans.can(self.catalog, problem, entry["id"]) if field == "algorithms" else entry["id"] in known)
            ]  # fmt: skip
            self.boxes[field] = {}
            lines = [self._box(field, entry, entry["id"] in former[field]) for entry in entries]
            self.form.rows[field].replaceChildren(*lines)
        if not any(box.checked for box in self.boxes["heuristics"].values()) and known:
            self.boxes["heuristics"][known[0]].checked = True

    def _box(self, field, entry, ticked):
        label, self.boxes[field][entry["id"]] = check_box(entry["label"], value=entry["id"], checked=ticked)
        return label

    def _changed(self):
        self._show()
        self.on_change()

    def _show(self):
        """Show the fields for the chosen kind of starts, and the size of the experiment."""
        draft = self.draft
        for field, kind in IN.items():
            self.form.show(field, kind == draft["how"])
        self.form.show("file", draft["how"] == plans.GIVEN)
        self.form.show("seed", "seed" in plans.USED[draft["how"]])
        for field in plans.VARIED:
            applies = any(field in self.catalog.algorithms[each]["options"] for each in draft["algorithms"])
            self.form.show(field, applies)
        show(self.observed, self.shown["algorithm"] == OBSERVED)
        starts, searches = plans.size(draft, self.catalog, self.shown)
        self.takes.textContent = wording.takes(starts, searches)

    # -- what is wrong with it -----------------------------------------------------------------------------------------

    def say(self, faults):
        """Show sentences beside their fields, and focus the first. Return those without a field."""
        first, unplaced = self.form.complain([(self._place(field), text) for field, text in faults])
        if first:
            (first.querySelector("input") or first).focus()
        return unplaced

    def _place(self, field):
        """The element for a field's sentence; in a plan, pasted starts and the number of starts share a name."""
        if field == "starts" and self.draft["how"] in (plans.GIVEN, plans.SHOWN):
            return plans.GIVEN if self.draft["how"] == plans.GIVEN else "problem"
        return {"algorithm": "algorithms", "heuristic": "heuristics"}.get(field, field)
