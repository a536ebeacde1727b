"""`solve`: one call from a problem to a finished search."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.checked import Checked
from searchlight.entries import AlgorithmEntry
from searchlight.errors import NotReversible
from searchlight.events import Drive, Search
from searchlight.finished import Finished
from searchlight.function_problem import FunctionProblem
from searchlight.links import as_typed
from searchlight.options import OPTIONS
from searchlight.problem import AnyProblem, Problem
from searchlight.record import Record
from searchlight.result import Result
from searchlight.run import Run
from searchlight.setup import read
from searchlight.tally import Tally

Algorithm: TypeAlias = str | Callable[[AnyProblem], Search]
Heuristic: TypeAlias = str | Callable[[Any], float]

OURS = "searchlight.problems."


def solve(
    problem: str | AnyProblem,
    algorithm: Algorithm = "astar",
    *,
    heuristic: Heuristic | None = None,
    max_nodes: int | None = None,
    record: bool = True,
    **options: Any,
) -> Result:
    """Searches until the search is over, or has generated `max_nodes` nodes; without a budget, as long as it takes.

    `problem`: an id of the catalog, with `start`, `goal` and so on among the options as on the command line (a list of
    numbers will do for a board, a dict for a graph); or a Problem of your own, whose functions are then checked.
    `algorithm`: an id of the catalog, or a function that makes a search of a problem: a generator of events.
    `heuristic`: an id of the catalog, or a function of a state, which takes the place of the problem's own h.
    `record` False: only counts and the path are kept, which takes less time and almost no room.
    Raises BadInput for what cannot be used, ProblemError for what a function of the problem did wrong.
    """
    given = {name: as_typed(value) for name, value in {**options, "max_nodes": max_nodes}.items() if value is not None}
    if isinstance(problem, str):
        finished = _of_the_catalog(problem, algorithm, heuristic, given, record)
    elif isinstance(problem, Problem):
        finished = _of_ones_own(problem, algorithm, heuristic, given, record)
    else:
        raise errors.no_problem(problem)
    return Result(**vars(finished))


def make_problem(problem: str, heuristic: str | None = None, **options: Any) -> AnyProblem:
    """A problem of the catalog, to be looked at or changed; its states are those that the algorithms see.

    Options as for `solve`. Raises BadInput.
    """
    given = {name: as_typed(value) for name, value in options.items() if value is not None}
    setup = read({**given, "problem": problem, "heuristic": heuristic})
    if isinstance(setup, list):
        raise setup[0]
    return setup.problem


def _of_the_catalog(
    name: str, algorithm: Algorithm, heuristic: Heuristic | None, given: dict[str, Any], recording: bool
) -> Finished:
    chosen = {"problem": name} | ({"algorithm": algorithm} if isinstance(algorithm, str) else {})
    chosen |= {"heuristic": heuristic} if isinstance(heuristic, str) else {}
    setup = read(given | chosen)
    if isinstance(setup, list):
        raise setup[0]
    entry = setup.algorithm if isinstance(algorithm, str) else None
    problem = setup.problem
    if callable(heuristic):
        estimate: Callable[[Any], float] = heuristic
        problem = Checked(problem, lambda state: estimate(setup.problem.plain(state)))
    finished = _searched(problem, algorithm, entry, setup.values, recording)
    _show(finished, problem.plain)
    if entry and not callable(heuristic):
        asked = (
            "problem",
            "algorithm",
            "heuristic",
            *PROBLEMS[name].options,
            *entry.options,
            "start",
            "goal",
            "max_nodes",
        )
        finished.options = {key: setup.values[key] for key in dict.fromkeys(asked) if setup.values[key] is not None}
    finished.problem = name
    return finished


def _of_ones_own(
    problem: AnyProblem, algorithm: Algorithm, heuristic: Heuristic | None, given: dict[str, Any], recording: bool
) -> Finished:
    if isinstance(algorithm, str) and algorithm not in ALGORITHMS:
        raise errors.not_one_of("algorithm", algorithm, ALGORITHMS)
    entry = ALGORITHMS[algorithm] if isinstance(algorithm, str) else None
    accepted = (*dict.fromkeys(name for each in ALGORITHMS.values() for name in each.options), "max_nodes")
    values: dict[str, Any] = {name: option.default for name, option in OPTIONS.items()}
    for name, value in given.items():
        if name not in accepted:
            raise (
                errors.not_an_option_here(name, accepted) if name in OPTIONS else errors.unknown_option(name, accepted)
            )
        values[name] = OPTIONS[name].read(value)
    if values["tie"] == "state":
        _check_order(problem.initial)
    if isinstance(heuristic, str) and heuristic != "zero":
        raise errors.only_zero(heuristic)
    show = problem.thaw if isinstance(problem, FunctionProblem) else _itself
    if heuristic is not None:
        estimate: Callable[[Any], float] = _zero if isinstance(heuristic, str) else heuristic
        problem = Checked(problem, lambda state: estimate(show(state)))
    elif not isinstance(problem, Checked) and not type(problem).__module__.startswith(OURS):
        problem = Checked(problem)
    if entry and entry.reverses:
        try:
            problem.reverse()
        except NotReversible as error:
            raise errors.not_reversible(entry.label, str(error)) from error
    finished = _searched(problem, algorithm, entry, values, recording)
    _show(finished, show)
    return finished


def _show(finished: Finished, show: Callable[[Any], Any]) -> None:
    """Lets the person see states as `show` gives them."""
    finished.show = show
    if finished.path is not None:
        finished.path = [show(state) for state in finished.path]


def _searched(
    problem: AnyProblem, algorithm: Algorithm, entry: AlgorithmEntry | None, values: Mapping[str, Any], recording: bool
) -> Finished:
    """Runs the search to its end. States in the path are those of the problem."""
    search = entry.start(problem, values) if entry is not None else algorithm(problem)  # type: ignore[operator]
    tally = Record() if recording else Tally()
    run = Run(Drive(search), tally, values["max_nodes"])
    run.advance()
    ended = run.result(_itself)
    return Finished(
        tally=tally,
        outcome=ended["outcome"],
        path=ended["path"],
        rows=[node.row for node in run.path()] or None,
        actions=ended["actions"],
        cost=ended["cost"],
        seconds=ended["seconds"],
        algorithm=entry.id if entry else getattr(algorithm, "__name__", "algorithm"),
        traits=entry.traits(values) if entry else {"key": "f", "tie": values["tie"]},
        problem=problem.name if isinstance(problem, Checked) else type(problem).__name__,
        shape=dict(problem.shape),
        plain=problem.plain,
    )


def _check_order(state: Any) -> None:
    try:
        state < state  # noqa: B015 - whether it can be asked
    except TypeError as error:
        raise errors.incomparable_states() from error


def _zero(state: Any) -> float:
    return 0


def _itself(state: Any) -> Any:
    return state
