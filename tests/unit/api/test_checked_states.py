"""A problem from outside: states of every kind, and those that cannot be searched."""

from collections import deque
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest

from searchlight import BadInput, Problem, ProblemError, problem_from, solve
from tests.unit.api.line_problem import Line, broken
from tests.unit.each_case import each_case


@dataclass
class Mutable:
    """As people write them first."""

    place: int
    seen: list[int]


@pytest.mark.parametrize(
    ("start", "goal", "step"),
    [
        (Mutable(0, []), Mutable(2, [0, 1]), lambda state: Mutable(state.place + 1, [*state.seen, state.place])),
        (deque([0]), deque([2]), lambda state: deque([state[0] + 1])),
        (bytearray(b"0"), bytearray(b"2"), lambda state: bytearray([state[0] + 1])),
        ([], [[0], [0]], lambda state: [*state, [0]]),
        ([0], [[0], 0, 0], lambda state: [[0], *[0] * len(state)]),
    ],
    ids=["dataclass", "deque", "bytearray", "list of lists", "list with lists"],
)
def test_states_of_more_kinds(start: Any, goal: Any, step: Any) -> None:
    """Dataclasses that are not frozen, double-ended queues, byte arrays; lists that have lists inside later only."""
    result = solve(problem_from(start, goal, lambda state: ["on"], lambda state, action: step(state)), max_nodes=9)
    assert result.path is not None
    assert (result.path[0], result.path[-1]) == (start, goal)


class Unhashable:
    """Equal to others by its own rule, and so without a hash."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unhashable)

    def __repr__(self) -> str:
        return "Unhashable()"


class Odd:
    """A state some of whose functions do what none may."""

    def __init__(self, number: int, function: str = "", instead: Any = None) -> None:
        self.number, self.function, self.instead = number, function, instead

    def _do(self, function: str, otherwise: Any) -> Any:
        return self.instead() if function == self.function and self.number == 1 else otherwise

    def __eq__(self, other: object) -> bool:
        return bool(self._do("__eq__", isinstance(other, Odd) and self.number == other.number))

    def __hash__(self) -> int:
        return int(self._do("__hash__", 7))

    def __lt__(self, other: "Odd") -> bool:
        return bool(self._do("__lt__", self.number < other.number))

    def __repr__(self) -> str:
        return str(self._do("__repr__", f"Odd({self.number})"))

    def after(self, steps: int) -> "Odd":
        return Odd((self.number + steps) % 4, self.function, self.instead)


def odd(function: str, instead: Any) -> Problem[Any, Any]:
    """In a circle over 0, 1, 2 and 3."""
    start = Odd(0, function, instead)
    return problem_from(start, None, lambda state: [2, 1], Odd.after, is_goal=lambda _: False)


deep: Any = []
for _ in range(100_000):
    deep = [deep]


class Forgetful(Problem[int, int]):
    def __init__(self) -> None:
        pass

    def actions(self, state: int) -> list[int]:
        return [1]

    def result(self, state: int, action: int) -> int:
        return state + action


class Pair(Problem[Any, Any]):
    """A tuple whose goal is a list, by mistake."""

    def __init__(self) -> None:
        super().__init__((0, 0), [3, 3])

    def actions(self, state: Any) -> list[int]:
        return [1]

    def result(self, state: Any, action: int) -> Any:
        return (state[0] + action, 3)


class Mixed(Line):
    """States of which some cannot be compared with others."""

    def result(self, state: Any, action: Any) -> Any:
        return "text" if state == 1 else state + action

    def is_goal(self, state: Any) -> bool:
        return False


class Plain(Line):
    @property
    def shape(self) -> Any:
        return {"kind": "cell", "rows": 3, "columns": 3}


class Shapeless(Line):
    @property
    def shape(self) -> Any:
        return None


STATES = [
    (lambda: problem_from(Unhashable(), Unhashable(), list, max), "start(Unhashable()) returned Unhashable(), which "),
    (lambda: problem_from(deep, deep, list, max), "start(<list>) returned <list>, which cannot be hashed"),
    (lambda: solve(odd("__hash__", broken)), "result(Odd(0)) returned Odd(1), which cannot be hashed"),
    (lambda: solve(odd("__hash__", lambda: "x")), "result(Odd(0)) returned Odd(1), which cannot be hashed"),
    (lambda: solve(odd("__hash__", count().__next__)), "__eq__ and __hash__(Odd(1)) led to KeyError: Odd(1). "),
    (lambda: solve(odd("__eq__", broken)), "__eq__(Odd("),
    (lambda: solve(odd("__repr__", broken)).to_json(), "plain(<Odd>) raised ZeroDivisionError"),
    (lambda: solve(odd("__lt__", broken), tie="state"), "__lt__(Odd("),
    (lambda: solve(Mixed(), tie="state", heuristic="zero"), "__lt__("),
    (lambda: solve(Forgetful()), "__init__('Forgetful') did not set initial and goal. "),
    (lambda: solve(Forgetful(), tie="state"), "__init__('Forgetful') did not set initial and goal. "),
    (lambda: solve(Plain()).to_posthoc(), "shape(0) returned {'kind': 'cell', 'rows': 3, "),
    (lambda: solve(Shapeless()), "shape(0) raised TypeError"),
]  # fmt: skip


@each_case("call, said", STATES)
def test_states_that_fail_are_named(call: Any, said: str) -> None:
    """Every failure gives a ProblemError with the function, the state and what it did."""
    with pytest.raises(ProblemError) as caught:
        call()
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    "call",
    [
        lambda: solve(Pair()),
        lambda: problem_from((0, 0), [3, 3], list, max),
        lambda: problem_from(3, "5", list, max),
        lambda: problem_from("5", ("5",), list, max),
    ],
)
def test_a_goal_that_no_state_can_equal_is_refused(call: Any) -> None:
    """A tuple as start with a list as goal would be searched for in vain."""
    with pytest.raises(BadInput, match=r"^goal: .* can never equal a state such as .*Give a goal of the same"):
        call()
