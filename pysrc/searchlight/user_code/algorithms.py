"""Your algorithms: generator functions of a problem that yield events.

The names of their further parameters determine their options. `like` determines how their frontier is shown; without
it, the names that they use do.
"""

from collections.abc import Callable
from inspect import isgeneratorfunction, signature
from typing import Any, Final

from searchlight.catalog import ALGORITHMS
from searchlight.entries import Functions
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import Values
from searchlight.own import MARK
from searchlight.problem import AnyProblem
from searchlight.user_code import lecture
from searchlight.user_code.entries import NOT_KNOWN, OwnAlgorithm, first_sentence
from searchlight.user_code.names import reached, used
from searchlight.user_code.retold import TELLS
from searchlight.user_code.search import WatchedCall
from searchlight.user_code.trouble import in_words, trouble

OPTIONS: Final = {
    "limit": "limit", "weight": "weight", "w": "weight", "tie": "tie", "frontier": "tie", "reopen": "reopen",
}  # fmt: skip
TRAITS: Final = (
    "key", "tie", "uses_h", "recursive", "limited", "stale_when", "visited", "visited_name", "reverses", "without_goal",
)  # fmt: skip
QUEUES: Final = {"PriorityQueue", "LifoPriorityQueue", "LowHPriorityQueue", "HighGPriorityQueue", "heappush"}
STACKS: Final = {"Stack", "pop"}


def others(function: Callable[..., Any]) -> list[str]:
    """The names of the required parameters, after the problem, that are not options."""
    _, *rest = signature(function).parameters.values()
    return [each.name for each in rest if each.default is each.empty and each.name not in OPTIONS]


def takes_a_problem(function: Callable[..., Any]) -> bool:
    first = next(iter(signature(function).parameters), "")
    return first == "problem"


def listed(function: Callable[..., Any]) -> Functions:
    """The generator functions that the search calls: those of the file in order, then the built-in ones."""
    return tuple(reached(function, isgeneratorfunction))


def entry(name: str, title: str, function: Callable[..., Any]) -> OwnAlgorithm:
    """The catalog's entry for the function."""
    names = [each for each in signature(function).parameters if each in OPTIONS]
    like = getattr(function, MARK, None)
    ours = ALGORITHMS.get(like) if like else lecture.LISTED.get(function.__name__) if _is_listing(function) else None
    traits = {each: getattr(ours, each) for each in TRAITS} if ours else _guessed(listed(function), names)
    return OwnAlgorithm(
        id=name, title=title, about=first_sentence(function), facts=NOT_KNOWN,
        start=lambda problem, values: _started(function, problem, values),
        source=lambda _: listed(function), options=tuple(dict.fromkeys(OPTIONS[each] for each in names)),
        **traits,
    )  # fmt: skip


def _started(function: Callable[..., Any], problem: AnyProblem, values: Values) -> Search:
    arguments: dict[str, Any] = {}
    teller = lecture.Teller(function.__name__) if _is_listing(function) else None
    for name in signature(function).parameters:
        if name == "frontier":
            arguments[name] = (lecture.TIES if teller else TIES)[values["tie"]]()
        elif name in OPTIONS:
            arguments[name] = values[OPTIONS[name]]
    search = function(problem, **arguments)
    if not (hasattr(search, "send") and hasattr(search, "gi_frame")):
        line = function.__code__.co_firstlineno
        raise trouble("own.returns", line=line, function=function.__name__, value=in_words(search))
    return WatchedCall(search, teller=teller)  # type: ignore[return-value]  # enough of a generator for the drive


def _is_listing(function: Callable[..., Any]) -> bool:
    return TELLS in function.__code__.co_names


def _guessed(functions: Functions, parameters: list[str]) -> dict[str, Any]:
    names = set().union(*map(used, functions))
    keyed = bool(names & QUEUES) or "frontier" in parameters
    uses_h = "h" in names
    stack = bool(names & STACKS) and "popleft" not in names and not keyed
    recursive = not keyed and not names & {"Stack", "Queue", "deque", "frontier"} and _calls_itself(functions)
    return {
        "key": ("f" if uses_h else "g") if keyed else None,
        "tie": "lifo" if stack or recursive else "fifo",
        "uses_h": uses_h,
        "recursive": recursive,
        "limited": "depth" if "ITERATION" in names or "CUTOFF" in names else None,
        "visited": "expanded",
        "reverses": "reverse" in names,
    }


def _calls_itself(functions: Functions) -> bool:
    return any(each.__name__ in used(each) for each in functions)
