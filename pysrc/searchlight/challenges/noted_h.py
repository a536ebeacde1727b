"""Record the h values that a search gets, because your heuristic may return two values for a state.

Such a heuristic could give other values to the search than to the check. So it is judged by the values that the search
has seen, and it must return the same value for a state every time.
"""

from dataclasses import replace
from typing import Any, Final, NamedTuple, cast

from searchlight.judging import MOST_ACTIONS
from searchlight.problem import AnyProblem
from searchlight.setup import CHOICES, Setup

OWN: Final = "own:"  # prefix of the names of own code


class TwoValues(NamedTuple):
    """A state for which the heuristic returned two values."""

    state: Any
    first: float
    other: float


class NotedH:
    """A problem whose first h value for each state is recorded and used."""

    def __init__(self, problem: AnyProblem) -> None:
        self._problem = problem
        self._values: dict[Any, float] = {}
        self.two_values: TwoValues | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._problem, name)

    def h(self, state: Any) -> float:
        """The problem's h, which is recorded. Raises whatever the reader's code raises."""
        value = self._problem.h(state)
        first = self._values.setdefault(state, value)
        if first != value and self.two_values is None:
            self.two_values = TwoValues(state, first, value)
        return first

    def ask_everywhere(self) -> None:
        """Compute h for every state that can be reached, as far as a check of h looks."""
        states, tried = {self._problem.initial: None}, 0
        for state in (queue := list(states)):
            self.h(state)
            for action in self._problem.actions(state):
                tried += 1
                if tried > MOST_ACTIONS:
                    return
                next_state = self._problem.result(state, action)
                if next_state not in states:
                    states[next_state] = None
                    queue.append(next_state)

    def ask_again(self) -> None:
        """Compute h again for every state that the search has evaluated."""
        for state in self._values:
            self.h(state)


def noting_h(setup: Setup) -> NotedH | None:
    """The search's problem with recorded h values; None if they do not come from your code."""
    return NotedH(setup.problem) if is_readers(setup) and setup.algorithm.uses_h else None


def is_readers(setup: Setup, *parts: str) -> bool:
    """Whether any of these parts of the search comes from the reader's code; by default, any part."""
    return any(str(setup.values[name]).startswith(OWN) for name in parts or CHOICES)


def with_noted_h(setup: Setup, problem: NotedH | None) -> Setup:
    """The search with the recording problem."""
    return setup if problem is None else replace(setup, problem=cast(AnyProblem, problem))
