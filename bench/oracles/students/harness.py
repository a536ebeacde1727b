"""What a program does, seen without Searchlight: plain objects that write down what they are asked.

A line `#@ row, column` in a program on a grid says where it is going to look at what lies around. It is a comment to
whoever observes the program; here it is made a call.
"""

import contextlib
import heapq
import io
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final

from bench.oracles.students.cases import LIMIT, Case

MARK: Final = re.compile(r"#@ (.*)")
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
    before = sys.gettrace()
    sys.settrace(_Lines())
    try:
        return run(name, text, case)
    finally:
        sys.settrace(before)


def run(name: str, text: str, case: Case) -> Trace:
    """The same of a program that ends."""
    found = Trace()
    RUN[name.partition("_")[0]](name, text, case, found)
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


def _last(space: dict[str, Any]) -> Any:
    """The last function of a program."""
    return [each for each in space.values() if hasattr(each, "__code__")][-1]


def _problem(name: str, text: str, case: Case, found: Trace) -> None:
    search = _last(_space(text))
    given = [_Problem(case, found), lambda state, problem: case.h[state]]
    found.returned = search(*given[: search.__code__.co_argcount])


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
    found.returned = _last(_space(text))(_Graph(case, found), case.start, case.goal)


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


def _grid(name: str, text: str, case: Case, found: Trace) -> None:
    """The last function of a grid or a maze is called, with what its parameters ask for."""
    found.generated = None
    space = _space(MARK.sub(r"__stand__(\1)", text), __stand__=lambda row, column: found.expand((column, row)))
    called = space[re.findall(r"^def (\w+)\((?:grid|maze)", text, re.MULTILINE)[-1]]
    far = [[abs(row - case.goal[0]) + abs(column - case.goal[1]) for column in range(len(case.grid[0]))]
           for row in range(len(case.grid))]  # fmt: skip
    start, goal = list(case.start), list(case.goal)
    given = {"init": start, "start": start, "goal": goal, "end": goal, "cost": 1, "heuristic": far}
    wanted = called.__code__.co_varnames[1 : called.__code__.co_argcount]
    found.returned = called([list(row) for row in case.grid], *(given[name] for name in wanted))


RUN: Final = {
    "problem": _problem, "graph": _graph, "functions": _functions, "script": _script, "class": _class, "grid": _grid,
}  # fmt: skip


class _Stack(list[Any]):
    push = list.append

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self


class _Queue(_Stack):
    def pop(self) -> Any:  # type: ignore[override]  # the course's has no place
        return super().pop(0)


class _PriorityQueue(_Stack):
    made = 0

    def push(self, item: Any, priority: Any) -> None:  # type: ignore[override]
        self.made += 1
        heapq.heappush(self, (priority, self.made, item))

    def pop(self) -> Any:  # type: ignore[override]
        return heapq.heappop(self)[2]
