"""A graph file of another program as the option `graph` takes it: JSON text, and what its reader must know."""

import re
from collections.abc import Mapping, Sequence
from json import dumps
from typing import Any, Final, NamedTuple

from searchlight.errors import Caveat
from searchlight.networks import errors
from searchlight.networks.formats import MOST_EDGES, UNSAID, Network, network_of
from searchlight.networks.numbers import amount, number
from searchlight.problems.graph import MOST, Graph, is_place

LABEL: Final = "label"
KNOWN: Final = ("cost", "weight", "length", "distance", LABEL)  # fields that are costs, the first of them first
UNIT: Final = "1"  # chosen in place of a field: every edge costs 1
NO_DATA: Final = ("id", "key", "type")  # what the formats themselves say of an edge

Edge = tuple[str, str, Mapping[str, Any]]


class Costs(NamedTuple):
    """`field`: the data that is the cost, None: every edge costs 1. `fields`: all that could be, with numbers only."""

    field: str | None
    fields: list[str]
    told: list[Caveat]

    def of(self, data: Mapping[str, Any]) -> float:
        cost = None if self.field is None else amount(data.get(self.field))
        return 1 if cost is None else cost


def costs_of(option: str, edges: Sequence[Edge], wanted: str | None) -> Costs:
    """The costs of these edges. `wanted`: the chosen field, UNIT, or None for a known one. Raises BadInput."""
    names = dict.fromkeys(name for _, _, data in edges for name in data if name.lower() not in NO_DATA)
    counts = {name: sum(amount(data.get(name)) is not None for _, _, data in edges) for name in names}
    fields = [name for name in names if counts[name]]
    if wanted is not None and wanted not in fields and wanted != UNIT:
        raise errors.no_such_field(wanted, fields or list(names))
    if wanted == UNIT and UNIT not in fields:
        return Costs(None, fields, [])
    known = [name for each in KNOWN for name in names if name.lower() == each and (counts[name] or each != LABEL)]
    field = wanted or (known[0] if known else None)
    if field is None:
        return Costs(None, fields, [errors.no_costs(option, fields)] if names else [])
    told = []
    if field.lower() != LABEL or wanted:  # a label may be anything
        _check(edges, field)
    if missing := len(edges) - counts[field]:
        told.append(errors.costs_missing(option, field, missing, len(edges)))
    others = [name for name in known if name != field and name.lower() != LABEL]
    if others and wanted is None:
        told.append(errors.other_costs(option, field, others))
    return Costs(field, fields, told)


def _check(edges: Sequence[Edge], field: str) -> None:
    """Raises BadInput for an edge whose value is there and cannot be a cost."""
    for source, target, data in edges:
        if data.get(field, "") not in ("", None) and amount(data[field]) is None:
            raise errors.bad_cost(field, source, target, data[field], MOST)


_MADE: Final = re.compile(r"n?\d+(?:::n\d+)*")  # ids that a program has made up: n0, 17, yEd's n1::n0
_NAMES: Final = ("name", "label")  # data that say what such a node is called


class Opened(NamedTuple):
    """`cost`: the edges' data that is the cost, if one is; `fields`: all that could be; `asks`: whether to choose."""

    graph: Graph
    cost: str | None
    fields: list[str]
    told: list[Caveat]
    asks: bool

    @property
    def text(self) -> str:
        parts = {"edges": self.graph.edges, "h": self.graph.h, "coordinates": self.graph.coordinates}
        return dumps({name: part for name, part in parts.items() if part}, ensure_ascii=False)


def opened(field: str, kind: str, text: str, cost: str | None = None) -> Opened:
    """Read a text of this format (kinds.py). `cost`: the chosen data of the edges (costs.py). Raises BadInput."""
    network = network_of(field, kind, text)
    if network.number_of_edges() > MOST_EDGES:
        raise errors.too_many_edges(field, MOST_EDGES)
    names, told = _named(field, network)
    listed = [(names[source], names[target], data) for source, target, data in network.edges(data=True)]
    if not listed:
        raise errors.no_edges(field)
    costs = costs_of(field, listed, cost)
    edges: dict[str, dict[str, float]] = {}
    for node, neighbours in network.adj.items():
        edges[names[node]] = {}
        for neighbour, data in neighbours.items():
            parallel = data.values() if network.is_multigraph() else [data]
            edges[names[node]][names[neighbour]] = min(map(costs.of, parallel))
    if network.graph.get(UNSAID):
        told.append(errors.both_ways(field))
    graph = Graph(edges, _estimates(field, network, names), coordinates=_places(network, names))
    return Opened(graph, costs.field, costs.fields, [*told, *costs.told], bool(costs.told) and cost is None)


def _named(field: str, network: Network) -> tuple[dict[Any, str], list[Caveat]]:
    """What each node is called: its id, or its name where a program has made up the ids."""
    ids = {node: str(node).strip() for node in network}
    if not all(ids.values()):
        raise errors.without_name(field)
    if not all(map(_MADE.fullmatch, ids.values())):
        return ids, []
    told = []
    for wanted in _NAMES:
        names = {node: _name(data, wanted) for node, data in network.nodes(data=True)}
        if all(names.values()) and len(set(names.values())) == len(names):
            return names, []
        if any(names[node] not in ("", ids[node]) for node in names):
            told = [errors.ids_used(field)]
    return ids, told


def _name(data: dict[str, Any], wanted: str) -> str:
    return next((" ".join(str(value).split()) for key, value in data.items() if key.lower() == wanted and value), "")


def _estimates(field: str, network: Network, names: dict[Any, str]) -> dict[str, float]:
    h = {}
    for node, data in network.nodes(data=True):
        if "h" in data:
            value = amount(data["h"])
            if value is None:
                raise errors.bad_h(field, names[node], data["h"], MOST)
            h[names[node]] = value
    return h


def _places(network: Network, names: dict[Any, str]) -> dict[str, tuple[float, float]]:
    """Where nodes are, y upwards, as far as the file says it."""
    found = {}
    for node, data in network.nodes(data=True):
        place = number(data.get("x")), number(data.get("y"))
        if is_place(place):
            found[names[node]] = place
    return found
