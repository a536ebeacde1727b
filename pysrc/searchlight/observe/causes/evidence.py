"""What was seen of a program beside its order of expansion, held against what a search would have shown."""

from itertools import pairwise
from typing import Any, Final

from searchlight.events import Solution, Unsolved
from searchlight.observe.book_run import BookRun
from searchlight.observe.observation import START, Asked, Observation
from searchlight.observe.variants import USES_H
from searchlight.problem import AnyProblem

HANDED_H: Final = ("functions", "problem-object", "graph-object")  # families that are handed the problem's h


class Evidence:
    """Of one run. None: that was not seen, or cannot be told.

    `found`: whether it ended with a solution; `tests`: when goals are tested, "taken" or "made", as in the rules;
    `goal_taken`: whether the goal left the observed frontier at the end; `cost`: of the path that was returned;
    `last_first`: whether the newest entry left the frontier first; `reads_h`: whether the heuristic was read, of more
    than the start; `left_waiting`: whether it ended without a solution while entries were in its observed frontier.
    """

    def __init__(self, seen: Observation, problem: AnyProblem, *, cut_short: bool) -> None:
        self.seen, self.problem = seen, problem
        self.tests = _kind_of_tests(seen)
        self.found = None if cut_short else seen.outcome == "solution"
        over = seen.outcome == "solution" and not cut_short
        self.goal_taken = _goal_taken(seen, problem) if over else None
        whole = over and seen.path is not None and seen.actions is not None and problem.is_goal(seen.path[-1])
        self.cost = seen.cost if whole else None
        self.last_first = seen.last_first
        self.left_waiting = not cut_short and seen.outcome == "failure" and _entries_wait(seen)
        later = any(each.state != seen.start for each in seen.h_reads)
        self.reads_h = later if seen.family in HANDED_H else None

    def of_early_test(self) -> bool:
        """Whether it was seen that goals are tested when they are made."""
        return self.tests == "made" or (self.tests is None and self.goal_taken is False)

    def reordered(self) -> bool:
        """Whether children of a state were made in another order than the problem's."""
        made: dict[int, list[Any]] = {}
        for each in self.seen.made:
            made.setdefault(each.parent, []).append(each.state)
        orders: dict[Any, dict[Any, int]] = {}
        for parent, children in made.items():
            state = self.seen.expanded[parent]
            if state not in orders:
                actions = enumerate(self.problem.actions(state))
                orders[state] = {self.problem.result(state, action): at for at, action in actions}
            places = [orders[state][child] for child in children if child in orders[state]]
            if any(later < earlier for earlier, later in pairwise(places)):
                return True
        return False

    def against(self, run: BookRun) -> int:
        """How much of it speaks against a search."""
        return self.against_the_order(run) + self.against_the_end(run)

    def against_the_order(self, run: BookRun) -> int:
        """The same, of when goals are tested, of which end entries are taken off and whether all of them are."""
        rules = run.way.rules
        if rules is None or run.way.deepens:
            return 0
        early = rules.test == "made"
        tests = (self.tests == "made") != early if self.tests is not None else False
        taken = self.goal_taken == early if self.goal_taken is not None and rules.test in ("made", "taken") else False
        ends = self.last_first is not None and rules.order in ("queue", "stack") and rules.children != "given"
        wrong_end = ends and self.last_first != (rules.order == "stack")
        swapped = self.last_first is not None and run.way.departures == ("order=stack",) and not self.last_first
        emptied = self.left_waiting and run.outcome is Unsolved.FAILURE  # a frontier search fails only so
        return int(tests) + int(taken and not tests) + int(wrong_end or swapped) + int(emptied)

    def against_the_end(self, run: BookRun) -> int:
        """The same, of the path that was returned."""
        if self.found is not None and run.outcome is not None and self.found != isinstance(run.outcome, Solution):
            return 1
        if self.cost is None or not isinstance(run.outcome, Solution):
            return 0
        return int(abs(run.outcome.cost - self.cost) > 1e-9 * max(1, abs(self.cost)))

    def doubts(self, run: BookRun) -> int:
        """What makes a search less likely, without speaking against it."""
        rules = run.way.rules
        uses_h = rules is not None and (rules.order in USES_H or rules.tie == "low-h")
        other_tests = bool(self.seen.goal_tests) and self.seen.goal_tests != run.tested
        unsorted = rules is not None and rules.order in ("queue", "stack")  # whatever values entries have
        return int(other_tests) + int(self.reads_h is not None and self.reads_h != uses_h and not unsorted)


def _kind_of_tests(seen: Observation) -> str | None:
    """Whether states are tested when they are taken off, or right when they are made."""
    kinds: list[str | None] = []
    before: tuple[Asked, int] | None = None  # what left a container, or was made, or expanded last
    for at, entry in enumerate(seen.log):
        if entry[0] in (Asked.POP, Asked.MAKE, Asked.EXPAND):
            before = entry
        elif entry[0] is Asked.GOAL_TEST and before is not None:
            after = next((each for each in seen.log[at + 1 : at + 4] if each[0] not in (Asked.H, Asked.SAY)), None)
            kinds.append(_kind_of_test(seen, seen.goal_tests[entry[1]], before, after))
    made, taken = kinds.count("made"), kinds.count("taken")
    if made > 1 or (made and not taken):
        return "made"
    return "taken" if taken > 1 else None


def _kind_of_test(
    seen: Observation, state: Any, before: tuple[Asked, int], after: tuple[Asked, int] | None
) -> str | None:
    """A state is taken off where something has just left a container, or else where it is expanded next, although it
    was not the last one to be made. None: that cannot be told.
    """
    if before[0] is not Asked.MAKE:
        return "taken"
    made = seen.made[before[1]]
    if seen.expanded[made.parent] == state:
        return "taken"  # its children have been made before
    if after is None or after[0] is not Asked.EXPAND or seen.expanded[after[1]] != state:
        return "made"
    return "taken" if made.state != state else None


def _entries_wait(seen: Observation) -> bool:
    """Whether entries are left in the observed frontier; those that left it stand first."""
    taken = sum(asked is Asked.POP for asked, _ in seen.log)
    return seen.frontier == "observed" and len(seen.entries) > taken


def _goal_taken(seen: Observation, problem: AnyProblem) -> bool | None:
    """Whether what left the observed frontier last was a goal."""
    if seen.frontier != "observed":
        return None
    last = next((index for asked, index in reversed(seen.log) if asked is Asked.POP), None)
    if last is None or seen.entries[last].node < START:
        return None
    node = seen.entries[last].node
    state = seen.start if node == START else seen.made[node].state
    try:
        return problem.is_goal(state)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return None
