"""Problems and heuristics that are not ours, watched more closely than the library does: what the page draws of them,
and whether a state was changed in place.
"""

from collections.abc import Callable
from typing import Any, Final

from searchlight import errors
from searchlight.errors import ProblemError
from searchlight.library.checked import Checked
from searchlight.library.function_problem import FunctionProblem
from searchlight.own.trouble import UNKNOWN, trouble
from searchlight.problem import AnyProblem, PlainData, Problem

UNCHANGEABLE: Final = (int, float, str, bytes, bool, type(None), frozenset, tuple)
FACES: Final = {  # what the shape of a face must say beside its kind, by kind
    "board": ("cells", "rows", "columns"), "ring": ("cells",), "pegs": ("cells", "pegs"), "jugs": ("cells", "sizes"),
    "banks": ("cells", "people", "boat"), "cell": ("places", "rows", "columns"), "text": (),
}  # fmt: skip


class OwnChecked(Checked):
    """`called`: the name of the heuristic, where it is a function of its own."""

    def __init__(self, problem: AnyProblem, h: Callable[[Any], float] | None = None, called: str = "h") -> None:
        super().__init__(problem, h)
        self.called = called
        self.may_change = not isinstance(self.initial, UNCHANGEABLE)  # somebody's own states, in place
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
        """The page draws faces of these kinds without asking: what they need must be there."""
        if shape["kind"] not in FACES:
            return {"kind": "text"}
        if any(name not in shape for name in FACES[shape["kind"]]):
            raise errors.foreign.not_of_the_shape(self.initial, shape)
        if shape["kind"] == "board" and shape["cells"] != shape["rows"] * shape["columns"]:
            raise errors.foreign.not_of_the_shape(self.initial, shape)
        return shape

    @property
    def space(self) -> PlainData | None:
        return self.problem.space

    def plain(self, state: Any) -> Any:
        """The cells themselves, where the problem has a face of cells and says nothing else."""
        own = type(self.problem)
        says_nothing = own.plain in (Problem.plain, FunctionProblem.plain) and own.cells is Problem.cells
        if "cells" in self.shape and says_nothing:
            return list(shown_to_functions(self.problem)(state))
        return super().plain(state)

    def cells(self, state: Any) -> bytes:
        try:
            own = type(self.problem)
            cells = bytes(self.plain(state) if own.cells is Problem.cells else self.problem.cells(state))
        except Exception as error:
            raise errors.foreign.not_of_the_shape(state, self.shape) from error
        if len(cells) != self.shape["cells"]:
            raise errors.foreign.not_of_the_shape(state, self.shape)
        return cells

    def text(self, state: Any) -> str:
        if type(self.problem).text is not Problem.text:
            return self.problem.text(state)
        return super().text(state)


def shown_to_functions(problem: AnyProblem) -> Callable[[Any], Any]:
    """What a function of a state is given: the state; of problems made of functions, one as these have it."""
    return problem.thaw if isinstance(problem, FunctionProblem) else lambda state: state


def inner(problem: AnyProblem) -> AnyProblem:
    """The problem itself, without the watch."""
    return problem.problem if isinstance(problem, Checked) else problem


def state_of(error: ProblemError) -> Any:
    """The state for which a function was called; UNKNOWN where what is named is none."""
    return UNKNOWN if error.function in ("__init__", "initial", "start", "goal") else error.state
