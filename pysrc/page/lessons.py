"""The lessons: searches worth seeing, by theme, each a link with a question. In the same dialog: the challenges."""

import words
from dom import find, make, name, on
from tabs import Tabs


class Lessons:
    """A dialog with all of them, in their order; `on_lesson(lesson)` opens the one chosen.

    `on_challenges()`: the panel of the challenges is looked at.
    """

    def __init__(self, catalog, on_lesson, on_challenges):
        self.dialog, self.order = find("lessons"), catalog.listed["lessons"]
        self.on_lesson = on_lesson
        opener = find("lessons-open")
        name(opener, words.LESSONS)
        on(opener, "click", lambda _: self.dialog.showModal())
        close = make("button", type="button", textContent=words.CLOSE)
        on(close, "click", lambda _: self.dialog.close())
        themes = make("div", className="themes", id="lessons-panel")
        entries, theme = None, None
        for lesson in self.order:
            if lesson["theme"] != theme:
                theme, entries = lesson["theme"], make("ul")
                themes.append(make("h3", textContent=theme), entries)
            entries.appendChild(self._entry(lesson))
        challenges = make("div", className="themes", id="challenges-panel")
        titled = [(words.LESSONS, themes), (words.text("lesson.challenges"), challenges)]
        tabs = Tabs(titled, lambda panel: panel is challenges and on_challenges())
        self.dialog.append(tabs.element, themes, challenges, close)

    def beside(self, lesson, by):
        """The next lesson (`by` 1), or the one before (-1); None where there is none."""
        at = [each["id"] for each in self.order].index(lesson["id"]) + by
        return self.order[at] if 0 <= at < len(self.order) else None

    def _entry(self, lesson):
        item = make("li")
        button = make("button", type="button", textContent=lesson["title"])
        on(button, "click", lambda _: self._choose(lesson))
        item.append(button, make("p", className="note", textContent=lesson["predict"]))
        return item

    def _choose(self, lesson):
        self.dialog.close()
        self.on_lesson(lesson)
