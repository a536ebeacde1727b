"""The cause that a changed decision of the rules is."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from searchlight.observe.explain.book_run import BookRun
from searchlight.observe.explain.rules import Rules

# The cause that a changed decision is; where it depends on what came of it, it is found out (of_repeats).
CAUSES: Final = {
    "tie": "tie",
    "children": "tie",
    "test=made": "goal-test-early",
    "test=taken": "goal-test-late",
    "test=expanded": "goal-test-late",
    "test=never": "goal-test-late",
    "test=ignored": "path",
    "depth=untested": "goal-test-late",
    "depth": "limit",
    "limits": "limit",
    "order=layer": "tie",
    "order=depth": "cost",
    "order=depth-f": "cost",
    "order=step": "cost",
    "order=step-f": "cost",
    "order=parent-g": "cost",
    "order=parent-g-f": "cost",
    "order=summed-f": "cost",
    "order=h": "cost",
    "order": "other",
    "served": "other",
    **dict.fromkeys(("order=double-g", "order=double-g-f", "order=greatest", "order=doubling"), "cost"),
    "used": "successors",
    "ends=cutoff-lost": "limit",
    "ends": "not-expanded",
}
REFUSING: Final = ("=reached-refused", "=worse-visited-refused")  # a state is not improved any more


def cause_of(decision: str, book: Rules) -> str | None:
    """None: a decision about states seen before, whose cause depends on what came of it."""
    name = decision.partition("=")[0]
    if name == "order" and book.order == "recursion":
        return "tie"  # from a stack, the children of a node come in the opposite order
    if decision == "order=layer" and book.order != "queue":
        return "other"
    return CAUSES.get(decision) or CAUSES.get(name)


def of_repeats(theirs: Sequence[Any], book: BookRun, decision: str) -> str:
    """Whether states are expanded more often than in the book, or some of them less often; else the path differs."""
    mine, others = Counter(theirs), Counter(book.expanded)
    if mine == others and not decision.endswith(REFUSING):
        return "path"
    if book.way.deepens:  # every iteration expands anew
        return "not-expanded" if book.way.rules is not None and book.way.rules.repeats == "all" else "re-expanded"
    more = any(count > max(1, others[state]) for state, count in mine.items())
    return "re-expanded" if more else "not-expanded"
