"""The algorithm's own source, with the line lit on which it is paused."""

from js import ResizeObserver

from dom import escape, find, on

KEYWORDS = frozenset(
    [
        "and",
        "as",
        "assert",
        "async",
        "await",
        "break",
        "class",
        "continue",
        "def",
        "del",
        "elif",
        "else",
        "except",
        "False",
        "finally",
        "for",
        "from",
        "global",
        "if",
        "import",
        "in",
        "is",
        "lambda",
        "None",
        "nonlocal",
        "not",
        "or",
        "pass",
        "raise",
        "return",
        "True",
        "try",
        "while",
        "with",
        "yield",
    ]
)


class Source:
    """Sizes are noted when they change: asking for them while the page changes would lay it out there and then."""

    def __init__(self):
        self.host = find("code-lines")
        self.line = 0
        self.text = None
        self.line_height = self.view_height = self.scroll_top = 0
        self.observer = ResizeObserver.new(self._measure)
        on(self.host, "scroll", self._on_scroll)

    def load(self, player):
        text = player.traits["source"]["text"]
        if text == self.text:
            return
        self.text, self.line = text, 0
        self.host.innerHTML = "".join(["<div>%s</div>" % html for html in coloured(text)])
        self.observer.disconnect()
        for element in (self.host, self.host.firstElementChild):
            self.observer.observe(element)

    def show(self, player):
        """Lights the line at which the generator stood when it yielded the event of this time."""
        line = player.table.event(player.t).line
        if line == self.line:
            return
        lines = self.host.children
        if 0 < self.line <= lines.length:
            lines[self.line - 1].className = ""
        self.line = line
        if 0 < line <= lines.length:
            lines[line - 1].className = "now"
            self._bring()

    def _bring(self):
        """Scrolls to the lit line, where it is not well in sight."""
        top = (self.line - 1) * self.line_height
        if top < self.scroll_top + 20 or top > self.scroll_top + self.view_height - 40:
            wanted = max(0, top - self.view_height * 0.4)
            if wanted != self.scroll_top:
                self.host.scrollTop = self.scroll_top = wanted

    def _measure(self, *_):
        self.line_height = self.host.firstElementChild.offsetHeight
        self.view_height = self.host.clientHeight
        if self.line:
            self._bring()

    def _on_scroll(self, _event):
        self.scroll_top = self.host.scrollTop


def coloured(source):
    """HTML of each line: keywords, strings, comments and yields told apart. Triple-quoted strings may span lines."""
    lines, inside = [], None
    for line in source.split("\n"):
        size = len(line)
        at = size - len(line.lstrip(" "))
        html = ['<span class="indent" style="width:%dch">%s</span>' % (at // 2, line[:at])] if at else []
        while at < size:
            if inside:
                end = line.find(inside, at)
                stop = size if end < 0 else end + 3
                html.append(_span("c", line[at:stop]))
                at, inside = stop, inside if end < 0 else None
                continue
            char = line[at]
            if char == "#":
                html.append(_span("c", line[at:]))
                break
            if line[at : at + 3] in ('"""', "'''"):
                inside = line[at : at + 3]
                html.append(_span("c", inside))
                at += 3
            elif char in "\"'":
                end = line.find(char, at + 1)
                stop = size if end < 0 else end + 1
                html.append(_span("s", line[at:stop]))
                at = stop
            elif char.isalpha() or char == "_":
                stop = at
                while stop < size and (line[stop].isalpha() or line[stop].isdigit() or line[stop] == "_"):
                    stop += 1
                word = line[at:stop]
                kind = "y" if word == "yield" else "k" if word in KEYWORDS else None
                html.append(_span(kind, word) if kind else word)
                at = stop
            else:
                html.append(escape(char))
                at += 1
        lines.append("".join(html) or " ")
    return lines


def _span(kind, text):
    return '<span class="%s">%s</span>' % (kind, escape(text))
