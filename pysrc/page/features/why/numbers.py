"""Explain a number: what a statistic counts, which nodes, and what others count under the same name.

The explanation is in the page's popover (dom/explain.py), below the word's meaning.
"""

import json

from page.dom.elements import document, escape, find, make, on, set_markup
from page.dom.explain import EDGE, GAP, ID
from page.text import words

WITHOUT_NODES = ("branching",)


class Numbers:
    """`facts_of(stage)`: the facts derived from the stage's table; None before there are any."""

    def __init__(self, facts_of):
        self.facts_of = facts_of
        self.host = find(ID)
        self.open = None  # (stage, key) of the explained statistic
        self.body = make("div", className="counts")
        self.points = False
        self.html = ""  # of the body
        on(self.body, "click", self._on_click)
        on(self.host, "toggle", lambda _: self.host.matches(":popover-open") or self.close())

    def tell(self, stage, key):
        """Explain the statistic whose name was pressed, unless the press has closed the popover."""
        self._point_out(False)
        if not self.host.matches(":popover-open"):
            return self.close()
        self.open = stage, key
        self.host.appendChild(self.body)
        self.show()
        word = stage.parts("numbers").querySelector('[aria-expanded="true"]')
        if word:  # else it was hidden or redrawn while the feature was loaded
            self._place(word.getBoundingClientRect())

    def _place(self, word):
        """Place the enlarged explanation above the word, or as far down as there is room."""
        height, own = document.documentElement.clientHeight, self.host.getBoundingClientRect().height
        above, below = word.top - GAP - own, min(word.bottom + GAP, height - EDGE - own)
        self.host.style.top = "%dpx" % max(EDGE, above if above >= EDGE else below)

    def close(self):
        self._point_out(False)
        self.open = None

    def stay_with(self, stages):
        """Close the explanation if its stage was removed."""
        if self.open and self.open[0] not in stages:
            self.open, self.points = None, False
            self.host.hidePopover()

    def show(self):
        """Show the explanation for the current step."""
        facts = self.open and self.facts_of(self.open[0])
        if not facts:
            return
        stage, key = self.open
        player = stage.player
        others = json.loads(facts.others(key, player.t))
        rows = "".join(
            [
                "<dt>%s</dt><dd>%s</dd>"
                % (escape(words.text("why.other." + other["id"])), words.number(other["value"]))
                for other in others
            ]
        )
        name = "calls" if key == "frontier" and player.traits["recursive"] else key
        html = "<p>%s</p>" % escape(words.text("why.counts." + name))
        if rows:
            html += "<p><b>%s</b></p><dl>%s</dl>" % (escape(words.text("why.others")), rows)
        if key not in WITHOUT_NODES:
            self.nodes = facts.nodes(key, player.t)
            html += '<p><button type="button" aria-pressed="%s">%s</button></p>' % (
                "true" if self.points else "false",
                escape(words.text("why.show_nodes", count=self.nodes.length)),
            )
        if self.html != html:
            self.html = html
            had_focus = self.body.contains(document.activeElement)
            set_markup(self.body, html)
            if had_focus and self.body.querySelector("button"):
                self.body.querySelector("button").focus()
        if self.points:
            stage.tree.view.pointOut(self.nodes)

    def _on_click(self, event):
        if event.target.closest("button"):
            self._point_out(not self.points)
            self.show()

    def _point_out(self, yes):
        """Ring the counted nodes while the explanation is open."""
        if self.points and not yes and self.open:
            self.open[0].tree.view.pointOut(self.facts_of(self.open[0]).none)
        self.points = yes
