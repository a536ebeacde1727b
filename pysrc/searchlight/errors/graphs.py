"""Error messages about graphs, and about files of graphs and grids."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, Caveat, bad, caveat, cut, listed
from searchlight.texts import Message

MEGABYTE = 10**6

GRAPH_FORM = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'
DOT_FORM = "digraph { A -> B [cost=4] }"


def unreadable_file(field: str, path: str, reason: str, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.unreadable_file", path=cut(path), reason=reason, field=field, names=listed(names))


def file_too_large(field: str, path: str, most: int) -> BadInput:
    return bad(field, "graphs.file_too_large", path=cut(path), megabytes=most // MEGABYTE)


def empty_graph(field: str, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.empty", form=GRAPH_FORM, names=listed(names))


def not_json(field: str, reason: str | Message, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.not_json", reason=reason, form=GRAPH_FORM, names=listed(names))


def dot_syntax(field: str, line: int, found: str | Message, wanted: str | Message) -> BadInput:
    seen = found if isinstance(found, Message) else cut(found)
    return bad(field, "graphs.dot_syntax", line=line, found=seen, wanted=wanted)


def too_many_dot_edges(field: str, line: int, most: int) -> BadInput:
    return bad(field, "graphs.too_many_dot_edges", line=line, most=most)


def bad_dot_number(field: str, line: int, name: str, value: str, most: int) -> BadInput:
    return bad(field, "graphs.bad_dot_number", line=line, name=name, value=cut(value), most=most)


def bad_dot_place(field: str, line: int, value: str) -> BadInput:
    return bad(field, "graphs.bad_dot_place", line=line, value=cut(value))


def no_dot_edges(field: str) -> BadInput:
    return bad(field, "graphs.no_dot_edges", form=DOT_FORM)


def no_edges(field: str) -> BadInput:
    return bad(field, "graphs.no_edges", form=GRAPH_FORM)


def no_targets(field: str, source: str) -> BadInput:
    return bad(field, "graphs.no_targets", source=cut(source), form=GRAPH_FORM)


def not_a_table(field: str, part: str) -> BadInput:
    return bad(field, "graphs.not_a_table", part=part, form=GRAPH_FORM)


def bad_cost(field: str, source: str, target: str, cost: object, most: int) -> BadInput:
    return bad(field, "graphs.bad_cost", source=cut(source), target=cut(target), cost=cut(cost), most=most)


def bad_estimate(field: str, node: str, value: object, most: int) -> BadInput:
    return bad(field, "graphs.bad_estimate", node=cut(node), value=cut(value), most=most)


def no_such_node(field: str, name: str, nodes: Collection[str]) -> BadInput:
    return bad(field, "graphs.no_such_node", name=cut(name), nodes=listed(nodes))


def no_such_node_in(field: str, part: str, name: str, nodes: Collection[str]) -> BadInput:
    return bad(field, "graphs.no_such_node_in", name=cut(name), part=part, nodes=listed(nodes))


def bad_place(field: str, node: str, value: object, most: int) -> BadInput:
    return bad(field, "graphs.bad_place", node=cut(node), value=cut(value), most=most)


def no_estimates() -> BadInput:
    return bad("heuristic", "graphs.no_estimates")


def estimates_missing(nodes: Collection[str]) -> Caveat:
    return caveat("heuristic", "graphs.estimates_missing", nodes=listed(nodes))


def estimates_for_another_goal(goal: str, target: str) -> Caveat:
    return caveat("goal", "graphs.estimates_for_another_goal", goal=goal, meant=target)
