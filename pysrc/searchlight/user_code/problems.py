"""Your problems: a subclass of Problem, an object in the file, or functions as for `problem_from`."""

from ast import literal_eval
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from functools import partial
from inspect import Parameter, signature
from types import FunctionType
from typing import Any, Final

from searchlight.entries import ProblemEntry
from searchlight.errors import BadInput, ProblemError
from searchlight.guards.function_problem import FunctionProblem
from searchlight.options import OPTIONS
from searchlight.problem import AnyProblem, Problem
from searchlight.problems.typed import Typed
from searchlight.texts import message
from searchlight.user_code.entries import OwnProblem, first_sentence
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


ENDS: Final = {"start": ("initial", "start", "initial_state"), "goal": ("goal", "goal_state")}
LOOKED_AT: Final = 500  # states that are checked for a reachable goal before a search of an own problem

Maker = Callable[..., AnyProblem]


def of_class(made: type[AnyProblem]) -> Maker:
    """A function that makes the problem with a given start or goal, passed as arguments if the class takes them."""
    parameters = signature(made).parameters

    def make(**ends: Any) -> AnyProblem:
        names = {end: next((name for name in ENDS[end] if name in parameters), None) for end in ends}
        problem = made(**{name: ends[end] for end, name in names.items() if name})
        _put(problem, {end: state for end, state in ends.items() if not names[end]})
        return problem

    return make


def of_instance(made: AnyProblem) -> Maker:
    """A function that copies the problem with a given start or goal."""

    def make(**ends: Any) -> AnyProblem:
        problem = copy(made)
        _put(problem, ends)
        return problem

    return make


def _put(problem: AnyProblem, ends: Mapping[str, Any]) -> None:
    for end, state in ends.items():
        setattr(problem, ENDS[end][0], state)


def needs_arguments(made: type) -> list[str]:
    """The names of the required arguments of the class."""
    kinds = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    each = signature(made).parameters.values()
    return [one.name for one in each if one.default is Parameter.empty and one.kind not in kinds]


def of_functions(names: Mapping[str, Any]) -> Maker:
    """A function that makes a problem from the file's `start`, `goal`, `actions`, `result`, `cost` and `is_goal`."""
    return lambda **ends: of_instance(_from_functions(names))(**ends)


def _from_functions(names: Mapping[str, Any]) -> FunctionProblem:
    start = names.get("start", names.get("initial"))
    cost = names.get("cost", names.get("action_cost"))
    problem = FunctionProblem(
        start, names.get("goal"), names["actions"], names["result"], cost=cost, is_goal=names.get("is_goal")
    )
    if isinstance(names.get("shape"), dict):
        return _with_face(problem, names["shape"])
    return problem


def _with_face(problem: FunctionProblem, shape: dict[str, Any]) -> FunctionProblem:
    problem.__class__ = type("FunctionProblem", (FunctionProblem,), {"shape": property(lambda _: shape)})
    return problem


def entry(name: str, title: str, described: Any, make: Maker) -> OwnProblem:
    """The catalog's entry for the problem, which is made once to see its start. Raises whatever that raises."""
    problem = OwnChecked(make())
    kind = type(problem.problem)
    return OwnProblem(
        id=name, title=title, about=first_sentence(described), states=problem.shape,
        start=problem.text(problem.initial),
        goal="" if problem.goal is None else problem.text(problem.goal), has_goal=problem.goal is not None,
        heuristics=("zero",), read=partial(_read, make=make), reverses=kind.reverse is not Problem.reverse,
        looked_over=0 if problem.may_change else LOOKED_AT,
    )  # fmt: skip


def _read(typed: Typed, make: Maker) -> None:
    """Make the problem with the start and goal that were typed, unless they are its own."""
    model = make()
    ends = {}
    for end in ENDS:
        sample = model.initial if end == "start" else model.goal
        if end not in typed.given or sample is None or typed.values[end] == OwnChecked(model).text(sample):
            continue
        ends[end] = typed.ask(state_of_text, end, typed.values[end], sample, model)
    if typed.complaints:
        return
    problem = OwnChecked(make(**ends), _no_estimate)
    typed.values["start"] = problem.text(problem.initial)
    typed.values["goal"] = "" if problem.goal is None else problem.text(problem.goal)
    typed.problem = problem


def _no_estimate(state: Any) -> int:
    """The heuristic `zero`; the problem's own h is a separate choice (heuristics.py)."""
    return 0


def like_ours(name: str, title: str, made: type, ours: ProblemEntry) -> OwnProblem:
    """Read options with the built-in problem's function, but make your class."""
    typed = Typed(defaults(ours), frozenset(), [])
    ours.read(typed)
    read = _reading(ours.read, type(typed.problem).__name__, made)
    known = {each: getattr(ours, each) for each in ("states", "start", "goal", "heuristics", "options", "reverses")}
    return OwnProblem(id=name, title=title, about=first_sentence(made), read=read, **known)


def defaults(entry: ProblemEntry) -> dict[str, Any]:
    """The default values of all options."""
    values = {name: option.default for name, option in OPTIONS.items()}
    return values | {"start": entry.start, "goal": entry.goal, "heuristic": entry.heuristics[0]}


def _reading(read: Callable[[Typed], None], name: str, made: type) -> Callable[[Typed], None]:
    function, keywords = (read.func, read.keywords) if isinstance(read, partial) else (read, {})
    assert isinstance(function, FunctionType)
    own = FunctionType(function.__code__, {**function.__globals__, name: made}, function.__name__)

    def reading(typed: Typed) -> None:
        own(typed, **keywords)
        if typed.problem is not None:
            typed.problem = OwnChecked(typed.problem)

    return reading


def with_heuristics(entry: ProblemEntry, first: list[str], others: list[str]) -> ProblemEntry:
    """The entry with own heuristics before and after its own."""
    return replace(entry, heuristics=tuple(dict.fromkeys((*first, *entry.heuristics, *others))))
