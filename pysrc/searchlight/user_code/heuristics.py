"""Your heuristics: functions of a state, of a state and the problem or goal, or of the problem alone."""

from collections.abc import Callable
from inspect import signature
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.user_code.entries import OwnHeuristic, first_sentence
from searchlight.user_code.trouble import in_words, trouble
from searchlight.user_code.watched import OwnChecked, inner, shown_to_functions

KNOWN: Final = ("problem", "goal", "rows", "columns")  # further parameters that a heuristic can have, by name


def parameters(function: Callable[..., Any]) -> tuple[list[str], list[str]]:
    """The required parameters: (the names that stand for a state, those of KNOWN)."""
    names = [each.name for each in signature(function).parameters.values() if each.default is each.empty]
    return [name for name in names if name not in KNOWN], [name for name in names if name in KNOWN]


def fits(function: Callable[..., Any]) -> bool:
    """Whether the parameters are those of a heuristic: at most one state, and names of KNOWN."""
    states, known = parameters(function)
    return len(states) == 1 or (not states and bool(known))


def entry(name: str, title: str, function: Callable[..., Any]) -> OwnHeuristic:
    """The catalog's entry for the function."""

    def applied(problem: AnyProblem) -> AnyProblem:
        return OwnChecked(inner(problem), _estimate(function, inner(problem)), title)

    return OwnHeuristic(id=name, title=title, about=first_sentence(function), applied=applied)


def entry_of_method(name: str, title: str, made: Any) -> OwnHeuristic:
    """The catalog's entry for the problem's own `h`."""

    def applied(problem: AnyProblem) -> AnyProblem:
        return OwnChecked(inner(problem))

    return OwnHeuristic(id=name, title=title, about=first_sentence(made), applied=applied)


def _estimate(function: Callable[..., Any], problem: AnyProblem) -> Callable[[Any], Any]:
    states, known = parameters(function)
    show = shown_to_functions(problem)
    arguments = {name: _argument(problem, name, show, function) for name in known}
    if states:
        [state_name] = states
        if arguments:
            return lambda state: function(**{state_name: show(state)}, **arguments)
        return lambda state: function(show(state))
    made = function(**arguments)
    if not callable(made):
        raise trouble(
            "own.makes_no_heuristic",
            line=function.__code__.co_firstlineno,
            function=function.__name__,
            value=in_words(made),
            parameters=list(arguments),
        )
    return lambda state: made(show(state))


def _argument(problem: AnyProblem, name: str, show: Callable[[Any], Any], function: Callable[..., Any]) -> Any:
    if name == "problem":
        return problem
    if name == "goal":
        return None if problem.goal is None else show(problem.goal)
    if name not in problem.shape:
        line = function.__code__.co_firstlineno
        raise trouble("own.no_rows", line=line, function=function.__name__, name=name)
    return problem.shape[name]
