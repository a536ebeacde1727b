"""Searches with a frontier, as plain lists that are looked through from the beginning to the end."""

from collections.abc import Callable, Iterator
from typing import Any

from bench.oracles.textbook.journal import Ending, Entry, Paper, solved

INFINITE = float("inf")
Order = Callable[[Paper], Any]


def children_of(problem: Any, node: Paper) -> Iterator[Paper]:
    for action in problem.actions(node.state):
        state = problem.result(node.state, action)
        g = node.g + problem.action_cost(node.state, action, state)
        yield Paper(state, node, g, depth=node.depth + 1, side=node.side, limit=node.limit, round=node.round)


def first(waiting: list[Paper], order: Order) -> Paper:
    """The node that is removed next, and is removed now."""
    node = min(waiting, key=order)
    waiting.remove(node)
    return node


def breadth_first(problem: Any) -> Iterator[Entry]:
    """Each state once, and the goal is noticed when it is made."""
    root = Paper(problem.initial)
    if problem.is_goal(root.state):
        yield Entry("found", root)
        raise solved(root)
    yield Entry("made", root)
    waiting, kept = [root], {root.state: root}
    while waiting:
        node = waiting.pop(0)
        yield Entry("expanded", node)
        for child in children_of(problem, node):
            if problem.is_goal(child.state):
                yield Entry("found", child)
                raise solved(child)
            if child.state in kept:
                yield Entry("discarded", child, kept[child.state])
                continue
            kept[child.state] = child
            waiting.append(child)
            yield Entry("made", child)
    raise Ending("failure")


def all_paths(problem: Any, last_in_first_out: bool) -> Iterator[Entry]:
    """Only states on a node's own path are avoided."""
    root = Paper(problem.initial)
    yield Entry("made", root)
    waiting = [root]
    while waiting:
        node = waiting.pop(-1 if last_in_first_out else 0)
        if problem.is_goal(node.state):
            yield Entry("goal", node)
            raise solved(node)
        yield Entry("expanded", node)
        for child in children_of(problem, node):
            same = [each for each in node.line if each.state == child.state]
            if same:
                yield Entry("cycle", child, same[0])
                continue
            waiting.append(child)
            yield Entry("made", child)
    raise Ending("failure")


def visiting(
    problem: Any, order: Order, by_cost: bool, round_: int = 0, limit: int | None = None, no_deeper: bool = False
) -> Iterator[Entry]:
    """A state is visited when a node of it is removed; later nodes of it are dropped at their turn.

    With a `limit` nodes at that depth are cut off. `no_deeper`: only visits at no greater depth count.
    """
    root = Paper(problem.initial, limit=limit, round=round_)
    yield Entry("made", root)
    waiting, visits, cut = [root], list[Paper](), False
    while waiting:
        node = first(waiting, order)
        before = [each for each in visits if each.state == node.state and (not no_deeper or each.depth <= node.depth)]
        if before:
            yield Entry("dropped", node, before[0])
            continue
        visits.append(node)
        if problem.is_goal(node.state):
            yield Entry("goal", node)
            raise solved(node)
        if node.depth == limit:
            cut = True
            yield Entry("cut", node)
            continue
        yield Entry("expanded", node)
        for child in children_of(problem, node):
            child.value = child.g if by_cost else 0
            waiting.append(child)
            yield Entry("made", child)
    raise Ending("cutoff" if cut else "failure")


def deepening(problem: Any, order: Order, last: int, no_deeper: bool) -> Iterator[Entry]:
    """One search for each limit."""
    for number, limit in enumerate(range(last + 1)):
        try:
            yield from visiting(problem, order, False, number, limit, no_deeper)
        except Ending as ending:
            if ending.outcome != "cutoff":
                raise
    raise Ending("cutoff")


def best_first(problem: Any, value: Callable[[Paper], float], order: Order, reopens: bool) -> Iterator[Entry]:
    """A node is kept if it is the cheapest of its state so far; `reopens`: also where the state is closed."""
    root = Paper(problem.initial)
    root.h = problem.h(root.state)
    root.value = value(root)
    yield Entry("made", root)
    waiting, cheapest, closed = [root], {root.state: root}, set[Any]()
    while [each for each in waiting if each.value < INFINITE]:
        node = first(waiting, order)
        if cheapest[node.state] is not node:
            yield Entry("dropped", node, cheapest[node.state])
            continue
        if problem.is_goal(node.state):
            yield Entry("goal", node)
            raise solved(node)
        closed.add(node.state)
        yield Entry("expanded", node)
        for child in children_of(problem, node):
            child.h = problem.h(child.state)
            child.value = value(child)
            older = cheapest.get(child.state)
            if older is not None and (older.g <= child.g or (child.state in closed and not reopens)):
                yield Entry("discarded", child, older)
                continue
            cheapest[child.state] = child
            waiting.append(child)
            if older is not None and child.state in closed:
                closed.remove(child.state)
                yield Entry("reopened", older)
            yield Entry("made", child)
            if older is not None and older in waiting:
                yield Entry("beaten", older, child)
    raise Ending("failure")


def two_ended(problem: Any, order: Order) -> Iterator[Entry]:
    """From the start and from the goal, until no path can be cheaper than the best one on which they have met."""
    sides = [problem, problem.reverse()]
    roots = [Paper(problem.initial), Paper(sides[1].initial, side=1)]
    waiting, cheapest = list[Paper](), [dict[Any, Paper](), dict[Any, Paper]()]
    for root in roots:
        yield Entry("made", root)
        waiting.append(root)
        cheapest[root.side][root.state] = root
    best = tuple(roots) if roots[0].state == roots[1].state else None
    if best:
        yield Entry("met", roots[1])
    while not _is_over(waiting, best):
        node = first(waiting, order)
        if cheapest[node.side][node.state] is not node:
            yield Entry("dropped", node, cheapest[node.side][node.state])
            continue
        yield Entry("expanded", node)
        for child in children_of(sides[node.side], node):
            child.value = child.g
            older = cheapest[node.side].get(child.state)
            if older and older.g <= child.g:
                yield Entry("discarded", child, older)
                continue
            cheapest[node.side][child.state] = child
            waiting.append(child)
            yield Entry("made", child)
            if older:
                yield Entry("beaten", older, child)
            other = cheapest[1 - node.side].get(child.state)
            if other and (not best or child.g + other.g < best[0].g + best[1].g):
                best = (child, other) if node.side == 0 else (other, child)
                yield Entry("met", child)
    if not best:
        raise Ending("failure")
    yield Entry("goal", next(each for each in best if each in waiting))
    raise Ending("solution", [*best[0].line, *reversed(best[1].line[:-1])], best[0].g + best[1].g)


def _is_over(waiting: list[Paper], best: tuple[Paper, ...] | None) -> bool:
    """Whether a side has nothing left, or no path through both can be cheaper than the best one."""
    queues = [[each.g for each in waiting if each.side == side] for side in (0, 1)]
    return not all(queues) or (best is not None and sum(map(min, queues)) >= best[0].g + best[1].g)
