"""The values of h at the initial state and at the current node, in the heuristic's popover."""

from page.dom.elements import make, on, show
from page.search_view.speech import entry_of
from page.text import words


class HeuristicValues:
    """Read from the table whenever the popover opens."""

    def __init__(self, parts, player):
        self.host, self.player = parts("heuristic-values"), player
        parts("values-title").textContent = words.text("heuristic.values")
        on(parts("heuristic-menu"), "toggle", lambda _: self._show())

    def _show(self):
        player = self.player
        if not player.loaded:
            return
        rows = [0, player.table.at(player.t).stats.row]
        entries = [entry_of(player.table, row) for row in rows if player.table.has(row)]
        lines = []
        for entry in entries:
            if entry.get("h") is not None:
                line = words.text("heuristic.value", state=entry["label"], value=entry["h"])
                if line not in lines:
                    lines.append(line)
        self.host.replaceChildren(*[make("li", textContent=line) for line in lines])
        show(self.host.parentNode, bool(lines))
