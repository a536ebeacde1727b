"""Compare the entries of a program's frontier, and their values, with a search."""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import is_style
from searchlight.tracing.explain.rules import Rules
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import START, LogKind, Observation

NEAR: Final = 1e-9  # relative: sums of the same costs in another order may differ by this much
KNOWN: Final = ("f", "weighted", "g", "h")  # the textbook's orders by value
BY_COST: Final = ("g", "step")  # orders that need a sorted frontier
BETWEEN_EQUALS: Final = ("tie=", "children=")
UNSORTED: Final = ("queue", "stack", "recursion")
ENTERS_ONCE: Final = ("reached-refused", "reached-dropped")
ALL_ENTER: Final = (
    "all",
    "visited-dropped",
    "visited-worse-dropped",
)  # treatments of repeated states that let every child enter


class Entries:
    """The frontier entries of one run. `entered`: how often each state entered, None if unknown. `values`: the values
    of the entries expanded after the first, if all have one.
    """

    def __init__(self, seen: Observation, problem: AnyProblem, *, cut_short: bool) -> None:
        self.problem = problem
        self.entered = None if cut_short else _entered(seen)
        self.late = {each.state for each in seen.made if each.parent == len(seen.expanded) - 1}
        self.container, self.picked = seen.container, seen.picked
        made = {each.state for each in seen.made} - self.late
        self.skips = bool(made - self.entered.keys()) if self.entered is not None else False
        values = [each for each in seen.values[1:] if each is not None]
        whole = len(values) == len(seen.expanded) - 1
        self.values = values if whole else []
        self.dropped = _dropped(seen)
        states = Counter(seen.made[each.node].state for each in seen.entries if each.node > START)
        self.twice = max(states.values(), default=0) > 1  # known even if `entered` is not

    def contradict(self, run: BookRun, same: int | None = None) -> bool:
        """Whether the states that entered, or the values of heap entries, contradict a changed rule."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if rules is None or book is None:
            return False
        if rules.served == "appended" and self.container not in ("appended", None):
            return True
        if book.order in UNSORTED and rules.order in BY_COST and self.container not in ("priority", "appended"):
            return True
        if rules.repeats in ENTERS_ONCE and rules.repeats != book.repeats and self.twice and self.entered is None:
            return True
        drops = rules.repeats.endswith("-dropped") and rules.repeats != book.repeats
        if drops and not is_style(f"repeats={rules.repeats}", book) and self._drops_none(run):
            return True
        by_values = rules.order != book.order and self.container == "priority" and self.values
        if same is None and all(each.startswith(BETWEEN_EQUALS) for each in run.variant.departures):
            return bool(run.variant.departures) and self.are_of_another_order(run)
        if by_values and (rules.order in UNSORTED or not self.values_fit(run, moved=True, same=same)):
            return True
        if same is not None:  # later entries are unknown
            most = max((self.entered or {}).values(), default=0)
            return rules.repeats in ENTERS_ONCE and most > 1
        return self._beyond(run, rules, book)

    def are_of_another_order(self, run: BookRun) -> bool:
        """Whether the values of sorted entries are not those of a search that sorts as the textbook does."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if rules is None or book is None or self.container != "priority" or rules.order != book.order:
            return False
        return bool(self.values) and self.values_fit(run, moved=True) is False and not self._grow_alike(run)

    def _drops_none(self, run: BookRun) -> bool:
        """Whether the search discards removed entries although the program was seen to discard none."""
        if self.dropped is None:
            return run.variant.rules is not None and run.variant.rules.repeats == "reached-dropped"
        return self.dropped == 0 and run.dropped > 0

    def _beyond(self, run: BookRun, rules: Rules, book: Rules) -> bool:
        """Whether states entered that the changed rule of a search refuses."""
        if self.entered is None or (rules.repeats in ALL_ENTER and rules.used == "all"):
            return False
        named = rules.repeats != book.repeats and not is_style(f"repeats={rules.repeats}", book)
        if not named and rules.used == "all":
            return False
        return any(count > run.entered[state] for state, count in self.entered.items() if state not in self.late)

    def doubts(self, run: BookRun) -> int:
        """Evidence against a search: expected successors did not enter the frontier, or unexpected states did."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if self.entered is None or rules is None or book is None:
            return 0
        named = rules.repeats != book.repeats and not is_style(f"repeats={rules.repeats}", book)
        return int(self.skips and rules.used == "all") + int(named and not self.fit(run))

    def fit(self, run: BookRun) -> bool:
        """Whether the states that entered the frontier are those of a search, except the latest ones."""
        if self.entered is None:
            return True
        states = (self.entered.keys() | run.entered.keys()) - self.late
        return all(self.entered[state] == run.entered[state] for state in states)

    def values_fit(self, run: BookRun, *, moved: bool = False, same: int | None = None) -> bool | None:
        """Whether the program's entries have the values of a search; None if unknown.

        `moved`: they may all differ by the same amount. If the search does not sort, the textbook's values are
        expected.
        """
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if not self.values or rules is None or book is None:
            return None
        by_values = rules.order not in UNSORTED and rules.served in ("least", "most")
        if not by_values and (self.container != "priority" or book.order not in KNOWN):
            return None
        own = [node.priority if by_values else self._of_book(node, book, run) for node in run.nodes[1:same]]
        pairs = list(zip(self.values, own, strict=False))
        signs = (1,) if self.picked else (1, -1)  # a sorted list may be emptied from its end
        return any(_alike([one - sign * other for one, other in pairs], own, moved=moved) for sign in signs)

    def _grow_alike(self, run: BookRun) -> bool:
        """Whether the values are a search's values times a constant, which sort the same."""
        own = [node.priority for node in run.nodes[1:]]
        scales = {round(one / other, 9) for one, other in zip(self.values, own, strict=False) if other}
        return len(scales) == 1 and all(bool(one) == bool(other) for one, other in zip(self.values, own, strict=False))

    def _of_book(self, node: Node, book: Rules, run: BookRun) -> float:
        """The node's value in the textbook's search."""
        if book.order == "g":
            return node.g
        h = self.problem.h(node.state)
        weight = run.setup.values["weight"] if book.order == "weighted" else 1
        return h if book.order == "h" else node.g + weight * h


def _alike(differences: list[float], values: list[float], *, moved: bool) -> bool:
    least = differences[0] if moved and differences else 0
    return all(abs(each - least) <= NEAR * max(1, abs(value)) for each, value in zip(differences, values, strict=False))


def _entered(seen: Observation) -> Counter[Any] | None:
    if seen.frontier != "observed" or any(each.node < START for each in seen.entries):
        return None
    counts = Counter(seen.start if each.node == START else seen.made[each.node].state for each in seen.entries)
    return counts if counts.keys() >= set(seen.expanded) else None  # some entries were not seen


def _dropped(seen: Observation) -> int | None:
    """How many entries left the observed frontier without being expanded, the last one excepted; None if unknown."""
    if seen.frontier != "observed":
        return None
    events = [question for question, _ in seen.log if question in (LogKind.POP, LogKind.EXPAND)]
    return sum(one is other is LogKind.POP for one, other in pairwise(events))


def is_ranked(rules: Rules) -> bool:
    """Whether the order compares values, unlike a queue or a stack."""
    return rules.order not in (*UNSORTED, "layer")
