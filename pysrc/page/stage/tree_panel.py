"""The tree's tools, legend and card of the selected node. `web/tree` draws the tree itself."""

from page.dom.elements import make, name, on, show
from page.dom.explain import reword, term
from page.dom.face import Face
from page.stage.speech import entry_of
from page.text import words

SIGNS = {
    "stale": "stale", "duplicate": "duplicate", "cycle": "cycle", "cutoff": "cutoff", "forget": "forgotten",
}  # fmt: skip
ONLY_HERE = "only-here"
LEGEND = (
    "now", "frontier", "stale", "expanded", "duplicate", "cycle", "cutoff", "forgotten", "goal", "path", ONLY_HERE,
)  # fmt: skip
OF_LIST = {"frontier": "legend.frontier", "calls": "legend.call", "successors": "legend.successor"}
TERMS = {"now": "expand", "expanded": "expand"}  # in the glossary; the others have the sign's own name
FORMS = ("auto", "tidy", "icicle", "levels")


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
        self._make_tools()
        self._make_legend(seam)
        self._make_card()
        on(self.card, "click", self._on_card)

    def load(self, player):
        self.table = player.table
        self.face.load(player.traits["states"])
        met = met_in(player.traits["kinds"])
        for item in self.items:
            show(item, item.dataset.status in met)
            if item.dataset.status == "frontier":
                item.lastElementChild.textContent = words.text(OF_LIST[words.list_name(player.traits)])
        self.view.setTable(player.table)
        self.view.follow(True)
        self.select(player)

    def compared(self, yes):
        """Show or hide the legend of states that only this search has expanded."""
        for item in self.items:
            if item.dataset.status == ONLY_HERE:
                show(item, yes)

    def show(self, player):
        self.view.show(player.t, player.horizon, player.path, player.fast)
        if player.selected >= 0:
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
        self.card.append(close, title, row)

    def _on_card(self, event):
        if event.target.closest(".close"):
            self.on_select(-1)
            self.host.querySelector("canvas").focus()

    # -- tools ---------------------------------------------------------------------------------------------------------

    def _make_tools(self):
        tools = self.parts("tree-tools")
        self.form = make("select", title=words.text("tree.form"))
        self.form.setAttribute("aria-label", self.parts.named(words.text("tree.form")))
        for form in FORMS:
            self.form.appendChild(make("option", value=form, textContent=words.text("tree.form." + form)))
        on(self.form, "change", lambda _: self.view.setForm(self.form.value))
        self.follow = make("button", type="button")
        name(self.follow, words.text("tree.follow"))
        self.parts.label(self.follow, words.text("tree.follow"))
        on(self.follow, "click", lambda _: self.view.follow(self.follow.getAttribute("aria-pressed") != "true"))
        buttons = []
        for title, symbol, action in (
            (words.text("tree.farther"), "−", lambda _: self.view.zoomBy(1 / 1.4)),
            (words.text("tree.closer"), "+", lambda _: self.view.zoomBy(1.4)),
        ):
            button = make("button", type="button")
            name(button, title, symbol)
            self.parts.label(button, title)
            on(button, "click", action)
            buttons.append(button)
        self.fit = make("button", type="button")
        name(self.fit, words.text("tree.fit"), key="F")
        self.parts.label(self.fit, words.text("tree.fit"))
        on(self.fit, "click", lambda _: self.view.fit())
        tools.append(self.form, self.follow, *buttons, self.fit)
        self._on_camera(self.view.mode)

    def _on_camera(self, camera):
        for button, pressed in ((self.follow, camera.follows), (self.fit, camera.fits)):
            button.setAttribute("aria-pressed", "true" if pressed else "false")
        self._on_zoom()

    def _on_zoom(self):
        if self.on_scale:
            self.on_scale()

    def _make_legend(self, seam):
        legend, self.items = self.parts("legend"), []
        for status in LEGEND:
            title = words.text("legend." + status)
            item, glyph = term(self.parts, title, TERMS.get(status, status)), make("canvas")
            glyph.width = glyph.height = 40
            glyph.setAttribute("aria-hidden", "true")
            item.replaceChildren(glyph, make("span", textContent=title))
            item.dataset.status = status
            legend.appendChild(item)
            self.items.append(item)
        self.seam = seam
        self.paint_legend()

    def paint_legend(self):
        for item in self.items:
            self.seam.paintGlyph(item.querySelector("canvas"), item.dataset.status)

    def refresh_theme(self):
        self.view.refreshTheme()
        self.paint_legend()


def met_in(kinds):
    """The signs of the legend that can occur in a search with these kinds of events."""
    met = {"now", "frontier", "expanded", "goal", "path"}
    met.update([SIGNS[kind] for kind in kinds if kind in SIGNS])
    if "stale" in met:
        met.add("duplicate")  # a stale entry becomes one when it is removed from the frontier
    return met
