"""The drawing of the state space beside the tree: a map, or a grid on which walls can be painted.

`web/map` draws it; the graph editor is a feature (`features/graph/feature.py`). A change becomes the text of the
option `grid` or `graph`, like a typed one, so fields and links have it as well.
"""

import json

from page.dom.divider import Divider
from page.dom.elements import in_notebook, make, make_button, root, show
from page.dom.form import menu
from page.dom.popover import close, open_at
from page.text import words

ENDS = ("start", "goal")


class PlaceMenu:
    """`host`: the panel of the state space; `on_edit(values)`: another start or goal was chosen."""

    def __init__(self, host, on_edit):
        self.on_edit = on_edit
        self.element = make("div", className="menu-list place-menu", popover="auto")
        self.title = make("p", className="menu-title")
        self.buttons = {
            end: make_button(words.text("space.%s_here" % end), lambda end=end: self._take(end)) for end in ENDS
        }
        self.element.append(self.title, *[self.buttons[end] for end in ENDS])
        host.appendChild(self.element)
        self.place = None

    def offer(self, place, x, y):
        """Offer a place (web/map/input.js describes it) at this point of the window, unless a press is an answer."""
        if root.hasAttribute("data-asked") or root.hasAttribute("data-embed") or place.get("cost") == 0:
            return
        self.place = "%d,%d" % (place["x"], place["y"]) if "x" in place else place["label"]
        self.title.textContent = place["label"]
        for end in ENDS:
            show(self.buttons[end], not place[end])
        open_at(self.element, x, y)

    def _take(self, end):
        close(self.element)
        self.on_edit({end: self.place})


# Per cent: a grid needs more, as its cells are small, a map of states that are drawn in the tree less.
WIDTHS = {"map": 42, "overview": 30, "grid": 60}
ABOVE, DRAWING = 39, 64  # of a map above its tree (in Present, four levels have room), of the graph editor
SIGNS = {"■": "from-goal", "▣": "from-both"}  # in texts: the marks of a search from both ends
SHADES = ("age", "from-goal", "cost", "wall") + ENDS


class Foreseen:
    """In place of a player: a search of which nothing is known yet."""

    def __init__(self, make_table):
        self.traits = {"states": {"kind": "text"}, "key": None, "uses_h": False, "recursive": False}
        self.table = make_table(json.dumps(self.traits))


class SpacePanel:
    """`on_select(row)` as in the tree; `on_edit(values)` when start, goal, the grid or the graph was changed.

    `tree`: the tree's drawing, beside which it is placed.
    """

    def __init__(self, parts, seam, on_select, on_edit, tree):
        self.parts, self.tree = parts, tree
        self.section, self.tools = parts("space"), parts("space-tools")
        self.on_select, self.on_edit = on_select, on_edit
        self.other_selects = None  # `on_select` of the second search, if this drawing shows it, too
        self.space, self.is_yours, self.is_placed = None, False, False
        self.explained = ""  # what the legend has of the drawing
        self.board = None  # the graph editor, once it was opened (features/graph/feature.py)
        self.divider = Divider(parts("views"), parts("divider"), self.section)
        self.view = seam.createSpaceView(
            parts("space-view"),
            self._on_select,
            json.dumps({"label": words.text("space.help"), "editable": not in_notebook()}),
            self._on_paint,
            self._on_move,
            self._on_cursor,
            self._on_place,
            self._on_fit,
        )
        self.ends = PlaceMenu(self.section, on_edit)
        self.shade_of, self.make_table = seam.shadeOf, seam.createTable
        self._make_tools()
        self._make_legend()
        self.view.keepClear(self.tools)

    def foresee(self, text, options):
        """Draw a built-in graph while its first search is awaited. `text`: its space, which may have other ends."""
        space = json.loads(text)
        space.update({end: options[end] for end in ENDS if options.get(end) in space["nodes"]})
        self.load(Foreseen(self.make_table), {"kind": space["kind"], "json": json.dumps(space)}, False)

    def load(self, player, space, is_yours):
        """Show a state space; `space`: its kind and its JSON text (which may be long), None if it cannot be drawn.

        `is_yours`: it is not built in. Of a built-in graph, the problem's popover offers a copy to edit.
        """
        self.space, self.is_yours, self.is_placed, self.traits = space, is_yours, False, player.traits
        show(self.section, space is not None)
        self.divider.show(space is not None)
        if self.drawing and not (space and space.get("drawn")):
            self.board.end()
        if space is None:
            root.removeAttribute("data-named")
            return self.explain()
        overview = player.traits["states"]["kind"] not in ("text", "cell")
        self.share = WIDTHS["overview" if overview else space["kind"]]
        named = not overview or bool(json.loads(space["json"])["names"])
        self.section.toggleAttribute("data-nameless", not named)
        root.toggleAttribute("data-named", named)  # in lists as well
        flat = space["kind"] == "grid"
        self.section.toggleAttribute("data-grid", flat)  # its key is directly below it
        if flat:
            grid = json.loads(space["json"])
            self.section.style.setProperty("--grid", "%s / %s" % (grid["columns"], grid["rows"] + 2.8))
        title = words.text("space." + space["kind"])
        self.section.setAttribute("aria-label", self.parts.named(title))
        self.divider.name(self.parts.named(words.text("space.divider", space=title)))
        if self.drawing:
            self.board.follow(json.loads(space["json"]))
        self.arrange()
        self.view.setTable(player.table, space["json"])
        self.explain()

    def _on_fit(self):
        """Explain the drawing anew if names and numbers have got other places."""
        if self.space is not None and self.view.legend() != self.explained:
            self.explain()

    def _on_select(self, row, which):
        (self.other_selects if which else self.on_select)(int(row))

    def _on_place(self, text, x, y):
        self.ends.offer(json.loads(text), x, y)

    def leave(self):
        self.view.destroy()

    @property
    def drawing(self):
        """Whether a graph is being drawn."""
        return self.board is not None and self.board.open

    def arrange(self):
        """Show the graph editor in place of the map while it is open, and only the tools that apply."""
        if self.space is None:
            return
        drawing = self.drawing
        self.divider.begin_at(DRAWING if drawing else self.share)
        show(self.parts("space-view"), not drawing)
        show(self.brush, self.space["kind"] == "grid")
        show(self.draw, bool(self.space.get("drawn")) and self.is_yours)
        show(self.tools, not drawing and not (self.brush.hidden and self.draw.hidden))

    def restore(self, player):
        """Undo a painted change that was refused. A graph in the editor stays as it is."""
        if not self.drawing:
            self.load(player, self.space, self.is_yours)

    def show(self, player):
        if self.space is not None:
            self._place()
            self.view.show(player.t, player.horizon, player.path)
            if not self.explained:  # the first number may have come
                self._on_fit()

    def _place(self):
        """Place the drawing above a wide tree, or beside another: once in a run."""
        if self.is_placed:
            return
        views = self.parts("views")
        wide = self.tree.isWide(views.clientWidth, views.clientHeight, self.share)
        if wide is not None:
            views.dataset.map = "above" if wide else "beside"
            if wide and self.space["kind"] == "map":
                self.divider.begin_at(ABOVE)
            self.is_placed = True

    def select(self, row):
        self.view.select(row)

    def stand_at(self, row):
        self.view.standAt(row)

    def enlarge(self, large):
        """Write names as large as a lecture needs them."""
        self.view.setLarge(large)
        self.view.setEditable(bool(self.brush.value) and not (large or in_notebook()))  # its tools are hidden
        self.explain()

    def refresh_theme(self):
        self.view.refreshTheme()
        self._paint_legend()

    # -- what the shades mean ------------------------------------------------------------------------------------------

    def _make_legend(self):
        self.legend, self.shades = self.parts("space-legend"), {}
        self.numbers = make("p", className="notation")
        for shade in SHADES:
            item = make("span")
            sign = make("i", className="disc" if shade in ENDS else "")
            item.append(sign, make("span", textContent=words.text("space.shade." + shade)))
            self.legend.appendChild(item)
            self.shades[shade] = item
        self._paint_legend()

    def explain(self):
        """Show what the shades of a grid are, and in a lecture the numbers, for this number of searches."""
        self.explained = self.view.legend() if self.space is not None else ""
        letters, *shades = self.explained.split(",")
        show(self.legend, bool(shades))
        for shade, item in self.shades.items():
            show(item, shade in shades)
        new = letters.endswith("+") and words.text("space.numbers.new", value=letters[0])
        text = new or words.lookup("space.numbers." + letters) or ""
        pieces = [make("i", className=SIGNS[each]) if each in SIGNS else each + " " for each in text.split()]
        self.numbers.replaceChildren(*pieces)
        show(self.numbers, bool(text))
        host = self.section if self.other_selects else self.legend if shades else self.parts("legend-row")
        host.appendChild(self.numbers)

    def _paint_legend(self):
        for shade, item in self.shades.items():
            item.querySelector("i").style.background = self.shade_of(shade)

    # -- painting ------------------------------------------------------------------------------------------------------

    def _make_tools(self):
        offered = [
            ("wall", words.text("space.brush.wall")), ("free", words.text("space.brush.free")),
            ("3", words.text("space.brush.cost", cost=3)), ("9", words.text("space.brush.cost", cost=9)),
            ("", words.text("space.brush.pick")),
        ]  # fmt: skip
        self.brush = menu(offered, self._on_brush, title=words.text("space.brush"))
        self.brush.setAttribute("aria-label", self.parts.named(words.text("space.brush")))
        self.tools.appendChild(self.brush)
        self.draw = make("button", type="button", textContent=words.text("space.draw"))
        self.draw.dataset.feature = "graph"
        self.tools.appendChild(self.draw)

    def _on_brush(self, value):
        self.view.setEditable(bool(value))
        if value:
            self.view.setBrush(value)

    def _on_paint(self, text):
        """Take over painted cells. `text`: the whole grid."""
        self.on_edit({"grid": text})

    def _on_move(self, end, x, y):
        self.on_edit({end: "%d,%d" % (x, y)})

    def _on_cursor(self, text):
        self.parts("space-cursor").textContent = words.cursor(json.loads(text), self.traits)


OTHER = 1  # its number in the drawing


class SharedSpace:
    """A stage's panel without an element. `host`: the first stage's SpacePanel."""

    def __init__(self, host, on_select):
        self.host, self.view = host, host.view
        host.other_selects = on_select

    def load(self, player, space, _is_yours):
        if space is not None:
            self.host.view.setOther(player.table)
            self.host.explain()

    def show(self, player):
        if self.host.space is not None:
            self.host.view.show(player.t, player.horizon, player.path, OTHER)

    def select(self, row):
        self.host.view.select(row, OTHER)

    def stand_at(self, row):
        self.host.view.standAt(row, OTHER)

    def leave(self):
        self.host.other_selects = None
        self.host.view.setOther(None)
        self.host.explain()

    def enlarge(self, large):
        """Do nothing: the host's names are those of both."""

    def refresh_theme(self):
        """Do nothing: the host redraws itself."""
