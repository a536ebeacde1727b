"""The algorithm's own source, with the line lit on which it is paused."""

from dom import escape, find

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
    ]
)


class Source:
    def __init__(self):
        self.host = find("code-lines")
        self.line = 0
        self.text = None

    def load(self, player):
        text = player.traits["source"]["text"]
        if text == self.text:
            return
        self.text, self.line = text, 0
        self.host.innerHTML = "".join(["<div>%s</div>" % html for html in coloured(text)])

    def show(self, player):
        """Lights the line at which the generator stood when it yielded the event of this time."""
        line = player.table.event(player.t).line
        if line == self.line:
            return
        view, lines = self.host, self.host.children
        lit = lines[line - 1] if 0 < line <= lines.length else None
        # All is read before anything is written: else the page would be laid out in between.
        top = lit.offsetTop - view.offsetTop if lit else 0
        hidden = lit and (top < view.scrollTop + 20 or top > view.scrollTop + view.clientHeight - 40)
        if 0 < self.line <= lines.length:
            lines[self.line - 1].className = ""
        self.line = line
        if lit:
            lit.className = "now"
        if hidden:
            view.scrollTop = max(0, top - view.clientHeight * 0.4)


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
