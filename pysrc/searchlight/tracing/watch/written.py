"""A problem with states as text, for programs that have states of their own."""

from collections.abc import Sequence
from typing import Any

from searchlight.problem import AnyProblem, PlainData, Problem
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.states import Own


def has_foreign_states(noted: Observation) -> bool:
    """Whether the program had states that the problem does not have."""
    return any(isinstance(state, Own) for state in (*noted.expanded, *(made.state for made in noted.made)))


class Written(Problem[Any, Any]):
    """A problem whose states are texts; the program's own states are their `repr`."""

    def __init__(self, problem: AnyProblem) -> None:
        super().__init__(problem.initial, problem.goal)
        self.problem = problem

    def actions(self, state: Any) -> Sequence[Any]:
        return () if isinstance(state, Own) else self.problem.actions(state)

    def result(self, state: Any, action: Any) -> Any:
        return self.problem.result(state, action)

    def is_goal(self, state: Any) -> bool:
        return not isinstance(state, Own) and self.problem.is_goal(state)

    @property
    def shape(self) -> PlainData:
        return {"kind": "text"}

    def plain(self, state: Any) -> str:
        return str(state) if isinstance(state, Own) else self.problem.text(state)
