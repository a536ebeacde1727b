"""The two lists beside the tree: the frontier as it will be served, and the states already visited."""

import words
from dom import find, on, show
from lists import NodeList

STALE = 2  # a node's status, as web/table/codes.js numbers it


class FrontierPanel:
    def __init__(self, on_choose):
        self.count, self.note = find("frontier-count"), find("frontier-note")
        self.list = NodeList(find("frontier-list"), words.FRONTIER_ENTRIES, self._describe, on_choose)
        self.list.empty = words.FRONTIER_EMPTY

    def load(self, player):
        self.traits = player.traits
        self.key = player.key
        self.note.textContent = words.frontier_note(player.traits)
        self.list.load(player)

    def show(self, player):
        source = player.table.frontier(player.t)
        calls = self.traits["recursive"]
        self.count.textContent = words.calls(source.count) if calls else words.number(source.count)
        self.list.show(source, player.t)

    def select(self, row):
        self.list.select(row)

    def _describe(self, entry, place):
        stale = entry["status"] == STALE
        recursive = self.traits["recursive"]
        tag = words.STALE_TAG if stale else words.CALL if recursive else words.NEXT if place == 0 else ""
        lead, rest = words.key_of(entry, self.key)
        html = '<span class="key"><b>%s</b><small>%s</small></span>' % (lead, rest)
        if tag:
            html += '<span class="tag">%s</span>' % tag
        classes = ("next " if place == 0 else "") + ("stale" if stale else "")
        return html, classes


class VisitedPanel:
    def __init__(self, on_choose):
        self.section, self.count, self.note = find("visited"), find("visited-count"), find("visited-note")
        self.find = find("visited-find")
        self.find.setAttribute("aria-label", words.FIND)
        self.find.placeholder = words.FIND
        self.list = NodeList(find("visited-list"), words.VISITED_STATES, self._describe, on_choose)
        self.player = None
        on(self.find, "input", lambda _: self.player and self.show(self.player))

    def load(self, player):
        self.player, self.key = player, player.key
        self.none = player.traits["visited"] == "none"
        self.note.textContent = words.VISITED_NOTE[player.traits["visited_name"] or "none"]
        self.find.value = ""
        show(self.find, not self.none)
        show(self.list.element, not self.none)
        self.list.load(player)

    def show(self, player):
        if self.none:
            self.count.textContent = ""
            return
        query = self.find.value
        source = player.table.visited(player.t, query)
        self.count.textContent = words.number(source.count)
        self.list.empty = words.NOTHING_FOUND % query if query else words.VISITED_EMPTY
        self.list.show(source, player.t)

    def select(self, row):
        self.list.select(row)

    def _describe(self, entry, place):
        lead, rest = words.key_of(entry, self.key)
        html = '<span class="key"><b>%s</b><small>%s</small></span>' % (lead, rest)
        return html, ""
