"""The challenge beside the drawing: its task, what may be changed, and the result of a check."""

from page.dom.elements import enable, enabled, find, make, name, on, show
from page.dom.form import sign
from page.text import words


class ChallengeStrip:
    """`on_go()`, `on_check()`, `on_again()`, `on_beside(by)`, `on_close()`: one for each button."""

    def __init__(self, on_go, on_check, on_again, on_beside, on_close):
        self.element, self.judgement, self.mark = find("challenge"), find("challenge-said"), find("challenge-mark")
        self.hint = make("p")
        self.hint_box = make("details", className="hint")
        self.hint_box.append(make("summary", textContent=words.text("challenges.hint")), self.hint)
        self.judgement.before(self.hint_box)
        self.mark.textContent = "%s %s" % (words.SIGNS["yes"], words.text("challenges.marked"))
        self.buttons = {}
        for part, act in (
            ("go", on_go),
            ("check", on_check),
            ("again", on_again),
            ("previous", lambda: on_beside(-1)),
            ("next", lambda: on_beside(1)),
        ):
            self._button(part, words.text("challenges." + part), act)
        self._button("close", "×", on_close)
        self.buttons["close"].setAttribute("aria-label", words.text("control.close"))

    def _button(self, part, title, act):
        button = self.buttons[part] = find("challenge-" + part)
        name(button, title)
        on(button, "click", lambda _: enabled(button) and act())

    def show(self, challenge, solved, before, after):
        """Show a challenge; `before`, `after`: whether there is a previous and a next one."""
        for part, text in (("title", challenge.title), ("question", challenge.question), ("may", challenge.may)):
            find("challenge-" + part).textContent = text
        self.hint.textContent = challenge.hint
        self.hint_box.open = False
        show(self.hint_box, bool(challenge.hint))
        for part, exists in (("previous", before), ("next", after)):
            show(self.buttons[part], challenge.built_in)
            enable(self.buttons[part], exists)
        self.solved(solved)
        self.forget()
        self.rest()
        show(self.element, True)

    def hide(self):
        show(self.element, False)

    def solved(self, yes):
        show(self.mark, yes)

    def busy(self):
        """Show that the searches are running."""
        self.tell(words.text("challenges.checking"))
        enable(self.buttons["check"], False)

    def rest(self):
        enable(self.buttons["check"], True)

    def forget(self):
        """Remove the result of a check, because other searches are shown."""
        self.judgement.replaceChildren()

    def tell(self, text, findings=(), why=""):
        """Show the judgement. `findings`: (holds, sentence) of each condition; `why`: the reason behind a solution."""
        self.forget()
        listed = make("ul")
        for holds, sentence in findings:
            item = make("li")
            item.append(sign(holds, "holds" if holds else "fails"), sentence)
            listed.appendChild(item)
        self.judgement.append(make("b", textContent=text), listed)
        if why:
            self.judgement.appendChild(make("p", textContent=why))
