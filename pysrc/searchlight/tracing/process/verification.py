"""Verify a report: accept its claims only if the problem confirms them.

If a program calls the problem (functions, problem-object, graph-object), every answer in the report must be the
problem's own. So only a program that asked these questions could have produced the report. Other programs generate
successors themselves, so only the form of those is checked. For all programs, the actions and the cost of the path are
computed again, and a solution must lead from the start to a goal.
"""

from collections.abc import Callable
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain.faults import fault_of_path
from searchlight.tracing.process.report_data import Malformed
from searchlight.tracing.watch.answers import Reading
from searchlight.tracing.watch.observation import START, UNKNOWN, LogKind, Made, Observation
from searchlight.tracing.watch.questions import moves_of
from searchlight.tracing.watch.session import as_started
from searchlight.tracing.watch.states import Own, States

ASKED: Final = ("functions", "problem-object", "graph-object")  # families that ask the problem for successors


class Untrue(Exception):  # noqa: N818 - it is said of the report
    """The report makes a claim that the problem contradicts; `message` says which."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def verify(noted: Observation, setup: Setup, family: str | None, function: str | None, seconds: float) -> None:
    """Check the report, and fill in what is computed here instead of being claimed.

    `family`, `function`: as recognised before the program ran, None if it is not Python. `seconds`: the time that the
    run took. Raises Untrue and Malformed.
    """
    malformed = (
        family is None and noted.outcome != "error",
        family is not None and (noted.family != family or noted.function not in (function, None)),
        noted.outcome == "solution" and noted.function != function,
        noted.seen is None and noted.expanded,
        noted.frontier == "inferred" and (noted.container is not None or noted.last_first is not None),
        (noted.outcome == "error") != (noted.error is not None),
    )
    if any(malformed):
        raise Malformed
    problem = setup.problem
    _check_numbers(noted)
    _check_states(noted, problem)
    if noted.family in ASKED and noted.seen == "requests":
        _check_answers(noted, problem)
    noted.seconds = max(0.0, min(noted.seconds, seconds))
    noted.actions = noted.cost = None
    if noted.path is not None:
        answer = Reading(problem, States(problem), noted.start).of_path(noted.path)
        noted.actions, noted.cost = answer.actions, answer.cost


def fault_of_solution(noted: Observation, setup: Setup) -> Message | None:
    """What is wrong with a solution's path; None if it leads from the start to a goal or is unknown."""
    if noted.outcome != "solution" or noted.path is None:
        return None
    started = setup if noted.function else as_started(noted, setup)
    try:
        fault = fault_of_path(noted.path, started.problem)
    except Exception:  # from a state that the problem does not have
        fault = message("difference.path_end")
    return fault and message("observe.told.no_path", why=fault)


def _check_numbers(noted: Observation) -> None:
    """Check that every index refers to an existing, earlier element."""
    expansions, made = len(noted.expanded), len(noted.made)
    if len(noted.values) != expansions or noted.frontier == "inferred":
        noted.values = []
    times = [each.when for each in noted.mutated] + ([noted.error.when] if noted.error else [])
    true = (
        len(noted.nodes) == len(noted.lines) == expansions,
        all(START <= node < made for node in noted.nodes),
        all(0 <= each.parent < expansions for each in noted.made),
        all(UNKNOWN <= each.node < made for each in noted.entries),
        all(0 <= when <= expansions for when in times),
    )
    if not all(true):
        raise Malformed
    _check_log(noted)


def _check_log(noted: Observation) -> None:
    """Check that the log refers to what is there, and makes children only of expansions that have begun."""
    sizes = {
        LogKind.EXPAND: len(noted.expanded), LogKind.MAKE: len(noted.made), LogKind.GOAL_TEST: len(noted.goal_tests),
        LogKind.H: len(noted.h_reads), LogKind.POP: len(noted.entries), LogKind.SAY: len(noted.output),
    }  # fmt: skip
    begun = 0
    for kind, index in noted.log:
        if not 0 <= index < sizes[kind]:
            raise Malformed
        if kind is LogKind.EXPAND:
            begun = max(begun, index + 1)
        elif kind is LogKind.MAKE and noted.made[index].parent >= begun:
            raise Malformed


def _check_states(noted: Observation, problem: AnyProblem) -> None:
    """Check that every state has the form of the problem's states or is a value of the program's own."""
    fits = _form_of(problem)
    groups = (
        [noted.start], noted.expanded, noted.goal_tests, (each.state for each in noted.made), noted.path or (),
        (each.state for each in noted.h_reads), (state for each in noted.mutated for state in each[1:]),
        noted.other_goal or (),
    )  # fmt: skip
    for states in groups:
        if not all(map(fits, states)):
            raise Malformed


def _form_of(problem: AnyProblem) -> Callable[[Any], bool]:
    initial = problem.initial
    kind, sized = type(initial), isinstance(initial, bytes)

    def fits(state: Any) -> bool:
        return type(state) is Own or (type(state) is kind and (not sized or len(state) == len(initial)))

    return fits


def _check_answers(noted: Observation, problem: AnyProblem) -> None:
    """Check that every successor and heuristic value is the problem's own answer."""
    answers: dict[Any, set[tuple[Any, float]]] = {}
    after_change = _after_change(noted)
    for each in noted.made:
        state = noted.expanded[each.parent]
        if state not in answers:
            answers[state] = _answers(problem, state)
        if (each.state, each.cost) not in answers[state] and not (
            _leads_there(problem, state, each) or after_change(each.parent)
        ):
            values = {"state": _written(problem, state), "child": _written(problem, each.state)}
            raise Untrue(message("observe.report.wrong_successor", **values))
    estimates: dict[Any, float] = {}
    for read in noted.h_reads:
        if read.state not in estimates:
            estimates[read.state] = _estimate(problem, read.state)
        if estimates[read.state] != read.value:
            raise Untrue(message("observe.report.wrong_estimate", state=_written(problem, read.state)))


def _after_change(noted: Observation) -> Callable[[int], bool]:
    """For each expansion, whether the program had changed the expanded object in place.

    The object may change again between two questions, so its successors may differ from those of the recorded state.
    Forging such a change gains nothing: the program is then reported to have changed its states.
    """
    changed = {state for each in noted.mutated for state in each[1:]}
    first = min((each.when for each in noted.mutated), default=len(noted.expanded))

    def is_after(number: int) -> bool:
        node = noted.nodes[number]
        state = noted.made[node].state if node >= 0 else noted.start
        return number >= first and (state in changed or state != noted.expanded[number])

    return is_after


def _answers(problem: AnyProblem, state: Any) -> set[tuple[Any, float]]:
    """The results and costs of a state's actions; empty for a value that is not a state."""
    try:
        _, after, costs = moves_of(problem)(state)
    except Exception:
        return set()
    return set(zip(after, costs, strict=True))


def _leads_there(problem: AnyProblem, state: Any, made: Made) -> bool:
    """Whether the problem accepts the action although it does not list it."""
    try:
        after = problem.result(state, made.action)
        return bool(after == made.state and problem.action_cost(state, made.action, after) == made.cost)
    except Exception:
        return False


def _estimate(problem: AnyProblem, state: Any) -> Any:
    try:
        return problem.h(state)
    except Exception:
        return None


def _written(problem: AnyProblem, state: Any) -> str:
    try:
        return problem.text(state)
    except Exception:
        return str(state)
