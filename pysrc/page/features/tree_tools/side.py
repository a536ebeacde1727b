"""The tree tools of one stage: their settings, and the report on what is hidden."""

import json

from page.dom.elements import make, show
from page.features.tree_tools.bar import Bar, between, say
from page.features.tree_tools.find import Find
from page.features.tree_tools.notes_pins import Pins
from page.features.tree_tools.wishes import Wishes

BLANK = "\u00a0"


class Side:
    """`feature`: the tree tools (feature.py)."""

    def __init__(self, stage, feature):
        self.stage, self.feature = stage, feature
        self.js = feature.part.createTools(stage.tree.view)
        self.wishes, self.search = Wishes(), None
        self.find = Find(self)
        self.bar = Bar(stage, feature.choose, feature.hide, self.find.ask, self.find.go, feature.close)
        self.forget_height = feature.part.trackHeight(self.bar.section, stage.parts("tree"))
        stage.scope.ending(self.forget_height)
        self.pins = Pins(self, feature.kept)
        self.look = make("p", className="node-look", hidden=True)
        self.reveal = make("button", type="button", className="quiet", textContent=say("reveal"), hidden=True)
        self.reveal.dataset.feature = "tree_tools:reveal"
        card = stage.parts("node-card")
        card.append(self.look, self.reveal)
        self.card_fold = None  # the card's Collapse button, once `why` has made it

    @property
    def player(self):
        return self.stage.player

    def focus(self):
        """Focus the tree."""
        self.stage.tree.focus()

    # -- what the page tells -------------------------------------------------------------------------------------------

    def enter(self):
        """If another search is shown, reset the settings of the previous one, and say so."""
        search = self.player.original
        if not self.player.loaded or search is self.search:
            return False
        self.search = search
        self.wishes.clear()
        self.apply()
        self.pins.enter()
        return True

    def apply(self):
        """Apply changed settings to the tree."""
        wishes = self.wishes
        facts = {"collapsed": wishes.collapsed, "opened": wishes.opened, "target": wishes.target}
        facts["without"] = self.feature.without
        self.js.show(json.dumps(facts))

    def show(self):
        if not self.player.loaded:
            return
        self.find.show()
        self.pins.show()
        self._say_hidden()
        self.show_node()

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def _say_hidden(self):
        player, sentences = self.player, []
        if self.wishes.any or self.feature.without:
            facts = json.loads(self.js.facts(player.table, player.t))
            if facts["missing"]:
                sentences.append(say("missing", row=str(self.wishes.target)))
            if facts["folds"]:
                sentences.append(say("folded", all=facts["all"], folded=facts["folded"], folds=facts["folds"]))
            if self.feature.without:
                sentences.append(say("dropped", duplicates=facts["duplicates"]))
        blank = BLANK if self.feature.hides else ""  # two trees stand level
        bar = self.bar
        bar.report.setAttribute("aria-live", "polite" if self.feature.wishing else "off")  # not with each step
        bar.write(bar.report, " ".join(sentences) or blank)
        bar.enable("everything", self.wishes.any)

    def node(self):
        """The selected node as the tools see it, in plain data; None: none is selected."""
        row = self.player.selected
        return json.loads(self.js.node(row)) if row >= 0 else None

    def show_node(self):
        """Show the selected node's class, and whether it is collapsed or hidden."""
        node, bar = self.node(), self.bar
        for what in ("fold", "path"):
            bar.enable(what, node is not None)
        fold = say("expand" if node and node["folds"] else "fold")
        bar.label("fold", fold)
        self.card_fold = self.card_fold or self.stage.parts("node-card").querySelector(
            '[data-feature="tree_tools:fold"]'
        )
        if self.card_fold:
            self.card_fold.textContent = fold
        self.pins.offer()
        text = " ".join(self._told_of(node)) if node else ""
        if self.look.textContent != text:
            self.look.textContent = text
        show(self.look, bool(text))
        show(self.reveal, bool(node) and (node["above"] >= 0 or node["dropped"]))

    def _told_of(self, node):
        colours, facts = self.feature.colours, []
        if colours.name and node["value"] is None:
            facts.append(say("node.none", what=colours.word))
        elif colours.name:
            own = {"what": colours.word, "value": node["value"], "number": node["number"], "of": node["of"]}
            facts.append(say("node.value", range=between(node["from"], node["to"]), **own))
        if node["above"] >= 0:
            facts.append(say("node.folded", row=str(node["above"])))
        elif node["dropped"]:
            facts.append(say("node.dropped"))
        elif node["folds"]:
            facts.append(say("node.holds", count=node["holds"]))
        return facts

    # -- what the reader does ------------------------------------------------------------------------------------------

    def turn(self):
        """Collapse the selected node, or expand it again."""
        node, row = self.node(), self.player.selected
        if node:
            if node["folds"]:
                self.wishes.expand(row)
            else:
                self.wishes.collapse(row)
            self.feature.wished([self])

    def only_path(self):
        """Show only the path to the selected node, and its siblings."""
        if self.player.selected >= 0:
            self.wishes.only(self.player.selected)
            self.feature.wished([self])

    def show_all(self):
        self.wishes.clear()
        self.feature.wished([self])

    def reveal_node(self):
        """Show the selected node by expanding whatever hides it."""
        node = self.node()
        while node and node["above"] >= 0:
            self.wishes.expand(node["above"])
            self.apply()
            node = self.node()
        if node and node["dropped"]:
            self.feature.without = False
        self.feature.wished(self.feature.sides)

    def go_to(self, row):
        """Select a node. If it has not been generated yet, go to the step that generates it."""
        player = self.player
        self.stage.select(row)
        born = int(player.table.columns.generatedAt[row - player.table.firstRow])
        if born > player.t:
            self.feature.context.to_time(self.stage, born)
