"""The list of lessons in their dialog: the course with the student's progress, more lessons, and lecturers' files."""

import json

from page.dom.elements import make, make_button, on
from page.features.lessons.lesson import localised
from page.text import words

KINDS = ".json,application/json"


class LessonList:
    """`panel`: the element to fill. `on_choose(name)`, `on_file(file)`, `on_make()`: its buttons."""

    def __init__(self, panel, progress, on_choose, on_file, on_make):
        self.progress, self.on_choose, self.on_file = progress, on_choose, on_file
        with open("lesson-order.json") as file:
            self.order = json.loads(file.read())
        self.marks = {}
        self.bar, self.how_far = make("progress", id="lessons-bar"), make("label", htmlFor="lessons-bar")
        self.how_far.setAttribute("for", "lessons-bar")
        head = make("p", className="how-far")
        head.append(self.how_far, self.bar)
        panel.append(head, make("p", className="note", textContent=words.text("lessons.note")))
        for group in ("course", "more"):
            entries = make("ol" if group == "course" else "ul")
            entries.append(*[self._entry(entry) for entry in self.order[group]])
            if group == "more":
                panel.append(make("h3", textContent=words.text("lessons.more")))
            panel.append(entries)
        label = make("label", className="challenge-file", textContent=words.text("lessons.file"))
        self.chooser = make("input", type="file", accept=KINDS, id="lesson-file")
        on(self.chooser, "change", lambda _: self._on_file())
        label.appendChild(self.chooser)
        self.refused = make("div", role="alert")
        maker = make_button(words.text("lessons.make"), on_make)
        panel.append(label, self.refused, maker)
        self.mark()

    def _entry(self, entry):
        button = make_button(localised(entry["title"]), lambda: self.on_choose(entry["id"]))
        self.marks[entry["id"]] = mark = make("span", className="mark-solved")
        head, item = make("div", className="challenge-head"), make("li")
        head.append(button, mark)
        item.append(head, make("p", className="note", textContent=localised(entry["about"])))
        return item

    def mark(self):
        """Show the progress in each lesson and in the course."""
        done = 0
        for group in ("course", "more"):
            for entry in self.order[group]:
                seen, stops = self.progress.of(entry["id"]), entry["stops"]
                done += group == "course" and seen >= stops
                if seen >= stops:
                    sign = make("span", textContent=words.SIGNS["yes"] + " ")
                    sign.setAttribute("aria-hidden", "true")
                    self.marks[entry["id"]].replaceChildren(sign, words.text("lessons.done"))
                elif seen:
                    self.marks[entry["id"]].textContent = words.text("lessons.begun", seen=seen, stops=stops)
        self.bar.max, self.bar.value = len(self.order["course"]), done
        self.how_far.textContent = words.text("lessons.how_far", done=done, count=len(self.order["course"]))

    def _on_file(self):
        if self.chooser.files.length:
            self.on_file(self.chooser.files.item(0))

    def refuse(self, file, sentences):
        """Show all faults of a lecturer's file; `file` None: remove them."""
        self.chooser.value = ""  # so that the same file can be chosen again after a correction
        self.refused.replaceChildren()
        if sentences:
            listed = make("ul", className="faults")
            listed.append(*[make("li", className="message", textContent=sentence) for sentence in sentences])
            self.refused.append(make("p", textContent=words.text("lessons.wrong_file", file=file)), listed)
