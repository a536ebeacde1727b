"""A program that was put together of lines, run with containers and nodes of the checker's own.

What it does is noted as what the naive searches of _textbook.py do. A program that does not end is stopped by the
number of lines that it executes.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from math import inf
from random import Random
from types import FrameType, ModuleType
from typing import Any, Final

from bench.oracles._textbook import naive, written

MOST_LINES = 12_000
LONGEST = 300  # expansions, after which a search is given up
FILE = "<lines>"
NAMES: Final = (  # of algorithms, with the options that differ from the usual ones
    "breadth-first", "breadth-first-paths", "depth-first", "depth-first-paths", "depth-limited", "iterative-deepening",
    "iterative-deepening-visited", "iterative-deepening-optimal", "uniform-cost", "greedy", "greedy tie=lifo", "astar",
    "astar tie=low-h", "astar tie=high-g", "astar tie=state", "astar reopen=false", "weighted-astar",
    "weighted-astar reopen=false", "ida-star",
)  # fmt: skip


def options(name: str) -> dict[str, str]:
    """What one of NAMES stands for, as the command line takes it."""
    algorithm, *others = name.split()
    return {"algorithm": algorithm, **dict(each.split("=", 1) for each in others)}


class TooLong(Exception):  # noqa: N818 - no error: such a search is left out
    """The search is longer than what is looked at here."""


class Graph:
    """A problem of its own: for programs of lines, for naive searches. `edges` in the order of children.

    `expanded`: what a program has expanded; a naive search writes its own journal.
    """

    def __init__(self, edges: Sequence[tuple[str, str, Any]], table: Any, start: str, goal: str) -> None:
        self.edges, self.table, self.initial, self.goal = edges, table, start, goal
        self.costs = {(a, b): cost for a, b, cost in edges}
        self.expanded: list[str] = []

    def actions(self, state: str) -> list[str]:
        return [b for a, b, _ in self.edges if a == state]

    def result(self, _: str, action: str) -> str:
        return action

    def action_cost(self, state: str, action: str, _: str) -> float:
        return float(self.costs[state, action])

    def is_goal(self, state: str) -> bool:
        return state == self.goal

    def h(self, state: str) -> float:
        return float(self.table.get(state, 0))

    def cost(self, path: Sequence[str]) -> float:
        """The sum of its edges."""
        return float(sum(self.costs[edge] for edge in pairwise(path)))


class _Endless(BaseException):
    pass


class _Node:
    def __init__(self, state: str, parent: Any = None, action: Any = None, g: float = 0) -> None:
        self.state, self.parent, self.action, self.g, self.h, self.f = state, parent, action, g, 0.0, 0.0
        self.way: tuple[str, ...] = (*parent.way, state) if parent else (state,)
        self.depth = len(self.way) - 1


class _Line:
    """Queue and stack: what is added last is taken last, or first."""

    last = False

    def __init__(self, nodes: Iterable[_Node] = ()) -> None:
        self.nodes = list(nodes)

    def __iadd__(self, nodes: Iterable[_Node]) -> "_Line":
        self.nodes += nodes
        return self

    def __len__(self) -> int:
        return len(self.nodes)

    def add(self, node: _Node) -> None:
        self.nodes.append(node)

    def take(self) -> _Node:
        return self.nodes.pop(-1 if self.last else 0)


class _Last(_Line):
    last = True


class _Heap(_Line):
    """The lowest f first; `tie` orders equals, then their age does."""

    def tie(self, node: _Node, age: int) -> Any:
        return age

    def __init__(self) -> None:
        self.heap: list[tuple[float, Any, int, _Node]] = []
        self.numbers = count()

    def __len__(self) -> int:
        return len(self.heap)

    def add(self, node: _Node) -> None:
        if node.f < inf:
            age = next(self.numbers)
            heappush(self.heap, (node.f, self.tie(node, age), age, node))

    def take(self) -> _Node:
        return heappop(self.heap)[3]


def _heap(tie: Callable[[_Node, int], Any]) -> type[_Heap]:
    return type("_TieHeap", (_Heap,), {"tie": lambda _, node, age: tie(node, age)})


def _children(graph: Graph, node: _Node) -> Iterator[_Node]:
    graph.expanded.append(node.state)
    if len(graph.expanded) > LONGEST:
        raise TooLong
    for state in graph.actions(node.state):
        yield _Node(state, node, state, node.g + graph.cost((node.state, state)))


def _root(graph: Graph) -> _Node:
    root = _Node(graph.initial)
    root.h = graph.h(root.state)
    return root


def _onward(graph: Graph, node: _Node) -> Any:
    """The children with their h, without the state that the node comes from."""
    for child in _children(graph, node):
        if child.state not in node.way[-2:-1]:
            child.h = graph.h(child.state)
            yield child


def _better(child: _Node, best: dict[str, _Node], done: set[str]) -> bool:
    return child.state not in done and (child.state not in best or child.g < best[child.state].g)


class _Found:
    def __init__(self, node: _Node) -> None:
        self.way = node.way


class _Ends:
    FAILURE, CUTOFF = "failure", "cutoff"


LECTURE = ModuleType("lecture")
vars(LECTURE).update(
    Node=_Node, Queue=_Line, Stack=_Last, PriorityQueue=_Heap, expand=_children, Solution=_Found, Unsolved=_Ends,
    is_cycle=lambda node: node.state in node.way[:-1], root_of=_root, children=_onward, better=_better,
    Depths=lambda: defaultdict(lambda: inf),
    LifoPriorityQueue=_heap(lambda node, age: -age), LowHPriorityQueue=_heap(lambda node, age: node.h),
    HighGPriorityQueue=_heap(lambda node, age: -node.g), StatePriorityQueue=_heap(lambda node, age: node.state),
)  # fmt: skip


def done(code: Any, function: str, graph: Graph, limit: int) -> tuple[list[str], Any]:
    """The states that a compiled program expands, and how it ends: a path, what it returns, or "error" or "endless"."""
    left = MOST_LINES

    def counted(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != FILE:
            return None
        left -= 1
        if left < 0:
            raise _Endless
        return counted

    graph.expanded.clear()
    kept, tracing = sys.modules.get("lecture"), sys.gettrace()
    sys.modules["lecture"] = LECTURE
    try:
        sys.settrace(counted)
        namespace: dict[str, Any] = {"__name__": "program"}
        exec(code, namespace)
        called = namespace[function]
        arguments = (graph, limit)[: called.__code__.co_argcount]
        end = called(*arguments)
        end = end.way if isinstance(end, _Found) else end if end in ("failure", "cutoff") else ("returned", repr(end))
    except (_Endless, RecursionError, TooLong):
        end = "endless"
    except Exception as error:
        end = ("error", type(error).__name__)
    finally:
        sys.settrace(tracing)
        if kept is None:
            del sys.modules["lecture"]
        else:
            sys.modules["lecture"] = kept
    return list(graph.expanded), end


def by_the_book(name: str, graph: Graph, limit: int) -> tuple[list[str], Any] | None:
    """What one of NAMES does in a graph, as `done` tells it; None: it is too long."""
    algorithm, values = name.split()[0], {"tie": "fifo", "weight": 1.5, "limit": limit, **options(name)}
    values["reopen"] = values.get("reopen") != "false"
    try:
        journal = written(naive(graph, algorithm, values).search, LONGEST, None)
    except RecursionError:
        return None
    expanded = [entry.node.state for entry in journal.entries if entry.what == "expanded"]
    path = tuple(node.state for node in journal.path)
    return (expanded, path or journal.outcome) if journal.outcome else None


def graphs(chance: Random, many: int) -> list[tuple[Graph, int]]:
    """Graphs of two to six vertices, each with a limit; costs and estimates of several kinds, among them 0."""
    return [(_graph(chance), chance.randrange(5)) for _ in range(many)]


def _graph(chance: Random) -> Graph:
    names = list("PQRSTU"[: chance.randint(2, 6)])
    every = [(a, b) for a in names for b in names]
    chosen = chance.sample(every, min(len(every), chance.randint(0, 2 * len(names) + 2)))
    dear = chance.choice((1, 2, 4, 12))
    least = chance.choice((0, 1, 1, 1))
    edges = [(a, b, float(chance.randint(least, max(least, dear)))) for a, b in chosen]
    high = chance.choice((0, 1, 3, 8))
    h = {name: float(chance.randint(0, high)) for name in names}
    start, goal = chance.choice(names), chance.choice(names)
    h[goal] = 0.0
    return Graph(edges, h, start, goal)
