"""The frontier for given rules: the textbook's, a badly kept heap, or one that the program's order guides.

Where a changed rule leaves the order open, a guided search takes the entry that the program expands next. So a single
run tells whether the program obeyed the rules under any tie-breaking.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any, Final

from searchlight.frontier import TIES, Queue, Stack
from searchlight.node import Node
from searchlight.tracing.explain.rules import FREE, Rules

OVER: Final = object()  # instead of a state: the program expands nothing more


class Guide:
    """The program's expansions. `theirs`: its states in order; `at`: how many of them the search has expanded."""

    def __init__(self, theirs: Sequence[Any]) -> None:
        self.theirs = theirs
        self.at = 0

    @property
    def next(self) -> Any:
        """The state that the program expands next, or OVER."""
        return self.theirs[self.at] if self.at < len(self.theirs) else OVER

    def in_order(self, children: Sequence[Node], is_goal: Callable[[Any], bool]) -> Iterator[Node]:
        """Yield the children of a recursive search in the program's order, choosing each after the previous subtree."""
        waiting = list(children)
        while waiting:
            wanted = self.next
            chosen = next((each for each in waiting if each.state == wanted), None)
            if chosen is None:
                ends = wanted is OVER
                chosen = next((each for each in waiting if is_goal(each.state) == ends), waiting[0])
            waiting.remove(chosen)
            yield chosen


DIGITS: Final = 9  # priorities are rounded: sums of the same costs in another order may differ in the last digits


class Choice:
    """Entries of which any may be removed next, by state."""

    def __init__(self, owner: Node | None = None) -> None:
        self.owner = owner  # the parent, if only its children are a choice
        self.by_state: dict[Any, list[Node]] = {}

    def add(self, node: Node) -> None:
        self.by_state.setdefault(node.state, []).append(node)

    def remove(self, node: Node) -> Node:
        nodes = self.by_state[node.state]
        nodes.remove(node)
        if not nodes:
            del self.by_state[node.state]
        return node

    def nodes(self) -> list[Node]:
        return [node for nodes in self.by_state.values() for node in nodes]


class FreeFrontier:
    """A frontier that the guide serves. `drops(node)`: whether a removed entry is discarded; `is_goal(state)`: whether
    the search ends there.
    """

    def __init__(self, guide: Guide, drops: Callable[[Node], bool], is_goal: Callable[[Any], bool]) -> None:
        self.guide, self.drops, self.is_goal = guide, drops, is_goal
        self._dropped: list[Node] = []

    def __bool__(self) -> bool:
        return bool(self._dropped) or self._choice() is not None

    def add(self, node: Node) -> None:
        """Add a node in its place by the rules."""
        raise NotImplementedError

    def _choice(self) -> Choice | None:
        """The entries that may be removed next; None if the frontier is empty."""
        raise NotImplementedError

    def take(self) -> Node:
        """Remove the entry that the program expands next, else one to discard, else, at the program's end, a goal."""
        if self._dropped:
            return self._dropped.pop()
        choice = self._choice()
        assert choice is not None
        wanted = self.guide.next
        for node in choice.by_state.get(wanted, ()) if wanted is not OVER else ():
            if not self.drops(node):
                return choice.remove(node)
        self._dropped = [choice.remove(node) for node in choice.nodes() if self.drops(node)]
        if self._dropped:
            return self._dropped.pop()
        states = iter(choice.by_state)
        goal = next((state for state in states if self.is_goal(state)), None) if wanted is OVER else None
        chosen = goal if goal is not None else next(iter(choice.by_state))
        return choice.remove(choice.by_state[chosen][0])


class FreePriority(FreeFrontier):
    """A choice among the entries of the lowest priority."""

    def __init__(self, guide: Guide, drops: Callable[[Node], bool], is_goal: Callable[[Any], bool]) -> None:
        super().__init__(guide, drops, is_goal)
        self._priorities: list[float] = []
        self._choices: dict[float, Choice] = {}

    def add(self, node: Node) -> None:
        if node.priority == inf:
            return
        key = round(node.priority, DIGITS)
        if key not in self._choices:
            heappush(self._priorities, key)
            self._choices[key] = Choice()
        self._choices[key].add(node)

    def _choice(self) -> Choice | None:
        while self._priorities and not self._choices[self._priorities[0]].by_state:
            del self._choices[heappop(self._priorities)]
        return self._choices[self._priorities[0]] if self._priorities else None


class FreeSiblings(FreeFrontier):
    """A choice among siblings: the earliest group of children, or the latest if `last_first`."""

    def __init__(
        self, guide: Guide, drops: Callable[[Node], bool], is_goal: Callable[[Any], bool], *, last_first: bool
    ) -> None:
        super().__init__(guide, drops, is_goal)
        self.last_first = last_first
        self._groups: deque[Choice] = deque()

    def add(self, node: Node) -> None:
        if not self._groups or self._groups[-1].owner is not node.parent:
            self._groups.append(Choice(node.parent))
        self._groups[-1].add(node)

    def _choice(self) -> Choice | None:
        at = -1 if self.last_first else 0
        while self._groups and not self._groups[at].by_state:
            self._groups.pop() if self.last_first else self._groups.popleft()
        return self._groups[at] if self._groups else None


class Appended(list[Any]):
    """Entries are appended and removed by `heappop`, so the list is not a heap."""

    def __init__(self, tie: str) -> None:
        super().__init__()
        self._count, self._by_state = count(), tie == "state"

    def add(self, node: Node) -> None:
        number = next(self._count)
        self.append((node.priority, node.state, number, node) if self._by_state else (node.priority, number, node))

    def take(self) -> Node:
        node: Node = heappop(self)[-1]
        return node


def frontier_for(
    rules: Rules, guide: Guide | None, drops: Callable[[Node], bool], is_goal: Callable[[Any], bool]
) -> Any:
    """The frontier for these rules; `guide` is required if they leave anything open."""
    by_rank = rules.order not in ("queue", "stack")
    if guide is not None and (rules.tie if by_rank else rules.children) == FREE:
        if by_rank:
            return FreePriority(guide, drops, is_goal)
        return FreeSiblings(guide, drops, is_goal, last_first=rules.order == "stack")
    if not by_rank:
        return {"queue": Queue, "stack": Stack}[rules.order]()
    if rules.served == "appended":
        return Appended(rules.tie)
    return TIES[rules.tie]()
