"""A list of lines: a single tab stop, with the arrow keys inside."""

from page.dom.elements import make, on


class ListOfLines:
    """`which`: "program" or "pool"; `on_press(piece)`."""

    def __init__(self, which, title, on_press):
        self.on_press = on_press
        self.element = make("ol" if which == "program" else "ul", className="lines-list")
        self.element.setAttribute("aria-label", title)
        self.element.dataset.list = which
        self.buttons = []  # (piece, button)
        on(self.element, "click", self._on_click)

    def fill(self, items, chosen, wrong=None):
        """`items`: (piece, depth, lines, whether it is a head, number or None); `wrong`: (place, sentence), or None."""
        self.buttons = []
        self.element.replaceChildren()
        for at, (piece, depth, lines, head, number) in enumerate(items):
            item, line = make("li"), make("button", type="button", tabIndex=-1)
            item.style.setProperty("--depth", str(depth))
            line.dataset.piece = str(piece)
            if head:
                item.className = "is-head"
            else:
                line.appendChild(self._handle())
            line.appendChild(make("code", textContent="\n".join(lines)))
            if piece == chosen:
                line.setAttribute("aria-current", "true")
            if number:
                item.dataset.number = str(number)  # shown by the style sheet, spoken with the line
            item.appendChild(line)
            if wrong and wrong[0] == at:
                self._mark(item, line, wrong[1])
            self.element.appendChild(item)
            self.buttons.append((piece, line))
        self._rest_on(chosen if chosen in [piece for piece, _ in self.buttons] else None)

    def _handle(self):
        """Make the handle for dragging a line by touch."""
        handle = make("span", className="lines-handle", textContent="⠿")
        handle.setAttribute("aria-hidden", "true")
        return handle

    def _mark(self, item, line, sentence):
        """Show a line's mistake below it."""
        complaint = make("p", className="message", id="lines-wrong", textContent=sentence)
        line.setAttribute("aria-describedby", complaint.id)
        item.classList.add("is-wrong")
        item.appendChild(complaint)

    def _rest_on(self, piece):
        """Make a piece the list's tab stop; None: the first."""
        for at, (each, button) in enumerate(self.buttons):
            button.tabIndex = 0 if each == piece or (piece is None and at == 0) else -1

    def _on_click(self, event):
        target = event.target.closest("[data-piece]")
        if target:
            self.on_press(int(target.dataset.piece))

    def focus(self, piece):
        """Focus a piece, and return whether it is in this list."""
        for each, button in self.buttons:
            if each == piece:
                self._rest_on(piece)
                button.focus()
                return True
        return False

    def step(self, piece, by):
        """Go to the line above (−1) or below (1)."""
        pieces = [each for each, _ in self.buttons]
        at = pieces.index(piece) + by
        if 0 <= at < len(pieces):
            self.focus(pieces[at])
