"""Write a search as a record while it runs, without keeping the record in memory."""

from typing import Any, Final

from searchlight.recorded.files.record_file import AT_ONCE
from searchlight.setup import Setup
from searchlight.setup_data import answer, space
from searchlight.stream.live import ChunkedRun
from searchlight.stream.writer import Writer

EXPANSIONS: Final = 1_000  # in a block, where they are counted


def head(setup: Setup) -> dict[str, Any]:
    """The head of a search's record."""
    return {
        "problem": setup.entry.id,
        "algorithm": setup.algorithm.id,
        "options": named_options(setup),
        "answer": {**answer(setup), "table": ChunkedRun(setup).table(), "space": space(setup)},
    }


def named_options(setup: Setup) -> dict[str, Any]:
    """The choices and options that have an effect on this search."""
    own = (*setup.entry.options, *setup.algorithm.options)
    names = dict.fromkeys(("problem", "algorithm", "heuristic", *own, "start", "goal", "max_nodes"))
    return {name: setup.values[name] for name in names if setup.values[name] is not None}


def stream(run: ChunkedRun, writer: Writer, expansions: int | None = None) -> None:
    """Run the search into the file: to its end, or for this many expansions, without an outcome then."""
    if expansions is None:
        while run.outcome is None:
            run.reach(run.record.event_count + AT_ONCE)
            writer.add(run.chunk())
    while run.outcome is None and (left := (expansions or 0) - run.record.expanded) > 0:
        run.advance(min(EXPANSIONS, left))
        writer.add(run.chunk())
    if run.outcome is None:
        nothing = dict.fromkeys(("path", "actions", "cost", "budget"))
        writer.end({"outcome": "budget", "seconds": run.seconds, **nothing}, exact={"outcome": None})
    else:
        writer.end(run.ending() | {"budget": run.setup.values["max_nodes"]})
