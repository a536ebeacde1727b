"""The list of lessons: searches worth seeing, each a link with a sentence on what to look at."""

import words
from dom import find, make, name, on


class Lessons:
    """A dialog; `on_lesson(lesson)` opens the one chosen."""

    def __init__(self, catalog, on_lesson):
        self.dialog = find("lessons")
        self.on_lesson = on_lesson
        opener = find("lessons-open")
        name(opener, words.LESSONS)
        on(opener, "click", lambda _: self.dialog.showModal())
        close = make("button", type="button", textContent=words.CLOSE)
        on(close, "click", lambda _: self.dialog.close())
        entries = make("ul")
        for lesson in catalog.listed["lessons"]:
            entries.appendChild(self._entry(lesson))
        self.dialog.append(make("h2", id="lessons-title", textContent=words.LESSONS), entries, close)

    def _entry(self, lesson):
        item = make("li")
        button = make("button", type="button", textContent=lesson["title"])
        on(button, "click", lambda _: self._choose(lesson))
        item.append(button, make("p", className="note", textContent=lesson["text"]))
        return item

    def _choose(self, lesson):
        self.dialog.close()
        self.on_lesson(lesson)
