"""A problem from outside the library, with its functions checked: an error names the function and the state.

Otherwise a wrong value would show far from its cause, or never. For example, a heuristic that returns NaN makes every
comparison false, so that the frontier has no order.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from math import inf
from typing import Any, Final

from searchlight import errors
from searchlight.errors import ProblemError, checks, shown
from searchlight.guards.values import ENDS, MOST, amount, check_hash, truth
from searchlight.problem import AnyProblem, PlainData, Problem
from searchlight.texts import message

AT_ONCE: Final = 1000  # actions that are read before the first of them is tried
MOST_ACTIONS: Final = 10**6  # of one state, because no budget counts actions that generate no node


class Checked(Problem[Any, Any]):
    """Behaves like `problem`, but raises ProblemError if that raises anything or returns an unusable value.

    Numbers of other libraries (numpy, fractions) become int if their type is integral, else float. `h`, a function of
    a state, replaces the problem's own.
    """

    def __init__(self, problem: AnyProblem, h: Callable[[Any], float] | None = None) -> None:
        self.name = type(problem).__name__
        try:
            super().__init__(problem.initial, problem.goal)
        except AttributeError as error:
            raise ProblemError("__init__", self.name, message("foreign.not_initialised")) from error
        self.problem = problem
        self._estimate = problem.h if h is None else h
        check_hash("initial", self.initial, self.initial)
        if type(problem).is_goal is Problem.is_goal:
            checks.goal_fits(self.initial, self.goal)

    def actions(self, state: Any) -> Sequence[Any]:
        try:
            answer = self.problem.actions(state)
            iterator = None if type(answer) in (tuple, list) else _iterator(answer)
            actions = answer if iterator is None else list(islice(iterator, AT_ONCE))
        except ENDS as error:
            raise errors.raised("actions", state, error) from error
        if iterator is None and type(answer) not in (tuple, list):
            raise ProblemError("actions", state, message("foreign.no_actions", value=shown(answer)))
        for action in actions:
            check_hash("actions", state, action)
        if iterator is not None and len(actions) == AT_ONCE:  # possibly endless, so the rest is read one by one
            return chain(actions, self._more_actions(state, iterator))  # type: ignore[return-value]
        return actions

    def _more_actions(self, state: Any, iterator: Iterator[Any]) -> Iterator[Any]:
        for _ in range(AT_ONCE, MOST_ACTIONS):
            try:
                action = next(iterator)
            except StopIteration:
                return
            except ENDS as error:
                raise errors.raised("actions", state, error) from error
            check_hash("actions", state, action)
            yield action
        raise ProblemError("actions", state, message("foreign.too_many_actions", most=MOST_ACTIONS))

    def result(self, state: Any, action: Any) -> Any:
        try:
            next_state = self.problem.result(state, action)
        except ENDS as error:
            raise errors.raised("result", state, error) from error
        if next_state is None and self.initial is not None:
            raise ProblemError("result", state, message("foreign.no_state"))
        check_hash("result", state, next_state)
        return next_state

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        try:
            cost = self.problem.action_cost(state, action, next_state)
        except ENDS as error:
            raise errors.raised("action_cost", state, error) from error
        return cost if type(cost) is int and 0 <= cost <= MOST else amount("action_cost", state, cost)

    def is_goal(self, state: Any) -> bool:
        try:
            answer = self.problem.is_goal(state)
        except ENDS as error:
            raise errors.raised("is_goal", state, error) from error
        return answer if type(answer) is bool else truth(state, answer)

    def h(self, state: Any) -> float:
        try:
            estimate = self._estimate(state)
        except ENDS as error:
            raise errors.raised("h", state, error) from error
        if type(estimate) is bool:  # perhaps a comparison instead of a number
            raise ProblemError("h", state, message("foreign.not_an_estimate", value=shown(estimate)))
        return estimate if type(estimate) is int and 0 <= estimate <= MOST else amount("h", state, estimate, most=inf)

    def reverse(self) -> "Checked":
        try:
            return Checked(self.problem.reverse())
        except errors.SearchlightError:
            raise
        except ENDS as error:
            raise errors.raised("reverse", self.goal, error) from error

    @property
    def shape(self) -> PlainData:
        try:
            shape = dict(self.problem.shape)
        except ENDS as error:
            raise errors.raised("shape", self.initial, error) from error
        if "kind" not in shape:
            raise ProblemError("shape", self.initial, message("foreign.no_shape", shape=shown(shape)))
        return shape

    def plain(self, state: Any) -> Any:
        try:
            return self.problem.plain(state)
        except ENDS as error:
            raise errors.raised("plain", state, error) from error

    def cells(self, state: Any) -> bytes:
        return self.problem.cells(state)


def _iterator(value: Any) -> Iterator[Any] | None:
    """An iterator, or None if the value is not iterable. Exceptions of its own `__iter__` pass through."""
    if not isinstance(value, Iterable) and not hasattr(value, "__getitem__"):
        return None
    iterator: Iterator[Any] = iter(value)
    return iterator
