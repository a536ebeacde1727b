"""The panel of a search without a solution: what its outcome means, and how to search on."""

from page.dom.elements import clear, make, on, show
from page.text import words

ENDINGS = {}  # outcome → what shows it in the panel, from its feature: (player, result, element)


class Outcome:
    def __init__(self, parts, on_extend):
        self.section, self.title, self.body = parts("outcome"), parts("outcome-title"), parts("outcome-body")
        self.on_extend, self.shown = on_extend, None

    def load(self, _player):
        """Remove the former search's outcome when another search is shown."""
        self.shown = None
        show(self.section, False)

    def show(self, player):
        result = player.result if player.at_end else None
        if result is self.shown:
            return
        self.shown = result
        clear(self.body)
        told = result is not None and result["outcome"] != "solution"
        show(self.section, told)
        if told:
            self._tell(player, result)

    def _tell(self, player, result):
        kind = result["outcome"]
        self.section.dataset.outcome = kind
        self.title.textContent = words.text("outcome." + kind)
        if kind in ENDINGS:
            ENDINGS[kind](player, result, self.body)
            return
        self.body.appendChild(make("p", textContent=words.text("outcome.means." + kind)))
        if kind == "budget":
            more = words.text("outcome.more", nodes=words.number(result["budget"]))
            button = make("button", type="button", textContent=more)
            on(button, "click", lambda _: self.on_extend(result["budget"]))
            self.body.appendChild(button)
