"""Error messages about graphs, and about files of graphs and grids."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, Caveat, bad, caveat, cut, listed
from searchlight.texts import Message, message

MEGABYTE = 10**6

GRAPH_FORM = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'
LINE_FORM = "S-A 1, A>G 4; h S 5"


def unreadable_file(field: str, path: str, reason: str, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.unreadable_file", path=cut(path), reason=reason, field=field, names=listed(names))


def file_too_large(field: str, path: str, most: int) -> BadInput:
    return bad(field, "graphs.file_too_large", path=cut(path), megabytes=most // MEGABYTE)


def empty_graph(field: str, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.empty", form=GRAPH_FORM, line=LINE_FORM, names=listed(names))


def not_json(field: str, reason: str | Message, names: Collection[str]) -> BadInput:
    return bad(field, "graphs.not_json", reason=reason, form=GRAPH_FORM, line=LINE_FORM, names=listed(names))


def unknown(field: str) -> BadInput:
    """A text of none of the formats."""
    return bad(field, "graphs.unknown", formats=formats())


def formats() -> Message:
    """All formats in which a graph opens."""
    return message("graphs.formats", form=GRAPH_FORM, line=LINE_FORM)


def cost_of_nothing() -> BadInput:
    return bad("cost", "command.cost.of_nothing")


def no_networkx() -> BadInput:
    return bad("graph", "command.cost.no_networkx")


def typed(field: str, line: int, column: int, found: str, wanted: Message) -> BadInput:
    """A fault in a typed line; `line`: its number where there are several, else 0."""
    name = "graphs.typed.end_at" if not found else "graphs.typed.at"
    return bad(field, name, line=line, column=column, found=cut(found), wanted=wanted)


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
