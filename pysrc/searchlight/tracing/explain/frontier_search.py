"""The search over a frontier, for all rules: the loop of the book with each decision looked up (rules.py)."""

from collections.abc import Callable, Generator, Iterable, Iterator
from math import inf
from typing import Any, Final, TypeAlias

from searchlight.algorithms.path_search import is_cycle
from searchlight.events import (
    CUTOFF,
    CYCLE,
    DUPLICATE,
    EXPAND,
    FOUND,
    GENERATE,
    GOAL,
    STALE,
    SUPERSEDED,
    Event,
    Outcome,
    Search,
    Solution,
    Unsolved,
)
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.causes.frontiers import Guide, frontier_for
from searchlight.tracing.explain.rules import Rules

ON_THE_WAY: Final = ("path-refused", "undoing-refused")
DEEPER: Final = "visited-deeper-dropped"
VISITED_DROPPED: Final = ("visited-dropped", "visited-both", "visited-ever-dropped", "visited-ever-refused")
DROPPED_IF_WORSE: Final = ("worse-refused", "worse-visited-refused")
BEST_OF_STATE: Final = (*DROPPED_IF_WORSE, "worse-kept", "equal-enters")


def step(node: Node) -> float:
    """The cost of the last action."""
    return node.g - node.parent.g if node.parent else 0


# The cost by which a search compares two nodes of a state, by its order.
COSTS: Final[dict[str, Callable[[Node], float]]] = {
    "g": lambda node: node.g,
    **dict.fromkeys(("depth", "depth-f"), lambda node: node.depth),
    **dict.fromkeys(("step", "step-f"), step),
    "summed-f": lambda node: node.priority - node.h,
}


class Reached:
    """The memory of a search: the removed states, and the best node of each generated state."""

    def __init__(self, root: Node, rules: Rules) -> None:
        self.repeats, self.start = rules.repeats, root.state
        self.visited: set[Any] = set()
        self.best: dict[Any, Node] = {root.state: root}
        self.cost = COSTS["depth" if self.repeats == DEEPER else rules.order if rules.order in COSTS else "g"]
        self.costs: dict[Any, float] = {}  # of each state at its last expansion

    def visit(self, node: Node) -> None:
        """Note that a node was removed, and not discarded."""
        if not self._is_free(node):
            self.visited.add(node.state)
            self.costs[node.state] = self.cost(node)

    def refuses(self, child: Node) -> bool:
        """Whether a child does not enter the frontier."""
        if self.repeats == "path-refused":
            return is_cycle(child)
        if self.repeats == "undoing-refused":
            return undoes(child)
        if self.repeats == "start-refused":
            return bool(child.state == self.start)
        older = self.best.get(child.state)
        if self.repeats == "reached-refused":
            return older is not None
        visited = child.state in self.visited
        if self.repeats in BEST_OF_STATE:
            worse = older is not None and self._is_worse(child, older)
            return worse or (visited and self.repeats == "worse-visited-refused")
        return visited and self.repeats in ("visited-refused", "visited-both")

    def _is_worse(self, child: Node, older: Node) -> bool:
        """Whether the best node of its state keeps a child out of the frontier."""
        if self.repeats == "equal-enters":
            return self.cost(older) < self.cost(child)
        return self.cost(older) <= self.cost(child)

    def drops(self, node: Node) -> bool:
        """Whether a removed entry is discarded."""
        if self.repeats in DROPPED_IF_WORSE:
            return node is not self.best[node.state]
        if self.repeats == "equal-enters":
            return self.cost(node) > self.cost(self.best[node.state])
        if self.repeats in ("visited-worse-dropped", DEEPER):
            return node.state in self.costs and self.costs[node.state] <= self.cost(node)
        return self.repeats in VISITED_DROPPED and node.state in self.visited and not self._is_free(node)

    def _is_free(self, node: Node) -> bool:
        """Whether a node is searched regardless of visited states."""
        return node.parent is None and self.repeats == "visited-ever-refused"

    def enter(self, child: Node) -> None:
        """Note that a child enters the frontier."""
        older = self.best.get(child.state)
        if older is None or self.cost(child) < self.cost(older):
            self.best[child.state] = child

    def supersedes(self, child: Node) -> bool:
        """Whether a child that just entered supersedes a waiting entry; an expanded state is reopened instead."""
        if self.repeats not in DROPPED_IF_WORSE:
            return False
        waiting = child.state not in self.visited
        self.visited.discard(child.state)
        return waiting


def undoes(child: Node) -> bool:
    """Whether the node leads back to the state before its parent."""
    before = child.parent.parent if child.parent else None
    return before is not None and before.state == child.state


Evaluation: TypeAlias = Callable[[Node], float]

USES_H: Final = ("f", "weighted", "h", "depth-f", "step-f", "parent-f", "parent-h", "double-f", "summed-f")
USED: Final = {"all-but-first": slice(1, None), "all-but-last": slice(None, -1), "first": slice(0, 1)}


def frontier_search(problem: AnyProblem, rules: Rules, weight: float = 1, guide: Guide | None = None) -> Search:
    """Search over a frontier by these rules; `guide` is required if they leave anything open."""
    valued = valuation(problem, rules, weight)
    root = valued(Node(problem.initial))
    if rules.test == "made" and problem.is_goal(root.state):
        yield FOUND, root
        return Solution(root)
    outcome: Outcome = yield Loop(problem, rules, guide, root, valued).search()
    return outcome


class Loop:
    """One search in progress, perhaps to a limit of the depth.

    `passed`: the first goal that was expanded, where the test comes after that; `cutoff`: whether the limit mattered.
    """

    def __init__(
        self, problem: AnyProblem, rules: Rules, guide: Guide | None, root: Node,
        valued: Callable[[Node], Node] = lambda node: node, limit: float = inf, reached: Reached | None = None,
    ) -> None:  # fmt: skip
        self.problem, self.rules, self.guide, self.root, self.valued = problem, rules, guide, root, valued
        self.reached = reached or Reached(root, rules)
        self.deepest = limit + {"above": -1, "below": 1}.get(rules.depth, 0)
        self.passed: Node | None = None
        self.cutoff = False
        self.refusal = CYCLE if rules.repeats in ON_THE_WAY else DUPLICATE
        ends = problem.is_goal if rules.test == "taken" else lambda _: False
        self.frontier = frontier_for(rules, guide, self._passes_over, ends)

    def _passes_over(self, node: Node) -> bool:
        return self.reached.drops(node) or (self.rules.test == "ignored" and self.problem.is_goal(node.state))

    def search(self) -> Search:
        self.frontier.add(self.root)
        yield GENERATE, self.root
        while self.frontier:
            node = self.frontier.take()
            kind, outcome = self._met(node)
            if kind is not None:
                yield kind, node
            if kind == EXPAND:
                outcome = yield from self._expand(node)
            if outcome is not None:
                return outcome
        if self.cutoff:
            return Unsolved.CUTOFF
        return Unsolved.FAILURE if self.passed is None else Solution(self.passed)

    def _met(self, node: Node) -> tuple[int | None, Outcome | None]:
        """The event and the end of the search, if any, at a removed node."""
        rules = self.rules
        if self.reached.drops(node):
            return STALE, Unsolved.FAILURE if rules.ends == "first-repeat" else None
        self.reached.visit(node)
        at_limit = (0 if rules.depth == "uncounted" else node.depth) >= self.deepest
        tested = rules.test == "taken" and not (at_limit and rules.depth == "untested")
        if tested and self.problem.is_goal(node.state):
            return GOAL, Solution(node)
        if rules.ends == "first-tested":
            return None, Unsolved.FAILURE
        if rules.test == "ignored" and self.problem.is_goal(node.state):
            return GOAL, None
        if at_limit:
            self.cutoff = rules.ends != "cutoff-lost"
            return CUTOFF, None
        if self.guide:
            self.guide.at += 1
        return EXPAND, None

    def _expand(self, node: Node) -> Generator[Event, Any, Outcome | None]:
        """Generate the children; returns how the search ends, if it does."""
        rules, problem = self.rules, self.problem
        for child in map(self.valued, children_of(problem, node, rules)):
            if rules.test == "made" and problem.is_goal(child.state):
                yield FOUND, child
                return Solution(child)
            if self.reached.refuses(child):
                yield self.refusal, child
            else:
                yield from self._enter(child)
                if rules.used == "first-new":
                    break
            if rules.ends == "first-child":
                return Unsolved.FAILURE
        if rules.test in ("expanded", "never") and problem.is_goal(node.state):
            self.passed = self.passed or node
        if self.passed and rules.test == "expanded":
            return Solution(self.passed)
        return Unsolved.FAILURE if rules.ends == "first-expanded" else None

    def _enter(self, child: Node) -> Iterator[Event]:
        older = self.reached.best.get(child.state)
        self.reached.enter(child)
        self.frontier.add(child)
        yield GENERATE, child
        if older and self.reached.supersedes(child):
            yield SUPERSEDED, older


def valuation(problem: AnyProblem, rules: Rules, weight: float) -> Callable[[Node], Node]:
    """A function that sets the node's values, sorted so that the lowest is removed first."""
    f, uses_h = evaluation(rules.order, weight), rules.order in USES_H
    sign = -1 if rules.served == "most" else 1

    def valued(node: Node) -> Node:
        if uses_h:
            node.h = problem.h(node.state)
        node.priority = sign * f(node)
        return node

    return valued


def evaluation(order: str, weight: float) -> Evaluation:
    """The priority in a frontier of this order; 0 for a queue and a stack."""
    by_order: dict[str, Evaluation] = {
        "f": lambda node: node.g + node.h,
        "weighted": lambda node: node.g + weight * node.h,
        "g": lambda node: node.g,
        "h": lambda node: node.h,
        **dict.fromkeys(("depth", "layer"), lambda node: node.depth),
        "depth-f": lambda node: node.depth + node.h,
        "step": step,
        "step-f": lambda node: step(node) + node.h,
        "parent-f": lambda node: node.g + (node.parent or node).h,
        "parent-g": lambda node: (node.parent or node).g,
        "parent-h": lambda node: (node.parent or node).h,
        "double-f": lambda node: node.g + 2 * node.h,
        "summed-f": lambda node: (node.parent.priority + step(node) if node.parent else 0) + node.h,
    }
    return by_order.get(order, lambda _: 0)


def children_of(problem: AnyProblem, node: Node, rules: Rules) -> Iterable[Node]:
    """The children in the order in which these rules make them."""
    children: Iterable[Node] = expand(problem, node)
    if rules.used in USED:
        children = list(children)[USED[rules.used]]
    return reversed(list(children)) if rules.children == "reversed" else children
