"""A lesson's question: the student chooses an answer or types a number, and is told whether and why it is right."""

from page.dom.elements import make, name, on, show
from page.features.lessons.lesson import judged, localised, shuffled
from page.text import words


class Question:
    """`on_answered()`: an answer was given; the list passed to `load` has it by then."""

    def __init__(self, on_answered):
        self.on_answered = on_answered
        self.element = make("form", className="question", hidden=True)
        self.legend, self.choices = make("legend"), make("div", className="choices")
        fields = make("fieldset")
        fields.append(self.legend, self.choices)
        self.button = make("button", type="submit", className="primary")
        name(self.button, words.text("lessons.answer"))
        self.verdict = make("p", className="verdict")
        self.verdict.setAttribute("aria-live", "polite")
        self.element.append(fields, self.button, self.verdict)
        on(self.element, "submit", self._on_submit)
        self.data, self.tried, self.inputs = {}, [], []

    def load(self, data, tried, seed):
        """Show a question. `tried`: the answers given in this visit; `seed` decides the order of the choices."""
        self.data, self.tried = data or {}, tried
        show(self.element, data is not None)
        self.verdict.textContent = ""
        self.choices.replaceChildren()
        if data is None:
            return
        self.legend.textContent = localised(data["ask"])
        answers = data.get("answers", ())
        self.inputs = [None] * len(answers)
        if "number" in data:
            label, field = make("label", textContent=words.text("lessons.number") + " "), make("input", type="number")
            field.step = "any"
            label.appendChild(field)
            self.inputs.append(field)
            self.choices.appendChild(label)
        for at in shuffled(len(answers), seed):
            label, radio = make("label"), make("input", type="radio", name="lesson-answer", value=str(at))
            label.append(radio, make("span", textContent=localised(answers[at]["text"])))
            self.inputs[at] = radio
            self.choices.appendChild(label)
        if tried:
            self._fill(tried[0])
            self._judge(tried[0])

    def _fill(self, answer):
        if "number" in self.data:
            self.inputs[0].value = answer
        else:
            self.inputs[int(answer)].checked = True

    def _on_submit(self, event):
        event.preventDefault()
        answers = [field.value for field in self.inputs if field.type == "number" or field.checked]
        if not answers or answers[0] == "":
            self.verdict.textContent = words.text("lessons.choose_first")
            return
        self.tried[:] = answers
        self._judge(answers[0])
        self.on_answered()

    def _judge(self, answer):
        """Show whether an answer is right, the reply to this answer if there is one, and the reason."""
        right = judged(self.data, answer)
        reason = "" if "number" in self.data else localised(self.data["answers"][int(answer)].get("reason"))
        sign = make("span", textContent=words.SIGNS["yes" if right else "no"] + " ")
        sign.className = "holds" if right else "fails"
        sign.setAttribute("aria-hidden", "true")
        why = [words.text("lessons.right" if right else "lessons.wrong"), reason, localised(self.data["reason"])]
        self.verdict.replaceChildren(sign, " ".join([each for each in why if each]))
        self.verdict.dataset.right = "true" if right else "false"
