"""Describe an exception in your code: a sentence, the line and the current state."""

import sys
from traceback import walk_tb
from types import FrameType
from typing import Any, Final

from searchlight.errors import BadInput, ProblemError, SearchlightError, shown
from searchlight.node import Node
from searchlight.problem import AnyProblem, PlainData, Problem
from searchlight.texts import Message, message
from searchlight.user_code import raised, syntax
from searchlight.user_code.module import FILE, NAME
from searchlight.user_code.trouble import FIELD, UNKNOWN, NotHere, OwnCodeError, Warned
from searchlight.user_code.watched import inner, state_of


def concerns(error: BaseException) -> bool:
    """Whether the exception is known to come from your code."""
    return isinstance(error, OURS) or bool(_frames(error))


def explained(error: BaseException, problem: AnyProblem | None = None) -> PlainData:
    """`{"field", "id", "values", "line"?, "state"?}`; `problem` describes the state, if it is known."""
    problem = problem or _problem_at_hand(error)
    field = error.field if isinstance(error, BadInput) else FIELD
    sentence, state = _sentence(error), _state(error)
    described = _described(problem, state)
    if described is not None:
        sentence = message("own.at_state", what=sentence, state=described["text"])
    elif state is not UNKNOWN:
        sentence = message("own.at_state", what=sentence, state=shown(state))
    explanation = {"field": field, **sentence.as_plain_data()}
    line = line_of(error, problem)
    explanation |= {} if line is None else {"line": line}
    return explanation | ({} if described is None else {"state": described})


# Raised by the watch on own code, or without a line in the file.
RAISED: Final = "own.in_function"
OURS: Final = (ProblemError, OwnCodeError, NotHere, SyntaxError, RecursionError, MemoryError)


def as_warning(error: BaseException, line: int | None) -> Warned:
    """The error as a warning; `line` is used if the error has none."""
    return Warned(_sentence(error), line_of(error) or line)


def line_of(error: BaseException, problem: AnyProblem | None = None) -> int | None:
    """The innermost line of your file in the traceback, or the function's first line."""
    if isinstance(error, SyntaxError):
        return syntax.line_of(error)
    if isinstance(error, OwnCodeError) and error.line is not None:
        return error.line
    causes: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and len(causes) < 10:
        causes.append(cause)
        cause = cause.__cause__
    for each in reversed(causes):
        if isinstance(each, SyntaxError) and each.filename == FILE:
            return each.lineno
        lines = [line for frame, line in walk_tb(each.__traceback__) if frame.f_code.co_filename == FILE]
        if lines:
            return lines[-1]
    return _definition(error.function, problem) if isinstance(error, ProblemError) else None


def _definition(function: str, problem: AnyProblem | None) -> int | None:
    """The first line of a function of the file, or of a method of its problem, that returned a wrong value."""
    own = vars(sys.modules.get(NAME, sys)).get(function)
    method = getattr(type(inner(problem)), function, None) if problem else None
    code = getattr(own, "__code__", None) or getattr(method, "__code__", None)
    return code.co_firstlineno if code is not None and code.co_filename == FILE else None


def _sentence(error: BaseException) -> Message:
    if isinstance(error, OwnCodeError | NotHere | BadInput):
        return error.message
    if isinstance(error, ProblemError):
        return _of_function(error)
    if isinstance(error, SearchlightError):
        return message("own.called", name=str(error))
    if isinstance(error, SyntaxError):
        return syntax.sentence(error)
    return raised.sentence(error, _frames(error))


def _of_function(error: ProblemError) -> Message:
    """What a function of a problem did: what it raised, or what it returned."""
    function, sentence = error.function, error.message
    if error.__cause__ is not None and sentence.id.startswith("foreign.raised"):
        what = _sentence(error.__cause__)
        return what if what.values.get("function") == function else message(RAISED, function=function, what=what)
    if sentence.id.startswith("own."):
        return sentence
    if sentence.id == "foreign.no_state" or sentence.values.get("value") == "None":
        return message("own.returned_none", function=function)
    if sentence.id == "foreign.not_hashable":
        return message("own.not_hashable", function=function, value=sentence.values["value"])
    return message("own.did", function=function, what=sentence)


def _frames(error: BaseException) -> list[FrameType]:
    """The frames of your file, innermost last."""
    return [frame for frame, _ in walk_tb(error.__traceback__) if frame.f_code.co_filename == FILE]


def _state(error: BaseException) -> Any:
    if isinstance(error, ProblemError):
        return state_of(error)
    if isinstance(error, OwnCodeError):
        return error.state
    for frame in reversed(_frames(error)):  # in an algorithm, the current node
        named = [frame.f_locals.get(name) for name in ("child", "node")]
        nodes = [each for each in (*frame.f_locals.values(), *reversed(named)) if isinstance(each, Node)]
        if nodes:
            return nodes[-1].state
    return UNKNOWN


def _problem_at_hand(error: BaseException) -> AnyProblem | None:
    """The problem that was being watched or searched when the error arose."""
    for frame, _ in reversed(list(walk_tb(error.__traceback__))):
        for name in ("self", "problem"):
            if isinstance(value := frame.f_locals.get(name), Problem) and hasattr(inner(value), "initial"):
                return value
    return None


def _described(problem: AnyProblem | None, state: Any) -> PlainData | None:
    if problem is None or state is UNKNOWN:
        return None
    try:
        return problem.describe(state)
    except Exception:  # `describe` itself may be broken
        return None
