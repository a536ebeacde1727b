"""IDA*, recursive best-first and bidirectional search with changed decisions; these algorithms have no `Rules`."""

from collections.abc import Iterator, Mapping
from itertools import combinations, count
from math import inf
from typing import Final

from searchlight.algorithms.bidirectional import Side
from searchlight.algorithms.path_search import is_cycle
from searchlight.algorithms.rbfs import backed_up
from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, STALE, Call, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem

# Changes with their causes, by algorithm and decision, likelier ones first.
CHANGES: Final[dict[str, dict[str, str]]] = {
    "ida-star": {
        "estimate=none": "other", "estimate=alone": "cost",
        "bound=plus-one": "limit", "bound=largest": "limit", "first-bound=zero": "limit", "first-bound=one": "limit",
        "beyond=reached": "limit", "repeats=all": "re-expanded", "repeats=path-refused": "not-expanded",
        "siblings=reversed": "tie",
    },
    "rbfs": {
        "backed-up=never": "re-expanded", "alternative=ignored": "other", "alternative=alone": "other",
        "inherited=never": "other", "siblings=reversed": "tie",
    },
    "bidirectional": {
        "meeting=first": "goal-test-early", "meeting=forward": "goal-test-late",
        "sides=forward": "other", "sides=backward": "other", "siblings=reversed": "tie",
    },
}  # fmt: skip
IN_TURN: Final = tuple((f"sides={sides}", "order=depth", "meeting=first") for sides in ("in-turn", "in-layers"))
# Choices that these algorithms leave open. A search from both ends may end at the first meeting if its path is optimal.
FORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "ida-star": (("siblings=reversed",), ("repeats=path-refused",), ("repeats=path-refused", "siblings=reversed")),
    "rbfs": (("siblings=reversed",),),
    "bidirectional": (
        ("siblings=reversed",), ("meeting=first",), *IN_TURN, *((*form, "siblings=reversed") for form in IN_TURN),
    ),
}  # fmt: skip
MOST_BOUNDS: Final = 10_000  # iterations: with a bound that does not grow, the search would never end


def changes(algorithm: str) -> Iterator[tuple[str, ...]]:
    """Single changes, then pairs of different decisions."""
    known = CHANGES.get(algorithm, {})
    yield from ((each,) for each in known)
    for pair in combinations(known, 2):
        if pair[0].partition("=")[0] != pair[1].partition("=")[0]:
            yield pair


def changed_search(algorithm: str, problem: AnyProblem, departures: tuple[str, ...]) -> Search:
    """The search of this algorithm with these decisions changed."""
    changed = dict(each.split("=") for each in departures)
    searches = {"ida-star": deepening_on_f, "rbfs": recursive, "bidirectional": from_both_ends}
    return searches[algorithm](problem, changed)


def _children(problem: AnyProblem, node: Node, changed: Mapping[str, str]) -> list[Node]:
    children = list(expand(problem, node))
    return children[::-1] if "siblings" in changed else children


def deepening_on_f(problem: AnyProblem, changed: Mapping[str, str]) -> Search:
    """IDA*."""
    start = problem.h(problem.initial)
    bound: float = {"zero": 0, "one": 1}.get(changed.get("first-bound", ""), start)
    for _ in range(MOST_BOUNDS):
        yield ITERATION, bound
        root = Node(problem.initial)
        root.h = start
        yield GENERATE, root
        result: Solution | float = yield _within(problem, root, bound, changed)
        if isinstance(result, Solution):
            return result
        if abs(result) == inf:
            break
        bound = bound + 1 if changed.get("bound") == "plus-one" else result
    return Unsolved.FAILURE


def _within(problem: AnyProblem, node: Node, bound: float, changed: Mapping[str, str]) -> Call:
    estimate = changed.get("estimate")
    f = node.g * (estimate != "alone") + node.h * (estimate != "none")
    if f > bound or (f == bound and "beyond" in changed):
        yield CUTOFF, node
        return f
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    largest = changed.get("bound") == "largest"
    next_bound = -inf if largest else inf
    yield EXPAND, node
    for child in _children(problem, node, changed):
        repeats = changed.get("repeats", "parent-refused")
        if repeats == "parent-refused" and node.parent and child.state == node.parent.state:
            continue
        if repeats == "path-refused" and is_cycle(child):
            continue
        child.h = problem.h(child.state)
        yield GENERATE, child
        result: Solution | float = yield _within(problem, child, bound, changed)
        if isinstance(result, Solution):
            return result
        if abs(result) < inf:
            next_bound = max(next_bound, result) if largest else min(next_bound, result)
    return next_bound


def recursive(problem: AnyProblem, changed: Mapping[str, str]) -> Search:
    """RBFS."""
    root = Node(problem.initial)
    root.h = root.priority = problem.h(root.state)
    yield GENERATE, root
    result: Solution | float = yield _below(problem, root, inf, changed)
    return result if isinstance(result, Solution) else Unsolved.FAILURE


def _below(problem: AnyProblem, node: Node, f_limit: float, changed: Mapping[str, str]) -> Call:
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    waiting: list[Node] = []
    yield EXPAND, node
    for child in _children(problem, node, changed):
        child.h = problem.h(child.state)
        f = child.g + child.h
        child.priority = f if "inherited" in changed else max(f, node.priority)
        waiting.append(child)
        yield GENERATE, child
    while waiting:
        best = min(waiting, key=lambda each: each.priority)
        if best.priority > f_limit or best.priority == inf:
            return best.priority
        at = waiting.index(best)
        del waiting[at]
        second = min((each.priority for each in waiting), default=inf)
        limit = {"ignored": f_limit, "alone": second}.get(changed.get("alternative", ""), min(f_limit, second))
        result: Solution | float = yield _below(problem, best, limit, changed)
        if isinstance(result, Solution):
            return result
        if "backed-up" in changed:
            waiting.insert(at, best)
        elif result < inf:
            waiting.append(backed_up(best, result))
    return inf


def _is_forwards_turn(forward: Side, backward: Side, turn: tuple[bool, int], sides: str | None) -> bool:
    """Whether the side from the start is expanded next; `turn`: the last side, and the depth of its last node."""
    was_forward, depth = turn
    if sides == "in-layers":
        first = (forward if was_forward else backward).frontier[0][-1]
        return was_forward if first.depth == depth and first.parent else not was_forward
    by_sides = {"forward": True, "backward": False, "in-turn": not was_forward}
    return by_sides.get(sides or "", bool(forward.frontier[0] < backward.frontier[0]))


def from_both_ends(problem: AnyProblem, changed: Mapping[str, str]) -> Search:
    """Bidirectional uniform-cost search."""
    counter = count()
    forward, backward = Side(problem, counter), Side(problem.reverse(), counter)
    best: tuple[Node, Node] | None = None
    cost, turn = inf, (False, 0)  # the side that was expanded last, and the depth of its node
    yield GENERATE, forward.root
    yield GENERATE, backward.root
    if forward.root.state == backward.root.state:
        best, cost = (forward.root, backward.root), 0
    while forward.frontier and backward.frontier:
        if forward.frontier[0][0] + backward.frontier[0][0] >= cost:
            break
        ahead = _is_forwards_turn(forward, backward, turn, changed.get("sides"))
        turn = (ahead, (forward if ahead else backward).frontier[0][-1].depth)
        side, opposite = (forward, backward) if ahead else (backward, forward)
        node = side.frontier.take()
        if node is not side.best[node.state]:
            yield STALE, node
            continue
        yield EXPAND, node
        for child in _children(side.problem, node, changed):
            child.priority = child.depth if "order" in changed else child.g
            older = side.best.get(child.state)
            if older and (older.g <= child.g or "order" in changed):
                continue
            side.best[child.state] = child
            side.frontier.add(child)
            yield GENERATE, child
            other = opposite.best.get(child.state)
            looks = side is forward or changed.get("meeting") != "forward"
            if looks and other and child.g + other.g < cost:
                cost = child.g + other.g
                best = (child, other) if side is forward else (other, child)
                if changed.get("meeting") == "first":
                    return Solution(*best)
    return Solution(*best) if best else Unsolved.FAILURE
