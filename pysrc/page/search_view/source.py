"""The algorithm's code, as on a blackboard or in full, with the current line highlighted.

The solver makes both (searchlight/source_listing): lines in spans, and for each source line its line on the board.
"""

from page.dom.elements import escape, make, name, on, set_markup
from page.scope.events import Sizes
from page.search_view.listing_window import best, windows
from page.text import words

BOARD, FULL = "lecture", "lines"
RETURN = "return"  # on the line after the goal test
ENDS = ("solution", "failure", "cutoff")  # outcomes that a listing returns


class Source:
    """Sizes are noted when they change: asking for them while the page changes would lay it out there and then."""

    def __init__(self, scope, parts):
        self.host, self.switch = parts("code-lines"), parts("code-full")
        self.title, self.h = parts("code").querySelector("h2 > span"), make("span", className="lecture")
        self.kind = BOARD
        self.source = None
        self.line = self.lit = 0  # of the source, of what is shown
        self.ended, self.ran = "", (0,)  # the outcome; lines of the source
        self.others = []  # other lines of what is shown, which ran in the step
        self.ways, self.pins = [], []  # how it can be scrolled; lines that stay in view above the others
        self.on_lit, self.also = None, 0  # who is told of the line that is lit; that of another search in the same code
        self.tops = []  # where each line begins, and the end
        self.view_height = self.scroll_top = 0
        self.sizes = Sizes(scope, self._measure)
        name(self.switch, words.text("code.full"))
        on(self.switch, "click", lambda _: self._turn(BOARD if self.kind == FULL else FULL))
        on(self.host, "scroll", self._on_scroll)

    def load(self, player):
        source = player.traits["source"]
        self.host.toggleAttribute("data-runs", "runs" in source and not player.traits.get("family"))
        if self.source is None or source["text"] != self.source["text"]:
            self.source = source
            self._lay_out()

    def name(self, algorithm, heuristic):
        """Write above the code whose it is; in a lecture, which has no header, also what its h is ("": none)."""
        self.h.textContent = " · h = " + heuristic if heuristic else ""
        self.title.replaceChildren(algorithm, self.h)

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
        self.ways = windows(self.texts)
        self.tops, self.lit, self.others, self.pins = [], 0, [], []
        self._light()
        self.light_also(self.also)
        self.sizes.watch(self.host, self.host.firstElementChild)

    def show(self, player):
        """Highlight the line that ran last, and the others that ran in the step."""
        moment, ended = player.table.at(player.t), ""
        if "runs" not in player.traits["source"] and (player.path is not None or player.at_end):
            outcome = "solution" if player.path is not None else player.result["outcome"]
            ended = outcome if outcome in ENDS else ""
        seen = moment.event.line, ended, tuple(moment.ran)
        if seen != (self.line, self.ended, self.ran):
            self.line, self.ended, self.ran = seen
            self._light()

    def _light(self):
        places, ran = self.source["places"], [abs(each) for each in self.ran]
        if self.kind == BOARD:
            shown = [each for each in self.ran if each > 0] or [self.line]
            ran = [places[each] if each < len(places) else 0 for each in shown]
            if self.ended and 0 < ran[-1] <= len(self.texts):
                ran += ending(self.texts, ran[-1], self.ended)
        line, others = ran[-1], sorted({at for at in ran if 0 < at <= len(self.texts)} - {ran[-1]})
        if (line, others) == (self.lit, self.others):
            return
        self._mark("", "")
        self.lit, self.others = line, others
        self._mark("now", "ran")
        self._bring()
        self._tell_gaps()
        if self.on_lit:
            self.on_lit(line)

    def _mark(self, lit, others):
        """Give the highlighted lines these classes."""
        for line, kind in [(each, others) for each in self.others] + [(self.lit, lit)]:
            if 0 < line <= self.lines.length:
                self.lines[line - 1].className = kind

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
        """Scroll to the highlighted lines, if they are not in view."""
        if not 0 < self.lit < len(self.tops) or self.tops[0] == self.tops[1]:  # the listing is hidden
            return
        height = self.tops[1] - self.tops[0]
        room = int((self.view_height - self.tops[0] + 1) // height)
        scrolled = round((self.scroll_top - self.tops[0]) / height) if self.scroll_top else 0
        before = scrolled, scrolled + len(self.pins) + 1, self.pins
        out, _, pins = best(self.ways, self.lit, self.others, room, self.texts, before)
        if pins != self.pins:
            self._pin(pins)
        top = self.tops[out] if out else 0
        if top != self.scroll_top:
            self.host.scrollTop = self.scroll_top = top

    def _pin(self, pins):
        for former in self.pins:
            for attribute in ("data-pin", "data-gap"):
                self.lines[former - 1].removeAttribute(attribute)
        self.pins = pins
        for at, each in enumerate(pins):
            self.lines[each - 1].setAttribute("data-pin", "")
            self.lines[each - 1].style.setProperty("--at", str(at))

    def _measure(self):
        self.view_height, self.scroll_top = self.host.clientHeight, self.host.scrollTop
        listing, count = self.host.firstElementChild, self.lines.length
        self.tops = [listing.offsetTop + listing.offsetHeight * at / (count or 1) for at in range(count + 1)]
        self._bring()
        self._tell_gaps()

    def _tell_gaps(self):
        """Mark each line that stays in view where the next one is hidden below it."""
        if not self.pins or not self.tops:
            return
        height, places = self.tops[1] - self.tops[0], [top - self.scroll_top for top in self.tops]
        stuck = len([at for at, pin in enumerate(self.pins) if places[pin - 1] < at * height])
        for pin in self.pins:
            hidden = pin + 1 not in self.pins and places[pin] < stuck * height - 1
            self.lines[pin - 1].toggleAttribute("data-gap", hidden)

    def _on_scroll(self, _event):
        self.scroll_top = self.host.scrollTop
        self._tell_gaps()


def ending(texts, line, outcome):
    """The condition or loop on which the return of a search that ends depends, and the return; [] if there is none.

    `line`: of the last event.
    """
    functions = [at for at, text in enumerate(texts, 1) if text.startswith("def ")] + [len(texts) + 1]
    returns = [at for at in range(1, (functions + [0])[1]) if RETURN in texts[at - 1]]
    said = [at for at in returns if outcome.upper() in texts[at - 1]]
    said = said or [at for at in returns if "Unsolved" not in texts[at - 1]] or returns
    if outcome == "solution":
        said = [at for at in (line, line + 1) if at <= len(texts) and RETURN in texts[at - 1]] or said
    if not said:
        return []
    found = said[0] if outcome == "solution" else said[-1]
    head = found - 1
    while head > 0 and not (_is_head(texts[head - 1]) and _depth(texts[head - 1]) <= _depth(texts[found - 1])):
        head -= 1
    return [head, found]


def _depth(text):
    return len(text) - len(text.lstrip())


def _is_head(text):
    return text.rstrip().endswith(":") and not text.startswith("def ")


def _line(number, spans):
    """HTML of one line."""
    parts = []
    for at in range(0, len(spans), 2):
        kind, text = spans[at], escape(spans[at + 1])
        parts.append('<span class="%s">%s</span>' % (escape(kind), text) if kind else text)
    return '<div data-line="%d">%s</div>' % (number, "".join(parts) or " ")
