"""The feature `lessons`: the list, the open lesson stop by stop, and the form in which a lecturer writes one.

A link names a built-in lesson or a file of the same host, or contains a whole lesson, packed; `stop` is the stop.
"""

import json

from page.dom.elements import find, make, make_button, on, root
from page.dom.foreign_text import text_of
from page.dom.form import labelled, sign
from page.dom.seam import seam
from page.features.challenges.packed import is_packed, packed, unpacked
from page.features.feature import Feature
from page.features.lessons.lesson import Lesson, Progress, is_same, localised
from page.features.lessons.light import Light
from page.features.lessons.maker import Maker
from page.features.lessons.strip import LessonStrip
from page.features.lessons.wording import faults
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
        self.chooser = make("input", type="file", accept=KINDS, id="lesson-file")
        on(self.chooser, "change", lambda _: self._on_file())
        label = labelled(words.text("lessons.file"), self.chooser, "challenge-file")
        self.refused = make("div", role="alert")
        maker = make_button(words.text("tools.make_lesson"), on_make)
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
                    self.marks[entry["id"]].replaceChildren(sign(True), words.text("lessons.done"))
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


class Guide(Feature):
    """`current`: the open lesson, or None; `at`: the number of its stop, from 0."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.progress = Progress(seam.remembered, seam.remember)
        self.light = Light(context, part)
        self.list = LessonList(find("lessons-panel"), self.progress, self._choose, self._take, self.make)
        self.strip = LessonStrip(self.go, self.leave, self._edit, self._challenge, self._next, self._answered)
        self.scope.ending(self.strip.element.remove)
        self.maker = Maker(self)
        self.current, self.at = None, 0
        self.tried = {}  # number of a stop → the answers given there
        self.earlier = {}  # such answers of an earlier visit, for the lesson that a link brings next
        self.going = None  # the scope of the search that is being opened for a stop; a later stop closes it

    async def press(self, what, stage):
        if what == "make":
            self.make()

    # -- which one -----------------------------------------------------------------------------------------------------

    def _choose(self, name):
        self.enter(self.built_in(name))
        self.strip.title.focus()

    def built_in(self, name):
        with open("lesson-%s.json" % name) as file:
            return Lesson(json.loads(file.read()), name, True)

    def enter(self, lesson, at=0, opens=True):
        """Show a lesson. `opens`: open its search, too; a link has its own."""
        self.context.enter()
        self.maker.hide()
        self.current, self.at = lesson, min(max(0, at), len(lesson.stops))
        self.tried, self.earlier = lesson.answers(self.earlier), {}
        self._show(opens)

    def go(self, by):
        """Go to the stop before or after this one; 0: to this one again."""
        if self.current:
            self.at = min(max(0, self.at + by), len(self.current.stops))
            self._show(True)

    def _show(self, opens):
        lesson, at = self.current, self.at
        self.strip.show(lesson, at, self.tried.setdefault(at, []))
        self._cover()
        self.progress.reach(lesson, min(at + 1, len(lesson.stops)))
        self.list.mark()
        self._tell(lesson.part, at + 1 if at else None)
        self._go(opens, lesson, at)

    def _go(self, opens, lesson, at):
        self.going = self.scope.renew(self.going)
        self.going.start(self._arrive(self.going, opens, lesson, at))

    async def _arrive(self, going, opens, lesson, at):
        """Bring the stop's search to its step, then highlight what the stop refers to."""
        context = self.context
        if at >= len(lesson.stops):
            return self.light.off()
        stop = lesson.stops[at]
        if opens:
            search, step = lesson.search(at), lesson.step(at)
            shown = [stage.choices.shown for stage in context.stages]
            if is_same(context.catalog, search, shown) and context.ready.is_set():
                context.transport.pause()
                await going.wait(context.transport.bring(step))
            else:
                context.openings.lesson(search, step, stop.get("fine", 0))
        await going.wait(context.ready.wait())
        if opens and stop.get("fine") and len(context.stages) == 1:
            player = context.first.player
            await going.wait(player.seek(lesson.step(at), stop["fine"]))
        look = stop.get("look") or {}
        if "line" in look:
            self.strip.show_code(True)
        self.strip.tell(self.light.on(look))

    def _tell(self, part, stop):
        """Set the keys of the lesson in links."""
        self.context.tell("lesson", seam.escaped(part) if part else None)
        self.context.tell("stop", str(stop) if part and stop else None)

    def _answered(self, was_pressed):
        """Uncover the answer, scroll to its explanation, and report the share of right answers so far.

        `was_pressed`: the button, which has gone, had the focus.
        """
        self._cover()
        if was_pressed:
            self.strip.buttons["next"].focus()
        self.part.reveal(self.strip.question.verdict)
        done = {"answers": {str(at): self.tried[at] for at in self.tried}}
        self.context.features.scored("lessons", self.current.share(self.tried), done)

    def _cover(self):
        """Cover what would give the answer away while the stop's question has none."""
        stop = self.current.stops[self.at] if self.current and self.at < len(self.current.stops) else {}
        asks = bool(stop.get("question")) and not self.tried.get(self.at)
        self.context.ask("lesson" if asks else None, asks)

    def restore(self, done):
        self.earlier = done.get("answers")

    def leave(self):
        """Close the lesson, as something else is opened."""
        if self.current:
            self.current = None
            self._cover()
            self.going.close()
            self.light.off()
            self.strip.hide()
            self._tell(None, None)
        self.maker.hide()

    # -- links and files -----------------------------------------------------------------------------------------------

    async def early(self, link):
        """Open the lesson of a link; it may open another search than the link's."""
        part, stop = link.features.get("lesson"), link.features.get("stop", "1")
        number = int(stop) if stop.isdigit() and len(stop) < 5 else 0
        if "stop" in link.features and (part is None or number == 0):
            self.context.messages.complain(words.unknown(("stop", stop)))
        if part is None:
            return self.leave()
        lesson, wrong = await link.scope.wait(self._linked(part))
        if wrong:
            self.leave()
            return self.context.messages.complain(wrong)
        if number > len(lesson.stops) + 1:  # after the last stop comes the end of the lesson
            self.context.messages.complain(words.unknown(("stop", stop)))
        self.enter(lesson, max(0, number - 1), link.bare)

    async def _linked(self, part):
        """Return (the lesson, None), or (None, a sentence on what is wrong with the link)."""
        known = [entry["id"] for group in ("course", "more") for entry in self.list.order[group]]
        if part in known:
            return self.built_in(part), None
        if is_packed(part):
            text = await self.scope.wait(unpacked(self.scope, part))
            if text is None:
                return None, words.text("lessons.cut")
        elif "/" in part or "." in part:
            answer = await self.scope.wait(self.part.fetchFile(part))
            if answer.wrong:
                return None, words.text("lessons." + answer.wrong, address=words.cut(answer.address))
            text = answer.text
        else:
            return None, words.text("lessons.unknown", lesson=words.cut(part))
        lesson, wrong = await self._checked(text, part)
        return lesson, words.text("lessons.wrong_link", sentences=" ".join(wrong)) if wrong else None

    async def _checked(self, text, part):
        """Have the worker check a lesson by running its searches. Return (lesson, []), or (None, all its mistakes)."""
        answer = await self.scope.wait(self.context.worker.ask("lessons", "check", text=text))
        if answer["ok"]:
            return Lesson(answer["lesson"], part), []
        return None, faults(answer["errors"])

    def _take(self, file):
        self.scope.start(self.take(file))

    async def take(self, file):
        """Open a lecturer's file; the dialog shows its mistakes."""
        self.list.refuse(None, [])  # clear the mistakes of an earlier file
        text, wrong = await self.scope.wait(text_of(file))
        if text is None:
            return self._refuse(file, [wrong])
        lesson, wrong = await self._checked(text, await self.scope.wait(packed(self.scope, text)))
        if lesson is None:
            return self._refuse(file, wrong)
        self.list.refuse(file.name, [])
        self.enter(lesson)
        self.strip.title.focus()

    def _refuse(self, file, sentences):
        """Show mistakes in the dialog in which files are chosen."""
        self.list.refuse(file.name, sentences)
        self.context.features.open_list("lessons")

    # -- writing one, and what comes after it --------------------------------------------------------------------------

    def make(self):
        """Open the form for a new lesson that begins with the shown search."""
        find("lessons").close()
        if self.current:
            self.leave()
        self.maker.show()

    def _edit(self):
        data = self.current.data
        self.leave()
        self.maker.load(data)
        self.maker.show()

    def visit(self, lesson, at):
        """Go to a stop and highlight what it refers to, without showing its text."""
        self._go(True, lesson, at)

    def _challenge(self):
        self.scope.start(self._to_challenge(self.current.challenge))

    async def _to_challenge(self, wanted):
        challenges = await self.scope.wait(self.context.features.open("challenges"))
        if challenges:
            challenges.scope.start(challenges.take(wanted))

    def _next(self):
        self.scope.start(self._to_next(self.current.next))

    async def _to_next(self, part):
        lesson, wrong = await self._linked(part)
        if wrong:
            return self.context.messages.say(wrong)
        self.enter(lesson)
        self.strip.title.focus()

    def unsaved(self):
        return [words.text("language.loses.lesson")] if self.current and not self.current.part else []

    def arranged(self):
        if self.current:
            root.dataset.lesson = "shown"
