"""Challenges: random changes, judged by the page's judge and by searches written anew; and known cheats.

The challenges on graphs are checked: their conditions are asked of numbers that the naive searches of textbook/ give,
with admissible and consistent found by relaxing every edge.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from math import inf
from random import Random
from typing import Any, Final

import worker
from bench.oracles import Figure
from bench.oracles._challenge_cheats import CHEATS, HEURISTICS, SOLUTIONS
from bench.oracles._lines_graphs import Graph
from bench.oracles._lines_runs import by_the_book
from searchlight.catalog import BUILT_IN
from searchlight.challenges import offered
from searchlight.challenges.challenge import as_challenge
from searchlight.challenges.judging import judge
from searchlight.problems.graph import GraphProblem
from searchlight.setup import Setup, read

ON_GRAPHS: Final = ("greedy-double", "astar-expands-more", "fewer-roads", "repair-h", "miss-the-cheapest")
COMPARED: Final = {
    ">=": lambda a, b: a >= b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, "<": lambda a, b: a < b,
    "=": lambda a, b: a == b,
}  # fmt: skip


def figures(count: int, seed: int) -> Iterable[Figure]:
    """`count` random changes; then solutions that are refused and cheats that are accepted."""
    chance = Random(seed)
    wrong = 0
    for number in range(count):
        data = offered.built_in(ON_GRAPHS[number % len(ON_GRAPHS)])
        changed = with_changes(data, dict(_changes(data, chance)))
        wrong += solved(data, changed) != _by_the_book(data, changed)
    yield Figure("random changes, judged wrongly", count, wrong)
    refused = [name for name, changes in SOLUTIONS.items() if not solved(offered.built_in(name), changes)]
    yield Figure("solutions that are refused", len(SOLUTIONS), len(refused))
    accepted = [name for name, every in CHEATS.items() for cheat in every if solved(offered.built_in(name), cheat)]
    yield Figure("cheats that are accepted", sum(map(len, CHEATS.values())), len(accepted))
    own = [name for name, text in HEURISTICS.items() if own_h_solved(text)]
    yield Figure("heuristics that cheat and are accepted", len(HEURISTICS), len(own))


def solved(data: Mapping[str, Any], changes: Mapping[str, Any]) -> bool:
    """What the judge says of a built-in challenge with some changes."""
    return judge(as_challenge(data), with_changes(data, changes), BUILT_IN).solved


def own_h_solved(text: str) -> bool:
    """What the worker says of the challenge that asks for a heuristic, with the function `h` of a file."""
    data = offered.built_in("own-h")
    options = {**data["options"], "heuristic": "own:h"}
    request = {"challenge": json.dumps(data), "options": options}
    try:
        worker.load_code(text)
        answer = json.loads(worker.ask("challenges", "judge", json.dumps(request)))
    finally:
        worker.load_code("")
    return bool(answer["ok"] and answer["solved"])


def with_changes(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a challenge's first search; `h`: only these values of the graph are others."""
    changed = {**data["options"], **{name: value for name, value in changes.items() if name != "h"}}
    if "h" in changes:
        graph = json.loads(changed["graph"])
        changed["graph"] = json.dumps({**graph, "h": {**graph["h"], **changes["h"]}})
    return changed


def _changes(data: Mapping[str, Any], chance: Random) -> Iterator[tuple[str, Any]]:
    """What the challenge lets a reader change, at random."""
    setup = read(data["options"])
    assert isinstance(setup, Setup)
    assert isinstance(setup.problem, GraphProblem)
    places = setup.problem.graph.nodes
    for name in ("start", "goal"):
        if name in data["change"]:
            yield name, chance.choice(places)
    if "h" in data["change"]:
        most = data["change"]["h"].get("most", len(places))
        chosen = chance.sample(places, chance.randint(0, most))
        yield "h", {place: chance.choice((0, 1, 2, 3, 4, 5, 7, 9, 12)) for place in chosen}


def _by_the_book(data: Mapping[str, Any], changed: Mapping[str, Any]) -> bool:
    """Whether all conditions hold, of numbers worked out anew, and something is expanded."""
    searches = {"": _numbers(changed), "b.": _numbers({**changed, **data.get("second", {})})}
    numbers = {search + name: value for search, found in searches.items() for name, value in found.items()}
    for each in data["solved"]:
        value, than = numbers[each["number"]], each["than"]
        than = numbers[than] * each.get("times", 1) if isinstance(than, str) else than
        if value is None or not COMPARED[each["is"]](value, than):
            return False
    return all(found["expanded"] > 0 for found in searches.values())


def _numbers(given: Mapping[str, Any]) -> dict[str, Any]:
    setup = read(given)
    assert isinstance(setup, Setup)
    assert isinstance(setup.problem, GraphProblem)
    drawn, problem = setup.problem.graph, setup.problem
    edges = [(a, b, cost) for a, targets in drawn.edges.items() for b, cost in targets.items()]
    graph = Graph(edges, {name: problem.h(name) for name in drawn.nodes}, problem.initial, str(problem.goal))
    run = by_the_book(_name(given), graph, 0)
    assert run is not None
    expanded, path = run
    found = isinstance(path, tuple)
    true = _true_costs(graph)
    return {
        "cost": graph.cost(path) if found else None, "length": len(path) - 1 if found else None,
        "expanded": len(expanded), "admissible": all(graph.h[name] <= true.get(name, inf) for name in _reached(graph)),
        "consistent": _consistent(graph, true),
    }  # fmt: skip


def _name(given: Mapping[str, Any]) -> str:
    """Of the algorithm with its options, as `by_the_book` knows it."""
    closed = given["algorithm"] == "astar" and given.get("reopen") == "false"
    return f"{given['algorithm']} reopen=false" if closed else str(given["algorithm"])


def _true_costs(graph: Graph) -> dict[str, float]:
    true = {graph.goal: 0.0}
    for _ in graph.h:
        for a, b, cost in graph.edges:
            true[a] = min(true.get(a, inf), cost + true.get(b, inf))
    return true


def _reached(graph: Graph) -> set[str]:
    reached = {graph.start}
    for _ in graph.h:
        reached |= {b for a, b, _ in graph.edges if a in reached}
    return reached


def _consistent(graph: Graph, true: Mapping[str, float]) -> bool:
    reached = _reached(graph)
    falls = any(graph.h[a] > cost + graph.h[b] for a, b, cost in graph.edges if a in reached)
    return not falls and (graph.goal not in reached or graph.h[graph.goal] == 0)
