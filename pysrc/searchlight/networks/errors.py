"""Error messages about graph files of other programs, and what their reader must know."""

from collections.abc import Collection
from typing import Any, Final

from searchlight.errors import BadInput, Caveat, bad, caveat, cut, listed, shortened
from searchlight.problems.graph_files import formats
from searchlight.texts import Message

NAMES: Final = {"graphml": "GraphML", "gexf": "GEXF", "gml": "GML", "pajek": "Pajek", "dot": "DOT"}
LONGEST: Final = 200  # characters of what a reader says


def not_read(field: str, kind: str, error: Exception) -> BadInput:
    """`error`: of the format's reader, whose words are told; of our own, a message."""
    own = error.args and isinstance(error.args[0], Message)
    reason = error.args[0] if own else shortened(str(error), LONGEST).rstrip(".") or type(error).__name__
    return bad(field, "import.graph.not_read", kind=NAMES.get(kind, kind), reason=reason, formats=formats())


def doctype(field: str) -> BadInput:
    return bad(field, "import.graph.doctype")


def too_deep(field: str, most: int) -> BadInput:
    return bad(field, "import.graph.too_deep", most=most)


def too_long_dot(field: str, most: int) -> BadInput:
    return bad(field, "import.graph.too_long_dot", most=most)


def too_many_edges(field: str, most: int) -> BadInput:
    return bad(field, "import.graph.too_many_edges", most=most)


def no_edges(field: str) -> BadInput:
    return bad(field, "import.graph.no_edges")


def without_name(field: str) -> BadInput:
    return bad(field, "import.graph.without_name")


def no_such_field(name: str, fields: Collection[str]) -> BadInput:
    return bad("cost", "import.graph.no_such_field", name=cut(name), fields=listed(fields))


def bad_cost(field: str, source: str, target: str, value: Any, most: int) -> BadInput:
    ends = {"source": cut(source), "target": cut(target)}
    return bad("cost", "import.graph.bad_cost", field=cut(field), **ends, value=cut(value), most=most)


def bad_h(field: str, node: str, value: Any, most: int) -> BadInput:
    return bad(field, "graphs.bad_estimate", node=cut(node), value=cut(value), most=most)


def no_costs(option: str, fields: Collection[str]) -> Caveat:
    return caveat(option, "import.graph.no_costs", count=len(fields), fields=listed(fields))


def costs_missing(option: str, field: str, missing: int, every: int) -> Caveat:
    return caveat(option, "import.graph.costs_missing", field=cut(field), missing=missing, all=every)


def other_costs(option: str, field: str, others: Collection[str]) -> Caveat:
    return caveat(option, "import.graph.other_costs", field=cut(field), others=listed(others))


def both_ways(option: str) -> Caveat:
    return caveat(option, "import.graph.both_ways")


def ids_used(option: str) -> Caveat:
    return caveat(option, "import.graph.ids_used")
