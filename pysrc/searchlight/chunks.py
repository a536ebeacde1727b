"""A run as the page takes it: in chunks, each with what is new since the last one, in whole columns."""

import json
from array import array
from time import perf_counter
from typing import Any

from searchlight.events import EXPAND, Event, Outcome, Unsolved
from searchlight.listing import Listing, TracedDrive
from searchlight.node import Node
from searchlight.record import BIRTH_COLUMNS, Record
from searchlight.run import Run, collector_paused, effective_branching
from searchlight.setup import Setup

ANCHOR_SPACING = 500  # levels


class ChunkedRun(Run):
    """A recorded run, which also knows for each event the line of the algorithm on which it was yielded.

    A chain of nodes, each held by its child alone, is freed by a recursion as deep as the chain. In WebAssembly that
    ends at some 5,000 levels, and Pyodide with it. So expanded nodes every so many levels down are held as anchors, and
    `release` frees them from the deepest up.
    """

    record: Record
    drive: TracedDrive

    def __init__(self, setup: Setup, only: int | None = None) -> None:
        self.setup = setup
        self.listing = Listing(setup.algorithm.source(setup.values))
        super().__init__(TracedDrive(setup.search(), self.listing), Record(only), setup.values["max_nodes"])
        self.first_row = 0  # the first one that is recorded
        self.next_event = self.next_row = self.next_state = self.next_action = 0  # the first ones not sent yet
        self.next_iteration = only or 0
        self.lines = array("h")  # of the events not sent yet
        self.last_line = 0
        self.anchors: list[Node] = []  # in the order in which they were made: a parent before its children

    def table(self) -> dict[str, Any]:
        """What the page's table and panels must know before the first chunk."""
        source = {"text": self.listing.text, "first_line": self.listing.first_line, "file": self.listing.file}
        return {**self.setup.algorithm.traits(self.setup.values), "states": self.setup.problem.shape, "source": source}

    def chunk(self) -> dict[str, Any]:
        """What has not been sent yet. The first event comes together with the first node."""
        record = self.record
        begun = record.row_count > self.first_row
        chunk: dict[str, Any] = {
            "first_event": self.next_event if begun else 0,
            "kind": record.kind[self.next_event - record.first_event :] if begun else array("B"),
            "node": record.node[self.next_event - record.first_event :] if begun else array("i"),
            "line": self.lines if begun else array("h"),
            "limits": self._new_limits() if begun else array("d"),
            "first_row": self.next_row if begun else 0,
        }
        for name in BIRTH_COLUMNS:
            chunk[name] = getattr(record, name)[self.next_row - record.first_row :]
        chunk["new_actions"] = [str(action) for action in record.actions[self.next_action :]]
        chunk["first_state"] = self.next_state
        chunk |= self._new_states(record.states[self.next_state :])
        chunk["outcome"] = json.dumps(self.ending()) if self.outcome else None
        chunk |= {"expanded": record.expanded, "generated": record.generated, "max_frontier": record.max_frontier}
        self.next_state, self.next_action = len(record.states), len(record.actions)
        if begun:
            self.next_event, self.next_row, self.lines = record.event_count, record.row_count, array("h")
            self.next_iteration = len(record.iterations)
        return chunk

    def catch_up(self, events: int, seconds: float | None = None) -> bool:
        """Searches on until there are so many events, which count as sent; whether there are. Stops after `seconds`.

        The same search gives the same events: what another run has sent, from a recording or before it was stopped, is
        continued by this one.
        """
        started = perf_counter()
        with collector_paused():
            while self.outcome is None and self.record.event_count < events:
                self._consume(self.drive.take(min(self._most(), events - self.record.event_count)))
                ended = self._ended()
                if ended is not None:
                    self._end(ended)
                elif seconds is not None and perf_counter() - started >= seconds:
                    break
        self.chunk()
        return self.record.event_count >= events

    def ending(self) -> dict[str, Any]:
        """How the search ended; its path as rows."""
        path = self.path()
        return {
            **self.result(self.setup.problem.plain),
            "path": [node.row for node in path] or None,
            "budget": self.max_nodes,
            "effective_branching": effective_branching(self.record.generated, len(path) - 1) if path else None,
        }

    def release(self) -> None:
        """Frees the nodes. The run cannot be used any more."""
        self.outcome = None
        del self.drive
        while self.anchors:
            self.anchors.pop()

    def extend(self, nodes: int) -> None:
        if self.outcome is Unsolved.BUDGET:
            self.next_event -= 1  # the event END, which was sent, is taken back
        super().extend(nodes)

    def _new_limits(self) -> "array[float]":
        """The limits of the iterations whose events ITERATION come with this chunk."""
        begun = self.record.iterations[self.next_iteration :]
        return array("d", [each.limit for each in begun if each.limit is not None])

    def _new_states(self, states: list[Any]) -> dict[str, Any]:
        plain = self.setup.problem.plain
        if self.setup.problem.shape["kind"] in ("board", "ring"):
            return {"cells": array("B", b"".join([bytes(plain(state)) for state in states]))}
        return {"new_labels": [plain(state) for state in states]}

    def _consume(self, events: list[Event]) -> None:
        super()._consume(events)
        if self.record.kind:
            self.lines.fromlist(self.drive.lines)
            self.last_line = self.drive.lines[-1] if events else self.last_line
        self.drive.lines.clear()
        self.anchors += [node for kind, node in events if kind == EXPAND and node.depth % ANCHOR_SPACING == 0]

    def _end(self, outcome: Outcome) -> None:
        super()._end(outcome)
        self.lines.append(self.last_line)


class Replay(ChunkedRun):
    """Runs a search again for the sake of one finished iteration, which gets the numbers of rows and events it had."""

    def __init__(self, original: ChunkedRun, index: int) -> None:
        super().__init__(original.setup, only=index)
        iterations = original.record.iterations
        self.wanted = iterations[index]
        if self.wanted.outcome is None:
            raise ValueError(f"iteration {index} has not ended")
        self.first_row = self.next_row = self.wanted.first_row
        self.next_event = self.wanted.first_event
        later = iterations[index + 1 :]
        self.end_event = later[0].first_event if later else None  # None: the search ends with this iteration
        self.max_nodes = None if later else original.max_nodes

    def _most(self) -> int:
        done = self.record.event_count
        border = self.wanted.first_event if done < self.wanted.first_event else self.end_event
        return super()._most() if border is None else min(super()._most(), border - done)

    def _ended(self) -> Outcome | None:
        if self.end_event is None:
            return super()._ended()
        return Unsolved.CUTOFF if self.record.event_count == self.end_event else None
