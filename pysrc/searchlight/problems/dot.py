"""Graphs in the DOT language of Graphviz, as far as they say what a search needs.

`graph` and `digraph`, chains of edges, subgraphs (their nodes and edges count, the grouping does not), attributes and
default attributes. The cost of an edge is its `cost`, else its `weight`, else its `label` if that is a number, else 1;
of parallel edges the cheapest counts, and an undirected edge leads both ways. A node's `h` is its estimate, its `pos`
("x,y") its place.
"""

from itertools import pairwise, product

from searchlight import errors
from searchlight.problems.dot_tokens import END, TokenReader
from searchlight.problems.graph import MOST, Graph, is_amount, is_place
from searchlight.texts import message

DEEPEST = 50  # subgraphs in subgraphs
MOST_EDGES = 1_000_000  # `{a b …} -> {c d …}` says a great many in a few letters

Attributes = dict[str, str]


def parse_dot(field: str, text: str) -> Graph:
    """The graph that the text says. Raises BadInput for `field`, with the number of the line."""
    reader = DotReader(field, text)
    reader.read()
    if not any(reader.edges.values()):
        raise errors.graphs.no_dot_edges(field)
    return Graph(reader.edges, reader.h, coordinates=reader.coordinates)


class DotReader(TokenReader):
    """A recursive descent over the tokens; each method reads what it is named after."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(field, text)
        self.directed = False
        self.edges: dict[str, dict[str, float]] = {}
        self.made = 0  # edges, parallel ones included
        self.h: dict[str, float] = {}
        self.coordinates: dict[str, tuple[float, float]] = {}

    def read(self) -> None:
        self.take_if("strict")
        self.directed = self.take("graph", "digraph").text == "digraph"
        if self.next.text != "{":
            self.name()
        self._statements({}, {}, 0)
        self.take(END)

    # -- grammar -------------------------------------------------------------------------------------------------------

    def _statements(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """The statements in braces; `node` and `edge` are the default attributes there. Returns the nodes it names."""
        if depth > DEEPEST:
            raise self.unexpected(message("graphs.dot.depth", most=DEEPEST))
        named: list[str] = []
        self.take("{")
        while not self.take_if("}"):
            if self.is_next("node", "edge", "graph"):
                defaults = {"node": node, "edge": edge, "graph": {}}[self.take("node", "edge", "graph").text]
                defaults |= self._attributes()
            elif self.tokens[min(self.at + 1, len(self.tokens) - 1)][:2] == ("mark", "="):
                self.at += 2  # an attribute of the whole graph: nothing that a search needs
                self.name()
            else:
                named += self._chain(node, edge, depth)
            self.take_if(";", ",")
        return named

    def _chain(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """`a`, or `a -> b -> {c d}`, with the attributes of the node or of the edges."""
        line = self.next.line
        single = not self.is_next("subgraph", "{")
        ends = [self._end(node, edge, depth)]
        while self.is_next("->", "--"):
            if self.take("->", "--").text != ("->" if self.directed else "--"):
                self.at -= 1
                raise self.unexpected(message("graphs.dot.edge"))
            ends.append(self._end(node, edge, depth))
        own = self._attributes()
        if len(ends) > 1:
            cost = self._cost(edge | own, line)
            self.made += sum(len(sources) * len(targets) for sources, targets in pairwise(ends))
            if self.made > MOST_EDGES:
                raise errors.graphs.too_many_dot_edges(self.field, line, MOST_EDGES)
            for sources, targets in pairwise(ends):
                for source, target in product(sources, targets):
                    self._connect(source, target, cost)
        elif single:
            self._describe(ends[0][0], own, line)
        return [name for end in ends for name in end]

    def _end(self, node: Attributes, edge: Attributes, depth: int) -> list[str]:
        """A node, with a port perhaps, or a subgraph: all nodes in it."""
        if self.take_if("subgraph") and not self.is_next("{"):
            self.name()
        if self.is_next("{"):
            return list(dict.fromkeys(self._statements(dict(node), dict(edge), depth + 1)))
        line = self.next.line
        name = self.name()
        while self.take_if(":"):
            self.name()
        if name not in self.edges:
            self.edges[name] = {}
            self._describe(name, node, line)
        return [name]

    def _attributes(self) -> Attributes:
        """`[a=1, b=2; c]`, or several of these, or none."""
        attributes: Attributes = {}
        while self.take_if("["):
            while not self.take_if("]"):
                name = self.name()
                attributes[name] = self.name() if self.take_if("=") else "true"
                self.take_if(",", ";")
        return attributes

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
                raise errors.graphs.bad_dot_place(self.field, line, attributes["pos"])
            self.coordinates[name] = place

    def _amount(self, name: str, text: str, line: int) -> float:
        number = _number(text)
        if number is None or not is_amount(number):
            raise errors.graphs.bad_dot_number(self.field, line, name, text, MOST)
        return number


def _number(text: str) -> float | None:
    """An int or a float; None if the text is not a number."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return None
