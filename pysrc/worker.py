"""Seam 1: the solver behind plain data and whole columns. The only file that knows Pyodide.

The page calls these functions across the worker's border (`__export__`). Options and answers are JSON text; options are
named as on the command line, their values as a person types them. Only `advance` returns columns: in Pyodide one flat
JavaScript object with typed arrays, on CPython a dict of arrays under the same names.
"""

import json
from array import array
from itertools import count
from typing import Any

from searchlight import catalog
from searchlight.catalog import Setup
from searchlight.errors import BadInput, Caveat
from searchlight.events import END, ITERATION, Event, Outcome, Unsolved
from searchlight.listing import Listing, TracedDrive
from searchlight.problems.walk import random_start as walk
from searchlight.record import Record
from searchlight.run import Run, effective_branching, result

try:
    import js
    from pyodide.ffi import jsnull, to_js
except ImportError:  # CPython: the tests of this file
    js = None

__export__ = ["advance", "check", "close", "extend", "open_run", "random_start", "replay"]

KEPT_ROWS = 1_500_000  # when a record has more, its oldest whole iterations are dropped, as the page's table does
KEPT_RUNS = 3  # the one shown, one that is being opened, one replayed; who has not been asked longest goes first
ROW_COLUMNS = ("parent", "action", "g", "h", "priority", "depth", "iteration", "state")

runs: dict[int, "PageRun"] = {}
numbers = count(1)


class PageRun(Run):
    """A run that keeps, beside its record, the events since the last chunk and the lines on which they were yielded."""

    record: Record
    drive: TracedDrive

    def __init__(self, setup: Setup, only: int | None = None) -> None:
        self.setup = setup
        self.listing = Listing(setup.algorithm.source(setup.values))
        super().__init__(TracedDrive(setup.search(), self.listing), Record(only), setup.values["max_nodes"])
        self.kinds, self.nodes, self.lines = array("B"), array("i"), array("h")
        self.first_row = 0  # the first one that is recorded
        self.next_event = self.next_row = self.next_state = self.next_action = 0  # the first ones not sent yet

    def table(self) -> dict[str, Any]:
        """What the page's table and panels must know before the first chunk."""
        algorithm, listing = self.setup.algorithm, self.listing
        return {
            **algorithm.traits(self.setup.values),
            "states": self.setup.problem.shape,
            "label": algorithm.label,
            "summary": algorithm.summary,
            "source": {"text": listing.text, "first_line": listing.first_line, "file": listing.file},
        }

    def chunk(self) -> dict[str, Any]:
        """What has not been sent yet, in the fields of seam 1. Nothing is sent before the first node."""
        record, problem = self.record, self.setup.problem
        if record.row_count <= self.first_row:
            first_event = first_row = 0
            kinds, nodes, lines = array("B"), array("i"), array("h")
        else:
            first_event, first_row = self.next_event, self.next_row
            kinds, nodes, lines = self.kinds, self.nodes, self.lines
            self.kinds, self.nodes, self.lines = array("B"), array("i"), array("h")
            self.next_event, self.next_row = first_event + len(kinds), record.row_count
        first_state, states = self.next_state, record.states[self.next_state :]
        actions = record.actions[self.next_action :]
        self.next_state, self.next_action = len(record.states), len(record.actions)
        chunk: dict[str, Any] = {"first_event": first_event, "kind": kinds, "node": nodes, "line": lines}
        chunk["first_row"] = first_row
        for name in ROW_COLUMNS:
            chunk[name] = getattr(record, name)[max(0, first_row - record.first_row) :]
        chunk["new_actions"] = [str(action) for action in actions]
        chunk["first_state"] = first_state
        if problem.shape["kind"] == "board":
            chunk["cells"] = array("B", b"".join([bytes(problem.plain(state)) for state in states]))
        else:
            chunk["new_labels"] = [problem.plain(state) for state in states]
        chunk["outcome"] = json.dumps(self.ending()) if self.outcome else None
        chunk["expanded"], chunk["generated"] = record.expanded, record.generated
        chunk["max_frontier"] = record.max_frontier
        return chunk

    def ending(self) -> dict[str, Any]:
        """How the search ended; the path as rows."""
        path = self.path()
        return {
            **result(self, self.setup.problem.plain),
            "path": [node.row for node in path] or None,
            "budget": self.max_nodes,
            "effective_branching": effective_branching(self.record.generated, path[-1].depth) if path else None,
        }

    def extend(self, nodes: int) -> None:
        if self.outcome is Unsolved.BUDGET:
            self.next_event -= 1  # the event END was sent, and is taken back
        super().extend(nodes)

    def _consume(self, events: list[Event]) -> None:
        super()._consume(events)
        self._log(events)

    def _log(self, events: list[Event]) -> None:
        self.kinds.extend([kind for kind, _ in events])
        self.nodes.extend([node if kind == ITERATION else node.row for kind, node in events])
        self.lines.extend(self.drive.lines)
        self.drive.lines.clear()

    def _end(self, outcome: Outcome) -> None:
        super()._end(outcome)
        self.kinds.append(END)
        self.nodes.append(-1)
        self.lines.append(self.lines[-1] if self.lines else 0)


class Replay(PageRun):
    """Runs a search again for the sake of one finished iteration, which gets the numbers of rows and events it had."""

    def __init__(self, original: PageRun, index: int) -> None:
        super().__init__(original.setup, only=index)
        iterations = original.record.iterations
        self.wanted = iterations[index]
        if self.wanted.outcome is None:
            raise ValueError(f"iteration {index} has not ended")
        later = iterations[index + 1 :]
        self.end_event = later[0].first_event if later else original.record.event_count - 1
        self.first_row = self.next_row = self.wanted.first_row
        self.next_event = self.wanted.first_event
        self.max_nodes = None

    def _most(self) -> int:
        done = self.record.event_count
        border = self.wanted.first_event if done < self.wanted.first_event else self.end_event
        return min(super()._most(), border - done)

    def _log(self, events: list[Event]) -> None:
        if self.record.event_count > self.wanted.first_event:
            super()._log(events)
        else:
            self.drive.lines.clear()

    def _ended(self) -> Outcome | None:
        return self.wanted.outcome if self.record.event_count == self.end_event else None


# -- the functions of the seam -------------------------------------------------------------------------------------------


def check(options_json: str) -> str:
    """`{"ok": true, "options", "start", "goal", "warnings"}`, start and goal described; or `{"ok": false, "errors"}`."""
    return json.dumps(_answer(catalog.read(json.loads(options_json))))


def open_run(options_json: str) -> str:
    """Opens a search: the answer of `check`, and with it `run` (its number) and `table` (its traits)."""
    setup = catalog.read(json.loads(options_json))
    answer = _answer(setup)
    if isinstance(setup, Setup):
        answer |= _opened(PageRun(setup))
    return json.dumps(answer)


def replay(run: int, iteration: int) -> str:
    """Opens a run that shows one finished iteration of another: `{"ok", "run", "table"}`. It is fed by `advance`."""
    return json.dumps({"ok": True, **_opened(Replay(_run(run), iteration))})


def random_start(options_json: str, steps: int, seed: int | str) -> str:
    """`{"ok": true, "start"}`: where so many random actions lead from the goal; or `{"ok": false, "errors"}`."""
    options = json.loads(options_json)
    setup = catalog.read({**options, "start": options.get("goal")})
    if not isinstance(setup, Setup):
        return json.dumps(_answer(setup))
    return json.dumps({"ok": True, "start": catalog.as_text(setup.problem, walk(setup.problem, steps, seed))})


def extend(run: int, nodes: int) -> str:
    """Gives a search so many nodes more; one that ran out of budget goes on with the next `advance`, in END's place."""
    _run(run).extend(nodes)
    return json.dumps({"ok": True})


def advance(run: int, expansions: int | None = None, seconds: float | None = None) -> Any:
    """Searches on for so many expansions or seconds, whichever comes first, and returns what is new."""
    page_run = _run(run)
    page_run.advance(expansions, seconds)
    chunk = page_run.chunk()
    page_run.record.drop(KEPT_ROWS)
    return chunk if js is None else _as_javascript(chunk)


def close(run: int) -> str:
    """Forgets a run."""
    runs.pop(run, None)
    return json.dumps({"ok": True})


def _as_javascript(chunk: dict[str, Any]) -> Any:
    """A JavaScript object; arrays become typed arrays, by one copy each."""
    chunk["outcome"] = chunk["outcome"] or jsnull
    return to_js(chunk, dict_converter=js.Object.fromEntries)


def _opened(run: PageRun) -> dict[str, Any]:
    number = next(numbers)
    runs[number] = run
    while len(runs) > KEPT_RUNS:
        del runs[next(iter(runs))]
    return {"run": number, "table": run.table()}


def _run(number: int) -> PageRun:
    runs[number] = runs.pop(number)  # the one asked last stands last
    return runs[number]


def _answer(setup: Setup | list[BadInput]) -> dict[str, Any]:
    if isinstance(setup, list):
        return {"ok": False, "errors": [_sentence(complaint) for complaint in setup]}
    values, problem = setup.values, setup.problem
    return {
        "ok": True,
        "options": dict(values),
        "start": problem.describe(problem.initial),
        "goal": problem.describe(problem.goal) if problem.goal is not None else None,
        "warnings": [_sentence(caveat) for caveat in setup.caveats],
    }


def _sentence(said: BadInput | Caveat) -> dict[str, str]:
    return {"field": said.field, "text": said.text}
