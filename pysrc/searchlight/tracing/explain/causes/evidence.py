"""Compare what was observed of a program, apart from its order of expansion, with a search."""

from typing import Any, Final

from searchlight.events import Solution, Unsolved
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.entries import Entries, is_ranked
from searchlight.tracing.explain.frontier_search import USES_H
from searchlight.tracing.watch.observation import START, UNKNOWN, Entry, LogKind, Observation

HANDED_H: Final = ("functions", "problem-object", "graph-object")  # families that get the problem's h
FEW: Final = 6  # so few expansions may have any order by chance


class Evidence:
    """What was observed of one run. None: not observed, or unclear.

    `solved`: whether it ended with a solution; `tests`: when goals are tested, "taken" or "made", as in the rules;
    `goal_taken`: whether the goal left the observed frontier at the end; `cost`: of the returned path;
    `last_first`: whether the newest entry left the frontier first; `reads_h`: whether the heuristic was read for
    states other than the start; `left_waiting`: whether it ended without a solution while its observed frontier had
    entries; `goal_waits`: whether a goal entered that frontier and the time of the goal test is unknown.
    """

    def __init__(self, seen: Observation, problem: AnyProblem, *, cut_short: bool) -> None:
        self.seen, self.problem = seen, problem
        self.tests = _kind_of_tests(seen)
        self.solved = None if cut_short else seen.outcome == "solution"
        over = seen.outcome == "solution" and not cut_short
        self.goal_taken = _goal_taken(seen, problem) if over else None
        whole = over and seen.path is not None and seen.actions is not None and problem.is_goal(seen.path[-1])
        self.cost = seen.cost if whole else None
        self.goal_waits = self.tests is None and self.goal_taken is None and over and _goal_entered(seen, problem)
        self.last_first = seen.last_first
        self.goal_made = cut_short or _goal_made(seen, problem)
        self.entries = Entries(seen, problem, cut_short=cut_short)
        self.nothing = self.solved is False or (over and seen.path is not None and not _ends_at_goal(seen, problem))
        self.left_waiting = not cut_short and seen.outcome == "failure" and _entries_wait(seen)
        later = any(each.state != seen.start for each in seen.h_reads)
        self.reads_h = later if seen.family in HANDED_H else None

    def against(self, run: BookRun) -> int:
        """How many observations contradict a search."""
        return self.against_the_order(run) + self.against_the_end(run)

    def against_the_order(self, run: BookRun) -> int:
        """Contradictions in the time of the goal test, the end of the container, or the number of removed entries."""
        rules = run.variant.rules
        if rules is None:
            return 0
        if rules.ends == "only-child":
            return 0
        if rules.ends != "empty":
            return int(not self.nothing or not self._stopped_as(rules.ends))
        if run.variant.deepens:
            return 0
        early = rules.test == "made"
        if early and not self.goal_made:
            return 1
        tests = (self.tests == "made") != early if self.tests is not None else False
        late = self.goal_taken == early if self.goal_taken is not None and rules.test in ("made", "taken") else False
        ends = self.last_first is not None and rules.order in ("queue", "stack") and rules.children != "given"
        wrong_end = ends and self.last_first != (rules.order == "stack")
        swapped = self.last_first is not None and "order=stack" in run.variant.departures and not self.last_first
        ranked = self.seen.container in ("queue", "stack") and is_ranked(rules)
        left = self.left_waiting or (self.nothing and self.left_off())
        emptied = left and run.outcome is Unsolved.FAILURE  # a frontier search fails only with an empty frontier
        refused = self.entries.contradict(run)
        unlike = int(wrong_end or swapped) + int(ranked) + int(refused)
        return int(tests) + int(late and not tests) + unlike + int(emptied)

    def _stopped_as(self, ends: str) -> bool:
        """Whether as many children of the first state were generated and added as with a return at that place."""
        if ends == "first-repeat":
            return self._met_again()
        if ends not in ("first-child", "first-expanded"):
            return True
        if self.seen.family == "grid" and ends == "first-child" and len(self.seen.made) > 1:
            return False  # it looked at other cells
        children = {self.problem.result(self.seen.start, each) for each in self.problem.actions(self.seen.start)}
        entered = len(self.seen.entries) - 1 if self.seen.frontier == "observed" else None
        if ends == "first-child":
            return entered is None or entered <= 1
        return not self.left_off() and (entered is None or entered >= len(children - {self.seen.start}))

    def _met_again(self) -> bool:
        """Whether the last entry removed from the observed frontier has a state that was already expanded."""
        last = next((index for question, index in reversed(self.seen.log) if question is LogKind.POP), None)
        node = UNKNOWN if last is None or self.seen.frontier != "observed" else self.seen.entries[last].node
        return (
            node >= START and (self.seen.start if node == START else self.seen.made[node].state) in self.seen.expanded
        )

    def met_goal(self) -> bool:
        """Whether a goal was seen to be tested, or to leave the observed frontier."""
        taken = [self.seen.entries[index] for question, index in self.seen.log if question is LogKind.POP]
        try:
            return any(map(self.problem.is_goal, self.seen.goal_tests)) or any(
                _is_of_goal(self.seen, self.problem, each) for each in taken
            )
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            return False

    def left_off(self) -> bool:
        """Whether the program stopped among the first state's children."""
        got_h = self.seen.family in HANDED_H and len(self.seen.expanded) == 1
        return got_h and len(self.seen.made) < len(self.problem.actions(self.seen.start))

    def against_the_end(self, run: BookRun) -> int:
        """Contradictions in the outcome and the cost of the returned path."""
        if run.variant.rules is not None and run.variant.rules.ends != "empty":
            return 0
        if self.solved is not None and run.outcome is not None and self.solved != isinstance(run.outcome, Solution):
            return 1
        if self.cost is None or not isinstance(run.outcome, Solution):
            return 0
        return int(abs(run.outcome.cost - self.cost) > 1e-9 * max(1, abs(self.cost)))

    def doubts(self, run: BookRun) -> int:
        """How many observations make a search less likely without contradicting it."""
        rules = run.variant.rules
        uses_h = rules is not None and (rules.order in USES_H or rules.tie == "low-h")
        other_tests = bool(self.seen.goal_tests) and self.seen.goal_tests != run.tested
        unsorted = rules is not None and rules.order in ("queue", "stack")  # whatever values entries have
        ignored = self.seen.container in ("priority", "appended") and unsorted  # a heap's values are likelier wrong
        few = rules is not None and rules.order == "state" and len(self.seen.expanded) < FEW  # may be a coincidence
        by_state = 2 * int(few) + self.entries.doubts(run)
        other_h = self.reads_h is not None and self.reads_h != uses_h and not unsorted
        return by_state + int(ignored) + int(other_tests) + int(other_h)


def _kind_of_tests(seen: Observation) -> str | None:
    """Whether states are tested when they are removed, or as soon as they are generated."""
    kinds: list[str | None] = []
    before: tuple[LogKind, int] | None = None  # the last removal, generation or expansion
    for at, entry in enumerate(seen.log):
        if entry[0] in (LogKind.POP, LogKind.MAKE, LogKind.EXPAND):
            before = entry
        elif entry[0] is LogKind.GOAL_TEST and before is not None:
            after = next(
                (each for each in seen.log[at + 1 : at + 6] if each[0] not in (LogKind.H, LogKind.SAY, LogKind.POP)),
                None,
            )
            kinds.append(_kind_of_test(seen, seen.goal_tests[entry[1]], before, after))
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


def _ends_at_goal(seen: Observation, problem: AnyProblem) -> bool:
    try:
        return bool(seen.path) and problem.is_goal(seen.path[-1])  # type: ignore[index]
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return False


def _goal_made(seen: Observation, problem: AnyProblem) -> bool:
    """Whether the program generated a goal, or may have done so unseen."""
    try:
        states = [seen.start, *(each.state for each in seen.made)]
        return seen.outcome != "solution" or any(map(problem.is_goal, states))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return True


def _entries_wait(seen: Observation) -> bool:
    """Whether entries are left in the observed frontier."""
    return seen.frontier == "observed" and len(seen.entries) > _removals(seen)


def _goal_taken(seen: Observation, problem: AnyProblem) -> bool | None:
    """Whether the last entry removed from the observed frontier was a goal; None if unknown."""
    if seen.frontier != "observed":
        return None
    last = next((index for question, index in reversed(seen.log) if question is LogKind.POP), None)
    if last is None:
        return None
    try:
        taken = _is_of_goal(seen, problem, seen.entries[last])
        if taken is not False:
            return taken
        left = [_is_of_goal(seen, problem, each) for each in seen.entries[_removals(seen) :]]
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return None
    by_order = seen.picked != "chosen" and (seen.last_first is not None or seen.container is not None)
    if True in left and (left[0] is not False or not by_order):
        return None  # it may have been tested before its removal
    return None if None in left else False


def _goal_entered(seen: Observation, problem: AnyProblem) -> bool:
    try:
        return seen.frontier == "observed" and any(_is_of_goal(seen, problem, each) for each in seen.entries)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return False


def _is_of_goal(seen: Observation, problem: AnyProblem, entry: Entry) -> bool | None:
    """Whether the entry has a goal state; None if its state is unknown."""
    if entry.node < START:
        return None
    return problem.is_goal(seen.start if entry.node == START else seen.made[entry.node].state)


def _removals(seen: Observation) -> int:
    return sum(question is LogKind.POP for question, _ in seen.log)
