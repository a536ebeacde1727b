"""`solve`: one call from a problem to a finished search."""

from contextlib import nullcontext
from typing import Any
from warnings import warn

from searchlight.api.prepared import (
    Algorithm,
    Heuristic,
    Prepared,
    of_ones_own,
    of_the_catalog,
    setup_of,
    watched_problem,
)
from searchlight.api.result import Result
from searchlight.errors import bad, checks, shown
from searchlight.events import Drive
from searchlight.guards.blame import blaming
from searchlight.guards.function_problem import FunctionProblem
from searchlight.judging import MOST_ACTIONS, Verdict, found_out
from searchlight.judging import verdict as judged
from searchlight.links import all_typed
from searchlight.problem import AnyProblem, Problem
from searchlight.problems import walk
from searchlight.record import Record
from searchlight.run import Run
from searchlight.tally import Tally


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
    Raises BadInput for what cannot be used, ProblemError for what a function of the problem did wrong. Warns, before it
    begins, of a search of which nothing promises an end.
    """
    record = checks.truth("record", record)
    typed = all_typed({**options, "max_nodes": max_nodes})
    if isinstance(problem, str):
        return _searched(of_the_catalog(problem, algorithm, heuristic, typed), record)
    if isinstance(problem, Problem):
        return _searched(of_ones_own(problem, algorithm, heuristic, typed), record)
    raise bad("problem", "library.no_problem", value=shown(problem))


def verdict(
    problem: str | AnyProblem, heuristic: Heuristic | None = None, *, max_actions: int = MOST_ACTIONS, **options: Any
) -> Verdict:
    """Whether a heuristic never overestimates, and is consistent, on this problem; with a counterexample where not.

    `problem`, `heuristic` and `options` as for `solve`. h is compared with the true costs in all states that can be
    reached from the start, where these have at most `max_actions` actions; else what is proved of it is said, or that
    it is not known. Raises BadInput and ProblemError as `solve` does.
    """
    typed = all_typed(options)
    max_actions = checks.whole_number("max_actions", max_actions, 1)
    if isinstance(problem, str) and (heuristic is None or isinstance(heuristic, str)):
        chosen = {"problem": problem} | ({"heuristic": heuristic} if heuristic else {})
        return judged(setup_of({**typed, **chosen}), max_actions)
    if isinstance(problem, str):
        prepared = of_the_catalog(problem, "astar", heuristic, typed)
    elif isinstance(problem, Problem):
        prepared = of_ones_own(problem, "astar", heuristic, typed)
    else:
        raise bad("problem", "library.no_problem", value=shown(problem))
    with blaming(prepared.problem):
        return found_out(prepared.problem, max_actions)


def make_problem(problem: str, heuristic: str | None = None, **options: Any) -> AnyProblem:
    """A problem of the catalog, to be looked at or built upon; its states are those that the algorithms see.

    Options as for `solve`. Raises BadInput.
    """
    if not isinstance(problem, str):
        raise bad("problem", "library.no_problem", value=shown(problem))
    return setup_of(all_typed({**options, "problem": problem, "heuristic": heuristic})).problem


def random_start(problem: str | AnyProblem, steps: int, seed: int | str, **options: Any) -> Any:
    """A state so many random actions away from the goal, or from the start where there are many goals.

    `problem` and `options` as for `solve`. The same seed gives the same state, on every Python. Raises BadInput.
    """
    steps, seed = checks.whole_number("steps", steps, 0), checks.seed(seed)
    if isinstance(problem, str):
        known = make_problem(problem, **options)
        return known.plain(walk.random_start(known, steps, seed))
    if not isinstance(problem, Problem):
        raise bad("problem", "library.no_problem", value=shown(problem))
    watched = watched_problem(problem)
    with blaming(watched):
        state = walk.random_start(watched, steps, seed)
    return problem.thaw(state) if isinstance(problem, FunctionProblem) else state


def _searched(prepared: Prepared, recording: bool) -> Result:
    """Runs the search to its end."""
    for caveat in prepared.caveats if prepared.may_never_end else ():
        warn(caveat, stacklevel=3)
    tally = Record() if recording else Tally()
    run = Run(Drive(prepared.search()), tally, prepared.values["max_nodes"])
    with blaming(prepared.problem) if isinstance(prepared.algorithm, str) else nullcontext():
        run.advance()
        return Result.of(
            run,
            prepared.show,
            problem=prepared.name,
            algorithm=prepared.algorithm_name,
            options=prepared.options,
            traits=prepared.traits,
            shape=dict(prepared.problem.shape),
            caveats=prepared.caveats,
            plain=prepared.problem.plain,
            game=prepared.problem if tally.row_count and isinstance(tally, Record) and tally.game else None,
        )
