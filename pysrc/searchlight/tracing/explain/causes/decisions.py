"""The cause that each changed decision stands for."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.rules import Rules

# Causes by changed decision; those that depend on the effect of the change come from of_repeats.
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
    "order=summed-f": "cost",
    "order=h": "cost",
    "order": "other",
    "served": "other",
    "used": "successors",
    "ends=cutoff-lost": "limit",
    "ends": "not-expanded",
}
REFUSING: Final = ("=reached-refused", "=worse-visited-refused")  # a state is not improved any more


def cause_of(decision: str, book: Rules) -> str | None:
    """The cause that the decision stands for; None if it depends on the effect (of_repeats)."""
    name = decision.partition("=")[0]
    if name == "order" and book.order == "recursion":
        return "tie"  # a stack reverses the order of the children
    if decision == "order=layer" and book.order != "queue":
        return "other"
    return CAUSES.get(decision) or CAUSES.get(name)


def of_repeats(theirs: Sequence[Any], book: BookRun, decision: str) -> str:
    """The cause of a changed treatment of repeated states, from how often states are expanded."""
    mine, others = Counter(theirs), Counter(book.expanded)
    if mine == others and not decision.endswith(REFUSING):
        return "path"
    if book.variant.deepens:  # every iteration expands the states again
        rules = book.variant.rules
        return "not-expanded" if rules is not None and rules.repeats == "all" else "re-expanded"
    more = any(count > max(1, others[state]) for state, count in mine.items())
    return "re-expanded" if more else "not-expanded"
