"""Your problems and heuristics, checked more strictly than the library checks them."""

from collections.abc import Callable
from typing import Any, Final

from searchlight import errors
from searchlight.errors import ProblemError, shown
from searchlight.guards.function_problem import FunctionProblem
from searchlight.guards.problem import Checked
from searchlight.guards.values import ENDS
from searchlight.problem import AnyProblem, PlainData, Problem
from searchlight.texts import message
from searchlight.user_code.trouble import UNKNOWN, trouble

UNCHANGEABLE: Final = (int, float, str, bytes, bool, type(None), frozenset, tuple)
FACES: Final = {  # further fields that a face's shape must have, by kind
    "board": ("cells", "rows", "columns"), "ring": ("cells",), "pegs": ("cells", "pegs"), "jugs": ("cells", "sizes"),
    "banks": ("cells", "people", "boat"), "cell": ("places", "rows", "columns"), "text": (),
}  # fmt: skip
SPACES: Final = {  # fields that a state space's picture must have, by kind
    "map": {"nodes", "edges", "directed", "start", "goal"}, "grid": {"columns", "rows", "costs", "start", "goal"},
}  # fmt: skip
LARGEST: Final = 10_000  # of the numbers of a face


class OwnChecked(Checked):
    """A checked problem; `called`: the name of the heuristic, if it is a separate function."""

    def __init__(self, problem: AnyProblem, h: Callable[[Any], float] | None = None, called: str = "h") -> None:
        super().__init__(problem, h)
        self.called = called
        self.may_change = not isinstance(self.initial, UNCHANGEABLE)  # states that own code could change in place
        self._shape: PlainData | None = None

    def h(self, state: Any) -> float:
        try:
            return super().h(state)
        except ProblemError as error:
            if self.called == "h":
                raise
            raise ProblemError(self.called, state, error.message) from error.__cause__

    def result(self, state: Any, action: Any) -> Any:
        if not self.may_change:
            return super().result(state, action)
        before = hash(state), self.text(state)
        next_state = super().result(state, action)
        if (hash(state), self.text(state)) != before:
            raise ProblemError("result", state, trouble("own.changed_in_place", before=before[1]).message)
        return next_state

    def reverse(self) -> "OwnChecked":
        return OwnChecked(super().reverse().problem)

    @property
    def shape(self) -> PlainData:
        if self._shape is None:
            self._shape = self._sound(super().shape)
        return self._shape

    def _sound(self, shape: PlainData) -> PlainData:
        """Check the shape, because the page draws these faces without checks of its own."""
        if shape["kind"] not in FACES:
            return {"kind": "text"}
        needed = {name: shape.get(name) for name in FACES[shape["kind"]]}
        numbers = needed.pop("sizes", [1])
        numbers = [*numbers, *needed.values()] if isinstance(numbers, list | tuple) else [None]
        if not all(type(number) is int and 0 < number <= LARGEST for number in numbers):
            raise ProblemError("shape", self.initial, message("own.no_face", shape=shown(shape)))
        if shape["kind"] == "board" and shape["cells"] != shape["rows"] * shape["columns"]:
            raise ProblemError("shape", self.initial, message("own.no_face", shape=shown(shape)))
        return {**shape, **({"sizes": list(shape["sizes"])} if "sizes" in shape else {})}

    @property
    def space(self) -> PlainData | None:
        try:
            space = self.problem.space
        except ENDS as error:
            raise errors.raised("space", self.initial, error) from error
        if space is not None and (space.get("kind") not in SPACES or not SPACES[space["kind"]] <= space.keys()):
            raise ProblemError("space", self.initial, message("own.no_space", space=shown(space)))
        return space

    def plain(self, state: Any) -> Any:
        """The cells if the problem has a face of cells and no `plain` of its own, else a text."""
        own = type(self.problem)
        says_nothing = own.plain in (Problem.plain, FunctionProblem.plain) and own.cells is Problem.cells
        if "cells" in self.shape and says_nothing:
            return list(self.cells(state))
        plain = super().plain(state)
        return plain if isinstance(plain, str | list) else str(plain)

    def cells(self, state: Any) -> bytes:
        own = type(self.problem)
        try:
            if own.cells is not Problem.cells:
                shown = self.problem.cells(state)
            elif own.plain in (Problem.plain, FunctionProblem.plain):
                shown = shown_to_functions(self.problem)(state)
            else:
                shown = self.problem.plain(state)
            cells = bytes(list(shown))  # `list`, because `bytes(n)` would make n zeros
        except ENDS as error:
            raise self._without_cells(state) from error
        if len(cells) != self.shape["cells"]:
            raise self._without_cells(state)
        return cells

    def _without_cells(self, state: Any) -> ProblemError:
        return ProblemError("cells", state, message("own.no_cells", count=self.shape["cells"]))

    def text(self, state: Any) -> str:
        if type(self.problem).text is not Problem.text:
            return str(self.problem.text(state))
        return super().text(state)


def shown_to_functions(problem: AnyProblem) -> Callable[[Any], Any]:
    """Convert a state for a function of a state: problems made of functions have their own form."""
    return problem.thaw if isinstance(problem, FunctionProblem) else lambda state: state


def inner(problem: AnyProblem) -> AnyProblem:
    """The problem without the watch."""
    return getattr(problem, "problem", problem) if isinstance(problem, Checked) else problem


def state_of(error: ProblemError) -> Any:
    """The state for which a function was called; UNKNOWN if the error does not name one."""
    return UNKNOWN if error.function in ("__init__", "initial", "start", "goal") else error.state
