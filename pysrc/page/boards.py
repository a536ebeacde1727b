"""What a state looks like, as HTML: a board of tiles, a ring of pillars, or its name."""

from math import cos, pi, sin

from dom import document, escape, make, on
from words import BLANK, EDIT_BOARD, EDIT_RING, PILLAR, TILE


def picture(entry, columns):
    """HTML of a state: `cells` drawn as a board or (`columns` 0) as a ring where the problem has one, else its name."""
    cells = entry.get("cells")
    if cells is None:
        return '<span class="name">%s</span>' % escape(entry["label"])
    if not columns:
        return ring(cells) + '<span class="heard">%s</span>' % escape(entry["label"])
    tiles = "".join(['<i class="blank"></i>' if tile == 0 else "<b>%d</b>" % tile for tile in cells])
    board = '<span class="board big" style="--columns:%d" aria-hidden="true">%s</span>' % (columns, tiles)
    return board + '<span class="heard">%s</span>' % escape(entry["label"])


def ring(cells):
    """A ring as a picture: lit pillars are filled, the first one stands on top, the others follow clockwise."""
    dots = []
    for place in range(len(cells)):
        x, y = on_ring(place, len(cells))
        size = min(10, 110 / len(cells))
        dots.append('<circle class="%s" cx="%.1f" cy="%.1f" r="%.1f"/>' % ("lit" if cells[place] else "", x, y, size))
    return '<svg class="ring big" viewBox="0 0 100 100" aria-hidden="true">%s</svg>' % "".join(dots)


def on_ring(place, count):
    """Where a pillar stands, in hundredths of the picture's width and height."""
    angle = 2 * pi * place / count
    return 50 + 38 * sin(angle), 50 - 38 * cos(angle)


class EditableRing:
    """A ring whose pillars are switched one by one. The text field beside it stays the truth."""

    def __init__(self, title, on_change):
        self.element = make("div", className="ring edit")
        self.element.setAttribute("role", "group")
        self.element.setAttribute("aria-label", EDIT_RING % title)
        self.on_change = on_change
        self.cells = []
        on(self.element, "click", self._on_click)

    def show(self, cells):
        """`cells`: 0 or 1 for each pillar. Buttons are kept, so that the focus is, too."""
        self.cells = list(cells)
        while self.element.children.length > len(cells):
            self.element.lastElementChild.remove()
        while self.element.children.length < len(cells):
            self.element.appendChild(make("button", type="button"))
        for place in range(len(cells)):
            button = self.element.children[place]
            x, y = on_ring(place, len(cells))
            button.style.left, button.style.top = "%.1f%%" % x, "%.1f%%" % y
            button.textContent = str(place)
            button.setAttribute("aria-label", PILLAR % place)
            button.setAttribute("aria-pressed", "true" if cells[place] else "false")

    def _on_click(self, event):
        for place in range(len(self.cells)):
            if self.element.children[place].contains(event.target):
                self.cells[place] = 1 - self.cells[place]
                self.on_change(",".join([str(lit) for lit in self.cells]))


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
