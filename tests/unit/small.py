"""A small graph, checked by hand, and ways to look at searches on it."""

from collections.abc import Iterator
from typing import Any

from searchlight import events
from searchlight.catalog import ALGORITHMS
from searchlight.events import Drive, Event, Search
from searchlight.options import OPTIONS
from searchlight.problem import AnyProblem, Problem
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.record import Record
from searchlight.run import Run

# S has two ways to B, the longer one cheaper; the same holds for C. h is consistent.
SMALL = Graph(
    edges={"S": {"A": 1, "B": 4}, "A": {"B": 2, "C": 5}, "B": {"C": 1}, "C": {"G": 3}},
    h={"S": 6, "A": 5, "B": 4, "C": 3, "G": 0},
)

# h(A) is too large in comparison with h(B): B is expanded at g = 3 before the cheaper way through A is found.
INCONSISTENT = Graph(
    edges={"S": {"A": 1, "B": 3}, "A": {"B": 1}, "B": {"C": 3}, "C": {"G": 3}},
    h={"S": 0, "A": 6, "B": 0, "C": 0, "G": 0},
)

NAMES = {getattr(events, name): name for name in (
    "GENERATE", "DUPLICATE", "CYCLE", "SUPERSEDED", "EXPAND", "STALE", "CUTOFF", "GOAL", "ITERATION", "END",
    "FOUND", "FORGET", "BACK_UP", "MEET", "VALUE", "CUT",
)}  # fmt: skip


class Chain(Problem[int, int]):
    """0 → 1 → 2 → … → length, one action each; h is how far the goal is."""

    def __init__(self, length: int, goal: int) -> None:
        super().__init__(0, goal)
        self.length = length

    def actions(self, state: int) -> list[int]:
        return [1] if state < self.length else []

    def result(self, state: int, action: int) -> int:
        return state + action

    def h(self, state: int) -> int:
        return abs(self.goal - state)

    def reverse(self) -> "Chain":
        return ChainBackwards(self.goal, 0)


class ChainBackwards(Chain):
    """length → … → 2 → 1 → 0."""

    def __init__(self, length: int, goal: int) -> None:
        super().__init__(length, goal)
        self.initial = length

    def actions(self, state: int) -> list[int]:
        return [1] if state > 0 else []

    def result(self, state: int, action: int) -> int:
        return state - action


ANYWHERE = [name for name, entry in ALGORITHMS.items() if not entry.only]  # the algorithms that search any problem
DEFAULTS = {name: option.default for name, option in OPTIONS.items()}


def problem(graph: Graph = SMALL, start: str = "S", goal: str = "G") -> GraphProblem:
    return GraphProblem(graph, start, goal, "table")


def search(algorithm: str, of: AnyProblem, **options: Any) -> Search:
    """The algorithm of the catalog, started with these options."""
    return ALGORITHMS[algorithm].start(of, DEFAULTS | options)


def recorded(started: Search, **options: Any) -> Run:
    """A run to the end, with a record."""
    run = Run(Drive(started), Record(), **options)
    run.advance()
    return run


def all_events(started: Search) -> Iterator[Event]:
    """Its events, one by one."""
    drive = Drive(started)
    while drive.outcome is None:
        yield from drive.take(1)


def events_of(started: Search) -> list[str]:
    """The events of a search, one line each: "GENERATE B 4"."""
    return [
        f"{NAMES[kind]} {node}" if kind == events.ITERATION else f"{NAMES[kind]} {node.state} {node.g}"
        for kind, node in all_events(started)
    ]


def states(run: Run) -> list[Any]:
    """The states on the path of a run that found a solution."""
    return [node.state for node in run.path()]
