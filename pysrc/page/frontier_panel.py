"""The two lists beside the tree: the frontier as it will be served, and the states already visited.

What they say of a node is chosen here; the rows themselves are `web/list`, as they change with every movement.
"""

import json

import words
from dom import on, show
from explain import term


class FrontierPanel:
    def __init__(self, parts, seam, on_choose):
        self.count, self.note = parts("frontier-count"), parts("frontier-note")
        _explain(parts, "frontier")
        self.list = seam.createFrontierList(
            parts("frontier-list"), parts.named(words.FRONTIER_ENTRIES), _chosen(on_choose)
        )

    def load(self, player):
        self.recursive = player.traits["recursive"]
        self.said = self.note.textContent = words.frontier_note(player.traits)
        self.list.disguise("")
        said = dict(words.entry(player.traits), next=words.NEXT, stale=words.STALE_TAG)
        if self.recursive:
            said["each"] = words.CALL
        self.entry = json.dumps(said)  # what is said of an entry; pictures of the list say the same
        self.list.load(player.table, self.entry)

    def show(self, player):
        count = self.list.show(player.t, words.FRONTIER_EMPTY)
        self.count.textContent = words.calls(count) if self.recursive else words.number(count)

    def disguise(self, seed, player):
        """While a question is open its order is not to be told; another seed, another order. None: it is told again."""
        self.list.disguise(seed or "")
        self.note.textContent = self.said if seed is None else words.SHUFFLED
        self.show(player)

    def select(self, row):
        self.list.select(row)


class VisitedPanel:
    def __init__(self, parts, seam, on_choose):
        self.section, self.count, self.note = parts("visited"), parts("visited-count"), parts("visited-note")
        self.element, self.find = parts("visited-list"), parts("visited-find")
        _explain(parts, "visited")
        self.find.setAttribute("aria-label", parts.named(words.FIND))
        self.find.placeholder = words.FIND
        self.list = seam.createVisitedList(self.element, parts.named(words.VISITED_STATES), _chosen(on_choose))
        self.player = None
        on(self.find, "input", lambda _: self.player and self.show(self.player))

    def load(self, player):
        self.player = player
        self.none = player.traits["visited"] == "none"
        self.note.textContent = words.visited_note(player.traits)
        self.find.value = ""
        show(self.find, not self.none)
        show(self.element, not self.none)
        self.list.load(player.table, json.dumps(words.entry(player.traits)))

    def show(self, player):
        if self.none:
            self.count.textContent = ""
            return
        query = self.find.value
        empty = words.NOTHING_FOUND % query if query else words.VISITED_EMPTY
        self.count.textContent = words.number(self.list.show(player.t, empty, query))

    def select(self, row):
        self.list.select(row)


def _explain(parts, key):
    """The list's name is a word that is explained."""
    title = parts(key).querySelector("h2 > span")
    title.replaceChildren(term(parts, title.textContent, key))


def _chosen(on_choose):
    return lambda row: on_choose(int(row))
