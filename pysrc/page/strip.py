"""One line above the drawing: what grows here, at a first visit; what to look at, while a lesson is shown."""

import words
from dom import find, on, show


class Strip:
    def __init__(self):
        self.element = find("strip")
        close = find("strip-close")
        close.setAttribute("aria-label", words.CLOSE)
        on(close, "click", lambda _: self.clear())

    def tell(self, title, text):
        find("strip-title").textContent = title
        find("strip-text").textContent = text
        show(self.element, True)

    def clear(self):
        show(self.element, False)
