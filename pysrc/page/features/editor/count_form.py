"""*Explain my counts*: numbers that a program or an assignment reports, and the way of counting that gives them."""

from page.dom.elements import make, on, show
from page.features.editor.program_form import fill
from page.text import words

EVERY = "every"
NUMBERS = ("expanded", "generated", "max_queue", "popped", "reached")


class CountForm:
    """A form at the end of `host`. `on_explain(every, numbers)`; `every`: all algorithms, not only the shown one."""

    def __init__(self, host, on_explain):
        self.on_explain = on_explain
        box = make("details", className="homework")
        form = make("form", className="homework-fields", noValidate=True)
        box.append(
            make("summary", textContent=words.text("homework.numbers")),
            make("p", textContent=words.text("homework.numbers_help")),
            form,
        )
        self.numbers = {}
        for key in NUMBERS:
            self.numbers[key] = make("input", type="text", inputMode="numeric", autocomplete="off")
            form.appendChild(_labelled(words.text("homework.number." + key), self.numbers[key]))
        self.which = make("select")
        fill(self.which, [("", words.text("homework.as_shown")), (EVERY, words.text("homework.every"))])
        form.append(
            _labelled(words.text("homework.searched"), self.which),
            make("button", type="submit", textContent=words.text("homework.explain")),
        )
        self.answer, self.caution = make("p"), make("p")
        self.matches = make("ul")
        answer = make("div", className="homework-told")
        answer.setAttribute("aria-live", "polite")
        answer.append(self.answer, self.matches, self.caution)
        box.appendChild(answer)
        host.appendChild(box)
        on(form, "submit", self._on_submit)
        self.say("", [], [])

    def _on_submit(self, event):
        event.preventDefault()
        numbers = {key: field.value.strip() for key, field in self.numbers.items() if field.value.strip()}
        self.on_explain(self.which.value == EVERY, numbers)

    def tell(self, answer):
        """Show the answer of `explain_count` in `searchlight/counting_rules/api.py`."""
        wrong = [] if answer["ok"] else answer["errors"]
        for key, field in self.numbers.items():
            field.setAttribute("aria-invalid", "true" if any(each["field"] == key for each in wrong) else "false")
        if answer["ok"]:
            matches = [words.sentence(each["said"]) for each in answer["matches"]]
            self.say(words.sentence(answer["said"]), matches, [words.sentence(each) for each in answer["caution"]])
        else:
            self.say("", [_complaint(each) for each in wrong], [])

    def say(self, sentence, items, caution):
        """Show a sentence with a list; `caution`: sentences about what was tried."""
        self.answer.textContent = sentence
        self.caution.textContent = " ".join(caution)
        self.matches.replaceChildren(*[make("li", textContent=item) for item in items])
        show(self.matches, bool(items))


def _complaint(error):
    sentence = words.sentence(error)
    if error["field"] not in NUMBERS:
        return sentence
    return "%s: %s" % (words.text("homework.number." + error["field"]), sentence)


def _labelled(title, control):
    label = make("label", textContent=title)
    label.appendChild(control)
    return label
