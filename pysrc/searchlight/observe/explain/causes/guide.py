"""The program's own order of expansions, which decides wherever a changed rule leaves the order open.

A search that is guided takes, among the entries that may be served next, the one that the program expands next. So one
run answers whether the program did what the rules allow, whatever its way to break ties.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from searchlight.node import Node

OVER: Final = object()  # in the place of a state: the program expands nothing more


class Guide:
    """`theirs`: the states that the program expands, in order; `at`: how many of them the search has expanded."""

    def __init__(self, theirs: Sequence[Any]) -> None:
        self.theirs = theirs
        self.at = 0

    @property
    def next(self) -> Any:
        """The state that the program expands next, or OVER."""
        return self.theirs[self.at] if self.at < len(self.theirs) else OVER

    def in_order(self, children: Sequence[Node], is_goal: Callable[[Any], bool]) -> Iterator[Node]:
        """Children of a recursive search, each looked for when the one before it has been searched."""
        waiting = list(children)
        while waiting:
            wanted = self.next
            chosen = next((each for each in waiting if each.state == wanted), None)
            if chosen is None:
                ends = wanted is OVER
                chosen = next((each for each in waiting if is_goal(each.state) == ends), waiting[0])
            waiting.remove(chosen)
            yield chosen
