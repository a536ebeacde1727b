"""The numbers of the search at the time that is shown."""

import words
from dom import document, make


class Figures:
    def __init__(self, parts):
        self.cells, self.titles = {}, {}
        host = parts("numbers")
        for key, title in words.STATISTICS:
            group, term, value, note = make("div"), make("dt", textContent=title), make("dd"), make("small")
            texts = [document.createTextNode(""), document.createTextNode("")]
            note.appendChild(texts[1])
            value.append(texts[0], note)
            group.append(term, value)
            host.appendChild(group)
            self.cells[key] = (group, texts, ["", ""])
            self.titles[key] = term

    def show(self, player):
        stats = player.table.stats(player.t)
        result = player.result if player.at_end else None
        branching = stats.branching
        self._set("expanded", words.number(stats.expanded))
        self._set("generated", words.number(stats.generated))
        recursive = stats.calls is not None
        count, most = (stats.calls, stats.maxCalls) if recursive else (stats.frontier, stats.maxFrontier)
        self._title("frontier", words.CALLS if recursive else words.FRONTIER)
        self._set("frontier", words.number(count), words.AT_MOST % words.number(most))
        self._set("depth", words.number(stats.depth), words.DEEPEST % words.number(stats.deepest))
        solved = result and result["outcome"] == "solution"
        self._set("cost", words.number(result["cost"] if solved else stats.g))
        effective = result and result.get("effective_branching")
        self._set("branching", words.number(branching), words.EFFECTIVE % words.number(effective) if effective else "")
        limited = stats.limit is not None and stats.limit >= 0
        self.cells["limit"][0].hidden = not limited
        if limited:
            self._set("limit", words.number(stats.limit))

    def _title(self, key, text):
        if self.titles[key].textContent != text:
            self.titles[key].textContent = text

    def _set(self, key, text, small=""):
        """Writes only what has changed, and into the text that is there: no element is made."""
        _, texts, written = self.cells[key]
        for place, what in ((0, text), (1, small)):
            if written[place] != what:
                texts[place].data = written[place] = what
