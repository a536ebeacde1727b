"""The life of the selected node, on its card: its events, with links, and its state's other nodes."""

import json

from page.dom.elements import escape, make, on, set_markup, show
from page.features.why.reasons import LASTING, more, occurrence, occurrences, of_fact
from page.text import words

SHOWN = 8  # nodes of the same state that are listed


class Card:
    """`scope`: the feature's; `on_time(stage, t)` goes to a moment, `on_node(stage, row, t)` to another node."""

    def __init__(self, scope, stage, on_time, on_node):
        self.stage, self.on_time, self.on_node = stage, on_time, on_node
        self.list, self.kin = make("ol", className="life"), make("div", className="kin")
        self.shown = None  # what stands in it: the facts, and of the others how many there are and what they are
        card = stage.parts("node-card")
        self.tools = _tools()
        card.append(self.tools, self.list, self.kin)
        on(card, "click", scope.guarded(self._on_click))
        self.pointed = 0
        self.question_open = False  # a question is open: what has been seen of later times is not told
        self.until = 0  # the latest time that the card tells about

    def show(self, facts):
        """Show the card. `facts`: derived from the search's table."""
        player, row = self.stage.player, self.stage.player.selected
        self.until = player.t if self.question_open else player.horizon
        if row < 0 or not facts.has(row):
            self.shown = None
            show(self.list, False)
            show(self.kin, False)
            return self._point_out(facts.none)
        life = json.loads(facts.life(row, self.until))
        kin = facts.occurrences(row, self.until)
        count = kin.length
        self._point_out(kin if count > 1 else facts.none)
        content = (row, player.t, json.dumps(life), count)
        if content == self.shown:
            return
        if not self._keeps(life, content):
            self._write(player, life)
        self.shown = content
        self._show_kin(player, facts, kin, row, count)

    def _point_out(self, rows):
        if rows.length or self.pointed:
            self.pointed = rows.length
            self.stage.tree.view.pointOut(rows)

    def _keeps(self, life, content):
        """Whether only sentences have changed; then only they are rewritten, as a button may have the focus."""
        if not self.shown or self.shown[0] != content[0]:
            return False
        before = json.loads(self.shown[2])
        if [_key(fact, self.shown[1]) for fact in before] != [_key(fact, content[1]) for fact in life]:
            return False
        places = self.list.querySelectorAll("li > span")
        for at, fact in enumerate(life):
            if fact != before[at]:
                places[at].textContent = of_fact(fact, self.stage.player.traits)
        return True

    def _write(self, player, life):
        items = []
        for fact in life:
            later = ' class="later"' if fact["t"] > player.t else ""
            step = words.number(fact["step"])
            when = '<button type="button" class="quiet" data-time="%d" aria-label="%s">%s</button>' % (
                fact["t"], escape(words.text("why.go", step=fact["step"])), step,
            )  # fmt: skip
            if fact["what"] in LASTING:
                when = '<b class="now">%s</b>' % step
            items.append("<li%s>%s<span>%s</span>%s</li>" % (
                later, when, escape(of_fact(fact, player.traits)), _node_button(fact),
            ))  # fmt: skip
        set_markup(self.list, "".join(items))
        show(self.list, True)

    def _show_kin(self, player, facts, kin, row, count):
        """Show the other nodes of the same state, those around this one."""
        show(self.kin, count > 1)
        if count < 2:
            return
        first = max(0, min(facts.indexOf(kin, row) - SHOWN // 2, count - SHOWN))
        entries = json.loads(player.table.entries(facts.slice(kin, first, SHOWN), self.until))
        iterates = facts.hasIterations()
        limits = {each.index: each.limit for each in player.table.iterations} if iterates else {}
        items = []
        for entry in entries:
            mark = ' aria-current="true"' if entry["row"] == row else ""
            text = occurrence(entry, iterates, limits.get(entry["iteration"]), player.traits)
            items.append(
                '<li%s><button type="button" class="quiet" data-node="%d" data-at="%d">#%d</button> %s</li>'
                % (mark, entry["row"], entry["generatedAt"], entry["row"], escape(text))
            )
        rest = count - len(entries)
        beyond = "<p>%s</p>" % escape(more(rest)) if rest else ""
        set_markup(self.kin, "<p>%s</p><ul>%s</ul>%s" % (escape(occurrences(count)), "".join(items), beyond))

    def _on_click(self, event):
        button = event.target.closest("[data-time], [data-node]")
        if not button:
            return
        if button.hasAttribute("data-time"):
            self.on_time(self.stage, int(button.dataset.time))
        else:
            self.on_node(self.stage, int(button.dataset.node), int(button.dataset.at))


def _tools():
    """Make the buttons for the node, which press the feature `tools`."""
    row = make("p", className="node-tools")
    button = make("button", type="button", textContent=words.text("why.fold"))
    button.dataset.feature = "tree_tools:fold"
    row.appendChild(button)
    return row


def _node_button(fact):
    """Make a button that goes to the other node of a fact."""
    other = fact.get("other", -1)
    if other < 0:
        return ""
    return '<button type="button" class="quiet" data-node="%d" data-at="%d" aria-label="%s">#%d</button>' % (
        other, fact["t"], escape(words.text("why.node", row=str(other), state=fact["label"])), other,
    )  # fmt: skip


def _key(fact, now):
    """The part of a fact that decides how its item is built."""
    return fact["what"], fact.get("other", -1), fact["step"], fact["t"] > now
