"""The true distances of a search's states, for the page."""

from array import array
from collections.abc import Hashable, Iterable, Iterator
from heapq import heappop, heappush
from math import inf
from time import perf_counter
from typing import Any

from searchlight.problem import AnyProblem
from searchlight.setup import Setup
from searchlight.tally import as_number

# True distances: the lowest cost from each state to a goal, if the state space is small enough to visit as a whole.
#
# The search first visits every state that can be reached from the start. Then Dijkstra's algorithm runs from the goals
# against the actions (AIMA 4e, section 3.4.2). Both run in slices, so that other calls are answered in between.

MOST_ACTIONS = 600_000  # actions tried before a space counts as large; the eight-puzzle has 483,840
SLICE = 256  # states between two checks of the time
NEVER = inf  # the distance of a state from which no goal is reachable


class Distances:
    """`states`: how many have been found so far; `done`: nothing more will be; `large`: there are too many of them."""

    def __init__(self, problem: AnyProblem, most_actions: int = MOST_ACTIONS) -> None:
        self.problem, self.most_actions = problem, most_actions
        self.numbers: dict[Hashable, int] = {problem.initial: 0}
        self.costs = array("d")  # by number, once they are known
        self.done = self.large = False
        self._work = self._all()

    @property
    def states(self) -> int:
        return len(self.numbers)

    def advance(self, seconds: float | None = None) -> bool:
        """Continue for this many seconds, or to the end, and return whether all distances are known."""
        started = perf_counter()
        for _ in self._work:
            if seconds is not None and perf_counter() - started >= seconds:
                return False
        self.done = True
        return True

    def of(self, state: Hashable) -> float:
        """The distance of a state; NEVER also for states that are unreachable from the start."""
        number = self.numbers.get(state)
        return NEVER if number is None else self.costs[number]

    def _all(self) -> Iterator[None]:
        """Compute the distances in small pieces."""
        sources, targets, costs = array("i"), array("i"), array("d")  # of every action in every state
        goals = []
        queue: list[Any] = [self.problem.initial]
        for number, state in enumerate(queue):  # grows during the iteration
            if self.problem.is_goal(state):
                goals.append(number)
            for action in self.problem.actions(state):
                if len(sources) == self.most_actions:
                    self.large = True
                    return
                next_state = self.problem.result(state, action)
                if next_state not in self.numbers:
                    self.numbers[next_state] = len(queue)
                    queue.append(next_state)
                sources.append(number)
                targets.append(self.numbers[next_state])
                costs.append(self.problem.action_cost(state, action, next_state))
            if number % SLICE == 0:
                yield
        yield from self._dijkstra(goals, *_by_target(len(queue), sources, targets, costs))

    def _dijkstra(
        self, goals: list[int], begins: "array[int]", sources: "array[int]", costs: "array[float]"
    ) -> Iterator[None]:
        best = array("d", [NEVER]) * self.states
        for goal in goals:
            best[goal] = 0
        frontier = [(0.0, goal) for goal in goals]
        removed = 0
        while frontier:
            cost, state = heappop(frontier)
            if cost > best[state]:
                continue  # a stale entry
            for at in range(begins[state], begins[state + 1]):
                through = cost + costs[at]
                if through < best[sources[at]]:
                    best[sources[at]] = through
                    heappush(frontier, (through, sources[at]))
            removed += 1
            if removed % SLICE == 0:
                yield
        self.costs = best


def _by_target(
    states: int, sources: "array[int]", targets: "array[int]", costs: "array[float]"
) -> "tuple[array[int], array[int], array[float]]":
    """Group the edges by target: those into state n have the indexes begins[n] to begins[n + 1] - 1."""
    begins = array("i", [0]) * (states + 1)
    for target in targets:
        begins[target + 1] += 1
    for state in range(states):
        begins[state + 1] += begins[state]
    places = begins[:]
    into, prices = array("i", sources), array("d", costs)
    for at, target in enumerate(targets):
        place = places[target]
        places[target] += 1
        into[place], prices[place] = sources[at], costs[at]
    return begins, into, prices


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
