"""A search as a file, as far as it is shown: what the page saves. The same search gives the same events once more."""

from collections.abc import Callable, Mapping
from typing import Final

from searchlight import errors
from searchlight.events import Drive
from searchlight.library.files import csv_file, json_file, posthoc
from searchlight.library.finished import Finished
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup

MOST: Final = 1_000_000  # nodes in a file that a browser writes; the command line has no limit
WRITERS: Final[Mapping[str, Callable[[Finished], str]]] = {
    "json": json_file.to_json,
    "csv": csv_file.to_csv,
    "posthoc": posthoc.to_posthoc,
}


def written(setup: Setup, kind: str, expansions: int | None) -> str:
    """The text of a file of this kind (WRITERS). `expansions`: as far as it is shown; None: to the end.

    Raises BadInput where it would be too long for a browser.
    """
    record = Record()
    run = Run(Drive(setup.search()), record, MOST + 1)
    run.advance(expansions)
    if record.generated > MOST:
        raise errors.library.too_long_for_a_browser(MOST)
    return WRITERS[kind](written_as(setup, run))


def written_as(setup: Setup, run: Run) -> Finished:
    """A recorded run, as far as it is, as files keep it."""
    ended = run.result(setup.problem.plain) if run.outcome else None
    return Finished(
        tally=run.record,
        outcome=ended["outcome"] if ended else None,
        path=ended["path"] if ended else None,
        rows=[node.row for node in run.path()] or None,
        actions=ended["actions"] if ended else None,
        cost=ended["cost"] if ended else None,
        seconds=run.seconds,
        problem=setup.entry.id,
        algorithm=setup.algorithm.id,
        options={name: setup.values[name] for name in named_options(setup) if setup.values[name] is not None},
        traits=setup.algorithm.traits(setup.values),
        shape=dict(setup.problem.shape),
        show=setup.problem.plain,
        plain=setup.problem.plain,
    )


def named_options(setup: Setup) -> list[str]:
    """The choices and options that have an effect on this search."""
    own = (*setup.entry.options, *setup.algorithm.options)
    return list(dict.fromkeys(("problem", "algorithm", "heuristic", *own, "start", "goal", "max_nodes")))
