"""The strip above the drawing: a welcome on the first visit, or a feature's title."""

from page.dom.elements import find, on, show
from page.text import words


class Strip:
    def __init__(self):
        self.element = find("strip")
        close = find("strip-close")
        close.setAttribute("aria-label", words.text("control.close"))
        on(close, "click", lambda _: self.hide())

    def tell(self, title, text):
        find("strip-title").textContent, find("strip-text").textContent = title, text
        show(self.element, True)

    def hide(self):
        show(self.element, False)
