"""Your search function, whose events and result are checked before they are recorded."""

from collections.abc import Callable
from types import GeneratorType
from typing import Any

from searchlight import errors
from searchlight.errors import BadInput, bad, shown
from searchlight.events import Outcome, Search
from searchlight.problem import AnyProblem
from searchlight.user_code.search import WatchedCall
from searchlight.user_code.trouble import OwnCodeError


def watched_search(algorithm: Callable[[AnyProblem], Search], name: str, problem: AnyProblem) -> Search:
    """The search, not begun. It raises BadInput for what is not an event, a call or an outcome."""
    try:
        search = algorithm(problem)
    except errors.SearchlightError:
        raise
    except Exception as error:
        raise bad(
            "algorithm", "library.algorithm_raised", name=name, error=type(error).__name__, text=shown(error)
        ) from error
    if not isinstance(search, GeneratorType):
        raise bad("algorithm", "library.no_search", name=name, value=shown(search))
    return _events(WatchedCall(search))


def _events(search: Any) -> Search:
    """The events of a search and of its calls, with complaints for the caller of `solve`."""
    stack = [search]
    received: Any = None
    while stack:
        try:
            item = stack[-1].send(received)
        except StopIteration as end:
            stack.pop()
            received = end.value
            continue
        except OwnCodeError as error:
            raise BadInput("algorithm", error.message) from error
        if isinstance(item, tuple):
            received = yield item
        else:
            stack.append(item)
            received = None
    outcome: Outcome = received
    return outcome
