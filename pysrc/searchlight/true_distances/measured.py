"""The true distances of a search's states, for the page."""

from collections.abc import Hashable, Iterable

from searchlight.setup import Setup
from searchlight.tally import as_number
from searchlight.true_distances.space import NEVER, Distances

OF_SEARCH = ("algorithm", "heuristic", "limit", "max_nodes", "order", "reopen", "tie", "weight")  # options


class Measured:
    """The distances in the state space of a search, whatever its algorithm."""

    def __init__(self, setup: Setup) -> None:
        self.key = _space_of(setup)
        self.distances = Distances(setup.problem)

    def concerns(self, setup: Setup) -> bool:
        """Whether the distances also apply to this search."""
        return self.key == _space_of(setup)

    def of_states(self, states: Iterable[Hashable]) -> list[float | None]:
        """The distances of these states as JSON numbers; None if no goal is reachable."""
        costs = map(self.distances.of, states)
        return [None if cost == NEVER else as_number(cost) for cost in costs]


def _space_of(setup: Setup) -> list[str]:
    """The options that determine the state space and its goals."""
    return [f"{name}={value}" for name, value in sorted(setup.values.items()) if name not in OF_SEARCH]
