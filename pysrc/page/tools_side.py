"""The tree tools of one stage: what is wished of its tree, and what is said of it."""

import json

from dom import make, show
from notes_pins import Pins
from tools_bar import Bar, between, say
from tools_find import Find
from tools_wishes import Wishes

BLANK = "\u00a0"


class Side:
    """`guest`: the tree tools (tools.py)."""

    def __init__(self, stage, guest):
        self.stage, self.guest = stage, guest
        self.js = guest.part.createTools(stage.tree.view)
        self.wishes, self.search = Wishes(), None
        self.find = Find(self)
        self.bar = Bar(stage, guest.choose, guest.hide, self.find.ask, self.find.go, guest.close)
        guest.part.tellHeight(self.bar.section, stage.parts("tree"))
        self.pins = Pins(self, guest.kept)
        self.told = make("p", className="node-look", hidden=True)
        self.reveal = make("button", type="button", className="quiet", textContent=say("reveal"), hidden=True)
        self.reveal.dataset.guest = "tools:reveal"
        card = stage.parts("node-card")
        card.append(self.told, self.reveal)
        self.card_fold = None  # the card's own button, once `why` has made it

    @property
    def player(self):
        return self.stage.player

    def focus(self):
        """The tree has it."""
        self.stage.parts("tree-view").querySelector("canvas").focus()

    # -- what the page tells -------------------------------------------------------------------------------------------

    def enter(self):
        """Another search is shown? Then what was wished of the last one means nothing, and that is said."""
        search = self.player.original
        if not self.player.loaded or search is self.search:
            return False
        self.search = search
        self.wishes.clear()
        self.apply()
        self.pins.enter()
        return True

    def apply(self):
        """The wishes are other ones."""
        wishes = self.wishes
        told = {"collapsed": wishes.collapsed, "opened": wishes.opened, "target": wishes.target}
        told["without"] = self.guest.without
        self.js.show(json.dumps(told))

    def show(self):
        if not self.player.loaded:
            return
        self.find.show()
        self.pins.show()
        self._say_hidden()
        self.show_node()

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def _say_hidden(self):
        player, said = self.player, []
        if self.wishes.any or self.guest.without:
            told = json.loads(self.js.told(player.table, player.t))
            if told["missing"]:
                said.append(say("missing", row=str(self.wishes.target)))
            if told["folds"]:
                said.append(say("folded", all=told["all"], folded=told["folded"], folds=told["folds"]))
            if self.guest.without:
                said.append(say("dropped", duplicates=told["duplicates"]))
        blank = BLANK if self.guest.hides else ""  # two trees stand level
        bar = self.bar
        bar.told.setAttribute("aria-live", "polite" if self.guest.wishing else "off")  # not with each step
        bar.write(bar.told, " ".join(said) or blank)
        bar.enable("everything", self.wishes.any)

    def node(self):
        """What the tools know of the selected node, in plain data; None: none is selected."""
        row = self.player.selected
        return json.loads(self.js.node(row)) if row >= 0 else None

    def show_node(self):
        """In which class the selected node is, whether it is folded, or hidden."""
        node, bar = self.node(), self.bar
        for what in ("fold", "path"):
            bar.enable(what, node is not None)
        fold = say("expand" if node and node["folds"] else "fold")
        bar.label("fold", fold)
        self.card_fold = self.card_fold or self.stage.parts("node-card").querySelector('[data-guest="tools:fold"]')
        if self.card_fold:
            self.card_fold.textContent = fold
        self.pins.offer()
        text = " ".join(self._told_of(node)) if node else ""
        if self.told.textContent != text:
            self.told.textContent = text
        show(self.told, bool(text))
        show(self.reveal, bool(node) and (node["above"] >= 0 or node["dropped"]))

    def _told_of(self, node):
        colours, told = self.guest.colours, []
        if colours.name and node["value"] is None:
            told.append(say("node.none", what=colours.word))
        elif colours.name:
            own = {"what": colours.word, "value": node["value"], "number": node["number"], "of": node["of"]}
            told.append(say("node.value", range=between(node["from"], node["to"]), **own))
        if node["above"] >= 0:
            told.append(say("node.folded", row=str(node["above"])))
        elif node["dropped"]:
            told.append(say("node.dropped"))
        elif node["folds"]:
            told.append(say("node.holds", count=node["holds"]))
        return told

    # -- what the reader does ------------------------------------------------------------------------------------------

    def turn(self):
        """Collapses the selected node, or expands it."""
        node, row = self.node(), self.player.selected
        if node:
            if node["folds"]:
                self.wishes.expand(row)
            else:
                self.wishes.collapse(row)
            self.guest.wished([self])

    def only_path(self):
        """Shows only the way to the selected node, and what lies beside it."""
        if self.player.selected >= 0:
            self.wishes.only(self.player.selected)
            self.guest.wished([self])

    def show_all(self):
        self.wishes.clear()
        self.guest.wished([self])

    def reveal_node(self):
        """Opens what hides the selected node."""
        node = self.node()
        while node and node["above"] >= 0:
            self.wishes.expand(node["above"])
            self.apply()
            node = self.node()
        if node and node["dropped"]:
            self.guest.without = False
        self.guest.wished(self.guest.sides)

    def go_to(self, row):
        """Selects a node; where it is not there yet, one goes to the moment in which it is generated."""
        player = self.player
        self.stage.select(row)
        born = int(player.table.columns.generatedAt[row - player.table.firstRow])
        if born > player.t:
            self.guest.to_time(self.stage, born)
