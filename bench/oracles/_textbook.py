"""Searches as the textbooks describe them, on plain lists, each with a journal of what happens.

Nothing here uses the algorithms or the record of the solver: only a problem's own functions.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from math import nan
from typing import Any, Final, NamedTuple

INSIDE_A_STEP: Final = ("made", "discarded", "cycle", "beaten", "expanded", "cut", "found", "met")
A_CHILD: Final = ("made", "discarded", "cycle", "found")
STOPPED: Final = "budget"


@dataclass(eq=False)
class Paper:
    """A node as one draws it on paper. `value` orders the frontier; `number` counts the nodes as they are made."""

    state: Any
    parent: "Paper | None" = None
    g: float = 0
    h: float = nan  # where the search asks for none
    depth: int = 0
    value: float = 0
    number: int = -1
    side: int = 0  # 1: of the search from the goal
    limit: float | None = None  # of the iteration
    round: int = 0  # the number of the iteration

    @property
    def line(self) -> "list[Paper]":
        """The nodes from the root to this one."""
        return [*(self.parent.line if self.parent else []), self]

    @property
    def root(self) -> "Paper":
        return self.line[0]


class Entry(NamedTuple):
    """`because`: the node that has the same state, where that makes this one useless."""

    what: str
    node: Paper
    because: Paper | None = None


@dataclass
class Journal:
    """`outcome` None: the search goes on. `path` and `cost` of a solution."""

    entries: list[Entry] = field(default_factory=list)
    outcome: str | None = None
    path: list[Paper] = field(default_factory=list)
    cost: float | None = None

    def positions(self, what: str) -> list[int]:
        return [at for at, entry in enumerate(self.entries) if entry.what == what]

    def end_of_step(self, expansion: int) -> int:
        """The last place that belongs to the expansion at this place (docs/decisions/0002)."""
        end = expansion
        for at in range(expansion + 1, len(self.entries)):
            entry = self.entries[at]
            if entry.what == "expanded" or entry.node.round != self.entries[expansion].node.round:
                break
            if entry.what in INSIDE_A_STEP:
                end = at
        return end


class Ending(Exception):  # noqa: N818 - a search ends with it
    """How a naive search ends."""

    def __init__(self, outcome: str, path: list[Paper] | None = None, cost: float | None = None) -> None:
        super().__init__(outcome)
        self.outcome, self.path, self.cost = outcome, path or [], cost


def solved(node: Paper) -> Ending:
    return Ending("solution", node.line, node.g)


def written(search: Iterator[Entry], expansions: int, max_nodes: int | None) -> Journal:
    """The journal up to one more than so many expansions, or to the end of the search or of its budget."""
    journal, children, made = Journal(), 0, 0
    expanded = 0
    try:
        for entry in search:
            if children == max_nodes and entry.what not in ("beaten", "met"):  # these say more of the last child
                raise Ending(STOPPED)
            if entry.node.number < 0:
                entry.node.number, made = made, made + 1
            journal.entries.append(entry)
            children += entry.what in A_CHILD and entry.node.parent is not None
            expanded += entry.what == "expanded"
            if expanded > expansions:
                break
    except Ending as ending:
        journal.outcome, journal.path, journal.cost = ending.outcome, ending.path, ending.cost
    return journal


# -- searches with a frontier, looked through from the beginning to the end --------------------------------------------


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


# -- the recursive searches --------------------------------------------------------------------------------------------


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


# -- the algorithms of the catalog by their ids ------------------------------------------------------------------------


TIES: Final[dict[str, Order]] = {
    "fifo": lambda node: (node.value, node.number),
    "lifo": lambda node: (node.value, -node.number),
    "low-h": lambda node: (node.value, node.h, node.number),
    "high-g": lambda node: (node.value, -node.g, node.number),
    "state": lambda node: (node.value, node.state, node.number),
    "deepest": lambda node: (node.value, -node.depth, node.number),
}
QUEUE: Final[Order] = lambda node: node.number  # noqa: E731
STACK: Final[Order] = lambda node: -node.number  # noqa: E731


@dataclass(frozen=True)
class Naive:
    """`letter`: of the number that orders the frontier; None: it has none. `order` None: there is no frontier."""

    search: Iterator[Entry]
    order: Order | None
    letter: str | None = None
    estimates: bool = False
    weight: float = 1
    visited: tuple[str, ...] = ()  # with which entries of the journal a state is visited, where a list of them is kept
    drops_visited: bool = False  # an entry is stale once its state was visited
    no_deeper: bool = False  # only at no greater depth
    remembers: bool = True  # it notices states that come again
    limit: bool = False


def naive(problem: Any, algorithm: str, values: Mapping[str, Any]) -> Naive:
    """A search of the problem, not begun."""
    return MAKERS[algorithm](problem, values)


Maker = Callable[[Any, Mapping[str, Any]], Naive]


def _visiting(search: Iterator[Entry], order: Order, letter: str | None = None, **more: bool) -> Naive:
    """A search that keeps a list of the states it has taken."""
    return Naive(search, order, letter, visited=("expanded", "cut", "goal"), drops_visited=True, **more)


def _deepening(no_deeper: bool) -> Maker:
    def make(problem: Any, values: Mapping[str, Any]) -> Naive:
        search = deepening(problem, STACK, values["limit"], no_deeper)
        return _visiting(search, STACK, no_deeper=no_deeper, limit=True)

    return make


def _best_first(letter: str, value: Callable[[Paper, float], float], *, weighted: bool = False) -> Maker:
    """`value`: of a node and the weight, by which the frontier is ordered."""

    def make(problem: Any, values: Mapping[str, Any]) -> Naive:
        tie, weight = TIES[values["tie"]], values["weight"] if weighted else 1
        search = best_first(problem, lambda node: value(node, weight), tie, values["reopen"])
        return Naive(search, tie, letter, True, weight, ("expanded",))

    return make


MAKERS: Final[dict[str, Maker]] = {
    "breadth-first": lambda problem, _: Naive(breadth_first(problem), QUEUE, visited=("expanded",)),
    "breadth-first-paths": lambda problem, _: Naive(all_paths(problem, False), QUEUE),
    "depth-first-paths": lambda problem, _: Naive(all_paths(problem, True), STACK),
    "depth-first": lambda problem, _: _visiting(visiting(problem, STACK, False), STACK),
    "uniform-cost": lambda problem, _: _visiting(visiting(problem, TIES["fifo"], True), TIES["fifo"], "g"),
    "iterative-deepening-visited": _deepening(no_deeper=False),
    "iterative-deepening-optimal": _deepening(no_deeper=True),
    "greedy": _best_first("h", lambda node, _: node.h),
    "astar": _best_first("f", lambda node, _: node.g + node.h),
    "weighted-astar": _best_first("f", lambda node, weight: node.g + weight * node.h, weighted=True),
    "bidirectional": lambda problem, _: Naive(
        two_ended(problem, TIES["fifo"]), TIES["fifo"], "g", visited=("expanded",)
    ),
    "depth-limited": lambda problem, values: Naive(
        depth_limited(problem, values["limit"]), None, remembers=False, limit=True
    ),
    "iterative-deepening": lambda problem, values: Naive(
        iterative_deepening(problem, values["limit"]), None, remembers=False, limit=True
    ),
    "ida-star": lambda problem, _: Naive(ida_star(problem), None, estimates=True, remembers=False, limit=True),
    "rbfs": lambda problem, _: Naive(recursive_best_first(problem), TIES["deepest"], "f", True, remembers=False),
}
