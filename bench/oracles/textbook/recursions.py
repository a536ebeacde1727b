"""The recursive searches."""

from collections.abc import Generator, Iterator
from typing import Any

from bench.oracles.textbook.journal import Ending, Entry, Paper, solved
from bench.oracles.textbook.searches import INFINITE, children_of


def to_the_limit(problem: Any, node: Paper, left: int) -> Generator[Entry, None, bool]:
    """Depth-limited search below a node. Its value tells whether something was cut off."""
    if problem.is_goal(node.state):
        yield Entry("goal", node)
        raise solved(node)
    if left == 0:
        yield Entry("cut", node)
        return True
    yield Entry("expanded", node)
    cut = False
    for child in children_of(problem, node):
        yield Entry("made", child)
        cut = (yield from to_the_limit(problem, child, left - 1)) or cut
    return cut


def depth_limited(problem: Any, limit: int) -> Iterator[Entry]:
    root = Paper(problem.initial, limit=None)
    yield Entry("made", root)
    cut = yield from to_the_limit(problem, root, limit)
    raise Ending("cutoff" if cut else "failure")


def iterative_deepening(problem: Any, last: int) -> Iterator[Entry]:
    for limit in range(last + 1):
        root = Paper(problem.initial, limit=limit, round=limit)
        yield Entry("made", root)
        cut = yield from to_the_limit(problem, root, limit)
        if not cut:
            raise Ending("failure")
    raise Ending("cutoff")


def ida_star(problem: Any) -> Iterator[Entry]:
    """Korf 1985: the next bound is the smallest f that was beyond the last one."""
    bound, number = problem.h(problem.initial), 0
    while bound < INFINITE:
        root = Paper(problem.initial, h=problem.h(problem.initial), limit=bound, round=number)
        yield Entry("made", root)
        beyond: list[float] = []
        yield from _within(problem, root, bound, beyond)
        bound, number = min(beyond, default=INFINITE), number + 1
    raise Ending("failure")


def _within(problem: Any, node: Paper, bound: float, beyond: list[float]) -> Iterator[Entry]:
    f = node.g + node.h
    if f > bound:
        beyond.append(f)
        yield Entry("cut", node)
        return
    if problem.is_goal(node.state):
        yield Entry("goal", node)
        raise solved(node)
    yield Entry("expanded", node)
    for child in children_of(problem, node):
        if node.parent is None or child.state != node.parent.state:
            child.h = problem.h(child.state)
            yield Entry("made", child)
            yield from _within(problem, child, bound, beyond)


def recursive_best_first(problem: Any) -> Iterator[Entry]:
    """AIMA: below the best child as long as it is no worse than the best alternative."""
    root = Paper(problem.initial, h=problem.h(problem.initial))
    root.value = root.h
    yield Entry("made", root)
    yield from _best_below(problem, root, INFINITE)
    raise Ending("failure")


def _best_below(problem: Any, node: Paper, most: float) -> Generator[Entry, None, float]:
    """Its value: what is left below the node is worth no less than that."""
    if problem.is_goal(node.state):
        yield Entry("goal", node)
        raise solved(node)
    yield Entry("expanded", node)
    open_ = []
    for child in children_of(problem, node):
        child.h = problem.h(child.state)
        child.value = max(child.g + child.h, node.value)
        open_.append(child)
        yield Entry("made", child)
    while open_:
        best = min(open_, key=lambda each: each.value)
        if best.value > most or best.value == INFINITE:
            for each in open_:
                yield Entry("forgotten", each)
            return best.value
        open_.remove(best)
        others = min((each.value for each in open_), default=INFINITE)
        value = yield from _best_below(problem, best, min(most, others))
        if value < INFINITE:
            again = Paper(best.state, best.parent, best.g, best.h, best.depth, value)
            open_.append(again)
            yield Entry("again", again)
    return INFINITE
