"""What is known of a search at a position, for the checks of reasons: from the events and the columns of its record."""

from functools import cached_property
from math import inf
from typing import Any

from searchlight.events import Solution
from searchlight.kinds import NAMES
from tests.unit.truth import costs_to_go

MAKES = ("generate", "duplicate", "cycle", "found", "back-up")


class Known:
    """`search`: a Recorded (tests/unit/page/predict_record.py); `step`: the position at which a question is asked."""

    def __init__(self, search: Any, step: int) -> None:
        self.search, self.columns, self.traits = search, search.columns, search.traits
        self.label, self.root = search.label, search.root
        self.at: int = search.positions[step]
        self.all = [(NAMES[kind], row) for kind, row in search.events]
        self.end = len(self.all) - 1
        self.until = search.positions[step + 1] if step < search.last else self.end
        self.events = self.all[self.at + 1 : self.until + 1]

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def state(self, row: int) -> Any:
        return self.search.record.states[self.columns["state"][row]]

    def same_search(self, one: int, other: int) -> bool:
        """Whether two nodes are of one iteration, and of one side of a bidirectional search."""
        same = self.columns["iteration"][one] == self.columns["iteration"][other]
        return bool(same and self.root(one) == self.root(other))

    def time_made(self, row: int) -> int:
        return next(at for at, (name, each) in enumerate(self.all) if each == row and name in MAKES)

    def kind_made(self, row: int) -> str:
        """The kind of the event with which a node was made."""
        return str(self.all[self.time_made(row)][0])

    def event_behind(self, row: int) -> tuple[str, int] | None:
        """The event after the one with which a node was made; None: the budget was spent with it."""
        place = self.time_made(row) + 1
        return self.all[place] if place < len(self.all) else None

    def was_expanded(self, row: int) -> bool:
        return ("expand", row) in self.all[: self.at + 1]

    def on_own_path(self, row: int) -> bool:
        state, parent = self.columns["state"], self.columns["parent"]
        ancestor = parent[row]
        while ancestor >= 0 and state[ancestor] != state[row]:
            ancestor = parent[ancestor]
        return bool(ancestor >= 0)

    def is_goal(self, row: int) -> bool:
        return bool(self.search.problem.is_goal(self.state(row)))

    def h(self, row: int) -> float:
        return float(self.search.problem.h(self.state(row)))

    def cost_of_edge(self, parent: int, row: int) -> float:
        problem, one, other = self.search.problem, self.state(parent), self.state(row)
        if self.root(row) > 0 and self.traits["reverses"]:
            one, other = other, one
        actions = [action for action in problem.actions(one) if problem.result(one, action) == other]
        return float(min(problem.action_cost(one, action, other) for action in actions))

    # -- what happens --------------------------------------------------------------------------------------------------

    @property
    def expanded(self) -> int:
        return next((row for name, row in self.events if name == "expand"), -1)

    def rows(self, kind: str, until: str = "") -> list[int]:
        """Of the events of a kind in this step, before the first one of another kind."""
        names = [name for name, _ in self.events]
        before = self.events[: names.index(until)] if until in names else self.events
        return [row for name, row in before if name == kind]

    def made(self) -> list[int]:
        return [row for name, row in self.events if name in MAKES]

    # -- who waits -----------------------------------------------------------------------------------------------------

    def _waiting(self, t: int) -> set[int]:
        """Made and not taken off; stale entries, too."""
        return {row for row in range(len(self.columns["g"])) if self.search.waits(row, t)}

    def _live(self, t: int) -> list[int]:
        return [row for row in self._waiting(t) if not self.search.stale(row, t)]

    @cached_property
    def waiting(self) -> set[int]:
        return self._waiting(self.at)

    @cached_property
    def live(self) -> list[int]:
        return self._live(self.at)

    def live_at_making(self, row: int) -> list[int]:
        """The entries that were live just before a node was made."""
        return self._live(self.time_made(row) - 1)

    @property
    def after(self) -> list[int]:
        """The frontier after the step, in its order."""
        return list(self.search.frontier(self.until))

    @cached_property
    def waiting_at_end(self) -> set[int]:
        return self._waiting(self.end)

    @property
    def live_at_end(self) -> list[int]:
        return self._live(self.end)

    # -- limits --------------------------------------------------------------------------------------------------------

    @property
    def largest_limit(self) -> Any:
        """The option; None: the search has none."""
        return self.search.setup.values["limit"] if "limit" in self.search.setup.algorithm.options else None

    def _limit_at(self, t: int) -> Any:
        """Of the iteration that is under way; depth-limited search has one limit."""
        return self.search.limit(t) if "iteration" in self.traits["kinds"] else self.largest_limit

    @property
    def limit(self) -> Any:
        return self._limit_at(self.at)

    def limit_of(self, row: int) -> Any:
        """Of the iteration in which a node was made."""
        return self._limit_at(self.time_made(row))

    @property
    def next_limit(self) -> Any:
        return self._limit_at(self.until)

    @property
    def last_limit(self) -> Any:
        return self._limit_at(self.end)

    def _cut_off(self, before: int) -> list[int]:
        """The nodes that were cut off in the iteration that was under way before a time."""
        events, iteration = self.all[:before], self.columns["iteration"]
        last = max(iteration[row] for name, row in events if name != "iteration")
        return [row for name, row in events if name == "cutoff" and iteration[row] == last]

    @property
    def cut_off(self) -> list[int]:
        """The nodes cut off in the last iteration."""
        return self._cut_off(len(self.all))

    @property
    def cut_off_here(self) -> list[int]:
        """The nodes cut off in the iteration that ends in this step."""
        return self._cut_off(self.at + 1 + [name for name, _ in self.events].index("iteration"))

    # -- how it ends ---------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        return str(self.search.run.outcome.value)

    @property
    def failed(self) -> bool:
        """Whether the search says that there is no path, and there is none."""
        return self.outcome == "failure" and self.cheapest == inf

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
        for row in {row for name, row in self.all[: self.at + 1] if name == "generate"}:
            key = self.root(row), self.columns["state"][row]
            best[key] = min(self.columns["g"][row], best.get(key, inf))
        sums = [g + best[1 - side, state] for (side, state), g in best.items() if side == 0 and (1, state) in best]
        return min(sums, default=None)

    @cached_property
    def cheapest(self) -> float:
        """The cost of a cheapest path, by relaxing all edges; infinite: there is none."""
        return costs_to_go(self.search.problem)[self.search.problem.initial]
