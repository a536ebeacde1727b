"""A problem from outside: mistakes of its functions and of its states are reported with the function and the state."""

from collections import deque
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import count
from math import inf, nan
from typing import Any

import pytest

from searchlight import BadInput, Problem, ProblemError, errors, problem_from, solve
from searchlight.__main__ import main
from searchlight.catalog import ALGORITHMS
from searchlight.errors import shown
from searchlight.guards.problem import Checked
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.texts import message
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


def test_a_search_is_the_same_with_the_watch_and_without() -> None:
    """The same table, to the last cell."""
    puzzle = SlidingPuzzle(3, 3, bytes((1, 2, 5, 3, 4, 8, 6, 7, 0)), bytes(range(9)), heuristic="manhattan")
    plain, watched = solve(puzzle), solve(Checked(puzzle))
    assert plain.problem == watched.problem == "SlidingPuzzle"
    assert plain.record.columns() == watched.record.columns()
    assert watched.shape == {"kind": "board", "cells": 9, "rows": 3, "columns": 3}


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


def test_a_repr_that_fails_does_not_hide_the_error() -> None:
    """A state that cannot even be written is named by its class."""

    class Shy:
        def __repr__(self) -> str:
            raise ValueError

    with pytest.raises(ProblemError, match=r"^actions\(<Shy>\) raised ZeroDivisionError"):
        solve(problem_from(Shy(), Shy(), lambda state: broken(), lambda state, action: state))


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


def test_no_state_has_a_million_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """IDA* makes no node of what leads back to the parent, so where all of them do, no budget would ever be spent."""
    monkeypatch.setattr("searchlight.guards.problem.MOST_ACTIONS", 5000)
    back = problem_from(0, -1, lambda state: count() if state else [1], lambda state, action: 1 - state)
    with pytest.raises(ProblemError, match=r"^actions\(1\) returned more than 5,?000 actions for one state"):
        solve(back, "ida-star", max_nodes=100)


def test_an_algorithm_s_own_errors_are_its_own() -> None:
    """The exception and its traceback reach the algorithm's author unchanged."""

    def wrong(given: Any) -> Any:
        yield from ()
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        solve(Line(), wrong)


def test_the_command_line_says_it_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever the solver raises on purpose during a search: status 2, one line, no traceback."""

    def h(self: GraphProblem, state: str) -> float:
        raise errors.ProblemError("h", state, message("foreign.not_an_amount", value=shown(nan)))

    monkeypatch.setattr(GraphProblem, "h", h)
    assert main(["solve", "--problem", "graph", "--algorithm", "astar"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "searchlight solve: h('Arad') returned nan. It must return a finite number, 0 or greater.\n"


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
