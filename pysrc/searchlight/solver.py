"""The worker's state as an API sees it: the open searches, your code, and the catalog.

An API is the module `searchlight/NAME/api.py` of a bundle, which the worker fetches at the first call. Its
`__all__` names the functions that the page may call, through `worker.ask`. Such a function takes the Solver and, by
name, the values of the request, which are JSON data. It returns plain data, to which the worker adds `"ok": true`, or a
list of all mistakes. It raises BadInput, Faults and Lost, and any exception of your code.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import Any

from searchlight import catalog as catalogs
from searchlight.errors import BadInput
from searchlight.setup import Setup, read
from searchlight.stream.live import ChunkedRun

# Two that are shown, two that are being opened, two replayed; the one that was not asked for longest goes first. The
# page closes those that it needs no more: this is for what it forgot.
KEPT_RUNS = 6

Answer = dict[str, Any] | list[BadInput]


class Lost(LookupError):  # noqa: N818 - it is an answer
    """The run was dropped, or belonged to another worker."""


class Faults(Exception):  # noqa: N818 - it is an answer
    """Everything that is wrong with the options of a search."""

    def __init__(self, faults: list[BadInput]) -> None:
        super().__init__(faults)
        self.faults = faults


class Solver:
    """The state of the worker."""

    def __init__(self) -> None:
        self.runs: dict[int, ChunkedRun] = {}
        self.own: Any = None  # searchlight.user_code.api.OwnCode, once a file has been loaded
        self.files = 0  # the number of loaded files, because the next one may define another problem of the same name
        self.fetch: Callable[[str], None] = lambda bundle: None  # what brings a bundle, where it is not there yet
        self._numbers = count(1)

    @property
    def catalog(self) -> catalogs.Catalog:
        """The current catalog."""
        offered: catalogs.Catalog = self.own.catalog if self.own else catalogs.BUILT_IN
        return offered

    def running(self, run: ChunkedRun | None = None) -> AbstractContextManager[None]:
        """Run the reader's code within; its output is recorded for a run, and dropped otherwise."""
        own = self.own
        running: AbstractContextManager[None] = own.running(run and (lambda: run.now)) if own else nullcontext()
        return running

    def setup(self, options: Mapping[str, Any], **instead: Any) -> Setup:
        """The search that the options mean; checking them runs the reader's code. Raises Faults."""
        entry = self.catalog.problems.get(str(options.get("problem")))
        if entry and entry.bundle:
            self.fetch(entry.bundle)
        with self.running():
            answer = read({**options, **instead}, self.catalog)
        if isinstance(answer, list):
            raise Faults(answer)
        return answer

    def opened(self, run: ChunkedRun) -> dict[str, Any]:
        """Keep a new run: `{"run": its number, "table": its traits}`."""
        number = next(self._numbers)
        self.runs[number] = run
        while len(self.runs) > KEPT_RUNS:
            self.runs.pop(next(iter(self.runs))).release()
        return {"run": number, "table": run.table()}

    def run(self, number: int) -> ChunkedRun:
        """An open run. Raises Lost."""
        if number not in self.runs:
            raise Lost
        self.runs[number] = self.runs.pop(number)  # the most recently used run is last
        return self.runs[number]
