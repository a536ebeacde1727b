"""Depth-limited search and iterative deepening, for all rules: by recursion or over a stack (rules.py)."""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from searchlight.algorithms.path_search import is_cycle
from searchlight.events import (
    CUTOFF,
    CYCLE,
    EXPAND,
    FOUND,
    GENERATE,
    GOAL,
    ITERATION,
    STALE,
    Outcome,
    Search,
    Solution,
    Unsolved,
)
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.causes.frontiers import Guide, frontier_for
from searchlight.tracing.explain.frontier_search import children_of, undoes
from searchlight.tracing.explain.rules import FREE, Rules

REFUSALS: Final[dict[str, Callable[[Node], bool]]] = {"path-refused": is_cycle, "undoing-refused": undoes}
Depths: TypeAlias = dict[Any, int]  # the smallest depth at which each state was visited


def limits(rules: Rules, last: int) -> Iterable[int]:
    """The limits of the iterations."""
    if rules.limits in ("doubled", "zero-doubled"):
        powers = [1 << power for power in range(last.bit_length()) if 1 << power <= last]
        return [0, *powers] if rules.limits == "zero-doubled" else powers
    return range(1 if rules.limits == "one" else 0, last + (rules.limits != "short"), 1 + (rules.limits == "even"))


def deepening_search(problem: AnyProblem, rules: Rules, limit: int, guide: Guide | None = None) -> Search:
    """Depth-limited search with growing limits, until the result is not a cutoff."""
    visited: Depths = {}
    for depth in limits(rules, limit):
        yield ITERATION, depth
        if not rules.repeats.startswith("visited-ever"):
            visited = {}
        result: Outcome = yield limited_search(problem, rules, depth, visited, guide)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def limited_search(
    problem: AnyProblem, rules: Rules, limit: int, visited: Depths | None = None, guide: Guide | None = None
) -> Search:
    """One iteration."""
    root = Node(problem.initial)
    if rules.test == "made" and problem.is_goal(root.state):
        yield FOUND, root
        return Solution(root)
    pass_ = Pass(problem, rules, limit, {} if visited is None else visited, guide)
    yield GENERATE, root
    result: Outcome = yield pass_.recurse(root) if rules.order == "recursion" else pass_.loop(root)
    return result


class Pass:
    """One depth-limited search in progress."""

    def __init__(self, problem: AnyProblem, rules: Rules, limit: int, visited: Depths, guide: Guide | None) -> None:
        self.problem, self.rules, self.visited, self.guide = problem, rules, visited, guide
        self.deepest = limit + {"above": -1, "below": 1}.get(rules.depth, 0)

    def recurse(self, node: Node) -> Search:
        """Generate each child after searching the subtree of the previous child."""
        kind, outcome = self._met(node)
        yield kind, node
        if outcome is not None:
            return outcome
        cutoff_occurred = False
        children = children_of(self.problem, node, self.rules)
        if self.guide and self.rules.children == FREE:
            is_goal, ignored = self.problem.is_goal, self.rules.test == "ignored"
            children = self.guide.in_order(list(children), lambda state: is_goal(state) != ignored)
        for child in children:
            kind = self._born(child)
            yield kind, child
            if kind == FOUND:
                return Solution(child)
            if kind == CYCLE:
                continue
            result: Outcome = yield self.recurse(child)
            if self.rules.ends == "only-child":
                return result
            if result is Unsolved.CUTOFF:
                cutoff_occurred = self.rules.ends != "cutoff-lost"
            elif result is not Unsolved.FAILURE:
                return result
        return Unsolved.CUTOFF if cutoff_occurred else Unsolved.FAILURE

    def loop(self, root: Node) -> Search:
        """Generate all children of a node together; the last one is removed first."""
        frontier = frontier_for(self.rules.but(order="stack"), self.guide, self._seen, self.problem.is_goal)
        frontier.add(root)
        cutoff_occurred = False
        while frontier:
            node = frontier.take()
            kind, outcome = self._met(node)
            yield kind, node
            if isinstance(outcome, Solution):
                return outcome
            cutoff_occurred |= outcome is Unsolved.CUTOFF and self.rules.ends != "cutoff-lost"
            if outcome is not None:
                continue
            for child in children_of(self.problem, node, self.rules):
                kind = self._born(child)
                if kind == GENERATE:
                    frontier.add(child)
                yield kind, child
                if kind == FOUND:
                    return Solution(child)
        return Unsolved.CUTOFF if cutoff_occurred else Unsolved.FAILURE

    def _met(self, node: Node) -> tuple[int, Outcome | None]:
        """The outcome of a removed node, as (event, end); None if it is expanded."""
        at_limit = (0 if self.rules.depth == "uncounted" else node.depth) >= self.deepest
        if self._seen(node):
            return STALE, Unsolved.FAILURE
        if self.rules.repeats.startswith("visited") and not self._is_free(node):
            self.visited[node.state] = node.depth
        tested = self.rules.test == "taken" and not (at_limit and self.rules.depth == "untested")
        if self.rules.test == "ignored" and self.problem.is_goal(node.state):
            return GOAL, Unsolved.FAILURE
        if tested and self.problem.is_goal(node.state):
            return GOAL, Solution(node)
        if at_limit:
            return CUTOFF, Unsolved.CUTOFF
        if self.guide:
            self.guide.at += 1
        return EXPAND, None

    def _is_free(self, node: Node) -> bool:
        """Whether a node is searched regardless of visited states."""
        return node.parent is None and self.rules.repeats == "visited-ever-refused"

    def _seen(self, node: Node) -> bool:
        if self._is_free(node):
            return False
        depth = self.visited.get(node.state)
        deeper_only = self.rules.repeats == "visited-deeper-dropped"
        return depth is not None and (not deeper_only or depth <= node.depth)

    def _born(self, child: Node) -> int:
        """The event for a new child: found, refused as a cycle, or generated."""
        if self.rules.test == "made" and self.problem.is_goal(child.state):
            return FOUND
        refuses = REFUSALS.get(self.rules.repeats)
        return CYCLE if refuses is not None and refuses(child) else GENERATE
