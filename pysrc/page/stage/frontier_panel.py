"""The two lists beside the tree: the frontier, next node first, and the states already expanded.

This module chooses the text of an entry; `web/list` draws the rows, which change with every step.
"""

import json

from page.dom.elements import on, show
from page.dom.explain import term
from page.text import words


class FrontierPanel:
    def __init__(self, parts, seam, on_choose):
        self.count, self.note = parts("frontier-count"), parts("frontier-note")
        _explain(parts, "frontier")
        self.list = seam.createFrontierList(
            parts("frontier-list"), parts.named(words.text("frontier.entries")), _chosen(on_choose)
        )

    def load(self, player):
        self.recursive = player.traits["recursive"]
        self.order = self.note.textContent = words.frontier_note(player.traits)
        wording = dict(words.entry(player.traits), next=words.text("frontier.next"), stale=words.text("frontier.stale"))
        if self.recursive:
            wording["each"] = words.text("frontier.call")
        self.entry = json.dumps(wording)  # pictures of the list use it, too
        self.list.load(player.table, self.entry)

    def show(self, player):
        count = self.list.show(player.t, words.text("frontier.empty"))
        self.count.textContent = words.calls(count) if self.recursive else words.number(count)

    def cover(self, note, player):
        """List the entries from A to Z below this note, without what is next; None: in their order again."""
        self.list.cover(note is not None)
        self.note.textContent = self.order if note is None else note
        self.show(player)

    def select(self, row):
        self.list.select(row)


class VisitedPanel:
    def __init__(self, parts, seam, on_choose):
        self.section, self.count, self.note = parts("visited"), parts("visited-count"), parts("visited-note")
        self.element, self.find = parts("visited-list"), parts("visited-find")
        _explain(parts, "visited")
        self.find.setAttribute("aria-label", parts.named(words.text("visited.find")))
        self.find.placeholder = words.text("visited.find")
        self.list = seam.createVisitedList(self.element, parts.named(words.text("visited.states")), _chosen(on_choose))
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
        empty = words.text("visited.nothing_found", query=query) if query else words.text("visited.empty")
        self.count.textContent = words.number(self.list.show(player.t, empty, query))

    def select(self, row):
        self.list.select(row)


def _explain(parts, key):
    """Turn the list's title into a term that can be explained."""
    title = parts(key).querySelector("h2 > span")
    title.replaceChildren(term(parts, title.textContent, key))


def _chosen(on_choose):
    return lambda row: on_choose(int(row))
