"""The reader's file as the worker and the command line load it, and what the page may ask of it (the contract:
`searchlight/solver.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.own import copies, module, starting
from searchlight.own.depth import IN_A_BROWSER, Depth
from searchlight.own.failures import as_warning, concerns, explained
from searchlight.own.finding import OWN, Found
from searchlight.own.offer import offered
from searchlight.own.output import Output, Printed, heard
from searchlight.own.trouble import Warned
from searchlight.problem import AnyProblem, PlainData
from searchlight.solver import Answer, Solver

__all__ = ["sources", "templates"]

RESERVE = 16_000_000  # bytes
KINDS = ("problems", "heuristics", "algorithms")


def sources(solver: Solver, options: dict[str, Any]) -> Answer:
    """`{"parts": [{"part", "name", "text", "copy"}]}` of the algorithm, the heuristic and the problem.

    `text`: the source; `copy`: a whole file that, loaded, gives an own entry which does the same.
    """
    return {"parts": copies.parts(solver.setup(options), solver.own.text if solver.own else "")}


def templates(_: Solver) -> Answer:
    """`{"templates": [{"id", "title", "text", "options"}]}`: files to start from; the titles are ids."""
    return {"templates": starting.templates()}


class OwnCode:
    """The file that is loaded, if one is; `catalog`: what there is to choose from with it."""

    MOST_JUDGED = 10_000  # actions that are tried to judge a heuristic: own code may take long for each

    def __init__(self, *, guarded: bool) -> None:
        """`guarded`: in the worker, which your code must not leave."""
        self.guarded = guarded
        if guarded and IN_A_BROWSER:
            module.keep_python_alive()
        self.depth = Depth()
        self.reserve = bytes(RESERVE if guarded else 0)  # given up to say that there is no more memory
        self.output = Output()
        self.text = ""
        self.catalog: Catalog = BUILT_IN
        self.names: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.warnings: list[Warned] = []

    def load(self, text: str, *, kept: bool = True) -> None:
        """Takes a file in, in the place of the one before; an empty one takes that away.

        Raises whatever the file raises: then the one before is still there. `kept`: what it prints is.
        """
        self.output, self.depth = Output(), Depth()
        with heard(self.output) if kept else nullcontext(), self.depth.limited():
            if text.strip():
                found = Found(module.run(text, guarded=self.guarded), as_warning)
                self.catalog, self.warnings = offered(found), found.warnings
                self.names = {kind: list(getattr(found, kind)) for kind in KINDS}
            else:
                module.forget()
                self.catalog, self.warnings, self.names = BUILT_IN, [], {kind: [] for kind in KINDS}
        self.text = text

    def concerns(self, values: Mapping[str, Any]) -> bool:
        """Whether the problem or the heuristic is from the file."""
        return any(str(values[name]).startswith(OWN) for name in ("problem", "heuristic"))

    @contextmanager
    def running(self, now: Callable[[], int] | None = None) -> Iterator[None]:
        """Your code runs meanwhile. What it prints is kept, `now()` being the number of the event; without it, not."""
        with heard(self.output if now else Output(), now), self.depth.limited():
            yield

    def printed(self) -> Printed:
        """What was printed since the last time."""
        return self.output.take()

    def explained(self, error: BaseException, problem: AnyProblem | None = None) -> PlainData | None:
        """A failure in plain data; None if your code did not cause it.

        While a file is loaded, a failure is taken to be its doing: a class of its own may break what ours do with it.
        """
        if not self.text and not concerns(error):
            return None
        if isinstance(error, MemoryError) or isinstance(error.__cause__, MemoryError):
            self.reserve = b""
        return explained(error, problem)
