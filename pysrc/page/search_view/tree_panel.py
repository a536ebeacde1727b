"""The tree's tools, legend and card of the selected node. `web/tree` draws the tree itself."""

from page.dom.elements import make, name, on, show
from page.dom.explain import reword, term
from page.dom.face import Face
from page.search_view.legend import Legend
from page.search_view.speech import entry_of
from page.search_view.tree_tools import TreeTools
from page.text import words


class TreePanel:
    def __init__(self, parts, seam, on_select):
        self.parts = parts
        self.host = parts("tree-view")
        self.card = parts("node-card")
        self.on_select = on_select
        self.table = None
        self.on_scale = None  # called when the camera's zoom changes, if two trees share a scale
        self.view = seam.createTreeView(
            self.host,
            self._on_select,
            self._on_camera,
            self._on_zoom,
            words.text("tree.help"),
        )
        self.tools, self.legend = TreeTools(parts, self.view), Legend(parts, seam, self.view)
        self._make_card()
        on(self.card, "click", self._on_card)

    def load(self, player):
        self.table = player.table
        self.face.load(player.traits["states"])
        self.legend.load(player.traits)
        self.view.setTable(player.table)
        self.view.follow(True)
        self.select(player)

    def show(self, player):
        self.view.show(player.t, player.horizon, player.path, player.fast)
        if player.selected >= 0:
            if player.table.has(player.selected):  # a chunk may have dropped it since the player was told
                self._show_card(player)
        elif not self.card.hidden:  # the selected node is no longer in memory
            self.select(player)

    # -- selection -----------------------------------------------------------------------------------------------------

    def select(self, player):
        """Show the player's selected node, or none."""
        self.view.select(player.selected)
        show(self.card, player.selected >= 0)
        if player.selected >= 0:
            self.view.reveal(player.selected)
            self._show_card(player)

    def _on_select(self, row):
        self.on_select(int(row))

    def _show_card(self, player):
        entry = entry_of(player.table, player.selected)
        numbers = [("g", entry["g"]), ("h", entry["h"])]
        if entry["h"] is not None and player.key != "h":  # where h alone decides, there is no f
            numbers.append(("f", entry["f"] if player.traits["recursive"] else entry["priority"]))
        facts = [(key, words.number(value), key) for key, value in numbers if value is not None]
        facts.append((words.text("card.depth"), words.number(entry["depth"]), "depth"))
        if entry["action"]:
            facts.append((words.text("card.action"), entry["action"], ""))  # not in the glossary
        reword(self.parts, self.row, words.text("card.row", row=str(entry["row"])))
        self.state.textContent = entry["label"]
        show(self.picture, bool(entry.get("cells")))  # a name is in the title already
        self.face.show(entry)
        titles = [fact[0] for fact in facts]
        if self.titles != titles:  # keep the terms while only values change: one may have the focus
            self.titles = titles
            self._lay_out(facts)
        for at, fact in enumerate(facts):
            self.values[at].textContent = fact[1]

    def _lay_out(self, facts):
        self.facts.replaceChildren()
        self.values = []
        for title, _, key in facts:
            word, value = make("dt"), make("dd")
            if key:
                word.appendChild(term(self.parts, title, key))
            else:
                word.textContent = title
            self.facts.append(word, value)
            self.values.append(value)

    def _make_card(self):
        """Make the card of the selected node: its numbers. The feature `why` adds the node's life."""
        close = make("button", type="button", className="quiet close")
        name(close, words.text("control.close"), "×")
        title, self.facts, self.titles = make("h3"), make("dl"), None
        self.row, self.state = term(self.parts, words.text("card.row", row=""), "row"), make("span")
        title.append(self.row, " ", self.state)
        row, picture = make("div", className="row"), make("div")
        self.face = Face(picture)
        row.append(picture, self.facts)
        self.picture = picture
        self.card.append(close, title, row)

    def _on_card(self, event):
        if event.target.closest(".close"):
            self.on_select(-1)
            self.focus()

    def focus(self):
        """Give the drawing the focus, and return whether it is visible."""
        canvas = self.host.querySelector(":scope > canvas")  # the legend has others
        canvas.focus()
        return canvas.checkVisibility()

    # -- what is around it ---------------------------------------------------------------------------------------------

    def _on_camera(self, camera):
        self.tools.moved(camera)
        self._on_zoom()

    def _on_zoom(self):
        if self.on_scale:
            self.on_scale()

    def share_legend(self, other):
        """In a comparison, let the first search's legend explain both trees."""
        if other:
            self.legend.share(other.view)
        else:
            self.legend.alone()

    def refresh_theme(self):
        self.view.refreshTheme()
        self.legend.paint()
