"""The page's API for observed programs (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.observe import observed_run
from searchlight.setup_data import answer as answer_to
from searchlight.setup_data import space
from searchlight.solver import Answer, Solver

__all__ = ["compare", "observe"]


def observe(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a student's program to its end, and open the record, like `worker.open_run`.

    With `observation`: what is told of the program (observe/replay/report.py). `request`: what else was chosen, by
    the names of observe.watch.session.Request.
    """
    run, report = observed_run.opened(text, solver.setup(options), request)
    given = run.setup.given
    return {**answer_to(given), **solver.opened(run), "space": space(given), "observation": report}


def compare(solver: Solver, run: int, options: dict[str, Any]) -> Answer:
    """An observed program beside the textbook search with these options.

    `{"difference": {"step", "theirs", "book", "cause", "text", "said": message} or null,
    "perturbed": {"verdict", "said": message} or null}`: the second from another start, which nobody has asked for.
    """
    setup, observed = solver.setup(options), solver.run(run)
    assert isinstance(observed, observed_run.ObservedRun)
    with solver.running():
        return dict(observed_run.compared(observed, setup))
