"""The form in which a lecturer writes a lesson: a stop is added at the current step, and its text typed beside it.

The form edits the lesson's data (docs/how-to/write-a-lesson.md) and nothing else: its fields show one stop. A text in
several languages keeps the others. The browser keeps the draft until *Start over*.
"""

import json

from page.dom.elements import find, make, make_button, on, root, show
from page.dom.form import labelled, menu
from page.dom.seam import seam
from page.features.challenges.packed import packed
from page.features.lessons.lesson import END, PHASES, Lesson, localised
from page.features.lessons.light import kind_of
from page.features.lessons.wording import faults
from page.text import words
from page.text.language import CODE

LOOKS = ("none", "node", "entry", "line", "kept")
RIGHT = "*"  # marks a right answer


class StopFields:
    """`on_field(field, value)`: a field has changed; `on_move(by)`, `on_remove()`, `on_go()`: its buttons."""

    def __init__(self, on_field, on_move, on_remove, on_go):
        self.on_field = on_field
        self.element = make("div", className="fields", hidden=True)
        self.say = self._text("say", "wide")
        self.phase = self._choice("phase", [("", words.text("lessons.maker.no_phase"))] + [
            (phase, words.text("lessons.maker.phase." + phase)) for phase in PHASES
        ])  # fmt: skip
        self.look = self._choice("look", [(look, words.text("lessons.maker.look." + look)) for look in LOOKS])
        self.ask = self._text("ask", "wide")
        self.answers = self._text("answers", "")
        self.reason = self._text("reason", "")
        buttons = make("div", className="ways")
        for part, act in (
            ("go", on_go), ("up", lambda: on_move(-1)), ("down", lambda: on_move(1)), ("remove", on_remove),
        ):  # fmt: skip
            button = make_button(words.text("lessons.maker." + part), lambda act=act: act(), "quiet")
            buttons.appendChild(button)
        self.element.appendChild(buttons)

    def _label(self, field, control, kind):
        self.element.appendChild(labelled(words.text("lessons.maker." + field), control, kind))
        return control

    def _text(self, field, kind):
        control = make("textarea", rows=2, id="maker-" + field)
        on(control, "input", lambda _: self.on_field(field, control.value))
        return self._label(field, control, kind)

    def _choice(self, field, choices):
        return self._label(field, menu(choices, lambda value: self.on_field(field, value), id="maker-" + field), "")

    def show(self, stop):
        show(self.element, stop is not None)
        if stop is None:
            return
        question = stop.get("question", {})
        self.say.value = localised(stop.get("say"))
        self.phase.value = stop.get("phase", "")
        kind = kind_of(stop.get("look"))
        self.look.value = kind if kind in LOOKS else "kept" if kind else "none"
        self.ask.value, self.reason.value = localised(question.get("ask")), localised(question.get("reason"))
        self.answers.value = text_of(question.get("answers", []))

    def focus(self):
        self.say.focus()


def with_text(former, text):
    """Replace a text in the reader's language and keep those in other languages."""
    if isinstance(former, dict):
        return dict(former, **{CODE: text})
    return text


def text_of(answers):
    """Answers as text, one per line."""
    return "\n".join([(RIGHT + " " if answer.get("right") else "") + localised(answer["text"]) for answer in answers])


def answers_of(text, former):
    """Read answers from text. Each keeps the other properties of the former answer in its line."""
    answers = []
    for line in text.split("\n"):
        line = line.strip()
        right = line.startswith(RIGHT)
        if line.strip(RIGHT + " "):
            answer = dict(former[len(answers)]) if len(answers) < len(former) else {}
            answer.pop("right", None)
            answer["text"] = with_text(answer.get("text", ""), line.lstrip(RIGHT).strip())
            if right:
                answer["right"] = True
            answers.append(answer)
    return answers


KEPT = "lesson-draft"
EMPTY = '{"title": "", "search": {}, "stops": []}'


class Maker:
    """`guide`: the feature, which shows the preview and takes files."""

    def __init__(self, guide):
        self.guide, self.context, self.scope = guide, guide.context, guide.scope
        self.data = json.loads(EMPTY)
        self.at = -1  # index of the stop whose fields are shown
        try:
            draft = json.loads(seam.remembered(KEPT) or "{}")
            if draft.get("stops"):
                self.data = draft
        except ValueError:
            pass  # not written by this page
        self.element = make("section", id="lesson-maker", className="lesson-maker", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.make_lesson"))
        self._make()
        find("activity").appendChild(self.element)
        self.scope.ending(self.element.remove)

    def _make(self):
        head = make("div", className="head")
        close = make_button(words.text("control.close"), self.hide, "quiet close", "×")
        head.append(make("b", textContent=words.text("tools.make_lesson")), close)
        self.title = make("input", type="text", id="maker-title", placeholder=words.text("lessons.maker.title_help"))
        label = labelled(words.text("lessons.maker.title"), self.title)
        on(self.title, "input", lambda _: self._on_title())
        self.list = make("ol", className="stop-list")
        self.list.setAttribute("aria-label", words.text("lessons.maker.stops"))
        self.none = make("p", className="note", textContent=words.text("lessons.maker.none"))
        self.fields = StopFields(self._on_field, self._move, self.remove, self.go)
        left, columns = make("div"), make("div", className="columns")
        back = make("p", className="note", textContent=words.text("lessons.maker.back"))
        left.append(label, self.list, self.none, back)
        columns.append(left, self.fields.element)
        buttons = make("div", className="ways")
        for part, act in (
            ("take", self.take),
            ("preview", lambda: self.scope.start(self._preview())),
            ("download", lambda: self.scope.start(self._download())),
            ("new", self.begin_anew),
        ):
            look = "primary" if part == "take" else ""
            buttons.appendChild(make_button(words.text("lessons.maker." + part), act, look))
        self.result = make("div", className="told")
        self.result.setAttribute("aria-live", "polite")
        self.element.append(head, columns, buttons, self.result)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show(self):
        self._fill()
        show(self.element, True)
        root.dataset.lesson = "written"
        self.title.focus()

    def hide(self):
        if not self.element.hidden:
            show(self.element, False)
            root.dataset.lesson = ""

    def load(self, data, at=0):
        """Continue a lesson at one of its stops."""
        self.data, self.at = json.loads(json.dumps(data)), at
        self._keep()

    def begin_anew(self):
        self.load(json.loads(EMPTY), -1)
        self._fill()

    def _keep(self):
        seam.remember(KEPT, json.dumps(self.data))

    def _fill(self):
        self.title.value = localised(self.data["title"])
        self.result.replaceChildren()
        stops = self.data["stops"]
        self.at = min(self.at, len(stops) - 1)
        self._list()
        self.fields.show(stops[self.at] if self.at >= 0 else None)

    def _list(self):
        self.list.replaceChildren()
        show(self.none, not self.data["stops"])
        for at, stop in enumerate(self.data["stops"]):
            step = words.text("lessons.maker.finish") if stop["step"] == END else words.number(stop["step"])
            title = words.text("lessons.maker.stop", place=at + 1, step=step)
            first = localised(stop.get("say")) or localised(stop.get("question", {}).get("ask"))
            button = make_button("%s: %s" % (title, first) if first else title, lambda at=at: self._choose(at))
            button.setAttribute("aria-pressed", "true" if at == self.at else "false")
            item = make("li")
            item.appendChild(button)
            self.list.appendChild(item)

    def _choose(self, at):
        self.at = at
        self._fill()

    def _on_title(self):
        self.data["title"] = with_text(self.data["title"], self.title.value)
        self._keep()

    # -- stops ---------------------------------------------------------------------------------------------------------

    def take(self):
        """Add a stop at the current step, with what is selected there."""
        stages = self.context.stages
        if not stages or not all(stage.player.loaded for stage in stages):
            return
        first, second = stages[0], stages[1] if len(stages) > 1 else None
        telling = self.context.catalog.telling
        search = as_texts(telling(first.choices.shown))
        other = differences(search, as_texts(telling(second.choices.shown))) if second else None
        player = max([stage.player for stage in stages], key=lambda player: player.step)
        stop = {"step": END if player.at_end else player.step, "say": ""}
        if player.fine is not None and not second:
            stop["fine"] = player.fine
        if not self.data["stops"]:
            self.data["search"] = search
            if other is not None:
                self.data["second"] = other
        else:
            changed = differences(self.data["search"], search)
            if changed:
                stop["with"] = changed
            if other != self.data.get("second"):
                stop["second"] = other
        if self.selected() is not None:
            stop["look"] = self.selected()
        self.at = self.at + 1 if self.at >= 0 else len(self.data["stops"])
        self.data["stops"].insert(self.at, stop)
        self._keep()
        self._fill()
        self.result.textContent = words.text("lessons.maker.taken", place=self.at + 1, step=words.number(player.step))
        self.fields.focus()

    def selected(self):
        """The selected node as a stop names it."""
        for stage in self.context.stages:
            if stage.player.selected >= 0:
                look = {"node": stage.player.selected}
                if stage.number > 1:
                    look["in"] = 2
                return look
        return None

    def _running_line(self):
        source = self.context.first.source
        if 0 < source.lit <= source.lines.length:
            return source.lines[source.lit - 1].textContent.strip()
        return ""

    def _on_field(self, field, value):
        """Apply a change of a stop's field."""
        stop = self.data["stops"][self.at]
        if field == "look":
            looks = {"node": self.selected(), "entry": {"entry": 1}, "line": {"line": self._running_line()}}
            if value == "none":
                stop.pop("look", None)
            elif looks.get(value) and any(looks[value].values()):
                stop["look"] = looks[value]
        elif field == "phase":
            stop.pop("phase", None)
            if value:
                stop["phase"] = value
        elif field == "say":
            stop["say"] = with_text(stop.get("say", ""), value)
        else:
            question = stop.setdefault("question", {"ask": "", "answers": [], "reason": ""})
            if field == "answers":
                question.pop("number", None)
                question["answers"] = answers_of(value, question.get("answers", []))
            else:
                question[field] = with_text(question.get(field, ""), value)
            if not (localised(question["ask"]) or question.get("answers") or localised(question.get("reason"))):
                stop.pop("question")
        self._keep()
        self._list()

    def _move(self, by):
        stops, to = self.data["stops"], self.at + by
        if 0 <= to < len(stops):
            stops.insert(to, stops.pop(self.at))
            self._choose(to)
            self._keep()

    def remove(self):
        self.data["stops"].pop(self.at)
        self._keep()
        self._fill()

    def go(self):
        self.guide.visit(Lesson(self.data), self.at)

    def clean(self):
        """The lesson's data for a file, without empty parts."""
        data = json.loads(json.dumps(self.data))
        data["title"] = data["title"] or words.text("lessons.maker.untitled")
        for stop in data["stops"]:
            if not localised(stop.get("say")):
                stop.pop("say", None)
        return data

    async def _checked(self):
        """The lesson; None if it has faults, which are shown."""
        answer = await self.scope.wait(self.context.worker.ask("lessons", "check", text=json.dumps(self.clean())))
        self.result.replaceChildren()
        if answer["ok"]:
            self.result.textContent = words.text("lessons.maker.good")
            return answer["lesson"]
        listed = make("ul", className="faults")
        listed.append(*[make("li", className="message", textContent=each) for each in faults(answer["errors"])])
        self.result.appendChild(listed)
        return None

    async def _preview(self):
        data = await self._checked()
        if data:
            part = await self.scope.wait(packed(self.scope, json.dumps(data)))
            self.guide.enter(Lesson(data, part), max(0, self.at))
            self.guide.strip.title.focus()

    async def _download(self):
        """Download the file even if it has faults, which are shown; it can be opened again here."""
        await self._checked()
        seam.save("lesson.json", self.guide.part.written(json.dumps(self.clean())))


def as_texts(options):
    """Options for a file: texts, without empty ones."""
    return {key: words.option_text(value) for key, value in options.items() if value not in (None, "")}


def differences(options, others):
    """The entries of `others` that differ from the options."""
    return {key: value for key, value in others.items() if options.get(key) != value}
