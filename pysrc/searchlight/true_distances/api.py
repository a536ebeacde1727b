"""The page's API for true distances (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.solver import Answer, Solver
from searchlight.true_distances.measured import Measured

__all__ = ["distances", "measure"]

_measured: Measured | None = None  # of the search that was asked for last
_file = 0  # the number of the reader's file at that time


def measure(solver: Solver, run: int, seconds: float | None = None) -> Answer:
    """Find the true distances in a run's state space, for so long; the page asks again until it is `done`.

    `{"done", "states": found so far, "large": whether there are too many, "most": actions that are tried}`
    """
    space = _of(solver, run).distances
    with solver.running():
        space.advance(seconds)
    return {"done": space.done, "states": space.states, "large": space.large, "most": space.most_actions}


def distances(solver: Solver, run: int) -> Answer:
    """`{"distances"}` of all states of a run so far, by their numbers; null where no goal can be reached.

    They must have been measured. The page's Python passes the text on without parsing it.
    """
    states: Any = solver.run(run).record.state_numbers
    return {"distances": _of(solver, run).of_states(states)}


def _of(solver: Solver, run: int) -> Measured:
    global _measured, _file
    setup = solver.run(run).setup
    if _measured is None or _file != solver.files or not _measured.concerns(setup):
        _measured, _file = Measured(setup), solver.files
    return _measured
