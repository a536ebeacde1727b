"""What is known of a search at a position, for the checks of reasons: from the events and the columns of its record."""

from functools import cached_property
from math import inf
from typing import Any

from searchlight.events import Solution
from searchlight.kinds import NAMES
from searchlight.problem import AnyProblem

MAKES = ("generate", "duplicate", "cycle", "found", "back-up")


class Known:
    """`search`: a Recorded (tests/unit/page/predict_record.py); `step`: the position at which a question is asked."""

    def __init__(self, search: Any, step: int) -> None:
        self.search, self.columns, self.traits = search, search.columns, search.traits
        self.at: int = search.positions[step]
        self.all = [(NAMES[kind], row) for kind, row in search.events]
        self.until = search.positions[step + 1] if step < search.last else len(self.all) - 1
        self.events = self.all[self.at + 1 : self.until + 1]
        self.weight = search.traits["weight"]

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def label(self, row: int) -> str:
        return str(self.search.problem.text(self.state(row)))

    def state(self, row: int) -> Any:
        return self.search.record.states[self.columns["state"][row]]

    def root(self, row: int) -> int:
        while self.columns["parent"][row] >= 0:
            row = self.columns["parent"][row]
        return row

    def same_search(self, one: int, other: int) -> bool:
        """Whether two nodes are of one iteration, and of one side of a bidirectional search."""
        same = self.columns["iteration"][one] == self.columns["iteration"][other]
        return same and self.root(one) == self.root(other)

    def kind_made(self, row: int) -> str:
        """The kind of the event with which a node was made."""
        return str(next(name for name, each in self.all if each == row and name in MAKES))

    def was_expanded(self, row: int) -> bool:
        return ("expand", row) in self.all[: self.at + 1]

    def on_own_path(self, row: int) -> bool:
        ancestor = self.columns["parent"][row]
        while ancestor >= 0:
            if self.columns["state"][ancestor] == self.columns["state"][row]:
                return True
            ancestor = self.columns["parent"][ancestor]
        return False

    def is_goal(self, row: int) -> bool:
        return bool(self.search.problem.is_goal(self.state(row)))

    def h(self, row: int) -> float:
        return float(self.search.problem.h(self.state(row)))

    def cost_of_edge(self, parent: int, row: int) -> float:
        problem, backwards = self.search.problem, self.root(row) > 0 and self.traits["reverses"]
        one, other = self.state(parent), self.state(row)
        if backwards:
            one, other = other, one
        costs = [
            problem.action_cost(one, action, other)
            for action in problem.actions(one)
            if problem.result(one, action) == other
        ]
        return float(min(costs))

    # -- what happens --------------------------------------------------------------------------------------------------

    @property
    def expanded(self) -> int:
        return next((row for name, row in self.events if name == "expand"), -1)

    def rows(self, kind: str, until: str = "") -> list[int]:
        """Of the events of a kind in this step, before the first one of another kind."""
        found = []
        for name, row in self.events:
            if name == until:
                break
            if name == kind:
                found.append(row)
        return found

    def made(self) -> list[int]:
        return [row for name, row in self.events if name in MAKES]

    def event_behind(self, row: int) -> tuple[str, int] | None:
        """The event after the one with which a node was made; None: the budget was spent with it."""
        place = self.all.index((self.kind_made(row), row)) + 1
        return self.all[place] if place < len(self.all) else None

    def ends_with(self, row: int) -> bool:
        return ("goal", row) in self.events

    # -- who waits -----------------------------------------------------------------------------------------------------

    def _waiting(self, t: int) -> set[int]:
        """Made and not taken off; stale entries, too."""
        return {row for row in range(len(self.columns["g"])) if self.search.waits(row, t)}

    @cached_property
    def waiting(self) -> set[int]:
        return self._waiting(self.at)

    @cached_property
    def live(self) -> list[int]:
        return [row for row in self.waiting if not self.search.stale(row, self.at)]

    def live_at_making(self, row: int) -> set[int]:
        """The entries that were live just before a node was made."""
        t = self.all.index((self.kind_made(row), row)) - 1
        return {each for each in self._waiting(t) if not self.search.stale(each, t)}

    @property
    def frontier_afterwards(self) -> list[int]:
        return list(self.search.frontier(self.until))

    @cached_property
    def waiting_at_end(self) -> set[int]:
        return self._waiting(len(self.all) - 1)

    @property
    def live_at_end(self) -> list[int]:
        return [row for row in self.waiting_at_end if not self.search.stale(row, len(self.all) - 1)]

    # -- limits --------------------------------------------------------------------------------------------------------

    @property
    def largest_limit(self) -> Any:
        """The option; None: the search has none."""
        return self.search.setup.values["limit"] if "limit" in self.search.setup.algorithm.options else None

    def _limit_at(self, t: int) -> Any:
        begun = [each.limit for each in self.search.record.iterations if each.first_event <= t]
        return begun[-1] if "iteration" in self.traits["kinds"] else self.largest_limit

    @property
    def limit(self) -> Any:
        """Of the iteration that is under way; depth-limited search has one limit."""
        return self._limit_at(self.at)

    def limit_of(self, row: int) -> Any:
        """Of the iteration in which a node was made."""
        return self._limit_at(self.all.index((self.kind_made(row), row)))

    @property
    def next_limit(self) -> Any:
        return self._limit_at(self.until)

    @property
    def last_limit(self) -> Any:
        return self._limit_at(len(self.all) - 1)

    @property
    def cut_off(self) -> list[int]:
        """The nodes cut off in the last iteration."""
        last = max(self.columns["iteration"])
        return [row for name, row in self.all if name == "cutoff" and self.columns["iteration"][row] == last]

    @property
    def cut_off_here(self) -> list[int]:
        """The nodes cut off in the iteration that ends in this step."""
        new = next(at for at, event in enumerate(self.events) if event[0] == "iteration") + self.at + 1
        old = max(self.columns["iteration"][row] for name, row in self.all[:new] if name != "iteration")
        return [row for name, row in self.all[:new] if name == "cutoff" and self.columns["iteration"][row] == old]

    # -- how it ends ---------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        return str(self.search.run.outcome.value)

    @property
    def path_length(self) -> int:
        outcome = self.search.run.outcome
        return len(outcome.path) - 1 if isinstance(outcome, Solution) else -1

    @property
    def cost(self) -> float:
        outcome = self.search.run.outcome
        return float(outcome.cost) if isinstance(outcome, Solution) else inf

    @property
    def best_meeting(self) -> float | None:
        """The lowest cost of a path through a state that both sides have reached so far."""
        best: dict[tuple[int, int], float] = {}
        made = {row for name, row in self.all[: self.at + 1] if name == "generate"}
        for row in made:
            key = self.root(row), self.columns["state"][row]
            best[key] = min(self.columns["g"][row], best.get(key, inf))
        sums = [g + best[1 - side, state] for (side, state), g in best.items() if side == 0 and (1, state) in best]
        return min(sums, default=None)

    @cached_property
    def cheapest(self) -> float | None:
        """The cost of a cheapest path, by relaxing all edges; None: there is none."""
        return cheapest(self.search.problem)


def cheapest(problem: AnyProblem) -> float | None:
    """The cost of a cheapest path of a small problem, without anything of the solver's; None: there is none."""
    cost, changed = {problem.initial: 0.0}, [problem.initial]
    while changed:
        state = changed.pop()
        for action in problem.actions(state):
            after = problem.result(state, action)
            total = cost[state] + problem.action_cost(state, action, after)
            if total < cost.get(after, inf):
                cost[after] = total
                changed.append(after)
    return min((each for state, each in cost.items() if problem.is_goal(state)), default=None)
