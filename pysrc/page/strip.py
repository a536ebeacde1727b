"""Above the drawing: what grows here, at a first visit."""

import words
from dom import find, on, show


class Strip:
    def __init__(self):
        self.element = find("strip")
        close = find("strip-close")
        close.setAttribute("aria-label", words.CLOSE)
        on(close, "click", lambda _: self.hide())

    def tell(self, title, text):
        find("strip-title").textContent, find("strip-text").textContent = title, text
        show(self.element, True)

    def hide(self):
        show(self.element, False)
