"""Ask: which node is expanded next? The order, the next entry and the reason stay covered until the search moves."""

from page.dom.elements import enable, enabled, find, make, name, on
from page.text import words

KIND = "next-node"


class Ask:
    """The button beside Step and the key `x`. `pair`: the stages; `cover`: what hides the answer."""

    def __init__(self, pair, cover):
        self.pair, self.cover = pair, cover
        self.asked_at = None  # the searches' positions at the question; None: no question is open
        self.button = make("button", type="button", id="ask", className="ask")
        name(self.button, words.text("control.ask"), key="X")
        on(self.button, "click", lambda _: enabled(self.button) and self.toggle())
        find("step").after(self.button)
        self._show()

    def toggle(self):
        if self.asked_at is not None:
            return self._end()
        if not self.pair.loaded or self.pair.arriving:
            return None
        self.pair.pause()
        if not self.pair.at_end:  # at the end, no node is next
            self.asked_at = self._place()
            self.cover.ask(self, KIND, "frontier.asked")
            self._show()
        return None

    def moved(self):
        """Uncover the answer: it is shown by the step itself."""
        if self.asked_at is not None and not same(self.asked_at, self._place()):
            self._end()
        enable(self.button, not self.pair.at_end)

    def _end(self):
        self.asked_at = None
        self.cover.ask(self, None)
        self._show()

    def _show(self):
        self.button.setAttribute("aria-pressed", "true" if self.asked_at is not None else "false")

    def _place(self):
        return [(stage.player.table, stage.player.t) for stage in self.pair.stages]


def same(one, other):
    """Whether the same searches are at the same times."""
    if len(one) != len(other):
        return False
    return all(one[at][0] is other[at][0] and one[at][1] == other[at][1] for at in range(len(one)))
