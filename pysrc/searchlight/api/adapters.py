"""Problems of other libraries, by the names of their methods: none of these libraries is imported here."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from inspect import Parameter, signature, unwrap
from math import inf
from typing import Any, NamedTuple, TypeAlias
from warnings import warn

from searchlight.errors import Caveat, bad, caveat, listed, shown
from searchlight.guards.function_problem import FunctionProblem
from searchlight.problem import Problem

Weight: TypeAlias = str | Callable[..., Any]  # an edge attribute, or a function of two nodes and attributes

AIMA_GOAL_TESTS = ("goal_test", "is_goal")  # 3rd and 4th edition


class StateOnly(NamedTuple):
    """What AIMA's heuristics are called with where there is no class of nodes: they are functions of a node."""

    state: Any


def from_aima(problem: Any) -> FunctionProblem:
    """The problem as an object of aima-python's `Problem` describes it, of the 3rd or the 4th edition.

    It must have `initial`, `actions`, `result`, and `goal_test` or `is_goal`; `path_cost` or `action_cost`, and `h` of
    a node, are used where they are. The nodes are those of the problem's own modules, without a parent. Raises
    BadInput.
    """
    _check_names(problem, "initial", "actions", "result")
    is_goal = next((name for name in AIMA_GOAL_TESTS if hasattr(problem, name)), None)
    if is_goal is None:
        raise bad("problem", "library.no_such_attribute", kind=type(problem).__name__, name=AIMA_GOAL_TESTS[0])
    if hasattr(problem, "action_cost"):
        cost = problem.action_cost
    else:
        cost = partial(problem.path_cost, 0) if hasattr(problem, "path_cost") else None
    return FunctionProblem(
        problem.initial,
        None,
        problem.actions,
        problem.result,
        cost=cost,
        h=_of_nodes(problem) if hasattr(problem, "h") else None,
        is_goal=getattr(problem, is_goal),
    )


def from_networkx(
    graph: Any, source: Any, target: Any, weight: Weight = "weight", h: Callable[..., Any] | None = None
) -> "NetworkProblem":
    """The problem of a path from `source` to `target` in a graph of networkx, of any of its four kinds.

    `weight`: the edge attribute that is the cost (1 where an edge has none), or a function of two nodes and the edge's
    attributes, which returns None for an edge that may not be used. `h`: a function of a node, or of a node and the
    target. Of parallel edges the cheapest counts. Children are generated in the order of the graph's neighbors.
    Raises BadInput for a node that is not in the graph, and for a weight that is not a number or is negative. Warns if
    no edge has the weight although the edges have data or another weight was named; the result says it, too.
    """
    if not (hasattr(graph, "adj") and hasattr(graph, "is_directed") and hasattr(graph, "is_multigraph")):
        raise bad("graph", "library.no_network", value=shown(graph))
    for field, node in (("source", source), ("target", target)):
        try:
            known = node in graph.adj
        except TypeError:  # it cannot be hashed
            known = False
        if not known:
            raise bad(
                field,
                "library.no_such_network_node",
                node=shown(node),
                nodes=listed([shown(each) for each in graph.adj]),
            )
    problem = NetworkProblem(_costs(graph, weight), source, target, _of_a_node(h, target))
    problem.caveats = _missing(graph, weight)
    return problem


def _of_nodes(problem: Any) -> Callable[[Any], Any]:
    """The problem's h as a function of a state."""
    kinds = (made for kind in _node_classes(problem) if (made := _maker(kind, problem.initial)) is not None)
    make = next(kinds, StateOnly)
    return lambda state: problem.h(make(state))


def _node_classes(problem: Any) -> Iterator[type]:
    """The classes called Node that h sees, then those of the modules of the problem's classes."""
    h = unwrap(problem.h)
    spaces = [getattr(h, "__globals__", {}), *(_globals(kind) for kind in type(problem).__mro__)]
    found = (space.get("Node") for space in spaces)
    return (kind for kind in found if isinstance(kind, type))


def _globals(kind: type) -> Mapping[str, Any]:
    module = sys.modules.get(kind.__module__)
    return {} if module is None else vars(module)


def _maker(kind: type, state: Any) -> Callable[[Any], Any] | None:
    """A function that makes such a node of a state, with None for what else it needs; None if that gives no node."""
    try:
        parameters = signature(kind).parameters
        named = [each for each in parameters.values() if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)]
        needed = [each.name for each in named if each.default is each.empty]
        name = "state" if "state" in parameters else needed[0]
        others = dict.fromkeys((each for each in needed if each != name), None)

        def make(state: Any) -> Any:
            return kind(**{name: state}, **others)

        return make if make(state).state == state else None
    except Exception:  # from a class that is no node of a search tree
        return None


class NetworkProblem(Problem[Any, Any]):
    """A graph of networkx. States are its nodes; an action is the neighbor to which it leads."""

    def __init__(
        self, costs: Mapping[Any, Mapping[Any, float]], source: Any, target: Any, h: Callable[[Any], Any] | None = None
    ) -> None:
        super().__init__(source, target)
        self._costs = costs
        self._h = h
        self.caveats: list[Caveat] = []  # about the weight

    def actions(self, state: Any) -> Sequence[Any]:
        return tuple(self._costs[state])

    def result(self, state: Any, action: Any) -> Any:
        return action

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        return self._costs[state][next_state]

    def is_goal(self, state: Any) -> bool:
        return bool(state == self.goal)

    def h(self, state: Any) -> Any:
        return 0 if self._h is None else self._h(state)

    def reverse(self) -> "NetworkProblem":
        return ReverseNetwork(self._costs, self.initial, self.goal)


class Undo:
    """An action led backwards, equal to the one that it undoes; `source`: where that one begins."""

    __slots__ = ("action", "source")

    def __init__(self, action: Any, source: Any) -> None:
        self.action, self.source = action, source

    def __eq__(self, other: object) -> bool:
        return bool(self.action == (other.action if isinstance(other, Undo) else other))

    def __hash__(self) -> int:
        return hash(self.action)

    def __repr__(self) -> str:
        return repr(self.action)

    def __str__(self) -> str:
        return str(self.action)


class ReverseNetwork(NetworkProblem):
    """The graph searched from the target, against its edges."""

    def __init__(self, costs: Mapping[Any, Mapping[Any, float]], source: Any, target: Any) -> None:
        super().__init__(costs, target, source)
        self._back: dict[Any, list[Undo]] = {node: [] for node in costs}
        for start, targets in costs.items():
            for end in targets:
                self._back[end].append(Undo(end, start))

    def actions(self, state: Any) -> Sequence[Any]:
        return self._back[state]

    def result(self, state: Any, action: Any) -> Any:
        return action.source

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        return self._costs[next_state][state]

    def reverse(self) -> NetworkProblem:
        return NetworkProblem(self._costs, self.goal, self.initial)


def _costs(graph: Any, weight: Weight) -> dict[Any, dict[Any, float]]:
    """For each node its neighbors in their order, and what the cheapest edge to each costs."""
    costs: dict[Any, dict[Any, float]] = {}
    for node, neighbors in graph.adj.items():
        costs[node] = own = {}
        for neighbor, data in neighbors.items():
            parallel = data.values() if graph.is_multigraph() and not callable(weight) else [data]
            found = [_cost(weight, node, neighbor, each) for each in parallel]
            usable = [cost for cost in found if cost is not None]
            if usable:
                own[neighbor] = min(usable)
    return costs


def _missing(graph: Any, weight: Weight) -> list[Caveat]:
    """What to say of edges without the weight, which cost 1."""
    if callable(weight):
        return []
    every = [data for _, _, data in graph.edges(data=True)]
    missing = sum(weight not in data for data in every)
    if every and missing == len(every) and (weight != "weight" or any(every)):
        others = [shown(name) for name in dict.fromkeys(name for data in every for name in data)]
        name = "library.no_edge_has_weight" if others else "library.no_edge_has_data"
        told = caveat("weight", name, weight=shown(weight), others=listed(others))
        warn(told.text, stacklevel=3)
        return [told]
    if 0 < missing < len(every):
        return [caveat("weight", "library.edges_without_weight", weight=shown(weight), missing=missing, all=len(every))]
    return []


def _cost(weight: Weight, node: Any, neighbor: Any, data: Any) -> float | None:
    """None: the edge may not be used. Raises BadInput."""
    cost = weight(node, neighbor, data) if callable(weight) else data.get(weight, 1)
    if cost is None and callable(weight):
        return None
    if isinstance(cost, bool | str) or not hasattr(type(cost), "__float__") or not 0 <= cost < inf:  # NaN is not either
        values = {"source": shown(node), "target": shown(neighbor), "weight": shown(cost)}
        raise bad("weight", "library.bad_weight", **values)
    return cost  # type: ignore[no-any-return]


def _of_a_node(h: Callable[..., Any] | None, target: Any) -> Callable[[Any], Any] | None:
    """A heuristic of networkx is a function of two nodes. Raises BadInput."""
    if h is None:
        return None
    if not callable(h):
        raise bad("h", "library.no_function_of_a_node", value=shown(h))
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    parameters = [each for each in signature(h).parameters.values() if each.kind in positional]
    wanted = sum(each.default is each.empty for each in parameters)
    return (lambda state: h(state, target)) if wanted == 2 else h


def _check_names(problem: Any, *names: str) -> None:
    for name in names:
        if not hasattr(problem, name):
            raise bad("problem", "library.no_such_attribute", kind=type(problem).__name__, name=name)
