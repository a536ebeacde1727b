"""The numbers of the search at the time that is shown: four of them beside the sentence, all of them on request."""

from page.dom.elements import document, make, on, show
from page.dom.explain import term
from page.text import words
from page.text.telling import entry_of

STATISTICS = (
    ("expanded", "expand"), ("generated", "generate"), ("frontier", "frontier"), ("depth", "depth"), ("cost", "g"),
    ("branching", "branching"), ("limit", "limit"),
)  # each with its term in the glossary  # fmt: skip

BRIEFS = {}  # family of searches → the numbers beside the sentence, from its feature: ([(number, word)], value)


def explained(parts, title, in_glossary, key):
    """A button with a statistic's name, which explains it. The feature `why` adds where the number comes from."""
    button = term(parts, title, in_glossary)
    button.dataset.feature = "why:count." + key
    return button


def _value(player, moment):
    """The last number, behind its letter: the best path of two searches, or what decides the current node's place."""
    table, traits, row = player.table, player.traits, moment.stats.row
    key = words.ordered_by(traits)
    if key not in ("f", "g"):
        return "", ""
    if traits["reverses"]:
        return words.text("statistics.brief.best") + " ", "–" if moment.best is None else words.number(moment.best)
    entry = entry_of(table, row) if key == "f" and row >= 0 and table.has(row) else {"h": None}
    if entry["h"] is None:  # infinite, or not in memory
        return "g = ", words.number(moment.stats.g)
    return words.terms(entry, traits)


class Brief:
    """The button beside the sentence: the most important numbers. It shows and hides the row with all of them."""

    def __init__(self, parts, on_press):
        button = parts("brief")
        on(button, "click", lambda _: on_press())
        button.title = words.text("statistics.all")
        button.setAttribute("aria-controls", parts("numbers").id)
        self.items = [self._item(button, at) for at in range(4)]
        self.shown = None

    def _item(self, button, at):
        number, word = make("b"), document.createTextNode("")
        item = make("span")
        item.append(*([word, number] if at == 3 else [number, word]))
        button.appendChild(item)
        return number, word

    def show(self, expanded, generated, count, listed, letter, cost):
        """`listed`: what the list counts (words.list_name); `cost`: after its `letter`."""
        shown = (expanded, generated, count, listed, letter, cost)
        if shown == self.shown:
            return
        self.shown = shown
        counts = (("expanded", expanded), ("generated", generated), (listed, count))
        told = [(value, words.text("statistics.brief." + key, count=value)) for key, value in counts]
        self.write(told, letter, cost)

    def write(self, counts, letter, value):
        """Three numbers, each with its word, and a value behind its letter."""
        for (number, word), (count, text) in zip(self.items, counts):  # noqa: B905
            number.textContent = words.number(count)
            word.data = " " + text
        number, word = self.items[3]
        word.data, number.textContent = letter, value
        show(number.parentNode, bool(value))


class Figures:
    """`on_all()` shows all numbers, or hides them again."""

    def __init__(self, parts, on_all):
        self.parts, self.cells, self.titles = parts, {}, {}
        host = parts("numbers")
        for key, in_glossary in STATISTICS:
            group, head, value, note = make("div"), make("dt"), make("dd"), make("small")
            texts = [document.createTextNode(""), document.createTextNode("")]
            if key == "branching":  # what stands below it is another word
                self.effective = term(parts, words.text("statistics.effective"), "effective_branching")
                note.append(self.effective, texts[1])
            else:
                note.appendChild(texts[1])
            head.appendChild(explained(parts, words.text("statistics." + key), in_glossary, key))
            value.append(texts[0], note)
            group.append(head, value)
            host.appendChild(group)
            self.cells[key] = (group, texts, ["", ""])
            self.titles[key] = head
        self.listed = "frontier"
        self.brief = Brief(parts, on_all)

    def show(self, player):
        moment = player.table.at(player.t)
        stats = moment.stats
        result = player.result if player.at_end else None
        branching = stats.branching
        self._set("expanded", words.number(stats.expanded))
        self._set("generated", words.number(stats.generated))
        listed = words.list_name(player.traits)
        count, most = stats.frontier, stats.maxFrontier
        if listed == "calls":
            count, most = moment.listed.count - moment.returned, stats.maxCalls
        if listed != self.listed:
            self.listed = listed
            title = words.text("page." + listed)
            self.titles["frontier"].replaceChildren(explained(self.parts, title, listed, "frontier"))
        self._set("frontier", words.number(count), words.text("statistics.most", count=words.number(most)))
        deepest = words.text("statistics.deepest", depth=words.number(stats.deepest))
        self._set("depth", words.number(stats.depth), deepest)
        solved = result and result["outcome"] == "solution"
        cost = words.number(result["cost"] if solved else stats.g)
        self._set("cost", cost)
        told = BRIEFS.get(player.traits.get("family"))
        if told:
            counts, value = told(player)
            self.brief.shown = None
            self.brief.write(counts, "v ", value)
        else:
            value = (words.text("statistics.brief.cost") + " ", cost) if solved else _value(player, moment)
            self.brief.show(stats.expanded, stats.generated, count, listed, *value)
        effective = result and result.get("effective_branching")
        show(self.effective, bool(effective))
        self._set("branching", words.number(branching), " " + words.number(effective) if effective else "")
        limited = stats.limit is not None and stats.limit >= 0
        self.cells["limit"][0].hidden = not limited
        if limited:
            self._set("limit", words.number(stats.limit))

    def _set(self, key, text, small=""):
        """Write a changed text into the existing text node, without making an element."""
        _, texts, written = self.cells[key]
        for place, what in ((0, text), (1, small)):
            if written[place] != what:
                texts[place].data = written[place] = what
