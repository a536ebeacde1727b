"""Above the drawing: what grows here, at a first visit; while a lesson is shown, what to predict and what to watch."""

import words
from dom import enable, enabled, find, name, on, show

OF_LESSONS = ("watch", "show-answer", "previous", "next")


class Strip:
    """`beside(lesson, by)`: the lesson before (-1) or after (1) another one, or None; `on_lesson(lesson)` opens it."""

    def __init__(self, beside, on_lesson):
        self.beside, self.on_lesson = beside, on_lesson
        self.element, self.answer = find("strip"), find("strip-answer")
        self.lesson = None
        close = find("strip-close")
        close.setAttribute("aria-label", words.CLOSE)
        on(close, "click", lambda _: self.hide())
        self.ask = find("strip-show-answer")
        name(self.ask, words.ANSWER)
        on(self.ask, "click", lambda _: self._reveal(self.answer.hidden))
        self.ways = {}
        for part, title, by in (("previous", words.PREVIOUS_LESSON, -1), ("next", words.NEXT_LESSON, 1)):
            self.ways[by] = find("strip-" + part)
            name(self.ways[by], title)
            on(self.ways[by], "click", lambda _, by=by: self._go(by))

    def tell(self, title, text):
        """Something that is no lesson."""
        self._write(title, text, None)

    def teach(self, lesson):
        """What a lesson asks; its answer is one press away."""
        self._write(lesson["title"], lesson["predict"], lesson)
        find("strip-watch").textContent, self.answer.textContent = lesson["watch"], lesson["answer"]
        for by, button in self.ways.items():
            enable(button, self.beside(lesson, by) is not None)

    def hide(self):
        show(self.element, False)

    def _write(self, title, text, lesson):
        self.lesson = lesson
        find("strip-title").textContent, find("strip-text").textContent = title, text
        for part in OF_LESSONS:
            show(find("strip-" + part), lesson is not None)
        self._reveal(False)
        show(self.element, True)

    def _reveal(self, yes):
        show(self.answer, yes)
        self.ask.setAttribute("aria-expanded", "true" if yes else "false")

    def _go(self, by):
        if enabled(self.ways[by]):
            self.on_lesson(self.beside(self.lesson, by))
