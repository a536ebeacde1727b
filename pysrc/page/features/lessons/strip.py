"""Beside the drawing, a lesson: what is said at a stop, what it is said of, its question, and the ways on."""

from page.dom.elements import enable, enabled, find, make, name, on, root, show
from page.features.lessons.lesson import localised
from page.features.lessons.question import Question
from page.text import words

ID = "lesson"


class LessonStrip:
    """`on_go(by)`: to the stop before (-1), to this one again (0), to the one after (1); `on_close()`; `on_edit()`.

    `on_challenge()`, `on_next()`: what comes after the last stop; `on_answered()`: its question was answered.
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
        ways = make("div", className="ways")
        for part, act in (
            ("previous", lambda: on_go(-1)),
            ("again", lambda: on_go(0)),
            ("challenge", on_challenge),
            ("edit", on_edit),
            ("following", on_next),
            ("next", lambda: on_go(1)),
        ):
            ways.appendChild(self._button(part, act))
        self.buttons["next"].className = self.buttons["following"].className = "primary"
        self.body.append(self.message, self.question.element, ways)
        self.fold = make("button", type="button", className="quiet fold")
        self.fold.setAttribute("aria-controls", "lesson-body")
        on(self.fold, "click", lambda _: self._fold(not self.body.hidden))
        close = make("button", type="button", className="quiet close", textContent="×")
        close.setAttribute("aria-label", words.text("control.close"))
        on(close, "click", lambda _: on_close())
        head = make("div", className="head")
        head.append(self.title, self.fold, close)
        self.element = make("section", id=ID, className="lesson", hidden=True)
        self.element.setAttribute("aria-labelledby", "lesson-title")
        self.element.append(head, self.body)
        find("activity").appendChild(self.element)
        self._fold(False)

    def _button(self, part, act):
        button = self.buttons[part] = make("button", type="button")
        name(button, words.text("lessons." + part))
        on(button, "click", lambda _: enabled(button) and act())
        return button

    def _fold(self, away):
        """Only the title is left of it."""
        show(self.body, not away)
        self.fold.setAttribute("aria-expanded", "false" if away else "true")
        name(self.fold, words.text("lessons.unfold" if away else "lessons.fold"))

    def show(self, lesson, at, tried):
        """A stop; behind the last one: the end. `tried`: what was answered there before, or None."""
        stops, over = lesson.stops, at >= len(lesson.stops)
        stop = {} if over else stops[at]
        self.element.dataset.stop = str(at + 1)
        self.title.textContent = lesson.title
        self.place.textContent = words.text("lessons.place", place=min(at + 1, len(stops)), places=len(stops))
        phase = stop.get("phase")
        self.phase.textContent = words.text("lessons.phase." + phase) if phase else ""
        show(self.place, not over)
        show(self.phase, bool(phase))
        self.text.textContent = words.text("lessons.over") if over else localised(stop.get("say"))
        self.tell("")
        self.question.load(stop.get("question"), tried, "%s/%d" % (lesson.name or lesson.title, at))
        enable(self.buttons["previous"], at > 0)
        for part, there in (
            ("again", not over), ("next", not over), ("challenge", over and lesson.challenge is not None),
            ("following", over and bool(lesson.next)), ("edit", over or not lesson.built_in),
        ):  # fmt: skip
            show(self.buttons[part], there)
        self.reveal()

    def tell(self, looked):
        """What is lit, in words; "": nothing is."""
        self.look.textContent = looked
        show(self.look, bool(looked))

    def reveal(self):
        show(self.element, True)
        root.dataset.lesson = "shown"

    def hide(self):
        show(self.element, False)
        root.dataset.lesson = ""
