"""The program's order of expansion as a guide where a changed rule leaves the order open.

Among the entries that may be removed next, a guided search takes the one that the program expands next. So a single run
tells whether the program obeyed the rules under any tie-breaking.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from searchlight.node import Node

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
