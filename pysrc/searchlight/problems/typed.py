"""Problems from what a person typed: every option checked, what cannot be used named, what is doubtful warned of."""

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
    """What was typed (`values`: option name → value, "" where nothing was), and what has been made of it so far."""

    values: dict[str, Any]
    problem: AnyProblem | None = None
    errors: list[BadInput] = field(default_factory=list)
    caveats: list[Caveat] = field(default_factory=list)

    def ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The function's result; None, with the complaint noted, where it raises BadInput."""
        try:
            return function(*args, **kwargs)
        except BadInput as complaint:
            self.errors.append(complaint)
            return None


def sliding_puzzle(typed: Typed, rows: int, columns: int) -> None:
    """A sliding puzzle with one blank."""
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
    """A graph: one that is built in, or JSON. Start and goal are, unless given, its first and last node."""
    values = typed.values
    graph = typed.ask(_graph, values["graph"])
    if graph is None:
        return
    nodes = graph.nodes
    built_in = graph is ROMANIA
    start = typed.ask(_node, "start", values["start"] or ("Arad" if built_in else nodes[0]), nodes)
    goal = typed.ask(_node, "goal", values["goal"] or ("Bucharest" if built_in else nodes[-1]), nodes)
    if start is None or goal is None:
        return
    if values["heuristic"] == "table":
        if not graph.h:
            typed.errors.append(errors.no_estimates())
            return
        absent = [node for node in nodes if node not in graph.h]
        if absent:
            typed.caveats.append(errors.estimates_missing(absent))
        if graph.h_goal not in (None, goal):
            typed.caveats.append(errors.estimates_for_another_goal(goal, str(graph.h_goal)))
    values["start"], values["goal"] = start, goal
    typed.problem = GraphProblem(graph, start, goal, values["heuristic"])


def _graph(text: str) -> Graph:
    if text in BUILT_IN_GRAPHS:
        return BUILT_IN_GRAPHS[text]
    if not text.lstrip().startswith(("{", "[")):
        raise errors.no_such_graph("graph", text, BUILT_IN_GRAPHS)
    return parse_graph("graph", text)


def _node(field: str, name: str, nodes: list[str]) -> str:
    if name not in nodes:
        raise errors.no_such_node(field, name, nodes)
    return name
