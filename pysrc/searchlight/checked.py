"""A problem that is not ours, watched: what its functions may not do is said with the function and the state.

Without this a wrong value would come to light far from its cause, or never: a heuristic that returns NaN, for one,
makes every comparison false and leaves the frontier in no order at all.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from searchlight import errors
from searchlight.problem import AnyProblem, PlainData, Problem

MOST: Final = 1e300  # a path of a hundred million actions at this cost is still a finite number


class Checked(Problem[Any, Any]):
    """Behaves like `problem`; raises ProblemError where that raises anything, or returns what no search can use.

    Numbers of other libraries (numpy, fractions) become int where they are whole by type, else float. `h`, a function
    of a state, takes the place of the problem's own.
    """

    def __init__(self, problem: AnyProblem, h: Callable[[Any], float] | None = None) -> None:
        super().__init__(problem.initial, problem.goal)
        self.problem = problem
        self.name = type(problem).__name__
        self._estimate = problem.h if h is None else h
        _check_hash("initial", problem.initial, problem.initial)

    def actions(self, state: Any) -> Sequence[Any]:
        try:
            given = self.problem.actions(state)
            actions = given if type(given) in (tuple, list) else _as_tuple(given)
        except Exception as error:
            raise errors.foreign.raised("actions", state, error) from error
        if actions is None:
            raise errors.foreign.no_actions(state, given)
        for action in actions:
            _check_hash("actions", state, action)
        return actions

    def result(self, state: Any, action: Any) -> Any:
        try:
            next_state = self.problem.result(state, action)
        except Exception as error:
            raise errors.foreign.raised("result", state, error) from error
        _check_hash("result", state, next_state)
        return next_state

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        try:
            cost = self.problem.action_cost(state, action, next_state)
        except Exception as error:
            raise errors.foreign.raised("action_cost", state, error) from error
        return cost if type(cost) is int and 0 <= cost <= MOST else _amount("action_cost", state, cost)

    def is_goal(self, state: Any) -> bool:
        try:
            answer = self.problem.is_goal(state)
        except Exception as error:
            raise errors.foreign.raised("is_goal", state, error) from error
        return answer if type(answer) is bool else _truth(state, answer)

    def h(self, state: Any) -> float:
        try:
            estimate = self._estimate(state)
        except Exception as error:
            raise errors.foreign.raised("h", state, error) from error
        return estimate if type(estimate) is int and 0 <= estimate <= MOST else _amount("h", state, estimate)

    def reverse(self) -> "Checked":
        try:
            return Checked(self.problem.reverse())
        except errors.SearchlightError:
            raise
        except Exception as error:
            raise errors.foreign.raised("reverse", self.goal, error) from error

    @property
    def shape(self) -> PlainData:
        return self.problem.shape

    def plain(self, state: Any) -> Any:
        return self.problem.plain(state)


def _as_tuple(given: Any) -> tuple[Any, ...] | None:
    """What an iterable gives; None if it is none. An exception on the way is let through."""
    try:
        iterator = iter(given)
    except TypeError:
        return None
    return tuple(iterator)


def _check_hash(function: str, state: Any, value: Any) -> None:
    try:
        hash(value)
    except Exception as error:
        raise errors.foreign.not_hashable(function, state, value) from error


def _amount(function: str, state: Any, value: Any) -> float:
    """The number, as a plain one; raises ProblemError where there is none, or it is negative, NaN or infinite."""
    kind = type(value)
    try:
        if hasattr(kind, "__index__"):
            number: float = int(kind.__index__(value))
        elif hasattr(kind, "__float__"):
            number = float(value)
        else:
            raise errors.foreign.not_an_amount(function, state, value)
    except (ArithmeticError, TypeError, ValueError) as error:
        raise errors.foreign.not_an_amount(function, state, value) from error
    if not 0 <= number <= MOST:  # NaN is not either
        raise errors.foreign.not_an_amount(function, state, value)
    return number


def _truth(state: Any, answer: Any) -> bool:
    """Whether the answer means yes. None is no answer: most often a forgotten `return`."""
    if answer is None:
        raise errors.foreign.neither_true_nor_false(state, answer)
    try:
        return bool(answer)
    except Exception as error:  # an array has no truth of its own
        raise errors.foreign.neither_true_nor_false(state, answer) from error
