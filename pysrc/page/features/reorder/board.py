"""The board of *Reorder the code*: the program, the unused lines, and the announcement of each move.

A line is moved by dragging, by the buttons above the program, or with the keys: ↑ ↓ go from line to line, and with
Shift they move the line; Shift with ← → changes its indentation. Enter puts a line into the program, Delete removes it.
"""

from page.dom.elements import document, make, make_button, on, show
from page.text import words


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


# The buttons above the program: the id of their text, their sign, and the key that does the same with Shift.
ACTS = (
    ("up", "↑", "ArrowUp"), ("down", "↓", "ArrowDown"), ("out", "←", "ArrowLeft"), ("in", "→", "ArrowRight"),
)  # fmt: skip
REMOVING = ("Delete", "Backspace")


class Board:
    """`part`: the part's script; `calls`: the functions `run`, `help`, `again`, `other`, `changed`."""

    def __init__(self, part, calls):
        self.calls, self.lines = calls, None
        self.chosen = None  # the piece that the buttons move
        self.dialog = make("dialog", className="lines")
        self.dialog.setAttribute("aria-labelledby", "lines-title")
        head, self.title = make("div", className="lines-head"), make("h2", id="lines-title", tabIndex=-1)
        head.append(self.title, make("p", className="note", id="lines-hint", textContent=words.text("lines.hint")))
        self._make_program()
        self._make_pool()
        self._make_foot()
        self.dialog.append(head, self.program_side, self.pool_side, self.foot)
        on(self.dialog, "keydown", self._on_key)
        document.body.appendChild(self.dialog)
        part.drags(self.dialog, self._dropped)

    def _make_program(self):
        section = self.program_side = make("section", className="lines-program")
        section.setAttribute("aria-labelledby", "lines-program-title")
        bar = make("div", className="lines-bar", role="toolbar")
        bar.setAttribute("role", "toolbar")
        bar.setAttribute("aria-label", words.text("lines.bar"))
        for act, sign, _ in ACTS:
            bar.appendChild(make_button(words.text("lines." + act), lambda act=act: self._act(act), symbol=sign))
        bar.appendChild(make_button(words.text("lines.remove"), lambda: self._act("remove"), symbol="×"))
        self.before, self.after = make("pre", className="lines-given"), make("pre", className="lines-given")
        self.program = ListOfLines("program", words.text("lines.program"), self._choose)
        title = make("h3", id="lines-program-title", textContent=words.text("lines.program"))
        row = make("div", className="lines-row")
        row.append(title, bar)
        section.append(row, self.before, self.program.element, self.after)

    def _make_pool(self):
        section = self.pool_side = make("section", className="lines-pool")
        section.setAttribute("aria-labelledby", "lines-pool-title")
        title = make("h3", id="lines-pool-title", textContent=words.text("lines.pool"))
        self.pool = ListOfLines("pool", words.text("lines.pool"), self._put)
        section.append(title, self.pool.element)

    def _make_foot(self):
        self.foot = make("div", className="lines-foot")
        self.message = make("p", className="lines-said")
        self.message.setAttribute("aria-live", "polite")
        self.run = make_button(words.text("lines.run"), self.calls["run"])
        self.run.className = "primary"
        self.foot.append(
            self.message, self.run, make_button(words.text("lines.help"), self.calls["help"]),
            make_button(words.text("lines.again"), self.calls["again"]),
            make_button(words.text("lines.other"), self.calls["other"]),
            make_button(words.text("control.close"), self.dialog.close),
        )  # fmt: skip

    # -- shown ---------------------------------------------------------------------------------------------------------

    def load(self, lines, algorithm):
        """Show a puzzle from its beginning."""
        self.lines, self.chosen = lines, None
        self.title.textContent = words.text("lines.title", algorithm=algorithm)
        self.before.textContent = "\n".join(lines.puzzle["before"])
        self.after.textContent = "\n".join(lines.puzzle["after"])
        show(self.after, len(lines.puzzle["after"]) > 0)
        self.message.textContent = ""
        self.fill()

    def open(self):
        if not self.dialog.open:
            self.dialog.showModal()
            pieces = self.lines.pool or [piece for piece, _ in self.lines.program]
            self.fill(None, pieces[0])

    def close(self):
        if self.dialog.open:
            self.dialog.close()

    def fill(self, wrong=None, focus=None):
        """Fill both lists again. `wrong`: (place in the program, sentence); `focus`: the piece to focus."""
        lines = self.lines
        program = [
            (piece, depth, lines.lines_of(piece), lines.is_head(at), lines.numbers[at])
            for at, (piece, depth) in enumerate(lines.program)
        ]
        self.program.fill(program, self.chosen, wrong)
        self.pool.fill([(piece, 0, lines.lines_of(piece), False, None) for piece in lines.pool], None)
        if focus is not None:
            self.program.focus(focus) or self.pool.focus(focus)

    def say(self, text):
        self.message.textContent = text

    # -- moving --------------------------------------------------------------------------------------------------------

    def _choose(self, piece):
        """Choose the pressed line of the program for the buttons."""
        self.chosen = piece
        self.fill(None, piece)

    def _put(self, piece):
        """Put a line into the program after the chosen line, else at the end; focus the pool's next line."""
        rest = self.lines.pool
        beside = rest[rest.index(piece) + 1 :] or rest[: rest.index(piece)]
        chosen = self.lines.place_of(self.chosen)
        at = self.lines.put(piece, len(self.lines.program) if chosen is None else chosen + 1)
        self.chosen = piece
        self._changed(at, beside[0] if beside else piece)

    def _dropped(self, piece, at, depth):
        """Move a dragged line; `at` −1: into the pool."""
        if at < 0:
            self._remove(self.lines.place_of(piece))
        else:
            self.chosen = piece
            self._changed(self.lines.put(piece, at, depth), piece)

    def _act(self, act):
        """Carry out a button's action on the chosen line."""
        at = self.lines.place_of(self.chosen)
        if at is None:
            return self.say(words.text("lines.choose"))
        if act == "remove":
            return self._remove(at)
        if act in ("up", "down"):
            to = self.lines.move(at, -1 if act == "up" else 1)
        else:
            to = at if self.lines.shift(at, -1 if act == "out" else 1) else None
        if to is None:
            return self.say(words.text("lines.cannot"))
        self._changed(to, None)

    def _remove(self, at):
        if at is None or not self.lines.take_out(at):
            return self.say(words.text("lines.cannot"))
        self.chosen = None
        self.calls["changed"]()
        before = self.lines.program[at - 1][0]
        self.fill(None, before)
        self.say(words.text("lines.taken_out"))

    def _changed(self, at, focus):
        piece, depth = self.lines.program[at]
        self.calls["changed"]()
        self.fill(None, focus)
        line = self.lines.lines_of(piece)[0]
        self.say(words.text("lines.stands", line=line, number=self.lines.numbers[at], level=depth))

    def _on_key(self, event):
        """Handle a key in the lists; elsewhere, keys belong to the dialog."""
        target = event.target.closest("[data-piece]")
        if not target or event.ctrlKey or event.altKey or event.metaKey:
            return
        piece, in_program = int(target.dataset.piece), bool(event.target.closest(".lines-program"))
        acts = [act for act, _, key in ACTS if key == event.key]
        if not acts and event.key not in REMOVING:
            return
        event.preventDefault()
        if not in_program or (acts and not event.shiftKey):
            if acts and acts[0] in ("up", "down"):
                (self.program if in_program else self.pool).step(piece, -1 if acts[0] == "up" else 1)
            return
        self.chosen = piece
        self._act(acts[0] if acts else "remove")
        if self.chosen is not None:
            self.program.focus(self.chosen)
