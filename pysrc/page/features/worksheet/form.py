"""The fields of a worksheet: the search, the steps, the blanks, and the paper."""

from page.dom.elements import make, message, on, show
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
        self.on_change = on_change
        self.element = make("div", className="form")
        self.controls, self.messages, self.boxes = {}, {}, {}
        self.search = self._select("search", ())
        self.first = self._number("first", "0", 0)
        self.steps = self._number("steps", "", 1)
        self.steps.placeholder = text("as_many")
        self.seed = self._control(
            "seed", make("input", type="text", maxLength=20, autocomplete="off", spellcheck=False)
        )
        self.share = self._select("share", [(share, text("percent", share=share)) for share in SHARES])
        self.share.value = "50"
        self.paper = self._select("paper", [(paper, text("paper." + paper)) for paper in PAPERS])
        for field, kind, names in SETS:
            self._set(field, kind, names)

    def _control(self, field, control):
        control.id = "worksheet-" + field
        label = make("label", textContent=text("field." + field), htmlFor=control.id)
        complaint = make("p", className="message", id=control.id + "-message", hidden=True)
        control.setAttribute("aria-describedby", complaint.id)
        row = make("div", className="field")
        row.append(label, control, complaint)
        self.element.appendChild(row)
        self.controls[field], self.messages[field] = control, complaint
        on(control, "change", lambda _: self.on_change())
        return control

    def _number(self, field, value, least):
        return self._control(field, make("input", type="number", min=str(least), value=value))

    def _select(self, field, choices):
        select = make("select")
        select.append(*[make("option", value=value, textContent=title) for value, title in choices])
        return self._control(field, select)

    def _set(self, field, kind, names):
        """Make a group of checkboxes."""
        group = make("fieldset")
        complaint = make("p", className="message", id="worksheet-%s-message" % field, hidden=True)
        group.setAttribute("aria-describedby", complaint.id)
        group.appendChild(make("legend", textContent=text("field." + field)))
        for name in names:
            box = make("input", type="checkbox", checked=True)
            label = make("label")
            label.append(box, text("%s.%s" % (kind, name)))
            group.appendChild(label)
            self.boxes[field, name] = box
            on(box, "change", lambda _: self.on_change())
        group.appendChild(complaint)
        self.element.appendChild(group)
        self.controls[field], self.messages[field] = group, complaint

    # -- the request ---------------------------------------------------------------------------------------------------

    def searches(self, numbers):
        """List the searches; a single one leaves nothing to choose."""
        self.search.replaceChildren(
            *[make("option", value=str(number), textContent=text("numbered", number=number)) for number in numbers]
        )
        show(self.search.parentElement, len(numbers) > 1)

    def request(self):
        wanted = {name: self.controls[name].value.strip() for name in ("first", "steps", "seed", "share")}
        for field in NUMBERS:  # a number field tells nothing of what is no number
            if self.controls[field].validity.badInput:
                wanted[field] = "?"
        for field, _, names in SETS:
            wanted[field] = ",".join([name for name in names if self.boxes[field, name].checked]) or "none"
        return wanted

    def another(self):
        """Choose the next seed: 2 after 1; 1 after an empty field or a word."""
        seed = self.seed.value.strip()
        self.seed.value = str(int(seed) + 1) if seed.isdigit() and len(seed) < 9 else "1"

    # -- what is wrong with it -----------------------------------------------------------------------------------------

    def complain(self, errors):
        """Show a sentence beside each field. Return those without a field, with the option's name in front."""
        for field, control in self.controls.items():
            message(self.messages[field], None)
            control.setAttribute("aria-invalid", "false")
        rest = []
        for error in errors:
            if error["field"] in self.controls:
                message(self.messages[error["field"]], words.sentence(error))
                self.controls[error["field"]].setAttribute("aria-invalid", "true")
            else:
                rest.append(words.sentence_on(error["field"], words.sentence(error)))
        return " ".join(rest)
