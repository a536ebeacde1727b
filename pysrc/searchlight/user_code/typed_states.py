"""Read states of own problems, typed in the form in which they are shown."""

from ast import literal_eval
from typing import Any

from searchlight.errors import BadInput, ProblemError
from searchlight.guards.function_problem import FunctionProblem
from searchlight.problem import AnyProblem
from searchlight.texts import message
from searchlight.user_code.watched import OwnChecked


def state_of_text(end: str, text: str, sample: Any, problem: AnyProblem) -> Any:
    """Read a state of the same type as the sample. Raises BadInput."""
    if hasattr(problem, "from_text"):
        return problem.from_text(text)
    frozen, kind = sample, type(sample)
    if isinstance(problem, FunctionProblem):
        sample = problem.thaw(frozen)
        kind = type(sample)
    if kind is str:
        value: Any = text
    else:
        try:
            value = literal_eval(text)
        except (ValueError, SyntaxError, MemoryError, RecursionError) as error:
            raise _unreadable(end, text, problem, frozen) from error
        value = _as_kind(value, kind)
        if not isinstance(value, kind) and {type(value), kind} != {int, float}:
            raise _unreadable(end, text, problem, frozen)
    state = problem.freeze(value) if isinstance(problem, FunctionProblem) else value
    try:
        OwnChecked(problem).describe(state)
    except ProblemError as error:
        raise _unreadable(end, text, problem, frozen) from error
    return state


def _as_kind(value: Any, kind: type) -> Any:
    if isinstance(value, kind) or not isinstance(value, tuple | list | set):
        return value
    try:
        return kind(*value) if hasattr(kind, "_fields") else kind(value)
    except (TypeError, ValueError):
        return value


def _unreadable(end: str, text: str, problem: AnyProblem, frozen: Any) -> Exception:
    return BadInput(end, message("own.unreadable_state", value=text, example=OwnChecked(problem).text(frozen)))
