"""The algorithm's code, as on a blackboard or in full, with the current line highlighted.

The solver makes both (searchlight/source_listing): lines in spans, and for each source line its line on the board.
"""

from page.dom.elements import escape, name, on, set_markup
from page.scope.events import Sizes
from page.text import words

BOARD, FULL = "lecture", "lines"
RETURN = "return"  # on the line after the goal test
AROUND = 4  # lines of a block before and after the one that is lit


class Source:
    """Sizes are noted when they change: asking for them while the page changes would lay it out there and then."""

    def __init__(self, scope, parts):
        self.host, self.switch = parts("code-lines"), parts("code-full")
        self.title = parts("code").querySelector("h2 > span")
        self.kind = BOARD
        self.source = None
        self.line = self.lit = 0  # of the source, of what is shown
        self.solved = False  # whether the search has found its goal
        self.on_lit, self.also = None, 0  # who is told of the line that is lit; that of another search in the same code
        self.tops = []  # where each line begins, and the end
        self.view_height = self.scroll_top = 0
        self.sizes = Sizes(scope, self._measure)
        name(self.switch, words.text("code.full"))
        on(self.switch, "click", self._on_switch)
        on(self.host, "scroll", self._on_scroll)

    def load(self, player):
        source = player.traits["source"]
        if self.source is None or source["text"] != self.source["text"]:
            self.source = source
            self._lay_out()

    def name(self, algorithm):
        """Write above the code whose it is."""
        self.title.textContent = algorithm

    def _on_switch(self, _event):
        self._turn(BOARD if self.kind == FULL else FULL)

    def shorten(self):
        """Show the lecture listing, in which the column has room for every line."""
        self._turn(BOARD)

    def _turn(self, kind):
        if kind != self.kind:
            self.kind = kind
            self._lay_out()

    def _lay_out(self):
        self.switch.setAttribute("aria-pressed", "true" if self.kind == FULL else "false")
        if self.source is None:
            return
        lines = [_line(number, spans) for number, spans in enumerate(self.source[self.kind], 1)]
        set_markup(self.host, '<div lang="en" translate="no">%s</div>' % "".join(lines))
        self.lines = self.host.firstElementChild.children
        self.texts = [line.textContent for line in self.lines]
        self.tops, self.lit = [], 0
        self._light(self.line, self.solved)
        self.light_also(self.also)
        self.sizes.watch(self.host, self.host.firstElementChild)

    def show(self, player):
        """Highlight the line of the current event, or the return at the goal."""
        line, solved = player.table.at(player.t).event.line, player.path is not None
        if (line, solved) != (self.line, self.solved):
            self._light(line, solved)

    def _light(self, line, solved=False):
        self.line, self.solved = line, solved
        places = self.source["places"]
        if self.kind == BOARD:
            line = places[line] if 0 <= line < len(places) else 0
            if solved and 0 < line < self.lines.length and RETURN not in self.lines[line - 1].textContent:
                line += RETURN in self.lines[line].textContent
        if line == self.lit:
            return
        if 0 < self.lit <= self.lines.length:
            self.lines[self.lit - 1].className = ""
        self.lit = line
        if 0 < line <= self.lines.length:
            self.lines[line - 1].className = "now"
            self._bring()
        if self.on_lit:
            self.on_lit(line)

    def light_also(self, line):
        """Highlight the lecture line that another search in the same code is at; 0: there is none."""
        if self.source is None:
            return
        for former in self.host.querySelectorAll("[data-also]"):
            former.removeAttribute("data-also")
        self.also = line
        if self.kind == BOARD and 0 < line <= self.lines.length:
            self.lines[line - 1].setAttribute("data-also", "")

    def _bring(self):
        """Scroll to the highlighted line, unless it is in view with its block."""
        if 0 < self.lit < len(self.tops):
            first, last = block(self.texts, self.lit)
            top, end = self.tops[first - 1], self.tops[last]
            if top < self.scroll_top or end > self.scroll_top + self.view_height:
                least = min(top, self.tops[self.lit - 1] - self.view_height * 0.4)
                wanted = max([each for each in self.tops if each <= least] or [0])  # a whole line is the first one
                if wanted != self.scroll_top:
                    self.host.scrollTop = self.scroll_top = wanted

    def _measure(self):
        self.view_height = self.host.clientHeight
        self.tops = [line.offsetTop for line in self.lines]
        self.tops.append(self.host.scrollHeight)
        self._bring()

    def _on_scroll(self, _event):
        self.scroll_top = self.host.scrollTop


def block(texts, line):
    """The first and the last line to read with this one: its condition or loop, what depends on it, a neighbour."""

    def depth(at):
        return len(texts[at - 1]) - len(texts[at - 1].lstrip())

    head = line
    while head > max(1, line - AROUND) and not texts[head - 1].rstrip().endswith(":"):
        head -= 1
    last = line
    while last < min(len(texts), line + AROUND) and depth(last + 1) > min(depth(head), depth(line)):
        last += 1
    return max(1, min(head, line - 1)), min(len(texts), max(last, line + 1))


def _line(number, spans):
    """HTML of one line."""
    parts = []
    for at in range(0, len(spans), 2):
        kind, text = spans[at], escape(spans[at + 1])
        parts.append('<span class="%s">%s</span>' % (escape(kind), text) if kind else text)
    return '<div data-line="%d">%s</div>' % (number, "".join(parts) or " ")
