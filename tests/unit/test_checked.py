"""A problem that is not ours: what its functions do wrong is said with the function and the state."""

from decimal import Decimal
from fractions import Fraction
from math import inf, nan
from typing import Any

import pytest

from searchlight import Problem, ProblemError, errors, problem_from, solve
from searchlight.__main__ import main
from searchlight.catalog import ALGORITHMS
from searchlight.checked import Checked
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle


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


def broken_on_the_way() -> Any:
    yield 1
    raise KeyError("lost")


NO_AMOUNT = [-1, -0.5, nan, inf, -inf, "3", None, [1], 10**400, 1j, Decimal("NaN")]
CASES = [
    *((function, value, "accepted: a number, not negative and finite.") for function in ("h", "action_cost")
      for value in NO_AMOUNT),
    *((function, broken, "raised ZeroDivisionError: division by zero.")
      for function in ("actions", "result", "action_cost", "is_goal", "h")),
    ("actions", None, "returned None; accepted: a list or another iterable of actions."),
    ("actions", 7, "returned 7; accepted: a list or another iterable of actions."),
    ("actions", broken_on_the_way, "raised KeyError: 'lost'."),
    ("actions", [[1]], "which cannot be hashed"),
    ("result", [1, 2], "gave [1, 2], which cannot be hashed"),
    ("is_goal", None, "returned None; accepted: True or False."),
]  # fmt: skip


@pytest.mark.parametrize(("function", "instead", "said"), CASES, ids=lambda value: str(value)[:20])
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
        assert isinstance(error.__cause__, ZeroDivisionError | KeyError)


@pytest.mark.parametrize("algorithm", [entry.id for entry in ALGORITHMS.values() if not entry.reverses])
def test_every_algorithm_asks_through_the_watch(algorithm: str) -> None:
    """The functions that all algorithms call are watched for all of them."""
    line = Line("result", broken)
    line.place = 0
    with pytest.raises(ProblemError, match=r"^result\(0\) raised ZeroDivisionError"):
        solve(line, algorithm)


def test_an_unhashable_start_is_said_before_the_search() -> None:
    """A list as a start is the commonest mistake of all."""
    problem = Line()
    problem.initial = [0]
    with pytest.raises(ProblemError, match=r"cannot be hashed.*FunctionProblem takes lists"):
        solve(problem)


class WholeNumber:
    """As numpy's int64: no int, but whole."""

    def __index__(self) -> int:
        return 1


class Truth:
    """As numpy's bool_: no bool, but true or false."""

    def __bool__(self) -> bool:
        return False


@pytest.mark.parametrize("one", [1, 1.0, True, Fraction(1), Decimal(1), WholeNumber()], ids=repr)
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
    assert watched.shape == {"kind": "board", "rows": 3, "columns": 3}


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


def test_the_command_line_says_it_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever the solver raises on purpose during a search: status 2, one line, no traceback."""

    def h(self: GraphProblem, state: str) -> float:
        raise errors.foreign.not_an_amount("h", state, nan)

    monkeypatch.setattr(GraphProblem, "h", h)
    assert main(["solve", "--problem", "graph", "--algorithm", "astar"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "searchlight solve: h('Arad') returned nan; accepted: a number, not negative and finite.\n"
