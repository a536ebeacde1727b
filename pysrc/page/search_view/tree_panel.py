"""The tree's tools, legend and card of the selected node. `web/tree` draws the tree itself."""

from js import matchMedia

from page.dom.elements import make, name, on, set_markup, show
from page.dom.explain import reword, term
from page.dom.face import Face
from page.dom.form import menu
from page.search_view.speech import write
from page.text import words
from page.text.telling import entry_of

FORMS = ("auto", "tidy", "icicle")
LAYOUT = "M6.5 1.5h3v3h-3Zm-5 10h3v3h-3Zm5 0h3v3h-3Zm5 0h3v3h-3ZM8 4.5v7M3 11.5V8h10v3.5"
CORNERS = "M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5"
ICON = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="%s"/></svg>'
ZOOM = 1.4
SMALL = 3000  # nodes


class TreeTools:
    """The tree's tools in the corner of its drawing: layout, zoom, fit, and Follow once the view was moved."""

    def __init__(self, parts, view):
        self.view = view
        self.follow = make("button", type="button", className="quiet")
        name(self.follow, words.text("tree.follow"))
        parts.label(self.follow, words.text("tree.follow"))
        on(self.follow, "click", lambda _: view.follow(True))
        tools = parts("tree-tools")
        tools.append(self.follow, self._layout(parts))
        for title, symbol, key, act in (
            (words.text("tree.farther"), "−", "", lambda _: view.zoomBy(1 / ZOOM)),
            (words.text("tree.closer"), "+", "", lambda _: view.zoomBy(ZOOM)),
            (words.text("tree.fit"), ICON % CORNERS, "F", lambda _: view.fit()),
        ):
            button = make("button", type="button", className="quiet")
            name(button, title, symbol, key)
            parts.label(button, title)
            on(button, "click", act)
            tools.appendChild(button)
        self.fit = tools.lastElementChild
        self.moved(view.mode)

    def _layout(self, parts):
        """A menu of the forms of the tree that looks like the buttons beside it."""
        offered = [(form, words.text("tree.form." + form)) for form in FORMS]
        form = menu(offered, self.view.setForm, title=words.text("tree.form"))
        form.setAttribute("aria-label", parts.named(words.text("tree.form")))
        look, icon = make("span", className="layout-pick"), make("span")
        set_markup(icon, ICON % LAYOUT)
        look.append(icon, form)
        return look

    def moved(self, camera):
        """The camera goes with the search, has the whole tree in view, or (neither) is where the reader has put it."""
        show(self.follow, not camera.follows)
        self.fit.setAttribute("aria-pressed", "true" if camera.fits else "false")


SIGNS = (
    "now", "limit", "backed-up", "frontier", "goal-side", "open", "returned", "goal", "stale", "duplicate", "cutoff",
    "path", "so-far", "only-here", "bars", "superseded", "cycle", "forgotten", "cut", "expanded", "next",
)  # fmt: skip  # in the order in which they matter: a narrow row leaves out the last ones, which the list says, too
TERMS = {"now": "expand", "next": "frontier", "expanded": "expand", "open": "calls", "returned": "calls"}
OF_LIST = {"frontier": "legend.frontier", "calls": "legend.call", "successors": "statistics.brief.successors"}
KEPT = "legend"  # under this name the browser remembers that it was open once
ROOMY = "(min-width: 60rem) and (min-height: 40rem)"  # a window in which it may open by itself


def _name_of(sign):
    return words.lookup("legend." + sign) or words.text("status." + sign)


class Legend:
    """`view`: the drawing of the tree. In a comparison the first search's legend is there for both (`share`)."""

    def __init__(self, parts, seam, view):
        self.parts, self.seam, self.host = parts, seam, parts("legend")
        self.views, self.seen, self.barred = [view], {}, False
        self.button = make("button", type="button", className="quiet round")
        name(self.button, words.text("legend.title"), "?")
        parts.label(self.button, words.text("legend.title"))
        on(self.button, "click", lambda _: self.open(self.list.hidden))
        on(self.host, "keydown", self._on_key)
        self.list, self.items = make("div", className="signs"), []
        for sign in SIGNS:
            item = term(parts, "", TERMS.get(sign, sign))
            item.dataset.status = sign
            self._name(item, _name_of(sign))
            self.list.appendChild(item)
            self.items.append(item)
        self.host.append(self.button, self.list)
        self._watch(view)
        self.paint()
        first = parts.number == 1 and not seam.framed() and not seam.remembered(KEPT) and matchMedia(ROOMY).matches
        self.open(first)
        if first:
            seam.remember(KEPT, "seen")

    def load(self, traits):
        """Name a node of the frontier as this search does: an entry, a call or a successor."""
        for item in self.items:
            status = item.dataset.status
            own = words.family(traits)
            title = words.lookup(own["legend"] + status) if own else None
            if status == "frontier":
                item.dataset.term = key = words.list_name(traits)
                title = title or words.text(OF_LIST[key], count=1)
            elif status in TERMS:
                title = title or _name_of(status)
            if title:
                self._name(item, title)
        self.paint()

    def _name(self, item, title):
        """Write beside a sign what it is; the button's accessible name has the same words."""
        glyph = make("canvas", width=40, height=40)
        glyph.setAttribute("aria-hidden", "true")
        reword(self.parts, item, title)
        item.replaceChildren(glyph, make("span", textContent=title))

    def open(self, yes):
        show(self.list, yes)
        self.button.setAttribute("aria-expanded", "true" if yes else "false")

    def share(self, view):
        """Explain the signs of another search's tree as well."""
        self.views.append(view)
        self._watch(view)

    def alone(self):
        """Explain only this search's own signs."""
        for number in range(1, len(self.views)):
            self.views.pop().listSigns(None)
            self._on_signs(number, "")

    def _watch(self, view):
        number = self.views.index(view)
        self._on_signs(number, "")
        view.listSigns(lambda signs: self._on_signs(number, signs))

    def _on_signs(self, number, signs):
        self.seen[number] = signs.split(" ")
        for item in self.items:
            show(item, any(item.dataset.status in seen for seen in self.seen.values()))
        barred = any("bars" in seen for seen in self.seen.values())
        if barred != self.barred:
            self.barred = barred
            self.paint()

    def _on_key(self, event):
        explained = event.target.matches("[data-term][aria-expanded=true]")  # Escape closes its explanation first
        if event.key == "Escape" and not self.list.hidden and not explained:
            event.stopPropagation()
            self.open(False)
            self.button.focus()

    def paint(self):
        for item in self.items:
            self.seam.paintGlyph(item.querySelector("canvas"), item.dataset.status, self.barred)


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
            lambda count: words.text("tree.more", count=int(count)),
            lambda rows, nodes: words.text("tree.band", rows=int(rows), nodes=int(nodes)),
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

    def _horizon(self, player):
        """The time up to which nodes have a place: of a small tree, the present one, as if it had only grown."""
        table = player.table
        return player.t if table.rowCount - table.firstRow <= SMALL else player.horizon

    def show(self, player):
        self.view.show(player.t, self._horizon(player), player.path, player.fast, player.playing, player.flat_out)
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
            write(self.values[at], fact[1])

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
