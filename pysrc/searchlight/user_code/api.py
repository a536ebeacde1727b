"""Load the user's file for the worker and the command line, and the page's API for it (the contract:
`searchlight/solver.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.problem import AnyProblem, PlainData
from searchlight.solver import Answer, Solver
from searchlight.user_code import copies, module, starting
from searchlight.user_code.depth import IN_A_BROWSER, Depth
from searchlight.user_code.failures import as_warning, concerns, explained
from searchlight.user_code.finding import OWN, FileEntries
from searchlight.user_code.output import Output, Printed, heard
from searchlight.user_code.problems import with_heuristics
from searchlight.user_code.trouble import Warned
from searchlight.user_code.untouched import Untouched


def offered(entries: FileEntries) -> Catalog:
    """The catalog with the file's entries. Its heuristics are offered for every problem, last for the built-in ones."""
    everywhere = [name for name in entries.heuristics if name not in entries.methods.values()]
    problems: dict[str, Any] = {
        name: with_heuristics(entry, [], everywhere) for name, entry in BUILT_IN.problems.items()
    }
    for name, entry in entries.problems.items():
        first = [entries.methods[name]] if name in entries.methods else []
        problems[name] = with_heuristics(entry, [*first, *everywhere], [])
    return replace(
        BUILT_IN,
        problems=problems,
        algorithms={**BUILT_IN.algorithms, **entries.algorithms},
        heuristics={**BUILT_IN.heuristics, **entries.heuristics},
    )


__all__ = ["sources", "templates"]

RESERVE = 16_000_000  # bytes
KINDS = ("problems", "heuristics", "algorithms")


def sources(solver: Solver, options: dict[str, Any]) -> Answer:
    """`{"parts": [{"part", "name", "text", "copy"}]}` of the algorithm, the heuristic and the problem.

    `text`: the source; `copy`: a complete file that defines an entry with the same behaviour.
    """
    return {"parts": copies.parts(solver.setup(options), solver.own.text if solver.own else "")}


def templates(_: Solver) -> Answer:
    """`{"templates": [{"id", "title", "text", "options"}]}`: files to start from; titles are ids of messages."""
    return {"templates": starting.templates()}


class OwnCode:
    """The loaded file, if any; `catalog`: the built-in entries with the file's own."""

    MOST_JUDGED = 10_000  # actions tried to judge a heuristic, because own code may be slow

    def __init__(self, *, guarded: bool) -> None:
        """`guarded`: the code runs in the worker and must not get out of it."""
        self.guarded = guarded
        if guarded and IN_A_BROWSER:
            module.keep_python_alive()
        self.depth = Depth()
        self.reserve = bytes(RESERVE if guarded else 0)  # released to report that memory has run out
        self.output = Output()
        self.text = ""
        self.catalog: Catalog = BUILT_IN
        self.names: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.warnings: list[Warned] = []
        self._untouched = Untouched()
        self.replaced = self._untouched.replaced  # the names of this library's functions that the file has replaced

    def load(self, text: str, *, keep_output: bool = True) -> None:
        """Load a file in place of the previous one; an empty text removes that.

        Raises whatever the file raises, and keeps the previous file then. `keep_output`: record what it prints.
        """
        self.output, self.depth = Output(), Depth()
        self._untouched.restore()
        self._untouched.take()
        with heard(self.output) if keep_output else nullcontext(), self.depth.limited():
            if text.strip():
                entries = FileEntries(module.run(text, guarded=self.guarded), as_warning)
                self.catalog, self.warnings = offered(entries), entries.warnings
                self.names = {kind: list(getattr(entries, kind)) for kind in KINDS}
            else:
                module.forget()
                self.catalog, self.warnings, self.names = BUILT_IN, [], {kind: [] for kind in KINDS}
        self.text = text

    def concerns(self, values: Mapping[str, Any]) -> bool:
        """Whether the problem or the heuristic comes from the file."""
        return any(str(values[name]).startswith(OWN) for name in ("problem", "heuristic"))

    @contextmanager
    def running(self, now: Callable[[], int] | None = None) -> Iterator[None]:
        """Run your code within; with `now`, record its output with the event number that `now()` returns."""
        with heard(self.output if now else Output(), now), self.depth.limited():
            yield

    def printed(self) -> Printed:
        """The output since the last call."""
        return self.output.take()

    def explained(self, error: BaseException, problem: AnyProblem | None = None) -> PlainData | None:
        """A failure in plain data; None if your code did not cause it.

        While a file is loaded, every failure counts as caused by it: its classes may break the library's own code.
        """
        if not self.text and not concerns(error):
            return None
        if isinstance(error, MemoryError) or isinstance(error.__cause__, MemoryError):
            self.reserve = b""
        return explained(error, problem)
