"""Run the textbook algorithm and a reordered program on a small graph, and compare them.

Only the program's expansions and outcome are recorded. Its loops are counted, so that an endless one stops after the
same number of iterations on every machine.
"""

import ast
import builtins
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import CodeType
from typing import Any, Final

from searchlight.events import EXPAND, Drive, Solution
from searchlight.problem import AnyProblem
from searchlight.reorder import lecture
from searchlight.reorder.probes import Probe
from searchlight.setup import Setup
from searchlight.texts import Message
from searchlight.tracing.watch.answers import failure

FILE: Final = "program.py"
TICK: Final = "__tick__"
MOST_EVENTS: Final = 400  # of the algorithm; longer searches reveal no more
MOST_TICKS: Final = 4_000  # loop iterations and function calls of a program


@dataclass(frozen=True)
class Behaviour:
    """`end`: solution, failure, cutoff, other (see `returned`), error, endless, or parted: stopped at a difference."""

    expanded: tuple[str, ...]
    end: str
    path: tuple[str, ...] = ()
    returned: str = ""
    error: Message | None = None

    def same(self, other: "Behaviour") -> bool:
        """Whether they expand the same states in the same order and end alike, with the same path."""
        return (self.expanded, self.end, self.path) == (other.expanded, other.end, other.path) and self.end != "other"


class _Stopped(BaseException):
    """Ends the program; not an Exception, so that the program cannot catch it."""


class Endless(_Stopped):
    """The program has made too many iterations and calls."""


class _Parted(_Stopped):
    pass


def of_algorithm(setup: Setup) -> Behaviour | None:
    """The algorithm's behaviour; None if the search is too long."""
    drive = Drive(setup.search())
    expanded = tuple(node.state for kind, node in drive.take(MOST_EVENTS) if kind == EXPAND)
    outcome = drive.outcome
    if outcome is None:
        return None
    path = tuple(node.state for node in outcome.path) if isinstance(outcome, Solution) else ()
    return Behaviour(expanded, outcome.value, path)


class Trial:
    """A program, compiled once to run on many graphs. Raises SyntaxError."""

    def __init__(self, text: str, function: str) -> None:
        self.function = function
        tree = _Counted().visit(ast.parse(text, FILE))
        self.code: CodeType = compile(ast.fix_missing_locations(tree), FILE, "exec")

    def on(self, probe: Probe, setup: Setup, expected: Sequence[str]) -> Behaviour:
        """Run the program; it is stopped when it expands an unexpected state."""
        watched = _WatchedProblem(setup.problem, expected)
        try:
            returned = self.call({"problem": watched, "limit": probe.limit})
        except _Parted:
            return Behaviour(tuple(watched.expanded), "parted")
        except (Endless, RecursionError):
            return Behaviour(tuple(watched.expanded), "endless")
        except Exception as error:
            complaint = failure(error, FILE, len(watched.expanded)).message
            return Behaviour(tuple(watched.expanded), "error", error=complaint)
        return _ended(tuple(watched.expanded), returned)

    def call(self, arguments: dict[str, Any]) -> Any:
        """The result of the program's function, which gets those of the arguments that it names."""
        namespace: dict[str, Any] = {
            "__name__": "program", TICK: _ticks(), "__builtins__": {**vars(builtins), "__import__": _imported},
        }  # fmt: skip
        exec(self.code, namespace)
        function = namespace[self.function]
        code = function.__code__
        return function(*[arguments[name] for name in code.co_varnames[: code.co_argcount]])


class _WatchedProblem:
    """The problem for the program; calling `actions` counts as an expansion of the state."""

    def __init__(self, problem: AnyProblem, expected: Sequence[str]) -> None:
        self._actions, self._expected = problem.actions, expected
        self.initial, self.is_goal, self.h = problem.initial, problem.is_goal, problem.h
        self.result, self.action_cost = problem.result, problem.action_cost
        self.expanded: list[str] = []

    def actions(self, state: str) -> Any:
        place = len(self.expanded)
        self.expanded.append(state)
        if place >= len(self._expected) or self._expected[place] != state:
            raise _Parted
        return self._actions(state)


class _Counted(ast.NodeTransformer):
    """Inserts a call of the counter at the beginning of every loop and function."""

    def _counted(self, node: Any) -> Any:
        self.generic_visit(node)
        call = ast.Call(ast.Name(TICK, ast.Load()), [], [])
        node.body.insert(0, ast.copy_location(ast.Expr(call), node.body[0]))
        return node

    visit_For = visit_While = visit_FunctionDef = _counted  # noqa: N815 - the names of ast


def _ticks() -> Callable[[], None]:
    left = MOST_TICKS

    def tick() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise Endless

    return tick


def _imported(name: str, *rest: Any) -> Any:
    return lecture if name == "lecture" else builtins.__import__(name, *rest)


def _ended(expanded: tuple[str, ...], returned: Any) -> Behaviour:
    if isinstance(returned, lecture.Solution):
        return Behaviour(expanded, "solution", tuple(returned))
    if returned in (lecture.Unsolved.FAILURE, lecture.Unsolved.CUTOFF):
        return Behaviour(expanded, str(returned))
    return Behaviour(expanded, "other", returned=repr(returned))
