"""The note about an iteration that was dropped from memory, with a button that runs it again."""

from page.dom.elements import clear, make, on, show
from page.text import words


class IterationNote:
    """Call `on_recall()` to run the lost iteration again, `on_return()` to go back to the search itself."""

    def __init__(self, parts, on_recall, on_return):
        self.element = parts("overlay")
        self.on_recall, self.on_return = on_recall, on_return
        self.note = None  # (sentence, text of its button) that is shown; None: none is

    def show(self, player):
        lost, again = player.lost, player.replayed
        note = None
        if lost:
            note = words.text("iteration.dropped", limit=lost["limit"]), words.text("iteration.show_again")
        elif again:
            note = words.text("iteration.again", limit=again["limit"]), words.text("iteration.latest")
        if note == self.note:
            return
        self.note = note
        show(self.element, note is not None)
        if note:
            sentence, action = note
            button = make("button", type="button", textContent=action)
            on(button, "click", lambda _: self._act(button, lost))
            clear(self.element)
            self.element.append(make("p", textContent=sentence), button)

    def _act(self, button, lost):
        if lost:
            button.textContent = words.text("iteration.busy")
            self.note = None
            self.on_recall()
        else:
            self.on_return()
