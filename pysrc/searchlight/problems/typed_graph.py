"""A graph typed as a line: `S-A 1, A>G 4; h S 5`.

`S-A 1` is an edge of cost 1 that leads both ways, `A>G 4` or `A->G 4` one from A to G. Without a number an edge costs
1; of parallel edges the one with the lowest cost counts. `h S 5` gives a vertex its h. Commas, semicolons and line ends
separate the parts. A name with a space, a hyphen or one of these signs stands in quotes: `"Rimnicu Vilcea"-Pitesti 97`.
"""

import re
from typing import Final, NamedTuple

from searchlight.errors import BadInput, bad, cut
from searchlight.problems.graph import GRAPH_FORM, MOST, Graph, is_amount
from searchlight.texts import Message, message

_TOKEN: Final = re.compile(
    r"""(?P<end>[,;\n])|(?P<arrow>->|-|>)|"(?P<quoted>[^"\n]+)"|(?P<word>[^\s,;>"-]+)|(?P<odd>\S)"""
)
_BEGINNING: Final = re.compile(
    r"""\s*(?:"[^"\n]+"|[^\s,;>"{}\[\]<#*-]+)[^\S\n]*(?:->|-|>)|\s*h[^\S\n]+\S+[^\S\n]+[\d.]+\s*[,;]"""
)
_NUMBER: Final = re.compile(r"\d+(?:\.\d*)?|\.\d+")


class _Token(NamedTuple):
    kind: str  # end, arrow, quoted, word or odd
    text: str
    at: int  # its place in the text, from 0


def is_typed(text: str) -> bool:
    """Whether a text begins like such a line."""
    return bool(_BEGINNING.match(text))


def parse_typed(field: str, text: str) -> Graph:
    """The graph of a typed line. Raises BadInput for `field`, with the column."""
    reader = _Reader(field, text)
    while reader.next != reader.tokens[-1]:
        if reader.next.kind == "end":
            reader.take()
        else:
            reader.part()
    if not any(reader.edges.values()):
        raise bad(field, "graphs.no_edges", form=GRAPH_FORM)
    for vertex, token in reader.estimated.items():
        if vertex not in reader.edges:
            raise reader.wrong(token, message("graphs.typed.no_vertex"))
    return Graph(reader.edges, reader.h)


class _Reader:
    """Reads part by part; `edges` and `h` are what it has found."""

    def __init__(self, field: str, text: str) -> None:
        self.field, self.text = field, text
        self.edges: dict[str, dict[str, float]] = {}
        self.h: dict[str, float] = {}
        self.estimated: dict[str, _Token] = {}  # vertices with an h, and where they are named
        found = [_Token(str(each.lastgroup), each[each.lastgroup or 0], each.start()) for each in _TOKEN.finditer(text)]
        self.tokens = [*found, _Token("end", "", len(text))]
        self.at = 0

    @property
    def next(self) -> _Token:
        return self.tokens[self.at]

    def take(self) -> _Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def part(self) -> None:
        """An edge, or a vertex's h."""
        first = self.name()
        if first.kind == "word" and first.text == "h" and self.next.kind in ("word", "quoted"):
            vertex = self.take()
            self.h[vertex.text] = self.number("graphs.typed.h")
            self.estimated.setdefault(vertex.text, vertex)
        else:
            if self.next.kind != "arrow":
                raise self.wrong(self.next, message("graphs.typed.arrow"))
            arrow, second = self.take(), self.name()
            cost = 1 if self.next.kind == "end" else self.number("graphs.typed.cost")
            self.connect(first.text, second.text, cost)
            if arrow.text == "-":
                self.connect(second.text, first.text, cost)
        if self.next.kind != "end":
            raise self.wrong(self.next, message("graphs.typed.end"))

    def name(self) -> _Token:
        if self.next.kind not in ("word", "quoted"):
            raise self.wrong(self.next, message("graphs.typed.name"))
        return self.take()

    def number(self, wanted: str) -> float:
        token = self.next
        number = float(token.text) if token.kind == "word" and _NUMBER.fullmatch(token.text) else -1.0
        if not is_amount(number):
            raise self.wrong(token, message(wanted, most=MOST))
        self.at += 1
        return int(number) if number.is_integer() else number

    def connect(self, source: str, target: str, cost: float) -> None:
        targets = self.edges.setdefault(source, {})
        self.edges.setdefault(target, {})
        targets[target] = min(cost, targets.get(target, cost))

    def wrong(self, token: _Token, wanted: Message) -> BadInput:
        line = self.text.count("\n", 0, token.at)
        column = token.at - (self.text.rfind("\n", 0, token.at) + 1) + 1
        found = token.text.strip()
        number = line + 1 if "\n" in self.text else 0
        name = "graphs.typed.at" if found else "graphs.typed.end_at"
        return bad(self.field, name, line=number, column=column, found=cut(found), wanted=wanted)
