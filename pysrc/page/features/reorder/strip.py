"""The strip beside the drawing while the student's program runs: the judgement, and the button that leads back."""

from page.dom.elements import find, make, make_button, show
from page.text import words


class LinesStrip:
    """`on_back()`, `on_go()`, `on_elsewhere()`, `on_close()`: one for each button."""

    def __init__(self, on_back, on_go, on_elsewhere, on_close):
        self.element = make("section", className="lines-strip", id="lines-strip", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.lines"))
        self.message, self.sign, self.text = make("p"), make("span"), make("span")
        self.message.setAttribute("aria-live", "polite")
        self.sign.setAttribute("aria-hidden", "true")
        self.message.append(self.sign, self.text)
        self.back = make_button(words.text("lines.back"), on_back, "primary")
        self.go = make_button(words.text("lines.go"), on_go)
        self.elsewhere = make_button(words.text("lines.show_elsewhere"), on_elsewhere)
        close = make_button(words.text("control.close"), on_close, "quiet close", "×")
        self.element.append(self.message, self.go, self.elsewhere, self.back, close)
        find("challenge").after(self.element)

    @property
    def open(self):
        return not self.element.hidden

    def tell(self, sentence, solved, difference, elsewhere):
        """Show the judgement; `difference`, `elsewhere`: whether there is a difference to go to."""
        self.sign.textContent = words.SIGNS["yes" if solved else "no"] + " "
        self.message.className = "holds" if solved else "fails"
        self.text.textContent = sentence
        show(self.go, bool(difference))
        show(self.elsewhere, bool(elsewhere))
        show(self.element, True)

    def hide(self):
        show(self.element, False)
