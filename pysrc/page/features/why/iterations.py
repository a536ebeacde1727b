"""The strip of a search's iterations: limit, outcome, nodes and repeated work; a press goes to the beginning."""

import json

from page.dom.elements import escape, make, on, set_markup, show
from page.text import words

MOST = 120  # the latest iterations, which are listed


class IterationStrip:
    """`on_open(stage, index)` goes to an iteration, or shows it again if it is no longer in memory."""

    def __init__(self, stage, on_open):
        self.stage, self.on_open = stage, on_open
        self.section = make("section", className="iterations", hidden=True)
        self.section.setAttribute("aria-label", stage.parts.named(words.text("why.iterations")))
        self.list, self.cost = make("ol"), make("p", className="note")
        self.section.append(self.list, self.cost)
        stage.parts("tree").appendChild(self.section)
        self.items, self.now = {}, None
        on(self.list, "click", self._on_click)

    def clear(self):
        """Remove the iterations of the previous search."""
        self.items, self.now = {}, None
        self.list.replaceChildren()
        show(self.section, False)

    def show(self, facts):
        player = self.stage.player
        if player.replayed or not facts.hasIterations():
            return self._mark(player.replayed["index"]) if player.replayed else None
        answer = json.loads(facts.iterations(player.t, player.horizon))
        show(self.section, True)
        for each in answer["changed"]:
            if each["index"] not in self.items:
                self.items[each["index"]] = item = make("li")
                item.dataset.index = str(each["index"])
                self.list.appendChild(item)
            self._write(self.items[each["index"]], each)
            if each["now"]:
                self._mark(each["index"])
        self._thin(answer["count"])
        self._show_cost(answer["cost"] if player.at_end else None)

    def _write(self, item, each):
        outcome = each["outcome"] or "running"
        item.dataset.limit = plain(each["limit"])
        item.dataset.outcome = outcome
        bounded = self.stage.player.traits["limited"] == "f"
        title = words.text("why.bound" if bounded else "why.limit", limit=each["limit"])
        facts = words.text("why.iteration.nodes", expanded=each["expanded"], generated=each["generated"])
        if each["again"]:
            facts += ", " + words.text("why.iteration.again", count=each["again"])
        outcome_text = words.text("why.iteration." + ("dropped" if each["dropped"] else outcome))
        button = item.firstElementChild
        html = "<b>%s</b><span>%s</span><small>%s</small>" % (escape(title), escape(outcome_text), escape(facts))
        if button:
            set_markup(button, html)
        else:
            set_markup(item, '<button type="button" class="quiet">%s</button>' % html)

    def _mark(self, index):
        """Mark the shown iteration, and scroll only the strip to it."""
        if index == self.now or index not in self.items:
            return
        if self.now in self.items:
            self.items[self.now].removeAttribute("aria-current")
        self.now, item = index, self.items[index]
        item.setAttribute("aria-current", "true")
        least = item.offsetLeft + item.offsetWidth - self.list.clientWidth
        self.list.scrollLeft = next(
            (each.offsetLeft for each in self.list.children if each.offsetLeft >= least), item.offsetLeft
        )

    def _thin(self, count):
        for index in range(count - MOST - 1, -1, -1):
            if index not in self.items:
                break
            if index != self.now:
                self.items.pop(index).remove()

    def _show_cost(self, cost):
        show(self.cost, cost is not None)
        if cost:
            self.cost.textContent = words.text("why.cost", **cost)

    def _on_click(self, event):
        item = event.target.closest("li")
        if item:
            self.on_open(self.stage, int(item.dataset.index))


def plain(limit):
    """A limit in a form for programs: 3, 4.5."""
    return str(int(limit)) if limit == int(limit) else str(limit)
