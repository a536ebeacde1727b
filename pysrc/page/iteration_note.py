"""Iterations that were dropped from memory: the page says so, and shows one again by running it again."""

import words
from dom import make, on, show


class IterationNote:
    """`on_recall()` runs the lost iteration again, `on_return()` goes back to the search itself."""

    def __init__(self, parts, on_recall, on_return):
        self.element = parts("overlay")
        self.on_recall, self.on_return = on_recall, on_return
        self.said = None

    def show(self, player):
        lost, again = player.lost, player.replayed
        said = (words.DROPPED % lost["limit"], words.SHOW_AGAIN) if lost else None
        if again and not lost:
            said = (words.AGAIN % again["limit"], words.LATEST)
        if said == self.said:
            return
        self.said = said
        show(self.element, said is not None)
        if said:
            button = make("button", type="button", textContent=said[1])
            on(button, "click", lambda _: self._act(button, lost))
            self.element.replaceChildren(make("p", textContent=said[0]), button)

    def _act(self, button, lost):
        if lost:
            button.textContent = words.AGAIN_BUSY
            self.said = None
            self.on_recall()
        else:
            self.on_return()
