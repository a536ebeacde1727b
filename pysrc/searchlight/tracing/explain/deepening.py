"""Depth-limited search and iterative deepening, for all rules: by recursion or over a stack (rules.py)."""

from collections.abc import Iterable

from searchlight.events import CUTOFF, CYCLE, EXPAND, FOUND, GENERATE, ITERATION, Outcome, Search, Solution, Unsolved
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.causes.frontiers import Guide
from searchlight.tracing.explain.frontier_search import Loop, Reached, children_of
from searchlight.tracing.explain.rules import FREE, Rules


def limits(rules: Rules, last: int) -> Iterable[int]:
    """The limits of the iterations."""
    if rules.limits in ("doubled", "zero-doubled"):
        powers = [1 << power for power in range(last.bit_length()) if 1 << power <= last]
        return [0, *powers] if rules.limits == "zero-doubled" else powers
    return range(1 if rules.limits == "one" else 0, last + (rules.limits != "short"), 1 + (rules.limits == "even"))


def deepening_search(problem: AnyProblem, rules: Rules, limit: int, guide: Guide | None = None) -> Search:
    """Depth-limited search with growing limits, until the result is not a cutoff."""
    reached: Reached | None = None
    for depth in limits(rules, limit):
        yield ITERATION, depth
        if reached is None or not rules.repeats.startswith("visited-ever"):
            reached = Reached(Node(problem.initial), rules)
        result: Outcome = yield limited_search(problem, rules, depth, reached, guide)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def limited_search(
    problem: AnyProblem, rules: Rules, limit: int, reached: Reached | None = None, guide: Guide | None = None
) -> Search:
    """One iteration."""
    root = Node(problem.initial)
    if rules.test == "made" and problem.is_goal(root.state):
        yield FOUND, root
        return Solution(root)
    if rules.order != "recursion":
        result: Outcome = yield Loop(problem, rules, guide, root, limit=limit, reached=reached).search()
        return result
    yield GENERATE, root
    result = yield Recursion(problem, rules, guide, root, limit=limit, reached=reached).below(root)
    return result


class Recursion(Loop):
    """One depth-limited search in progress, without a frontier."""

    def below(self, node: Node) -> Search:
        """Generate each child after searching the subtree of the previous child."""
        kind, outcome = self._met(node)
        assert kind is not None
        yield kind, node
        if kind != EXPAND:
            return outcome or (Unsolved.CUTOFF if kind == CUTOFF else Unsolved.FAILURE)
        cutoff_occurred = False
        children = children_of(self.problem, node, self.rules)
        if self.guide and self.rules.children == FREE:
            is_goal, ignored = self.problem.is_goal, self.rules.test == "ignored"
            children = self.guide.in_order(list(children), lambda state: is_goal(state) != ignored)
        for child in children:
            if self.rules.test == "made" and self.problem.is_goal(child.state):
                yield FOUND, child
                return Solution(child)
            if self.reached.refuses(child):
                yield CYCLE, child
                continue
            yield GENERATE, child
            result: Outcome = yield self.below(child)
            if self.rules.ends == "only-child":
                return result
            if result is Unsolved.CUTOFF:
                cutoff_occurred = self.rules.ends != "cutoff-lost"
            elif result is not Unsolved.FAILURE:
                return result
        return Unsolved.CUTOFF if cutoff_occurred else Unsolved.FAILURE
