"""Challenges: random changes, judged by the page's judge and by searches written anew.

The conditions of the challenges on graphs are asked of numbers that the naive searches of _textbook.py give, with
admissible and consistent found by relaxing every edge. The tests have cheats for all challenges.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

from bench.oracles import Figure
from bench.oracles._lines_runs import Graph, by_the_book
from searchlight.catalog import BUILT_IN
from searchlight.challenges import offered
from searchlight.challenges.challenge import as_challenge
from searchlight.challenges.judging import judge
from searchlight.problems.graph import GraphProblem
from searchlight.setup import Setup, read
from tests.unit.truth import admissible, consistent

ON_GRAPHS: Final = ("greedy-double", "astar-expands-more", "fewer-roads", "repair-h", "miss-the-cheapest")
COMPARED: Final = {
    ">=": lambda a, b: a >= b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, "<": lambda a, b: a < b,
    "=": lambda a, b: a == b,
}  # fmt: skip


def figures(count: int, seed: int) -> Iterable[Figure]:
    """`count` random changes."""
    chance = Random(seed)
    wrong = 0
    for number in range(count):
        data = offered.built_in(ON_GRAPHS[number % len(ON_GRAPHS)])
        changed = with_changes(data, dict(_changes(data, chance)))
        wrong += solved(data, changed) != _by_the_book(data, changed)
    yield Figure("random changes, judged wrongly", count, wrong)


def solved(data: Mapping[str, Any], changes: Mapping[str, Any]) -> bool:
    """What the judge says of a built-in challenge with some changes."""
    return judge(as_challenge(data), with_changes(data, changes), BUILT_IN).solved


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
    return {
        "cost": graph.cost(path) if found else None, "length": len(path) - 1 if found else None,
        "expanded": len(expanded), "admissible": admissible(graph), "consistent": consistent(graph),
    }  # fmt: skip


def _name(given: Mapping[str, Any]) -> str:
    """Of the algorithm with its options, as `by_the_book` knows it."""
    closed = given["algorithm"] == "astar" and given.get("reopen") == "false"
    return f"{given['algorithm']} reopen=false" if closed else str(given["algorithm"])
