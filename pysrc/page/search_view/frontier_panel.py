"""The two lists beside the tree: the frontier, next node first, and the states already expanded.

This module chooses the text of an entry; `web/list` draws the rows, which change with every step.
"""

import json

from page.dom.elements import make, show
from page.dom.explain import term
from page.text import words
from page.text.steps import bound


class FrontierPanel:
    def __init__(self, parts, seam, on_choose):
        self.parts, self.count, self.note = parts, parts("frontier-count"), parts("frontier-note")
        self.title = parts("frontier").querySelector("h2 > span")
        self.tab = parts("frontier").parentNode.querySelector("[data-list=frontier]")
        self.caption = make("span", className="caption")
        self.count.after(self.caption)
        self.list = seam.createFrontierList(
            parts("frontier-list"), parts.named(words.text("frontier.entries")), _chosen(on_choose), parts("stale")
        )
        self.covered = self.named = None  # the note while the order is covered; what the title says
        self.captioned = ""  # its parts are left out one by one if they have no room
        self.player = None
        self.decided = -1, ""  # a time, and what is decided there about no entry

    def load(self, player):
        self.recursive = player.traits["recursive"]
        self._name(words.list_name(player.traits))
        own = words.family(player.traits)
        name = words.text(own["list"] if own else "page.frontier")
        self.parts("frontier").setAttribute("aria-label", self.parts.named(name))
        self.caption.title = words.frontier_note(player.traits)
        wording = dict(words.entry(player.traits), next=words.text("frontier.next"), stale=words.text("frontier.stale"))
        grouped = self.recursive or words.list_name(player.traits) == "successors"
        wording["via"] = "" if grouped else words.text("frontier.via", parent="{parent}")
        wording["groups"], wording["marks"] = words.under("frontier.group."), words.under("frontier.mark.")
        for name in ("backed", "inherited", "explained", "folded", "folded_first"):
            wording[name] = words.lookup("frontier." + name)
        wording["key"] = words.visited_columns(player.traits)
        if self.recursive:
            wording["each"], wording["returned"] = words.text("frontier.call"), words.under("frontier.returned.")
        else:
            wording["fresh"] = words.text("frontier.new", count="{count}")
            wording["entered"], wording["between"] = words.text("frontier.entered"), words.lookup("frontier.between")
        self.entry = json.dumps(wording)  # pictures of the list use it, too
        self.list.load(player.table, self.entry)

    def _name(self, key):
        """Call the list what it is: a recursive search has calls instead of a frontier."""
        if key != self.named:
            self.named = key
            self.title.replaceChildren(term(self.parts, words.text("page." + key), key))
            self.tab.textContent = words.text("page." + key)
            self.parts("frontier").parentNode.dataset.entries = key

    def show(self, player):
        self.player, moment = player, player.table.at(player.t)
        count = moment.open if self.recursive else moment.frontier.count
        self._caption(words.entry_caption(player.traits, moment))
        self.count.textContent = words.listed(count, self.named)
        empty = words.text("frontier.no_calls" if self.recursive else "frontier.empty")
        self.list.show(player.t, empty)
        self.left = count
        self._note()

    def _note(self):
        """Say above the list what is about none of its entries, or at the end what is left over."""
        player, (t, decided) = self.player, self.decided
        note = self.covered or (decided if t == player.t else "")
        if not note and self.left and player.at_end and player.result["outcome"] != "budget":
            note = words.text("frontier.calls_left" if self.recursive else "frontier.left_over")
        note = bound(note)
        if self.note.textContent != note:
            self.note.textContent = note
            show(self.note, bool(note))

    def _caption(self, caption):
        if self.captioned != caption:
            self.captioned = caption
            _caption(self.caption, caption)

    def cover(self, note, player):
        """List the entries from A to Z below this note, without what is next; None: in their order again."""
        self.list.cover(note is not None)
        self.covered = note
        self.show(player)

    def explain(self, t, note, reason, in_full):
        """Say why the first entry is next at time t: in a line, and in full. `note`: of no entry, above them."""
        self.list.explain(t, bound(reason), in_full)
        if note != self.decided[1] or t != self.decided[0]:
            self.decided = t, note
            self._note()

    def select(self, row):
        self.list.select(row)


class VisitedPanel:
    def __init__(self, parts, seam, on_choose):
        self.section, self.count, self.note = parts("visited"), parts("visited-count"), parts("visited-note")
        self.element = parts("visited-list")
        self.parts, self.title = parts, parts("visited").querySelector("h2 > span")
        self.kind = ""
        self.caption = make("span", className="caption")
        self.count.after(self.caption)
        self.list = seam.createVisitedList(self.element, parts.named(words.text("visited.states")), _chosen(on_choose))

    def load(self, player):
        self.none = player.traits["visited"] == "none"
        self.section.parentNode.toggleAttribute("data-unvisited", self.none)
        _caption(self.caption, "" if self.none else words.visited_columns(player.traits))
        self._name("leaves" if player.traits["visited"] == "leaves" else "visited")
        self.note.textContent = words.visited_caption(player.traits)
        self.note.title = words.visited_note(player.traits)
        show(self.element, not self.none)
        self.note.classList.toggle("alone", self.none)
        wording = words.entry(player.traits)
        wording["columns"] = wording["columns"][:1]
        self.list.load(player.table, json.dumps(wording))

    def _name(self, kind):
        """Call the list what it is: of a game tree, the leaves that were evaluated."""
        if kind != self.kind:
            self.kind = kind
            name = words.text("page." + kind)
            self.title.replaceChildren(term(self.parts, name, kind))
            self.section.setAttribute("aria-label", self.parts.named(name))
            tab = self.section.parentNode.querySelector("[data-list=visited]")
            if tab:
                tab.textContent = name

    def show(self, player):
        if self.none:
            self.count.textContent = ""
            return
        of_leaves = self.kind == "leaves"
        count = self.list.show(player.t, words.text("leaves.empty" if of_leaves else "visited.empty"))
        self.count.textContent = words.text("leaves.count" if of_leaves else "visited.count", count=count)

    def select(self, row):
        self.list.select(row)


def _caption(element, text):
    """Write a caption as parts that do not wrap."""
    element.replaceChildren()
    element.parentNode.toggleAttribute("data-captioned", bool(text))
    for part in text.split(" · ") if text else ():
        element.append(" ", make("span", textContent=part))


def _chosen(on_choose):
    return lambda row: on_choose(int(row))
