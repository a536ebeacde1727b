"""What a state looks like, as HTML: a board of tiles, or its name."""

from dom import document, escape, make, on
from words import BLANK, EDIT_BOARD, TILE


def small_picture(entry, columns):
    """HTML of a state in a list: the board as lines of text, one element instead of ten, or the state's name."""
    cells = entry.get("cells")
    if cells is None:
        return '<span class="name">%s</span>' % escape(entry["label"])
    tiles = [str(tile) if tile else " " for tile in cells]
    lines = [" ".join(tiles[at : at + columns]) for at in range(0, len(tiles), columns)]
    return '<span class="mini">%s</span>' % "\n".join(lines)


def picture(entry, columns):
    """HTML of a state: `cells` drawn as a board where the problem has one, else its name."""
    cells = entry.get("cells")
    if cells is None:
        return '<span class="name">%s</span>' % escape(entry["label"])
    tiles = "".join(['<i class="blank"></i>' if tile == 0 else "<b>%d</b>" % tile for tile in cells])
    board = '<span class="board big" style="--columns:%d" aria-hidden="true">%s</span>' % (columns, tiles)
    return board + '<span class="heard">%s</span>' % escape(entry["label"])


class EditableBoard:
    """A board whose tiles change places: choose one, then another. The text field beside it stays the truth."""

    def __init__(self, title, columns, on_change):
        self.element = make("div", className="board edit")
        self.element.setAttribute("role", "group")
        self.element.setAttribute("aria-label", EDIT_BOARD % title)
        self.element.style.setProperty("--columns", str(columns))
        self.columns = columns
        self.on_change = on_change
        self.cells = []
        self.chosen = None
        on(self.element, "click", self._on_click)
        on(self.element, "keydown", self._on_key)

    def show(self, cells):
        """`cells`: list of numbers, 0 the blank. Buttons are kept, so that the focus is, too."""
        self.cells = list(cells)
        self.chosen = None
        while self.element.children.length > len(cells):
            self.element.lastElementChild.remove()
        while self.element.children.length < len(cells):
            self.element.appendChild(make("button", type="button"))
        for place in range(len(cells)):
            self._paint(place)

    def _paint(self, place):
        button, tile = self.element.children[place], self.cells[place]
        button.textContent = str(tile) if tile else ""
        button.setAttribute("aria-label", TILE % tile if tile else BLANK)
        button.setAttribute("aria-pressed", "true" if self.chosen == place else "false")
        button.className = "" if tile else "blank"
        button.tabIndex = 0 if place == (self.chosen or 0) else -1

    def _place_of(self, target):
        for place in range(len(self.cells)):
            if self.element.children[place].contains(target):
                return place
        return None

    def _on_click(self, event):
        place = self._place_of(event.target)
        if place is None:
            return
        first, self.chosen = self.chosen, None
        if first is None:
            self.chosen = place
        elif first != place:
            self.cells[first], self.cells[place] = self.cells[place], self.cells[first]
        for one in {place} if first is None else {first, place}:
            self._paint(one)
        if first is not None and first != place:
            self.on_change(",".join([str(tile) for tile in self.cells]))

    def _on_key(self, event):
        """Arrow keys walk over the tiles; Enter and space choose, as on any button."""
        move = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -self.columns, "ArrowDown": self.columns}.get(event.key)
        place = self._place_of(document.activeElement)
        if move is None or place is None or not 0 <= place + move < len(self.cells):
            return
        event.preventDefault()
        event.stopPropagation()
        for one in range(len(self.cells)):
            self.element.children[one].tabIndex = 0 if one == place + move else -1
        self.element.children[place + move].focus()
