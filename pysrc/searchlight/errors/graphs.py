"""What is said of graphs, and of the files of graphs and grids."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, Caveat, listed, quoted


def unreadable_file(field: str, path: str, reason: str, names: Collection[str]) -> BadInput:
    return BadInput(
        field, f"{path} cannot be read ({reason}); accepted: a text file, or a built-in {field}: {listed(names)}."
    )


GRAPH_FORM = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'


def not_json(field: str, reason: str, names: Collection[str]) -> BadInput:
    return BadInput(
        field, f"is not JSON ({reason}); accepted: {GRAPH_FORM}; a graph in DOT; or a built-in one: {listed(names)}."
    )


def nested_too_deeply(field: str, names: Collection[str]) -> BadInput:
    return not_json(field, "nested too deeply", names)


def dot_syntax(field: str, line: int, found: str, wanted: str) -> BadInput:
    return BadInput(field, f"line {line} of the DOT text has {quoted(found)}; accepted there: {wanted}.")


def bad_dot_number(field: str, line: int, name: str, value: str, most: int) -> BadInput:
    return BadInput(
        field, f"line {line} of the DOT text has {name} {quoted(value)}; accepted: numbers from 0 to {most:,}."
    )


def bad_dot_place(field: str, line: int, value: str) -> BadInput:
    return BadInput(field, f"line {line} of the DOT text has pos {quoted(value)}; accepted: two numbers, as in 1.5,2.")


def no_dot_edges(field: str) -> BadInput:
    return BadInput(field, "has no edges; accepted: a graph with edges, as in digraph { A -> B [cost=4] }.")


def no_edges(field: str) -> BadInput:
    return BadInput(field, f"“edges” is missing, empty or not an object; accepted: {GRAPH_FORM}.")


def no_targets(field: str, source: str) -> BadInput:
    return BadInput(field, f"the edges of {quoted(source)} are not an object; accepted: {GRAPH_FORM}.")


def not_a_table(field: str, part: str) -> BadInput:
    return BadInput(field, f"{quoted(part)} is not an object; accepted: {GRAPH_FORM}.")


def bad_cost(field: str, source: str, target: str, cost: object, most: int) -> BadInput:
    edge = f"from {quoted(source)} to {quoted(target)}"
    return BadInput(field, f"the cost {edge} is {quoted(cost)}; accepted: numbers from 0 to {most:,}.")


def bad_estimate(field: str, node: str, value: object, most: int) -> BadInput:
    return BadInput(field, f"h of {quoted(node)} is {quoted(value)}; accepted: numbers from 0 to {most:,}.")


def no_such_node(field: str, name: str, nodes: Collection[str]) -> BadInput:
    return BadInput(field, f"{quoted(name)} is not a node of the graph; accepted: {listed(nodes)}.")


def no_such_node_in(field: str, part: str, name: str, nodes: Collection[str]) -> BadInput:
    return BadInput(field, f"{quoted(name)} in {quoted(part)} is not a node of the graph; accepted: {listed(nodes)}.")


def bad_place(field: str, node: str, value: object, most: int) -> BadInput:
    pair = f"two numbers from -{most:,} to {most:,}, as in [1.5, 2]"
    return BadInput(field, f"the coordinates of {quoted(node)} are {quoted(value)}; accepted: {pair}.")


def no_estimates() -> BadInput:
    return BadInput("heuristic", "“table” needs a graph that gives h values; accepted here: zero.")


def estimates_missing(nodes: Collection[str]) -> Caveat:
    return Caveat("heuristic", f"The graph gives no h for {listed(nodes)}; 0 is taken.")


def estimates_for_another_goal(goal: str, meant: str) -> Caveat:
    return Caveat("goal", f"The h values are distances to {meant}; for {goal} they may be too large and mislead.")
