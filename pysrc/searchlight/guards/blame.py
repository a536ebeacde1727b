"""Errors raised by states themselves while a search keeps them in sets and tables.

Watching every `==` and every `hash` would take longer than the search. So the traceback of an error tells the cause:
the state's function that raised it or, if a hash or an equality has changed, the current node.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb
from types import FrameType
from typing import Any

from searchlight import errors
from searchlight.errors import ProblemError, SearchlightError, with_its_kind
from searchlight.guards.problem import Checked
from searchlight.guards.values import ENDS
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.texts import message


@contextmanager
def blaming(problem: AnyProblem) -> Iterator[None]:
    """Raise ProblemError for an exception that a state raises, except for problems of the catalog."""
    try:
        yield
    except (SearchlightError, MemoryError):
        raise
    except ENDS as error:
        if not isinstance(problem, Checked):
            raise
        raise _blamed(error, problem) from error


def _blamed(error: BaseException, problem: AnyProblem) -> ProblemError:
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    theirs = [frame for frame in frames if not str(frame.f_globals.get("__name__")).startswith("searchlight.")]
    if theirs:
        called = theirs[0].f_code
        arguments = called.co_varnames[: called.co_argcount]
        state = theirs[0].f_locals.get(arguments[0]) if arguments else problem.initial
        return errors.raised(called.co_name, state, error)
    state = error.args[0] if isinstance(error, KeyError) else _in_hand(frames, problem.initial)
    return ProblemError("__eq__ and __hash__", state, message("foreign.unsteady", error=with_its_kind(error)))


def _in_hand(frames: list[FrameType], otherwise: Any) -> Any:
    """The state of the algorithm's current node; a child is preferred to its parent."""
    for frame in reversed(frames):
        for name in ("child", "node"):
            if isinstance(node := frame.f_locals.get(name), Node):
                return node.state
    return otherwise
