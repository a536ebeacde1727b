"""What is known of the search so far, and how more of it is had from the solver."""

import asyncio
import json

from solver import Stopped

SLICE = 0.03  # seconds of search in one call of the worker: a step that has to wait for it waits no longer
LONG_SLICE = 0.1  # the same while running flat out: nobody waits, and each call costs a little
AHEAD = 64  # expansions asked for beyond those that are waited for
ALL = 2**30  # more expansions than any search here makes; below 2**31, where MicroPython would wrap


class Supply:
    """The table of one run, and its result once it is over. `on_more()` is called when a chunk has come."""

    def __init__(self, solver, on_more):
        self.solver, self.on_more = solver, on_more
        self.run = self.table = None
        self.result = None  # the outcome in plain data, once the search is over
        self._stopped = False  # whether the latest chunk did not come, as the worker was stopped
        self._under_way = 0  # chunks asked for and not here yet
        self._arrival = None  # set when the next of them arrives

    def load(self, run, table, result=None):
        """Goes over to another run. A chunk of the former one that is still under way will be dropped."""
        self.run, self.table, self.result = run, table, result

    async def know(self, step):
        """Waits until position `step` is known, or the search is over."""
        while self.table.stepCount < step and not self.table.finished:
            self.ask(step - self.table.stepCount + AHEAD, SLICE)
            self.solver.awaited(True)
            await self._arrival.wait()
            if self._stopped:
                break

    def ask(self, expansions, seconds, at_once=1):
        """Asks for a chunk, unless so many are under way or nothing is left to be known.

        With two at once the worker goes on to the next one while the page still draws what the last one brought.
        """
        if self._arrival is None:
            self._arrival = asyncio.Event()
        if not self.solver.has(self.run):
            at_once = 1  # the first call opens the run in the worker
        while self._under_way < at_once and not self.table.finished:
            self._under_way += 1
            asyncio.create_task(self._receive(min(expansions, ALL), seconds))

    async def _receive(self, expansions, seconds):
        table = self.table
        self._stopped = False
        try:
            chunk = await self.solver.advance(self.run, expansions, seconds)
            if table is self.table and not table.finished:
                table.append(chunk)
                if table.finished:
                    self.result = json.loads(table.outcome)
        except Stopped:
            self._stopped = True
        finally:
            self._under_way -= 1
            self.solver.awaited(False)
            if self._arrival:
                self._arrival.set()
            self._arrival = None
        if not self._stopped:
            self.on_more()  # before anything is drawn: worker and page each use their own core

    async def extend(self, nodes):
        """Gives a search that ran out of budget `nodes` more."""
        await self.solver.extend(self.run, nodes)
        self.table.reopen()
        self.result = None
