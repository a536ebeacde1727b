"""Small graphs that distinguish orders of lines: some for known mistakes, the others random.

Their number and seed are fixed, so the same program always gets the same judgement.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, Final

from searchlight.problems.graph import Graph, GraphProblem
from searchlight.setup import Setup

SEED: Final = "probes"
MADE: Final = 3_000
NAMES: Final = "ABCDEF"
COSTS: Final = (1, 1, 1, 2, 2, 3, 4, 5, 9)
LIMITS: Final = (0, 1, 1, 2, 2, 3)
DENSITIES: Final = (0.8, 1.2, 1.6, 2.2, 3.0)  # approximate number of edges per vertex


@dataclass(frozen=True)
class Probe:
    """A search in a graph. `edges[a][b]` is a cost; children are generated in this order."""

    edges: Mapping[str, Mapping[str, float]]
    start: str
    goal: str
    h: Mapping[str, float]
    limit: int = 3

    @property
    def size(self) -> tuple[int, int]:
        """Vertices and edges."""
        return len(self.edges), sum(map(len, self.edges.values()))

    def setup(self, like: Setup) -> Setup:
        """Set up a search of this graph with the algorithm and options of `like`."""
        problem = GraphProblem(Graph(self.edges, self.h), self.start, self.goal, "table")
        return replace(like, problem=problem, values={**like.values, "limit": self.limit})

    def smaller(self) -> Iterator["Probe"]:
        """The graph with one part removed or reduced: a vertex, an edge, a cost above 1, an h value, the limit."""
        edges = [(a, b, cost) for a, targets in self.edges.items() for b, cost in targets.items()]
        yield from (self._without(name) for name in self.edges if name not in (self.start, self.goal))
        for a, b, _ in edges:
            yield self._with(a, {to: cost for to, cost in self.edges[a].items() if to != b})
        for a, b, cost in edges:
            yield from (self._with(a, {**self.edges[a], b: less}) for less in _less(cost, 1))
        for name, value in self.h.items():
            yield from (replace(self, h={**self.h, name: lower}) for lower in _less(value, 0))
        if self.limit > 0:
            yield replace(self, limit=self.limit - 1)

    def _without(self, name: str) -> "Probe":
        rest = {a: {b: c for b, c in to.items() if b != name} for a, to in self.edges.items() if a != name}
        return replace(self, edges=rest, h={a: value for a, value in self.h.items() if a != name})

    def _with(self, source: str, targets: Mapping[str, float]) -> "Probe":
        return replace(self, edges={**self.edges, source: targets})


def _less(number: float, least: int) -> list[float]:
    """Smaller numbers to try: the two lowest that are allowed, and the next one below."""
    return sorted(each for each in {least, least + 1, number - 1} if least <= each < number)


# For common mistakes.
KNOWN: Final = (
    Probe({"S": {}, "G": {}}, "S", "G", {}),  # the start has no edges
    Probe({"S": {}}, "S", "S", {}),
    Probe({"S": {"G": 1}, "G": {}}, "S", "G", {}, limit=1),  # the goal is exactly at the limit
    # C is generated again, at a greater cost, while its cheaper node is in the frontier and needed.
    Probe({"S": {"A": 1, "B": 1}, "A": {"C": 1}, "B": {"C": 9}, "C": {"G": 1}, "G": {}}, "S", "G", {}),
)


@cache
def probes() -> tuple[Probe, ...]:
    """All probes, the smallest first."""
    chance = Random(SEED)
    return tuple(sorted([*KNOWN, *(_made(chance) for _ in range(MADE))], key=lambda probe: probe.size))


def _made(chance: Random) -> Probe:
    """A random graph, which may have self-loops, cycles and unreachable vertices; the start may be the goal."""
    names = list(NAMES[: chance.choice((2, 3, 3, 4, 4, 5, 5, 6, 6))])
    share = chance.choice(DENSITIES) / len(names)
    pairs = [(a, b) for a in names for b in names if chance.random() < (share / 3 if a == b else share)]
    chance.shuffle(pairs)
    flat = chance.random() < 0.3
    edges: dict[str, dict[str, float]] = {name: {} for name in names}
    for a, b in pairs:
        edges[a][b] = 1 if flat else chance.choice(COSTS)
    start, goal = chance.choice(names), chance.choice(names)
    if start == goal and chance.random() < 0.8:
        goal = chance.choice([name for name in names if name != start])
    return Probe(edges, start, goal, _estimates(chance, edges, goal), chance.choice(LIMITS))


def _estimates(chance: Random, edges: Mapping[str, Mapping[str, float]], goal: str) -> dict[str, float]:
    """No h values, the true distances or half of them (consistent), or random numbers (often inconsistent)."""
    kind = chance.choice(("none", "true", "share", "chance", "chance", "chance"))
    if kind == "none":
        return {}
    if kind == "chance":
        return {name: 0 if name == goal else chance.choice((0, 1, 2, 3, 4, 6, 9)) for name in edges}
    true = distances_to(goal, edges)
    return {name: value if kind == "true" else value // 2 for name, value in true.items()}


def distances_to(goal: str, edges: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """The lowest path cost to the goal from each vertex that has a path, by relaxing every edge repeatedly."""
    distances: dict[str, float] = {goal: 0}
    for _ in edges:
        for a, targets in edges.items():
            for b, cost in targets.items():
                if b in distances and distances[b] + cost < distances.get(a, distances[b] + cost + 1):
                    distances[a] = distances[b] + cost
    return distances


def as_options(probe: Probe, setup: Setup, written: Any) -> dict[str, Any]:
    """The search options for the page. `written`: converts plain data to JSON text."""
    graph = {"edges": {a: dict(targets) for a, targets in probe.edges.items()}, "h": dict(probe.h)}
    own = {name: setup.values[name] for name in setup.algorithm.options}
    if "limit" in own:
        own["limit"] = str(probe.limit)
    if setup.algorithm.uses_h:
        own["heuristic"] = "table"
    return {
        **own, "problem": "graph", "algorithm": setup.algorithm.id, "graph": written(graph), "start": probe.start,
        "goal": probe.goal,
    }  # fmt: skip
