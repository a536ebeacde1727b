"""The part of a search that is known so far, and requests to the solver for more."""

import asyncio
import json

from page.solver_link.open_search import Refused, Stopped

SLICE = 0.03  # seconds of search in one call of the worker: a step that has to wait for it waits no longer
LONG_SLICE = 0.1  # the same while running flat out: nobody waits, and each call costs a little
AHEAD = 64  # expansions asked for beyond those that are waited for
ALL = 2**30  # more expansions than any search here makes; below 2**31, where MicroPython would wrap


class Supply:
    """The table of one search, and its result once it rests.

    `shown()`: the time whose iteration stays in memory. `on_more()`: a chunk has arrived; `on_refusal(answer)`: the
    search itself has failed, none will. `scope`: its stage's; once it has closed, a chunk changes nothing.
    """

    def __init__(self, searches, shown, on_more, on_refusal, scope):
        self.searches, self.shown, self.scope = searches, shown, scope
        self.on_more, self.on_refusal = on_more, on_refusal
        self.search = self.table = None
        self.result = None  # the outcome in plain data while the search rests; else None
        self.refused = False  # whether the search has failed: nothing more will arrive
        self._stopped = False  # whether the latest chunk was lost, as the worker was stopped
        self._under_way = 0  # chunks requested and not here yet
        self._arrival = None  # set when the next of them arrives

    def load(self, search, table, result=None):
        """Start with another search. A chunk of the former one that is still under way will be dropped."""
        self.search, self.table, self.result = search, table, result
        self.refused = False

    @property
    def rests(self):
        """Whether no more will arrive by itself: the search is over, or out of budget."""
        return self.result is not None

    async def know(self, step):
        """Wait until position `step` is known, the search rests, or nothing more will arrive."""
        table = self.table
        while table is self.table and table.stepCount < step and not self.rests and not self.refused:
            self.ask(step - table.stepCount + AHEAD, SLICE)
            self.searches.awaited(True)
            await self._arrival.wait()  # its stage was closed: nothing will arrive
            if self._stopped:
                break

    def ask(self, expansions, seconds, at_once=1):
        """Ask for a chunk, unless `at_once` are under way or everything is known.

        With two at once the worker computes the next one while the page still draws the last one.
        """
        if self._arrival is None:
            self._arrival = asyncio.Event()
        if not self.searches.has(self.search):
            at_once = 1  # the first call opens the run in the worker
        while self._under_way < at_once and not self.rests and not self.refused:
            self._under_way += 1
            self.scope.start(self._receive(min(expansions, ALL), seconds))

    async def _receive(self, expansions, seconds):
        table = self.table
        self._stopped = False
        refusal = None
        try:
            chunk = await self.scope.wait(self.searches.advance(self.search, expansions, seconds))
            if table is self.table and not self.rests:
                table.append(chunk, self.shown())
                if table.rests:
                    self.result = json.loads(table.outcome)
        except Stopped:
            self._stopped = table is self.table
        except Refused as error:
            refusal = error.answer
        except Exception:
            self._stopped = True  # else `know` would ask for ever
            raise
        finally:
            self._under_way -= 1
            self.searches.awaited(False)
            if self._arrival:
                self._arrival.set()
            self._arrival = None
        if refusal and table is self.table:
            self.refused = True
            table.breakOff()
            self.on_refusal(refusal)
        elif not self._stopped:
            self.on_more()  # before drawing: worker and page each use their own core

    async def extend(self, nodes):
        """Give a search that ran out of budget `nodes` more."""
        search = self.search
        await self.scope.wait(self.searches.extend(search, nodes))
        if search is self.search:  # else another search is shown now
            self.result = None
