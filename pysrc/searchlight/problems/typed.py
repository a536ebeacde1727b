"""Problems from what a person typed: what cannot be used is named, what is doubtful is warned of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from searchlight import errors
from searchlight.errors import BadInput, Caveat
from searchlight.problem import AnyProblem
from searchlight.problems.boards import parse_board, solvable
from searchlight.problems.graph import Graph, GraphProblem, parse_graph
from searchlight.problems.romania import ROMANIA
from searchlight.problems.sliding import SlidingPuzzle

P = ParamSpec("P")
T = TypeVar("T")

BUILT_IN_GRAPHS = {"romania": ROMANIA}


@dataclass
class Typed:
    """What was typed, and what has been made of it so far."""

    values: dict[str, Any]  # of all options, defaults included; brought into their normal form
    given: frozenset[str]  # the options that were typed
    complaints: list[BadInput]
    caveats: list[Caveat] = field(default_factory=list)
    problem: AnyProblem | None = None  # once it has been read without a complaint

    def ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The function's result; None where it raises BadInput, which is noted."""
        try:
            return function(*args, **kwargs)
        except BadInput as complaint:
            self.complaints.append(complaint)
            return None


def sliding_puzzle(typed: Typed, rows: int, columns: int) -> None:
    """Reads a sliding puzzle with one blank."""
    values = typed.values
    start = typed.ask(parse_board, "start", values["start"], rows * columns)
    goal = typed.ask(parse_board, "goal", values["goal"], rows * columns)
    if start is None or goal is None:
        return
    if not solvable(start, goal, columns):
        typed.caveats.append(errors.unsolvable())
    values["start"], values["goal"] = ",".join(map(str, start)), ",".join(map(str, goal))
    typed.problem = SlidingPuzzle(rows, columns, start, goal, values["order"], values["heuristic"])


def graph_problem(typed: Typed) -> None:
    """Reads a graph, built in or JSON; in one's own the search leads, by default, from the first node to the last."""
    values = typed.values
    graph = typed.ask(_graph, values["graph"])
    if graph is None:
        return
    nodes = graph.nodes
    for end, fallback in (("start", nodes[0]), ("goal", nodes[-1])):
        if end not in typed.given and values[end] not in nodes:
            values[end] = fallback
        typed.ask(_check_node, end, values[end], nodes)
    if values["heuristic"] == "table":
        _check_estimates(typed, graph)
    if not typed.complaints:
        typed.problem = GraphProblem(graph, values["start"], values["goal"], values["heuristic"])


def _graph(text: str) -> Graph:
    if text in BUILT_IN_GRAPHS:
        return BUILT_IN_GRAPHS[text]
    return parse_graph("graph", text)


def _check_node(end: str, name: str, nodes: list[str]) -> None:
    if name not in nodes:
        raise errors.no_such_node(end, name, nodes)


def _check_estimates(typed: Typed, graph: Graph) -> None:
    absent = [node for node in graph.nodes if node not in graph.h]
    if not graph.h and "heuristic" in typed.given:
        typed.complaints.append(errors.no_estimates())
    elif not graph.h:
        typed.values["heuristic"] = "zero"
    elif absent:
        typed.caveats.append(errors.estimates_missing(absent))
    if graph.h_goal not in (None, typed.values["goal"]):
        typed.caveats.append(errors.estimates_for_another_goal(typed.values["goal"], str(graph.h_goal)))
