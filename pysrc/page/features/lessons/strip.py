"""The lesson beside the drawing: the text of a stop, what it refers to, its question, and the buttons to go on."""

from page.dom.elements import enable, enabled, find, make, make_button, name, on, root, show
from page.dom.form import check_box, labelled, sign
from page.features.lessons.lesson import judged, localised, shuffled
from page.text import words


class Question:
    """`on_answered(was_pressed)`: an answer was given, and the button had the focus; the list of `load` has it."""

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
        on(self.element, "input", lambda _: show(self.button, True))
        self.data, self.tried, self.inputs = {}, [], []

    def load(self, data, tried, seed):
        """Show a question. `tried`: the answers given in this visit; `seed` decides the order of the choices."""
        self.data, self.tried = data or {}, tried
        show(self.element, data is not None)
        show(self.button, True)
        self.verdict.textContent = ""
        self.choices.replaceChildren()
        if data is None:
            return
        self.legend.textContent = localised(data["ask"])
        answers = data.get("answers", ())
        self.inputs = [None] * len(answers)
        if "number" in data:
            self.inputs.append(make("input", type="number", step="any"))
            self.choices.appendChild(labelled(words.text("lessons.number"), self.inputs[0]))
        for at in shuffled(len(answers), seed):
            title = localised(answers[at]["text"])
            label, self.inputs[at] = check_box(title, kind="radio", name="lesson-answer", value=str(at))
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
        was_pressed = self.button.matches(":focus")
        self._judge(answers[0])
        self.on_answered(was_pressed)

    def _judge(self, answer):
        """Show whether an answer is right, the reply to this answer if there is one, and the reason."""
        right = judged(self.data, answer)
        reason = "" if "number" in self.data else localised(self.data["answers"][int(answer)].get("reason"))
        why = [words.text("lessons.right" if right else "lessons.wrong"), reason, localised(self.data["reason"])]
        self.verdict.replaceChildren(
            sign(right, "holds" if right else "fails"), " ".join([each for each in why if each])
        )
        self.verdict.dataset.right = "true" if right else "false"
        show(self.button, False)  # until another answer is chosen: the next stop is the way on


ID = "lesson"
ICON = '<svg viewBox="0 0 16 16"><path d="%s"/></svg>'
ICONS = {  # instead of a button's name, which its tooltip has
    "previous": ICON % "M9.5 2 11 3.5 6.5 8l4.5 4.5L9.5 14l-6-6Z",
    "again": ICON % "M8 3V0l5 4-5 4V5a4 4 0 1 0 4 4h2a6 6 0 1 1-6-6Z",
    "fold": ICON % "m2 11 6-6 6 6-1.5 1.5L8 8l-4.5 4.5Z",
    "unfold": ICON % "m2 5 6 6 6-6-1.5-1.5L8 8 3.5 3.5Z",
}


class LessonStrip:
    """`on_go(by)`: go to the stop before (-1), to this one again (0) or to the next (1); `on_close()`; `on_edit()`.

    `on_challenge()`, `on_next()`: go on after the last stop; `on_answered()`: the question was answered.
    """

    def __init__(self, on_go, on_close, on_edit, on_challenge, on_next, on_answered):
        self.title = make("b", id="lesson-title", tabIndex=-1)
        self.place, self.phase = make("span", className="place"), make("span", className="phase")
        self.text, self.look = make("span", className="say"), make("span", className="look")
        self.message = make("p", id="lesson-said")
        self.message.setAttribute("aria-live", "polite")
        self.message.setAttribute("aria-atomic", "true")
        self.message.append(self.place, " ", self.phase, " ", self.text, " ", self.look)
        self.question = Question(on_answered)
        self.body = make("div", id="lesson-body", className="body")
        self.buttons = {}
        self.code = make_button(words.text("page.code"), self._turn_code, "quiet code-fold")
        buttons = make("div", className="ways")
        for part, act in (
            ("previous", lambda: on_go(-1)),
            ("again", lambda: on_go(0)),
            ("challenge", on_challenge),
            ("edit", on_edit),
            ("following", on_next),
            ("next", lambda: on_go(1)),
        ):
            buttons.appendChild(self._button(part, act))
        self.buttons["next"].className = self.buttons["following"].className = "primary"
        self.body.append(self.code, self.message, self.question.element, buttons)
        self.fold = make("button", type="button", className="quiet fold")
        self.fold.setAttribute("aria-controls", "lesson-body")
        on(self.fold, "click", lambda _: self._fold(not self.body.hidden))
        close = make_button(words.text("control.close"), on_close, "quiet close", "×")
        head = make("div", className="head")
        head.append(self.title, self.fold, close)
        self.element = make("section", id=ID, className="lesson", hidden=True)
        self.element.setAttribute("aria-labelledby", "lesson-title")
        self.element.append(head, self.body)
        find("activity").appendChild(self.element)
        self._fold(False)

    def _button(self, part, act):
        button = self.buttons[part] = make("button", type="button")
        self._name(button, part)
        on(button, "click", lambda _: enabled(button) and act())
        return button

    def _name(self, button, part):
        text = words.text("lessons." + part)
        name(button, text, ICONS.get(part))
        if part in ICONS:
            button.title = text

    def _turn_code(self):
        self.show_code(root.dataset.listing == "folded")

    def show_code(self, yes):
        """Show the code, or fold it: in a narrow window, drawings have its place beside a lesson."""
        root.dataset.listing = "shown" if yes else "folded"
        self.code.setAttribute("aria-pressed", "true" if yes else "false")

    def _fold(self, away):
        """Hide everything but the title, or show it again."""
        show(self.body, not away)
        self.fold.setAttribute("aria-expanded", "false" if away else "true")
        self._name(self.fold, "unfold" if away else "fold")

    def show(self, lesson, at, tried):
        """Show a stop, or the end after the last one. `tried`: the answers given there before, or None."""
        stops, over = lesson.stops, at >= len(lesson.stops)
        stop = {} if over else stops[at]
        self.element.dataset.stop = str(at + 1)
        self.title.textContent = lesson.title
        self.place.textContent = words.text("lessons.place", place=min(at + 1, len(stops)), places=len(stops))
        phase = stop.get("phase")
        named = words.text("lessons.phase." + phase) if phase else ""
        self.phase.textContent = named if localised(stop.get("say")) else named.rstrip(":")
        show(self.place, not over)
        show(self.phase, bool(phase))
        self.text.textContent = words.text("lessons.over") if over else localised(stop.get("say"))
        self.tell("")
        self.question.load(stop.get("question"), tried, "%s/%d" % (lesson.name or lesson.title, at))
        enable(self.buttons["previous"], at > 0)
        self._name(self.buttons["edit"], "adapt" if lesson.built_in else "edit")
        for part, is_offered in (
            ("again", not over), ("next", not over), ("challenge", over and lesson.challenge is not None),
            ("following", over and bool(lesson.next)), ("edit", over or not lesson.built_in),
        ):  # fmt: skip
            show(self.buttons[part], is_offered)
        self.reveal()
        self.element.parentElement.scrollTop = 0  # the former stop may have been scrolled

    def tell(self, looked):
        """Name what is highlighted; "": nothing is."""
        self.look.textContent = looked
        show(self.look, bool(looked))

    def reveal(self):
        if self.element.hidden:
            self.show_code(False)
        show(self.element, True)
        root.dataset.lesson = "shown"

    def hide(self):
        show(self.element, False)
        self.show_code(True)
        root.dataset.lesson = ""
