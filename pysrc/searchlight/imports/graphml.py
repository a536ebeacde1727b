"""Graphs in GraphML, as networkx, yEd and Gephi write them, as far as they say what a search needs.

The cost of an edge is its data named `cost`, else `weight`, else 1; of parallel edges the cheapest counts, and an
undirected edge leads both ways. A node is called by its id; its `h` is its estimate, its `x` and `y` are its place, y
upwards. A file may have no DOCTYPE, so nothing in it expands to anything else.

Format: http://graphml.graphdrawing.org/specification.html
"""

from json import dumps
from typing import Any, Final
from xml.parsers.expat import ErrorString, ExpatError, ParserCreate

from searchlight.imports import errors
from searchlight.problems.dot import MOST_EDGES
from searchlight.problems.graph import MOST, Graph, is_amount, is_place

DEEPEST: Final = 50  # elements in elements
COSTS: Final = ("cost", "weight")


def is_graphml(text: str) -> bool:
    """Whether it begins as XML does."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def parse_graphml(field: str, text: str) -> Graph:
    """The graph that the text says. Raises BadInput for `field`, with the number of the line."""
    reader = GraphmlReader(field)
    reader.read(text)
    if not any(reader.edges.values()):
        raise errors.no_graphml_edges(field)
    return Graph(reader.edges, reader.h, coordinates=reader.places())


def as_json(field: str, text: str) -> str:
    """The same graph in the JSON of the option `graph`. Raises BadInput for `field`, with the number of the line."""
    graph = parse_graphml(field, text)
    parts = {"edges": graph.edges, "h": graph.h, "coordinates": graph.coordinates}
    return dumps({name: part for name, part in parts.items() if part}, ensure_ascii=False)


class GraphmlReader:
    """Follows the parser through the elements; `edges`, `h` and `at` are what it has found."""

    def __init__(self, field: str) -> None:
        self.field = field
        self.edges: dict[str, dict[str, float]] = {}
        self.h: dict[str, float] = {}
        self.at: dict[str, dict[str, float]] = {}  # node → its x, its y
        self.made = 0
        self._keys: dict[str, tuple[str, str]] = {}  # id of a key → what it is for, its name
        self._defaults: dict[tuple[str, str], str] = {}  # (for, name) → value
        self._open: list[str] = []
        self._directed = True
        self._element: dict[str, Any] = {}  # the node or edge that is open: its attributes and data
        self._key = ""  # of the data that is open
        self._text: list[str] | None = None  # of the data or default that is open
        self._parser: Any = ParserCreate()
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._read_text

    def read(self, text: str) -> None:
        try:
            self._parser.Parse(text.lstrip("\ufeff \t\r\n"), True)
        except ExpatError as error:
            raise errors.not_xml(self.field, error.lineno, ErrorString(error.code)) from error
        if not self._keys and not self.edges:
            raise errors.no_graphml_edges(self.field)

    def places(self) -> dict[str, tuple[float, float]]:
        return {node: (at["x"], at["y"]) for node, at in self.at.items() if at.keys() == {"x", "y"}}

    @property
    def line(self) -> int:
        return int(self._parser.CurrentLineNumber)

    # -- elements ------------------------------------------------------------------------------------------------------

    def _refuse_doctype(self, *_: Any) -> None:
        raise errors.graphml_doctype(self.field, self.line)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        name = name.rpartition(":")[2]
        if len(self._open) == DEEPEST:
            raise errors.graphml_depth(self.field, self.line, DEEPEST)
        if not self._open and name != "graphml":
            raise errors.not_graphml(self.field, self.line, name)
        inside = self._open[-1] if self._open else ""
        self._open.append(name)
        if name == "key":
            self._key = attributes.get("id", "")
            self._keys[self._key] = attributes.get("for", "all"), attributes.get("attr.name", self._key)
        elif name == "graph":
            if "graph" in self._open[:-1]:
                raise errors.graphml_element(self.field, self.line, "graph")
            self._directed = attributes.get("edgedefault", "directed") != "undirected"
        elif name in ("node", "edge"):
            self._element = {"attributes": attributes, "data": {}}
        elif name == "hyperedge":
            raise errors.graphml_element(self.field, self.line, name)
        elif (name == "data" and inside in ("node", "edge")) or (name == "default" and inside == "key"):
            self._key = attributes.get("key", self._key)
            self._text = []

    def _read_text(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)

    def _end(self, name: str) -> None:
        name = self._open.pop()
        if name in ("data", "default") and self._text is not None:
            value, self._text = "".join(self._text).strip(), None
            kind, called = self._keys.get(self._key, ("all", self._key))
            if name == "data":
                self._element["data"][called] = value
            else:
                self._defaults |= {(each, called): value for each in ("node", "edge") if kind in (each, "all")}
        elif name == "node":
            self._node(self._element["attributes"], self._with_defaults("node"))
        elif name == "edge":
            self._edge(self._element["attributes"], self._with_defaults("edge"))

    def _with_defaults(self, kind: str) -> dict[str, str]:
        data: dict[str, str] = self._element["data"]
        return {name: value for (each, name), value in self._defaults.items() if each == kind} | data

    # -- meaning -------------------------------------------------------------------------------------------------------

    def _node(self, attributes: dict[str, str], data: dict[str, str]) -> None:
        name = self._named(attributes, "id")
        self.edges.setdefault(name, {})
        if "h" in data:
            self.h[name] = self._number("h", data["h"])
            if not is_amount(self.h[name]):
                raise errors.bad_graphml_number(self.field, self.line, "h", data["h"], MOST)
        if "x" in data and "y" in data:
            self.at[name] = {axis: self._number(axis, data[axis]) for axis in ("x", "y")}
            if not is_place((self.at[name]["x"], self.at[name]["y"])):
                raise errors.bad_graphml_number(self.field, self.line, "x", data["x"], MOST)

    def _edge(self, attributes: dict[str, str], data: dict[str, str]) -> None:
        source, target = self._named(attributes, "source"), self._named(attributes, "target")
        known = next((name for name in COSTS if name in data), None)
        cost = 1 if known is None else self._number(known, data[known])
        if not is_amount(cost):
            raise errors.bad_graphml_number(self.field, self.line, str(known), data[str(known)], MOST)
        self.made += 1
        if self.made > MOST_EDGES:
            raise errors.too_many_graphml_edges(self.field, self.line, MOST_EDGES)
        directed = attributes.get("directed", "true" if self._directed else "false") == "true"
        for a, b in ((source, target),) if directed else ((source, target), (target, source)):
            self.edges.setdefault(a, {})
            self.edges.setdefault(b, {})
            self.edges[a][b] = min(cost, self.edges[a].get(b, cost))

    def _named(self, attributes: dict[str, str], name: str) -> str:
        if not attributes.get(name, "").strip():
            raise errors.graphml_without_name(self.field, self.line, name)
        return attributes[name].strip()

    def _number(self, name: str, text: str) -> float:
        try:
            number = float(text)
        except ValueError as error:
            raise errors.bad_graphml_number(self.field, self.line, name, text, MOST) from error
        return int(number) if abs(number) <= MOST and number.is_integer() else number
