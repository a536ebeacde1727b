"""The one list of problems, algorithms, heuristics and options: command line, page, help and links are made from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from searchlight import errors
from searchlight.algorithms import best_first, depth_limited, iterative_deepening_visited
from searchlight.errors import BadInput, Caveat
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import OPTIONS, Values
from searchlight.problem import AnyProblem
from searchlight.problems import typed
from searchlight.problems.typed import Typed


@dataclass(frozen=True)
class ProblemEntry:
    """A problem: how it is read, which heuristics fit it (the first is the default) and what it is by default."""

    id: str
    label: str
    summary: str
    read: Callable[[Typed], None]
    heuristics: tuple[str, ...]
    options: tuple[str, ...]  # beside start and goal
    defaults: Values
    shape: Mapping[str, Any]

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "states": dict(self.shape),
            "heuristics": list(self.heuristics), "heuristic": self.heuristics[0], "options": ["start", "goal", *self.options],
            "start": self.defaults["start"], "goal": self.defaults["goal"],
        }  # fmt: skip


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm: how it is started, which functions are its source, and what a viewer must know of it.

    key: what orders its frontier, "f", "g" or "h"; None for a stack, a queue and a recursion.
    visited: which nodes stand in the list of visited states: those "expanded", those "taken-off", or "none".
    visited_name: its own word for that list. stale_when_visited: an entry is stale once its state was visited.
    """

    id: str
    label: str
    summary: str
    start: Callable[[AnyProblem, Values], Search]
    source: Callable[[Values], tuple[Callable[..., Search], ...]]
    options: tuple[str, ...] = ()
    uses_h: bool = False
    recursive: bool = False
    key: str | None = None
    tie: str = "fifo"  # where it is not an option
    stale_when_visited: bool = False
    visited: str = "none"
    visited_name: str | None = None

    def traits(self, values: Values) -> dict[str, Any]:
        """What a viewer must know, in plain data."""
        return {
            "recursive": self.recursive, "tie": values["tie"] if "tie" in self.options else self.tie,
            "stale_when_visited": self.stale_when_visited, "visited": self.visited, "visited_name": self.visited_name,
            "uses_h": self.uses_h, "key": self.key,
        }  # fmt: skip

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "options": list(self.options), "key": self.key,
            "uses_h": self.uses_h, "recursive": self.recursive, "visited_name": self.visited_name,
        }  # fmt: skip


@dataclass(frozen=True)
class HeuristicEntry:
    id: str
    label: str
    summary: str


def _astar(problem: AnyProblem, values: Values) -> Search:
    search = best_first.astar_search if values["reopen"] else best_first.astar_search_without_reopening
    return search(problem, TIES[values["tie"]]())


def _astar_source(values: Values) -> tuple[Callable[..., Search], ...]:
    if values["reopen"]:
        return best_first.astar_search, best_first.best_first_search
    return best_first.astar_search_without_reopening, best_first.best_first_search_without_reopening


PROBLEMS = {
    entry.id: entry
    for entry in (
        ProblemEntry(
            "eight-puzzle", "Eight-puzzle", "Eight tiles and a blank on nine cells; a move slides a tile into the blank.",
            read=partial(typed.sliding_puzzle, rows=3, columns=3), heuristics=("manhattan", "misplaced", "zero"),
            options=("order",), defaults={"start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8"},
            shape={"kind": "board", "rows": 3, "columns": 3},
        ),
        ProblemEntry(
            "graph", "Graph", "Nodes by name and what the edges between them cost: the road map of Romania, or your own.",
            read=typed.graph_problem, heuristics=("table", "zero"), options=("graph",),
            defaults={"graph": "romania", "start": "Arad", "goal": "Bucharest"}, shape={"kind": "text"},
        ),
    )
}  # fmt: skip

ALGORITHMS = {
    entry.id: entry
    for entry in (
        AlgorithmEntry(
            "astar", "A*", "Expands the node with the least f = g + h; optimal if h never overestimates.",
            start=_astar, source=_astar_source, options=("tie", "reopen"), uses_h=True, key="f",
            visited="expanded", visited_name="closed",
        ),
        AlgorithmEntry(
            "uniform-cost", "Uniform-cost search", "Expands the node with the least path cost g; optimal.",
            start=lambda problem, values: best_first.uniform_cost_search(problem),
            source=lambda values: (best_first.uniform_cost_search,), key="g", stale_when_visited=True,
            visited="taken-off", visited_name="visited",
        ),
        AlgorithmEntry(
            "depth-limited", "Depth-limited search", "Depth-first down to a limit, recursive; remembers only its own path.",
            start=lambda problem, values: depth_limited.depth_limited_search(problem, values["limit"]),
            source=lambda values: (depth_limited.depth_limited_search, depth_limited.recursive_dls),
            options=("limit",), recursive=True, tie="lifo",
        ),
        AlgorithmEntry(
            "iterative-deepening", "Iterative deepening", "Depth-limited search with limits 0, 1, 2, …; optimal where every action costs the same.",
            start=lambda problem, values: depth_limited.iterative_deepening_search(problem, values["limit"]),
            source=lambda values: (
                depth_limited.iterative_deepening_search, depth_limited.depth_limited_search, depth_limited.recursive_dls,
            ),
            options=("limit",), recursive=True, tie="lifo",
        ),
        AlgorithmEntry(
            "iterative-deepening-visited", "Iterative deepening with visited states",
            "A stack and a visited set per iteration. Not optimal: a state visited first on a detour hides what lies below it.",
            start=lambda problem, values: iterative_deepening_visited.iterative_deepening_search_visited(problem, values["limit"]),
            source=lambda values: (
                iterative_deepening_visited.iterative_deepening_search_visited,
                iterative_deepening_visited.depth_limited_search_visited,
            ),
            options=("limit",), tie="lifo", stale_when_visited=True, visited="taken-off", visited_name="visited",
        ),
    )
}  # fmt: skip

HEURISTICS = {
    entry.id: entry
    for entry in (
        HeuristicEntry("manhattan", "Manhattan distance", "rows and columns from each tile to its place, added up"),
        HeuristicEntry("misplaced", "Misplaced tiles", "how many tiles are not in their place"),
        HeuristicEntry("table", "Given values", "the graph's own h; for Romania the straight-line distance to Bucharest"),
        HeuristicEntry("zero", "Zero", "no estimate"),
    )
}

CHOICES = ("problem", "algorithm", "heuristic")


@dataclass(frozen=True)
class Setup:
    """A search that can be started: the problem, the algorithm, and all options as they will be used."""

    problem: AnyProblem
    algorithm: AlgorithmEntry
    values: Values
    caveats: tuple[Caveat, ...]

    def search(self) -> Search:
        return self.algorithm.start(self.problem, self.values)


def read(given: Values) -> Setup | list[BadInput]:
    """A search from what a person typed, or everything that is wrong with it. An empty value counts as not given.

    Options that the problem or the algorithm does not take must be right, but have no effect.
    """
    given = {name: value for name, value in given.items() if value is not None and value != ""}
    problem = PROBLEMS.get(str(given.get("problem", "eight-puzzle")))
    algorithm = ALGORITHMS.get(str(given.get("algorithm", "astar")))
    complaints: list[BadInput] = [errors.unknown_option(name, (*CHOICES, *OPTIONS)) for name in given if name not in (*CHOICES, *OPTIONS)]
    if problem is None:
        complaints.append(errors.not_one_of("problem", given["problem"], PROBLEMS))
    if algorithm is None:
        complaints.append(errors.not_one_of("algorithm", given["algorithm"], ALGORITHMS))
    if problem is None or algorithm is None:
        return complaints
    values = {"problem": problem.id, "algorithm": algorithm.id, "heuristic": given.get("heuristic", problem.heuristics[0])}
    if values["heuristic"] not in HEURISTICS:
        complaints.append(errors.not_one_of("heuristic", values["heuristic"], problem.heuristics))
    elif values["heuristic"] not in problem.heuristics:
        complaints.append(errors.wrong_heuristic(values["heuristic"], problem.label, problem.heuristics))
    own_graph = problem.id == "graph" and "graph" in given
    defaults = {} if own_graph else problem.defaults
    setup = Typed(values, errors=complaints)
    for name, option in OPTIONS.items():
        values[name] = defaults.get(name, option.default)
        if name in given:
            values[name] = setup.ask(option.read, given[name])
    if not complaints:
        problem.read(setup)
    if setup.problem is None or complaints:
        return complaints
    return Setup(setup.problem, algorithm, values, tuple(setup.caveats))


def as_text(problem: AnyProblem, state: Any) -> str:
    """A state as the option `start` takes it."""
    plain = problem.plain(state)
    return plain if isinstance(plain, str) else ",".join(map(str, plain))


def as_plain_data() -> dict[str, Any]:
    """The whole catalog as `searchlight list --json` prints it."""
    return {
        "problems": [entry.as_plain_data() for entry in PROBLEMS.values()],
        "algorithms": [entry.as_plain_data() for entry in ALGORITHMS.values()],
        "heuristics": [vars(entry) for entry in HEURISTICS.values()],
        "options": [option.as_plain_data() for option in OPTIONS.values()],
    }
