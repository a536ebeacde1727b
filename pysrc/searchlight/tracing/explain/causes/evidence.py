"""Compare what was observed of a program, apart from its order of expansion, with a search."""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from searchlight.events import Solution, Unsolved
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import is_style
from searchlight.tracing.explain.frontier_search import USES_H
from searchlight.tracing.explain.rules import Rules
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import START, UNKNOWN, Entry, LogKind, Observation

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
