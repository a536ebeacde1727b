"""Note the h values that a search was given; your heuristic may give a state two values.

Such a heuristic could guide the search and return other values to the judge. So it is judged by the values that the
search has seen, and it must return the same value for a state every time.
"""

from dataclasses import replace
from typing import Any, Final, NamedTuple, cast

from searchlight.problem import AnyProblem
from searchlight.setup import CHOICES, Setup

OWN: Final = "own:"  # begins the names of own code


class TwoValues(NamedTuple):
    """A state about which the heuristic was asked twice, with two answers."""

    state: Any
    first: float
    other: float


class NotedH:
    """A problem as another one; the first answer about a state's h is the one that counts."""

    def __init__(self, problem: AnyProblem) -> None:
        self._problem = problem
        self._values: dict[Any, float] = {}
        self.two_values: TwoValues | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._problem, name)

    def h(self, state: Any) -> float:
        """What the problem answers, noted. Raises what the reader's code raises."""
        value = self._problem.h(state)
        first = self._values.setdefault(state, value)
        if first != value and self.two_values is None:
            self.two_values = TwoValues(state, first, value)
        return first

    def ask_again(self) -> None:
        """About every state that the search has asked about."""
        for state in self._values:
            self.h(state)


def noting_h(setup: Setup) -> NotedH | None:
    """The problem of a search with its h values noted; None if your code has no part in them."""
    is_own = any(str(setup.values[name]).startswith(OWN) for name in CHOICES)
    return NotedH(setup.problem) if is_own and setup.algorithm.uses_h else None


def with_noted_h(setup: Setup, problem: NotedH | None) -> Setup:
    """The search of the problem whose h values are noted."""
    return setup if problem is None else replace(setup, problem=cast(AnyProblem, problem))
