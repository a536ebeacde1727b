"""A problem made of functions, for states of any kind: numbers and texts, but lists, nested lists and arrays as well.

A search keeps states in sets and tables, so they must be hashable and must never change. A list is neither. So a state
is *frozen* before the search sees it, and the person's functions are given a *thawed* copy, of the kind the start has.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.problem import Problem

Conversion: TypeAlias = Callable[[Any], Any]


class FunctionProblem(Problem[Any, Any]):
    """Made of `actions(state)` and `result(state, action)`.

    Perhaps of `cost(state, action, next_state)`, `h(state)` and `is_goal(state)` as well: without `cost` every action
    costs 1, without `h` the estimate is 0, without `is_goal` the state that equals `goal` is the goal. The functions
    may change the state they are given: it is a copy. Raises BadInput where there is no goal at all.
    """

    def __init__(
        self,
        start: Any,
        goal: Any,
        actions: Callable[[Any], Iterable[Any]],
        result: Callable[[Any, Any], Any],
        *,
        cost: Callable[[Any, Any, Any], float] | None = None,
        h: Callable[[Any], float] | None = None,
        is_goal: Callable[[Any], bool] | None = None,
    ) -> None:
        if goal is None and is_goal is None:
            raise errors.library.no_goal()
        self.freeze, self.thaw = conversions(start)
        super().__init__(self.freeze(start), None if goal is None else self.freeze(goal))
        self._actions, self._result, self._cost, self._h, self._is_goal = actions, result, cost, h, is_goal

    def actions(self, state: Any) -> Sequence[Any]:
        return self._actions(self.thaw(state))  # type: ignore[return-value]  # any iterable; Checked makes it a sequence

    def result(self, state: Any, action: Any) -> Any:
        return self.freeze(self._result(self.thaw(state), action))

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        return 1 if self._cost is None else self._cost(self.thaw(state), action, self.thaw(next_state))

    def h(self, state: Any) -> float:
        return 0 if self._h is None else self._h(self.thaw(state))

    def is_goal(self, state: Any) -> bool:
        return bool(state == self.goal) if self._is_goal is None else self._is_goal(self.thaw(state))

    def plain(self, state: Any) -> str:
        return str(self.thaw(state))


problem_from = FunctionProblem


def conversions(sample: Any) -> tuple[Conversion, Conversion]:
    """How states of the sample's kind are frozen and thawed: (freeze, thaw)."""
    if _hashable(sample):
        return _as_it_is, _as_it_is
    if type(sample) is list and all(map(_hashable, sample)):
        return tuple, list
    return Frozen, _copy_of


class Frozen:
    """A state that Python cannot hash: equal to another one if both have the same contents."""

    __slots__ = ("_hash", "contents", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.contents = _contents(state)
        self._hash = hash(self.contents)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frozen) and self.contents == other.contents

    def __hash__(self) -> int:
        return self._hash

    def __lt__(self, other: "Frozen") -> bool:
        return bool(self.contents < other.contents)

    def __repr__(self) -> str:
        return repr(self.state)


def _contents(state: Any) -> Any:
    """Tuples instead of lists and arrays, at every level; what is none of these stays what it is."""
    if isinstance(state, list | tuple):
        return tuple(map(_contents, state))
    if isinstance(state, set | frozenset):
        return frozenset(map(_contents, state))
    if isinstance(state, dict):
        return frozenset((key, _contents(value)) for key, value in state.items())
    if hasattr(state, "tolist"):  # an array of numpy's or of the standard library
        return _contents(state.tolist())
    return state


def _as_it_is(state: Any) -> Any:
    return state


def _copy_of(frozen: Frozen) -> Any:
    return deepcopy(frozen.state)


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
