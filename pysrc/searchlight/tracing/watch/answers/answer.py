"""Interpret a program's answer: whether it found a path, which one, and its cost.

Courses want a list of states, actions or pairs, a path and its cost, a node with its parent, or a word. No solution is
a word for failure or cutoff, None, False, or an empty list if the start is not a goal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.tracing.watch.answers.failure_words import is_failure, says_cutoff
from searchlight.tracing.watch.states import Name, States

PARENTS: Final = (
    "parent", "previous", "prev", "came_from", "predecessor", "parent_node", "prev_state", "before", "parent_state",
    "prev_node", "previous_state", "back", "padre", "anterior", "antecesor", "pai", "vorgaenger", "eltern",
)  # fmt: skip
WAYS: Final = ("solution", "path", "get_path", "get_solution", "route", "actions", "moves", "camino", "caminho", "weg")
LONGEST: Final = 500_000  # states of a path; a chain of parents may be a cycle


@dataclass
class Answer:
    """The interpretation of a returned value."""

    outcome: str  # solution, failure or cutoff
    path: list[Any] | None = None
    actions: list[Any] | None = None
    cost: float | None = None  # the path's cost by the problem
    lacks_start: bool = False  # the path was returned without the start, which was added
    numbers: tuple[float, ...] = ()  # numbers returned with the path, or alone

    def claimed_cost(self, expanded: int, generated: int, *, may_be_length: bool) -> float | None:
        """The number that can only be the cost of the path; None if there is none.

        `expanded`, `generated`: the numbers of nodes, which some courses want, like the length of the path
        (`may_be_length`). Without a path, the first number is the cost.
        """
        if self.path is None:  # nothing to compare it with
            return self.numbers[0] if self.numbers else None
        if self.cost is not None and self.cost in self.numbers:
            return self.cost
        counts = {expanded - 1, expanded, expanded + 1, generated}
        if may_be_length and self.actions is not None:
            counts |= {len(self.actions), len(self.actions) + 1}
        if len(self.numbers) != 1 or self.numbers[0] in counts:
            return None
        return self.numbers[0]


class Reading:
    """Reads answers to one problem. `by_actions`: an ambiguous list is read as actions."""

    def __init__(self, problem: AnyProblem, states: States, start: Any, *, by_actions: bool = True) -> None:
        self.problem = problem
        self.states = states
        self.start = start
        self.by_actions = by_actions
        self._lacks_start = False
        self.result: tuple[str, ...] = ()

    def declare(self, result: Sequence[str]) -> None:
        """Read results as an assignment declares them."""
        self.result = tuple(result)

    def _declared(self, returned: Any) -> Answer:
        """The answer in a result whose parts are declared."""
        parts = [returned] if len(self.result) == 1 else list(returned) if isinstance(returned, tuple | list) else []
        if len(parts) != len(self.result):
            return Answer("solution")
        by_part = dict(zip(self.result, parts, strict=True))
        path = self._of_states(list(by_part["path"])) if isinstance(by_part.get("path"), list | tuple) else None
        if path is None and isinstance(by_part.get("actions"), list | tuple):
            path = self._of_actions(list(by_part["actions"]))
        if path is None and by_part.get("node") is not None:
            path = self._of_object(by_part["node"])
        return self.of_path(path, (by_part["cost"],) if _is_number(by_part.get("cost")) else ())

    def answer(self, returned: Any) -> Answer:
        if self.result and "printed" not in self.result and not is_failure(returned) and not says_cutoff(returned):
            return self._declared(returned)
        if says_cutoff(returned):
            return Answer("cutoff")
        if returned is None or isinstance(returned, str | int | float):
            if is_failure(returned):
                return Answer("failure")
            return self.of_path(None, (returned,) if _is_number(returned) else ())  # type: ignore[arg-type]
        path = self._path(returned)
        numbers: tuple[float, ...] = ()
        if path is None and isinstance(returned, tuple | list):
            numbers = tuple(part for part in returned if _is_number(part))
            path = next((path_in_part for part in returned if (path_in_part := self._path(part)) is not None), None)
            if path is None and any(map(says_cutoff, returned)):
                return Answer("cutoff")
        if path is None and is_failure(returned):
            return Answer("failure")
        return self.of_path(path, numbers)

    def of_path(self, path: list[Any] | None, numbers: tuple[float, ...] = ()) -> Answer:
        answer = Answer("solution", path, lacks_start=path is not None and self._lacks_start, numbers=numbers)
        if path:
            steps = [self._step(one, other) for one, other in pairwise(path)]
            if all(step is not None for step in steps):
                answer.actions = [action for action, _ in steps]  # type: ignore[misc]
                total = sum(cost for _, cost in steps)  # type: ignore[misc]
                answer.cost = int(total) if total == int(total) else total
        return answer

    def _path(self, value: Any) -> list[Any] | None:
        """The states of the path in a value, from the start."""
        if isinstance(value, dict):
            return self._back_through(value)
        alone = isinstance(value, list) and len(value) == 1 and self.states.read(value[0]) is not None
        if isinstance(value, tuple | list) and value and (alone or self.states.read(value) is None):
            return self._of_states(list(value)) or self._of_actions(list(value))
        if isinstance(value, tuple | list) and not value and self.problem.is_goal(self.start):
            return [self.start]
        if isinstance(value, str | tuple | list | int | float) or value is None:
            return None
        return self._of_object(value)

    def _of_states(self, parts: list[Any]) -> list[Any] | None:
        if len(parts) > LONGEST:
            return None
        states = [self._state_in(part) for part in parts]
        if any(state is None for state in states):
            return None
        if states[0] != self.start and self._step(self.start, states[0]):
            handed = all(type(part) is Name for part in parts)  # the state objects that the program got
            self._lacks_start = handed or not (self.by_actions and self._of_actions(parts))
            states.insert(0, self.start)
        return states

    def _state_in(self, part: Any) -> Any | None:
        """The state in a part of an answer, which may also have an action and a cost."""
        state = self.states.read(part)
        if state is None and isinstance(part, tuple | list):
            return next((inner for each in part if (inner := self.states.read(each)) is not None), None)
        return state

    def _of_actions(self, parts: list[Any]) -> list[Any] | None:
        path = [self.start]
        for part in parts:
            child = self._after(path[-1], part)
            if child is None:
                return None
            path.append(child)
        return path

    def _after(self, state: Any, word: Any) -> Any | None:
        """The result of an action, given in the program's spelling."""
        wanted = str(word).strip().lower()
        for action in self.problem.actions(state):
            if wanted == str(action).lower():
                return self.problem.result(state, action)
        return None

    def _step(self, state: Any, after: Any) -> tuple[Any, float] | None:
        """The cheapest action from one state to the next, and its cost; None if there is none."""
        try:
            steps = [
                (self.problem.action_cost(state, action, after), action)
                for action in self.problem.actions(state)
                if self.problem.result(state, action) == after
            ]
        except Exception:  # not a state of the problem
            return None
        if not steps:
            return None
        cost, action = min(steps, key=lambda pair: pair[0])
        return action, cost

    def _of_object(self, value: Any) -> list[Any] | None:
        """Read an object: a node, by its parents, or a solver object, by its attributes."""
        for name in PARENTS:
            if getattr(value, name, None) is not None:
                return self._up_from(value, name)
        for name in WAYS:
            attribute = getattr(value, name, None)
            try:
                attribute = attribute() if callable(attribute) else attribute
            except Exception:
                continue
            if isinstance(attribute, tuple | list) and (path := self._path(attribute)) is not None:
                return path
        state = self.states.read(value)
        return [state] if state is not None and state == self.start and self.problem.is_goal(state) else None

    def _up_from(self, node: Any, name: str) -> list[Any] | None:
        path: list[Any] = []
        while node is not None and len(path) < LONGEST:
            path.append(self.states.read(node))
            node = getattr(node, name, None)
        return None if None in path else path[::-1]

    def _back_through(self, parents: dict[Any, Any]) -> list[Any] | None:
        """Read a path from a table of parents by state."""
        above = {self.states.read(state): self.states.read(parent) for state, parent in parents.items()}
        goal = next((state for state in above if state is not None and self.problem.is_goal(state)), None)
        path = [] if goal is None else [goal]
        while path and path[-1] != self.start and len(path) <= len(above):
            if (before := above.get(path[-1])) is None:
                return None
            path.append(before)
        return path[::-1] or None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
