"""The region `Question`: the question before a step, the answers, and the verdict on one."""

from page.dom import form
from page.dom.elements import document, find, make, make_button, on, root, show
from page.dom.face import Face
from page.features.predict.plan import numbers, prompt, typed_number, verdict
from page.features.predict.questions import CHOICE, NODES, NUMBER
from page.text import words
from page.text.language import texts

LETTERS = "ABCDEF"
OTHERS = "PQRSTU"  # where nodes are called A, B, C
MOST = len(LETTERS)  # options that are shown at once


class Region:
    """The region of a question: its head with the score, what is asked, the answers, the verdict, and buttons."""

    def __init__(self, key, title, close, on_close):
        self.element = make("section", id=key, className="question", hidden=True)
        self.element.setAttribute("aria-label", title)
        head, self.score = make("div", className="question-head"), make("span", className="count")
        head.append(make("h2", textContent=title), self.score, make_button(close, on_close, "quiet close", "×"))
        self.heading, self.prompt = self._live("question-asked"), make("p", id=key + "-prompt", tabIndex=-1)
        self.heading.append(self.prompt)
        self.answers = make("div", className="question-answers", role="group")
        self.answers.setAttribute("aria-labelledby", self.prompt.id)
        self.verdict, self.controls = self._live("question-said"), make("div", className="question-controls")
        self.element.append(head, self.heading, self.answers, self.verdict, self.controls)
        find("activity").appendChild(self.element)

    def _live(self, look):
        """Make a part that screen readers announce."""
        part = make("div", className=look)
        part.setAttribute("aria-live", "polite")
        return part

    def option(self, act, *before):
        """Make an answer to press, and return (button, face, its place, label)."""
        button, picture, label = make("button", type="button"), make("span"), make("span")
        button.append(*before, picture, label)
        on(button, "click", lambda _: act())
        self.answers.append(button)
        return button, Face(picture), picture, label

    def say(self, sentences, heading=None, sign=None):
        """Show sentences, and above them a heading; `sign`: "holds" or "fails", for its sign."""
        self.verdict.replaceChildren()
        if heading:
            first = make("p", className=sign or "aside")
            if sign:
                first.append(form.sign(sign == "holds"))
            first.append(make("b", textContent=heading))
            self.verdict.append(first)
        for sentence in sentences:
            self.verdict.append(make("p", textContent=sentence))

    def focus(self):
        """Focus the question; Tab leads on to the answers."""
        self.prompt.focus()


class QuestionPanel(Region):
    """`on_answer(value)`: a node, an option's value, or a number. `on_next()`, `on_step()`, `on_other()`, `on_close()`:
    its buttons. `on_again(step)`: ask a question once more.

    In Present a class votes by hands: the style sheet letters the answers, and a number is chosen instead of typed.
    """

    def __init__(self, on_answer, on_next, on_step, on_other, on_again, on_close):
        super().__init__("question", words.text("predict.title"), words.text("predict.close"), on_close)
        self.on_answer, self.on_again = on_answer, on_again
        self.asked_of = None  # the question whose answers are shown
        self.picture = make("div", className="question-face")
        self.face = Face(self.picture)
        self.heading.prepend(self.picture)
        self._make_answers()
        self.see = make_button(words.text("predict.see"), on_step)
        self.next = make_button(words.text("predict.next"), on_next, "primary")
        self.controls.append(self.see, self.next)
        self._make_again(on_other)

    def _make_answers(self):
        self.note = make("p", className="note")
        self.answers.append(self.note)
        self.options = [self._make_option(at) for at in range(MOST)]
        self.field = make("input", type="text", autocomplete="off", inputMode="decimal")
        self.field.setAttribute("aria-label", words.text("predict.number"))
        self.enter = make_button(words.text("predict.answer"), self._on_number)
        on(self.field, "keydown", self._on_key)
        self.wrong = make("p", className="message", id="question-wrong", hidden=True)
        self.wrong.setAttribute("role", "alert")
        self.typing = make("div", className="question-number")
        self.typing.append(self.field, self.enter)
        self.answers.append(self.typing, self.wrong)

    def _make_option(self, at):
        letter = make("b", className="letter", textContent=LETTERS[at])
        return self.option(lambda: self.on_answer(self._value(at)), letter)

    def _value(self, at):
        option = self.asked_of.choices()[at]
        return option[0] if self.asked_of.form == CHOICE else option

    def _make_again(self, on_other):
        self.again, self.entries = make("details", className="more"), make("ul")
        self.again_title = make("summary")
        self.again.append(self.again_title, self.entries)
        foot, self.seed = make("div", className="question-foot"), make("span", className="note")
        other = make_button(words.text("predict.other_seed"), on_other, "quiet")
        code = make("button", type="button", className="quiet lecture", textContent=words.text("tools.qr"))
        code.dataset.feature = "share:qr"  # the address has the seed and the step
        foot.append(self.seed, code, other)
        self.element.append(self.again, foot)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def open(self, seed):
        self.seed.textContent = words.text("predict.seed", seed=seed)
        root.dataset.predict = ""
        show(self.element, True)

    def close(self):
        show(self.element, False)
        for attribute in ("data-predict", "data-answered", "data-right"):
            root.removeAttribute(attribute)

    def mark(self, marks):
        """Show how many were answered, how many correctly, and which to repeat."""
        root.dataset.answered, root.dataset.right = str(marks.answered), str(marks.right)
        self.score.textContent = words.text("predict.score", right=marks.right, answered=marks.answered)
        show(self.again, len(marks.again) > 0)
        self.again_title.textContent = "%s (%d)" % (words.text("predict.again"), len(marks.again))
        self.entries.replaceChildren()
        for question in marks.again:
            entry, item = make("button", type="button", className="quiet"), make("li")
            entry.textContent = words.text("predict.again_entry", step=question.step, prompt=prompt(question))
            on(entry, "click", lambda _, step=question.step: self.on_again(step))
            item.appendChild(entry)
            self.entries.appendChild(item)

    def ask(self, question, shape, rules):
        """Show a question that is not answered yet. `shape`: of the search's states."""
        self.asked_of = question
        self.element.dataset.question = question.kind
        self._show_asked(question, shape)
        self.verdict.replaceChildren()
        more = question.form == NODES and question.more > 0
        pick = words.text("predict.pick") if question.form == NODES else ""
        self.note.textContent = pick + (" " + words.text("predict.more", count=question.more) if more else "")
        show(self.note, question.form == NODES)
        choices, self.answers.dataset.form = question.choices(), question.form
        for at, (button, face, picture, label) in enumerate(self.options):
            is_used = at < len(choices)
            show(button, is_used)
            label.textContent = ""
            button.firstChild.textContent = (OTHERS if question.kind.startswith("game-") else LETTERS)[at]
            if is_used:
                self._write_option(question, choices[at], face, picture, label, shape, rules)
        show(self.typing, question.form == NUMBER)
        self.field.value = ""
        self._complain(None)
        show(self.answers, True)
        show(self.see, False)
        show(self.next, False)

    def _show_asked(self, question, shape):
        self.prompt.textContent = prompt(question)
        pictured = question.subject is not None and "cells" in question.subject
        show(self.picture, pictured)
        if pictured:
            self.face.load(shape)
            self.face.show(question.subject)

    def _write_option(self, question, option, face, picture, label, shape, rules):
        show(picture, question.form == NODES)
        if question.form == NODES:
            face.load(shape)
            face.show(option)
            label.textContent = numbers(option, rules)
        else:
            label.textContent = texts.text_of(option[1] if question.form == CHOICE else option)

    def _on_key(self, event):
        if event.key == "Enter":
            event.preventDefault()  # else Enter would also press the button that gets the focus
            self._on_number()

    def _on_number(self):
        value = typed_number(self.field.value)
        if value is None:
            return self._complain(words.text("predict.number_wrong"))
        self.on_answer(value)

    def _complain(self, text):
        """Show a complaint beside the input."""
        self.wrong.textContent = text or ""
        show(self.wrong, bool(text))
        self.field.setAttribute("aria-invalid", "true" if text else "false")
        if text:
            self.field.setAttribute("aria-describedby", self.wrong.id)
        else:
            self.field.removeAttribute("aria-describedby")

    def refuse(self, text):
        """Say that the chosen node cannot be an answer."""
        self._complain(text)

    def answered(self, question, value, right, shape, steps):
        """Show the verdict on an answer. `steps`: whether the step can still be taken from here."""
        focused = self.answers.contains(document.activeElement)
        self._rest()
        self.element.dataset.question = question.kind
        self._show_asked(question, shape)
        skipped = value is None  # which is not a wrong answer
        heading, *reasons = verdict(question, value, right)
        self.say(reasons, heading, None if skipped else "holds" if right else "fails")
        show(self.see, steps)
        show(self.next, True)
        if focused:  # it is not lost with what had it
            (self.see if steps else self.next).focus()

    def idle(self, text, goes_on):
        """Show a sentence while no question is open."""
        self._rest()
        self.element.removeAttribute("data-question")
        self.prompt.textContent = text
        show(self.picture, False)
        self.verdict.replaceChildren()
        show(self.see, goes_on)
        show(self.next, goes_on)

    def _rest(self):
        self.asked_of = None
        show(self.answers, False)
