"""The state space beside the tree, where it can be drawn: a map, or a grid on which walls are painted.

The drawing itself is `web/map`; a graph is drawn by hand on a guest of it (`board.py`). What is painted goes the way of
everything that is typed: as the text of the options `grid` and `graph`, which fields and links hold as well.
"""

import json

import words
from divider import Divider
from dom import in_notebook, make, on, show

ROOM = {"map": 50, "grid": 62}  # per cent: cells are small, and what one looks at is on the grid


class SpacePanel:
    """`on_select(row)` as in the tree; `on_edit(values)` when start, goal, the grid or the graph was changed."""

    def __init__(self, parts, seam, on_select, on_edit):
        self.parts = parts
        self.section, self.tools = parts("space"), parts("space-tools")
        self.on_select, self.on_edit = on_select, on_edit
        self.guest_selects = None  # of a second search that is shown in this drawing
        self.space = None
        self.board = None  # on which a graph is drawn; it comes when it is first opened (board.py)
        self.divider = Divider(parts("views"), parts("divider"), self.section)
        self.view = seam.createSpaceView(
            parts("space-view"),
            self._on_select,
            json.dumps({"label": words.SPACE_HELP, "editable": not in_notebook()}),
            self._on_paint,
            self._on_move,
            self._on_cursor,
        )
        self.shade_of = seam.shadeOf
        self._make_tools()
        self._make_legend()

    def load(self, player, space):
        """`space`: its kind, and JSON text with all of it (which may be long); None where it cannot be drawn."""
        self.space = space
        show(self.section, space is not None)
        self.divider.show(space is not None)
        if self.drawing and not (space and space.get("drawn")):
            self.board.end()
        if space is None:
            return
        self.section.setAttribute("aria-label", self.parts.named(words.SPACES[space["kind"]]))
        self.divider.name(self.parts.named(words.DIVIDER % words.SPACES[space["kind"]]))
        self.divider.begin_at(ROOM[space["kind"]])
        if self.drawing:
            self.board.follow(json.loads(space["json"]))
        self.arrange()
        self.view.setTable(player.table, space["json"])
        self.explain_shades()

    def _on_select(self, row, which):
        (self.guest_selects if which else self.on_select)(int(row))

    def leave(self):
        self.view.destroy()

    @property
    def drawing(self):
        """Whether a graph is being drawn."""
        return self.board is not None and self.board.open

    def arrange(self):
        """The board on which a graph is drawn stands in the place of its map."""
        if self.space is None:
            return
        drawing = self.drawing
        show(self.parts("space-view"), not drawing)
        show(self.brush, self.space["kind"] == "grid")
        show(self.draw, bool(self.space.get("drawn")) and self.parts.number == 1)
        show(self.tools, not drawing and not (self.brush.hidden and self.draw.hidden))

    def restore(self, player):
        """Takes back what was painted and refused; a graph that is being drawn is mended by who draws it."""
        if not self.drawing:
            self.load(player, self.space)

    def show(self, player):
        if self.space is not None:
            self.view.show(player.t, player.horizon, player.path)

    def select(self, row):
        if self.space is not None:
            self.view.select(row)

    def refresh_theme(self):
        self.view.refreshTheme()
        self._paint_legend()

    # -- what the shades mean ------------------------------------------------------------------------------------------

    def _make_legend(self):
        self.legend, self.shades = self.parts("space-legend"), {}
        for shade, title in words.SHADES:
            item = make("span")
            item.append(make("i"), make("span", textContent=title))
            self.legend.appendChild(item)
            self.shades[shade] = item
        self._paint_legend()

    def explain_shades(self):
        """Another space, or another number of searches in it."""
        grid = self.space is not None and self.space["kind"] == "grid"
        shades = json.loads(self.view.shades()) if grid else []
        show(self.legend, grid)
        for shade, item in self.shades.items():
            show(item, shade in shades)

    def _paint_legend(self):
        for shade, item in self.shades.items():
            item.querySelector("i").style.background = self.shade_of(shade)

    # -- painting ------------------------------------------------------------------------------------------------------

    def _make_tools(self):
        self.brush = make("select", title=words.BRUSH)
        self.brush.setAttribute("aria-label", self.parts.named(words.BRUSH))
        for value, title in words.BRUSHES:
            self.brush.appendChild(make("option", value=value, textContent=title))
        on(self.brush, "change", self._on_brush)
        self.tools.appendChild(self.brush)
        self.draw = make("button", type="button", textContent=words.DRAW)
        self.draw.dataset.guest = "board"
        self.tools.appendChild(self.draw)

    def _on_brush(self, _event):
        self.view.setEditable(bool(self.brush.value))
        if self.brush.value:
            self.view.setBrush(self.brush.value)

    def _on_paint(self, text):
        """Cells were painted; `text` is the whole grid."""
        self.on_edit({"grid": text})

    def _on_move(self, end, x, y):
        self.on_edit({end: "%d,%d" % (x, y)})

    def _on_cursor(self, text):
        self.parts("space-cursor").textContent = words.cursor(json.loads(text))
