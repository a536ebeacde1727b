"""Above the drawing, while the program runs that was put together: what is to be said of it, and the way back."""

import words
from dom import find, make, name, on, show


class LinesStrip:
    """`on_back()`, `on_go()`, `on_elsewhere()`, `on_close()`: what its buttons are for."""

    def __init__(self, on_back, on_go, on_elsewhere, on_close):
        self.element = make("aside", className="strip lines-strip", id="lines-strip", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.lines"))
        self.said, self.sign, self.text = make("p"), make("span"), make("span")
        self.said.setAttribute("aria-live", "polite")
        self.sign.setAttribute("aria-hidden", "true")
        self.said.append(self.sign, self.text)
        self.back = self._button("lines.back", on_back, "primary")
        self.go = self._button("lines.go", on_go)
        self.elsewhere = self._button("lines.show_elsewhere", on_elsewhere)
        close = self._button("control.close", on_close, "quiet close")
        name(close, words.CLOSE, "×")
        self.element.append(self.said, self.go, self.elsewhere, self.back, close)
        find("challenge").after(self.element)

    def _button(self, text_id, act, kind=""):
        button = make("button", type="button", className=kind, textContent=words.text(text_id))
        on(button, "click", lambda _: act())
        return button

    @property
    def open(self):
        return not self.element.hidden

    def tell(self, sentence, solved, difference, elsewhere):
        """`difference`, `elsewhere`: whether there is something to go to."""
        self.sign.textContent = words.SIGNS["yes" if solved else "no"] + " "
        self.said.className = "holds" if solved else "fails"
        self.text.textContent = sentence
        show(self.go, bool(difference))
        show(self.elsewhere, bool(elsewhere))
        show(self.element, True)

    def hide(self):
        show(self.element, False)
