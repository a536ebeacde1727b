"""A problem from outside: mistakes of its functions and of its states are reported with the function and the state."""

from decimal import Decimal
from fractions import Fraction
from itertools import count
from math import inf, nan
from typing import Any

import pytest

from searchlight import BadInput, Problem, ProblemError, problem_from, solve
from searchlight.catalog import ALGORITHMS
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE


class Line(Problem[Any, Any]):
    """From 0 to 3 on the whole numbers; at one place one function does something else."""

    def __init__(self, function: str = "", instead: Any = None) -> None:
        super().__init__(0, 3)
        self.function, self.instead, self.place = function, instead, 2

    def _do(self, function: str, state: Any, otherwise: Any) -> Any:
        if function != self.function or state != self.place:
            return otherwise
        return self.instead() if callable(self.instead) else self.instead

    def actions(self, state: Any) -> Any:
        return self._do("actions", state, [1, -1])

    def result(self, state: Any, action: Any) -> Any:
        return self._do("result", state, state + action)

    def action_cost(self, state: Any, action: Any, next_state: Any) -> Any:
        return self._do("action_cost", state, 1)

    def is_goal(self, state: Any) -> Any:
        return self._do("is_goal", state, state == self.goal)

    def h(self, state: Any) -> Any:
        return self._do("h", state, abs(3 - state))

    def reverse(self) -> "Line":
        line = Line(self.function, self.instead)
        line.initial, line.goal, line.place = self.goal, self.initial, self.place
        return line


def broken() -> Any:
    raise ZeroDivisionError("division by zero")


def leaving() -> Any:
    raise SystemExit("bye")


def broken_on_the_way() -> Any:
    yield 1
    raise KeyError("lost")


NO_AMOUNT = [-1, -0.5, nan, inf, -inf, "3", None, [1], 10**400, 1j, Decimal("NaN")]
CASES = [
    *(("action_cost", value, "It must return a finite number, 0 or greater.") for value in NO_AMOUNT),
    *(("h", value, "It must return a number, 0 or greater, or infinity for a dead end.")
      for value in NO_AMOUNT if value != inf),
    *((function, broken, "raised ZeroDivisionError: division by zero.")
      for function in ("actions", "result", "action_cost", "is_goal", "h")),
    ("actions", None, "returned None. It must return a list or another iterable of actions."),
    ("actions", 7, "returned 7. It must return a list or another iterable of actions."),
    ("actions", broken_on_the_way, "raised KeyError: 'lost'."),
    ("actions", [[1]], "which cannot be hashed"),
    ("result", [1, 2], "returned [1, 2], which cannot be hashed"),
    ("is_goal", None, "returned None. It must return True or False."),
    ("result", None, "returned None instead of the next state."),
    *((function, leaving, "raised SystemExit: bye.")
      for function in ("actions", "result", "action_cost", "is_goal", "h")),
]  # fmt: skip


@each_case("function, instead, said", CASES, ids=lambda value: str(value)[:20])
def test_what_a_function_may_not_do_is_named(function: str, instead: Any, said: str) -> None:
    """One sentence with the function, the state and what is accepted; the exception that came is chained."""
    with pytest.raises(ProblemError) as caught:
        solve(Line(function, instead))
    error = caught.value
    assert (error.function, error.state) == (function, 2)
    assert said in error.reason
    assert str(error) == f"{function}(2) {error.reason}"
    assert "\n" not in str(error)
    if callable(instead):
        assert isinstance(error.__cause__, ZeroDivisionError | KeyError | SystemExit)


@each_case("algorithm", [name for name in ANYWHERE if not ALGORITHMS[name].reverses])
def test_every_algorithm_asks_through_the_watch(algorithm: str) -> None:
    """The functions that all algorithms call are watched for all of them."""
    line = Line("result", broken)
    line.place = 0
    with pytest.raises(ProblemError, match=r"^result\(0\) raised ZeroDivisionError"):
        solve(line, algorithm, max_nodes=1000)


@pytest.mark.parametrize("algorithm", ["ida-star", "rbfs"])
def test_a_search_of_which_nothing_promises_an_end_is_warned_of_before_it_begins(algorithm: str) -> None:
    """No list of states is kept, and of a problem that is not ours nothing is known; with a budget it ends."""
    asked: list[int] = []
    circle = problem_from(0, 1, lambda state: [asked.append(state)], lambda state, action: (state + 2) % 6)
    with pytest.raises(UserWarning, match=r"This search may never end: .* Set a budget \(max_nodes\) to stop it"):
        solve(circle, algorithm)
    assert asked == []
    assert solve(circle, "astar").caveats == []
    stopped = solve(circle, algorithm, max_nodes=100)
    assert (stopped.outcome, stopped.caveats) == ("budget", [])


def test_an_unhashable_start_is_said_before_the_search() -> None:
    """A list as a start is the commonest mistake of all."""
    problem = Line()
    problem.initial = [0]
    with pytest.raises(ProblemError, match=r"cannot be hashed.*FunctionProblem also takes lists"):
        solve(problem)


class WholeNumber:
    """As numpy's int64: no int, but whole."""

    def __index__(self) -> int:
        return 1


class Truth:
    """As numpy's bool_: no bool, but true or false."""

    def __bool__(self) -> bool:
        return False


@pytest.mark.parametrize(
    "one", [1, 1.0, True, Fraction(1), Decimal(1), WholeNumber()], ids=lambda one: type(one).__name__
)
def test_numbers_of_other_kinds_are_numbers(one: Any) -> None:
    """They become plain ones, so that the record can hold them and a cost is written as an integer."""
    result = solve(Line("action_cost", one))
    assert (result.outcome, result.cost, result.path) == ("solution", 3, [0, 1, 2, 3])
    assert solve(Line("is_goal", Truth())).outcome == "solution"


def test_a_problem_of_ones_own_can_be_searched_from_both_ends() -> None:
    """`reverse` is watched as well, and so is what it returns."""
    assert solve(Line(), "bidirectional").path == [0, 1, 2, 3]
    line = Line("result", broken)
    line.place = 3
    with pytest.raises(ProblemError, match=r"^result\(3\) raised"):
        solve(line, "bidirectional")

    class Lost(Line):
        def reverse(self) -> Line:
            raise KeyError("way back")

    with pytest.raises(ProblemError, match=r"^reverse\(3\) raised KeyError: 'way back'"):
        solve(Lost(), "bidirectional")


def test_actions_without_an_end_are_asked_for_one_by_one() -> None:
    """So the budget ends the search; a finite number of them, however many, are all tried."""

    def actions(state: int) -> Any:
        return count(1)

    endless = problem_from(0, -1, actions, lambda state, action: action)
    assert solve(endless, "breadth-first", max_nodes=5000).outcome == "budget"
    many = problem_from(0, 3000, lambda state: iter(range(5000)), lambda state, action: action)
    assert solve(many, "breadth-first").cost == 1

    def broken_late(state: int) -> Any:
        yield from range(3000)
        raise KeyError("late")

    with pytest.raises(ProblemError, match=r"^actions\(0\) raised KeyError: 'late'"):
        solve(problem_from(0, -1, broken_late, lambda state, action: 0), "breadth-first")
    with pytest.raises(ProblemError, match=r"^actions\(0\) returned \[\], which cannot be hashed"):
        solve(problem_from(0, -1, lambda state: ([] for _ in count()), lambda state, action: 0), "breadth-first")


deep: Any = []
for _ in range(100_000):
    deep = [deep]


class Pair(Problem[Any, Any]):
    """A tuple whose goal is a list, by mistake."""

    def __init__(self) -> None:
        super().__init__((0, 0), [3, 3])

    def actions(self, state: Any) -> list[int]:
        return [1]

    def result(self, state: Any, action: int) -> Any:
        return (state[0] + action, 3)


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
