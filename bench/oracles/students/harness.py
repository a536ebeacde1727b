"""What a program does, seen without Searchlight: plain objects that write down what they are asked."""

import contextlib
import heapq
import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final

from bench.oracles.students.cases import LIMIT, Case
from bench.oracles.students.mazes import MARK

MOST: Final = 20_000  # expansions: a wrong version may never end
MOST_LINES: Final = 1_000_000  # that are carried out, for the same reason


class EnoughError(Exception):
    """The program has expanded too much."""


@dataclass
class Trace:
    """`generated` and `tested` None: this program cannot be seen to make or to test anything."""

    expanded: list[Any] = field(default_factory=list)
    generated: int | None = 0
    tested: list[Any] = field(default_factory=list)
    returned: Any = None

    def expand(self, state: Any) -> None:
        if len(self.expanded) >= MOST:
            raise EnoughError
        self.expanded.append(state)

    def make(self, count: int = 1) -> None:
        assert self.generated is not None
        self.generated += count

    def test(self, state: Any, goal: Any) -> bool:
        self.tested.append(state)
        return bool(state == goal)


def trace(name: str, text: str, case: Case) -> Trace:
    """Runs one of the programs. Raises EnoughError, and whatever it raises."""
    found, before = Trace(), sys.gettrace()
    sys.settrace(_Lines())
    try:
        RUN[name.partition("_")[0]](name, text, case, found)
    finally:
        sys.settrace(before)
    return found


class _Lines:
    """Ends a program that goes on without asking anything."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, frame: Any, event: str, _: Any) -> "_Lines":
        self.count += 1
        if self.count > MOST_LINES:
            raise EnoughError
        return self


def _space(text: str, **names: Any) -> dict[str, Any]:
    util = ModuleType("util")
    util.__dict__.update(Stack=_Stack, Queue=_Queue, PriorityQueue=_PriorityQueue)
    before = sys.modules.get("util")
    sys.modules["util"] = util
    try:
        space = {"__name__": "student", **names}
        exec(text, space)
    finally:
        if before is None:
            del sys.modules["util"]
        else:
            sys.modules["util"] = before
    return space


def _problem(name: str, text: str, case: Case, found: Trace) -> None:
    searches = [each for each in _space(text).values() if callable(each) and hasattr(each, "__code__")]
    given = [_Problem(case, found), lambda state, problem: case.h[state]]
    found.returned = searches[-1](*given[: searches[-1].__code__.co_argcount])


class _Problem:
    def __init__(self, case: Case, found: Trace) -> None:
        self.case, self.found = case, found
        self.initial = case.start

    def actions(self, state: Any) -> list[Any]:
        self.found.expand(state)
        return list(self.case.edges[state])

    def result(self, state: Any, action: Any) -> Any:
        self.found.make()
        return action

    def action_cost(self, state: Any, action: Any, child: Any) -> int:
        return self.case.edges[state][child]

    def is_goal(self, state: Any) -> bool:
        return self.found.test(state, self.case.goal)

    def get_start_state(self) -> Any:
        return self.case.start

    def get_successors(self, state: Any) -> list[tuple[Any, Any, int]]:
        self.found.expand(state)
        self.found.make(len(self.case.edges[state]))
        return [(child, child, cost) for child, cost in self.case.edges[state].items()]

    is_goal_state = isGoalState = is_goal  # noqa: N815 - the course's name
    getStartState, getSuccessors = get_start_state, get_successors  # noqa: N815 - the course's names


def _graph(name: str, text: str, case: Case, found: Trace) -> None:
    searches = [each for each in _space(text).values() if callable(each) and hasattr(each, "__code__")]
    found.returned = searches[-1](_Graph(case, found), case.start, case.goal)


class _Graph(dict[Any, Any]):
    def __init__(self, case: Case, found: Trace) -> None:
        super().__init__({node: _Around(node, others, found) for node, others in case.edges.items()})
        self.case, self.found = case, found

    def get_connected_nodes(self, node: Any) -> list[Any]:
        return list(self[node])

    def get_heuristic(self, node: Any, goal: Any) -> int:
        return self.case.h[node]

    def get_edge(self, node: Any, other: Any) -> Any:
        return type("Edge", (), {"length": self.case.edges[node][other]})


class _Around(dict[Any, int]):
    def __init__(self, node: Any, others: Any, found: Trace) -> None:
        super().__init__(others)
        self.node, self.found = node, found

    def __iter__(self) -> Iterator[Any]:
        self.found.expand(self.node)
        self.found.make(len(self))
        return super().__iter__()


def _functions(name: str, text: str, case: Case, found: Trace) -> None:
    space = _space(text)
    ask = _Problem(case, found)

    def successors(state: Any) -> list[tuple[Any, int]]:
        return [(child, cost) for child, _, cost in ask.get_successors(state)]

    if name == "functions_ucs":
        found.returned = space["uniformCostSearch"](case.start, ask.is_goal, successors)
        return
    goal = case.goal if name.endswith("visited") else ask.is_goal
    found.returned = space["iterativeDeepeningSearch"](case.start, goal, ask.actions, ask.result, LIMIT)


def script_text(text: str, case: Case) -> str:
    """A script with the roads of a case."""
    roads = [f"{one}, {other}, {cost}" for one, others in case.edges.items() for other, cost in others.items()]
    return text.replace("@ROADS@", "\n".join(roads))


def _script(name: str, text: str, case: Case, found: Trace) -> None:
    space = _space(script_text(text, case))
    real: Callable[[Any], list[Any]] = space["get_successors"]

    def get_successors(place: Any) -> list[Any]:
        found.expand(place)
        made = real(place)
        found.make(len(made))
        return made

    space["get_successors"] = get_successors
    with contextlib.redirect_stdout(io.StringIO()):
        found.returned = space["search"](case.start, case.goal)[0]


def _class(name: str, text: str, case: Case, found: Trace) -> None:
    space = _space(text)
    board_class = space["Board"]
    real = board_class.successors

    def successors(board: Any) -> list[Any]:
        found.expand(board.key())
        made: list[Any] = real(board)
        found.make(len(made))
        return made

    board_class.successors = successors
    start = board_class([list(case.start[at : at + 3]) for at in (0, 3, 6)])
    returned = space["bfs"](start)
    found.returned = returned and [tuple(cell for row in rows for cell in row) for rows in returned]


GRID_SEARCHES: Final = {"grid_ucs": "dijkstra", "grid_bfs": "bfs", "grid_astar": "a_star"}


def _grid(name: str, text: str, case: Case, found: Trace) -> None:
    found.generated = None
    space = _space(MARK.sub(r"__stand__(\1)", text), __stand__=lambda row, column: found.expand((column, row)))
    search = space[GRID_SEARCHES[name]]
    found.returned = search([list(row) for row in case.grid], list(case.start), list(case.goal))


RUN: Final = {
    "problem": _problem, "graph": _graph, "functions": _functions, "script": _script, "class": _class, "grid": _grid,
}  # fmt: skip


class _Stack:
    def __init__(self) -> None:
        self.list: list[Any] = []

    def push(self, item: Any) -> None:
        self.list.append(item)

    def pop(self) -> Any:
        return self.list.pop()

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self.list


class _Queue(_Stack):
    def pop(self) -> Any:
        return self.list.pop(0)


class _PriorityQueue(_Stack):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def push(self, item: Any, priority: Any = 0) -> None:
        self.count += 1
        heapq.heappush(self.list, (priority, self.count, item))

    def pop(self) -> Any:
        return heapq.heappop(self.list)[2]
