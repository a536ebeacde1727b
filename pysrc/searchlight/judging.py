"""Heuristic check: whether a heuristic is admissible and consistent, by proof or by checking a small state space.

AIMA 4e, section 3.5. Admissible: h(n) never exceeds the cost of the cheapest path from n to a goal. Consistent: h(n)
never exceeds the cost of an action plus h of its result, and is 0 at every goal.

Integers are compared exactly, however large. Fractions may have rounding errors in the last digits, so they count as
equal if they agree to 12 digits; a verdict on such numbers says so.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import count
from math import inf, isclose
from time import perf_counter
from typing import Any, NamedTuple

from searchlight.problem import AnyProblem
from searchlight.setup import Setup
from searchlight.texts import Message, message

TOLERANCE = 1e-12  # relative to the larger number; thousands of rounding errors add up to less
MOST_ACTIONS = 80_000  # actions tried before a space counts as large: a quarter of a second
MOST_IN_PIECES = 600_000  # the same where nobody waits; the eight-puzzle has 483,840

_Steps = dict[Hashable, list[tuple[Any, float]]]


class Overestimate(NamedTuple):
    """A state whose `h` exceeds the `cost` of a path to a goal."""

    state: Any
    h: float
    cost: float


class Fall(NamedTuple):
    """An action whose cost is less than the decrease of h."""

    state: Any
    h: float
    next_state: Any
    next_h: float
    cost: float


@dataclass(frozen=True)
class Findings:
    """The result over all reachable states; None for faults that do not occur."""

    states: int
    solvable: bool
    whole: bool  # whether all costs and h values are integers, so that every comparison was exact
    overestimate: Overestimate | None  # the one nearest to a goal
    fall: Fall | None  # the first one found

    @property
    def admissible(self) -> bool:
        return self.overestimate is None

    @property
    def consistent(self) -> bool:
        """An h above 0 at a goal is an overestimate."""
        return self.fall is None and (self.overestimate is None or self.overestimate.cost > 0)


class Check:
    """The comparison of h with the true costs in every reachable state, in pieces.

    `states`: found so far; `fall`: the first one found; `large`: there are more actions than allowed; `findings`: once
    it is over, unless it is too large.
    """

    def __init__(self, problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> None:
        self.problem, self.most_actions = problem, most_actions
        self.states = 0
        self.fall: Fall | None = None
        self.large = False
        self.findings: Findings | None = None
        self._work = self._all()

    @property
    def done(self) -> bool:
        return self.large or self.findings is not None

    def advance(self, seconds: float | None = None) -> None:
        """Continue for this many seconds, or to the end."""
        started = perf_counter()
        for _ in self._work:
            if seconds is not None and perf_counter() - started >= seconds:
                return

    def _all(self) -> Iterator[None]:
        problem = self.problem
        h: dict[Hashable, float] = {problem.initial: _number(problem.h(problem.initial))}
        steps_to: _Steps = {problem.initial: []}  # state → (source, cost) of each action
        tried = 0
        queue = [problem.initial]
        for self.states, state in enumerate(queue, 1):  # grows during the iteration
            for action in problem.actions(state):
                tried += 1
                if tried > self.most_actions:
                    self.large = True
                    return
                next_state = problem.result(state, action)
                if next_state not in h:
                    h[next_state] = _number(problem.h(next_state))
                    steps_to[next_state] = []
                    queue.append(next_state)
                cost = _number(problem.action_cost(state, action, next_state))
                steps_to[next_state].append((state, cost))
                if self.fall is None and _exceeds(h[state], cost + h[next_state]):
                    self.fall = Fall(state, h[state], next_state, h[next_state], cost)
            yield
        cheapest: dict[Any, float] = {}
        for _ in _measure(cheapest, steps_to, [state for state in queue if problem.is_goal(state)]):
            yield
        self.findings = _found(h, steps_to, cheapest, self.fall)


def judge(problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> Findings | None:
    """Compare h with the true costs in every reachable state; None if that takes more actions than allowed."""
    check = Check(problem, most_actions)
    check.advance()
    return check.findings


def _found(h: dict[Hashable, float], steps_to: _Steps, cheapest: dict[Any, float], fall: Fall | None) -> Findings:
    too_much = (Overestimate(state, h[state], cost) for state, cost in cheapest.items() if _exceeds(h[state], cost))
    whole = all(
        type(each) is int or each == inf
        for each in (*h.values(), *(cost for steps in steps_to.values() for _, cost in steps))
    )
    return Findings(len(h), bool(cheapest), whole, next(too_much, None), fall)


def _measure(known: dict[Any, float], steps_to: _Steps, goals: list[Any]) -> Iterator[None]:
    """Note the cost of the cheapest path to a goal, nearest states first: Dijkstra's algorithm, backwards."""
    best: dict[Any, float] = dict.fromkeys(goals, 0)
    number = count()
    frontier: list[tuple[float, int, Any]] = [(0, next(number), goal) for goal in goals]
    heapify(frontier)
    while frontier:
        cost, _, state = heappop(frontier)
        if state in known:
            continue
        known[state] = cost
        for source, action_cost in steps_to[state]:
            through = cost + action_cost
            if through < best.get(source, inf):
                best[source] = through
                heappush(frontier, (through, next(number), source))
        yield


def _number(value: float) -> float:
    """Convert whole values to int, for exact sums and comparisons."""
    return int(value) if value == value // 1 < inf else value


def _exceeds(a: float, b: float) -> bool:
    """Whether a > b: exactly for integers, else by more than rounding errors."""
    whole = type(a) is int and type(b) is int
    return a > b and (whole or not isclose(a, b, rel_tol=TOLERANCE, abs_tol=0))


@dataclass(frozen=True)
class Verdict:
    """Whether a heuristic is admissible and consistent (None if unknown), and why, in sentences."""

    admissible: bool | None
    consistent: bool | None
    sentences: tuple[Message, ...]

    @property
    def text(self) -> str:
        """The sentences in English."""
        return " ".join(map(str, self.sentences))


def verdict(setup: Setup, most_actions: int = MOST_ACTIONS) -> Verdict:
    """The verdict on the chosen heuristic: by proof, or by checking the current input."""
    entry, values = setup.entry, setup.values
    proof = entry.proofs(values).get(values["heuristic"])
    on_input = found_out(setup.problem, most_actions) if entry.compared is None else NOTHING_FOUND
    if on_input.admissible is not None:
        return replace(on_input, sentences=(message(proof), *on_input.sentences)) if proof else on_input
    if proof:
        return Verdict(True, True, tuple(message(each) for each in (proof, entry.compared) if each))
    return on_input


def found_out(problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> Verdict:
    """The verdict on the problem's h in all states reachable from its start."""
    check = Check(problem, most_actions)
    check.advance()
    return said(check)


def said(check: Check) -> Verdict:
    """The verdict as far as a check has come."""
    if findings := check.findings:
        return Verdict(findings.admissible, findings.consistent, tuple(_sentences(findings, check.problem)))
    seen = _falling(False, check.problem, check.fall) if check.fall else message("verdicts.seen", states=check.states)
    goes_on = message("verdicts.checking", states=check.states)
    ends = message("verdicts.too_large_to_judge", actions=check.most_actions)
    return Verdict(None, False if check.fall else None, (ends if check.large else goes_on, seen))


NOTHING_FOUND = Verdict(None, None, (message("verdicts.too_large_to_judge", actions=MOST_ACTIONS),))


def _sentences(findings: Findings, problem: AnyProblem) -> list[Message]:
    sentences = []
    if findings.overestimate:
        state, h, cost = findings.overestimate
        sentences.append(_overestimated(problem.text(state), h, cost))
    if findings.fall:
        sentences.append(_falling(findings.admissible, problem, findings.fall))
    if not findings.solvable:
        sentences.append(message("verdicts.nothing_to_overestimate"))
    if not sentences:
        sentences.append(message("verdicts.judged_good", states=findings.states))
    if not findings.whole:
        sentences.append(message("verdicts.fractions_compared"))
    return sentences


def _amounts(larger: float, *smaller: float) -> list[dict[str, str]]:
    """With as many digits as it takes to see that the first is more than the others together, four at least."""
    for digits in range(4, 18):
        texts = [_amount(value, digits) for value in (larger, *smaller)]
        first, *others = map(float, texts)
        if first > sum(others):
            break
    else:
        texts = [repr(value) for value in (larger, *smaller)]
    return [{"digits": text} for text in texts]  # the language's signs are put into them


def _amount(value: float, digits: int = 4) -> str:
    """A whole number as it is, others with so many digits after the point; if small, so many that count."""
    if type(value) is int or (value.is_integer() and abs(value) < 1e15):
        return str(int(value))
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if value >= 1 else f"{value:.{digits}g}"


def _overestimated(state: str, h: float, cost: float) -> Message:
    too_much, enough = _amounts(h, cost)
    return message("verdicts.overestimated", state=state, h=too_much, cost=enough)


def _falling(admissible: bool, problem: AnyProblem, fall: Fall) -> Message:
    before, after, paid = _amounts(fall.h, fall.next_h, fall.cost)
    states = {"state": problem.text(fall.state), "next_state": problem.text(fall.next_state)}
    name = "verdicts.only_falling" if admissible else "verdicts.falling"
    return message(name, **states, h=before, next_h=after, cost=paid)
