"""The form of an experiment, and the button for AIMA's figure."""

from page.dom.elements import make, make_button, message, name, on, show
from page.dom.foreign_text import text_of
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
        self.inputs, self.complaints, self.fields = {}, {}, {}
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
        self.problem = make("select")
        on(self.problem, "change", lambda _: self._boxes())  # before the form's own listener
        return self._labelled("problem", words.text("page.problem"), self.problem)

    def _starts(self):
        group = self._fieldset(words.text("experiments.starts"))
        self.start_kinds = {}
        for kind in plans.WAYS:
            label = make("label", className="way")
            box = make("input", type="radio", name="experiment-starts", value=kind)
            label.append(box, make("span", textContent=words.text("experiments.way." + kind)))
            self.start_kinds[kind] = box
            group.appendChild(label)
            for field in TEXTS:
                if IN.get(field) == kind:
                    group.appendChild(self._text(field))
            if kind == plans.GIVEN:
                group.appendChild(self._file())
        group.appendChild(self._text("seed"))
        return group

    def _file(self):
        """Put a file's starts into the field, where they are visible."""
        label, chooser = make("label", className="field"), make("input", type="file", accept=".txt,.csv,text/plain")
        label.append(make("span", textContent=words.text("experiments.file")), chooser)
        self.fields["file"] = label

        async def read():
            text, wrong = await self.scope.wait(text_of(chooser.files.item(0)))
            chooser.value = ""
            if text is None:
                return message(self.complaints["given"], wrong)
            self.inputs["given"].value = text
            self._changed()

        on(chooser, "change", lambda _: chooser.files.length and self.scope.start(read()))
        return label

    def _group(self, field):
        group = self._fieldset(words.text("experiments." + field))
        host = make("div", className="boxes")
        group.append(host, self._complaint(field))
        self.fields[field] = host
        if field == "algorithms":
            self.observed = make("p", className="note", textContent=words.text("experiments.observed"))
            group.append(self.observed, *[self._text(name) for name in plans.VARIED])
        return group

    def _limits(self):
        group = self._fieldset(words.text("experiments.limits"))
        group.append(self._text("max_nodes"), self._text("seconds"))
        return group

    def _fieldset(self, title):
        group = make("fieldset")
        group.appendChild(make("legend", textContent=title))
        return group

    def _text(self, field):
        if field in WIDE:
            entry = make("textarea", rows=3, spellcheck=False)
        else:
            entry = make("input", type="text", autocomplete="off", spellcheck=False)
            entry.inputMode = "text" if field == "depths" else "numeric"
        self.inputs[field] = entry
        return self._labelled(field, words.text("experiments.field." + field), entry)

    def _labelled(self, field, title, entry):
        box, label = make("div", className="field"), make("label", textContent=title)
        entry.id = "experiment-" + field.replace("_", "-")
        label.htmlFor = entry.id
        complaint = self._complaint(field)
        entry.setAttribute("aria-describedby", complaint.id)
        box.append(label, entry, complaint)
        self.fields[field] = box
        return box

    def _complaint(self, field):
        self.complaints[field] = make("p", className="message", id="experiment-complaint-" + field, hidden=True)
        return self.complaints[field]

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
        self.problem.replaceChildren(*[make("option", value=value, textContent=text) for value, text in choices])
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
            self.fields[field].replaceChildren(*lines)
        if not any(box.checked for box in self.boxes["heuristics"].values()) and known:
            self.boxes["heuristics"][known[0]].checked = True

    def _box(self, field, entry, ticked):
        label, box = make("label"), make("input", type="checkbox", value=entry["id"], checked=ticked)
        label.append(box, make("span", textContent=entry["label"]))
        self.boxes[field][entry["id"]] = box
        return label

    def _changed(self):
        self._show()
        self.on_change()

    def _show(self):
        """Show the fields for the chosen kind of starts, and the size of the experiment."""
        draft = self.draft
        for field, kind in IN.items():
            show(self.fields[field], kind == draft["how"])
        show(self.fields["file"], draft["how"] == plans.GIVEN)
        show(self.fields["seed"], "seed" in plans.USED[draft["how"]])
        for field in plans.VARIED:
            applies = any(field in self.catalog.algorithms[each]["options"] for each in draft["algorithms"])
            show(self.fields[field], applies)
        show(self.observed, self.shown["algorithm"] == OBSERVED)
        starts, searches = plans.size(draft, self.catalog, self.shown)
        self.takes.textContent = wording.takes(starts, searches)

    # -- what is wrong with it -----------------------------------------------------------------------------------------

    def say(self, faults):
        """Show sentences beside their fields, and focus the first. Return those without a field."""
        unplaced, first_wrong = [], None
        for field, complaint in self.complaints.items():
            sentences = [text for each, text in faults if self._place(each) == field]
            message(complaint, " ".join(sentences))
            entry = self.inputs.get(field)
            if entry:
                entry.setAttribute("aria-invalid", "true" if sentences else "false")
            if sentences and not first_wrong:
                first_wrong = entry or self.fields[field].querySelector("input")
        if first_wrong:
            first_wrong.focus()
        for field, text in faults:
            if self._place(field) not in self.complaints:
                unplaced.append(words.sentence_on(field, text))
        return unplaced

    def _place(self, field):
        """The element for a field's sentence; in a plan, pasted starts and the number of starts share a name."""
        if field == "starts" and self.draft["how"] in (plans.GIVEN, plans.SHOWN):
            return plans.GIVEN if self.draft["how"] == plans.GIVEN else "problem"
        return {"algorithm": "algorithms", "heuristic": "heuristics"}.get(field, field)
