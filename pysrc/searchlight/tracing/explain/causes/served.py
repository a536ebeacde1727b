"""The frontier for given rules: the textbook's, a badly kept heap, or one that the guide serves."""

from collections.abc import Callable
from heapq import heappop
from itertools import count
from typing import Any

from searchlight.frontier import TIES, Queue, Stack
from searchlight.node import Node
from searchlight.tracing.explain.causes.free_frontiers import FreePriority, FreeSiblings
from searchlight.tracing.explain.causes.guide import Guide
from searchlight.tracing.explain.rules import FREE, Rules


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
