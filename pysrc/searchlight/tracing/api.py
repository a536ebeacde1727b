"""The page's API for observed programs (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.setup_data import answer as answer_to
from searchlight.setup_data import space
from searchlight.solver import Answer, Solver
from searchlight.tracing import observed_run

__all__ = ["compare", "observe"]


def observe(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a student's program to its end, and open the record, like `worker.open_run`.

    The answer also has `observation`, the report on the program (observe/replay/report.py). `request`: fields of
    observe.watch.session.Request.
    """
    run, report = observed_run.opened(text, solver.setup(options), request)
    original = run.setup.original
    return {**answer_to(original), **solver.opened(run), "space": space(original), "observation": report}


def compare(solver: Solver, run: int, options: dict[str, Any]) -> Answer:
    """Compare an observed program with the textbook search with these options.

    `{"difference": {"step", "theirs", "book", "cause", "text", "said": message} or null,
    "perturbed": {"verdict", "said": message} or null}`; "perturbed" is a second run from another start.
    """
    setup, observed = solver.setup(options), solver.run(run)
    assert isinstance(observed, observed_run.ObservedRun)
    with solver.running():
        return dict(observed_run.compared(observed, setup))
