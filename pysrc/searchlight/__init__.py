"""Searchlight's solver: state-space search, recorded node by node.

A *problem* says what states and actions are (`problem.py`, `problems/`); an *algorithm* is a generator that reads like
the book and yields an event for everything that happens to a node (`algorithms/`, `events.py`); a *record* keeps these
events as columns (`record.py`); a *run* ties the three together (`run.py`). `catalog` lists what there is.

As a library (docs/reference/library.md): `from searchlight import solve, Problem, problem_from`. These names are
looked up when they are first used, so that the command line and the page do not load what they do not need.
"""

from searchlight import import_path  # noqa: F401 - before anything is imported that a file could stand in for

# isort: split
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from searchlight.api.adapters import from_aima, from_networkx
    from searchlight.api.calls import make_problem, random_start, solve, verdict
    from searchlight.api.result import Result
    from searchlight.errors import BadInput, ProblemError, SearchlightError
    from searchlight.experiment.experiment import Experiment
    from searchlight.experiment.widest_gap import differ_most
    from searchlight.guards.function_problem import FunctionProblem, problem_from
    from searchlight.judging import Verdict
    from searchlight.links import page_link
    from searchlight.problem import Problem

__all__ = [
    "BadInput", "Experiment", "FunctionProblem", "Problem", "ProblemError", "Result", "SearchlightError", "Verdict",
    "differ_most", "from_aima", "from_networkx",
    "make_problem", "page_link", "problem_from", "random_start", "solve", "verdict",
]  # fmt: skip

_HOMES = {
    "BadInput": "errors", "Problem": "problem", "ProblemError": "errors", "SearchlightError": "errors",
    "Verdict": "judging", "Experiment": "experiment.experiment", "differ_most": "experiment.widest_gap",
    "FunctionProblem": "guards.function_problem", "problem_from": "guards.function_problem",
    "from_aima": "api.adapters", "from_networkx": "api.adapters",
    "Result": "api.result", "make_problem": "api.calls", "random_start": "api.calls",
    "solve": "api.calls", "verdict": "api.calls", "page_link": "links",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
