"""A problem made of functions, for states of any kind: numbers and texts, but lists, nested lists and arrays as well.

A search keeps states in sets and tables, so they must be hashable and must never change, unlike lists. So a state is
*frozen* for the search, and your functions get a *thawed* copy of the same type as the start.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.errors import ProblemError, bad, checks, shown
from searchlight.problem import Problem
from searchlight.texts import message

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
            raise bad("goal", "library.no_goal")
        self.freeze, self.thaw = conversions(start)
        initial = self._frozen("start", start)
        if is_goal is None:
            checks.goal_fits(initial, tuple(goal) if type(start) is type(goal) is list else goal)
        super().__init__(initial, None if goal is None else self._frozen("goal", goal))
        self._actions, self._result, self._cost, self._h, self._is_goal = actions, result, cost, h, is_goal

    def actions(self, state: Any) -> Sequence[Any]:
        return self._actions(self.thaw(state))  # type: ignore[return-value]  # any iterable; Checked makes it a sequence

    def result(self, state: Any, action: Any) -> Any:
        next_state = self._result(self.thaw(state), action)
        return None if next_state is None else self.freeze(next_state)

    def action_cost(self, state: Any, action: Any, next_state: Any) -> float:
        return 1 if self._cost is None else self._cost(self.thaw(state), action, self.thaw(next_state))

    def h(self, state: Any) -> float:
        return 0 if self._h is None else self._h(self.thaw(state))

    def is_goal(self, state: Any) -> bool:
        return bool(state == self.goal) if self._is_goal is None else self._is_goal(self.thaw(state))

    def plain(self, state: Any) -> str:
        return str(self.thaw(state))

    def _frozen(self, what: str, state: Any) -> Any:
        """Freeze a state given to the constructor. Raises ProblemError if no form of it can be hashed."""
        try:
            frozen = self.freeze(state)
            hash(frozen)
        except Exception as error:
            raise ProblemError(what, state, message("foreign.not_hashable", value=shown(state))) from error
        return frozen


problem_from = FunctionProblem


def conversions(sample: Any) -> tuple[Conversion, Conversion]:
    """The functions (freeze, thaw) for states of the sample's type."""
    if _hashable(sample):
        return _as_it_is, _as_it_is
    return (_frozen_list, _thawed_list) if type(sample) is list else (Frozen, _copy_of)


class Frozen:
    """A hashable stand-in for a state that Python cannot hash; equal if the contents are."""

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
    """The state with tuples in place of lists, arrays and dataclasses at every level."""
    if isinstance(state, list | tuple | deque):
        return tuple(map(_contents, state))
    if isinstance(state, bytearray):
        return bytes(state)
    if isinstance(state, set | frozenset):
        return frozenset(map(_contents, state))
    if isinstance(state, dict):
        return frozenset((key, _contents(value)) for key, value in state.items())
    if hasattr(state, "tolist"):  # an array of numpy's or of the standard library
        return _contents(state.tolist())
    if is_dataclass(state) and not _hashable(state):
        return (type(state), *(_contents(getattr(state, each.name)) for each in fields(state) if each.compare))
    return state


def _frozen_list(state: Any) -> Any:
    """A tuple if that can be hashed, else a stand-in for a nested list."""
    if not isinstance(state, list | tuple) and not hasattr(state, "tolist"):
        raise TypeError(f"{errors.shown(state)} is no list, as the start is one")
    frozen = tuple(state)
    return frozen if _hashable(frozen) else Frozen(state)


def _thawed_list(frozen: Any) -> Any:
    return _copy_of(frozen) if isinstance(frozen, Frozen) else list(frozen)


def _as_it_is(state: Any) -> Any:
    return state


def _copy_of(frozen: Frozen) -> Any:
    return deepcopy(frozen.state)


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except Exception:  # from the state's own function
        return False
    return True
