"""The numbers of the search at the time that is shown."""

import words
from dom import document, make, show
from explain import term


def asked(parts, title, of, key):
    """A statistic's name, which is explained when it is pressed; what else is to be said of it, a guest adds."""
    button = term(parts, title, of)
    button.dataset.guest = "why:count." + key
    return button


class Figures:
    def __init__(self, parts):
        self.parts, self.cells, self.titles = parts, {}, {}
        host = parts("numbers")
        for key, title in words.STATISTICS:
            group, head, value, note = make("div"), make("dt"), make("dd"), make("small")
            texts = [document.createTextNode(""), document.createTextNode("")]
            if key == "branching":  # what stands below it is another word
                self.effective = term(parts, words.EFFECTIVE_SIGN, "effective_branching")
                note.append(self.effective, texts[1])
            else:
                note.appendChild(texts[1])
            head.appendChild(asked(parts, title, words.STATISTIC_TERMS[key], key))
            value.append(texts[0], note)
            group.append(head, value)
            host.appendChild(group)
            self.cells[key] = (group, texts, ["", ""])
            self.titles[key] = head
        self.counts_calls = False

    def show(self, player):
        stats = player.table.at(player.t).stats
        result = player.result if player.at_end else None
        branching = stats.branching
        self._set("expanded", words.number(stats.expanded))
        self._set("generated", words.number(stats.generated))
        recursive = stats.calls is not None
        count, most = (stats.calls, stats.maxCalls) if recursive else (stats.frontier, stats.maxFrontier)
        if recursive != self.counts_calls:
            self.counts_calls = recursive
            word = (words.CALLS, "calls") if recursive else (words.FRONTIER, "frontier")
            self.titles["frontier"].replaceChildren(asked(self.parts, word[0], word[1], "frontier"))
        self._set("frontier", words.number(count), words.AT_MOST % words.number(most))
        self._set("depth", words.number(stats.depth), words.DEEPEST % words.number(stats.deepest))
        solved = result and result["outcome"] == "solution"
        self._set("cost", words.number(result["cost"] if solved else stats.g))
        effective = result and result.get("effective_branching")
        show(self.effective, bool(effective))
        self._set("branching", words.number(branching), " " + words.number(effective) if effective else "")
        limited = stats.limit is not None and stats.limit >= 0
        self.cells["limit"][0].hidden = not limited
        if limited:
            self._set("limit", words.number(stats.limit))

    def _set(self, key, text, small=""):
        """Writes only what has changed, and into the text that is there: no element is made."""
        _, texts, written = self.cells[key]
        for place, what in ((0, text), (1, small)):
            if written[place] != what:
                texts[place].data = written[place] = what
