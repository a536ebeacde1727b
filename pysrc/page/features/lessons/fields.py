"""The fields for one stop of a lesson in the lecturer's form."""

from page.dom.elements import make, make_button, on, show
from page.features.lessons.lesson import PHASES, localised
from page.features.lessons.light import kind_of
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
        label = make("label", className=kind, textContent=words.text("lessons.maker." + field))
        label.appendChild(control)
        self.element.appendChild(label)
        return control

    def _text(self, field, kind):
        control = make("textarea", rows=2, id="maker-" + field)
        on(control, "input", lambda _: self.on_field(field, control.value))
        return self._label(field, control, kind)

    def _choice(self, field, choices):
        control = make("select", id="maker-" + field)
        control.append(*[make("option", value=value, textContent=title) for value, title in choices])
        on(control, "change", lambda _: self.on_field(field, control.value))
        return self._label(field, control, "")

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
