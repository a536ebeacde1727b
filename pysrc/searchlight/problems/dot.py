"""Graphs in the DOT language of Graphviz, as far as they say what a search needs.

`graph` and `digraph`, chains of edges, subgraphs (their nodes and edges count, the grouping does not), attributes and
default attributes. The cost of an edge is its `cost`, else its `weight`, else its `label` if that is a number, else 1;
of parallel edges the cheapest counts, and an undirected edge leads both ways. A node's `h` is its estimate, its `pos`
("x,y") its place.
"""

import re
from collections.abc import Iterator
from itertools import pairwise, product
from typing import NamedTuple

from searchlight import errors
from searchlight.problems.graph import MOST, Graph, is_amount, is_place

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|\#[^\n]*|/\*.*?\*/)
    |"(?P<quoted>(?:[^"\\]|\\.)*)"
    |<(?P<html>[^<>]*(?:<[^<>]*>[^<>]*)*)>
    |(?P<edge>->|--)
    |(?P<mark>[{}\[\];,=:])
    |(?P<name>[^\W\d]\w*|(?>-?(?:\.\d+|\d+(?:\.\d*)?))(?![^\W\d]))  # a number ends before a letter
    """,
    re.VERBOSE | re.DOTALL,
)
HEAD = re.compile(r"(?>\s+|//[^\n]*|#[^\n]*|/\*.*?\*/)*+(strict\s+)?(di)?graph\b", re.DOTALL | re.IGNORECASE)
KEYWORDS = ("node", "edge", "graph", "digraph", "subgraph", "strict")
DEEPEST = 50  # subgraphs in subgraphs

Attributes = dict[str, str]


def is_dot(text: str) -> bool:
    """Whether it begins as DOT does."""
    return HEAD.match(text) is not None


def parse_dot(field: str, text: str) -> Graph:
    """The graph that the text says. Raises BadInput for `field`, with the number of the line."""
    reader = DotReader(field, text)
    reader.read()
    if not any(reader.edges.values()):
        raise errors.no_dot_edges(field)
    return Graph(reader.edges, reader.h, coordinates=reader.coordinates)


class Token(NamedTuple):
    kind: str  # "quoted", "html", "edge", "mark", "name", "keyword", "end"
    text: str
    line: int


def tokens(field: str, text: str) -> Iterator[Token]:
    line = at = 0
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            raise errors.dot_syntax(
                field, line + 1, text[at : at + 20].split("\n")[0], "a name, a number, or text in quotes"
            )
        kind, value = str(found.lastgroup), found[str(found.lastgroup)]
        if kind == "name" and value.lower() in KEYWORDS:
            kind, value = "keyword", value.lower()
        elif kind == "quoted":
            value = value.replace('\\"', '"').replace("\\\n", "")
        if kind != "space":
            yield Token(kind, value, line + 1)
        line += found[0].count("\n")
        at = found.end()
    yield Token("end", "the end", line + 1)


class DotReader:
    """A recursive descent over the tokens; each method reads what it is named after."""

    def __init__(self, field: str, text: str) -> None:
        self.field = field
        self.tokens = list(tokens(field, text))
        self.at = 0
        self.directed = False
        self.edges: dict[str, dict[str, float]] = {}
        self.h: dict[str, float] = {}
        self.coordinates: dict[str, tuple[float, float]] = {}

    def read(self) -> None:
        self._take_if("strict")
        self.directed = self._take("graph", "digraph").text == "digraph"
        if self._next.text != "{":
            self._name()
        self._statements({}, {}, 0)
        self._take("the end")

    # -- tokens --------------------------------------------------------------------------------------------------------

    @property
    def _next(self) -> Token:
        return self.tokens[self.at]

    def _is(self, *marks: str) -> bool:
        """Whether one of these comes next; in quotes it is a name."""
        return self._next.text in marks and self._next.kind not in ("name", "quoted", "html")

    def _take(self, *marks: str) -> Token:
        if not self._is(*marks):
            raise self._unexpected(" or ".join(marks))
        self.at += 1
        return self.tokens[self.at - 1]

    def _take_if(self, *marks: str) -> bool:
        if self._is(*marks):
            self.at += 1
            return True
        return False

    def _name(self) -> str:
        if self._next.kind not in ("name", "quoted", "html"):
            raise self._unexpected("a name")
        self.at += 1
        return self.tokens[self.at - 1].text

    def _unexpected(self, wanted: str) -> errors.BadInput:
        return errors.dot_syntax(self.field, self._next.line, self._next.text, wanted)

    # -- grammar -------------------------------------------------------------------------------------------------------

    def _statements(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """What stands in braces; `node` and `edge` are the default attributes there. Returns the nodes it names."""
        if depth > DEEPEST:
            raise self._unexpected(f"at most {DEEPEST} subgraphs in each other")
        named: list[str] = []
        self._take("{")
        while not self._take_if("}"):
            if self._is("node", "edge", "graph"):
                defaults = {"node": node, "edge": edge, "graph": {}}[self._take("node", "edge", "graph").text]
                defaults |= self._attributes()
            elif self.tokens[min(self.at + 1, len(self.tokens) - 1)][:2] == ("mark", "="):
                self.at += 2  # an attribute of the whole graph: nothing that a search needs
                self._name()
            else:
                named += self._chain(node, edge, depth)
            self._take_if(";", ",")
        return named

    def _chain(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """`a`, or `a -> b -> {c d}`, with the attributes of the node or of the edges."""
        line = self._next.line
        single = not self._is("subgraph", "{")
        ends = [self._end(node, edge, depth)]
        while self._is("->", "--"):
            if self._take("->", "--").text != ("->" if self.directed else "--"):
                self.at -= 1
                raise self._unexpected("-> in a digraph, -- in a graph")
            ends.append(self._end(node, edge, depth))
        own = self._attributes()
        if len(ends) > 1:
            cost = self._cost(edge | own, line)
            for sources, targets in pairwise(ends):
                for source, target in product(sources, targets):
                    self._connect(source, target, cost)
        elif single:
            self._describe(ends[0][0], own, line)
        return [name for end in ends for name in end]

    def _end(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """A node, with a port perhaps, or a subgraph: all nodes in it."""
        if self._take_if("subgraph") and not self._is("{"):
            self._name()
        if self._is("{"):
            return list(dict.fromkeys(self._statements(dict(node), dict(edge), depth + 1)))
        line = self._next.line
        name = self._name()
        while self._take_if(":"):
            self._name()
        if name not in self.edges:
            self.edges[name] = {}
            self._describe(name, node, line)
        return [name]

    def _attributes(self) -> Attributes:
        """`[a=1, b=2; c]`, or several of these, or none."""
        found: Attributes = {}
        while self._take_if("["):
            while not self._take_if("]"):
                name = self._name()
                found[name] = self._name() if self._take_if("=") else "true"
                self._take_if(",", ";")
        return found

    # -- meaning -------------------------------------------------------------------------------------------------------

    def _connect(self, source: str, target: str, cost: float) -> None:
        for a, b in ((source, target),) if self.directed else ((source, target), (target, source)):
            self.edges[a][b] = min(cost, self.edges[a].get(b, cost))

    def _cost(self, attributes: Attributes, line: int) -> float:
        for name in ("cost", "weight"):
            if name in attributes:
                return self._amount(name, attributes[name], line)
        label = _number(attributes.get("label", ""))
        return 1 if label is None else self._amount("label", attributes["label"], line)

    def _describe(self, name: str, attributes: Attributes, line: int) -> None:
        if "h" in attributes:
            self.h[name] = self._amount("h", attributes["h"], line)
        if "pos" in attributes:
            place = tuple(_number(part) for part in attributes["pos"].rstrip("!").split(","))[:2]
            if not is_place(place):
                raise errors.bad_dot_place(self.field, line, attributes["pos"])
            self.coordinates[name] = place

    def _amount(self, name: str, text: str, line: int) -> float:
        number = _number(text)
        if number is None or not is_amount(number):
            raise errors.bad_dot_number(self.field, line, name, text, MOST)
        return number


def _number(text: str) -> float | None:
    """An int where it is one; None where it is no number."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return None
