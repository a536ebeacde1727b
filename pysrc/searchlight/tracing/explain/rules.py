"""A search as data: the decisions in which programs of the same algorithm differ.

In algorithms/, each variation is a function of its own, because people read them. Here, the question is which of a
hundred variations gives these numbers or this order of expansion. So `Rules` describe a program, and one function
carries all of them out (frontier_search.py, deepening.py). Tests compare it with the algorithms: with the textbook's
rules, it gives the same record.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Final

FREE: Final = "free"  # left open: the program's order decides (causes/frontiers.py)


@dataclass(frozen=True)
class Rules:
    """The decisions that make up a search, one per field.

    order     what is removed next: "queue", "stack", "recursion", or the lowest "f" = g + h, "weighted" = g + W·h, "g",
              "h", "depth" (each action counts 1), "layer" (the depth, beside a queue),
              "depth-f" (the same in f), "step" (the last action's cost alone),
              "step-f" (the same in f), "parent-f" (g + h of the parent), "parent-g" (g of the parent),
              "parent-h" (h of the parent), "double-f" (g + 2h), "summed-f" (f of the parent + cost + h)
    served    of these values the "least" or the "most" first; or "appended": `heappop` from a list that is no heap
    tie       which of two equal entries is served first (frontier.TIES); FREE: the one that the program takes
    children  in the order "given" by the problem, or "reversed"; FREE: in the program's
    test      the goal test: "taken", when a node is taken off; "made", when it is generated; "expanded", when its
              children have been made; "never": the search goes on until nothing waits; "ignored": a goal is taken off
              and not expanded, and nothing is returned
    repeats   what is done about states seen before:
              "all"                    nothing
              "visited-dropped"        entries are dropped when taken off, if their state was taken off before
              "visited-worse-dropped"  as visited-dropped, unless the entry is cheaper than the one taken off before
              "visited-refused"        children of such states do not enter the frontier
              "visited-both"           both
              "visited-deeper-dropped" as visited-dropped, unless the state is now less deep
              "visited-ever-dropped"   as visited-dropped, over all iterations together
              "visited-ever-refused"   the same, but the start, which is searched in every iteration
              "reached-refused"        children of states that were generated before do not enter
              "worse-refused"          children enter that are the best of their state so far; worse ones are dropped
              "worse-kept"             children enter as there; nothing is dropped
              "equal-enters"           as "worse-refused", but an equally good child enters, and is expanded, too
              "worse-visited-refused"  as "worse-refused", and a state that was taken off is never entered again
              "path-refused"           children whose state is on the way to them do not enter
              "undoing-refused"        children that undo the action before do not enter
              "start-refused"          children that are the start do not enter
    limits    of deepening: from "zero", from "one", or "short": from zero, with the last one left out; "doubled": 1, 2,
              4, …; "zero-doubled": 0, 1, 2, 4, …; "even": 0, 2, 4, …
    depth     at which a node is not expanded: "limit"; "above", an action earlier; "below", an action later;
              "untested", at the limit, and without a goal test; "uncounted": all nodes have the depth of the start
    used      which successors of a node: "all", "all-but-first", "all-but-last", only the "first", or only the
              "first-new", after which the others are not looked at
    ends      when it fails: "empty", when nothing waits; too early, by a return inside the loop: "first-tested", after
              one state was taken off and is no goal; "first-child", after the first child of the first state;
              "first-expanded", after all of its children; "first-repeat", when an entry of a state is taken off that
              was expanded before, as by `break` for `continue`; of a recursion "only-child": with the first child's
              result; "cutoff-lost": a cutoff below a node counts as a failure
    """

    order: str = "f"
    served: str = "least"
    tie: str = "fifo"
    children: str = "given"
    test: str = "taken"
    repeats: str = "worse-refused"
    limits: str = "zero"
    depth: str = "limit"
    used: str = "all"
    ends: str = "empty"

    def departures(self, book: "Rules") -> list[str]:
        """The decisions that differ from the textbook's, as `field=value`."""
        names = [each.name for each in fields(self)]
        return [f"{name}={getattr(self, name)}" for name in names if getattr(self, name) != getattr(book, name)]

    def but(self, **changes: Any) -> "Rules":
        """These rules with some decisions changed."""
        return replace(self, **changes)


# The rules of the catalog's algorithms. Algorithms without rules are not varied.
BOOK: Final = {
    "breadth-first": Rules("queue", test="made", repeats="reached-refused"),
    "uniform-cost": Rules("g", repeats="visited-dropped"),
    "astar": Rules("f"),
    "greedy": Rules("h"),
    "weighted-astar": Rules("weighted"),
    "depth-first": Rules("stack", repeats="visited-dropped"),
    "breadth-first-paths": Rules("queue", repeats="path-refused"),
    "depth-first-paths": Rules("stack", repeats="path-refused"),
    "depth-limited": Rules("recursion", repeats="all"),
    "iterative-deepening": Rules("recursion", repeats="all"),
    "iterative-deepening-visited": Rules("stack", repeats="visited-dropped"),
    "iterative-deepening-optimal": Rules("stack", repeats="visited-deeper-dropped"),
}
DEEPENING: Final = (
    "depth-limited",
    "iterative-deepening",
    "iterative-deepening-visited",
    "iterative-deepening-optimal",
)


def book_rules(algorithm: str, tie: str, reopen: bool) -> Rules | None:
    """The rules of an algorithm with these options; None if it is not varied."""
    rules = BOOK.get(algorithm)
    if rules is None or rules.repeats != "worse-refused":
        return rules
    return rules.but(tie=tie, repeats="worse-refused" if reopen else "worse-visited-refused")
