"""The tree's surroundings: its tools, the legend, the card of the selected node. The drawing itself is `web/tree`."""

import words
from boards import picture
from dom import escape, find, make, name, on, show
from speech import entry_of

SIGNS = (
    ("stale", "STALE"), ("duplicate", "DUPLICATE"), ("cycle", "CYCLE"), ("cutoff", "CUTOFF"), ("forgotten", "FORGET"),
)  # fmt: skip


class TreePanel:
    def __init__(self, seam, on_select):
        self.host = find("tree-view")
        self.card = find("node-card")
        self.on_select = on_select
        self.table = None
        self.columns = 3
        self.view = seam.createTreeView(
            self.host,
            self._on_select,
            self._on_camera,
            words.TREE_HELP,
        )
        self.selected = -1
        self._make_tools()
        self._make_legend(seam)
        on(self.card, "click", self._on_card)

    def load(self, player):
        self.table, self.columns = player.table, player.columns
        met = met_in(player.traits["source"]["text"])
        for item in self.items:
            show(item, item.dataset.status in met)
        self.view.setTable(player.table)
        self.view.follow(True)
        self.select(-1)

    def show(self, player):
        self.view.show(player.t, player.horizon, player.path)
        if self.selected >= 0:
            self._show_card(player)

    # -- selection -----------------------------------------------------------------------------------------------------

    def select(self, row):
        """Selects a node from outside (a list); −1: none."""
        self.selected = row
        self.view.select(row)
        if row >= 0:
            self.view.reveal(row)
        else:
            show(self.card, False)

    def _on_select(self, row):
        self.on_select(int(row))

    def _show_card(self, player):
        show(self.card, self.selected >= 0)
        if self.selected < 0:
            return
        entry = entry_of(player.table, self.selected)
        facts = [("g", entry["g"]), ("h", entry["h"]), ("f", entry["priority"] if entry["h"] is not None else None)]
        facts = [(term, words.number(value)) for term, value in facts if value is not None]
        facts += [(words.DEPTH, words.number(entry["depth"]))]
        if entry["action"]:
            facts.append((words.ACTION, entry["action"]))
        listed = "".join(["<dt>%s</dt><dd>%s</dd>" % (term, escape(value)) for term, value in facts])
        self.card.innerHTML = (
            '<button type="button" class="quiet close" aria-label="%s">×</button><h3>%s</h3>'
            '<div class="row">%s<dl>%s</dl></div>'
            % (words.CLOSE, escape(words.node_title(entry)), picture(entry, self.columns), listed)
        )

    def _on_card(self, event):
        if event.target.closest(".close"):
            self.on_select(-1)
            self.host.querySelector("canvas").focus()

    # -- tools ---------------------------------------------------------------------------------------------------------

    def _make_tools(self):
        tools = find("tree-tools")
        self.form = make("select", title=words.FORM)
        self.form.setAttribute("aria-label", words.FORM)
        for value, title in words.FORMS:
            self.form.appendChild(make("option", value=value, textContent=title))
        on(self.form, "change", lambda _: self.view.setForm(self.form.value))
        self.follow = make("button", type="button")
        name(self.follow, words.FOLLOW)
        on(self.follow, "click", lambda _: self.view.follow(self.follow.getAttribute("aria-pressed") != "true"))
        buttons = []
        for title, symbol, action in (
            (words.FARTHER, "−", lambda _: self.view.zoomBy(1 / 1.4)),
            (words.CLOSER, "+", lambda _: self.view.zoomBy(1.4)),
        ):
            button = make("button", type="button")
            name(button, title, symbol)
            on(button, "click", action)
            buttons.append(button)
        fit = make("button", type="button")
        name(fit, words.FIT, key="F")
        on(fit, "click", lambda _: self.view.fit())
        tools.append(self.form, self.follow, *buttons, fit)
        self._on_camera(True)

    def _on_camera(self, follows):
        self.follow.setAttribute("aria-pressed", "true" if follows else "false")

    def _make_legend(self, seam):
        legend, self.items = find("legend"), []
        for status, title in words.LEGEND:
            item, glyph = make("span"), make("canvas", width=40, height=40)
            glyph.setAttribute("aria-hidden", "true")
            item.append(glyph, make("span", textContent=title))
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


def met_in(source):
    """Which signs of the legend a search can show: its source names the events that it yields."""
    met = {"now", "frontier", "expanded", "goal", "path"}
    met.update([sign for sign, event in SIGNS if event in source])
    if "stale" in met:
        met.add("duplicate")  # what a stale entry is, once it has been taken off
    return met
