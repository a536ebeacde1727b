"""Whether a heuristic is admissible and consistent: proved, or found out on the whole state space where that is small.

AIMA 4e, section 3.5. Admissible: h(n) is never more than the cheapest path from n to a goal costs. Consistent: h(n) is
never more than the cost of an action and h of where it leads, and 0 at every goal.

Whole numbers are compared exactly, however large. Of numbers with a fraction the last digits may come from rounding, so
they count as equal where they agree to 12 digits; a verdict on such numbers says so.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import count
from math import inf, isclose
from typing import Any, NamedTuple

from searchlight import errors
from searchlight.problem import AnyProblem
from searchlight.setup import Setup
from searchlight.texts import Message, message

TOLERANCE = 1e-12  # in relation to the larger of two numbers; what thousands of roundings add up to
MOST_ACTIONS = 80_000  # that are tried before a space counts as large: a quarter of a second


class Overestimate(NamedTuple):
    """`h` of the state is more than `cost`, which is enough to get to a goal."""

    state: Any
    h: float
    cost: float


class Fall(NamedTuple):
    """From the state to the next one h falls by more than the action costs."""

    state: Any
    h: float
    next_state: Any
    next_h: float
    cost: float


@dataclass(frozen=True)
class Findings:
    """What holds in all `states` that can be reached; None: nothing is wrong there."""

    states: int
    solvable: bool
    whole: bool  # all costs and all h are whole numbers, so that every comparison was exact
    overestimate: Overestimate | None  # the one nearest to a goal
    fall: Fall | None  # the one met first

    @property
    def admissible(self) -> bool:
        return self.overestimate is None

    @property
    def consistent(self) -> bool:
        """An h above 0 at a goal is an overestimate."""
        return self.fall is None and (self.overestimate is None or self.overestimate.cost > 0)


def judge(problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> Findings | None:
    """Compares h with the truth in every state that can be reached; None where that takes more actions than given."""
    h: dict[Hashable, float] = {problem.initial: _number(problem.h(problem.initial))}
    ways_to: dict[Hashable, list[tuple[Any, float]]] = {problem.initial: []}  # from where, at what cost
    fall = None
    tried = 0
    for state in (queue := [problem.initial]):  # grows while it is gone through
        for action in problem.actions(state):
            tried += 1
            if tried > most_actions:
                return None
            next_state = problem.result(state, action)
            if next_state not in h:
                h[next_state] = _number(problem.h(next_state))
                ways_to[next_state] = []
                queue.append(next_state)
            cost = _number(problem.action_cost(state, action, next_state))
            ways_to[next_state].append((state, cost))
            if fall is None and _exceeds(h[state], cost + h[next_state]):
                fall = Fall(state, h[state], next_state, h[next_state], cost)
    cheapest = _distances(ways_to, [state for state in queue if problem.is_goal(state)])
    too_much = (Overestimate(state, h[state], cost) for state, cost in cheapest.items() if _exceeds(h[state], cost))
    whole = all(
        type(each) is int or each == inf
        for each in (*h.values(), *(cost for ways in ways_to.values() for _, cost in ways))
    )
    return Findings(len(queue), bool(cheapest), whole, next(too_much, None), fall)


def _distances(ways_to: dict[Hashable, list[tuple[Any, float]]], goals: list[Any]) -> dict[Any, float]:
    """What the cheapest path to a goal costs, nearest states first: Dijkstra's algorithm against the actions."""
    known: dict[Any, float] = {}
    best: dict[Any, float] = dict.fromkeys(goals, 0)
    number = count()
    frontier: list[tuple[float, int, Any]] = [(0, next(number), goal) for goal in goals]
    heapify(frontier)
    while frontier:
        cost, _, state = heappop(frontier)
        if state in known:
            continue
        known[state] = cost
        for source, action_cost in ways_to[state]:
            through = cost + action_cost
            if through < best.get(source, inf):
                best[source] = through
                heappush(frontier, (through, next(number), source))
    return known


def _number(value: float) -> float:
    """An int where the value is whole: sums and comparisons of these are exact."""
    return int(value) if value == value // 1 < inf else value


def _exceeds(a: float, b: float) -> bool:
    """Whether a is more than b: whole numbers exactly, others by more than sums of rounded numbers can differ."""
    whole = type(a) is int and type(b) is int
    return a > b and (whole or not isclose(a, b, rel_tol=TOLERANCE, abs_tol=0))


@dataclass(frozen=True)
class Verdict:
    """What is known of a heuristic: true, false, or None where it is not known; and why, in sentences."""

    admissible: bool | None
    consistent: bool | None
    sentences: tuple[Message, ...]

    @property
    def text(self) -> str:
        """The sentences in English."""
        return " ".join(map(str, self.sentences))


def verdict(setup: Setup, most_actions: int = MOST_ACTIONS) -> Verdict:
    """On the heuristic chosen, for a problem of a catalog: proved, or found out on the input at hand."""
    entry, values = setup.entry, setup.values
    proof = entry.proofs(values).get(values["heuristic"])
    found = found_out(setup.problem, most_actions) if entry.compared is None else NOTHING_FOUND
    if found.admissible is not None:
        return replace(found, sentences=(message(proof), *found.sentences)) if proof else found
    if proof:
        return Verdict(True, True, tuple(message(each) for each in (proof, entry.compared) if each))
    return found


def found_out(problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> Verdict:
    """On the problem's own h, in all states that can be reached from its start."""
    findings = judge(problem, most_actions)
    if findings is None:
        return Verdict(None, None, (errors.verdicts.too_large_to_judge(most_actions),))
    return Verdict(findings.admissible, findings.consistent, tuple(_sentences(findings, problem)))


NOTHING_FOUND = Verdict(None, None, (errors.verdicts.too_large_to_judge(MOST_ACTIONS),))


def _sentences(findings: Findings, problem: AnyProblem) -> list[Message]:
    sentences = []
    if findings.overestimate:
        state, h, cost = findings.overestimate
        sentences.append(errors.verdicts.overestimated(problem.text(state), h, cost))
    if findings.fall:
        state, h, next_state, next_h, cost = findings.fall
        sentences.append(
            errors.verdicts.falling(findings.admissible, problem.text(state), h, problem.text(next_state), next_h, cost)
        )
    if not findings.solvable:
        sentences.append(errors.verdicts.nothing_to_overestimate())
    if not sentences:
        sentences.append(errors.verdicts.judged_good(findings.states))
    if not findings.whole:
        sentences.append(errors.verdicts.fractions_compared())
    return sentences
