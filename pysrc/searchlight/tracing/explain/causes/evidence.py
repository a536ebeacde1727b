"""Compare what was observed of a program, apart from its order of expansion, with a search."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from searchlight.events import Solution, Unsolved
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import styles_of
from searchlight.tracing.explain.frontier_search import USES_H
from searchlight.tracing.explain.rules import Rules
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import START, UNKNOWN, LogKind, Observation

NEAR: Final = 1e-9  # relative: sums of the same costs in another order may differ by this much
KNOWN: Final = ("f", "weighted", "g", "h")  # the textbook's orders by value
BY_COST: Final = ("g", "step")  # orders that need a sorted frontier
BETWEEN_EQUALS: Final = ("tie=", "children=")
UNSORTED: Final = ("queue", "stack", "recursion")
HANDED_H: Final = ("functions", "problem-object", "graph-object")  # families that get the problem's h
NO_STATE: Final = (TypeError, ValueError, KeyError, IndexError, AttributeError)  # from a value that is not a state


class Evidence:
    """What was observed of one run. None: not observed, or unclear.

    `solved`: whether it ended with a solution; `nothing`: whether it returned no path to a goal; `cost`: of the path.
    `tests`: when goals are tested, "taken" or "made", as in the rules; `goal_taken`: whether the goal left the observed
    frontier at the end; `goal_made`: whether a goal was generated; `reads_h`: whether h was read beyond the start.
    `entered`: how often each state entered the observed frontier; `late`: the states generated last, which may not have
    entered. `values`: those of the entries expanded after the first, if all have one.
    """

    def __init__(self, seen: Observation, problem: AnyProblem, *, cut_short: bool) -> None:
        self.seen, self.problem = seen, problem
        self.observed, self.container = seen.frontier == "observed", seen.container
        self.removed = [index for question, index in seen.log if question is LogKind.POP]
        over = seen.outcome == "solution" and not cut_short
        self.solved = None if cut_short else seen.outcome == "solution"
        at_goal = seen.path is not None and self._has_goal(seen.path[-1:]) is True
        self.nothing = self.solved is False or (over and seen.path is not None and not at_goal)
        self.cost = seen.cost if over and at_goal and seen.actions is not None else None
        self.tests = _kind_of_tests(seen)
        self.goal_taken = self._goal_taken() if over else None
        made = [seen.start, *(each.state for each in seen.made)]
        self.goal_made = not over or self._has_goal(made) is not False
        later = any(each.state != seen.start for each in seen.h_reads)
        self.reads_h = later if seen.family in HANDED_H else None
        self.entered = None if cut_short else self._entered()
        self.late = {each.state for each in seen.made if each.parent == len(seen.expanded) - 1}
        values = [each for each in seen.values[1:] if each is not None]
        self.values = values if len(values) == len(seen.expanded) - 1 else []

    def against(self, run: BookRun) -> bool:
        """Whether anything that was observed contradicts a search."""
        return self.against_the_order(run) or self.against_the_end(run)

    def against_the_order(self, run: BookRun) -> bool:
        """Whether the time of the goal test, the container, or its entries contradict a search."""
        rules = run.variant.rules
        if rules is None or rules.ends == "only-child":
            return False
        if rules.ends != "empty":
            return not self.nothing or not self._stopped_as(rules.ends)
        if run.variant.deepens:
            return False
        emptied = self.nothing and self._left_off() and run.outcome is Unsolved.FAILURE
        return self._tests_otherwise(rules) or self._is_another_container(run, rules) or emptied or self._refutes(run)

    def _tests_otherwise(self, rules: Rules) -> bool:
        early = rules.test == "made"
        if (early and not self.goal_made) or (self.tests is not None and (self.tests == "made") != early):
            return True
        return self.goal_taken is not None and rules.test in ("made", "taken") and self.goal_taken == early

    def _is_another_container(self, run: BookRun, rules: Rules) -> bool:
        """Whether entries were seen to leave the frontier at another end, or without being sorted."""
        last_first = self.seen.last_first
        ends = last_first is not None and rules.order in ("queue", "stack") and rules.children != "given"
        if ends and last_first != (rules.order == "stack"):
            return True
        if last_first is False and "order=stack" in run.variant.departures:
            return True
        return self.container in ("queue", "stack") and rules.order not in (*UNSORTED, "layer")

    def against_the_end(self, run: BookRun) -> bool:
        """Whether the outcome or the cost of the returned path contradicts a search."""
        if run.variant.rules is not None and run.variant.rules.ends != "empty":
            return False
        if self.solved is not None and run.outcome is not None and self.solved != isinstance(run.outcome, Solution):
            return True
        if self.cost is None or not isinstance(run.outcome, Solution):
            return False
        return abs(run.outcome.cost - self.cost) > NEAR * max(1, abs(self.cost))

    def doubts(self, run: BookRun) -> int:
        """How many observations make a search less likely without contradicting it."""
        rules = run.variant.rules
        other_tests = bool(self.seen.goal_tests) and self.seen.goal_tests != run.tested
        unsorted = rules is not None and rules.order in ("queue", "stack")  # whatever values entries have
        ignored = self.container in ("priority", "appended") and unsorted  # a heap's values are likelier wrong
        uses_h = rules is not None and (rules.order in USES_H or rules.tie == "low-h")
        other_h = self.reads_h is not None and self.reads_h != uses_h and not unsorted
        return int(ignored) + int(other_tests) + int(other_h) + int(self.enter_otherwise(run))

    # -- early ends ----------------------------------------------------------------------------------------------------

    def _stopped_as(self, ends: str) -> bool:
        """Whether as many children of the first state were generated and added as with a return at that place."""
        if ends == "first-repeat":
            return self._met_again()
        if ends not in ("first-child", "first-expanded"):
            return True
        if self.seen.family == "grid" and ends == "first-child" and len(self.seen.made) > 1:
            return False  # it looked at other cells
        children = {self.problem.result(self.seen.start, each) for each in self.problem.actions(self.seen.start)}
        entered = len(self.seen.entries) - 1 if self.observed else None
        if ends == "first-child":
            return entered is None or entered <= 1
        return not self._left_off() and (entered is None or entered >= len(children - {self.seen.start}))

    def _met_again(self) -> bool:
        """Whether the last entry removed from the observed frontier has a state that was already expanded."""
        return self.observed and bool(self.removed) and self._state(self.removed[-1]) in self.seen.expanded

    def _left_off(self) -> bool:
        """Whether the program stopped among the first state's children."""
        got_h = self.seen.family in HANDED_H and len(self.seen.expanded) == 1
        return got_h and len(self.seen.made) < len(self.problem.actions(self.seen.start))

    # -- goals ---------------------------------------------------------------------------------------------------------

    def met_goal(self) -> bool:
        """Whether a goal was seen to be tested, or to leave the observed frontier."""
        return self._has_goal([*self.seen.goal_tests, *map(self._state, self.removed)]) is True

    def _state(self, entry: int) -> Any:
        """The state of an entry; UNKNOWN if that is not known."""
        node = self.seen.entries[entry].node
        return UNKNOWN if node < START else self.seen.start if node == START else self.seen.made[node].state

    def _has_goal(self, states: Iterable[Any]) -> bool | None:
        """Whether one of these is a goal; None if that is not clear, because one is unknown."""
        clear = True
        for state in states:
            try:
                if state is not UNKNOWN and self.problem.is_goal(state):
                    return True
                clear = clear and state is not UNKNOWN
            except NO_STATE:
                clear = False
        return False if clear else None

    def _goal_taken(self) -> bool | None:
        """Whether the last entry removed from the observed frontier was a goal; None if unknown."""
        if not self.observed or not self.removed:
            return None
        taken = self._has_goal([self._state(self.removed[-1])])
        if taken is not False:
            return taken
        left = [self._state(entry) for entry in range(len(self.removed), len(self.seen.entries))]
        by_order = self.seen.picked != "chosen" and (self.seen.last_first is not None or self.container is not None)
        if self._has_goal(left) and (self._has_goal(left[:1]) is not False or not by_order):
            return None  # it may have been tested before its removal
        return None if UNKNOWN in left else False

    # -- entries -------------------------------------------------------------------------------------------------------

    def _entered(self) -> Counter[Any] | None:
        states = [self._state(entry) for entry in range(len(self.seen.entries))]
        counts = Counter(states) if self.observed and UNKNOWN not in states else None
        return counts if counts and counts.keys() >= set(self.seen.expanded) else None  # some entries were not seen

    def _refutes(self, run: BookRun) -> bool:
        """Whether the states that entered, or the values of heap entries, contradict a changed rule."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if rules is None or book is None:
            return False
        if rules.served == "appended" and self.container not in ("appended", None):
            return True
        if book.order in UNSORTED and rules.order in BY_COST and self.container not in ("priority", "appended"):
            return True
        if all(each.startswith(BETWEEN_EQUALS) for each in run.variant.departures):
            return bool(run.variant.departures) and self.sort_otherwise(run)
        by_values = rules.order != book.order and self.container == "priority" and bool(self.values)
        return by_values and (rules.order in UNSORTED or not self.values_fit(run, moved=True))

    def sort_otherwise(self, run: BookRun) -> bool:
        """Whether the values of sorted entries are not those of a search that sorts as the textbook does."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if rules is None or book is None or self.container != "priority" or rules.order != book.order:
            return False
        return bool(self.values) and self.values_fit(run, moved=True) is False

    def enter_otherwise(self, run: BookRun) -> bool:
        """Whether other states entered than in a search with another treatment of repeated states."""
        rules, book = run.variant.rules, textbook_variant(run.setup).rules
        if self.entered is None or rules is None or book is None or not _is_named(rules, book):
            return False
        states = (self.entered.keys() | run.entered.keys()) - self.late
        return any(self.entered[state] != run.entered[state] for state in states)

    def values_fit(self, run: BookRun, *, moved: bool = False) -> bool | None:
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
        own = [node.priority if by_values else self._of_book(node, book, run) for node in run.nodes[1:]]
        pairs = list(zip(self.values, own, strict=False))
        signs = (1,) if self.seen.picked else (1, -1)  # a sorted list may be emptied from its end
        return any(_alike([one - sign * other for one, other in pairs], own, moved=moved) for sign in signs)

    def _of_book(self, node: Node, book: Rules, run: BookRun) -> float:
        """The node's value in the textbook's search."""
        if book.order == "g":
            return node.g
        h = self.problem.h(node.state)
        weight = run.setup.values["weight"] if book.order == "weighted" else 1
        return h if book.order == "h" else node.g + weight * h


def _is_named(rules: Rules, book: Rules) -> bool:
    """Whether the treatment of repeated states is another one, and not an equivalent style."""
    return rules.repeats != book.repeats and rules.repeats not in styles_of(book)


def _alike(differences: list[float], values: list[float], *, moved: bool) -> bool:
    least = differences[0] if moved and differences else 0
    return all(abs(each - least) <= NEAR * max(1, abs(value)) for each, value in zip(differences, values, strict=False))


def _kind_of_tests(seen: Observation) -> str | None:
    """Whether states are tested when they are removed, or as soon as they are generated."""
    kinds: list[str | None] = []
    before: tuple[LogKind, int] | None = None  # the last removal, generation or expansion
    for at, entry in enumerate(seen.log):
        if entry[0] in (LogKind.POP, LogKind.MAKE, LogKind.EXPAND):
            before = entry
        elif entry[0] is LogKind.GOAL_TEST and before is not None:
            following = (each for each in seen.log[at + 1 : at + 6]
                         if each[0] not in (LogKind.H, LogKind.SAY, LogKind.POP))  # fmt: skip
            kinds.append(_kind_of_test(seen, seen.goal_tests[entry[1]], before, next(following, None)))
    made, taken = kinds.count("made"), kinds.count("taken")
    if made > 1 or (made and not taken):
        return "made"
    return "taken" if taken > 1 else None


def _kind_of_test(
    seen: Observation, state: Any, before: tuple[LogKind, int], after: tuple[LogKind, int] | None
) -> str | None:
    """When the state was tested: "taken" if an entry was just removed or the state is expanded next, else "made"."""
    if before[0] is not LogKind.MAKE:
        return "taken"
    made = seen.made[before[1]]
    if seen.expanded[made.parent] == state:
        return "taken"  # its children were generated before
    if after is None or after[0] is not LogKind.EXPAND or seen.expanded[after[1]] != state:
        return "made"
    return "taken" if made.state != state else None
