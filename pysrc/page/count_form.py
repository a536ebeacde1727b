"""“Which number is right?”: numbers that a program or an assignment reports, and which way of counting gives them."""

import homework_words as words
from dom import make, on, show
from homework_form import fill
from words import told

EVERY = "every"


class CountForm:
    """`host` gets it as its last part. `on_explain(every, numbers)`: `every` algorithm, or the one that is shown."""

    def __init__(self, host, on_explain):
        self.on_explain = on_explain
        box = make("details", className="homework")
        form = make("form", className="homework-fields", noValidate=True)
        box.append(make("summary", textContent=words.NUMBERS), make("p", textContent=words.NUMBERS_HELP), form)
        self.numbers = {}
        for key in words.NUMBER_NAMES:
            self.numbers[key] = make("input", type="text", inputMode="numeric", autocomplete="off")
            form.appendChild(_labelled(words.NUMBER[key], self.numbers[key]))
        self.which = make("select")
        fill(self.which, [("", words.AS_SHOWN), (EVERY, words.EVERY)])
        form.append(_labelled(words.SEARCHED, self.which), make("button", type="submit", textContent=words.EXPLAIN))
        self.said, self.caution = make("p"), make("p")
        self.matches = make("ul")
        answer = make("div", className="homework-told")
        answer.setAttribute("aria-live", "polite")
        answer.append(self.said, self.matches, self.caution)
        box.appendChild(answer)
        host.appendChild(box)
        on(form, "submit", self._on_submit)
        self.say("", [], [])

    def _on_submit(self, event):
        event.preventDefault()
        given = {key: field.value.strip() for key, field in self.numbers.items() if field.value.strip()}
        self.on_explain(self.which.value == EVERY, given)

    def tell(self, answer):
        """The answer of `worker.explain_count`."""
        wrong = [] if answer["ok"] else answer["errors"]
        for key, field in self.numbers.items():
            field.setAttribute("aria-invalid", "true" if any(each["field"] == key for each in wrong) else "false")
        if answer["ok"]:
            matches = [told(each["said"]) for each in answer["matches"]]
            self.say(told(answer["said"]), matches, [told(each) for each in answer["caution"]])
        else:
            self.say("", [_complaint(each) for each in wrong], [])

    def say(self, sentence, items, caution):
        """`caution`: sentences about what was tried."""
        self.said.textContent = sentence
        self.caution.textContent = " ".join(caution)
        self.matches.replaceChildren(*[make("li", textContent=item) for item in items])
        show(self.matches, bool(items))


def _complaint(error):
    name = words.NUMBER.get(error["field"])
    return "%s: %s" % (name, told(error)) if name else told(error)


def _labelled(title, control):
    label = make("label", textContent=title)
    label.appendChild(control)
    return label
