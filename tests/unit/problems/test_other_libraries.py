"""Problems of networkx, aima3 and simpleai: the same path and as many expansions as by their own searches.

How expansions are counted there: aima3's InstrumentedProblem counts the calls of `actions` (`succs`), one for each
node that is expanded; simpleai tells its viewer of each (`expanded`); networkx asks for the weights of the edges of a
node when it expands it.
"""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import networkx
import pytest
from aima3 import search as aima
from simpleai.search import SearchProblem, astar, breadth_first, uniform_cost

from searchlight import BadInput, ProblemError, Result, from_aima, from_networkx, from_simpleai, solve

SEEDS = range(10)
Costs = dict[int, dict[int, float]]


def places_and_costs(seed: int) -> tuple[dict[int, tuple[float, float]], Costs]:
    """Twenty-five places in a square and roads both ways, a ring among them; no two roads have the same length."""
    random = Random(seed)
    places = {node: (100 * random.random(), 100 * random.random()) for node in range(25)}
    roads = {(node, (node + 1) % 25) for node in range(25)}
    roads |= {(a, b) for a in places for b in places if a < b and random.random() < 0.12}
    costs: Costs = {node: {} for node in places}
    for a, b in sorted(roads):
        straight = abs(complex(*places[a]) - complex(*places[b]))
        costs[a][b] = costs[b][a] = straight * (1 + random.random())
    return places, costs


# -- networkx ----------------------------------------------------------------------------------------------------------


def network(seed: int) -> tuple[Any, Callable[[int, int], float]]:
    """Of each of the four kinds in turn, with parallel edges where there may be some, and a consistent heuristic."""
    places, costs = places_and_costs(seed)
    graph = [networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph][seed % 4]()
    for a, targets in costs.items():
        for b, cost in targets.items():
            graph.add_edge(a, b, weight=cost)
            if graph.is_multigraph():
                graph.add_edge(a, b, weight=cost * 2)
    return graph, lambda a, b: abs(complex(*places[a]) - complex(*places[b]))


def asked_by(graph: Any) -> tuple[list[int], Callable[..., float]]:
    """A weight for networkx, and the list of the nodes for whose edges it was asked."""
    asked: list[int] = []

    def weight(a: int, b: int, data: Any) -> float:
        if asked[-1:] != [a]:
            asked.append(a)
        return min(each["weight"] for each in data.values()) if graph.is_multigraph() else data["weight"]

    return asked, weight


@pytest.mark.parametrize("seed", SEEDS)
def test_networkx_dijkstra_and_astar(seed: int) -> None:
    """dijkstra_path is uniform-cost, astar_path is astar; bidirectional_dijkstra has the same cost."""
    graph, distance = network(seed)
    for algorithm, theirs in (("uniform-cost", networkx.dijkstra_path), ("astar", networkx.astar_path)):
        asked, weight = asked_by(graph)
        given = {"heuristic": distance} if algorithm == "astar" else {}
        path = theirs(graph, 0, 12, weight=weight, **given)
        ours = solve(from_networkx(graph, 0, 12, h=distance), algorithm)
        assert ours.path == path
        assert ours.cost == pytest.approx(networkx.path_weight(graph, path, "weight") if seed % 4 < 2 else ours.cost)
        assert ours.expanded == len(asked)
    both = solve(from_networkx(graph, 0, 12), "bidirectional")
    assert both.cost == pytest.approx(networkx.bidirectional_dijkstra(graph, 0, 12)[0])
    assert both.path is not None
    assert both.actions == both.path[1:]


def test_networkx_weights() -> None:
    """An attribute by its name, 1 where an edge has none; a function, which may forbid an edge; the cheapest of two."""
    graph = networkx.DiGraph([("S", "A", {"km": 3}), ("A", "G", {}), ("S", "G", {"km": 9})])
    assert solve(from_networkx(graph, "S", "G", "km"), "uniform-cost").cost == 4
    assert solve(from_networkx(graph, "S", "G"), "uniform-cost").path == ["S", "G"]

    def toll(a: str, b: str, data: Any) -> float | None:
        return None if a == "A" else data.get("km", 1)

    assert solve(from_networkx(graph, "S", "G", toll), "uniform-cost").cost == 9
    assert from_networkx(graph, "S", "G", h=lambda node: len(node)).h("S") == 1
    assert solve(from_networkx(graph, "A", "S"), "uniform-cost").outcome == "failure"
    parallel = networkx.MultiGraph([("S", "G", {"weight": 5}), ("S", "G", {"weight": 2})])
    assert solve(from_networkx(parallel, "G", "S"), "uniform-cost").cost == 2


@pytest.mark.parametrize(
    ("given", "field", "sentence"),
    [
        ((networkx.path_graph(3), 0, 7), "target", "7 is not a node of the graph. Choose one of these: 0, 1, 2."),
        ((networkx.path_graph(3), [0], 2), "source", "[0] is not a node of the graph. Choose one of these: 0, 1, 2."),
        (({"A": {"B": 1}}, "A", "B"), "graph", "{'A': {'B': 1}} is not a graph of networkx. Give a Graph, a DiGraph,"),
        ((networkx.Graph([(0, 1, {"weight": -2})]), 0, 1), "weight", "The edge from 0 to 1 has the weight -2. Weights"),
        (
            (networkx.Graph([(0, 1, {"weight": float("nan")})]), 0, 1),
            "weight",
            "The edge from 0 to 1 has the weight nan.",
        ),
        ((networkx.Graph([(0, 1, {"weight": "far"})]), 0, 1), "weight", "The edge from 0 to 1 has the weight 'far'."),
        (
            (networkx.path_graph(2), 0, 1, "weight", 5),
            "h",
            "5 is not a function. Give a function of a node, or of a node and the target.",
        ),
    ],
)
def test_what_networkx_may_not_give(given: tuple[Any, ...], field: str, sentence: str) -> None:
    """Missing nodes, negative weights, other objects: a sentence before any search."""
    with pytest.raises(BadInput) as caught:
        from_networkx(*given)
    assert caught.value.field == field
    assert caught.value.text.startswith(sentence)


# -- aima3 -------------------------------------------------------------------------------------------------------------


class Sliding(aima.Problem):  # type: ignore[misc]
    """The 8-puzzle as students of AIMA write it: tuples of nine numbers, 0 the blank."""

    def actions(self, state: tuple[int, ...]) -> list[int]:
        row, column = divmod(state.index(0), 3)
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return [3 * r + c for r, c in near if 0 <= r < 3 and 0 <= c < 3]

    def result(self, state: tuple[int, ...], action: int) -> tuple[int, ...]:
        board, blank = list(state), state.index(0)
        board[blank], board[action] = board[action], 0
        return tuple(board)

    def h(self, node: Any) -> int:
        return sum(tile not in (0, goal) for tile, goal in zip(node.state, self.goal, strict=True))


def aima_problems() -> list[Any]:
    """Five journeys in Romania and five boards."""
    ends = [("Arad", "Bucharest"), ("Oradea", "Giurgiu"), ("Neamt", "Drobeta"), ("Eforie", "Zerind"), ("Lugoj", "Iasi")]
    journeys = [aima.GraphProblem(start, goal, aima.romania_map) for start, goal in ends]
    goal = (0, 1, 2, 3, 4, 5, 6, 7, 8)
    boards = []
    for seed in range(5):
        board, choose, blank = Sliding(goal, goal), Random(seed), goal
        for _ in range(14 + seed):
            blank = board.result(blank, choose.choice(board.actions(blank)))
        boards.append(Sliding(blank, goal))
    return [*journeys, *boards]


AS_AIMA = [
    ("breadth-first", aima.breadth_first_search, {}),
    ("astar", aima.uniform_cost_search, {"heuristic": "zero", "tie": "state", "reopen": False}),
    ("astar", aima.astar_search, {"tie": "state", "reopen": False}),
]


@pytest.mark.parametrize("number", range(10))
def test_aima3(number: int) -> None:
    """Its breadth-first, uniform-cost and A* search; the last two break ties by the state and reopen nothing."""
    for algorithm, theirs, options in AS_AIMA:
        problem = aima_problems()[number]
        counted = aima.InstrumentedProblem(problem)
        node = theirs(counted)
        ours = solve(from_aima(problem), algorithm, **options)
        assert ours.actions == node.solution()
        assert ours.path == [each.state for each in node.path()]
        assert ours.cost == node.path_cost
        assert ours.expanded == counted.succs


def test_the_fourth_edition_of_aima() -> None:
    """It says is_goal and action_cost."""
    fourth = SimpleNamespace(
        initial=0,
        actions=lambda state: [1, 2],
        result=lambda state, action: state + action,
        is_goal=lambda state: state == 5,
        action_cost=lambda state, action, result: action * action,
        h=lambda node: abs(5 - node.state),
    )
    assert solve(from_aima(fourth)).cost == 5


# -- simpleai ----------------------------------------------------------------------------------------------------------


class Roads(SearchProblem):  # type: ignore[misc]
    """A way from place 0 to place 12."""

    def __init__(self, seed: int) -> None:
        super().__init__(initial_state=0)
        self.places, self.costs = places_and_costs(seed)

    def actions(self, state: int) -> list[int]:
        return list(self.costs[state])

    def result(self, state: int, action: int) -> int:
        return action

    def cost(self, state: int, action: int, state2: int) -> float:
        return self.costs[state][state2]

    def is_goal(self, state: int) -> bool:
        return state == 12

    def heuristic(self, state: int) -> float:
        return abs(complex(*self.places[state]) - complex(*self.places[12]))


class Hops(Roads):
    """The same, where every road costs 1."""

    def cost(self, state: int, action: int, state2: int) -> float:
        return 1


AS_SIMPLEAI = [
    ("uniform-cost", breadth_first, Hops),  # its goal test is late, as that of uniform-cost search
    ("uniform-cost", uniform_cost, Roads),
    ("astar", astar, Roads),
]


@pytest.mark.parametrize("seed", SEEDS)
def test_simpleai(seed: int) -> None:
    """Its breadth-first, uniform-cost and A* search with graph_search=True."""
    for algorithm, theirs, kind in AS_SIMPLEAI:
        told: list[str] = []
        viewer = SimpleNamespace(event=lambda name, *rest, told=told: told.append(name))
        node = theirs(kind(seed), graph_search=True, viewer=viewer)
        ours = solve(from_simpleai(kind(seed)), algorithm, reopen=False)
        assert list(zip([None, *(ours.actions or [])], ours.path or [], strict=True)) == node.path()
        assert ours.cost == pytest.approx(node.cost)
        assert ours.expanded == told.count("expanded")


# -- what both may not give --------------------------------------------------------------------------------------------


def counting(**changes: Any) -> Any:
    """From 0 to 3 by ones, as simpleai writes it, with some attributes changed; None: without it."""
    given = {
        "initial_state": 0, "actions": lambda state: [1], "result": lambda state, action: state + action,
        "is_goal": lambda state: state == 3, "cost": lambda state, action, after: 1,
    }  # fmt: skip
    return SimpleNamespace(**{name: value for name, value in (given | changes).items() if value is not None})


def test_a_missing_method_is_named() -> None:
    """Before any search."""
    with pytest.raises(BadInput, match=r"The SimpleNamespace has no “is_goal”. Give it one"):
        from_simpleai(counting(is_goal=None))
    with pytest.raises(BadInput, match=r"The SimpleNamespace has no “initial”. Give it one"):
        from_aima(counting())
    with pytest.raises(BadInput, match=r"The SimpleNamespace has no “goal_test”. Give it one"):
        from_aima(counting(initial=0, is_goal=None))


def test_negative_costs_and_states_that_cannot_be_hashed() -> None:
    """A sentence with the function and the state; lists, of which a hashable form is made, are searched."""
    with pytest.raises(ProblemError, match=r"^action_cost\(0\) returned -1"):
        solve(from_simpleai(counting(cost=lambda state, action, after: -1)))
    with pytest.raises(ProblemError, match="which cannot be hashed"):
        solve(from_simpleai(counting(result=lambda state, action: [state])))
    lists = counting(initial_state=[0], result=lambda state, action: [state[0] + 1], is_goal=lambda state: state == [3])
    found: Result = solve(from_simpleai(lists))
    assert found.path == [[0], [1], [2], [3]]
    assert all(b[0] - a[0] == 1 for a, b in pairwise(found.path))
