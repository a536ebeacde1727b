"""The search over a frontier, for all rules: the loop of the book with each decision looked up (rules.py)."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from searchlight.events import (
    CYCLE,
    DUPLICATE,
    EXPAND,
    FOUND,
    GENERATE,
    GOAL,
    STALE,
    SUPERSEDED,
    Search,
    Solution,
    Unsolved,
)
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.causes.guide import Guide
from searchlight.tracing.explain.causes.served import frontier_for
from searchlight.tracing.explain.reached import ON_THE_WAY, Reached, step
from searchlight.tracing.explain.rules import Rules

Evaluation: TypeAlias = Callable[[Node], float]

USES_H: Final = ("f", "weighted", "h", "depth-f", "step-f", "parent-f", "parent-h", "double-f", "summed-f")
USED: Final = {"all-but-first": slice(1, None), "all-but-last": slice(None, -1), "first": slice(0, 1)}


def frontier_search(problem: AnyProblem, rules: Rules, weight: float = 1, guide: Guide | None = None) -> Search:
    """Search over a frontier by these rules; `guide` is required if they leave anything open."""
    valued = valuation(problem, rules, weight)
    early, late = rules.test == "made", rules.test == "taken"
    refusal = CYCLE if rules.repeats in ON_THE_WAY else DUPLICATE
    root = valued(Node(problem.initial))
    if early and problem.is_goal(root.state):
        yield FOUND, root
        return Solution(root)
    reached, passed = Reached(root, rules), list[Node]()
    ignores = problem.is_goal if rules.test == "ignored" else lambda _: False

    def passed_over(node: Node) -> bool:
        return reached.drops(node) or ignores(node.state)

    frontier = frontier_for(rules, guide, passed_over, problem.is_goal if late else lambda _: False)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if reached.drops(node):
            yield STALE, node
            if rules.ends == "first-repeat":
                return Unsolved.FAILURE
            continue
        if ignores(node.state):
            reached.visit(node)
            yield GOAL, node
            continue
        if late and problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        if rules.ends == "first-tested":
            return Unsolved.FAILURE
        reached.visit(node)
        if guide:
            guide.at += 1
        yield EXPAND, node
        for child in children_of(problem, node, rules):
            valued(child)
            if early and problem.is_goal(child.state):
                yield FOUND, child
                return Solution(child)
            if reached.refuses(child):
                yield refusal, child
            else:
                older = reached.best.get(child.state)
                reached.enter(child)
                frontier.add(child)
                yield GENERATE, child
                if older and reached.supersedes(child):
                    yield SUPERSEDED, older
                if rules.used == "first-new":
                    break
            if rules.ends == "first-child":
                return Unsolved.FAILURE
        if rules.test in ("expanded", "never") and problem.is_goal(node.state):
            passed.append(node)
            if rules.test == "expanded":
                break
        if rules.ends == "first-expanded":
            return Unsolved.FAILURE
    return Solution(passed[0]) if passed else Unsolved.FAILURE


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
